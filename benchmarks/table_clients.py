"""The players of `table.py`: an open-loop load generator, in a process of its own.

    python benchmarks/table_clients.py play PORT TABLES RATE WARM_UP SECONDS
    python benchmarks/table_clients.py watch PORT TABLES SOCKETS

Moves are due at a fixed rate, whatever the server does. The table that has waited longest gets the next one; if
none is ready, the move waits, and its time counts from when it was due. It ends when the last of the table's
four players has heard of it. One JSON object a line on stdout; `watch` waits for a line on stdin before it ends.

The clients speak to 127.0.0.1 only. They are plain asyncio protocols, so that a thousand of them cost little.
"""

import asyncio
import base64
import contextlib
import http.client
import json
import os
import random
import resource
import struct
import sys
import time
import zlib
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import cast

import msgspec

HOST = "127.0.0.1"
SEATS = 4
OPENING_TOGETHER = 16
"""Tables that are opened at the same time."""
CONNECTING_TOGETHER = 50
PATIENCE_S = 20.0
"""For an answer, at the end and while connecting."""
SEED = 20


HANDSHAKE = """GET /{path} HTTP/1.1
Host: {host}
Connection: Upgrade
Pragma: no-cache
Cache-Control: no-cache
User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36
Upgrade: websocket
Origin: http://{host}
Sec-WebSocket-Version: 13
Accept-Encoding: gzip, deflate, br, zstd
Accept-Language: en-GB,en;q=0.9
Sec-WebSocket-Key: {key}
Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits

"""
"""What a browser sends; a server keeps all of it as long as the socket is open."""


class Move(msgspec.Struct):
    """As much of a move as it takes to choose one."""

    type: str


class Prompt(msgspec.Struct):
    """The question, if there is one, and all that may be said."""

    question: str | None
    moves: list[msgspec.Raw]
    rights: list[msgspec.Raw]


class Around(msgspec.Struct):
    """As much of the table around the cards."""

    status: str


class Heard(msgspec.Struct):
    """What matters of a message to somebody who plays by the prompt alone."""

    type: str
    seq: int = 0
    after: int | None = None
    prompt: Prompt | None = None
    question: int = 0
    table: Around | None = None


_heard = msgspec.json.Decoder(Heard)
_kind = msgspec.json.Decoder(Move)


