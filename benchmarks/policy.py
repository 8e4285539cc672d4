"""The strength of `hard` against `normal`, the time of its moves, and the speed of the kernel with both.

    python benchmarks/policy.py [--deals 20000 | --quick] [--edition classic …] [--seats 2 4]

Each deal is played in every rotation of one `hard` among `normal`s; the interval is one of 99 %, from the
differences between deals. A move is timed on views, through `lastcard.bots`, in rounds of `hard` alone. A
progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what benchmarks share is beside it

from benchmarks.numbered_rounds import at_least

from lastcard.bots import make_bot
from lastcard.editions import EDITIONS
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.lab.ratings import SURE
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.policy import NORMAL, hard_weights
from lastcard.views import prompt_for, redact, settle, view_of

try:
    from lastcard.fast.compiled import Ints
    from lastcard.fast.network_play import network_contest
    from lastcard.fast.policy_play import contest
    from lastcard.policy.network import network_for
except ImportError as missing:
    print(f"{missing}: install the extra with pip install -e '.[fast]' first.", file=sys.stderr)
    sys.exit(2)

SEED = 2_000_003
CHUNK = 1_000
QUICK = 200
TIMED_ROUNDS = 10


class Strength(NamedTuple):
    """One `hard` among `normal`s."""

    share: float
    half: float
    """Half of the interval."""
    rounds_per_second: float


def strength(edition: Edition, seats: int, deals: int, progress: Progress) -> Strength:
    """Paired deals on the kernel, chunk by chunk."""
    sheet = sheet_for(edition, edition.rulings)
    lineup = [hard_weights(sheet, seats), *[NORMAL] * (seats - 1)]
    network = network_for(sheet, seats)

    def winners(deals: range) -> Ints:
        if network:
            return network_contest(sheet, lineup, 1, network, deals, SEED)
        return contest(sheet, lineup, deals, SEED).winner

    winners(range(1))
    bar = progress.add_task(f"{edition.key}, {seats} seats", total=deals)
    shares: list[float] = []
    start = time.perf_counter()
    for first in range(0, deals, CHUNK):
        found = winners(range(first, min(first + CHUNK, deals)))
        shares += (found == 0).mean(axis=1).tolist()
        progress.update(bar, completed=len(shares))
    spent = time.perf_counter() - start
    half = SURE * statistics.stdev(shares) / len(shares) ** 0.5
    return Strength(statistics.fmean(shares), half, deals * seats / spent)


def thinking(edition: Edition, seats: int) -> float:
    """Milliseconds a move of `hard` takes, the median."""
    sheet, rng, times = sheet_for(edition, edition.rulings), Random(SEED), []
    for number in range(TIMED_ROUNDS):
        state = open_round(sheet, seats, Seat(number % seats))
        stories: list[list[Event]] = [[] for _ in range(seats)]
        while not isinstance(state.decision, Over):
            if isinstance(state.decision, ChanceDecision):
                step = apply(state, None, random_outcome(rng, state, state.decision))
            else:
                seat = asked_seats(state.decision)[0]
                prompt, view = prompt_for(state, seat), view_of(state, seat)
                assert prompt is not None  # noqa: S101 - who is asked has a prompt
                start = time.perf_counter()
                said = make_bot("hard", sheet).move(view, prompt, rng, stories[seat])
                times.append(1_000 * (time.perf_counter() - start))
                assert said is not None  # noqa: S101 - a question is always answered
                step = apply(state, seat, settle(state, seat, said))
            for at, story in enumerate(stories):
                story.extend(redact(step, Seat(at)))
            state = step.after
    return statistics.median(times)


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    by_key = {edition.key: edition for edition in EDITIONS}
    parser = argparse.ArgumentParser(description="Measure the bot `hard` against `normal`.")
    parser.add_argument("--deals", type=at_least(2), default=20_000)
    parser.add_argument(
        "--quick", dest="deals", action="store_const", const=QUICK, help=f"{QUICK} deals, within 45 seconds"
    )
    parser.add_argument("--edition", nargs="+", default=list(by_key), choices=list(by_key))
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4], choices=range(2, 11))
    asked = parser.parse_args()
    shown = Table(title=f"One hard among normals, {asked.deals:,} deals in every rotation")
    for heading in ("edition", "seats", "hard wins", "99 % ±", "rounds/s", "ms a move"):
        shown.add_column(heading, justify="left" if heading == "edition" else "right")
    figures = {}
    with Progress(console=Console(stderr=True)) as progress:
        for key in asked.edition:
            for seats in asked.seats:
                fewest, most = by_key[key].players
                if not fewest <= seats <= most:
                    continue
                found, move = (
                    strength(by_key[key], seats, asked.deals, progress),
                    thinking(by_key[key], seats),
                )
                rounds = f"{found.rounds_per_second:,.0f}"
                shown.add_row(
                    key, str(seats), f"{found.share:.2%}", f"{found.half:.2%}", rounds, f"{move:.3f}"
                )
                figures[f"{key}_{seats}"] = {
                    "share": round(found.share, 4),
                    "half": round(found.half, 4),
                    "ms_a_move": round(move, 3),
                }
    Console().print(shown)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
