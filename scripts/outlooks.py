"""Learn how likely each seat is to go out first, and write it where it is shipped.

    python scripts/outlooks.py [--edition classic …] [--seats 2 4] [--rounds 30000] [--seed 11]

For each edition and number of seats `hard` plays rounds on the kernel, and the weights are found that explain who
won them (`lastcard.fast.outlook`). A progress bar goes to stderr, a line for each result to stdout: how surprising
the last tenth of the rounds was, which was not learned from. The same arguments give the same weights. To be
run again after `scripts/tune.py`.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.model.edition import Edition
from lastcard.policy import outlook

try:
    from lastcard.fast.outlook import gather, joined, learned, surprise
except ImportError as missing:
    sys.stderr.write(f"{missing}\n")
    sys.exit(2)

FIRMNESS = 20.0
FEWEST = 100
"""Rounds to learn anything from."""


def learn(edition: Edition, seats: int, rounds: int, seed: int, progress: Progress) -> list[float]:
    """The weights of one table."""
    bar = progress.add_task(f"{edition.key}, {seats} seats", total=rounds)
    found = []
    for looks in gather(sheet_for(edition, edition.rulings), seats, range(rounds), seed):
        found.append(looks)
        progress.advance(bar)
    progress.remove_task(bar)
    kept = rounds * 9 // 10
    seen, unseen = joined(found[:kept]), joined(found[kept:])
    weights = learned(seen, FIRMNESS)
    Console().print(
        f"{edition.key} {seats} seats: {len(seen.won):,} looks, surprise {surprise(unseen, weights):.4f}"
        f" ({surprise(seen, weights):.4f} where learned), without any idea {math.log(seats):.4f}"
    )
    return [float(weight) for weight in weights]


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn what is asked for; other weights stay as they are."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    by_key = {edition.key: edition for edition in EDITIONS}
    parser.add_argument("--edition", nargs="+", default=list(by_key), choices=list(by_key))
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4], choices=[2, 4, 5])
    parser.add_argument("--rounds", type=int, default=30_000)
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args(arguments)
    if asked.rounds < FEWEST:
        parser.error(f"expected {FEWEST} rounds or more, found {asked.rounds}")
    home = Path(outlook.__file__).with_name(outlook.FILE)
    with Progress(console=Console(stderr=True)) as progress:
        for key in asked.edition:
            for seats in asked.seats:
                if seats <= by_key[key].players[1]:
                    found = learn(by_key[key], seats, asked.rounds, asked.seed, progress)
                    tables = outlook.read_outlooks(home.read_bytes()) if home.exists() else {}
                    tables.setdefault(key, {})[seats] = found
                    home.write_bytes(outlook.written(tables))


if __name__ == "__main__":
    main()
