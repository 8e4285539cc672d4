"""An evening at one table, told as people would: who sits down, who says what, how time goes by."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from itertools import count
from random import Random
from typing import Any, ParamSpec

from msgspec.structs import replace

from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.model.moves import Move
from lastcard.model.state import RoundState
from lastcard.notation import parse_position, validate
from lastcard.protocol import Begin, ClientMessage, MixEntropy, ServerMessage, Submit, TableInfo
from lastcard.table.actor import Ports, TableActor
from lastcard.table.briefing import table_info
from lastcard.table.config import TableConfig
from lastcard.table.entries import Entry, Said, Stamped
from lastcard.table.fairness import Seed
from lastcard.table.state import question_to
from lastcard.table.store.base import TableRow
from lastcard.table.store.memory import MemoryStore
from lastcard.views import Prompt, prompt_for, view_of
from tests.editions import sheet_of
from tests.table.seated import TABLE, Client, HandClock, sealed

P = ParamSpec("P")

PACE_S = 3600.0
"""Nothing at a table takes longer to happen by itself."""


def told(story: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is told as one async story."""

    @wraps(story)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(story(*args, **kwargs))

    return test


class Seeds:
    """Seeds in a row that is the same every time."""

    def __init__(self, name: object = 2) -> None:
        self._name = name
        self._numbers = count()

    def __call__(self) -> Seed:
        text = f"{self._name} {next(self._numbers)}"
        return Seed(*(hashlib.sha256(f"{part} {text}".encode()).hexdigest() for part in ("seed", "salt")))


class SlowStore(MemoryStore):
    """Writes at once, but takes its time to say so."""

    def __init__(self) -> None:
        super().__init__()
        self.written = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        await super().append(row, entries)
        self.written.set()
        await self.answers.wait()


def terms(
    edition: str = "classic",
    seats: int = 3,
    *,
    mode: Mode = Mode.FIRST_TO,
    rules: dict[str, str | int | bool] | None = None,
    timer: int = 0,
    window_ms: int = 1500,
    grace_s: int = 30,
) -> TableConfig:
    """What is played."""
    return TableConfig(
        edition=edition,
        sheet=sheet_of(edition),
        seats=seats,
        mode=mode,
        rules=rules or {},
        timer=timer,  # type: ignore[arg-type]  # checked by the table
        window_ms=window_ms,
        grace_s=grace_s,
    )