class Socket(asyncio.Protocol):
    """A WebSocket client: asks for a socket as browsers do, compression included, and answers pings."""

    _transport: asyncio.Transport

    def __init__(self, url: str, hear: Callable[[bytes], None], lose: Callable[[], None]) -> None:
        self._url, self._hear, self._lose = url, hear, lose
        self._got = bytearray()
        self._inflate = zlib.decompressobj(-15)
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        host, _, path = self._url.partition("/")
        key = base64.b64encode(os.urandom(16)).decode()
        head = HANDSHAKE.format(host=host, path=path, key=key)
        self._transport.write(head.replace("\n", "\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("expected a socket, found a closed connection"))
        self._lose()

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._open:
            head, found, rest = self._got.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.close()
                return
            self._open, self._got = True, rest
            self.ready.set_result(None)
        while (frame := self._frame()) is not None:
            first, payload = frame
            if first & 0x0F == 0x9:
                self._send(0xA, payload)
            elif first & 0x0F == 0x1:
                self._hear(self._inflate.decompress(payload + b"\0\0\xff\xff") if first & 0x40 else payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; servers do not mask and this one does not fragment."""
        got = self._got
        if len(got) < 2:
            return None
        size, start = got[1], 2
        if size == 126:
            start = 4
            size = int.from_bytes(got[2:4], "big")
        elif size == 127:
            start = 10
            size = int.from_bytes(got[2:10], "big")
        if len(got) < start + size:
            return None
        frame = got[0], bytes(got[start : start + size])
        del got[: start + size]
        return frame

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._send(0x1, msgspec.json.encode(message))

    def hang_up(self) -> None:
        """Close the connection, without a farewell."""
        self._transport.abort()

    def _send(self, opcode: int, payload: bytes) -> None:
        """A frame masked with zeros: allowed, and nothing to compute."""
        size = len(payload)
        length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
        self._transport.write(bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + payload)


async def connect(
    port: int,
    table: str,
    ticket: str | None,
    *,
    hear: Callable[[bytes], None],
    lose: Callable[[], None],
    source: str = HOST,
) -> Socket:
    """A socket that has said hello."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"{HOST}:{port}/ws/{table}", hear, lose), HOST, port, local_addr=(source, 0)
    )
    async with asyncio.timeout(PATIENCE_S):
        await socket.ready
    socket.say({"type": "Hello", "ticket": ticket})
    return socket


def take_seats(port: int, sources: Sequence[str], **terms: object) -> tuple[str, list[str]]:
    """Open a table, sit down at it from these addresses, and bring back its name and the tickets."""
    table, tickets = "", list[str]()
    for number, source in enumerate(sources):
        body: dict[str, object] = {"name": f"Player{number}"}
        if not number:
            body |= {"edition": "classic", "seats": SEATS, **terms}
        path = f"/api/tables/{table}/seats" if number else "/api/tables"
        ticket = post(port, path, body, source)
        table = ticket["table"]
        tickets.append(ticket["ticket"])
    return table, tickets


def post(port: int, path: str, body: dict[str, object], source: str = HOST) -> dict[str, str]:
    """Ask for a seat."""
    connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE_S, source_address=(source, 0))
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = connection.getresponse()
    ticket: dict[str, str] = json.loads(answer.read())
    connection.close()
    if answer.status != http.client.CREATED:
        raise ConnectionError(f"expected a seat, found {ticket}")
    return ticket


Seat = Callable[..., Awaitable[Socket]]
"""Connects to a seat; takes `hear` and `lose`."""


class Client:
    """A player at a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._seat: Seat
        self._socket: Socket | None = None
        self.seq = 0
        self.heard = Heard("")

    def hear(self, text: bytes) -> None:
        """Keep the newest message, and see that nothing was missed."""
        heard = _heard.decode(text)
        tally = self._table.generator.tally
        if heard.type == "Update":
            tally["gaps"] += heard.after != self.seq
        elif heard.type == "Snapshot":
            # A round begins with a snapshot. In the middle of one it stands for updates that were dropped.
            tally["gaps"] += not self._table.over
        else:
            tally[f"heard {heard.type}"] += 1
            return
        self.seq, self.heard = heard.seq, heard
        if heard.table is not None:
            self._table.status = heard.table.status
        self._table.owes = b'"owes"' in text
        self._table.settle(heard.seq)

    async def sit_down(self, seat: Seat) -> None:
        """Connect to the own seat."""
        self._seat = seat
        self._socket = await seat(hear=self.hear, lose=self.lose)

    async def come_back(self) -> None:
        """Connect to it once more."""
        await self.sit_down(self._seat)

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        if self._socket is not None:
            self._socket.say(message)

    @property
    def moves(self) -> list[msgspec.Raw]:
        """The answers to the question, if it is this player's."""
        return self.heard.prompt.moves if self.heard.prompt else []

    @property
    def call(self) -> msgspec.Raw | None:
        """The call of the last card, where it can be made."""
        rights = self.heard.prompt.rights if self.heard.prompt else []
        return next((right for right in rights if _kind.decode(right).type == "Call"), None)

    def submit(self, move: msgspec.Raw | None) -> None:
        """Make a move."""
        self.say({"type": "Submit", "question": self.heard.question, "move": move})

    def hang_up(self) -> None:
        """Leave without a word."""
        if self._socket is not None:
            self._socket.hang_up()

    def lose(self) -> None:
        """The server has hung up."""
        self._table.generator.lost(self)


class Table:
    """Four clients and the move under way."""

    def __init__(self, generator: "Generator") -> None:
        self.generator = generator
        self.clients = [Client(self) for _ in range(SEATS)]
        self.name = ""
        self.owes = False
        """Somebody has one card left and has not called: the server would hold the next card back."""
        self.over = True
        self.status = "gathering"
        self.due: float | None = None
        """When the move under way was to be sent."""

    def settle(self, seq: int) -> None:
        """If everybody has heard this: the move has arrived, and the table is ready for the next."""
        if any(client.seq != seq for client in self.clients):
            return
        if self.due is not None:
            self.generator.arrived(self.due)
            self.due = None
        self.over = not any(client.heard.prompt for client in self.clients)
        if not self.over:
            self.generator.ready(self)

    def play(self, due: float) -> None:
        """Somebody makes a move. Whoever will be left with one card calls first, so that nothing is held."""
        self.due = due
        callers = [client for client in self.clients if client.call is not None]
        asked = [client for client in self.clients if client.moves]
        if self.owes and callers:
            callers[0].submit(callers[0].call)
        elif asked:
            cards = [move for move in asked[0].moves if _kind.decode(move).type == "Play"]
            call = asked[0].call if cards else None
            asked[0].submit(call or self.generator.rng.choice(cards or asked[0].moves))
        else:
            self.generator.tally["tables without a move"] += 1


class Generator:
    """All tables, and the schedule of moves."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.rng = random.Random(SEED)
        self.tally: Counter[str] = Counter()
        self._ready: deque[Table] = deque()
        self._late: deque[float] = deque()
        self._under_way = 0
        self._quiet = asyncio.Event()
        """No move is due or under way."""
        self._measuring_from = float("inf")
        self.latencies: list[tuple[float, float]] = []
        """When each move was due, and how long it took; in seconds."""

    async def open(self, tables: int) -> None:
        """Open tables, seat and connect everybody, begin."""
        limit, opened = asyncio.Semaphore(OPENING_TOGETHER), 0

        async def one() -> None:
            nonlocal opened
            async with limit:
                await self.gather((HOST,) * SEATS)
            opened += 1
            report("opened", count=opened)

        await asyncio.gather(*(one() for _ in range(tables)))

    async def gather(self, sources: Sequence[str], **terms: object) -> Table:
        """A table with everybody seated, each from their own address, and begun."""
        table = Table(self)
        table.name, tickets = await asyncio.to_thread(partial(take_seats, self._port, sources, **terms))
        for client, ticket, source in zip(table.clients, tickets, sources, strict=True):
            await client.sit_down(partial(connect, self._port, table.name, ticket, source=source))
        table.clients[0].say({"type": "Begin"})
        return table

    def lost(self, client: Client) -> None:
        """The server has hung up on a player."""
        del client
        self.tally["connections lost"] += 1

    def ready(self, table: Table) -> None:
        """A table can have its next move."""
        if self._late:
            self._send(table, self._late.popleft())
        else:
            self._ready.append(table)

    def _send(self, table: Table, due: float) -> None:
        self._under_way += 1
        self._quiet.clear()
        table.play(due)

    def arrived(self, due: float) -> None:
        """Everybody at a table has heard of a move."""
        self._under_way -= 1
        if not self._under_way and not self._late:
            self._quiet.set()
        if due >= self._measuring_from:
            self.latencies.append((due, time.monotonic() - due))

    async def run(self, rate: float, warm_up: float, seconds: float) -> dict[str, object]:
        """Let moves be due for so long, at this rate; the first seconds are not counted."""
        start = time.monotonic()
        self._measuring_from = start + warm_up
        sent_late = list[float]()
        used = 0.0
        for number in range(round(rate * (warm_up + seconds))):
            due = start + number / rate
            if (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            if number == round(rate * warm_up):
                used = time.process_time()
                report("measuring")
            if number % round(rate) == 0:
                report("playing", seconds=round(number / rate))
            if self._ready:
                sent_late.append(time.monotonic() - due)
                self._send(self._ready.popleft(), due)
            else:
                self._late.append(due)
        share = (time.process_time() - used) / (time.monotonic() - self._measuring_from)
        report("measured")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                await self._quiet.wait()
        self.tally["moves never sent"] += len(self._late)
        self.tally["moves never heard of"] += self._under_way
        return {
            "latencies_ms": [
                (round(due - start - warm_up, 3), round(ms * 1e3, 2)) for due, ms in self.latencies
            ],
            "sent_late_ms": [round(late * 1e3, 2) for late in sent_late],
            "generator_share": round(share, 3),
            "tally": dict(self.tally),
        }


async def play(port: int, tables: int, rate: float, warm_up: float, seconds: float) -> None:
    """Four clients a table play; what came of it is the last line."""
    generator = Generator(port)
    await generator.open(tables)
    report("opened_all")
    report("done", **await generator.run(rate, warm_up, seconds))


class Audience:
    """Sockets that say hello and then only listen."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.sockets: list[Socket] = []
        self.heard = self.lost = 0
        self._everybody = asyncio.Event()

    async def join(self, table: str, ticket: str | None = None) -> None:
        """One more socket."""
        self.sockets.append(await connect(self._port, table, ticket, hear=self._hear, lose=self._lose))

    def _hear(self, _: bytes) -> None:
        self.heard += 1
        if self.heard >= len(self.sockets):
            self._everybody.set()

    def _lose(self) -> None:
        self.lost += 1

    async def listen(self) -> None:
        """Wait until everybody has heard something: where the table stands."""
        self._everybody.clear()
        if self.heard < len(self.sockets):
            async with asyncio.timeout(PATIENCE_S):
                await self._everybody.wait()


async def watch(port: int, tables: int, sockets: int) -> None:
    """Sockets that have said hello and have heard where the table stands, and then nothing more."""
    audience, names = Audience(port), list[str]()
    for _ in range(tables):
        # The host stays connected, so that the seat is not freed and nothing happens at the table.
        name, tickets = await asyncio.to_thread(take_seats, port, (HOST,))
        await audience.join(name, tickets[0])
        names.append(name)
    await audience.listen()
    report("ready")
    await asyncio.to_thread(sys.stdin.readline)
    for start in range(0, sockets, CONNECTING_TOGETHER):
        some = range(start, min(start + CONNECTING_TOGETHER, sockets))
        await asyncio.gather(*(audience.join(names[number % tables]) for number in some))
        report("watching", count=some.stop)
    await audience.listen()
    report("idle")
    await asyncio.to_thread(sys.stdin.readline)
    report("done", connections_lost=audience.lost, messages=audience.heard)


def report(what: str, **facts: object) -> None:
    """Tell the benchmark how it goes."""
    print(json.dumps({"what": what, **facts}), flush=True)


def main() -> None:
    """Play or watch, as the command line says."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    kind, port, tables, *numbers = sys.argv[1:]
    if kind == "play":
        rate, warm_up, seconds = map(float, numbers)
        asyncio.run(play(int(port), int(tables), rate, warm_up, seconds))
    else:
        asyncio.run(watch(int(port), int(tables), int(numbers[0])))


if __name__ == "__main__":
    main()
