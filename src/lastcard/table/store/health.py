"""What a store knows of its own health: what has failed, and has not been seen to work since."""

import logging
from time import monotonic

log = logging.getLogger("lastcard.store")

AGAIN_S = 60.0
"""A store that stays away is told of at once, and then this often."""

MOST_DAMAGED = 100
"""One is enough to be unwell, so not all are remembered."""


class Health:
    """Of one store. Whoever runs it is told when something fails and when it works again."""

    def __init__(self) -> None:
        self.failing: set[str] = set()
        """`read`, `written`."""
        self.damaged: set[str] = set()
        """Some of the tables on pages of the database that cannot be read."""
        self._told: dict[str, float] = {}
        self._to_tell: set[str] = set()

    def is_damaged(self, table: str) -> None:
        """Remembered to be tried again; whoever names the table in the log is not here."""
        if len(self.damaged) < MOST_DAMAGED:
            self.damaged.add(table)

    def fails(self, what: str, error: Exception) -> None:
        """It cannot be read, or written."""
        self.failing.add(what)
        now = monotonic()
        if now - self._told.get(what, now - AGAIN_S) >= AGAIN_S:
            self._told[what] = now
            self._to_tell.add(what)
            log.error("the store cannot be %s", what, exc_info=error)

    def works(self, what: str) -> None:
        """It was read, or written."""
        self.failing.discard(what)
        if what in self._to_tell:
            self._to_tell.discard(what)
            log.info("the store can be %s again", what)
