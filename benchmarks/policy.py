"""The strength of `hard` against `normal`, the time of its moves, and the speed of the kernel with both.

    python benchmarks/policy.py [--deals 20000 | --quick] [--edition classic …] [--seats 2 4]

Each deal is played in every rotation of one `hard` among `normal`s; the interval is one of 99 %, from the
differences between deals. A move is timed on views, through `lastcard.bots`, in rounds of `hard` alone, by the
processor: the median, and what 99 moves in 100 stay within. A progress bar goes to stderr, a table to stdout; the
last line of stdout is one JSON object.
"""

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

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: what scripts share is beside it

from scripts.arguments import Parser, ask_for_tables, at_least, refusing, tables

from lastcard.bots import make_bot
from lastcard.engine import apply, open_round
from lastcard.engine.legal import asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.lab.ratings import SURE
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.policy import NORMAL, hard_weights
from lastcard.views import prompt_for, redact, settle, view_of

with refusing():
    from lastcard.fast.compiled import Ints
    from lastcard.fast.play.network_play import network_contest
    from lastcard.fast.play.policy_play import contest
    from lastcard.policy.network import network_for

SEED = 2_000_003
CHUNK = 1_000
QUICK = 200
TIMED_ROUNDS = 40


class Strength(NamedTuple):
    """One `hard` among `normal`s."""

    share: float
    half: float
    """Half of the interval."""
    rounds_per_second: float


def strength(sheet: Sheet, seats: int, deals: int, progress: Progress) -> Strength:
    """Paired deals on the kernel, chunk by chunk."""
    lineup = [hard_weights(sheet, seats), *[NORMAL] * (seats - 1)]
    network = network_for(sheet, seats)

    def winners(deals: range) -> Ints:
        if network:
            return network_contest(sheet, lineup, 1, network, deals, SEED)
        return contest(sheet, lineup, deals, SEED).winner

    winners(range(1))
    bar = progress.add_task(f"{sheet.edition.key}, {seats} seats", total=deals)
    shares: list[float] = []
    start = time.perf_counter()
    for first in range(0, deals, CHUNK):
        found = winners(range(first, min(first + CHUNK, deals)))
        shares += (found == 0).mean(axis=1).tolist()
        progress.update(bar, completed=len(shares))
    spent = time.perf_counter() - start
    half = SURE * statistics.stdev(shares) / len(shares) ** 0.5
    return Strength(statistics.fmean(shares), half, deals * seats / spent)


def thinking(sheet: Sheet, seats: int) -> tuple[float, float]:
    """Milliseconds a move of `hard` takes: the median, and the most of 99 moves in 100.

    They are those of its own thread: a processor that is given to others for a while would be most of the second.
    """
    rng, times = Random(SEED), []
    for number in range(TIMED_ROUNDS):
        state = open_round(sheet, seats, Seat(number % seats))
        bots = [make_bot("hard", sheet) for _ in range(seats)]  # as at a table: the same through a round
        stories: list[list[Event]] = [[] for _ in range(seats)]
        while not isinstance(state.decision, Over):
            if isinstance(state.decision, ChanceDecision):
                step = apply(state, None, random_outcome(rng, state, state.decision))
            else:
                seat = asked_seats(state.decision)[0]
                prompt, view = prompt_for(state, seat), view_of(state, seat)
                assert prompt is not None  # noqa: S101 - who is asked has a prompt
                start = time.thread_time()
                said = bots[seat].move(view, prompt, rng, stories[seat])
                times.append(1_000 * (time.thread_time() - start))
                assert said is not None  # noqa: S101 - a question is always answered
                step = apply(state, seat, settle(state, seat, said))
            for at, story in enumerate(stories):
                story.extend(redact(step, Seat(at)))
            state = step.after
    hundredths = statistics.quantiles(times, n=100)
    return hundredths[49], hundredths[98]


@refusing()
def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = Parser(description="Measure the bot `hard` against `normal`.")
    parser.add_argument("--deals", type=at_least(2), default=20_000)
    parser.add_argument(
        "--quick", dest="deals", action="store_const", const=QUICK, help=f"{QUICK} deals, within 45 seconds"
    )
    ask_for_tables(parser, [2, 4], among=range(2, 11))
    asked = parser.parse_args()
    asked_for = tables(asked, hard_weights, network_for)
    shown = Table(title=f"One hard among normals, {asked.deals:,} deals in every rotation")
    for heading in ("edition", "seats", "hard wins", "99 % ±", "rounds/s", "ms p50", "ms p99"):
        shown.add_column(heading, justify="left" if heading == "edition" else "right")
    figures = {}
    with Progress(console=Console(stderr=True)) as progress:
        for sheet, seats in asked_for:
            found, (half, most) = strength(sheet, seats, asked.deals, progress), thinking(sheet, seats)
            shown.add_row(
                sheet.edition.key,
                str(seats),
                f"{found.share:.2%}",
                f"{found.half:.2%}",
                f"{found.rounds_per_second:,.0f}",
                f"{half:.3f}",
                f"{most:.3f}",
            )
            figures[f"{sheet.edition.key}_{seats}"] = {
                "share": round(found.share, 4),
                "half": round(found.half, 4),
                "ms_p50": round(half, 3),
                "ms_p99": round(most, 3),
            }
    Console().print(shown)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
