"""A small network learns the game by playing against itself: in minutes, on one core.

    python examples/train.py [--edition classic] [--seats 2] [--steps 5000000] [--seed 0] [--out learning.svg]

Many games are stepped together (`lastcard.rl.Batch`) by the full rules, with bluffs and challenges, UNO calls and
catches. One network plays every seat and is told nothing but who has won a round; it learns by PPO (Schulman et
al., 2017). Now and then it meets bots that it never trains with, on all the other seats: `normal`, the heuristic
of `lastcard.bots`, and `random`. The picture shows how many of these rounds it wins, with 95 % intervals.

Needs the extra `train`. Minutes are processor time spent on training; rounds against bots come on top of them.
The network is kept beside the picture (.pt). Progress goes to stderr; the last line of stdout is a JSON object.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lastcard.model.errors import LastcardError

try:
    import numpy as np
    import torch
    from matplotlib.figure import Figure
    from torch import Tensor, nn
    from torch.distributions import Categorical

    from lastcard.rl.batch import Batch
    from lastcard.rl.practice import Practice
except ImportError as missing:
    NEEDED = f"expected the extra `train` (pip install 'lastcard[train]'), found no {missing.name or 'numba'}"
else:
    NEEDED = ""

GAMES, LENGTH = 512, 64  # games side by side, and how long they are played between two lessons
WIDTH, PASSES, MINIBATCH, RATE = 256, 3, 2048, 1e-3
DISCOUNT, TRACE, CLIP, CURIOSITY = 0.995, 0.95, 0.2, 0.01
BOTS = {"normal": "#0b6bcb", "random": "#b4540a"}
TESTS = 10


class Step(NamedTuple):
    """An action in each game: what was seen, what came of it, what was thought."""

    seen: np.ndarray
    legal: np.ndarray
    acting: np.ndarray
    reward: np.ndarray
    done: np.ndarray
    action: np.ndarray
    likely: np.ndarray
    value: np.ndarray


def think(net: nn.Sequential, seen: np.ndarray, legal: np.ndarray) -> tuple[Categorical, Tensor]:
    """What to do, as a distribution over the legal actions, and what the acting seat expects to get.

    Counts go up to 127 and are squeezed. The history, at the end of what is seen, is left to larger networks.
    """
    inputs = torch.as_tensor(seen[:, : net[0].in_features]).float().asinh()
    logits, value = net(inputs).tensor_split([-1], dim=1)
    return Categorical(logits=logits.masked_fill(~torch.as_tensor(legal), -1e9)), value.squeeze(1)


def play(net: nn.Sequential, batch: Batch) -> tuple[list[Step], np.ndarray]:
    """Play on in all games, against itself; also what each seat expects in the end."""
    steps = []
    with torch.inference_mode():
        for _ in range(LENGTH):
            before = batch.observation.copy(), batch.mask.copy(), batch.acting.copy()
            choice, value = think(net, *before[:2])
            action = choice.sample()
            batch.step(action.numpy())
            thought = action.numpy(), choice.log_prob(action).numpy(), value.numpy()
            steps.append(Step(*before, batch.reward.copy(), batch.done.copy(), *thought))
        ahead = [think(net, batch.seen_by(seat), batch.mask)[1] for seat in range(batch.seats)]
    return steps, torch.stack(ahead, dim=1).numpy()


def advantages(steps: list[Step], ahead: np.ndarray) -> np.ndarray:
    """How much better than expected each action was, by step and game; NaN where there was no choice.

    This is generalized advantage estimation (Schulman et al., 2016), seat by seat: what follows an action is
    the next choice of the same seat, whatever the others do in between.
    """
    better = np.full((len(steps), len(ahead)), np.nan, np.float32)
    ahead, later, earned = ahead.copy(), np.zeros_like(ahead), np.zeros_like(ahead)
    for at, step in reversed(list(enumerate(steps))):
        earned[step.done] = step.reward[step.done]
        ahead[step.done] = later[step.done] = 0
        games = np.flatnonzero(step.legal.sum(axis=1) > 1)
        own = games, step.acting[games]
        better[at, games] = earned[own] + DISCOUNT * (ahead[own] + TRACE * later[own]) - step.value[games]
        ahead[own], later[own], earned[own] = step.value[games], better[at, games], 0
    return better


def learn(net: nn.Sequential, adam: torch.optim.Adam, steps: list[Step], better: np.ndarray) -> None:
    """Make what went better than expected a little more likely: the clipped objective of PPO."""
    chosen = ~np.isnan(better)
    made = Step(*(np.stack(part)[chosen] for part in zip(*steps, strict=True)))
    action, likely, value = map(torch.as_tensor, (made.action, made.likely, made.value))
    gain = torch.as_tensor(better[chosen])
    target, gain = value + gain, (gain - gain.mean()) / gain.std()
    for _ in range(PASSES):
        for some in torch.randperm(len(gain)).split(MINIBATCH):
            choice, expected = think(net, made.seen[some], made.legal[some])
            ratio = (choice.log_prob(action[some]) - likely[some]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            worth = torch.minimum(ratio * gain[some], clipped * gain[some]) + CURIOSITY * choice.entropy()
            loss = (expected - target[some]).square().mean() / 2 - worth.mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


def meet(net: nn.Sequential, bot: str, asked: argparse.Namespace) -> dict[str, float]:
    """How many rounds the network wins at a table of bots, and the Wilson interval of 95 %.

    Of every game the same number of rounds counts: the first so many to end would be the short ones.
    """
    games = min(50, asked.rounds)
    batch = Batch(asked.edition, seats=asked.seats, games=games)
    table = Practice(batch, seat=0, opponents=bot)
    table.reset(seed=asked.seed + 1)
    played, won, each = np.zeros(games, np.int64), 0, math.ceil(asked.rounds / games)
    while (played < each).any():
        with torch.inference_mode():
            table.step(think(net, batch.observation, batch.mask)[0].sample().numpy())
        counted = table.done & (played < each)
        won += int((table.reward[counted, 0] > 0).sum())
        played += counted
    n, share, z = games * each, won / (games * each), 1.96
    middle, around = share + z**2 / 2 / n, z * math.sqrt(share * (1 - share) / n + (z / 2 / n) ** 2)
    low, high = (abs(round((middle + side) / (1 + z**2 / n), 4)) for side in (-around, around))
    return {"won": round(share, 4), "low": low, "high": high, "rounds": n}


def train(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """The curve: how the network does before the first step and after each tenth of the training."""
    torch.set_num_threads(1)  # layers as small as these gain nothing from more
    batch = Batch(asked.edition, seats=asked.seats, games=GAMES, seed=asked.seed)
    torch.manual_seed(asked.seed)
    sizes = batch.layout["history"].offset, WIDTH, WIDTH, batch.actions.size + 1  # the last one is the value
    layers = [layer for ends in pairwise(sizes) for layer in (nn.Linear(*ends), nn.ReLU())]
    net = nn.Sequential(*layers[:-1])
    adam = torch.optim.Adam(net.parameters())
    curve: list[dict[str, Any]] = []
    steps = seconds = done = 0.0
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("meets the bots", total=1)
        while True:
            if done * TESTS >= len(curve):
                against = {bot: meet(net, bot, asked) for bot in BOTS}
                curve.append({"steps": int(steps), "minutes": round(seconds / 60, 2), **against})
                progress.update(bar, description=f"wins {against['normal']['won']:.0%} against normal")
            if done >= 1:
                torch.save(net.state_dict(), asked.out.with_suffix(".pt"))
                return curve
            began = time.process_time()
            adam.param_groups[0]["lr"] = RATE * (1 - done)
            history, ahead = play(net, batch)
            learn(net, adam, history, advantages(history, ahead))
            steps, seconds = steps + GAMES * LENGTH, seconds + time.process_time() - began
            done = min(1.0, max(steps / asked.steps, seconds / 60 / asked.minutes))
            progress.update(bar, completed=done)


def draw(curve: list[dict[str, Any]], asked: argparse.Namespace) -> None:
    """The curve as a picture."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    minutes = [point["minutes"] for point in curve]
    for (bot, color), marker in zip(BOTS.items(), "os", strict=True):
        won, low, high = ([100 * point[bot][part] for point in curve] for part in ("won", "low", "high"))
        axes.fill_between(minutes, low, high, color=color, alpha=0.2, linewidth=0)
        axes.plot(minutes, won, color=color, marker=marker, markersize=4, label=f"against {bot}")
    axes.axhline(100 / asked.seats, color="#555", linestyle="--", linewidth=1, label="an equal share")
    axes.set(xlabel="minutes of self-play on one core", ylabel="rounds won (%), 95 % interval", ylim=(0, 100))
    axes.set_title(f"{asked.edition}, {asked.seats} seats, {curve[-1]['steps'] / 1e6:.1f} million steps")
    axes.grid(color="#ddd")
    axes.legend(loc="lower right")
    figure.savefig(asked.out)


