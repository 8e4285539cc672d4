"""Teach the network of the bot `hard`, and keep it where it wins.

    python scripts/train_policy.py [--edition classic …] [--seats 2 4] [--answers 1000000] [--seed 7] [--out DIR]
    python scripts/train_policy.py --measure [--edition classic …] [--seats 3 5 6 …] [--deals 20000] [--out DIR]

For each edition and number of seats: play rounds, try every answer to many questions and play each on until it can
be foreseen who will win (`lastcard.fast.teaching.lessons`); teach a network what the tuned weights did not foresee; measure
it with paired deals that it was not taught with, against `normal` and against `hard` without it. It is written only
when both gains are above 0 with 99 % confidence. With `--measure` nothing is taught: the networks that are there
are measured, that for four also where more sit. Needs the extra `train`. A progress bar goes to stderr, a line for
each result to stdout. The same arguments give the same network on the same machine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, a_seed, ask_for_tables, at_least, refuse, refusing, tables, writable

from lastcard.lab.ratings import SURE
from lastcard.policy import NORMAL, hard_weights, weights
from lastcard.policy.outlook import outlook_weights

try:
    import numpy as np
    import torch
    from torch import Tensor, nn

    from lastcard.fast.play.network_play import network_contest
    from lastcard.fast.teaching.labelling import Lessons
    from lastcard.fast.teaching.lessons import gather, room_for_lessons
    from lastcard.policy.foresight import foresight_for
    from lastcard.policy.inputs import INPUTS
    from lastcard.policy.layers import name_of
    from lastcard.policy.network import SEATS, Network, nearest_taught, read_network, written_network
except ImportError as missing:
    NEEDED = f"expected the extra `train` (pip install 'lastcard[train]'), found no {missing.name or 'numba'}"
else:
    NEEDED = ""

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lastcard.model.sheet import Sheet

WIDTH = 32
"""Numbers in each of the two hidden layers."""
QUESTIONS = 512
"""Questions in a batch."""
PASSES, RATE, DECAY = 4, 3e-3, 1e-3
FAINT = 0.1
"""The last layer begins small: at first nearly nothing is added to what the tuned weights say."""
MEASURED = 1_000_003
"""The seed of the deals that are measured; it is used for nothing else."""
FEWEST = 100
"""Answers to learn anything from."""


class Gain(NamedTuple):
    """The share of rounds that one player wins more with the network than without, among players of a level."""

    without: float
    more: float
    half: float
    """Of the 99 % interval of `more`, reckoned deal by deal."""


def learned(lessons: Lessons, seed: int, advance: Callable[[], object], passes: int = PASSES) -> Network:
    """A network of the least squared error; answers are compared with the mean of all answers to a question."""
    torch.set_num_threads(1)  # sums in another order would be another network
    torch.manual_seed(seed)
    order = np.random.default_rng(seed)
    starts = np.unique(lessons.questions)
    sizes = np.diff(np.append(starts, len(lessons.won)))
    inputs, missed = torch.from_numpy(lessons.inputs), torch.from_numpy(lessons.won - lessons.worths)
    model = nn.Sequential(
        nn.Linear(INPUTS, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, WIDTH),
        nn.ReLU(),
        nn.Linear(WIDTH, 1, bias=False),
    )
    with torch.no_grad():
        model[4].weight.mul_(FAINT)
    batches = -(-len(starts) // QUESTIONS)
    steps = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    rate = torch.optim.lr_scheduler.OneCycleLR(steps, RATE, total_steps=passes * batches, pct_start=0.1)
    for _ in range(passes):
        for chosen in np.array_split(order.permutation(len(starts)), batches):
            rows, of = _rows(starts[chosen], sizes[chosen])
            error = _centered(model(inputs[rows])[:, 0] - missed[rows], of, len(chosen))
            steps.zero_grad()
            error.square().mean().backward()
            steps.step()
            rate.step()
            advance()
    return network_of(model)


def _rows(starts: np.ndarray, sizes: np.ndarray) -> tuple[Tensor, Tensor]:
    """The rows of some questions, and to which of them each belongs."""
    of = np.repeat(np.arange(len(sizes)), sizes)
    within = np.arange(len(of)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return torch.from_numpy(starts[of] + within), torch.from_numpy(of)


def _centered(found: Tensor, of: Tensor, questions: int) -> Tensor:
    total = torch.zeros(questions).index_add(0, of, found)
    return found - (total / torch.bincount(of, minlength=questions))[of]


def network_of(model: nn.Sequential) -> Network:
    """The weights of a model, as they are kept."""
    first, first_bias, second, second_bias, last = (part.detach().numpy() for part in model.parameters())
    return Network(first.T.copy(), first_bias.copy(), second.T.copy(), second_bias.copy(), last[0].copy())


def measured(sheet: Sheet, seats: int, network: Network, other: tuple[int, ...], deals: int) -> Gain:
    """What the network gains for one `hard` among others, with the same deals."""
    lineup = [hard_weights(sheet, seats), *[other] * (seats - 1)]
    without, with_it = (
        (network_contest(sheet, lineup, places, network, range(deals), MEASURED) == 0).mean(axis=1)
        for places in (0, 1)
    )
    gains = with_it - without
    return Gain(float(without.mean()), float(gains.mean()), float(SURE * gains.std() / deals**0.5))


def taught(sheet: Sheet, seats: int, answers: int, seed: int, progress: Progress) -> Network:
    """Lessons, and what is learned from them."""
    name = f"{sheet.edition.key}, {seats} seats"
    lessons, written = room_for_lessons(answers), 0
    bar = progress.add_task(f"{name}: lessons", total=answers)
    for written in gather(sheet, seats, seed, lessons):
        progress.update(bar, completed=written)
    progress.remove_task(bar)
    full = lessons.first(written)
    batches = -(-len(np.unique(full.questions)) // QUESTIONS)
    bar = progress.add_task(f"{name}: learning", total=PASSES * batches)
    network = learned(full, seed, lambda: progress.advance(bar))
    progress.remove_task(bar)
    return network


@refusing()
def main(arguments: Sequence[str] | None = None) -> None:
    """Teach what is asked for; other networks stay as they are."""
    parser = Parser(description="Teach the network of the bot `hard`.")
    ask_for_tables(parser, [2, 4], among=range(2, 11))
    parser.add_argument("--measure", action="store_true", help="teach nothing, only measure what is in --out")
    parser.add_argument(
        "--answers", type=at_least(FEWEST), default=1_000_000, help="answers to learn from, for each table"
    )
    parser.add_argument(
        "--deals", type=at_least(2), default=20_000, help="deals of a measurement, in every rotation"
    )
    parser.add_argument("--seed", type=a_seed, default=7)
    parser.add_argument("--out", type=Path, default=Path(weights.__file__).parent / "networks")
    asked = parser.parse_args(arguments)
    if NEEDED:
        refuse(NEEDED)
    if not asked.measure and not set(asked.seats) <= set(SEATS):
        refuse(f"expected seats to teach a network for, {SEATS}, found {asked.seats}; --measure takes any")
    found = tables(asked, hard_weights, *(() if asked.measure else (outlook_weights, foresight_for)))
    homes = [asked.out / name_of(sheet.edition.key, nearest_taught(seats)) for sheet, seats in found]
    shipped = [read_network(home.read_bytes()) if asked.measure else None for home in homes]
    if not asked.measure:
        homes = list(map(writable, homes))
    with Progress(console=Console(stderr=True)) as progress:
        for (sheet, seats), home, there in zip(found, homes, shipped, strict=True):
            network = there or taught(sheet, seats, asked.answers, asked.seed, progress)
            gains = {
                "normal": measured(sheet, seats, network, NORMAL, asked.deals),
                "hard": measured(sheet, seats, network, hard_weights(sheet, seats), asked.deals),
            }
            wins = all(gain.more > gain.half for gain in gains.values())
            if wins and there is None:
                home.write_bytes(written_network(network))
            Console().print(
                f"{sheet.edition.key} {seats} seats, "
                + ", ".join(
                    f"among {level}: {gain.without:.2%} without it, {gain.more:+.2%} ± {gain.half:.2%} with it"
                    for level, gain in gains.items()
                )
                + (": kept" if wins else ": not kept") * (there is None),
                soft_wrap=True,
            )


if __name__ == "__main__":
    main()
