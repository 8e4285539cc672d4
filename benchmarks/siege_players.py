"""The honest players of `siege.py`: twenty people at five tables, each from an address of their own.

    python benchmarks/siege_players.py PORT

Every table has a move due at a fixed beat, whatever the server does. A move's time runs from when it is sent, or
from when it was due while the server still owed the one before, until the last of the table's four players has
heard of it. Beside them somebody new comes to the door twice a second and asks whether the server is well.

Each line on stdin ends a stretch: what was measured since the last one is told in one line of JSON on stdout. A move
that nobody has heard of by then counts with the time it has taken so far. The process ends when stdin does.
"""

import asyncio
import sys
import time
from collections import deque
from collections.abc import Coroutine
from pathlib import Path

sys.path.insert(
    0, str(Path(__file__).parents[1])
)  # started as a file: the players of the other benchmark are beside it

from benchmarks.table_clients import HOST, SEATS, Client, Generator, Table, report

TABLES = 5
BEAT_S = 0.4
"""Between two moves of one table."""
KNOCK_S = 0.5
"""Between two who come to the door."""
DOOR_S = 5.0
"""How long they wait there."""
RETURN_S = 1.0
"""How long a player waits who was hung up on, before coming back."""


class Evening(Generator):
    """Five tables, each with a beat of its own."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._tables: dict[Table, deque[float]] = {}
        """With the moves that are due and could not be sent yet."""
        self._waiting: set[Table] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._door_ms: list[float] = []
        self._turned_away = 0

    async def begin(self) -> None:
        """Everybody sits down, and the beats begin."""
        for number in range(TABLES):
            sources = [f"127.0.1.{1 + number * SEATS + seat}" for seat in range(SEATS)]
            table = await self.gather(sources, public=True)
            self._tables.setdefault(table, deque())
        for number, table in enumerate(self._tables):
            self._start(self._beat(table, number * BEAT_S / TABLES))
        self._start(self._knock())
        self._measuring_from = time.monotonic()

    def _start(self, what: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- at the tables

    async def _beat(self, table: Table, first: float) -> None:
        await asyncio.sleep(first)
        while True:
            if table in self._waiting:
                self._waiting.discard(table)
                table.play(time.monotonic())
            elif table.due is not None:
                self._tables[table].append(time.monotonic())
            elif table.status == "over":
                table.clients[0].say({"type": "Begin"})
            await asyncio.sleep(BEAT_S)

    def ready(self, table: Table) -> None:
        """A move that was held up is made at once; else the beat is waited for."""
        late = self._tables.setdefault(table, deque())
        if late:
            table.play(late.popleft())
        else:
            self._waiting.add(table)

    def arrived(self, due: float) -> None:
        if due >= self._measuring_from:
            self.latencies.append((due, time.monotonic() - due))

    def lost(self, client: Client) -> None:
        super().lost(client)
        self._start(self._come_back(client))

    async def _come_back(self, client: Client) -> None:
        while True:
            await asyncio.sleep(RETURN_S)
            try:
                await client.come_back()
            except (OSError, TimeoutError):
                self.tally["turned away"] += 1
            else:
                return

    # --- at the door

    async def _knock(self) -> None:
        number = 0
        while True:
            number += 1
            self._start(self._enter(f"127.0.1.{101 + number % 100}", time.monotonic()))
            await asyncio.sleep(KNOCK_S)

    async def _enter(self, source: str, since: float) -> None:
        try:
            async with asyncio.timeout(DOOR_S):
                reader, writer = await asyncio.open_connection(HOST, self._port, local_addr=(source, 0))
                writer.write(
                    f"GET /healthz HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nConnection: close\r\n\r\n".encode()
                )
                answer = await reader.read()
            writer.close()
        except (OSError, TimeoutError):
            answer = b""
        if since >= self._measuring_from:
            if b" 200 " in answer[:20]:
                self._door_ms.append(time.monotonic() - since)
            else:
                self._turned_away += 1

    # --- what came of it

    def stretch(self) -> dict[str, object]:
        """What was measured since the last time; a new stretch begins."""
        now, late = time.monotonic(), [due for dues in self._tables.values() for due in dues]
        owed = [due for due in (*late, *(table.due for table in self._tables)) if due is not None]
        taken = [ms for _, ms in self.latencies] + [now - due for due in owed if due >= self._measuring_from]
        told = {
            "moves_ms": [round(seconds * 1e3, 2) for seconds in taken],
            "door_ms": [round(seconds * 1e3, 2) for seconds in self._door_ms],
            "turned_away": self._turned_away,
            "tally": {what: count for what, count in self.tally.items() if count and what != "gaps"},
        }
        for dues in self._tables.values():
            dues.clear()
        self.latencies, self._door_ms, self._turned_away = [], [], 0
        self.tally.clear()
        self._measuring_from = now
        return told


async def evening(port: int) -> None:
    """Play until nobody asks any more."""
    players = Evening(port)
    await players.begin()
    report("seated")
    while await asyncio.to_thread(sys.stdin.readline):
        report("stretch", **players.stretch())


if __name__ == "__main__":
    asyncio.run(evening(int(sys.argv[1])))
