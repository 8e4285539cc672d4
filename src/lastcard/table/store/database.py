"""A database for the SQL store: its address, its connections and its version."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, func, make_url, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError

from lastcard.table.store.base import StoreError
from lastcard.table.store.schema import VERSION_TABLE

T = TypeVar("T")

SPELLINGS = {
    "sqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""How an address may begin, and the driver it means."""

CLUSTER = ("asyncpg", "greenlet")
"""What PostgreSQL needs and SQLite does not: the extra `cluster`."""

# Another process that writes is waited for, five seconds unless the address says otherwise (`?timeout=`).
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an append that was acknowledged survives a crash
)

PAGE_DAMAGE = ("XX001", "XX002")
"""PostgreSQL's codes for data and for indexes that are damaged."""

THREADS = 4
"""For SQLite: one writes, and some read at the same time."""

_migrating = Lock()
"""Alembic keeps the migration under way in global variables."""

_MIGRATION = int.from_bytes(b"lastcard")
"""The lock of a migration in PostgreSQL has a number for a name."""


class Database(Protocol):
    """Does work in a transaction: all of it or, after an error, nothing."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that changes nothing."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work that may change something; durable when it returns."""

    async def close(self) -> None:
        """Let go of all connections."""


class SqliteDatabase:
    """A file. A transaction runs in a thread as a whole, so that it changes threads once, not per statement."""

    def __init__(self, address: URL, *, migrating: bool = False) -> None:
        # Without an isolation level the driver leaves BEGIN to us.
        self._engine = create_engine(
            address, pool_size=THREADS, connect_args={"isolation_level": None}, hide_parameters=True
        )
        self._readers = ThreadPoolExecutor(THREADS - 1, thread_name_prefix="lastcard-reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="lastcard-writer")
        self._writing: Connection | None = None
        """Kept by the writer until an error: to take it from the pool each time costs more than a small append."""

        @event.listens_for(self._engine, "connect")
        def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            # A migration may make a table anew, and no key may point to it meanwhile.
            cursor.execute(f"PRAGMA foreign_keys = {'OFF' if migrating else 'ON'}")
            cursor.close()

        @event.listens_for(self._engine, "begin")
        def begin(connection: Connection) -> None:
            cursor = connection.connection.cursor()
            cursor.execute(connection.get_execution_options().get("lastcard_begin", "BEGIN"))
            cursor.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, transaction)

    async def write(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            if self._writing is None:
                self._writing = self._engine.connect().execution_options(lastcard_begin="BEGIN IMMEDIATE")
            try:
                with self._writing.begin():
                    return work(self._writing)
            except BaseException:
                self._stop_writing()
                raise

        return await asyncio.get_running_loop().run_in_executor(self._writer, transaction)

    def _stop_writing(self) -> None:
        connection, self._writing = self._writing, None
        if connection is not None:
            connection.close()

    async def close(self) -> None:
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._stop_writing()
        self._engine.dispose()


class PostgresDatabase:
    """A server, perhaps shared by several processes of this program."""

    def __init__(self, address: URL, *, migrating: bool = False) -> None:
        # Only now: it cannot be imported without the extra `cluster`.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        seconds = {"timeout": 10} if migrating else {"timeout": 10, "command_timeout": 30}
        self._engine = create_async_engine(address, connect_args=seconds, hide_parameters=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async def transaction() -> T:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

        return await _once_more(transaction)

    async def write(self, work: Callable[[Connection], T]) -> T:
        async def transaction() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

        return await _once_more(transaction)

    async def close(self) -> None:
        await self._engine.dispose()


async def _once_more(transaction: Callable[[], Awaitable[T]]) -> T:
    """A server that was started anew has dropped the connections kept for later: try again with new ones.

    That is cheaper than asking before each transaction whether the connection still stands. If the end of
    the transaction was all that got lost, an append is now refused as a conflict with itself: whoever reads
    the log again, as after any conflict, finds it there.
    """
    try:
        return await transaction()
    except DBAPIError as error:
        if not error.connection_invalidated:
            raise
        return await transaction()


def read_address(text: str) -> URL:
    """The address of a database, or StoreError."""
    try:
        address = make_url(text)
    except ArgumentError:
        raise StoreError("expected the address of a store, such as sqlite:///tables.db") from None
    driver = SPELLINGS.get(address.drivername)
    if driver is None:
        raise StoreError(f"expected a store in sqlite or postgresql, found {address.drivername}")
    if driver == "sqlite" and address.database in (None, "", ":memory:"):
        raise StoreError("expected the path of a file, such as sqlite:///tables.db")
    if driver != "sqlite" and not all(map(find_spec, CLUSTER)):
        raise StoreError(
            "a store in postgresql needs more than is installed: pip install 'lastcard[cluster]'"
        )
    # PostgreSQL's own tools say sslmode, and so do the addresses that hosting companies give out.
    query = {"ssl" if key == "sslmode" else key: value for key, value in address.query.items()}
    return address.set(drivername=driver, query=query)


def shown(address: URL) -> str:
    """The address without the password, wherever it stands."""
    return address.set(drivername=address.get_backend_name(), query={}).render_as_string(hide_password=True)


def file_of(address: URL) -> Path:
    """The file of a store in SQLite."""
    return Path((address.database or "").removeprefix("file:"))


def cannot_open(address: URL, error: Exception) -> StoreError:
    """One sentence for whoever runs the server."""
    return StoreError(f"the store {shown(address)} cannot be opened: {cause(error)}")


def cause(error: Exception) -> str:
    """What the database said, in one line that quotes nothing it holds."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    original = _original(error)
    if _undecodable(original):
        return "there is text in it that is none"
    said = str(original).strip()
    return said.splitlines()[0].rpartition(">: ")[2] if said else type(error).__name__


def is_damage(error: Exception) -> bool:
    """Whether something in the database cannot be read, rather than that it does not answer."""
    original = _original(error)
    code: int | None = getattr(original, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF == sqlite3.SQLITE_CORRUPT
    return _undecodable(original) or getattr(original, "sqlstate", None) in PAGE_DAMAGE


def _original(error: Exception) -> BaseException:
    """The driver's own error."""
    return (error.orig or error) if isinstance(error, DBAPIError) else error


def _undecodable(error: BaseException) -> bool:
    """The driver found bytes that are no text. It has no code for that, and quotes them."""
    return isinstance(error, sqlite3.OperationalError) and getattr(error, "sqlite_errorcode", None) is None


def connect(address: URL, *, migrating: bool = False) -> Database:
    """A database whose connections are made when they are needed."""
    kind = SqliteDatabase if address.get_backend_name() == "sqlite" else PostgresDatabase
    return kind(address, migrating=migrating)


async def bring_up_to_date(address: URL) -> None:
    """Make what is missing, all or nothing; raises StoreError if that is not possible."""

    async def migration() -> None:
        database = connect(address, migrating=True)
        try:
            await database.write(_migrate)
        finally:
            await database.close()

    def one_at_a_time() -> None:
        with _migrating:
            asyncio.run(migration())

    try:
        await asyncio.to_thread(one_at_a_time)
    except StoreError:
        raise
    except Exception as error:  # every driver has its own kinds
        raise cannot_open(address, error) from error


def _migrate(connection: Connection) -> None:
    """Processes that start at the same time wait for the first: SQLite has one writer, PostgreSQL a lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION)))
    config = _config()
    config.attributes["connection"] = connection
    if not _is_of_this_version(connection, config):
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "lastcard.table.store:migrations")
    return config


def check_version(connection: Connection) -> None:
    """StoreError for a database that a server would have to bring up to date, or could not."""
    if not _is_of_this_version(connection, _config()):
        where = shown(connection.engine.url)
        raise StoreError(f"the store {where} is not up to date: `lastcard serve` makes it so when it starts")


def _is_of_this_version(connection: Connection, config: Config) -> bool:
    """Whether nothing is to be done; StoreError for a newer version."""
    scripts = ScriptDirectory.from_config(config)
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
    if not {script.revision for script in scripts.walk_revisions()}.issuperset(found):
        raise StoreError(f"the store {shown(connection.engine.url)} belongs to a newer version of lastcard")
    return set(found) == set(scripts.get_heads())
