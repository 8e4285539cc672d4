"""Time, as a table needs it."""

import time
from typing import Protocol


class Clock(Protocol):
    """Something that knows how time passes, and what time it is."""

    def now(self) -> float:
        """Seconds that only ever grow, for waits, windows and limits; they mean nothing in another process."""

    def wall(self) -> float:
        """Seconds since the epoch, for stamps; whoever runs the machine may set them forth and back."""


class SystemClock:
    """The machine's own clocks."""

    def now(self) -> float:
        """Seconds that only ever grow."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since the epoch."""
        return time.time()
