"""A store that forgets when the process ends; for tests and for a quick game."""

from collections.abc import Sequence

from lastcard.table.entries import Stamped
from lastcard.table.store.base import Conflict, TableRow


class MemoryStore:
    """Logs in dictionaries."""

    def __init__(self) -> None:
        self._logs: dict[str, list[Stamped]] = {}
        self._rows: dict[str, TableRow] = {}

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        """Add entries whose first sequence number is the next."""
        log = self._logs.setdefault(row.id, [])
        if entries[0].seq != len(log) + 1:
            raise Conflict(f"expected entry {len(log) + 1} of table {row.id}, found {entries[0].seq}")
        log.extend(entries)
        self._rows[row.id] = row

    async def read(self, table: str, after: int = 0) -> list[Stamped]:
        """The entries of a table with a higher sequence number."""
        return self._logs.get(table, [])[after:]

    async def tables(
        self, *, status: Sequence[str], public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states."""
        found = [
            row
            for row in self._rows.values()
            if row.status in status and (public is None or row.public == public)
        ]
        return sorted(found, key=lambda row: (-row.updated_at, row.id))[:limit]

    async def check(self) -> None:
        """Memory is always well."""

    async def size(self) -> int:
        """Nothing on any disk."""
        return 0

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""
        return {table: self._rows[table].seq for table in tables if table in self._rows}

    async def close(self) -> None:
        """Nothing to let go of."""
