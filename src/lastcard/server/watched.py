"""The store as the server uses it: every answer is timed, every fault counted."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from lastcard.server.metrics import Metrics
from lastcard.table.entries import Stamped
from lastcard.table.store.base import Conflict, Store, TableRow
from lastcard.table.watch import timed


class WatchedStore:
    """The same promises as the store behind it."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        with self._watched("append"):
            await self._store.append(row, entries)

    async def read(self, table: str, after: int = 0) -> list[Stamped]:
        with self._watched("read"):
            return await self._store.read(table, after)

    async def tables(
        self, *, status: Sequence[str], public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        with self._watched("tables"):
            return await self._store.tables(status=status, public=public, limit=limit)

    async def check(self) -> None:
        with self._watched("check"):
            await self._store.check()

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self._watched("numbers"):
            return await self._store.numbers(tables)

    async def size(self) -> int:
        with self._watched("size"):
            return await self._store.size()

    async def close(self) -> None:
        await self._store.close()

    @contextmanager
    def _watched(self, operation: str) -> Iterator[None]:
        with timed(self._metrics.store.labels(operation).observe):
            try:
                yield
            except Conflict:
                self._metrics.conflicts.inc()
                raise
            except Exception:
                self._metrics.store_errors.labels(operation).inc()
                raise
