"""How strong `expert` is, and how long it thinks: figures to compare with the goals.

    python benchmarks/strength.py [--rounds N] [--quick] [--workers N] [rlcard_rule_v1 classic_2 …]

`classic_2` is `expert` against `normal`, `classic_4` one `expert` among three; any edition and number of seats can
be asked for like this, 8,000 rounds of each. `rlcard_rule_v1` and `rlcard_random` are `expert` in RLCard's own game
against its agents, and `hard_rlcard_rule_v1` is `hard` (`rlcard_games`), 40,000 games of each. Every deal is played
from every seat with the same luck, by several processes; the interval is one of 99 %. Moves are timed afterwards,
in one process with nothing beside it. With `--quick` a few rounds only show that everything works, in one process;
after an installation their code is compiled first, which takes a minute or two. A progress bar goes to stderr, a
table to stdout; the last line of stdout is one JSON object: by its key the lower end of each interval in percent,
which is what goals are set for, and all about it under `details`.
"""

import argparse
import json
import os
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # the games with RLCard are at home beside this file

from benchmarks import rlcard_games
from benchmarks.numbered_rounds import at_least

from lastcard.bots import Bot, make_bot
from lastcard.lab.arena import Terms, heaps, play_all, play_heap
from lastcard.lab.ratings import Score
from lastcard.lab.referee import Referee
from lastcard.model.errors import LastcardError
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

SEED = 2_000_003
USUAL = (*rlcard_games.KEYS, "classic_2", "classic_4")
ROUNDS, RLCARD_ROUNDS = 8_000, 40_000
QUICK, QUICK_HARD = 8, 200
TIMED_ROUNDS, QUICKLY_TIMED = 12, 1
LEVELS = ("expert", "normal")


class Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.milliseconds: list[float] = []

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """What the bot says."""
        start = time.perf_counter()
        said = self._bot.move(view, prompt, rng, story)
        if prompt.question is not None:
            self.milliseconds.append(1_000 * (time.perf_counter() - start))
        return said


def terms_of(key: str) -> Terms:
    """The table of a key such as classic_2; LastcardError where there is none."""
    edition, _, seats = key.rpartition("_")
    terms = Terms(edition=edition, seats=int(seats) if seats.isdecimal() else 0, rules={}, seed=SEED)
    terms.sheet()
    return terms


def strength(terms: Terms, rounds: int, workers: int, progress: Progress, key: str) -> Score:
    """So many rounds, rounded up to whole deals."""
    deals, score = -(-rounds // terms.seats), Score(seats=terms.seats)
    bar = progress.add_task(key, total=deals)
    todo = heaps({LEVELS: "engine"}, deals)
    # A process of its own takes seconds to begin, which is long for a few rounds.
    alone = ((heap, play_heap(terms, heap)) for heap in todo)
    for _, found in alone if workers == 1 else play_all(terms, todo, workers):
        score += found
        progress.update(bar, completed=score.deals)
    return score


def thinking(terms: Terms, rounds: int) -> list[float]:
    """Milliseconds that each answer took."""
    sheet = terms.sheet()
    one, other = Timed(make_bot(LEVELS[0], sheet)), make_bot(LEVELS[1], sheet)
    for number in range(-1, rounds):
        Referee(sheet, [one, *[other] * (terms.seats - 1)], f"{SEED}/{number}").play(
            Seat(number % terms.seats)
        )
        if number < 0:
            one.milliseconds.clear()  # compiled, or fetched from where compiled code is kept
    return one.milliseconds


def measured(key: str, asked: argparse.Namespace, progress: Progress) -> tuple[Score, list[float]]:
    """How often the bot of a key has won, and how long its answers took."""
    timed = QUICKLY_TIMED if asked.quick else TIMED_ROUNDS
    if key in rlcard_games.KEYS:
        few = QUICK_HARD if key.startswith("hard") else QUICK
        rounds = asked.rounds or (few if asked.quick else RLCARD_ROUNDS)
        return rlcard_games.strength(key, rounds, asked.workers, progress), rlcard_games.thinking(key, timed)
    terms, rounds = terms_of(key), asked.rounds or (QUICK if asked.quick else ROUNDS)
    return strength(terms, rounds, asked.workers, progress, key), thinking(terms, timed)


def main() -> int:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("keys", nargs="*", default=USUAL)
    parser.add_argument("--rounds", type=at_least(1))
    parser.add_argument("--quick", action="store_true", help="a few rounds, within 45 seconds once compiled")
    parser.add_argument("--workers", type=at_least(1), help="processes that play, as many as there are cores")
    asked = parser.parse_args()
    asked.workers = asked.workers or (1 if asked.quick else os.cpu_count() or 1)
    shown = Table(title="One bot among others")
    for heading in ("table", "rounds", "wins", "99 % interval", "fair", "ms p50", "ms p99"):
        shown.add_column(heading, justify="left" if heading == "table" else "right")
    figures: dict[str, float] = {}
    details: dict[str, dict[str, float]] = {}
    try:
        for key in set(asked.keys) - set(rlcard_games.KEYS):
            make_bot(LEVELS[0], terms_of(key).sheet())  # what is missing is said here, not by a worker
        with Progress(console=Console(stderr=True)) as progress:
            for key in asked.keys:
                score, milliseconds = measured(key, asked, progress)
                low, high = score.interval
                hundredths = statistics.quantiles(milliseconds, n=100)
                half, most = hundredths[49], hundredths[98]
                shown.add_row(
                    key,
                    f"{score.rounds:,}",
                    f"{score.share:.2%}",
                    f"{low:.2%} – {high:.2%}",
                    f"{1 / score.seats:.2%}",
                    f"{half:.2f}",
                    f"{most:.2f}",
                )
                figures[key] = round(100 * low, 2)
                details[key] = {
                    "rounds": score.rounds,
                    "share": round(score.share, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "ms_p50": round(half, 2),
                    "ms_p99": round(most, 2),
                }
                progress.console.print(key, details[key])  # the next one may take an hour
    except LastcardError as error:
        print(error, file=sys.stderr)
        return 2
    Console().print(shown)
    print(json.dumps({**figures, "details": details}))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
