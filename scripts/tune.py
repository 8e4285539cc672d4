"""Tune the weights of the bot `hard`, and write them where they are shipped.

    python scripts/tune.py [--edition classic …] [--seats 2 4] [--rounds 1600] [--seed 7]

For each edition and number of seats, generation by generation: play, try the answers to some questions, solve
for the weights (`lastcard.fast.teaching.tuning`), and measure against `normal` with paired deals. A progress bar goes to
stderr, a line for each result to stdout. The same arguments give the same weights.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, a_seed, ask_for_tables, at_least, refusing, tables, writable

from lastcard.lab.ratings import SURE
from lastcard.model.sheet import Sheet
from lastcard.policy import NORMAL, hard_weights, weights
from lastcard.policy import features as by

with refusing():
    from lastcard.fast.play.policy_play import contest
    from lastcard.fast.teaching.tuning import gather, no_evidence

FEWEST = 100
"""Rounds to learn anything from."""
GENERATIONS = (2, 5)
"""How many times the rounds asked for each generation plays. Evidence is kept: its noise costs more than its age."""
RIDGES = (100.0, 500.0, 2_000.0, 8_000.0)
"""How firm the belief is that `normal` plays well; the one whose weights win most is kept."""
BELIEF = tuple(50 * weight for weight in NORMAL)
"""What a weight is without evidence: `normal`, in which a card of the color is then worth half a per cent."""
DEALS = 4_000
"""Deals of a measurement; the seeds are used for nothing else."""
CHOSEN, MEASURED = 1_000_033, 1_000_003
LEANINGS = (0, 50, 100)
"""How much of `normal` may be added to what was solved for: where evidence is thin, its rules of thumb help."""
HOUSE = {
    by.COIN: 1_000,
    by.JUMP: 1_000_000,
    by.STACK: 1_000_000,
    by.SWAP: 5_000,
    by.PASS_ON: 5_000,
    by.SWAP_SIZE: -5_000,
    by.CALLS: 0,
}
"""What is set and not tuned: house rules change no printed game. Who can jump in or stack always does."""

Weights = tuple[int, ...]


def measured(sheet: Sheet, seats: int, mine: Weights, seed: int) -> tuple[float, float]:
    """The share of rounds that one player wins among `normal`s, and half of its 99 % interval."""
    found = contest(sheet, [mine, *[NORMAL] * (seats - 1)], range(DEALS), seed)
    shares = (found.winner == 0).mean(axis=1)
    return float(shares.mean()), float(SURE * shares.std() / len(shares) ** 0.5)


def tuned(sheet: Sheet, seats: int, rounds: int, seed: int, progress: Progress) -> Weights:
    """All generations of one table."""
    key, mine, first = sheet.edition.key, NORMAL, 0
    bar = progress.add_task("", total=rounds * sum(GENERATIONS))
    evidence = no_evidence()
    for number, times in enumerate(GENERATIONS):
        progress.update(bar, description=f"{key}, {seats} seats, generation {number + 1}")
        for _ in gather(sheet, seats, mine, [NORMAL], range(first, first + times * rounds), seed, evidence):
            progress.advance(bar)
        first += times * rounds
        found = [
            _settled(evidence.solved(ridge, BELIEF), leaning) for ridge in RIDGES for leaning in LEANINGS
        ]
        mine = max(found, key=lambda weights: measured(sheet, seats, weights, CHOSEN)[0])
        share, half = measured(sheet, seats, mine, MEASURED)
        Console().print(
            f"{key} {seats} seats, generation {number + 1}: {evidence.counted[0]:,.0f} questions,"
            f" {share:.2%} ± {half:.2%} against normal, fair share {1 / seats:.0%},"
            f" ridge {RIDGES[found.index(mine) // len(LEANINGS)]:,.0f},"
            f" leaning {LEANINGS[found.index(mine) % len(LEANINGS)]}"
        )
    progress.remove_task(bar)
    return mine


def _settled(weights: Weights, leaning: int) -> Weights:
    leant = (mine + leaning * normal for mine, normal in zip(weights, NORMAL, strict=True))
    return tuple(HOUSE.get(at, weight) for at, weight in enumerate(leant))


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Tune what is asked for; other weights stay as they are."""
    parser = Parser(description="Tune the weights of the bot `hard`.")
    ask_for_tables(parser, [2, 4], among=[2, 4, 5])
    parser.add_argument(
        "--rounds",
        type=at_least(FEWEST),
        default=1_600,
        help="rounds, times 2 in the first generation and 5 in the second",
    )
    parser.add_argument("--seed", type=a_seed, default=7)
    asked = parser.parse_args(arguments)
    found, home = tables(asked, hard_weights), writable(Path(weights.__file__).with_name(weights.FILE))
    with Progress(console=Console(stderr=True)) as progress:
        for sheet, seats in found:
            mine = tuned(sheet, seats, asked.rounds, asked.seed, progress)
            # Read again: somebody may tune other tables at the same time.
            kept = weights.read_weights(home.read_bytes())
            kept.setdefault(sheet.edition.key, {})[seats] = mine
            home.write_bytes(weights.written(kept))


if __name__ == "__main__":
    main()
