"""Kill a server over and over while sixteen guests play on it, then judge what its log says."""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from lastcard.bots import make_bot
from lastcard.match.match import sheet_of
from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.server.place import DATABASE
from lastcard.server.tickets import new_ticket, ticket_hash
from lastcard.table.actor import Ports, TableActor
from lastcard.table.clock import SystemClock
from lastcard.table.config import TableConfig
from lastcard.table.store.sql import open_store
from tests.editions import edition_of
from tests.editions import sheet_of as kept_sheet
from tests.table.history import Verdict, judge
from tests.table.mortal import GAMES, PEOPLE, SPEED, Life, Point
from tests.table.regulars import Regular

ROOT = Path(__file__).parents[2]

PATIENCE_S = 20.0
"""A life that does not end in this time is a fault: something is stuck."""
MOST = {
    Point.CLOCK: 200,
    Point.DECODED: 24,
    Point.DECIDED: 12,
    Point.QUEUED: 12,
    Point.WRITTEN: 12,
    Point.COMMITTED: 12,
    Point.STORED: 12,
    Point.PUBLISHED: 12,
    Point.SENDING: 12,
    Point.OUTSIDE: 1,
}
"""How often at most a server passes its point before it dies there."""
OUTSIDE_S = 0.1


@dataclass
class Tally:
    """What a night of killing came to."""

    kills: Counter[str] = field(default_factory=Counter)
    """By where it happened."""
    full_house: int = 0
    """Kills while all sixteen guests were connected."""
    finished: int = 0
    """Matches that were played to their end all the same."""
    verdict: Verdict = field(default_factory=Verdict)

    def add(self, other: "Tally") -> None:
        self.kills.update(other.kills)
        self.full_house += other.full_house
        self.finished += other.finished
        self.verdict.add(other.verdict)


