"""Memory that was freed goes back to the system: glibc would keep that of the busiest minute for good."""

import ctypes
import sys
from collections.abc import Callable
from functools import cache

ARENA_MAX = -8
"""`M_ARENA_MAX` of glibc's malloc.h."""
ARENAS = 2
"""Threads share so many heaps: each of their own would keep what its thread once needed."""


@cache
def _libc(name: str) -> Callable[..., int] | None:
    """A function of glibc; None elsewhere."""
    if sys.platform != "linux":
        return None
    found: Callable[..., int] | None = getattr(ctypes.CDLL(None), name, None)
    return found


def share_heaps() -> None:
    """To be called before there are threads."""
    if (mallopt := _libc("mallopt")) is not None:
        mallopt(ARENA_MAX, ARENAS)


def give_back() -> None:
    """Takes a few milliseconds, without keeping others from running: for a thread beside the tables."""
    if (trim := _libc("malloc_trim")) is not None:
        trim(0)
