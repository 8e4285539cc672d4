"""Many games on the kernel, in heaps by several threads: it lets go of the interpreter's lock, so threads are enough."""

from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")

WAITING: Final = 2
"""Heaps for each thread that lie ready or are played; more would only delay an interruption."""


def play_heaps(play: Callable[[range], T], number: int, workers: int, heap: int) -> Generator[T]:
    """What came of so many games, heap by heap as they are ready.

    The first heap is a single game, played here and now: should anything have to be compiled, it is done once,
    by one thread, and can be interrupted.
    """
    yield play(range(1))
    heaps = (range(first, min(first + heap, number)) for first in range(1, number, heap))
    pool = ThreadPoolExecutor(workers)
    try:
        playing: set[Future[T]] = set()
        while True:
            for numbers in islice(heaps, workers * WAITING - len(playing)):
                playing.add(pool.submit(play, numbers))
            if not playing:
                return
            ready, playing = wait(playing, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)
