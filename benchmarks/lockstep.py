"""Do engine and kernel agree? Round after round, compared after every input.

    python benchmarks/lockstep.py [--rounds 1000] [--first 0] [--workers N]

Round number n is always the same round: edition, options, seats, luck and talk follow from n. Several
processes share the rounds, as many as there are cores unless told; what they count is the same however many
there are. A progress bar goes to stderr. At the first disagreement the number of the round and what differs
are shown, and exit code is 1; `--first n --rounds 1` plays it again. The last line of stdout is one JSON
object. With NUMBA_DISABLE_JIT=1 and `--workers 1` the kernel runs as plain Python, under any debugger.
"""

import json
import sys
from collections import Counter
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

from benchmarks.numbered_rounds import asking, rounds_by

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


def main() -> int:
    """Play the rounds asked for."""
    asked = asking(__doc__).parse_args()
    fresh_cache()
    rounds, inputs, ended = Counter[str](), 0, 0
    numbers = range(asked.first, asked.first + asked.rounds)
    played(asked.first)  # so that what must be compiled is compiled once
    with rounds_by(asked.workers, numbers, played, HEAP) as results:
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
