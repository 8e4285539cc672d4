"""Matches that are over, from the logs of their tables: one at a time, in a thread beside the tables."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from lastcard.protocol import Refusal
from lastcard.server.turns import Turns
from lastcard.table.authority import RefusedCommand
from lastcard.table.entries import Stamped
from lastcard.table.finished import NeverFinished, NotFinished
from lastcard.table.store.base import Store

T = TypeVar("T")

WAITING = 16
"""Who comes while so many wait, or are served, is sent away."""


class Archive:
    """Whoever asks for a match waits for those who asked before, and no table waits for anybody."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turns = Turns(WAITING)

    async def look_up(self, make: Callable[[list[Stamped], str, int], T], table: str, match: int) -> T:
        """What is made of the log for this match; a refusal where there is none that is over."""
        try:
            async with self._turns.turn():
                log = await self._store.read(table)
                if not log:
                    raise RefusedCommand(Refusal.NO_SUCH_TABLE)
                return await asyncio.to_thread(make, log, table, match)
        except NeverFinished as error:
            raise RefusedCommand(Refusal.NO_SUCH_MATCH) from error
        except NotFinished as error:
            raise RefusedCommand(Refusal.NOT_OVER) from error
