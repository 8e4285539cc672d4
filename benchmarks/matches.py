"""How fast are whole matches on the kernel? Every mode beside single rounds of the same play, in the same run.

    python benchmarks/matches.py [--quick]

What has to be compiled is compiled first. Each pass gives every contestant the same time on one core, one after
the other, so that a busy machine slows all alike; ratios of rounds per second are taken pass by pass, then the
median. Random legal play of classic with four seats, to the printed target, counted as `lastcard sim` counts.
A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lastcard.editions import CLASSIC
from lastcard.match.match import sheet_of
from lastcard.model.edition import Mode

try:
    from lastcard.lab.compiled_play import MATCHES, ROUNDS, count_matches, count_rounds
except ImportError as missing:
    print(f"{missing}: install the extra with pip install -e '.[fast]' first.", file=sys.stderr)
    sys.exit(2)

SEATS = 4
SEED = 20
ALONE = "rounds"
"""The peer: rounds that belong to no match."""


class Speed(NamedTuple):
    """In a second."""

    games: float
    rounds: float


Contestant = Callable[[float], Speed]
"""Plays for so many seconds."""


def measured(heap: int, play: Callable[[range], tuple[int, int]]) -> Contestant:
    """Heap after heap; `play` says how many games and rounds it was."""

    def speed(seconds: float) -> Speed:
        games = rounds = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            more = play(range(games, games + heap))
            games, rounds = games + more[0], rounds + more[1]
        return Speed(games / spent, rounds / spent)

    return speed


def single_rounds() -> Contestant:
    """Rounds one by one."""
    sheet = sheet_of(CLASSIC, CLASSIC.mode, {})

    def play(numbers: range) -> tuple[int, int]:
        rounds = count_rounds(sheet, SEATS, numbers, SEED).rounds
        return rounds, rounds

    return measured(ROUNDS, play)


def whole_matches(mode: Mode) -> Contestant:
    """Matches of one mode."""
    sheet = sheet_of(CLASSIC, mode, {})

    def play(numbers: range) -> tuple[int, int]:
        lengths = count_matches(sheet, mode, SEATS, numbers, SEED).lengths
        return lengths.total(), sum(rounds * matches for rounds, matches in lengths.items())

    return measured(MATCHES, play)


def measure(progress: Progress, passes: int, seconds: float) -> dict[str, list[Speed]]:
    """Speeds by contestant, one a pass."""
    contestants = {ALONE: single_rounds()} | {str(mode): whole_matches(mode) for mode in Mode}
    bar = progress.add_task("compiling, unless it is done", total=passes * len(contestants))
    for contestant in contestants.values():
        contestant(seconds / 10)
    speeds: dict[str, list[Speed]] = {name: [] for name in contestants}
    for number in range(passes):
        for name, contestant in contestants.items():
            progress.update(bar, description=f"pass {number + 1} of {passes}: {name}")
            speeds[name].append(contestant(seconds))
            progress.advance(bar)
    return speeds


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(description="Measure whole matches on the kernel beside single rounds.")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="three passes of 0.1 s each instead of seven of 2 s: good for a look only",
    )
    quick = parser.parse_args().quick
    with Progress(console=Console(stderr=True)) as progress:
        speeds = measure(progress, *((3, 0.1) if quick else (7, 2.0)))
    shown = Table(title=f"Random legal play, classic, {SEATS} seats, one core")
    for heading in ("mode", "matches/s", "rounds/s", "÷ single rounds"):
        shown.add_column(heading, justify="left" if heading == "mode" else "right")
    found = {}
    for name, passes in speeds.items():
        games, rounds = (statistics.median(speed) for speed in zip(*passes, strict=True))
        beside = statistics.median(
            ours.rounds / alone.rounds for ours, alone in zip(passes, speeds[ALONE], strict=True)
        )
        shown.add_row(name, "" if name == ALONE else f"{games:,.0f}", f"{rounds:,.0f}", f"{beside:.2f}")
        found[name] = {"games_per_s": round(games), "rounds_per_s": round(rounds), "ratio": round(beside, 3)}
    Console().print(shown)
    slowest = min(one["ratio"] for one in found.values())
    print(json.dumps({"slowest_mode_vs_rounds": slowest, "modes": found, "numba": version("numba")}))


if __name__ == "__main__":
    main()
