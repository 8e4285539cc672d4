"""Does anybody at the tables notice that the server is attacked? Attack after attack, beside twenty honest players.

    python benchmarks/siege.py [--quick] [--seconds 20] [--only NAME …] [--list]

The server is `lastcard serve` in a process of its own, on loopback and SQLite, with its default settings: the honest
players (`siege_players.py`) come from an address each. The soft limit of open files is 1,024, as a shell gives it. The
attackers (`siege_attackers.py`, `attacks/`) are a third process; it is nice, so that on two cores its own hunger for
the processor is not taken for the server's weakness. All of one pass happens to one server, after everything
that costs memory once has been used once. Then, attack by attack, a fresh server is told to stop in the midst of it.

A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object. What is counted, and
how to read it, stands in `results.md` beside this file. The bots called expert need the extra `fast`.
"""

import argparse
import json
import os
import platform
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: the server's house is among the tests

from benchmarks.attacks.every import ATTACKS
from benchmarks.siege_scene import Figures, Scene, peak_mb, scene
from benchmarks.table import quantile

FILES = 1024
GOALS = {"worst_p95_ms": 60, "worst_ratio": 5, "memory_growth_mb": 64, "stops_in_s": 5}
"""At most, for the full plan on two cores; of `attacks` at least thirty."""


class Plan(NamedTuple):
    """How long everything takes, in seconds."""

    attack: float = 20.0
    settle: float = 1.5
    """After an attack, before the quiet that is measured."""
    quiet: float = 4.0
    first_quiet: float = 20.0
    before_stop: float = 2.0
    stops: tuple[str, ...] = tuple(ATTACKS)


QUICK = Plan(
    attack=0.2,
    settle=0.0,
    quiet=0.0,
    first_quiet=3.0,
    before_stop=0.5,
    stops=("empty-continuations", "half-open"),
)


# --- what honest players notice ---------------------------------------------------------------------------


def besiege(names: list[str], plan: Plan, progress: Progress) -> Figures:
    """One server through all attacks, with a calm before each."""
    bar = progress.add_task("warming up", total=len(names))
    by_attack: dict[str, Figures] = {}
    with scene() as here:
        here.attackers.attack("warm-up", here.server.port, 0.0)
        here.attackers.hear("ended")
        progress.update(bar, description="quiet")
        quiet = [calm(here, plan.settle, plan.first_quiet)]
        before = here.server.memory_mb()
        for name in names:
            progress.update(bar, description=name)
            quiet.append(calm(here, plan.settle, plan.quiet))
            by_attack[name] = {
                "quiet_p95_ms": noticed(quiet[-1])["p95_ms"],
                **attacked(here, name, plan.attack),
                "peak_growth_mb": round(peak_mb(here.server) - before, 1),
                "load": round(os.getloadavg()[0], 1),
            }
            progress.advance(bar)
        calm(here, plan.settle, plan.quiet)
        kept = round(here.server.memory_mb() - before, 1)
    return {"quiet": noticed(*quiet), "by_attack": by_attack, "memory_kept_mb": kept}


def calm(here: Scene, settle: float, seconds: float) -> Figures:
    """What players tell of some quiet seconds, after some more in which the server may recover."""
    time.sleep(settle)
    here.recover()
    here.players.stretch()
    time.sleep(seconds)
    peak_mb(here.server)
    return here.players.stretch()


def attacked(here: Scene, name: str, seconds: float) -> Figures:
    """What players tell of an attack, and what the attackers do."""
    here.attackers.attack(name, here.server.port, seconds)
    here.players.stretch()
    met = here.attackers.hear("ended")
    return noticed(here.players.stretch()) | {what: met[what] for what in ("connections", "sent_mb", "saw")}


def noticed(*stretches: Figures) -> Figures:
    """What players and those at the door have noticed."""
    taken = sorted(ms for told in stretches for ms in told["moves_ms"])
    return {
        "moves": len(taken),
        **{f"p{share}_ms": quantile(taken, share / 100) for share in (50, 95, 99)},
        "door_p95_ms": quantile(sorted(ms for told in stretches for ms in told["door_ms"]), 0.95),
        "turned_away": sum(told["turned_away"] for told in stretches),
        "trouble": dict(sum((Counter(told["tally"]) for told in stretches), Counter())),
    }


