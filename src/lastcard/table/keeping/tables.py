"""The tables of a database: which there are, and closing one."""

import msgspec
from msgspec.structs import replace
from sqlalchemy import select

from lastcard.model.record import Record
from lastcard.table.config import TableConfig
from lastcard.table.entries import Stamped, TableClosed, TableOpened
from lastcard.table.keeping.vault import Vault, little_by_little, row_in
from lastcard.table.store.base import Conflict, Damaged, TableRow
from lastcard.table.store.schema import ENTRIES, TABLES


class Listed(Record, frozen=True):
    """A table and what it was opened with; None where that cannot be read."""

    row: TableRow
    config: TableConfig | None


async def all_tables(vault: Vault) -> list[Listed]:
    """All tables, the last changed first."""
    query = (
        select(TABLES, ENTRIES.c.entry)
        .select_from(TABLES.outerjoin(ENTRIES, (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.seq == 1)))
        .order_by(TABLES.c.updated_at.desc(), TABLES.c.id)
    )
    return await vault.read(
        lambda connection: [
            Listed(row_in(found), _config(found.entry)) for found in little_by_little(connection, query)
        ]
    )


def _config(first: str | None) -> TableConfig | None:
    try:
        return msgspec.json.decode(first or "", type=TableOpened).config
    except (msgspec.MsgspecError, UnicodeError):
        return None


async def close(vault: Vault, table: str, now: float) -> bool:
    """Close a table, whatever a running server does there meanwhile; False if it was closed already.

    Its log is not read: a table whose log is damaged can be closed, too.
    """
    seen = None
    while (row := await vault.row(table)).status != "closed":
        if row == seen:
            raise Damaged(
                f"the log of table {table} goes further than its row: `lastcard admin check` says more"
            )
        seen = row
        closed = replace(row, seq=row.seq + 1, status="closed", updated_at=now)
        try:
            await vault.store.append(closed, [Stamped(closed.seq, now, TableClosed("admin"))])
        except Conflict:
            continue
        return True
    return False
