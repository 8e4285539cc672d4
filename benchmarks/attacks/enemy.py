"""Whoever means ill: some addresses of the loopback range, bare connections, a clock, a tally of what the server did.

Every loop keeps a beat and ends with the attack's time, so that count and rate of whatever is sent are bounded.
"""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, NamedTuple

from benchmarks.attacks.line import HANDSHAKE, Line

HOST = "127.0.0.1"
ADDRESSES = 8
"""Where the connections of one attack come from."""
PATIENCE_S = 10.0
"""For a connection, and for an answer that is waited for."""
RETURN_S = 0.2
"""How soon somebody who floods comes back after the server has hung up."""
CROWD_RETURN_S = 5.0
"""The same for one of many."""
SPENT = (OSError, EOFError, TimeoutError)
"""How a connection ends that the server does not want."""

Reach = Callable[[int], Awaitable[Line]]
"""Opens the connection of this number."""


class Seat(NamedTuple):
    """A seat of the attacker's own."""

    table: str
    ticket: str
    player: int = 0


class Enemy:
    """One attack on one server."""

    def __init__(self, port: int, place: int, seconds: float, began: Callable[[], object]) -> None:
        self.port, self._place, self._seconds, self._began = port, place, seconds, began
        self._until: float | None = None
        self._lines: list[Line] = []
        self.saw: Counter[str] = Counter()
        self.sent = 0
        """Bytes, as far as the server has taken them."""

    # --- time

    @property
    def left(self) -> float:
        """Seconds until the attack is over; its time begins when this is first asked for."""
        now = asyncio.get_running_loop().time()
        if self._until is None:
            self._until = now + self._seconds
            self._began()
        return max(0.0, self._until - now)

    @property
    def patience(self) -> float:
        """Seconds to wait for the server; what is made ready before the attack does not begin it."""
        return PATIENCE_S if self._until is None else self.left

    async def beats(self, per_second: float) -> AsyncIterator[int]:
        """So many a second until the attack is over."""
        begin, beat = asyncio.get_running_loop().time(), 0
        while self.left:
            yield beat
            beat += 1
            wait = begin + beat / per_second - asyncio.get_running_loop().time()
            await asyncio.sleep(min(max(0.0, wait), self.left))

    # --- connections

    @property
    def connections(self) -> int:
        """How many were opened."""
        return len(self._lines)

    def address(self, number: int) -> str:
        return f"127.0.{self._place}.{number % ADDRESSES + 1}"

    async def bare(self, number: int, *, source: str = "") -> Line:
        """A connection that nobody listens at."""
        async with asyncio.timeout(PATIENCE_S):
            streams = await asyncio.open_connection(
                HOST, self.port, local_addr=(source or self.address(number), 0), limit=4096
            )
        self._lines.append(Line(self, *streams))
        return self._lines[-1]

    async def http(self, number: int) -> Line:
        """A connection for requests."""
        line = await self.bare(number)
        return line.hear(line.answers)

    async def deaf_socket(self, number: int, table: str) -> Line:
        """A WebSocket that nobody listens at, without a hello."""
        line = await self.bare(number)
        await line.send(self.head("GET", f"/ws/{table}", **HANDSHAKE))
        async with asyncio.timeout(PATIENCE_S):
            head = await line.reader.readuntil(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            self.saw[f"handshake {head[9:12].decode()}"] += 1
            line.hang_up()
            raise ConnectionRefusedError
        return line

    async def socket(self, number: int, table: str, ticket: str | None = None) -> Line:
        """A WebSocket that has said hello."""
        line = await self.deaf_socket(number, table)
        await line.say("Hello", ticket=ticket)
        return line.hear(line.frames)

    def head(self, method: str, path: str, **headers: str) -> bytes:
        """The head of a request; `_` in the name of a header stands for a hyphen."""
        sent = {"Host": f"{HOST}:{self.port}", **headers}
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in sent.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode()

    def post(self, path: str, body: bytes, **headers: str) -> bytes:
        """A whole request with a body of JSON."""
        headers = {"Content_Type": "application/json", "Content_Length": str(len(body)), **headers}
        return self.head("POST", path, **headers) + body

    async def ask(self, number: int, request: bytes, *, source: str = "") -> Any:  # noqa: ANN401 - whatever the server says
        """The answer to one request on a connection of its own; ConnectionRefusedError where it is a refusal."""
        line = await self.bare(number, source=source)
        await line.send(request.replace(b"\r\n", b"\r\nConnection: close\r\n", 1))
        async with asyncio.timeout(PATIENCE_S):
            head, _, body = (await line.reader.read(-1)).partition(b"\r\n\r\n")
        line.hang_up()
        self.saw[head[9:12].decode() or "hung up"] += 1
        if head[9:10] != b"2":
            raise ConnectionRefusedError
        return json.loads(body)

    # --- tables

    async def open_table(self, number: int, **terms: object) -> Seat:
        """A table of one's own."""
        body = {"edition": "classic", "name": "Mallory", **terms}
        told = await self.ask(number, self.post("/api/tables", json.dumps(body).encode()))
        return Seat(told["table"], told["ticket"])

    async def sit_down(self, number: int, table: str, name: str) -> Seat:
        body = json.dumps({"name": name}).encode()
        told = await self.ask(number, self.post(f"/api/tables/{table}/seats", body))
        return Seat(table, told["ticket"], told["player"])

    async def public_tables(self) -> list[str]:
        """Where others play, and strangers may look on; a table of one's own where nobody does."""
        listed = [told["id"] for told in await self.ask(0, self.head("GET", "/api/tables"))]
        return listed or [(await self.open_table(0, public=True)).table]

    async def watching(self) -> Reach:
        """Sockets of people who look on where others play."""
        tables = await self.public_tables()
        return lambda number: self.socket(number, tables[number % len(tables)])

    # --- many at once

    @contextlib.contextmanager
    def braving(self) -> Iterator[None]:
        """To be turned away is no fault of the attacker's; it is counted."""
        try:
            yield
        except ConnectionRefusedError:
            self.saw["turned away"] += 1
        except SPENT as error:
            self.saw["timed out" if isinstance(error, TimeoutError) else "hung up"] += 1

    async def swarm(self, size: int, one: Callable[[int], Awaitable[object]]) -> None:
        """Many that do the same."""

        async def braves(number: int) -> None:
            with self.braving():
                await one(number)

        await asyncio.gather(*(braves(number) for number in range(size)))

    async def flood(
        self, reach: Reach, what: Callable[[int, Line], bytes], *, lines: int = 8, per_second: float = 20.0
    ) -> None:
        """The same over and over on many connections; whoever is hung up on comes back a little later."""
        loop = asyncio.get_running_loop()

        async def one(number: int) -> None:
            line: Line | None = None
            back = 0.0
            async for beat in self.beats(per_second):
                if (line is None or line.closed) and loop.time() < back:
                    continue
                with self.braving():
                    if line is None or line.closed:
                        self.saw["came back"] += line is not None
                        back = loop.time() + RETURN_S
                        line = await reach(number)
                    await line.send(what(beat, line))

        await self.swarm(lines, one)

    async def crowd(
        self, size: int, reach: Reach, what: Callable[[int], bytes], *, per_second: float, opening: float
    ) -> None:
        """Many connections, opened so many a second, that say little; whoever is hung up on comes back in seconds."""
        loop = asyncio.get_running_loop()

        async def one(number: int) -> None:
            await asyncio.sleep(min(number / opening, self.left))
            line: Line | None = None
            said, back = 0, 0.0
            async for _ in self.beats(per_second):
                with self.braving():
                    if line is not None and not line.closed:
                        await line.send(what(said))
                        said += 1
                    elif loop.time() >= back:
                        self.saw["came back"] += line is not None
                        said, back = 0, loop.time() + CROWD_RETURN_S
                        line = await reach(number)

        await self.swarm(size, one)

    async def leave(self) -> None:
        """Hang up everywhere; a fault of the attacker's own is not kept quiet."""
        for line in self._lines:
            line.hang_up()
        hearing = [line.hearing for line in self._lines if line.hearing is not None]
        for ended in await asyncio.gather(*hearing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
