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
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: the server's house is among the tests

from benchmarks.attacks.every import ATTACKS
from benchmarks.table import quantile

from tests.siege.house import House, house

PLAYERS = Path(__file__).with_name("siege_players.py")
ATTACKERS = Path(__file__).with_name("siege_attackers.py")
FILES = 1024
GOALS = {"worst_p95_ms": 60, "worst_ratio": 5, "memory_growth_mb": 64, "stops_in_s": 5}
"""At most, for the full plan on two cores; of `attacks` at least thirty."""

Figures = dict[str, Any]


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


class Other:
    """Another process: a line in, lines of JSON out."""

    def __init__(self, script: Path, *arguments: object) -> None:
        self._script = script
        self._process = subprocess.Popen(
            [sys.executable, script, *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, line: str = "") -> None:
        """Ask for something."""
        assert self._process.stdin is not None, "it was asked for"  # noqa: S101 - narrows the type
        print(line, file=self._process.stdin, flush=True)

    def hear(self, what: str) -> Figures:
        """Read on until it says so."""
        assert self._process.stdout is not None, "it was asked for"  # noqa: S101 - narrows the type
        for line in self._process.stdout:
            told: Figures = json.loads(line)
            if told["what"] == what:
                return told
        raise SystemExit(f"{self._script.name} has ended too soon.")

    def attack(self, name: str, port: int, seconds: float) -> None:
        self.say(json.dumps({"attack": name, "port": port, "seconds": seconds}))
        self.hear("began")

    def stretch(self) -> Figures:
        """What the players have measured since the last time."""
        self.say()
        return self.hear("stretch")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Scene(NamedTuple):
    """A server, those who play there, and those who mean ill."""

    server: House
    players: Other
    attackers: Other


@contextmanager
def scene() -> Iterator[Scene]:
    """All three, until it is left."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="lastcard-siege-")))
        server = stack.enter_context(house(folder, LASTCARD_BOT_SPEED="1.0"))
        others = []
        for script, arguments in ((PLAYERS, (server.port,)), (ATTACKERS, ())):
            others.append(Other(script, *arguments))
            stack.callback(others[-1].end)
        others[0].hear("seated")
        yield Scene(server, *others)


def peak_mb(server: House) -> float:
    """The most that the server has held since this was last asked."""
    process = Path(f"/proc/{server.process.pid}")
    most = int((process / "status").read_text("utf-8").partition("VmHWM:")[2].split()[0]) / 1024
    (process / "clear_refs").write_text("5")
    return most


# --- what honest players notice ---------------------------------------------------------------------------


def besiege(names: list[str], plan: Plan, progress: Progress) -> Figures:
    """One server through all attacks, with a calm before each."""
    bar = progress.add_task("warming up", total=len(names))
    by_attack: dict[str, Figures] = {}
    with scene() as (server, players, attackers):
        attackers.attack("warm-up", server.port, 0.0)
        attackers.hear("ended")
        players.stretch()
        progress.update(bar, description="quiet")
        time.sleep(plan.first_quiet)
        quiet = [players.stretch()]
        before = server.memory_mb()
        for name in names:
            progress.update(bar, description=name)
            time.sleep(plan.settle)
            players.stretch()
            time.sleep(plan.quiet)
            quiet.append(players.stretch())
            peak_mb(server)
            attackers.attack(name, server.port, plan.attack)
            players.stretch()
            saw = attackers.hear("ended")["saw"]
            by_attack[name] = {
                "quiet_p95_ms": quantile(sorted(quiet[-1]["moves_ms"]), 0.95),
                **noticed(players.stretch()),
                "peak_growth_mb": round(peak_mb(server) - before, 1),
                "saw": saw,
            }
            progress.advance(bar)
        time.sleep(plan.settle)
        kept = server.memory_mb() - before
    return {
        "quiet": noticed(
            {
                what: sum((told[what] for told in quiet), type(quiet[0][what])())
                for what in ("moves_ms", "door_ms", "turned_away")
            }
            | {"tally": {}}
        ),
        "by_attack": by_attack,
        "memory_kept_mb": round(kept, 1),
    }


def noticed(told: Figures) -> Figures:
    """What players and those at the door have noticed in a stretch."""
    taken = sorted(told["moves_ms"])
    return {
        "moves": len(taken),
        **{f"p{share}_ms": quantile(taken, share / 100) for share in (50, 95, 99)},
        "door_p95_ms": quantile(sorted(told["door_ms"]), 0.95),
        "turned_away": told["turned_away"],
        "trouble": told["tally"],
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
