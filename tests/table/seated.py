"""A table for tests: a clock that is set by hand, a store in memory, viewers that fold what they hear."""

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.protocol import SealEntropy, ServerMessage, Snapshot, Update
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.config import TableConfig
from lastcard.table.fairness import seal
from lastcard.table.state import TableState, next_deal
from lastcard.table.store.memory import MemoryStore
from lastcard.views import View, advance
from tests.editions import sheet_of

TABLE = "testtable"


class HandClock:
    """Time stands still until it is set."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return self.time


def ports() -> tuple[Ports, HandClock]:
    """A world of its own for a test."""
    clock = HandClock()
    return Ports(MemoryStore(), clock), clock


def config(
    edition: str = "classic",
    seats: int = 3,
    mode: Mode = Mode.FIRST_TO,
    rules: dict[str, str | int | bool] | None = None,
    *,
    timer: int = 0,
) -> TableConfig:
    return TableConfig(
        edition=edition,
        sheet=sheet_of(edition),
        seats=seats,
        mode=mode,
        rules=rules or {},
        timer=timer,  # type: ignore[arg-type]  # checked by the table
    )


def sealed(table: TableState, player: Player, entropy: str) -> SealEntropy:
    """What binds a player to this luck for the next round."""
    match, number = next_deal(table).split(".")
    return SealEntropy(int(match), int(number), seal(table.id, next_deal(table), player, entropy.lower()))


class Client:
    """A connection that keeps its own view by folding updates, as a browser does."""

    def __init__(self, actor: TableActor, connection: Connection) -> None:
        self.actor = actor
        self.connection = connection
        self.seq = -1
        self.view: View | None = None
        self.heard: list[ServerMessage] = []

    @classmethod
    async def join(cls, actor: TableActor, player: Player | None) -> "Client":
        client = cls(actor, await actor.attach(player))
        await client.listen()
        return client

    async def listen(self) -> list[ServerMessage]:
        """Take everything out of the outbox and fold it."""
        heard = []
        while not self.connection.outbox.empty:
            message = await self.connection.outbox.get()
            assert message is not None, "the reader of this test is never slow"
            heard.append(message)
            self._fold(message)
        self.heard.extend(heard)
        return heard

    def _fold(self, message: ServerMessage) -> None:
        if isinstance(message, Snapshot):
            self.view, self.seq = message.view, message.seq
        elif isinstance(message, Update):
            assert message.after == self.seq, "updates join up"
            self.seq = message.seq
            for event in message.events:
                assert self.view is not None
                self.view = advance(self.view, event)


async def run_out(actor: TableActor, clock: HandClock, clients: list[Client], most: int = 50_000) -> None:
    """Let everything happen that happens by itself, until the match is over."""
    for _ in range(most):
        due = await actor.tick()
        for client in clients:
            await client.listen()
        if actor.table.status != "playing" or due is None:
            return
        clock.time = max(clock.time, due)
    message = "the match does not end by itself"
    raise AssertionError(message)
