"""A store in SQLite or PostgreSQL; the same code and the same promises for both.

Appends that arrive while others are being written wait together and share the next transaction, so that
many tables cost little more than one. Which of them is refused is still decided for each alone.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import URL, Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from lastcard.table.entries import Entry, Stamped
from lastcard.table.store.base import CannotWrite, Conflict, Damaged, StoreError, TableRow
from lastcard.table.store.database import (
    Database,
    bring_up_to_date,
    cause,
    connect,
    is_damage,
    read_address,
    shown,
)
from lastcard.table.store.health import Health
from lastcard.table.store.schema import ENTRIES, TABLES

__all__ = ["SqlStore", "StoreError", "open_store"]

T = TypeVar("T")

TOGETHER = 500
"""Most appends that share a transaction, and most tables that a query asks for."""
CHECK_S = 1.0
"""Whoever asks within this time of the last check gets the same answer."""

_NUMBERS = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
_LAST = _NUMBERS.order_by(TABLES.c.id).with_for_update()
"""Locked in one order everywhere, so that no two processes wait for each other. SQLite locks the database."""
_NEW_TABLE = insert(TABLES)
_CHANGED_TABLE = update(TABLES).where(TABLES.c.id == bindparam("table"))
_NEW_ENTRY = insert(ENTRIES)
_LOG = (
    select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)

_NOBODY = TableRow(id="", seq=0, status="closed", public=False, updated_at=0.0)

_to_text = msgspec.json.Encoder()
_to_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


@dataclass(frozen=True)
class _Append:
    """An append that waits for its transaction."""

    row: TableRow
    first: int
    entries: list[dict[str, object]]
    written: asyncio.Future[None]


class SqlStore:
    """Logs in a database; `open_store` makes one.

    After an append that ended in StoreError, the log has to be read again: it may have been written.
    """

    def __init__(self, address: URL, database: Database) -> None:
        self._address = address
        self._database = database
        self._health = Health()
        self._checking: asyncio.Task[StoreError | None] | None = None
        self._checked_at = 0.0
        self._queue: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        """Add entries whose first sequence number is the next; raises Conflict if it is not."""
        numbers = [stamped.seq for stamped in entries]
        if not numbers or numbers != list(range(row.seq - len(numbers) + 1, row.seq + 1)):
            raise ValueError(f"expected entries in sequence up to {row.seq}, found {numbers}")
        self._check_open()
        rows = [
            {
                "table_id": row.id,
                "seq": seq,
                "at": stamped.at,
                "entry": _to_text.encode(stamped.entry).decode(),
            }
            for seq, stamped in zip(numbers, entries, strict=True)
        ]
        waiting = _Append(row, numbers[0], rows, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_queue())
        await waiting.written

    async def read(self, table: str, after: int = 0) -> list[Stamped]:
        """The entries of a table with a higher sequence number, in order."""

        def log(connection: Connection) -> list[tuple[int, float, str]]:
            return [tuple(row) for row in connection.execute(_LOG, {"table": table, "after": after})]

        def decoded(rows: list[tuple[int, float, str]]) -> list[Stamped]:
            return [_stamped(table, number, row) for number, row in enumerate(rows, start=after + 1)]

        rows = await self._read(log, table)
        self._health.damaged.discard(table)
        return await asyncio.to_thread(decoded, rows)  # a long log would keep everybody waiting

    async def tables(
        self, *, status: Sequence[str], public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states, the last changed first."""
        query = select(TABLES).where(TABLES.c.status.in_(status))
        if public is not None:
            query = query.where(TABLES.c.public == public)
        query = query.order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit)
        return await self._read(
            lambda connection: [TableRow(**row) for row in connection.execute(query).mappings()]
        )

    async def check(self) -> None:
        """Raises what is wrong, if anything is. What has failed is tried again, but not for everybody who asks."""
        now = asyncio.get_running_loop().time()
        if self._checking is None or (self._checking.done() and now - self._checked_at >= CHECK_S):
            self._checking, self._checked_at = asyncio.create_task(self._examine()), now
        if (fault := await asyncio.shield(self._checking)) is not None:
            raise fault

    async def _examine(self) -> StoreError | None:
        try:
            await self.tables(status=("gathering",), limit=1)
            if "written" in self._health.failing:
                await self._try_to_write()
            for table in tuple(self._health.damaged):
                await self.read(table)
        except StoreError as error:
            return error
        return None

    async def _try_to_write(self) -> None:
        """A row that comes and goes in one transaction: something is written, and nothing is left behind."""

        def touch(connection: Connection) -> None:
            connection.execute(_NEW_TABLE, asdict(_NOBODY))
            connection.execute(delete(TABLES).where(TABLES.c.id == _NOBODY.id))

        try:
            await self._database.write(touch)
        except Exception as error:
            raise self._failed(error, written=True) from error
        self._health.works("written")

    async def size(self) -> int:
        """Bytes of the database."""
        return await self._read(_size)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""

        def last(connection: Connection) -> dict[str, int]:
            some = (tables[at : at + TOGETHER] for at in range(0, len(tables), TOGETHER))
            return {row.id: row.seq for ids in some for row in connection.execute(_NUMBERS, {"ids": ids})}

        return await self._read(last)

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._database.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {shown(self._address)} is closed")

    def _failed(self, error: Exception, table: str = "", *, written: bool = False) -> StoreError:
        """What to tell those who wait; health is told, too."""
        if self._checking is not None and self._checking.done():
            self._checking = None  # it found all well, and that is over
        if table and is_damage(error):
            self._health.is_damaged(table)
            return Damaged(f"the log of table {table} is damaged: {cause(error)}")
        fault = (CannotWrite if written else StoreError)(
            f"the store {shown(self._address)} failed: {cause(error)}"
        )
        fault.__cause__ = error
        self._health.fails("written" if written else "read", fault)
        return fault

    async def _read(self, work: Callable[[Connection], T], table: str = "") -> T:
        """Every driver has its own kinds of errors, and here all of them are the store's."""
        self._check_open()
        try:
            found = await self._database.read(work)
        except Exception as error:
            raise self._failed(error, table) from error
        self._health.works("read")
        return found

    async def _write_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:TOGETHER], self._queue[TOGETHER:]
            await self._settle([one for one in batch if not one.written.cancelled()])

    async def _settle(self, batch: list[_Append]) -> None:
        """Write a batch, and tell everybody in it what became of their append."""
        refusals: Sequence[Exception | None]
        try:
            refusals = await self._database.write(partial(_write, batch))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            # Another process opened one of these tables at the same time, or one of them lies on a damaged page.
            if len(batch) > 1 and (isinstance(error, IntegrityError) or is_damage(error)):
                for one in batch:  # one by one it is seen which
                    await self._settle([one])
                return
            refusals = [self._refusal(error, one) for one in batch]
        else:
            self._health.works("written")
        for one, refusal in zip(batch, refusals, strict=True):
            if one.written.done():
                continue  # nobody waits for it any more
            if refusal is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(refusal)

    def _refusal(self, error: Exception, one: _Append) -> Exception:
        if isinstance(error, IntegrityError):
            return Conflict(f"entry {one.first} of table {one.row.id} is taken")
        return self._failed(error, one.row.id, written=True)


