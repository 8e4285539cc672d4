"""The port of every store: append with the expected sequence number, and read again."""

from collections.abc import Sequence
from typing import Protocol

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.table.entries import Stamped


class Conflict(LastcardError):
    """Somebody else appended first: reload and decide again."""


class StoreError(LastcardError):
    """The store cannot be opened, read or written. Its words are the database's: no entry is quoted."""


class CannotWrite(StoreError):
    """The store can be read, but takes nothing new."""


class Damaged(StoreError):
    """A log that is there and cannot be read. That is the fault of one table, not of the store."""


class TableRow(Record, frozen=True, kw_only=True):
    """What can be known of a table without reading its log."""

    id: str
    seq: int
    status: str
    public: bool
    updated_at: float


class Store(Protocol):
    """Keeps logs. An append is all or nothing, and durable when it returns."""

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        """Add entries whose first sequence number is the next; raises Conflict if it is taken."""

    async def read(self, table: str, after: int = 0) -> list[Stamped]:
        """The entries of a table with a higher sequence number, in order; none for an unknown table."""

    async def tables(
        self, *, status: Sequence[str], public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states, the last changed first."""

    async def check(self) -> None:
        """Raises StoreError unless it can be read and written; then Damaged, if some log is known to be."""

    async def size(self) -> int:
        """Bytes that everything takes."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these tables; a table that is gone has none."""

    async def close(self) -> None:
        """Let go of everything."""
