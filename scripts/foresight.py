"""Teach the network by which `expert` says how a round will end, and write it where it is shipped.

    python scripts/foresight.py [--edition classic …] [--seats 2 3 4] [--looks 4000000] [--seed 7] [--out DIR]

For each edition and number of seats `hard` plays rounds on the kernel, and a network learns who won them from what
all hands were in between (`lastcard.fast.teaching.foresight`). Needs the extra `train`. A progress bar goes to stderr, a line
for each result to stdout: how surprising the last twentieth of the looks was, which was not learned from. The same
arguments give the same network on the same machine. To be run again after `scripts/train_policy.py`.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, a_seed, ask_for_tables, at_least, refuse, refusing, tables, writable

from lastcard.policy import hard_weights, weights

try:
    import numpy as np
    import torch
    from torch import nn

    from lastcard.fast.teaching.foresight import Looks, gather
    from lastcard.policy.foresight import Foresight, written_foresight
    from lastcard.policy.layers import name_of
    from lastcard.policy.network import network_for
except ImportError as missing:
    NEEDED = f"expected the extra `train` (pip install 'lastcard[train]'), found no {missing.name or 'numba'}"
else:
    NEEDED = ""

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lastcard.model.sheet import Sheet

WIDTHS = (64, 32)
"""Numbers in the two hidden layers."""
BATCH, PASSES, RATE, DECAY = 4096, 5, 4e-3, 1e-4
KEPT_BACK = 20
"""One look in so many is not learned from."""
FEWEST = 100
"""Looks to learn anything from."""


def learned(
    looks: Looks, seats: int, seed: int, advance: Callable[[], object], passes: int = PASSES
) -> nn.Sequential:
    """The network to which who won was the least surprising."""
    torch.set_num_threads(1)  # sums in another order would be another network
    torch.manual_seed(seed)
    order = np.random.default_rng(seed)
    rows, won = torch.from_numpy(looks.rows), torch.from_numpy(looks.won)
    model = nn.Sequential(
        nn.Linear(rows.shape[1], WIDTHS[0]),
        nn.ReLU(),
        nn.Linear(*WIDTHS),
        nn.ReLU(),
        nn.Linear(WIDTHS[1], seats),
    )
    batches = -(-len(won) // BATCH)
    steps = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    rate = torch.optim.lr_scheduler.OneCycleLR(steps, RATE, total_steps=passes * batches, pct_start=0.1)
    for _ in range(passes):
        for chosen in np.array_split(order.permutation(len(won)), batches):
            error = nn.functional.cross_entropy(model(rows[chosen].float()), won[chosen])
            steps.zero_grad()
            error.backward()
            steps.step()
            rate.step()
            advance()
    return model


def surprised(model: nn.Sequential, looks: Looks) -> float:
    """The mean negative logarithm of the chance that was given to who won."""
    with torch.no_grad():
        rows, won = torch.from_numpy(looks.rows), torch.from_numpy(looks.won)
        found: list[float] = [
            nn.functional.cross_entropy(model(some.float()), who, reduction="sum").item()
            for some, who in zip(rows.split(BATCH), won.split(BATCH), strict=True)
        ]
    return sum(found) / len(won)


def foresight_of(model: nn.Sequential) -> Foresight:
    """The weights of a model, as they are kept: a column for each number of the next layer."""
    parts = [part.detach().numpy() for part in model.parameters()]
    return Foresight(*(part.T.copy() if part.ndim > 1 else part.copy() for part in parts))


def taught(
    sheet: Sheet, seats: int, looks: int, seed: int, progress: Progress
) -> tuple[nn.Sequential, float]:
    """A network, and how surprised it is by what it was not taught with."""
    name = f"{sheet.edition.key}, {seats} seats"
    bar = progress.add_task(f"{name}: rounds", total=looks)
    found = Looks(np.zeros((0, 0), np.int8), np.zeros(0, np.int64))
    for seen, room in gather(sheet, seats, looks, seed):
        progress.update(bar, completed=seen)
        found = room
    progress.remove_task(bar)
    kept = looks - looks // KEPT_BACK
    bar = progress.add_task(f"{name}: learning", total=PASSES * -(-kept // BATCH))
    model = learned(Looks(found.rows[:kept], found.won[:kept]), seats, seed, lambda: progress.advance(bar))
    progress.remove_task(bar)
    return model, surprised(model, Looks(found.rows[kept:], found.won[kept:]))


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Teach what is asked for; other networks stay as they are."""
    parser = Parser(description="Teach the network by which `expert` foresees how rounds end.")
    ask_for_tables(parser, [2, 3, 4], among=range(2, 11))
    parser.add_argument(
        "--looks", type=at_least(FEWEST), default=4_000_000, help="turns to learn from, for each table"
    )
    parser.add_argument("--seed", type=a_seed, default=7)
    parser.add_argument("--out", type=Path, default=Path(weights.__file__).parent / "foresights")
    asked = parser.parse_args(arguments)
    if NEEDED:
        refuse(NEEDED)
    found = tables(asked, hard_weights, network_for)
    homes = [writable(asked.out / name_of(sheet.edition.key, seats)) for sheet, seats in found]
    with Progress(console=Console(stderr=True)) as progress:
        for (sheet, seats), home in zip(found, homes, strict=True):
            model, surprises = taught(sheet, seats, asked.looks, asked.seed, progress)
            home.write_bytes(written_foresight(foresight_of(model)))
            Console().print(
                f"{sheet.edition.key} {seats} seats: surprise {surprises:.4f},"
                f" without any idea {math.log(seats):.4f}"
            )


if __name__ == "__main__":
    main()
