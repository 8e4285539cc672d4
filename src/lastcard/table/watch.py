"""What whoever runs the tables may measure: how long things take. Nothing told here names a table, a player or a card."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol


class Watch(Protocol):
    """Somebody who takes the times. Bots think in threads, so it may be told from any."""

    def decided(self, seconds: float) -> None:
        """The rules have decided what comes of a command."""

    def published(self, seconds: float) -> None:
        """Every viewer has the news in the outbox."""

    def thought(self, level: str, seconds: float) -> None:
        """A bot has made up its mind."""


class Unwatched:
    """Nobody measures."""

    def decided(self, seconds: float) -> None: ...

    def published(self, seconds: float) -> None: ...

    def thought(self, level: str, seconds: float) -> None: ...


@contextmanager
def timed(tell: Callable[[float], None]) -> Iterator[None]:
    """Tell how long it took, whatever came of it."""
    began = time.perf_counter()
    try:
        yield
    finally:
        tell(time.perf_counter() - began)