def main() -> None:
    """Train, draw, tell."""
    summary, usage = (__doc__ or "").split("\n\n", 1)
    parser = argparse.ArgumentParser(description=summary, epilog=usage.split("\n\n", 1)[1])
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=5_000_000, help="to train for (%(default)s)")
    parser.add_argument("--minutes", type=float, default=math.inf, help="to train for, if over before")
    parser.add_argument("--rounds", type=int, default=1000, help="to play with each bot (%(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("learning.svg"), help="picture (%(default)s)")
    asked = parser.parse_args()
    if NEEDED:
        parser.exit(2, f"{NEEDED}\n")
    if min(asked.steps, asked.rounds, asked.minutes) <= 0:
        parser.error("expected positive numbers of steps, minutes and rounds")
    if asked.out.suffix not in {".svg", ".png"} or not asked.out.parent.is_dir():
        parser.error(f"expected a .svg or .png file in a folder that exists, found {asked.out}")
    try:
        curve = train(asked)
    except LastcardError as refused:
        parser.error(str(refused))
    draw(curve, asked)
    table = Table("steps", "minutes", *(f"won against {bot}" for bot in BOTS))
    for point in curve:
        shares = ("{won:.1%} ({low:.1%} to {high:.1%})".format(**point[bot]) for bot in BOTS)
        table.add_row(f"{point['steps']:,}", f"{point['minutes']:.1f}", *shares)
    Console().print(table)
    print(json.dumps({"edition": asked.edition, "seats": asked.seats, "seed": asked.seed, "curve": curve}))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
