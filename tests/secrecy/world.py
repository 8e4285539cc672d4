"""One table, the connections that are listened to, and voices for everybody else."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.model.events import Event
from lastcard.model.moves import Draw
from lastcard.model.state import RoundState
from lastcard.protocol import ClientMessage, Resync, Submit, encode
from lastcard.server.logs import JsonFormatter
from lastcard.table import briefing, pacing
from lastcard.table.actor import TableActor
from lastcard.table.audience import Connection
from lastcard.table.entries import Stamped
from lastcard.table.state import SeatState, TableState
from lastcard.table.store.memory import MemoryStore

Heard = list[tuple[str, bytes]]
"""Texts, each with where it was heard."""
Act = Callable[["World"], Awaitable[None]]


class Lines(logging.Handler):
    """Log lines as the server writes them; only the machine's own time is left out."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self._lines: list[tuple[str, bytes]] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self._lines.append((record.name, self.format(record).encode()))

    def told_by(self, *names: str) -> Heard:
        """What was logged, by anybody or by these."""
        return [("log", line) for name, line in self._lines if not names or name.startswith(names)]


@contextmanager
def captured_logs() -> Iterator[Lines]:
    """All that anybody logs, down to the last detail."""
    root, handler = logging.getLogger(), Lines()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


class World:
    """A table of one world, as the viewer and a spectator come to know it."""

    def __init__(self, actor: TableActor, store: MemoryStore, viewer: Player | None) -> None:
        self.actor, self.store, self.viewer = actor, store, viewer
        self.voices = {Player(at): Connection(Player(at)) for at in range(len(actor.table.seats))}
        """Connections of the others, to which nobody listens."""
        self.connections: dict[str, Connection] = {}
        self.due: list[float | None] = []
        """When the table said that something would happen next."""

    @property
    def log(self) -> list[Stamped]:
        return self.store._logs[self.actor.table.id]

    @property
    def round(self) -> RoundState:
        assert self.actor.table.match is not None
        return self.actor.table.match.round

    def story(self) -> Sequence[Event]:
        """What a bot that plays for the viewer would be told of the round."""
        match = self.actor.table.match
        seat = match.seat_of(self.viewer) if match and self.viewer is not None else None
        return () if seat is None else self.actor._minds.stories.of(seat)

    async def connect(self, seq: int | None = None) -> None:
        """The viewer connects, or comes back with the number last heard; a spectator stays all the time."""
        if old := self.connections.pop("viewer", None):
            await self.actor.detach(old)
        self.connections["viewer"] = await self.actor.attach(self.viewer, seq)
        if "spectator" not in self.connections:
            self.connections["spectator"] = await self.actor.attach(None)

    async def say(self, player: Player | None, message: ClientMessage) -> None:
        """Somebody says something; the viewer and the spectator where the answer is heard."""
        if player == self.viewer:
            connection = self.connections["viewer"]
        elif player is None:
            connection = self.connections["spectator"]
        else:
            connection = self.voices[player]
        await self.actor.receive(connection, message)

    async def tick(self) -> None:
        """What is due happens."""
        self.due.append(await self.actor.tick())

    async def after(self, act: Act) -> Heard:
        """All that is heard of something that is done."""
        known = len(self.story())
        with captured_logs() as logs:
            await act(self)
        heard = logs.told_by()
        heard += [("what a bot in this seat would hear", encode(event)) for event in self.story()[known:]]
        heard += [("what is due next", repr(due).encode()) for due in self.due]
        self.due.clear()
        for name, connection in self.connections.items():
            while not connection.outbox.empty:
                message = await connection.outbox.get()
                heard.append((name, b"a snapshot is due" if message is None else encode(message)))
        return heard

    async def at_rest(self, wrong: Sequence[ClientMessage]) -> Heard:
        """All that can be had of the table as it stands, with the answers to messages that it does not take."""

        async def ask(world: World) -> None:
            await world.say(world.viewer, Resync())
            await world.say(None, Resync())
            for message in wrong:
                await world.say(world.viewer, message)
            await world.say(None, Submit(world.actor.table.question, Draw()))

        table = self.actor.table
        heard = await self.after(ask)
        heard.append(("the table around the cards", encode(briefing.table_info(table))))
        due = list(pacing.appointments(with_bots(table, self.viewer)))
        heard.append(("when bots would do what", encode(due)))
        return heard


def with_bots(table: TableState, viewer: Player | None) -> TableState:
    """The same table with bots in everybody else's place."""
    bot = SeatState(name="Bot", kind="bot", level="normal")
    return replace(table, seats=tuple(one if at == viewer else bot for at, one in enumerate(table.seats)))