def _stamped(table: str, number: int, row: tuple[int, float, str]) -> Stamped:
    seq, at, text = row
    try:
        return Stamped(seq, at, _to_entry.decode(text))
    except Exception:  # noqa: BLE001 - whatever was found there instead
        # The decoder's own words may quote a seed.
        raise Damaged(f"entry {number} of the log of table {table} cannot be read") from None


def _write(batch: list[_Append], connection: Connection) -> list[Conflict | None]:
    """Add what has the next number in its log, and say what has not."""
    found = connection.execute(_LAST, {"ids": sorted({one.row.id for one in batch})})
    before: dict[str, int] = {row.id: row.seq for row in found}
    last, rows = dict(before), dict[str, TableRow]()
    entries, refusals = list[dict[str, object]](), list[Conflict | None]()
    for one in batch:
        table, due = one.row.id, last.get(one.row.id, 0) + 1
        if one.first == due:
            last[table], rows[table] = one.row.seq, one.row
            entries += one.entries
            refusals.append(None)
        else:
            refusals.append(Conflict(f"expected entry {due} of table {table}, found {one.first}"))
    new = [asdict(rows[table]) for table in sorted(rows) if table not in before]
    changed = [asdict(row) | {"table": table} for table, row in rows.items() if table in before]
    for statement, values in ((_NEW_TABLE, new), (_CHANGED_TABLE, changed), (_NEW_ENTRY, entries)):
        if values:
            connection.execute(statement, values)
    return refusals


def _size(connection: Connection) -> int:
    """What PostgreSQL says, or what the file and its journal have."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(select(func.pg_database_size(func.current_database()))).scalar_one())
    file = connection.engine.url.database
    return sum(path.stat().st_size for path in (Path(f"{file}"), Path(f"{file}-wal")) if path.exists())


async def open_store(url: str) -> SqlStore:
    """The store at `sqlite:///path` or `postgresql://user:password@host/database`, brought up to date.

    Raises StoreError: one sentence for whoever runs the server.
    """
    address = read_address(url)
    await bring_up_to_date(address)
    return SqlStore(address, connect(address))
