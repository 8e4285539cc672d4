"""A database as its keeper sees it: rows and entries as they stand there, whether they can be read or not."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import URL, Connection, Row, Select, bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from lastcard.model.errors import LastcardError
from lastcard.table.store.base import StoreError, TableRow
from lastcard.table.store.database import (
    bring_up_to_date,
    cause,
    check_version,
    connect,
    file_of,
    read_address,
    shown,
)
from lastcard.table.store.lock import hold
from lastcard.table.store.schema import ENTRIES, TABLES
from lastcard.table.store.sql import SqlStore

T = TypeVar("T")

Tell = Callable[[int, int], object]
"""Hears how much is done, and of how much. What it raises ends the work."""

LOGS = select(TABLES, ENTRIES.c.seq.label("number"), ENTRIES.c.at, ENTRIES.c.entry).select_from(
    TABLES.outerjoin(ENTRIES, ENTRIES.c.table_id == TABLES.c.id)
)
"""Every row with every entry of its log; a row without entries once."""

_LOG = LOGS.where(TABLES.c.id == bindparam("table")).order_by(ENTRIES.c.seq)
_ROW = select(TABLES).where(TABLES.c.id == bindparam("table"))


class NoSuchTable(LastcardError):
    """A table that is not in the database."""


class RawEntry(NamedTuple):
    """An entry as it stands in the database."""

    seq: int
    at: float
    text: str


class Log(NamedTuple):
    """A table with its log, both of one moment."""

    row: TableRow
    entries: list[RawEntry]


class Vault:
    """An open database; `opened` makes one."""

    def __init__(self, address: URL) -> None:
        self._address = address
        # A statement over the whole of PostgreSQL may take its time, as those of a migration.
        self._database = connect(address, migrating=address.get_backend_name() != "sqlite")
        self.store = SqlStore(address, self._database)

    @property
    def file(self) -> Path | None:
        """The file of a database in SQLite."""
        return _file(self._address)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work on one moment of the database; a server may go on writing meanwhile."""

        def at_one_moment(connection: Connection) -> T:
            if connection.dialect.name == "postgresql":
                connection = connection.execution_options(
                    isolation_level="REPEATABLE READ", postgresql_readonly=True
                )
            return work(connection)

        with self._in_a_sentence():
            return await self._database.read(at_one_moment)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work that is done as a whole or not at all."""
        with self._in_a_sentence():
            return await self._database.write(work)

    async def log(self, table: str) -> Log | None:
        """A table as it stands there; None when there is none."""
        found = await self.read(lambda connection: connection.execute(_LOG, {"table": table}).all())
        if not found:
            return None
        return Log(row_in(found[0]), [RawEntry(*one[-3:]) for one in found if one.number is not None])

    async def row(self, table: str) -> TableRow:
        """What is known of a table without its log, or NoSuchTable."""
        found = await self.read(lambda connection: connection.execute(_ROW, {"table": table}).first())
        if found is None:
            raise NoSuchTable(f"expected a table of {shown(self._address)}, found none with this id: {table}")
        return row_in(found)

    async def shrink(self) -> None:
        """Give the space of what was removed back to the disk; only SQLite needs to be asked."""
        file = self.file
        if file is None:
            return

        def vacuum() -> None:
            with closing(sqlite3.connect(file, isolation_level=None)) as connection:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        with self._in_a_sentence():
            await asyncio.to_thread(vacuum)

    @contextmanager
    def _in_a_sentence(self) -> Iterator[None]:
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StoreError(f"the store {shown(self._address)} failed: {cause(error)}") from error


def row_in(found: Row[tuple[object, ...]]) -> TableRow:
    """The row of a table in what a query has found."""
    return TableRow(**{name: getattr(found, name) for name in TableRow.__struct_fields__})


def little_by_little(
    connection: Connection, query: Select[tuple[object, ...]]
) -> Iterator[Row[tuple[object, ...]]]:
    """What a query over everything finds, a little at a time."""
    return iter(connection.execute(query, execution_options={"yield_per": 1000}))


@asynccontextmanager
async def opened(url: str, *, new: bool = False, alone: bool = False) -> AsyncIterator[Vault]:
    """The database at an address; one that does not exist is made if it may be `new`.

    Else it must be of this version: only a server changes that, so that none of an older version is surprised.
    `alone` is for work that no running server survives: nobody else has it then. Raises StoreError: one sentence.
    """
    address = read_address(url)
    file = _file(address)
    if not new and file is not None:
        must_exist(file)  # SQLite would make it
    async with hold(url) if alone else nullcontext():
        if new:
            await bring_up_to_date(address)
        vault = Vault(address)
        try:
            await vault.read(check_version)
            yield vault
        finally:
            await vault.store.close()


def must_exist(path: Path) -> None:
    """StoreError for what is not there, or is behind a door that is locked."""
    try:
        path.stat()
    except OSError as error:
        raise StoreError(f"{path}: expected a database, found: {error.strerror}") from error


def _file(address: URL) -> Path | None:
    return file_of(address) if address.get_backend_name() == "sqlite" else None
