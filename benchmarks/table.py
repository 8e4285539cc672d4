"""How many players does a server carry? A real server in a process of its own, its players in another.

    python benchmarks/table.py [--quick] [--only load|idle|start]

Three measurements, each with a fresh server on a SQLite file: players who move at a fixed rate; sockets that only
listen; a start with unfinished tables in the store. All traffic stays on 127.0.0.1.
A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
What is counted, and how to read it, stands in `results.md` beside this file.
"""

import argparse
import asyncio
import http.client
import json
import os
import platform
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any, NamedTuple

from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.model.seats import Seat
from lastcard.table import authority
from lastcard.table.config import TableConfig
from lastcard.table.entries import Entry, Stamped, TableOpened
from lastcard.table.fairness import draw_seed
from lastcard.table.state import opened
from lastcard.table.store.base import TableRow
from lastcard.table.store.sql import open_store
from lastcard.views import prompt_for

HOST = "127.0.0.1"
SEATS = 4
SEED = 20
CLIENTS = Path(__file__).with_name("table_clients.py")
TICKS = os.sysconf("SC_CLK_TCK")
LIMITS = {
    "LASTCARD_SOCKETS_PER_ADDRESS": "100000",
    "LASTCARD_TABLES_PER_ADDRESS": "100000",
    "LASTCARD_MAX_TABLES": "100000",
    "LASTCARD_REQUESTS_PER_SECOND": "100000",
    "LASTCARD_MESSAGES_PER_SECOND": "1000",
}
"""All players come from one address here."""


class Plan(NamedTuple):
    """How much of everything."""

    tables: int
    rate: int  # moves a second
    warm_up: int  # seconds
    seconds: int
    sockets: int
    rest: int  # seconds between the last socket and the look at the memory: two rounds of pings
    unfinished: int  # tables in the store
    starts: int


FULL = Plan(tables=250, rate=250, warm_up=20, seconds=300, sockets=5000, rest=45, unfinished=1000, starts=5)
QUICK = Plan(tables=50, rate=50, warm_up=2, seconds=10, sockets=500, rest=1, unfinished=200, starts=1)
GOALS = {"p99_ms": 50, "errors": 0, "gaps": 0, "kb_per_socket": 40, "start_s": 3}
"""For the full plan, on two cores."""

Figures = dict[str, Any]


