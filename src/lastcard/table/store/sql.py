"""A store in SQLite or PostgreSQL; the same code and the same promises for both.

Appends that arrive while others are being written wait together and share the next transaction, so that
many tables cost little more than one. Which of them is refused is still decided for each alone.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import URL, Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lastcard.table.entries import Entry, Stamped
from lastcard.table.store.base import Conflict, TableRow
from lastcard.table.store.database import (
    Database,
    StoreError,
    bring_up_to_date,
    cause,
    connect,
    read_address,
    shown,
)
from lastcard.table.store.schema import ENTRIES, TABLES

__all__ = ["SqlStore", "StoreError", "open_store"]

T = TypeVar("T")

TOGETHER = 500
"""Most appends that share a transaction."""

_LAST = (
    select(TABLES.c.id, TABLES.c.seq)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update()
)
"""Locked in one order everywhere, so that no two processes wait for each other. SQLite locks the database."""
_NEW_TABLE = insert(TABLES)
_CHANGED_TABLE = update(TABLES).where(TABLES.c.id == bindparam("table"))
_NEW_ENTRY = insert(ENTRIES)
_LOG = (
    select(ENTRIES.c.seq, ENTRIES.c.at, ENTRIES.c.entry)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)

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
            return [Stamped(seq, at, _to_entry.decode(text)) for seq, at, text in rows]

        rows = await self._read(log)
        try:
            return await asyncio.to_thread(decoded, rows)  # a long log would keep everybody waiting
        except msgspec.DecodeError as error:
            raise StoreError(f"the log of table {table} has an entry that cannot be read: {error}") from error

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

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._closed = True
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._database.close()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {shown(self._address)} is closed")

    def _broken(self, error: Exception) -> StoreError:
        return StoreError(f"the store {shown(self._address)} failed: {cause(error)}")

    async def _read(self, work: Callable[[Connection], T]) -> T:
        self._check_open()
        try:
            return await self._database.read(work)
        except (SQLAlchemyError, OSError) as error:
            raise self._broken(error) from error

    async def _write_queue(self) -> None:
        while self._queue:
            batch, self._queue = self._queue[:TOGETHER], self._queue[TOGETHER:]
            await self._settle([one for one in batch if not one.written.cancelled()])

    async def _settle(self, batch: list[_Append]) -> None:
        """Write a batch, and tell everybody in it what became of their append."""
        refusals: Sequence[Exception | None]
        try:
            refusals = await self._database.write(partial(_write, batch))
        except IntegrityError:
            # Another process opened one of these tables at the same time. One by one it is seen which.
            if len(batch) > 1:
                for one in batch:
                    await self._settle([one])
                return
            refusals = [Conflict(f"entry {batch[0].first} of table {batch[0].row.id} is taken")]
        except (SQLAlchemyError, OSError) as error:
            refusals = [self._broken(error) for _ in batch]
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            refusals = [error for _ in batch]
        for one, refusal in zip(batch, refusals, strict=True):
            if one.written.done():
                continue  # nobody waits for it any more
            if refusal is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(refusal)


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


async def open_store(url: str) -> SqlStore:
    """The store at `sqlite:///path` or `postgresql://user:password@host/database`, brought up to date.

    Raises StoreError: one sentence for whoever runs the server.
    """
    address = read_address(url)
    await bring_up_to_date(address)
    return SqlStore(address, connect(address))
