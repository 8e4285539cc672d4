"""Work that is done one after the other, in a thread beside the tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from lastcard.protocol import Refusal
from lastcard.table.authority import RefusedCommand


class Turns:
    """Whoever comes waits for those who came before; who comes while too many wait is sent away."""

    def __init__(self, most: int) -> None:
        self._most, self._waiting = most, 0
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One's turn, for as long as one needs it."""
        if self._waiting >= self._most:
            raise RefusedCommand(Refusal.BUSY)
        self._waiting += 1
        try:
            async with self._turn:
                yield
        finally:
            self._waiting -= 1