# --- whether it stops -------------------------------------------------------------------------------------


def stop_under(name: str, plan: Plan) -> float:
    """Seconds from SIGTERM in the midst of an attack until the server is gone; it is given twenty."""
    with scene() as (server, _, attackers):
        attackers.attack(name, server.port, 60.0)
        time.sleep(plan.before_stop)
        began = time.monotonic()
        try:
            return server.stop()
        except subprocess.TimeoutExpired:
            return time.monotonic() - began


# --- all together -----------------------------------------------------------------------------------------


def figures_of(told: Figures, stops: dict[str, float]) -> Figures:
    """The figures under their public names."""
    quiet, by_attack = told["quiet"], told["by_attack"]
    worst = max((attack["p95_ms"] or 0.0 for attack in by_attack.values()), default=0.0)
    return {
        "worst_p95_ms": worst,
        "worst_ratio": round(worst / quiet["p95_ms"], 2) if quiet["p95_ms"] else None,
        "memory_growth_mb": max((attack["peak_growth_mb"] for attack in by_attack.values()), default=0.0),
        "stops_in_s": round(max(stops.values(), default=0.0), 2),
        "attacks": len(by_attack),
        "memory_kept_mb": told["memory_kept_mb"],
        "quiet": quiet,
        "by_attack": {
            name: attack | {"stop_s": round(stops[name], 2) if name in stops else None}
            for name, attack in by_attack.items()
        },
    }


def shown(figures: Figures, *, quick: bool) -> Table:
    """The figures for people."""
    goals = ", ".join(f"{name} {figures[name]} (≤ {most})" for name, most in GOALS.items())
    table = Table(title="A quick look: too short for its figures to count" if quick else goals)
    headings = (
        "attack",
        "fault",
        "p50",
        "p95",
        "p99",
        "quiet p95",
        "door p95",
        "turned away",
        "MB",
        "stop s",
    )
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "attack" else "right", no_wrap=True)
    table.add_column("what the server did")
    for name, found in {"(quiet)": figures["quiet"], **figures["by_attack"]}.items():
        fault = ATTACKS[name].fault if name in ATTACKS else None
        times = [found.get(key) for key in ("p50_ms", "p95_ms", "p99_ms", "quiet_p95_ms", "door_p95_ms")]
        rest = [found.get(key) for key in ("turned_away", "peak_growth_mb", "stop_s")]
        most = sorted(found.get("saw", {}).items(), key=lambda one: -one[1])[:4]
        did = ", ".join(f"{what} ×{count:,}" for what, count in most)
        trouble = ", ".join(f"{what} ×{count}" for what, count in found["trouble"].items())
        cells = ["" if one is None else f"{one:,.10g}" for one in (fault, *times, *rest)]
        table.add_row(name, *cells, f"{did}; players: {trouble}" if trouble else did)
    return table


def main() -> None:
    """Besiege, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(description="Attack a server and ask its honest players.")
    parser.add_argument(
        "--quick", action="store_true", help="a moment of each attack, done within 45 seconds"
    )
    parser.add_argument("--seconds", type=float, help="how long each attack takes (default: 20)")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, metavar="NAME", help="these attacks")
    parser.add_argument("--list", action="store_true", help="say what the attacks are, and make none")
    wanted = parser.parse_args()
    if wanted.list:
        for attack in ATTACKS.values():
            print(f"{attack.name:20} {attack.what}{f' (fault {attack.fault})' if attack.fault else ''}")
        return
    plan = QUICK if wanted.quick else Plan()
    if wanted.seconds is not None:
        plan = plan._replace(attack=wanted.seconds)
    names = wanted.only or list(ATTACKS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # no other process outlives this one
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, hard), hard))  # the server inherits it
    with Progress(console=Console(stderr=True)) as progress:
        told = besiege(names, plan, progress)
        stops: dict[str, float] = {}
        stopping = [name for name in names if name in plan.stops]
        for name in progress.track(stopping, description="stopping"):
            stops[name] = stop_under(name, plan)
    figures = figures_of(told, stops) | {
        "seconds": plan.attack,
        "quick": wanted.quick,
        "cores": os.cpu_count(),
    }
    figures |= {"python": platform.python_version(), "lastcard": version("lastcard")}
    Console(width=200).print(shown(figures, quick=wanted.quick))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
