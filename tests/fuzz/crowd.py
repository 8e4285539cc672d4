"""A table and a crowd around it: people who sit, watch, leave, come back and say anything at all.

What they do is drawn by hypothesis as a list of small commands, so that a failure shrinks to the few that
matter. After each of them the table must be sound.
"""

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.engine.legal import asked_seats
from lastcard.match.match import check_players
from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.model.errors import LastcardError
from lastcard.model.moves import Give, Move
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Goodbye,
    MixEntropy,
    SealEntropy,
    SeatBot,
    Snapshot,
    Submit,
    Unseat,
    Update,
    decoder,
    encode,
)
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.authority import RefusedCommand
from lastcard.table.config import TableConfig
from lastcard.table.entries import Stamped
from lastcard.table.state import TableState, evolve, opened, question_to
from lastcard.table.store.base import TableRow
from lastcard.table.store.memory import MemoryStore
from lastcard.views import View, advance, prompt_for, view_of
from tests.editions import ALL_EDITIONS, edition_of, sheet_of
from tests.fuzz.texts import SMALL, messages
from tests.protocol.strategies import values
from tests.table.seated import TABLE, HandClock

MOST_ENTRIES = 30_000
"""More than any one thing leads to; beyond it a table talks to itself for ever."""

# --- what happens ------------------------------------------------------------------------------------------


class Say(NamedTuple):
    """One of the connections says something."""

    who: int
    message: ClientMessage


class Answer(NamedTuple):
    """Whoever is asked answers, or somebody uses a right; `choice` picks one of what is offered."""

    choice: int
    right: bool
    late: bool
    """The answer quotes another question."""


class Wait(NamedTuple):
    """Time passes, and everything happens when it is due."""

    seconds: float


class Stall(NamedTuple):
    """Time passes without anybody looking at the clock."""

    seconds: float


class Come(NamedTuple):
    """A connection: to a seat, or to watch; perhaps from a number heard before."""

    player: int | None
    behind: int | None


class Go(NamedTuple):
    """A connection ends."""

    who: int


class Sit(NamedTuple):
    """Somebody asks for a seat."""

    name: str


class Restart(NamedTuple):
    """The process ends, and another one goes on from the log."""


Command = Say | Answer | Wait | Stall | Come | Go | Sit | Restart

MESSAGES = (
    messages()
    | st.builds(Submit, SMALL, values(Move))
    | st.builds(SeatBot, SMALL, st.sampled_from(["normal", "random", "nobody"]))
    | st.builds(Unseat, SMALL)
    | st.builds(
        SealEntropy,
        st.integers(0, 2),
        st.integers(0, 3),
        st.text("0123456789abcdefF", min_size=63, max_size=65),
    )
    | st.builds(MixEntropy, st.text("0123456789abcdefF", min_size=63, max_size=65))
    | st.just(Begin())
)
ANSWERS = st.builds(Answer, st.integers(0, 50), right=st.just(value=False), late=st.just(value=False))
RARELY: st.SearchStrategy[Command] = st.one_of(
    st.builds(Go, SMALL),
    st.builds(Sit, st.sampled_from(["Eve", "Dan", "ann", "no name!", ""])),
    st.builds(Restart),
    st.builds(Stall, st.sampled_from([0.1, 1.5, 15.0, 31.0, 2000.0])),
)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Say, SMALL, MESSAGES),
    ANSWERS,
    st.builds(Answer, st.integers(0, 50), st.booleans(), st.booleans()),
    ANSWERS,
    st.builds(Wait, st.sampled_from([0.1, 0.8, 1.5, 3.0, 8.0, 31.0, 90.0])),
    st.builds(Come, st.none() | st.integers(0, 3), st.none() | st.integers(0, 40)),
    st.builds(Say, SMALL, MESSAGES),
    RARELY.map(lambda command: command),  # one choice among the others, not four
)


@st.composite
def configs(draw: st.DrawFn) -> TableConfig:
    """Terms of a table that anybody could open."""
    edition = draw(st.sampled_from(ALL_EDITIONS))
    seats = draw(st.integers(2, 4))
    mode = draw(st.sampled_from([mode for mode in Mode if fits(edition.key, mode, seats)]))
    house = draw(st.sampled_from([{}, {"jump_in": True}, {"seven_zero": True, "stacking": "higher"}]))
    timer = draw(st.sampled_from([0, 15]))
    return TableConfig(
        edition=edition.key,
        sheet=sheet_of(edition.key),
        seats=seats,
        mode=mode,
        rules=house,  # type: ignore[arg-type]  # mypy cannot tell one choice from another
        timer=timer,  # type: ignore[arg-type]  # checked by the table
    )


def fits(edition: str, mode: Mode, seats: int) -> bool:
    try:
        check_players(edition_of(edition), mode, seats)
    except LastcardError:
        return False
    return True


# --- the table and the crowd -------------------------------------------------------------------------------


class BoundedStore(MemoryStore):
    """A store that notices when a table talks to itself for ever."""

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        await super().append(row, entries)
        assert len(self._logs[TABLE]) < MOST_ENTRIES, "a table does not talk to itself for ever"


class Listener:
    """A connection that folds what it hears, and checks that it joins up."""

    def __init__(self, connection: Connection, seq: int | None) -> None:
        self.connection = connection
        self.seq = seq
        self.view: View | None = None
        self.gone = False

    async def listen(self, actor: TableActor) -> None:
        """Read everything, as the socket does: when messages were dropped a snapshot comes."""
        while not self.connection.outbox.empty:
            message = await self.connection.outbox.get()
            if message is None:
                actor.brief(self.connection)
            elif isinstance(message, Goodbye):
                self.gone = True
            elif isinstance(message, Snapshot):
                self.seq, self.view = message.seq, message.view
            elif isinstance(message, Update):
                assert self.seq == message.after, "updates join up"
                self.seq = message.seq
                for event in message.events:
                    self.view = self.view and advance(self.view, event)