class Night:
    """Four tables in one database, and sixteen guests."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.url = f"sqlite:///{folder / DATABASE}"
        self.guests: list[Regular] = []
        self.tally = Tally()
        self.port: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Where the server is; a guest who comes waits until it is known."""
        self.news = asyncio.Event()
        """Somebody has heard something, or a server has ended."""
        self._rng = rng

    async def lay_the_tables(self) -> None:
        """Open the tables and hand out the tickets."""
        store = await open_store(self.url)
        for edition, rules in GAMES:
            config = TableConfig(
                edition=edition,
                sheet=kept_sheet(edition),
                seats=PEOPLE + 1,
                mode=Mode.SINGLE,
                rules=rules,
                window_ms=20,
                grace_s=3600,  # nobody is replaced: every move of a guest was made by that guest
            )
            actor = await TableActor.open(f"{edition}table", config, Ports(store, SystemClock()))
            mind = make_bot("normal", sheet_of(edition_of(edition), config.mode, rules))
            for name in ("Ann", "Bob", "Cy", "Dee"):
                ticket = new_ticket()
                player = await actor.sit(name, ticket_hash(actor.table.id, ticket))
                luck = Random(self._rng.getrandbits(64))
                self.guests.append(Regular(actor.table.id, player, ticket, mind, rng=luck, news=self.news))
            await actor.fill(1, "normal")
        await store.close()

    @asynccontextmanager
    async def guests_come(self) -> AsyncIterator[None]:
        """While this lasts, everybody plays, and comes back whenever the connection breaks."""

        async def keep_coming(guest: Regular) -> None:
            while True:
                await guest.visit(await self.port)

        tasks = [asyncio.create_task(keep_coming(guest)) for guest in self.guests]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception):
                    raise ended

    @property
    def full_house(self) -> bool:
        return all(guest.here for guest in self.guests)

    async def until(self, what: Callable[[], bool], alive: Callable[[], bool] = lambda: True) -> bool:
        """Wait for something, as long as patience lasts and the server lives."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S):
                while alive() and not what():
                    self.news.clear()
                    await self.news.wait()
        return what()

    async def go_on(self) -> None:
        """Without another kill, every table plays its match to the end, and begins the next."""
        seen = {guest.table: guest.info.match if guest.info else 0 for guest in self.guests}

        def went_on() -> bool:
            return all(guest.info and guest.info.match > seen[guest.table] for guest in self.guests)

        if not await self.until(went_on):
            stuck = sorted(
                {guest.table for guest in self.guests if guest.info and guest.info.match <= seen[guest.table]}
            )
            self.tally.verdict.faults.append(f"these tables do not go on: {stuck}")

    async def judge(self) -> None:
        """Read the log, and compare it with what everybody remembers."""
        store = await open_store(self.url)
        rows = {row.id: row for row in await store.tables(status=("gathering", "playing", "over"))}
        for table in sorted({guest.table for guest in self.guests}):
            log = await store.read(table)
            diaries = {Player(guest.player): guest.diary for guest in self.guests if guest.table == table}
            self.tally.verdict.add(judge(table, log, diaries))
            if rows[table].seq != len(log):
                self.tally.verdict.faults.append(f"{table}: the row says {rows[table].seq}, not {len(log)}")
        self.tally.finished += sum(
            max(guest.info.match - 1, 0) for guest in self.guests if guest.info and guest.player == 0
        )
        await store.close()


def lives(rng: Random) -> Life:
    """Some way to die."""
    point = rng.choice(tuple(Point))
    early = rng.random() < 0.2
    return Life(point, 1 + int(rng.random() * MOST[point]), early)


async def kill_forked(folder: Path, kills: int, rng: Random, on_kill: Callable[[], None]) -> Tally:
    """A night with a server that is forked anew for each life, and dies at chosen points."""
    night = Night(folder, rng)
    await night.lay_the_tables()
    mortal = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.table.mortal", night.url, cwd=ROOT, stdin=PIPE, stdout=PIPE
    )
    try:
        night.port.set_result(await _number(mortal))
        async with night.guests_come():
            for _ in range(kills):
                await _one_life(night, mortal, lives(rng), rng)
                on_kill()
            child = await _begin(mortal, Life(Point.OUTSIDE, 1, early=False))
            await night.go_on()
            os.kill(child, signal.SIGKILL)
            await _number(mortal)
    finally:
        mortal.kill()
        await mortal.wait()
    await night.judge()
    return night.tally


async def _number(process: Process) -> int:
    assert process.stdout is not None
    return int(await process.stdout.readline())


async def _begin(mortal: Process, life: Life) -> int:
    assert mortal.stdin is not None
    mortal.stdin.write(msgspec.json.encode(life) + b"\n")
    return await _number(mortal)


async def _one_life(night: Night, mortal: Process, life: Life, rng: Random) -> None:
    """From birth to death."""
    for guest in night.guests:
        guest.here = False
    child = await _begin(mortal, life)
    ended = asyncio.create_task(_number(mortal))
    ended.add_done_callback(lambda _: night.news.set())
    if not life.early:
        if await night.until(lambda: night.full_house, lambda: not ended.done()):
            os.kill(child, signal.SIGUSR1)
        elif not ended.done():
            night.tally.verdict.faults.append(f"not everybody could come back: {life}")
    if life.point is Point.OUTSIDE:
        await asyncio.sleep(rng.random() * OUTSIDE_S)
        os.kill(child, signal.SIGKILL)
    full = night.full_house
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.shield(ended), PATIENCE_S)
    if not ended.done():
        night.tally.verdict.faults.append(f"nothing happens any more: {life}")
        os.kill(child, signal.SIGKILL)
    status = await ended
    if status != -signal.SIGKILL:
        night.tally.verdict.faults.append(f"a server ended by itself with {status}: {life}")
    night.tally.kills[life.point] += 1
    night.tally.full_house += full


async def kill_real(folder: Path, kills: int, rng: Random, on_kill: Callable[[], None]) -> Tally:
    """A night with `lastcard serve` itself, killed from outside at any moment."""
    night = Night(folder, rng)
    await night.lay_the_tables()
    async with night.guests_come():
        for life in range(kills + 1):
            server = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "lastcard", "serve", "--port", "0", "--data", str(folder)),
                *("--bot-speed", str(SPEED), "--log-level", "warning"),
                stdout=PIPE,
                env=os.environ | {"LASTCARD_MESSAGES_PER_SECOND": "1000"},
            )
            assert server.stdout is not None
            address = (await server.stdout.readline()).decode()
            night.port.set_result(int(address.rpartition(":")[2]))
            if not await night.until(lambda: night.full_house):
                night.tally.verdict.faults.append("not everybody could come back to lastcard serve")
            if life < kills:
                await asyncio.sleep(rng.random() * OUTSIDE_S)
                night.tally.kills["lastcard serve, from outside"] += 1
                night.tally.full_house += night.full_house
                on_kill()
            else:
                await night.go_on()
            night.port = asyncio.get_running_loop().create_future()
            server.kill()
            await server.wait()
            for guest in night.guests:
                guest.here = False
    await night.judge()
    return night.tally


Killing = Callable[[Path, int, Random, Callable[[], None]], Coroutine[Any, Any, Tally]]
