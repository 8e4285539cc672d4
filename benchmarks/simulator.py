"""How fast are the compiled kernel and its environment? Measured beside RLCard's UNO, in the same run, on one core.

    python benchmarks/simulator.py [--quick]

What has to be compiled is compiled first, by two processes side by side.
Each pass gives every contestant the same time, one after the other, so that a busy machine slows all alike;
ratios are taken pass by pass, then the median. A progress bar goes to stderr, a table to stdout; the last
line of stdout is one JSON object. A move is one input of a player, of random legal play with four seats;
luck's answers are not counted, but their time is. RLCard's step also builds an observation, the kernel's
does not; one of its steps may draw and play, or play and name a color, which are two moves of ours. A step of
the batched environment is one action of one game, with observation and mask, and with the time it takes to
pick the action from the mask; two threads are compared with one on a larger batch.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any, ClassVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.model.edition import Edition

try:
    import pyspiel
    import rlcard
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    from lastcard.fast.play.round_play import play_rounds
    from lastcard.rl.batch import Batch
    from lastcard.rl.pettingzoo_env import LastcardAEC
except ImportError as missing:
    print(f"{missing}: install the extras with pip install -e '.[bench,rl]' first.", file=sys.stderr)
    sys.exit(2)

SEATS = 4
SEED = 20
CHUNK = 2_000
"""Rounds between two looks at the clock."""

BATCH = 1024
LARGE_BATCH = 8192
"""Enough for two threads to have something to do between two steps."""
STEPS = 2**15
"""Steps of single games between two looks at the clock."""

Contestant = Callable[[float], float]


def kernel_moves(edition: Edition) -> Contestant:
    """Moves per second of the kernel."""
    sheet = sheet_for(edition, edition.rulings)

    def measured(seconds: float) -> float:
        moves = first = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            moves += int(play_rounds(sheet, SEATS, range(first, first + CHUNK), SEED).moves.sum())
            first += CHUNK
        return moves / spent

    return measured


def rlcard_steps(seconds: float) -> float:
    """Steps per second of RLCard's environment; see benchmarks/engine.py about the number of players."""
    env = rlcard.make("uno", config={"seed": SEED})
    env.game.configure({"game_num_players": SEATS})
    rng = random.Random(SEED)
    steps = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return steps / spent


def openspiel_moves(seconds: float) -> float:
    """Moves per second of OpenSpiel's nearest relative, crazy eights, written in C++ and played there.

    Only its own time counts: making a state, and counting the moves of players afterwards, do not.
    """
    game = pyspiel.load_game("crazy_eights", {"players": SEATS})
    moves, spent, number = 0, 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, SEED + number + seat) for seat in range(SEATS)]
        start = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, SEED + number)
        spent += time.perf_counter() - start
        moves += sum(one.player >= 0 for one in state.full_history())
        number += 1
    return moves / spent


def environment_steps(games: int, threads: int) -> Contestant:
    """Steps per second of the batched environment, all games together."""
    batch = Batch("classic", seats=SEATS, games=games, seed=SEED, threads=threads)

    def measured(seconds: float) -> float:
        steps = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            for _ in range(STEPS // games):
                batch.step(batch.sample())
            steps += STEPS
        return steps / spent

    return measured


class RLCardUno(RLCardBase):  # type: ignore[misc] # PettingZoo has no types
    """RLCard's UNO in PettingZoo's own wrapper; PettingZoo once had it so itself."""

    metadata: ClassVar[dict[str, Any]] = {"name": "uno_v4", "render_modes": []}
    render_mode = None

    def __init__(self) -> None:
        super().__init__("uno", SEATS, (4, 4, 15))
        self.env.game.configure({"game_num_players": SEATS})


def pettingzoo_steps(make: Callable[[], Any]) -> Contestant:
    """Steps per second in PettingZoo's loop, with the time it takes to pick an action from the mask."""
    env, rng = make(), random.Random(SEED)

    def measured(seconds: float) -> float:
        steps = 0
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    break
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                steps += 1
        return steps / spent

    return measured


FIRST_ROUND = (
    "import time; from lastcard.editions import CLASSIC; from lastcard.engine import sheet_for;"
    "from lastcard.fast.play.round_play import play_rounds; sheet = sheet_for(CLASSIC, CLASSIC.rulings);"
    "t = time.perf_counter(); play_rounds(sheet, 4, range(1), 1); print(time.perf_counter() - t)"
)
FIRST_STEP = "from lastcard.rl.batch import Batch; batch = Batch(games=1); batch.step(batch.sample())"


def compile_all(progress: Progress) -> None:
    """Leave everything compiled on disk; two processes share what both need."""
    bar = progress.add_task("compiling, unless it is done", total=None)
    children = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)
        for code in (FIRST_ROUND, FIRST_STEP)
    ]
    for child in children:
        if child.wait():
            raise subprocess.CalledProcessError(child.returncode, child.args)
    progress.remove_task(bar)


