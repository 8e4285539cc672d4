"""A database with a table of every kind, and looking at it without the program."""

import asyncio
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import NamedTuple

from click.testing import Result
from sqlalchemy import Connection, make_url, text

from lastcard.model.edition import Mode
from lastcard.protocol import Begin
from lastcard.table import authority
from lastcard.table.entries import Stamped
from lastcard.table.keeping.vault import opened
from lastcard.table.store.base import TableRow
from lastcard.table.store.sql import open_store
from tests.cli.running import lastcard
from tests.table.evening import Evening, terms

TABLES = ("gathers", "plays", "over", "twice", "closed")
"""At `twice` two matches have ended, at `closed` one was broken off."""


class Shelved(NamedTuple):
    row: TableRow
    log: list[Stamped]


@cache
def tables() -> dict[str, Shelved]:
    """One table of every kind; all of them changed last in 1970."""
    return asyncio.run(_tables())


async def _tables() -> dict[str, Shelved]:
    found = {}
    for name in TABLES:
        config = terms("mini", 2, mode=Mode.SINGLE, window_ms=0, grace_s=3600)
        evening = await Evening.of(config, table=name, seeds=name)
        await evening.sits_down("Ann")
        for _ in range({"gathers": 0, "twice": 2}.get(name, 1)):
            await evening.says("Ann", Begin())
            if name in ("over", "twice"):
                await _to_the_end(evening)
        if name == "closed":
            await evening.actor._perform(lambda table: authority.close(table, "idle"))
        found[name] = Shelved(evening.store._rows[name], evening.log)
    return found


async def _to_the_end(evening: Evening) -> None:
    while evening.status == "playing":
        if evening.asked("Ann"):
            await evening.moves("Ann", evening.answer("Ann"))
        else:
            await evening.goes_by(1)


def fill(url: str) -> None:
    """Put all of them into a database."""
    shelved = tables().values()

    async def scene() -> None:
        store = await open_store(url)
        for row, log in shelved:
            await store.append(row, log)
        await store.close()

    asyncio.run(scene())


def order(url: str, *words: str) -> None:
    """Say something to a database that nobody but its keeper could."""
    address = make_url(url)
    if address.drivername == "sqlite":
        with closing(sqlite3.connect(address.database or "")) as connection, connection:
            for sentence in words:
                connection.execute(sentence)
        return

    def say(connection: Connection) -> None:
        for sentence in words:
            connection.exec_driver_sql(sentence)

    async def scene() -> None:
        async with opened(url) as vault:
            await vault.write(say)

    asyncio.run(scene())


def says(entry: str, table: str, seq: int) -> str:
    """The order that puts another text into an entry."""
    return f"UPDATE entries SET entry = '{entry}' WHERE table_id = '{table}' AND seq = {seq}"  # noqa: S608 - our own


def everything(url: str) -> list[list[tuple[object, ...]]]:
    """All rows and all entries, letter by letter."""

    def look(connection: Connection) -> list[list[tuple[object, ...]]]:
        queries = ("SELECT * FROM tables ORDER BY id", "SELECT * FROM entries ORDER BY table_id, seq")
        return [[tuple(row) for row in connection.execute(text(query))] for query in queries]

    async def scene() -> list[list[tuple[object, ...]]]:
        async with opened(url) as vault:
            return await vault.read(look)

    return asyncio.run(scene())


def ids(url: str) -> set[object]:
    return {row[0] for row in everything(url)[0]}


def admin(name: str, *words: str | Path, at: str) -> Result:
    return lastcard("admin", name, *words, "--database", at)


def one_sentence(ran: Result) -> str:
    """What was said instead of doing it."""
    assert (ran.exit_code, ran.stdout) == (2, ""), ran.output
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith("lastcard: ")
    return ran.stderr.removeprefix("lastcard: ").rstrip("\n")
