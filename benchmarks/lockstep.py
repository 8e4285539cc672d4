"""Do engine and kernel agree? Round after round, compared after every input.

    python benchmarks/lockstep.py [--rounds 1000] [--first 0] [--workers N]

Round number n is always the same round: edition, options, seats, luck and talk follow from n. Several
processes share the rounds, as many as there are cores unless told; what they count is the same however many
there are. A progress bar goes to stderr. At the first disagreement the number of the round and what differs
are shown, and exit code is 1; `--first n --rounds 1` plays it again. The last line of stdout is one JSON
object. With NUMBA_DISABLE_JIT=1 and `--workers 1` the kernel runs as plain Python, under any debugger.
"""

import argparse
import json
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # the pair is at home among the tests

try:
    from lastcard.fast.compiled import fresh_cache
except ImportError as missing:
    print(missing, file=sys.stderr)
    sys.exit(2)

from tests.lockstep.pair import Disagreement
from tests.lockstep.rounds import numbered_table, play

HEAP = 8
"""Rounds that a process takes at once: a second or so."""


class Played(NamedTuple):
    """What came of a round."""

    edition: str
    inputs: int
    over: bool
    difference: str
    """Empty when engine and kernel agree."""


def played(number: int) -> Played:
    """The round of this number."""
    try:
        agreed = play(number)
    except Disagreement as difference:
        table = numbered_table(number)
        return Played(table.edition.key, 0, over=False, difference=f"round {number}, {table}: {difference}")
    return Played(agreed.table.edition.key, agreed.inputs, agreed.over, "")


@contextmanager
def rounds_by(workers: int, numbers: range) -> Iterator[Iterator[Played]]:
    """The rounds in the order of their numbers, whoever plays them."""
    if workers == 1:
        yield map(played, numbers)
        return
    # Processes that start afresh: a copy of this one would share the locks of its threads.
    fresh = multiprocessing.get_context("spawn")
    with fresh.Pool(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool.imap(played, numbers, chunksize=HEAP)


def at_least(least: int) -> Callable[[str], int]:
    """A whole number, not below this one."""

    def number(text: str) -> int:
        if (found := int(text)) < least:
            raise argparse.ArgumentTypeError(f"expected at least {least}, found {found}")
        return found

    return number


def main() -> int:
    """Play the rounds asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=at_least(1), default=1000)
    parser.add_argument("--first", type=at_least(0), default=0)
    parser.add_argument("--workers", type=at_least(1), default=os.cpu_count() or 1)
    asked = parser.parse_args()
    fresh_cache()
    rounds, inputs, ended = Counter[str](), 0, 0
    numbers = range(asked.first, asked.first + asked.rounds)
    played(asked.first)  # so that what must be compiled is compiled once
    with rounds_by(asked.workers, numbers) as results:
        bar = track(results, "Lockstep", total=asked.rounds, console=Console(stderr=True))
        for edition, heard, over, difference in bar:
            if difference:
                print(difference, file=sys.stderr)
                return 1
            rounds[edition] += 1
            inputs += heard
            ended += over
    print(json.dumps({"rounds": asked.rounds, "inputs": inputs, "ended": ended, "by_edition": rounds}))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
