"""Does any belief ever rule out the truth? Round after round, looked at again and again.

    python benchmarks/belief.py [--rounds 1000 | --quick] [--first 0] [--workers N] [--every 16] [--everybody]

Round number n is always the same round: edition, options, seats, luck and talk follow from n. The rules engine
tells what happens; the kernel plays along, and beliefs are held against its cards. One of the seats is followed,
another one in every round; with --everybody all of them are. What it believes is looked at after every 16 inputs
and at the end; with `--every 1` after all of them, as the tests do. In between a belief finds out by itself when
a card is seen that it had ruled out. Several processes share the rounds, as many as there are cores unless told.
A progress bar goes to stderr. At the first belief that rules out the true cards, or where engine and kernel part,
the round is shown and exit code is 1; `--first n --rounds 1 --every 1` plays it again. Else a table goes to
stdout; its last line is one JSON object.
"""

import json
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))  # the rounds are at home among the tests

try:
    from tests.bots.followed import follow
except ImportError as missing:
    print(missing, file=sys.stderr)
    sys.exit(2)

from benchmarks.numbered_rounds import asking, at_least, rounds_by, table_of

from lastcard.lab.lockstep import Disagreement
from tests.bots.soundness import Unsound

HEAP = 32
"""Rounds that a process takes at once: a second or so."""


class Played(NamedTuple):
    """What came of a round."""

    edition: str
    inputs: int
    events: int
    wrong: str
    """Empty when the truth was never ruled out, and engine and kernel agreed."""


def played(number: int, *, everybody: bool, every: int) -> Played:
    """The round of this number."""
    try:
        followed = follow(number, everybody=everybody, every=every)
    except (Unsound, Disagreement) as wrong:
        return Played("", 0, 0, f"round {number}: {wrong}")
    return Played(followed.table.edition.key, followed.inputs, followed.events, "")


def main() -> int:
    """Follow the rounds asked for."""
    parser = asking(__doc__)
    parser.add_argument("--every", type=at_least(1), default=16)
    parser.add_argument("--everybody", action="store_true")
    asked = parser.parse_args()
    rounds, inputs, events, began = Counter[str](), 0, 0, time.perf_counter()
    numbers = range(asked.first, asked.first + asked.rounds)
    play = partial(played, everybody=asked.everybody, every=asked.every)
    with rounds_by(asked.workers, numbers, play, HEAP) as results:
        for edition, said, heard, wrong in track(
            results, "Belief", total=asked.rounds, console=Console(stderr=True)
        ):
            if wrong:
                print(wrong, file=sys.stderr)
                return 1
            rounds[edition] += 1
            inputs += said
            events += heard
    seconds = time.perf_counter() - began
    Console().print(table_of("No truth ruled out", rounds))
    told = {"rounds": asked.rounds, "inputs": inputs, "events": events, "by_edition": rounds}
    print(json.dumps({**told, "rounds_per_second": round(asked.rounds / seconds, 1)}))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
