"""A real server with tables in positions that a test has prepared, and voices for everybody who is not in the browser."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from lastcard.match.match import Match
from lastcard.match.players import Player
from lastcard.notation.document import begin, parse_document, parse_header, parse_lines
from lastcard.notation.lineup import line_moves
from lastcard.notation.script import play_script
from lastcard.protocol import Begin, Submit
from lastcard.server.app import create_app
from lastcard.server.desk import Desk
from lastcard.server.serve import listen
from lastcard.server.settings import Settings
from lastcard.server.shelf import kept_of
from lastcard.server.tickets import new_ticket, ticket_hash
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.clock import SystemClock
from lastcard.table.config import TableConfig
from lastcard.table.state import question_to
from lastcard.table.store.memory import MemoryStore
from tests.editions import RELAY_FILE

T = TypeVar("T")


class Staged(NamedTuple):
    """A table with a position on it."""

    actor: TableActor
    names: tuple[str, ...]
    tickets: tuple[str, ...]
    stage: "Stage"

    @property
    def id(self) -> str:
        return self.actor.table.id

    @property
    def match(self) -> Match:
        assert self.actor.table.match is not None
        return self.actor.table.match

    @property
    def question(self) -> str:
        """What is asked now."""
        decision = self.match.round.decision
        assert decision is not None
        return decision.kind

    @property
    def address(self) -> str:
        return f"{self.stage.address}/t/{self.id}"

    def seat(self, name: str) -> str:
        """What a browser runs first in order to be this person."""
        player = self.names.index(name)
        fields = {
            "table": self.id,
            "player": player,
            "ticket": self.tickets[player],
            "edition": self.actor.table.config.edition,
            "at": 1,
        }
        return f"localStorage.setItem('lastcard.seats', JSON.stringify([{fields}]))"

    def say(self, line: str) -> None:
        """Somebody's move in the notation: `Bob challenge`."""
        name, *words = line.split()
        player = Player(self.names.index(name))
        for move in line_moves(self.match, self.names, player, words):
            self.stage.wait(
                self.actor.receive(Connection(player), Submit(question_to(self.actor.table, player), move)),
            )


class Stage:
    """A server whose tables a test can set."""

    def __init__(self, address: str, loop: asyncio.AbstractEventLoop, desk: Desk) -> None:
        self.address = address
        self._loop, self._desk = loop, desk

    def wait(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(30)

    def table(self, text: str, *, timer: int = 0) -> Staged:
        """A table in the position at which a text in the notation ends."""
        return self.wait(self._table(text, timer))

    async def _table(self, text: str, timer: int) -> Staged:
        case = parse_document(text).cases[0]
        header = parse_header(case)
        match = begin(header)
        for said in play_script(match, header.names, parse_lines(case)):
            match = said.match
        config = TableConfig(
            edition=header.edition.key,
            sheet=kept_of(header.edition),
            seats=len(header.names),
            mode=header.mode,
            rules=header.rules,  # type: ignore[arg-type]  # a scenario's are plain values too
            timer=timer,  # type: ignore[arg-type]  # one of the allowed ones
            grace_s=3600,
            window_ms=0,
        )
        actor = await self._desk.hall.open(config)
        tickets = tuple(new_ticket() for _ in header.names)
        for name, ticket in zip(header.names, tickets, strict=True):
            await actor.sit(name, ticket_hash(actor.table.id, ticket))
        await actor.receive(Connection(Player(0)), Begin())
        table = actor.table
        actor.table = replace(
            table, match=match, question=table.seq, asked_at=self._desk.hall.ports.clock.now()
        )
        return Staged(actor, header.names, tickets, self)


def desk_of(app: Litestar) -> Desk:
    """What the routes of a server share."""
    desk = app.dependencies["desk"].dependency()  # type: ignore[union-attr]
    assert isinstance(desk, Desk)
    return desk


@contextmanager
def staged_server(
    around: Callable[[Litestar], Any] = lambda app: app, editions: Path = RELAY_FILE
) -> Iterator[Stage]:
    """A server in a thread of its own, with tables in memory; `around` may put something before it."""
    many = 10_000
    settings = Settings(
        port=0,
        guest_editions=True,
        tables_per_address=many,
        sockets_per_address=many,
        reads_per_address=many,
        sheets_per_address=many,
        editions=(str(editions),),
    )
    app = create_app(settings, Ports(MemoryStore(), SystemClock(), speed=0.01))
    started: list[Stage] = []
    ready = threading.Event()

    with listen(settings) as listening:
        server = uvicorn.Server(uvicorn.Config(around(app), log_config=None, lifespan="on"))

        async def serve() -> None:
            host, port = listening.getsockname()[:2]
            started.append(Stage(f"http://{host}:{port}", asyncio.get_running_loop(), desk_of(app)))
            ready.set()
            await server.serve(sockets=[listening])

        thread = threading.Thread(target=asyncio.run, args=(serve(),))
        thread.start()
        try:
            ready.wait(30)
            yield started[0]
        finally:
            server.should_exit = True
            thread.join(30)
