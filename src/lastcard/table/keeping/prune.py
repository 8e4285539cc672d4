"""Tables that leave a database."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from sqlalchemy import Connection, and_, delete, or_, select

from lastcard.model.record import Record
from lastcard.table.keeping.vault import Tell, Vault, row_in
from lastcard.table.store.base import TableRow
from lastcard.table.store.schema import ENTRIES, TABLES

DONE = ("over", "closed")
"""Nobody plays at such a table, though a rematch may begin at one that is over."""
TOGETHER = 20
"""Tables that are removed in one transaction: a running server waits for it."""


class Removed(Record, frozen=True):
    """How much is gone."""

    tables: int = 0
    entries: int = 0


async def unchanged_since(vault: Vault, moment: float) -> list[TableRow]:
    """Tables at which nobody plays and nothing has happened since; the oldest first."""
    query = (
        select(TABLES)
        .where(TABLES.c.status.in_(DONE), TABLES.c.updated_at < moment)
        .order_by(TABLES.c.updated_at, TABLES.c.id)
    )
    return await vault.read(lambda connection: [row_in(found) for found in connection.execute(query)])


async def remove(vault: Vault, rows: Sequence[TableRow], tell: Tell) -> Removed:
    """Remove tables with their logs, save those that have changed meanwhile."""
    removed = Removed()
    for at in range(0, len(rows), TOGETHER):
        began = time.monotonic()
        some = rows[at : at + TOGETHER]
        gone = await vault.write(partial(_remove, some))
        removed = Removed(removed.tables + gone.tables, removed.entries + gone.entries)
        tell(at + len(some), len(rows))
        await asyncio.sleep(time.monotonic() - began)  # as long again for a server that wants to write
    return removed


def _remove(rows: Sequence[TableRow], connection: Connection) -> Removed:
    """Locked in the order in which a server locks them, then looked at once more."""
    as_listed = or_(
        *(
            and_(
                TABLES.c.id == row.id,
                TABLES.c.seq == row.seq,
                TABLES.c.status == row.status,
                TABLES.c.updated_at == row.updated_at,
            )
            for row in rows
        )
    )
    query = select(TABLES.c.id).where(as_listed).order_by(TABLES.c.id).with_for_update()
    ids = connection.scalars(query).all()
    entries = connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(ids))).rowcount
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
    return Removed(len(ids), entries)
