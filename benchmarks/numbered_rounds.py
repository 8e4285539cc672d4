"""Rounds by their numbers, shared by several processes: for soaks that play or follow one round after the other."""

import argparse
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeVar

from rich.table import Table
from scripts.arguments import Parser, at_least

__all__ = ["QUICK", "asking", "at_least", "rounds_by", "table_of"]

Played = TypeVar("Played")

QUICK = 100
"""Rounds of a quick look."""


@contextmanager
def rounds_by(
    workers: int, numbers: range, play: Callable[[int], Played], heap: int
) -> Iterator[Iterator[Played]]:
    """The rounds in the order of their numbers, whoever plays them; a process takes a heap at once."""
    if workers == 1:
        yield map(play, numbers)
        return
    # Processes that start afresh: a copy of this one would share the locks of its threads.
    fresh = multiprocessing.get_context("spawn")
    with fresh.Pool(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap(play, numbers, chunksize=heap)


def asking(doc: str | None) -> argparse.ArgumentParser:
    """What can be asked of every soak."""
    parser = Parser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=at_least(1), default=1000)
    parser.add_argument(
        "--quick", dest="rounds", action="store_const", const=QUICK, help=f"{QUICK} rounds, within 45 seconds"
    )
    parser.add_argument("--first", type=at_least(0), default=0)
    parser.add_argument("--workers", type=at_least(1), default=os.cpu_count() or 1)
    return parser


def table_of(title: str, rounds: Mapping[str, int]) -> Table:
    """How many rounds of each edition there were."""
    shown = Table("edition", title=title)
    shown.add_column("rounds", justify="right")
    for edition, played in sorted(rounds.items(), key=lambda item: -item[1]):
        shown.add_row(edition, f"{played:,}")
    return shown
