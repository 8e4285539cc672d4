"""Tables that cannot be read or cannot go on: each is set aside by itself, and the others hear nothing of it."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from lastcard.protocol import Refusal
from lastcard.table.authority import RefusedCommand
from lastcard.table.store.base import Damaged, StoreError

log = logging.getLogger("lastcard.hall")

RETRY_S = 60.0
"""How long nobody looks at the log of such a table again, however many ask for it."""


class Quarantine:
    """Which tables are set aside, and until when."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._until)

    @contextmanager
    def watch(self, table: str) -> Iterator[None]:
        """Work with the log of a table. A fault sets it aside, unless it is the store that does not answer."""
        if asyncio.get_running_loop().time() < self._until.get(table, 0.0):
            raise RefusedCommand(Refusal.TABLE_DAMAGED)
        try:
            yield
        except RefusedCommand:
            raise
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self.set_aside(table, error)
            raise RefusedCommand(Refusal.TABLE_DAMAGED) from error
        self._until.pop(table, None)

    @property
    def tables(self) -> tuple[str, ...]:
        """Those that are set aside."""
        return tuple(self._until)

    def forget(self, table: str) -> None:
        """It was removed: nobody has to mend it any more."""
        self._until.pop(table, None)

    def set_aside(self, table: str, error: Exception) -> None:
        """Nobody comes to this table for a while. The log names it, once: somebody has to mend it."""
        if table not in self._until:
            log.error("table set aside", extra={"table": table}, exc_info=error)
        self._until[table] = asyncio.get_running_loop().time() + RETRY_S