class Server:
    """A server under test."""

    def __init__(self, folder: Path) -> None:
        outside = {name: value for name, value in os.environ.items() if not name.startswith("LASTCARD_")}
        command = [sys.executable, "-m", "lastcard", "serve", "--port", "0", "--data", str(folder)]
        self.started_at = time.perf_counter()
        self._log = (folder / "server.log").open("ab")
        self._process = subprocess.Popen(
            [*command, "--log-level", "warning"],
            env=outside | LIMITS,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        line = _lines(self._process).readline().strip()
        if not line:
            raise SystemExit(f"The server has not started: {(folder / 'server.log').read_text()}")
        self.port = int(line.rpartition(":")[2])

    def get(self, path: str) -> str | None:
        """The answer to a request; None while nobody listens."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=10)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            text = answer.read().decode()
        except ConnectionRefusedError:
            return None
        finally:
            connection.close()
        return text if answer.status == http.client.OK else None

    def wait_until(self, path: str, *words: str) -> float:
        """Seconds from the start of the process until the answer has one of these lines."""
        while time.perf_counter() - self.started_at < 120:
            if not set(words).isdisjoint((self.get(path) or "").splitlines()):
                return time.perf_counter() - self.started_at
            time.sleep(0.005)
        raise SystemExit(f"The server has not said {words[0]!r} at {path} within two minutes.")

    @property
    def cpu_seconds(self) -> float:
        """Used so far, all threads."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def resident_kb(self) -> int:
        """Memory of this process alone that is in use."""
        lines = Path(f"/proc/{self._process.pid}/smaps_rollup").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Rss:"))

    def stop(self) -> None:
        """Stop the process, at last by force."""
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    """A running server."""
    running = Server(folder)
    try:
        running.wait_until("/readyz", "ready")
        yield running
    finally:
        running.stop()


@contextmanager
def clients(kind: str, *numbers: int) -> Iterator[subprocess.Popen[str]]:
    """The other process."""
    process = subprocess.Popen(
        [sys.executable, CLIENTS, kind, *map(str, numbers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def _lines(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None, "it was asked for"  # noqa: S101 - narrows the type
    return process.stdout


def until(process: subprocess.Popen[str], what: str, bar: tuple[Progress, TaskID]) -> Figures:
    """Read on until the other process says so; show how far it is."""
    for line in _lines(process):
        told: Figures = json.loads(line)
        if told["what"] == what:
            return told
        if "count" in told or "seconds" in told:
            bar[0].update(bar[1], completed=told.get("count", told.get("seconds")))
    raise SystemExit("The load generator has ended too soon.")


def go_on(process: subprocess.Popen[str]) -> None:
    """Tell the other process to go on."""
    assert process.stdin is not None, "it was asked for"  # noqa: S101 - narrows the type
    process.stdin.write("\n")
    process.stdin.flush()


# --- players who move -------------------------------------------------------------------------------------


def measure_load(plan: Plan, folder: Path, progress: Progress) -> Figures:
    """Moves at a fixed rate, and how long each takes to reach the last of its table's players."""
    with server(folder) as running:
        numbers = (running.port, plan.tables, plan.rate, plan.warm_up, plan.seconds)
        with clients("play", *numbers) as process:
            bar = progress.add_task("opening tables", total=plan.tables)
            until(process, "opened_all", (progress, bar))
            bar = progress.add_task("playing", total=plan.warm_up + plan.seconds)
            until(process, "measuring", (progress, bar))
            used, began = running.cpu_seconds, time.perf_counter()
            until(process, "measured", (progress, bar))
            share = (running.cpu_seconds - used) / (time.perf_counter() - began)
            told = until(process, "done", (progress, bar))
            progress.update(bar, completed=plan.warm_up + plan.seconds)
        memory = running.resident_kb
    taken = sorted(ms for _, ms in told["latencies_ms"])
    by_minute: dict[int, list[float]] = {}
    for due, ms in told["latencies_ms"]:
        by_minute.setdefault(int(due // 60), []).append(ms)
    tally = dict(told["tally"])
    gaps = tally.pop("gaps", 0)
    return {
        "players": plan.tables * SEATS,
        "tables": plan.tables,
        "seconds": plan.seconds,
        "moves": len(taken),
        "moves_per_s": round(len(taken) / plan.seconds, 1),
        "p50_ms": quantile(taken, 0.5),
        "p99_ms": quantile(taken, 0.99),
        "p999_ms": quantile(taken, 0.999),
        "max_ms": taken[-1] if taken else None,
        "p99_ms_by_minute": [quantile(sorted(some), 0.99) for _, some in sorted(by_minute.items())],
        "errors": sum(tally.values()),
        "error_kinds": {kind: count for kind, count in tally.items() if count},
        "gaps": gaps,
        "server_share": round(share, 3),
        "generator_share": told["generator_share"],
        "generator_late_p99_ms": quantile(sorted(told["sent_late_ms"]), 0.99),
        "server_mb_after": round(memory / 1024, 1),
    }


def quantile(ordered: list[float], share: float) -> float | None:
    """The value that this share of them does not exceed."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None


# --- sockets that listen ----------------------------------------------------------------------------------


def measure_idle(plan: Plan, folder: Path, progress: Progress) -> Figures:
    """Memory of sockets that have said hello and wait."""
    tables = max(1, plan.sockets // 20)
    with server(folder) as running, clients("watch", running.port, tables, plan.sockets) as process:
        bar = progress.add_task("connecting", total=plan.sockets)
        until(process, "ready", (progress, bar))
        before = running.resident_kb
        go_on(process)
        until(process, "idle", (progress, bar))
        time.sleep(plan.rest)
        used = running.resident_kb - before
        go_on(process)
        lost = until(process, "done", (progress, bar))["connections_lost"]
    return {
        "idle_sockets": plan.sockets - lost,
        "idle_sockets_lost": lost,
        "kb_per_socket": round(used / plan.sockets, 1),
    }


# --- a start ----------------------------------------------------------------------------------------------


def measure_start(plan: Plan, folder: Path, progress: Progress) -> Figures:
    """From the start of the process until it takes players, and until all tables are back in memory."""
    bar = progress.add_task("starting", total=plan.starts + 1)
    entries = asyncio.run(fill_store(folder, plan.unfinished))
    progress.advance(bar)
    ready, resumed = list[float](), list[float]()
    for _ in range(plan.starts):
        running = Server(folder)
        try:
            ready.append(running.wait_until("/readyz", "ready"))
            resumed.append(running.wait_until("/metrics", f"lastcard_tables {float(plan.unfinished)}"))
        finally:
            running.stop()
        progress.advance(bar)
    return {
        "unfinished_tables": plan.unfinished,
        "unfinished_entries": entries,
        "start_s": round(statistics.median(ready), 2),
        "start_s_by_start": [round(seconds, 2) for seconds in ready],
        "resumed_s": round(statistics.median(resumed), 2),
        "resumed_s_by_start": [round(seconds, 2) for seconds in resumed],
    }


async def fill_store(folder: Path, tables: int) -> int:
    """Put tables in the middle of a match into the store; how many entries they have together.

    Some logs are played, each stopped somewhere in its first two rounds, and kept under many names.
    """
    rng = random.Random(SEED)
    logs = [unfinished(f"sample{number}", rng.randrange(1, 160), rng) for number in range(40)]
    store = await open_store(f"sqlite:///{folder / 'tables.sqlite3'}")
    total, appends = 0, []
    for number in range(tables):
        log = logs[number % len(logs)]
        name, last = f"unfinished{number}", log[-1]
        row = TableRow(id=name, seq=last.seq, status="playing", public=False, updated_at=last.at)
        appends.append(store.append(row, log))
        total += len(log)
    await asyncio.gather(*appends)
    await store.close()
    return total


def unfinished(name: str, moves: int, rng: random.Random) -> list[Stamped]:
    """The log of a table at which so many moves were made."""
    log = [Stamped(1, 0.0, TableOpened(TableConfig(edition="classic", seats=SEATS, mode=Mode.FIRST_TO)))]
    table = opened(name, log[0])

    def goes_on(entries: list[Entry]) -> None:
        nonlocal table
        decided = authority.decide(table, entries, table.at + 5.0, table.at + 5.0, draw_seed)
        table = decided.table
        log.extend(decided.entries)

    goes_on([])  # the first seed
    for number in range(SEATS):
        goes_on(authority.sit(table, f"Player{number}", f"hash{number}"))
    goes_on(authority.begin(table, Player(0)))
    for _ in range(moves):
        if table.match and table.match.over:
            goes_on(authority.go_on(table))
        if table.match:
            prompts = [prompt_for(table.match.round, Seat(at)) for at in range(SEATS)]
            asked = next(prompt for prompt in prompts if prompt and prompt.moves)
            player = table.match.seating[asked.seat]
            goes_on(authority.say(table, player, rng.choice(asked.moves), None, table.at + 5.0))
    return log


# --- all together -----------------------------------------------------------------------------------------

MEASUREMENTS = {"load": measure_load, "idle": measure_idle, "start": measure_start}


def shown(figures: Figures, *, quick: bool) -> Table:
    """The figures for people."""
    table = Table(
        title="A quick look: smaller numbers, and the goals do not apply" if quick else "One server on SQLite"
    )
    for heading in ("figure", "measured", "goal"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    for name, value in figures.items():
        goal = "" if quick or name not in GOALS else f"≤ {GOALS[name]}"
        table.add_row(name, str(value), goal)
    return table


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(description="Measure a server under players, idle sockets and a start.")
    parser.add_argument("--quick", action="store_true", help="smaller numbers, done within 45 seconds")
    parser.add_argument("--only", choices=MEASUREMENTS, help="one of the three measurements")
    arguments = parser.parse_args()
    plan = QUICK if arguments.quick else FULL
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server inherits it
    figures: Figures = {}
    with Progress(console=Console(stderr=True)) as progress:
        for name, measure in MEASUREMENTS.items():
            if arguments.only in (None, name):
                with tempfile.TemporaryDirectory(prefix="lastcard-bench-") as folder:
                    figures |= measure(plan, Path(folder), progress)
    figures |= {"quick": arguments.quick, "cores": os.cpu_count(), "python": platform.python_version()}
    figures |= {"machine": platform.machine(), "lastcard": version("lastcard")}
    Console().print(shown(figures, quick=arguments.quick))
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