class Evening:
    """One table, its clock, and everybody who is connected to it."""

    def __init__(self, actor: TableActor, ports: Ports, clock: HandClock, store: MemoryStore) -> None:
        self.actor, self.ports, self.clock, self.store = actor, ports, clock, store
        self.guests: dict[str, Client] = {}
        actor._rng = Random(0)  # bots shall do the same in every run

    @classmethod
    async def of(
        cls, config: TableConfig | None = None, *, table: str = TABLE, seeds: object = 2
    ) -> "Evening":
        """A new table, still empty."""
        clock, store = HandClock(), MemoryStore()
        ports = Ports(store, clock, Seeds(seeds))
        return cls(await TableActor.open(table, config or terms(), ports), ports, clock, store)

    @classmethod
    async def with_people(cls, *names: str, config: TableConfig | None = None) -> "Evening":
        """A new table at which these people sit, in this order, all of them connected."""
        evening = await cls.of(config)
        for name in names:
            await evening.sits_down(name)
        return evening

    @classmethod
    async def begun(cls, *names: str, config: TableConfig | None = None) -> "Evening":
        """The same, and the first has begun the match; bots have the other seats."""
        evening = await cls.with_people(*names, config=config)
        await evening.says(names[0], Begin())
        return evening

    async def again(self) -> "Evening":
        """The same table in another process: from its log, with nobody connected."""
        actor = await TableActor.load(self.actor.table.id, self.ports)
        assert actor is not None
        return Evening(actor, self.ports, self.clock, self.store)

    # --- who is there

    def player(self, name: str) -> Player:
        """The number of whoever has this name."""
        return next(Player(at) for at, seat in enumerate(self.actor.table.seats) if seat.name == name)

    async def sits_down(self, name: str) -> Client:
        """Takes a seat, and connects."""
        await self.actor.sit(name, f"hash of {name}'s ticket")
        return await self.connects(name)

    async def connects(self, name: str, seq: int | None = None) -> Client:
        """Comes, or comes back."""
        client = Client(self.actor, await self.actor.attach(self.player(name), seq))
        self.guests[name] = client
        await self.all_listen()
        return client

    async def watches(self, name: str = "a spectator") -> Client:
        """Somebody without a seat."""
        self.guests[name] = await Client.join(self.actor, None)
        return self.guests[name]

    async def is_cut_off(self, name: str) -> None:
        """The connection breaks."""
        await self.actor.detach(self.guests.pop(name).connection)

    # --- what is said, and what comes of it

    async def says(self, name: str, *messages: ClientMessage) -> list[ServerMessage]:
        """Says something; what this person then hears."""
        await self.all_listen()
        speaker = self.guests[name]
        known = len(speaker.heard)
        for message in messages:
            await self.actor.receive(speaker.connection, message)
        await self.goes_by(0)
        return speaker.heard[known:]

    async def seals(self, name: str, luck: str) -> list[ServerMessage]:
        """Binds themselves to luck of their own for the next round."""
        return await self.says(name, sealed(self.actor.table, self.player(name), luck))

    async def begins(self, host: str, **luck: str) -> None:
        """Everybody named adds their luck, and the host begins the match."""
        for name, digits in luck.items():
            await self.seals(name, digits)
        await self.says(host, Begin())
        for name, digits in luck.items():
            await self.says(name, MixEntropy(digits))

    async def moves(self, name: str, *moves: Move) -> list[ServerMessage]:
        """Makes moves, quoting the open question."""
        question = question_to(self.actor.table, self.guests[name].connection.player)
        return await self.says(name, *(Submit(question, move) for move in moves))

    async def goes_by(self, seconds: float) -> None:
        """Time goes by, and whatever is due on the way happens when it is due."""
        until = self.clock.time + seconds
        while (due := await self._tick()) is not None and due <= until:
            self.clock.time = max(self.clock.time, due)
        self.clock.time = until

    async def _tick(self) -> float | None:
        due = await self.actor.tick()
        await self.all_listen()
        return due

    async def comes_to(self, what: Callable[[], bool], most: int = 10_000) -> None:
        """Time goes by until something is so."""
        for _ in range(most):
            if what():
                return
            due = await self._tick()
            if what():
                return
            assert due is not None, "nothing will happen any more"
            assert due <= self.clock.time + PACE_S, "nothing will happen for a long time"
            self.clock.time = max(self.clock.time, due)
        message = "it does not come to that"
        raise AssertionError(message)

    async def all_listen(self) -> None:
        """Everybody takes in what was said; a slow reader is not among them."""
        for guest in self.guests.values():
            await guest.listen()

    # --- how things stand

    @property
    def match(self) -> Match:
        assert self.actor.table.match is not None
        return self.actor.table.match

    @property
    def round(self) -> RoundState:
        return self.match.round

    @property
    def status(self) -> str:
        return self.actor.table.status

    @property
    def info(self) -> TableInfo:
        """The table around the cards, as everybody sees it."""
        return table_info(self.actor.table)

    @property
    def host(self) -> str | None:
        """The name of the host."""
        host = self.actor.table.host
        return None if host is None else self.actor.table.seats[host].name

    @property
    def log(self) -> list[Stamped]:
        return self.store._logs[self.actor.table.id]

    @property
    def entries(self) -> list[Entry]:
        return [stamped.entry for stamped in self.log]

    def said_by(self, name: str) -> list[tuple[float, Move]]:
        """All moves of whoever has this name now, with their times."""
        return [
            (stamped.at, stamped.entry.what)
            for stamped in self.log
            if isinstance(stamped.entry, Said)
            and stamped.entry.player == self.player(name)
            and isinstance(stamped.entry.what, Move)
        ]

    def prompt(self, name: str) -> Prompt | None:
        seat = self.match.seat_of(self.player(name))
        return None if seat is None else prompt_for(self.round, seat)

    def prompts(self, name: str) -> tuple[Move, ...]:
        """All answers that are offered."""
        prompt = self.prompt(name)
        return () if prompt is None else prompt.moves

    def asked(self, name: str) -> bool:
        """Whether the open question is this person's."""
        prompt = self.prompt(name)
        return prompt is not None and prompt.question is not None

    def answer(self, name: str) -> Move:
        """Some answer to the open question."""
        return self.prompts(name)[0]

    def everybody_sees_the_truth(self) -> bool:
        """Whether all views, folded from what was heard, are those of the state."""
        return all(
            guest.view == view_of(self.round, self._seat(guest)) and guest.seq == self.actor.table.seq
            for guest in self.guests.values()
        )

    def _seat(self, guest: Client) -> Any:  # noqa: ANN401 - a seat, or None for who watches
        player = guest.connection.player
        return None if player is None else self.match.seat_of(player)

    # --- positions

    async def lies(self, turn: str, discard: str, draw: str = "", **hands: str) -> None:
        """These cards lie on the table, and it is somebody's turn: as if it had been played so far."""
        names = [self.actor.table.seats[player].name for player in self.match.seating]
        position = {"turn": turn, "discard": discard, "draw": draw, "rest": "deck", "hands": hands}
        state = validate(
            parse_position(position, self.match.sheet), self.match.sheet, names, self.round.dealer
        )
        table = self.actor.table
        self.actor.table = replace(
            table, match=replace(self.match, round=state), asked_at=self.clock.time, landed_at=0.0
        )
        for guest in self.guests.values():
            self.actor.brief(guest.connection)
        await self.all_listen()
