"""Learn how likely each seat is to go out first, and write it where it is shipped.

    python scripts/outlooks.py [--edition classic …] [--seats 2 4] [--rounds 30000] [--seed 11]

For each edition and number of seats `hard` plays rounds on the kernel, and the weights are found that explain who
won them (`lastcard.fast.teaching.outlook`). A progress bar goes to stderr, a line for each result to stdout: the
cross-entropy of the last tenth of the rounds, which was not learned from. The same arguments give the same weights.
To be run again after `scripts/tune.py`.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, a_seed, ask_for_tables, at_least, refusing, tables, writable

from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights, outlook

with refusing():
    from lastcard.fast.teaching.outlook import cross_entropy, fitted, gather, joined

RIDGE = 20.0
FEWEST = 100
"""Rounds to learn anything from."""


def learn(sheet: Sheet, seats: int, rounds: int, seed: int, progress: Progress) -> list[float]:
    """The weights of one table."""
    key = sheet.edition.key
    bar = progress.add_task(f"{key}, {seats} seats", total=rounds)
    found = []
    for looks in gather(sheet, seats, range(rounds), seed):
        found.append(looks)
        progress.advance(bar)
    progress.remove_task(bar)
    kept = rounds * 9 // 10
    seen, unseen = joined(found[:kept]), joined(found[kept:])
    weights = fitted(seen, RIDGE)
    Console().print(
        f"{key} {seats} seats: {len(seen.won):,} looks, cross-entropy {cross_entropy(unseen, weights):.4f}"
        f" ({cross_entropy(seen, weights):.4f} where learned), for even chances {math.log(seats):.4f}"
    )
    return [float(weight) for weight in weights]


def kept(home: Path) -> outlook.Tables:
    """What was learned before."""
    return outlook.read_outlooks(home.read_bytes()) if home.exists() else {}


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Learn what is asked for; other weights stay as they are."""
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask_for_tables(parser, [2, 4], among=[2, 4, 5])
    parser.add_argument("--rounds", type=at_least(FEWEST), default=30_000)
    parser.add_argument("--seed", type=a_seed, default=11)
    asked = parser.parse_args(arguments)
    found, home = tables(asked, hard_weights), writable(Path(outlook.__file__).with_name(outlook.FILE))
    kept(home)  # what cannot be read is said now, not after the first table
    with Progress(console=Console(stderr=True)) as progress:
        for sheet, seats in found:
            mine = learn(sheet, seats, asked.rounds, asked.seed, progress)
            # Read again: somebody may learn other tables at the same time.
            now = kept(home)
            now.setdefault(sheet.edition.key, {})[seats] = mine
            home.write_bytes(outlook.written(now))


if __name__ == "__main__":
    main()
