"""A place where logs are kept, and stores to reach them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lastcard.table.store.base import Store
from lastcard.table.store.memory import MemoryStore
from lastcard.table.store.sql import open_store


class Shelf:
    """Each `store` is one more store on the same logs; in memory there is but one."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._memory = MemoryStore()

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        store = self._memory if self._url is None else await open_store(self._url)
        try:
            yield store
        finally:
            await store.close()
