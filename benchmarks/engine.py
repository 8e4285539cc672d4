"""How fast is the engine? Measured beside RLCard's UNO, in the same run.

    python benchmarks/engine.py [--quick]

Each pass gives every contestant the same time, one after the other, so that a busy machine slows all alike.
A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
What is counted, and what is not alike on the two sides, stands in `results.md` beside this file.
"""

import argparse
import json
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
from lastcard.lab.random_play import play_round
from lastcard.model.seats import Seat

try:
    import rlcard
except ModuleNotFoundError:
    print("RLCard is missing: install the extra with pip install -e '.[bench]' first.", file=sys.stderr)
    sys.exit(2)

SEATS = 4
SEED = 20


class Speed(NamedTuple):
    """What one contestant did in one second."""

    moves: float
    rounds: float


class Plan(NamedTuple):
    """How long to measure."""

    passes: int
    seconds: float  # per contestant and pass
    starts: int  # runs of a fresh interpreter per start-up figure


FULL = Plan(passes=7, seconds=5.0, starts=15)
QUICK = Plan(passes=3, seconds=2.5, starts=5)


def lastcard_moves(seconds: float) -> Speed:
    """Random legal play of `classic` with four seats: one process, nobody watching.

    As in RLCard, whose players may draw only when no card fits, a card is played whenever one does.
    """
    sheet = sheet_for(CLASSIC, CLASSIC.rulings)
    rng = random.Random(SEED)
    moves = rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for (actor, _), _ in play_round(sheet, SEATS, Seat(rounds % SEATS), rng, eager=True):
            moves += actor is not None
        rounds += 1
    return Speed(moves / spent, rounds / spent)


def rlcard_steps(players: int, seconds: float) -> Speed:
    """Random legal play in RLCard's environment, as its own examples do it.

    `rlcard.make` ignores `game_num_players` for UNO and always seats two, so the game is told itself.
    """
    env = rlcard.make("uno", config={"seed": SEED})
    env.game.configure({"game_num_players": players})
    rng = random.Random(SEED)
    steps = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        games += 1
    return Speed(steps / spent, games / spent)


CONTESTANTS: dict[str, Callable[[float], Speed]] = {
    "lastcard": lastcard_moves,
    "rlcard_4": lambda seconds: rlcard_steps(4, seconds),
    "rlcard_2": lambda seconds: rlcard_steps(2, seconds),
}
TITLES = {
    "lastcard": "lastcard, 4 seats",
    "rlcard_4": "RLCard, 4 players",
    "rlcard_2": "RLCard, 2 players",
}


def help_seconds() -> float:
    """Wall time of `lastcard --help`, interpreter included, as somebody at a prompt waits for it."""
    command = Path(sys.executable).with_name("lastcard")
    start = time.perf_counter()
    subprocess.run([command, "--help"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def import_seconds() -> float:
    """Time of `import lastcard` in a fresh interpreter, without the interpreter's own start."""
    code = "import time; t = time.perf_counter(); import lastcard; print(time.perf_counter() - t)"
    child = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    return float(child.stdout)


def measure(plan: Plan) -> tuple[dict[str, list[Speed]], dict[str, float]]:
    """Speeds by contestant, one per pass, and the shortest start-up times."""
    speeds: dict[str, list[Speed]] = {name: [] for name in CONTESTANTS}
    starts: dict[str, Callable[[], float]] = {"help_s": help_seconds, "import_s": import_seconds}
    shortest: dict[str, float] = {}
    with Progress(console=Console(stderr=True)) as progress:
        bar = progress.add_task("warming up", total=plan.passes * len(CONTESTANTS) + len(starts))
        for contestant in CONTESTANTS.values():
            contestant(plan.seconds / 10)
        for number in range(plan.passes):
            for name, contestant in CONTESTANTS.items():
                progress.update(bar, description=f"pass {number + 1} of {plan.passes}: {name}")
                speeds[name].append(contestant(plan.seconds))
                progress.advance(bar)
        for name, start in starts.items():
            progress.update(bar, description=name)
            shortest[name] = min(start() for _ in range(plan.starts))
            progress.advance(bar)
    return speeds, shortest


def ratio(ours: list[Speed], theirs: list[Speed]) -> float:
    """Our moves per second over their steps per second: pass by pass, then the median."""
    return statistics.median(a.moves / b.moves for a, b in zip(ours, theirs, strict=True))


def figures(plan: Plan, speeds: dict[str, list[Speed]], shortest: dict[str, float]) -> dict[str, object]:
    """The measured figures under their public names."""
    result: dict[str, object] = {
        "engine_vs_rlcard_step": round(ratio(speeds["lastcard"], speeds["rlcard_4"]), 3),
        "engine_vs_rlcard_step_2_players": round(ratio(speeds["lastcard"], speeds["rlcard_2"]), 3),
    }
    for name, passes in speeds.items():
        result[f"{name}_moves_per_s"] = round(statistics.median(speed.moves for speed in passes))
        result[f"{name}_rounds_per_s"] = round(statistics.median(speed.rounds for speed in passes), 1)
        result[f"{name}_moves_per_s_by_pass"] = [round(speed.moves) for speed in passes]
    for name, seconds in shortest.items():
        result[name] = round(seconds, 4)
    result |= {"passes": plan.passes, "seconds_per_pass": plan.seconds}
    result |= {"python": platform.python_version(), "machine": platform.machine()}
    result |= {"rlcard": version("rlcard"), "numpy": version("numpy"), "lastcard": version("lastcard")}
    return result


def table(speeds: dict[str, list[Speed]], shortest: dict[str, float]) -> Table:
    """The same figures for people."""
    shown = Table(title="Random legal play of the classic game, one process (RLCard: env.step)")
    shown.add_column("contestant")
    for heading in ("moves/s", "lowest", "highest", "rounds/s", "lastcard is"):
        shown.add_column(heading, justify="right")
    for name, passes in speeds.items():
        moves = [speed.moves for speed in passes]
        shown.add_row(
            TITLES[name],
            f"{statistics.median(moves):,.0f}",
            f"{min(moves):,.0f}",
            f"{max(moves):,.0f}",
            f"{statistics.median(speed.rounds for speed in passes):,.0f}",
            "" if name == "lastcard" else f"{ratio(speeds['lastcard'], passes):.2f} ×",
        )
    shown.caption = "   ".join(f"{name} {seconds:.3f}" for name, seconds in shortest.items())
    return shown


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(description="Measure the engine beside RLCard's UNO.")
    parser.add_argument("--quick", action="store_true", help="shorter passes, done within 45 seconds")
    plan = QUICK if parser.parse_args().quick else FULL
    speeds, shortest = measure(plan)
    Console().print(table(speeds, shortest))
    print(json.dumps(figures(plan, speeds, shortest)))


if __name__ == "__main__":
    main()
