"""Does a server that is killed lose anything, or do anything twice? Killed thousands of times, and judged.

    python benchmarks/kill9.py [--kills 10000 | --quick] [--real 100] [--seed 1]

Sixteen guests play at four tables over real sockets. The server dies of SIGKILL at every point between the
decoder and the screens and is started again; the guests come back, and send again what they had no answer to.
Every hundred kills the log is compared with all that anybody was told. `--real` of the kills hit
`lastcard serve` itself from outside; the others a server that is forked for each life, which is quicker.

A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object. The exit code
is 1 if anything was lost, repeated, or got stuck. `tests/table/test_killed.py` is the same, 300 times.
"""

import argparse
import asyncio
import json
import platform
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: the tests are beside it

from tests.table.history import Outcome
from tests.table.kill_loop import Killing, Tally, kill_forked, kill_real
from tests.table.mortal import GAMES, PEOPLE

QUICK = 100
NIGHT = 100
"""Kills between two looks at the log."""
REAL_NIGHT = 10
SHOWN = 20
"""Faults that are printed."""


def nights(kills: int, real: int) -> list[tuple[Killing, int]]:
    """Who is killed how often, one night after the other."""
    plan: list[tuple[Killing, int]] = []
    for killing, total, most in ((kill_forked, kills - real, NIGHT), (kill_real, real, REAL_NIGHT)):
        plan += [(killing, min(most, total - done)) for done in range(0, total, most)]
    return plan


def kill(kills: int, real: int, seed: int) -> Tally:
    """All nights, and what they came to."""
    tally, rng = Tally(), Random(seed)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("kills", total=kills)
        for killing, times in nights(kills, real):
            with tempfile.TemporaryDirectory() as folder:
                tally.add(asyncio.run(killing(Path(folder), times, rng, lambda: progress.advance(bar))))
            faults = len(tally.verdict.faults)
            progress.update(bar, description=f"kills, {faults} faults" if faults else "kills, no fault")
    return tally


def figures(tally: Tally, seconds: float, seed: int) -> dict[str, object]:
    """The figures under their public names."""
    verdict = tally.verdict
    return {
        "kills": sum(tally.kills.values()),
        "kills_by_point": dict(sorted(tally.kills.items())),
        "kills_with_all_guests": tally.full_house,
        "guests": len(GAMES) * PEOPLE,
        "faults": len(verdict.faults),
        "moves_ok": verdict.outcomes[Outcome.OK],
        "moves_refused": verdict.outcomes[Outcome.REFUSED],
        "moves_unknown": verdict.outcomes[Outcome.UNKNOWN],
        "moves_unknown_but_true": verdict.applied_unknown,
        "views_compared": verdict.views,
        "entries": verdict.entries,
        "matches_finished": tally.finished,
        "seconds": round(seconds, 1),
        "seed": seed,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "lastcard": version("lastcard"),
    }


def table(tally: Tally) -> Table:
    """The same figures for people."""
    verdict = tally.verdict
    shown = Table(title=f"{sum(tally.kills.values()):,} kills, {len(verdict.faults):,} faults")
    shown.add_column("killed")
    shown.add_column("times", justify="right")
    for point, times in sorted(tally.kills.items(), key=lambda item: -item[1]):
        shown.add_row(str(point), f"{times:,}")
    shown.caption = (
        f"{len(GAMES) * PEOPLE} guests, all of them there at {tally.full_house:,} kills; moves: "
        + ", ".join(f"{verdict.outcomes[outcome]:,} {outcome}" for outcome in Outcome)
        + f" ({verdict.applied_unknown:,} of these turned out true); {verdict.views:,} views and "
        f"{verdict.entries:,} entries compared; {tally.finished:,} matches finished"
    )
    return shown


def main() -> None:
    """Kill, judge, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(
        description="Kill a server over and over, and look whether anything is lost."
    )
    parser.add_argument("--kills", type=int, default=10_000, help="how often (default: 10000)")
    parser.add_argument(
        "--quick", dest="kills", action="store_const", const=QUICK, help=f"{QUICK} kills, within 45 seconds"
    )
    parser.add_argument(
        "--real", type=int, help="how many of them hit `lastcard serve` itself (default: one in a hundred)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="another seed, other points and times (default: 1)"
    )
    wanted = parser.parse_args()
    real = wanted.kills // 100 if wanted.real is None else wanted.real
    start = time.perf_counter()
    tally = kill(wanted.kills, min(real, wanted.kills), wanted.seed)
    Console().print(table(tally))
    for fault in tally.verdict.faults[:SHOWN]:
        print(fault)
    print(json.dumps(figures(tally, time.perf_counter() - start, wanted.seed)))
    sys.exit(bool(tally.verdict.faults))


if __name__ == "__main__":
    main()
