"""A server that dies at a chosen point, again and again.

    python -m tests.table.mortal DATABASE-URL

Each line on standard input is a `Life`. For each one this process forks, so that nothing has to be imported
again, and the child serves on the same port until it is killed: by itself at the chosen point, or from
outside. On standard output there is the port first, then for every life the child's process id and, after
its death, how it ended.
"""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NoReturn, TypeVar

import anyio._backends._asyncio  # noqa: F401 - else every child imports it when it starts
import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy import Connection
from uvicorn.loops.auto import auto_loop_factory

from lastcard.match.match import sheet_of
from lastcard.model.edition import Mode
from lastcard.protocol import ClientMessage, decoder
from lastcard.server import sockets
from lastcard.server.app import create_app
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.entries import Stamped
from lastcard.table.store.base import TableRow
from lastcard.table.store.database import Database, connect, read_address
from lastcard.table.store.sql import SqlStore
from tests.editions import edition_of

T = TypeVar("T")

GAMES: tuple[tuple[str, dict[str, str | int | bool]], ...] = (
    ("classic", {"jump_in": True, "stacking": "higher"}),
    ("battle", {"seven_zero": True}),
    ("beach", {}),
    ("relay", {"false_catch_penalty": True}),
)
PEOPLE = 4
"""At each table; with a bot, so that things happen by themselves too."""
LoopFactory = Callable[[], asyncio.AbstractEventLoop]

SPEED = 0.01
"""Bots a hundred times as quick as people."""


class Point(StrEnum):
    """Where a server dies, on the way of a move from the decoder to every screen."""

    CLOCK = "whenever the time is asked"
    """While it starts, before a message is decoded, before it is decided, and between two viewers who are told."""
    DECODED = "decoded, not decided"
    DECIDED = "decided, not yet in the store"
    QUEUED = "before the transaction"
    WRITTEN = "written, not committed"
    COMMITTED = "committed, not acknowledged"
    STORED = "acknowledged, not published"
    PUBLISHED = "published, not sent"
    SENDING = "while it is sent"
    OUTSIDE = "at any moment, from outside"


class Life(msgspec.Struct, frozen=True):
    """How a server dies: when it comes to this point for the nth time."""

    point: Point
    count: int
    early: bool
    """Whether it counts from its first moment, or from when all guests are there."""


class Death:
    """Waits at its point."""

    def __init__(self) -> None:
        self._life: Life | None = None
        self._left = 0
        self._armed = False

    def appoint(self, life: Life) -> None:
        """A new life begins."""
        self._life, self._left, self._armed = life, life.count, life.early

    def arm(self) -> None:
        """Everybody is there."""
        self._armed = True

    def due(self, point: Point) -> bool:
        """Whether this is the time to die."""
        if self._life is None or self._life.point is not point or not self._armed:
            return False
        self._left -= 1
        return self._left == 0

    def passes(self, point: Point) -> None:
        """Die here, if it is time."""
        if self.due(point):
            die()


def die() -> NoReturn:
    """No goodbye, no cleaning up."""
    while True:
        os.kill(os.getpid(), signal.SIGKILL)


class MortalClock:
    """The machine's clock, and death beside it."""

    def __init__(self, death: Death) -> None:
        self._death = death
        self._clock = SystemClock()

    def now(self) -> float:
        self._death.passes(Point.CLOCK)
        return self._clock.now()

    def wall(self) -> float:
        return self._clock.wall()


class MortalDecoder:
    """The decoder of messages, and death behind it."""

    def __init__(self, death: Death) -> None:
        self._death = death

    def decode(self, text: str) -> ClientMessage:
        message: ClientMessage = decoder.decode(text)
        self._death.passes(Point.DECODED)
        return message


class MortalDatabase:
    """A database whose process can die around the end of a transaction."""

    def __init__(self, database: Database, death: Death) -> None:
        self._database = database
        self._death = death

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._database.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        self._death.passes(Point.QUEUED)

        def watched(connection: Connection) -> T:
            result = work(connection)
            self._death.passes(Point.WRITTEN)
            return result

        result = await self._database.write(watched)
        self._death.passes(Point.COMMITTED)
        return result

    async def close(self) -> None:
        await self._database.close()


class MortalStore(SqlStore):
    """A store whose process can die before and after an append."""

    def __init__(self, url: str, death: Death) -> None:
        address = read_address(url)
        super().__init__(address, MortalDatabase(connect(address), death))
        self._death = death

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        self._death.passes(Point.DECIDED)
        await super().append(row, entries)
        self._death.passes(Point.STORED)
        loop = asyncio.get_running_loop()
        if self._death.due(Point.PUBLISHED):
            loop.call_soon(die)
        if self._death.due(Point.SENDING):
            loop.call_later(0.002, die)


def make_app(url: str, death: Death) -> Litestar:
    """The real server, with a decoder, a clock and a store at which it can die."""
    vars(sockets)["decoder"] = MortalDecoder(death)
    ports = Ports(MortalStore(url, death), MortalClock(death), speed=SPEED)
    return create_app(Settings(messages_per_second=1000), ports)


def live(config: uvicorn.Config, listening: socket.socket, death: Death, loop: LoopFactory) -> None:
    """Serve until death, as `lastcard serve` does."""

    async def life() -> None:
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, death.arm)
        await uvicorn.Server(config).serve(sockets=[listening])

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(life())


def main() -> None:
    """One life after the other."""
    death = Death()
    listening = socket.create_server(("127.0.0.1", 0), backlog=128)
    config = uvicorn.Config(
        make_app(sys.argv[1], death),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws_per_message_deflate=False,
    )
    config.load()  # imports what a child would have to import otherwise
    loop = auto_loop_factory()
    for edition, rules in GAMES:
        sheet_of(edition_of(edition), Mode.SINGLE, rules)  # worked out once, and remembered
    gc.collect()
    gc.freeze()  # a child's collector would touch, and so copy, everything that it shares with this process
    tell(listening.getsockname()[1])
    for line in sys.stdin:
        death.appoint(msgspec.json.decode(line, type=Life))
        child = os.fork()
        if not child:
            live(config, listening, death, loop)
            os._exit(0)
        tell(child)
        tell(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def tell(number: int) -> None:
    """A line for whoever started this process."""
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
