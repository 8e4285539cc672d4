"""Do engine and kernel agree? Round after round, compared after every input.

    python benchmarks/lockstep.py [--rounds 1000] [--first 0]

Round number n is always the same round: edition, options, seats, luck and talk follow from n. A progress bar
goes to stderr. At the first disagreement the number of the round and what differs are shown, and exit code
is 1; `--first n --rounds 1` plays it again. The last line of stdout is one JSON object.
With NUMBA_DISABLE_JIT=1 the kernel runs as plain Python, under any debugger.
"""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

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


def main() -> int:
    """Play the rounds asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    fresh_cache()
    rounds, inputs, ended = Counter[str](), 0, 0
    numbers = range(asked.first, asked.first + asked.rounds)
    for number in track(numbers, "Lockstep", console=Console(stderr=True)):
        try:
            agreed = play(number)
        except Disagreement as difference:
            print(f"round {number}, {numbered_table(number)}: {difference}", file=sys.stderr)
            return 1
        rounds[agreed.table.edition.key] += 1
        inputs += agreed.inputs
        ended += agreed.over
    print(json.dumps({"rounds": asked.rounds, "inputs": inputs, "ended": ended, "by_edition": rounds}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
