"""One server for one database: a lock that is held for as long as a process lives, and that no crash leaves behind.

Tables in two processes would hear nothing of each other: each would take the other's players for missing.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout
from sqlalchemy import URL, NullPool, select, text

from lastcard.table.store.base import StoreError
from lastcard.table.store.database import cannot_open, file_of, read_address, shown

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

log = logging.getLogger("lastcard.store")

LOOK_S = 1.0
"""How often it is looked whether the lock of a session still stands."""
GHOST_S = 3.0
"""How long the session of a process that has just ended may still be seen."""

_FAMILY = int.from_bytes(b"last")
_TAKE = text(f"SELECT pg_try_advisory_lock({_FAMILY}, hashtext(coalesce(current_schema(), '')))")
"""Such locks belong to one database; the second number keeps schemas apart."""
_LAY_GHOSTS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE application_name = :name AND pid <> pg_backend_pid()"
)
_NOTICE_DEATH = [
    text(f"SET tcp_keepalives_{what} = {seconds}") for what, seconds in {"idle": 10, "interval": 5}.items()
]
"""A machine that vanished must not hold the lock for hours."""


class InUse(StoreError):
    """Another process has the lock."""

    def __init__(self, address: URL) -> None:
        super().__init__(
            f"the store {shown(address)} is in use by another lastcard: stop that one first, "
            "or keep these tables elsewhere (--data FOLDER)"
        )


class Hold:
    """A lock that is held."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()
        """Somebody else has got it: nothing may be written any more."""


def hold(url: str) -> AbstractAsyncContextManager[Hold]:
    """Hold the lock of a store for as long as the context lasts; raises InUse if somebody else does.

    Nothing in the store is touched, and whoever holds the lock notices nothing.
    """
    address = read_address(url)
    return _hold_file(address) if address.get_backend_name() == "sqlite" else _hold_session(address)


def file_lock(file: Path) -> FileLock:
    """The lock of a database file: of the operating system, and on a file beside it."""
    return FileLock(f"{file}.lock", mode=0o600, blocking=False, fallback_to_soft=False)


@asynccontextmanager
async def _hold_file(address: URL) -> AsyncIterator[Hold]:
    """The lock of a file, whatever name led there."""
    lock = file_lock(file_of(address).resolve())
    try:
        lock.acquire()
    except Timeout:
        raise InUse(address) from None
    except OSError as error:
        raise cannot_open(address, error) from error
    try:
        yield Hold()
    finally:
        lock.release()


@asynccontextmanager
async def _hold_session(address: URL) -> AsyncIterator[Hold]:
    """A lock of PostgreSQL that ends with the connection it was taken on."""
    session = _Session(address)
    keeping: asyncio.Task[None] | None = None
    try:
        try:
            taken = await session.take()
        except Exception as error:
            raise cannot_open(address, error) from error
        if not taken:
            raise InUse(address)
        keeping = asyncio.create_task(session.keep())
        yield session.hold
    finally:
        if keeping is not None:
            keeping.cancel()
            await asyncio.wait([keeping])
        await session.close()


class _Session:
    """The connection that holds the lock, and nothing else."""

    def __init__(self, address: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - needs the extra `cluster`

        self.hold = Hold()
        self._address = address
        self._name = f"lastcard {secrets.token_hex(8)}"
        """Ours alone: a session of this name that we do not know of is our own from before a connection broke."""
        seconds = {"timeout": 10, "command_timeout": 10, "server_settings": {"application_name": self._name}}
        self._engine = create_async_engine(
            address, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=seconds
        )
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        """Connect and take the lock; False if somebody else has it, and goes on having it."""
        await self.let_go()
        self._connection = connection = await self._engine.connect()
        for sentence in _NOTICE_DEATH:
            await connection.execute(sentence)
        for _ in range(int(GHOST_S / LOOK_S)):
            await connection.execute(_LAY_GHOSTS, {"name": self._name})
            if await connection.scalar(_TAKE):
                return True
            await asyncio.sleep(LOOK_S)
        return False

    async def keep(self) -> None:
        """Look after the lock; after a broken connection, take it again. If somebody else was quicker, say so."""
        held = True
        while True:
            await asyncio.sleep(LOOK_S)
            try:
                if held and self._connection is not None:
                    await self._connection.execute(select(1))
                    continue
                if not await self.take():
                    log.error("another lastcard has taken the store")
                    self.hold.lost.set()
                    return
            except Exception as error:  # every driver has its own kinds
                if held:
                    log.warning("the lock on the store is lost; trying to take it again", exc_info=error)
                held = False
            else:
                log.info("the lock on the store is taken again")
                held = True

    async def let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be broken, and then there is nothing to let go of
                await connection.close()

    async def close(self) -> None:
        await self.let_go()
        await self._engine.dispose()
