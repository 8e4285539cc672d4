"""Floods of requests that only read."""

from random import Random

from benchmarks.attacks.enemy import Enemy
from benchmarks.attacks.listed import attack
from benchmarks.attacks.matches import finished_matches

from lastcard.editions import EDITIONS


async def _read(enemy: Enemy, *paths: str, per_second: float = 50.0) -> None:
    """Ask for these in turn on eight connections, so often a second on each."""
    requests = [enemy.head("GET", path) for path in paths]
    await enemy.flood(enemy.http, lambda beat, _: requests[beat % len(requests)], per_second=per_second)


@attack()
async def lobby_scraping(enemy: Enemy) -> None:
    """The list of public tables and each table on it, 400 requests a second."""
    await _read(
        enemy, "/api/tables", *(f"/api/tables/{table}" for table in (await enemy.public_tables())[:5])
    )


@attack()
async def guessed_tables(enemy: Enemy) -> None:
    """Tables that do not exist, each asked for once, 400 a second."""
    rng = Random(15)
    names = ["".join(rng.choices("abcdefghijklmnop", k=12)) for _ in range(4000)]
    await _read(enemy, *(f"/api/tables/{name}" for name in names))


@attack()
async def editions(enemy: Enemy) -> None:
    """The list of editions, 400 times a second."""
    await _read(enemy, "/api/editions")


@attack()
async def rules(enemy: Enemy) -> None:
    """How to play, each time with other options, 240 times a second."""
    keys = [edition.key for edition in EDITIONS]
    chosen = ("", "?mode=lowest", "?jump_in=true", "?mode=single&jump_in=true", "?nonsense=1")
    paths = [f"/api/editions/{key}/rules{choice}" for key in keys for choice in chosen]
    await _read(enemy, *paths, per_second=30)


@attack(fault=17)
async def openapi(enemy: Enemy) -> None:
    """The OpenAPI document, 240 times a second."""
    await _read(enemy, "/schema/openapi.json", per_second=30)


@attack()
async def metrics(enemy: Enemy) -> None:
    """The figures for Prometheus, 240 times a second."""
    await _read(enemy, "/metrics", per_second=30)


@attack()
async def readiness(enemy: Enemy) -> None:
    """Whether it is ready, which asks the store, 240 times a second."""
    await _read(enemy, "/readyz", per_second=30)


@attack()
async def pages(enemy: Enemy) -> None:
    """The page and addresses that lead nowhere, 400 times a second."""
    await _read(enemy, "/", "/t/nowhere", "/assets/../../etc/passwd", "/nowhere")


@attack(fault=12)
async def replays(enemy: Enemy) -> None:
    """The replay of a match that is over, 80 times a second."""
    (table,) = await finished_matches(enemy)
    await _read(enemy, f"/api/tables/{table}/matches/1/replay", per_second=10)


@attack(fault=12)
async def records(enemy: Enemy) -> None:
    """The record of a match that is over, 80 times a second."""
    (table,) = await finished_matches(enemy)
    await _read(enemy, f"/api/tables/{table}/matches/1/record", per_second=10)


@attack()
async def analyses(enemy: Enemy) -> None:
    """Analyses of six rounds, begun at once and asked after 400 times a second."""
    tables = await finished_matches(enemy, 6)
    await _read(enemy, *(f"/api/tables/{table}/matches/1/rounds/1/analysis" for table in tables))


@attack(fault=12)
async def refused_analyses(enemy: Enemy) -> None:
    """Analyses of rounds and matches that were never played, 80 times a second."""
    (table,) = await finished_matches(enemy)
    places = ("matches/1/rounds/99", "matches/99/rounds/1", "matches/1/rounds/0")
    await _read(enemy, *(f"/api/tables/{table}/{place}/analysis" for place in places), per_second=10)