class Crowd:
    """Everybody at one table."""

    def __init__(self, actor: TableActor, ports: Ports, clock: HandClock) -> None:
        self.actor, self.ports, self.clock = actor, ports, clock
        self.listeners: list[Listener] = []
        self._tickets = 0

    @classmethod
    async def gather(cls, config: TableConfig) -> "Crowd":
        """A new table with two people and a spectator."""
        clock = HandClock()
        ports = Ports(BoundedStore(), clock)
        crowd = cls(await TableActor.open(TABLE, config, ports), ports, clock)
        crowd.actor._rng = Random(1)
        for name in ("Ann", "Bob"):
            await crowd.do(Sit(name))
        for player in (0, 1, None):
            await crowd.do(Come(player, None))
        return crowd

    async def do(self, command: Command) -> None:
        """Let one thing happen, and everybody listen."""
        match command:
            case Say(who=who, message=message):
                await self._say(who, message)
            case Answer():
                await self._answer(command)
            case Wait(seconds=seconds):
                await self._wait(seconds)
            case Stall(seconds=seconds):
                self.clock.time += seconds
            case Come(player=player, behind=behind):
                await self._come(player, behind)
            case Go(who=who) if self.listeners:
                gone = self.listeners.pop(who % len(self.listeners))
                await self.actor.detach(gone.connection)
            case Sit(name=name):
                await self._sit(name)
            case Restart():
                await self._restart()
        due = await self.actor.tick()
        await self.check()
        assert due is None or due > self.clock.time, "what is due has been done"
        if self.actor.table.status == "playing" and self.somebody_is_waited_for():
            assert due is not None, "no seat is stuck"

    async def _wait(self, seconds: float) -> None:
        until = self.clock.time + seconds
        while (due := await self.actor.tick()) is not None and due <= until:
            self.clock.time = due
            await self.check()
        self.clock.time = until

    async def _say(self, who: int, message: ClientMessage) -> None:
        """The message goes over the wire; a dismissed connection may still have one on the way."""
        if self.listeners:
            listener = self.listeners[who % len(self.listeners)]
            await self.actor.receive(listener.connection, decoder.decode(encode(message)))

    async def _answer(self, answer: Answer) -> None:
        table = self.actor.table
        if table.match is None or table.match.over:
            return
        for at, player in enumerate(table.match.seating):
            prompt = prompt_for(table.match.round, at)  # type: ignore[arg-type]
            offered = () if prompt is None else (prompt.rights if answer.right else prompt.moves)
            if prompt and prompt.gift and not answer.right:
                offered = (Give(None, ()),)
            if offered:
                move = offered[answer.choice % len(offered)]
                message = Submit(question_to(table, player) + answer.late, move)
                await self.actor.receive(self._voice(player), decoder.decode(encode(message)))
                return

    def _voice(self, player: Player) -> Connection:
        """A connection of the player's, or one that has just ended."""
        own = (listener.connection for listener in self.listeners if listener.connection.player == player)
        return next(own, Connection(player))

    async def _come(self, player: int | None, behind: int | None) -> None:
        """Only who has a ticket connects to a seat; others watch."""
        seats = self.actor.table.seats
        seated = player is not None and player < len(seats) and seats[player].kind == "person"
        seq = None if behind is None else self.actor.table.seq - behind
        seat = Player(player) if seated and player is not None else None
        self.listeners.append(Listener(await self.actor.attach(seat, seq), seq))

    async def _sit(self, name: str) -> None:
        self._tickets += 1
        with suppress(RefusedCommand):
            await self.actor.sit(name, f"hash of ticket {self._tickets}")

    async def _restart(self) -> None:
        actor = await TableActor.load(TABLE, self.ports)
        assert actor is not None
        self.actor, self.listeners = actor, []
        self.actor._rng = Random(1)

    # --- what must be true

    async def check(self) -> None:
        """Everybody hears all that happens, in order."""
        for listener in self.listeners:
            await listener.listen(self.actor)
            if not listener.gone:
                assert listener.seq == self.actor.table.seq, "everybody is up to date"
        self.listeners = [listener for listener in self.listeners if not listener.gone]

    def somebody_is_waited_for(self) -> bool:
        """Whether something has to happen by itself: a bot or a clock has the word, or the next round."""
        table = self.actor.table
        if table.match is None or table.match.over:
            return True
        asked = [table.match.seating[seat] for seat in asked_seats(table.match.round.decision)]
        return bool(table.config.timer) or any(table.seats[player].automatic for player in asked)

    async def check_log(self) -> None:
        """The log alone leads to the same table, and everybody's folded view is the true one."""
        log = await self.ports.store.read(TABLE)
        assert [stamped.seq for stamped in log] == list(range(1, len(log) + 1))
        state = opened(TABLE, log[0])
        for stamped in log[1:]:
            state, _ = evolve(state, stamped)
        assert timeless(state) == timeless(self.actor.table)
        match = self.actor.table.match
        for listener in self.listeners:
            if match is not None and listener.view is not None:
                player = listener.connection.player
                assert listener.view == view_of(
                    match.round, None if player is None else match.seat_of(player)
                )


def timeless(table: TableState) -> TableState:
    """The table without the two times that are credited after a restart."""
    return replace(table, asked_at=0.0, landed_at=0.0)