def warm_first_call() -> float:
    """Seconds of the first round in a fresh interpreter, compiled code on disk, imports not counted."""
    child = subprocess.run([sys.executable, "-c", FIRST_ROUND], check=True, stdout=subprocess.PIPE, text=True)
    return float(child.stdout)


def measure(progress: Progress, passes: int, seconds: float) -> dict[str, list[float]]:
    """Moves per second by contestant, one figure a pass."""
    contestants = {edition.key: kernel_moves(edition) for edition in EDITIONS} | {
        "rlcard": rlcard_steps,
        "openspiel": openspiel_moves,
        "environment": environment_steps(BATCH, threads=1),
        "one thread": environment_steps(LARGE_BATCH, threads=1),
        "two threads": environment_steps(LARGE_BATCH, threads=2),
        "pettingzoo": pettingzoo_steps(partial(LastcardAEC, seats=SEATS)),
        "rlcard in pettingzoo": pettingzoo_steps(RLCardUno),
    }
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    bar = progress.add_task("warming up", total=passes * len(contestants))
    for contestant in contestants.values():
        contestant(seconds / 10)
    for number in range(passes):
        for name, contestant in contestants.items():
            progress.update(bar, description=f"pass {number + 1} of {passes}: {name}")
            speeds[name].append(contestant(seconds))
            progress.advance(bar)
    return speeds


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Pass by pass, then the median."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(
        description="Measure the compiled kernel and its environment beside RLCard's UNO."
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="three passes of 0.15 s each instead of seven of 3 s: less than 20 s, good for a look only. Where nothing is "
        "compiled yet that comes first: 50 s of processor time, shared by two processes",
    )
    quick = parser.parse_args().quick
    with Progress(console=Console(stderr=True)) as progress:
        compile_all(progress)
        speeds = measure(progress, *((3, 0.15) if quick else (7, 3.0)))
    shown = Table(title=f"Random legal play, {SEATS} seats, one core but for two threads")
    for heading in ("contestant", "moves/s", "÷ classic", "÷ RLCard"):
        shown.add_column(heading, justify="left" if heading == "contestant" else "right")
    for name, passes in speeds.items():
        beside = ratio(passes, speeds["classic"]), ratio(passes, speeds["rlcard"])
        shown.add_row(name, f"{statistics.median(passes):,.0f}", f"{beside[0]:.2f}", f"{beside[1]:,.0f}")
    Console().print(shown)
    others = [edition.key for edition in EDITIONS if edition.key != "classic"]
    print(
        json.dumps(
            {
                "kernel_vs_rlcard_step": round(ratio(speeds["classic"], speeds["rlcard"]), 1),
                "kernel_vs_openspiel_cpp": round(ratio(speeds["classic"], speeds["openspiel"]), 1),
                "slowest_edition_vs_classic": round(
                    min(ratio(speeds[key], speeds["classic"]) for key in others), 3
                ),
                "env_vs_rlcard_step": round(ratio(speeds["environment"], speeds["rlcard"]), 1),
                "env_threads2_vs_1": round(ratio(speeds["two threads"], speeds["one thread"]), 2),
                "pettingzoo_vs_rlcard_wrapper": round(
                    ratio(speeds["pettingzoo"], speeds["rlcard in pettingzoo"]), 1
                ),
                "warm_first_call_s": round(statistics.median(warm_first_call() for _ in range(3)), 3),
                "moves_per_s": {name: round(statistics.median(passes)) for name, passes in speeds.items()},
                "numba": version("numba"),
                "open_spiel": version("open_spiel"),
                "pettingzoo": version("pettingzoo"),
                "rlcard": version("rlcard"),
            }
        )
    )


if __name__ == "__main__":
    main()
