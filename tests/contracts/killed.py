"""A process that appends until it is killed."""

import asyncio
from multiprocessing.connection import Connection

from lastcard.table.store.sql import open_store
from tests.contracts.samples import row, stamped

PER_APPEND = 3


def append_for_ever(url: str, table: str, acknowledged: Connection) -> None:
    """Append three entries at a time, and tell the last number as soon as the store has acknowledged it."""

    async def life() -> None:
        store = await open_store(url)
        seq = 0
        while True:
            entries = [stamped(seq + n) for n in range(1, PER_APPEND + 1)]
            seq += PER_APPEND
            await store.append(row(table, seq), entries)
            acknowledged.send(seq)

    asyncio.run(life())
