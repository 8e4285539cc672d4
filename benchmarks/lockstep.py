"""Do engine and kernel agree? Round after round, compared after every input.

    python benchmarks/lockstep.py [--rounds 1000 | --quick] [--first 0] [--workers N]

Round number n is always the same round: edition, options, seats, luck and talk follow from n. Several
processes share the rounds, as many as there are cores unless told; what they count is the same however many
there are. A progress bar goes to stderr. At the first disagreement, or whatever else goes wrong, the number of
the round and what differs are shown, and exit code is 1; `--first n --rounds 1` plays it again. Else a table
goes to stdout; its last line is one JSON object. With NUMBA_DISABLE_JIT=1 and `--workers 1` the kernel runs as plain Python, under any debugger.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from traceback import format_exception
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # the pair is at home among the tests

from benchmarks.numbered_rounds import asking, rounds_by, table_of

try:
    from tests.lockstep.rounds import numbered_table, play
except ImportError as missing:
    print(missing, file=sys.stderr)
    sys.exit(2)

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
    except Exception as wrong:  # noqa: BLE001 - whatever it is, it belongs to this round
        table = numbered_table(number)
        difference = f"round {number}, {table}: {''.join(format_exception(wrong))}"
        return Played(table.edition.key, 0, over=False, difference=difference)
    return Played(agreed.table.edition.key, agreed.inputs, agreed.over, "")


def main() -> int:
    """Play the rounds asked for."""
    asked = asking(__doc__).parse_args()
    rounds, inputs, ended = Counter[str](), 0, 0
    numbers = range(asked.first, asked.first + asked.rounds)
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("Compiling", total=None)
        played(asked.first)  # so that what must be compiled is compiled once
        progress.update(bar, description="Lockstep", total=asked.rounds)
        with rounds_by(asked.workers, numbers, played, HEAP) as results:
            for edition, heard, over, difference in results:
                if difference:
                    print(difference, file=sys.stderr)
                    return 1
                rounds[edition] += 1
                inputs += heard
                ended += over
                progress.advance(bar)
    Console().print(table_of("All agree", rounds))
    print(json.dumps({"rounds": asked.rounds, "inputs": inputs, "ended": ended, "by_edition": rounds}))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
