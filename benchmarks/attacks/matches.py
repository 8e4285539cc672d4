"""Matches that are over, for those who cannot look back at them often enough."""

import asyncio
import time

from benchmarks.attacks.enemy import Enemy
from benchmarks.table_clients import SEATS, Client, Generator, Table

BREATH_S = 0.016
"""Between two moves: four players may send twenty messages a second each."""

_finished: dict[int, list[str]] = {}
"""Tables where it is over, for each server by its port."""


class Sprint(Generator):
    """One table whose players move as soon as they may."""

    def ready(self, table: Table) -> None:
        """Go on after a breath."""
        asyncio.get_running_loop().call_later(BREATH_S, lambda: table.play(time.monotonic()))

    def arrived(self, due: float) -> None:
        """Nobody counts."""

    def lost(self, client: Client) -> None:
        """They leave when it is over."""


async def finished_matches(enemy: Enemy, count: int = 1) -> list[str]:
    """Tables where one round was the match, and it is over; played once for each server."""
    tables = _finished.setdefault(enemy.port, [])
    missing = range(len(tables), count)
    tables += await asyncio.gather(*(_played(enemy, number) for number in missing))
    return tables[:count]


async def _played(enemy: Enemy, number: int) -> str:
    sources = [enemy.address(number + seat) for seat in range(SEATS)]
    table = await Sprint(enemy.port).gather(sources, mode="single")
    async with asyncio.timeout(60):
        while table.status != "over":  # noqa: ASYNC110 - a few times for each server
            await asyncio.sleep(0.05)
    for client in table.clients:
        client.hang_up()
    return table.name


async def use_everything(enemy: Enemy) -> None:
    """What costs memory once and for all, used once: an expert bot, a replay, a record, an analysis, every document."""
    (table,) = await finished_matches(enemy)
    place = f"/api/tables/{table}/matches/1"
    for path in ("/api/editions", "/api/editions/classic/rules", "/schema/openapi.json", f"{place}/replay"):
        await enemy.ask(0, enemy.head("GET", path))
    seat = await enemy.open_table(0, seats=4, bots=3, level="expert")
    line = await enemy.socket(0, seat.table, seat.ticket)
    await line.say("Begin")
    await line.say("Leave")
    async with asyncio.timeout(120):  # the first of all is compiled
        analysis = enemy.head("GET", f"{place}/rounds/1/analysis")
        while not (await enemy.ask(0, analysis))["done"]:  # noqa: ASYNC110 - another process
            await asyncio.sleep(0.5)
