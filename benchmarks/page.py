"""How light and quick is the page? A real server, a real browser, and nothing from elsewhere.

    python benchmarks/page.py [--quick]

Four measurements: what the first visit loads; when the front page can be used on a processor four times as slow;
the longest frame while four cards fly; from `lastcard play` to the first card on the pile. Needs Chromium on the
PATH, the extra `test`, and the page built (an installation builds it).
A progress bar goes to stderr, a table to stdout; the last line of stdout is one JSON object.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))  # started as a file: the stage is at home among the tests

from tests.page.conftest import FLAGS
from tests.page.staged import Stage, staged_server

SIZE = ViewportSize(width=390, height=844)
SLOWER = 4
GOALS = {"first_load_kb": 150, "interactive_s": 1.5, "worst_frame_ms": 50, "warm_start_s": 6}

CHALLENGED = """
edition = "classic"
seats = ["Ben", "Ada", "Cleo"]
script = "Ben w+4 g"

[position]
turn = "Ben"
discard = "r5"
rest = "deck"
hands = { Ada = "r8 y2 y5 g2 bv w", Ben = "w+4 r1 y7", Cleo = "g9 b7 b1 r3 y9" }
"""
"""Ada takes four cards."""

USABLE = """() => new Promise((resolve) => {
  const look = () => {
    const button = document.querySelector("#quick ~ ul button:not(:disabled)");
    if (button) requestIdleCallback(() => resolve(performance.now() / 1000));
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Seconds from the start of loading until a game can be chosen and nothing more is to be done."""

FRAMES = """(seconds) => new Promise((resolve) => {
  const frames = [];
  let before = performance.now();
  const end = before + seconds * 1000;
  const tick = (now) => {
    frames.push(now - before);
    before = now;
    if (now < end) requestAnimationFrame(tick);
    else resolve(frames);
  };
  requestAnimationFrame(tick);
  document.querySelector(".questions [role=dialog] .answers button").click();
})"""
"""Lengths of all frames after the cards are taken."""


def first_load(browser: Browser, stage: Stage) -> float:
    """Kilobytes that cross the line at a first visit of the front page, headers included."""
    with browser.new_context(viewport=SIZE, locale="en-US") as context:
        tab = context.new_page()
        session = context.new_cdp_session(tab)
        total = 0.0

        def loaded(event: dict[str, float]) -> None:
            nonlocal total
            total += event["encodedDataLength"]

        session.on("Network.loadingFinished", loaded)
        session.send("Network.enable")
        tab.goto(stage.address, wait_until="networkidle")
        return total / 1024


def interactive(browser: Browser, stage: Stage) -> float:
    """Seconds until the front page can be used, with the processor held back."""
    with browser.new_context(viewport=SIZE, locale="en-US") as context:
        tab = context.new_page()
        context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        tab.goto(stage.address, wait_until="commit")
        return float(tab.evaluate(USABLE))


def worst_frame(browser: Browser, stage: Stage) -> float:
    """The longest frame, in milliseconds, while four cards fly into a hand."""
    table = stage.table(CHALLENGED)
    with browser.new_context(viewport=SIZE, locale="en-US") as context:
        tab = context.new_page()
        tab.add_init_script(table.seat("Ada"))
        tab.goto(table.address)
        tab.wait_for_selector(".questions [role=dialog]")
        tab.mouse.click(1, 1)  # who plays has touched the page before, and sounds are ready
        tab.wait_for_timeout(1500)  # what came in has come to rest
        frames = tab.evaluate(FRAMES, 3)
        if tab.locator("button.card").count() != 10:
            raise SystemExit("The four cards have not been taken.")
        return float(max(frames))


def warm_start(browser: Browser, _: Stage) -> float:
    """Seconds from the command until the first card was played, by whoever was first; it is installed already."""
    with tempfile.TemporaryDirectory(prefix="lastcard-bench-") as folder:
        began = time.perf_counter()
        command = [sys.executable, "-m", "lastcard", "play", "--no-browser", "--port", "0"]
        data = {"LASTCARD_DATA": folder, "HOME": folder, "XDG_CONFIG_HOME": folder}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | data)
        try:
            assert process.stdout is not None, "it was asked for"  # noqa: S101 - narrows the type
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            with browser.new_context(viewport=SIZE, locale="en-US") as context:
                tab = context.new_page()
                tab.goto(f"{address.rstrip('/')}/#play=classic")
                _play_first(tab)
                return time.perf_counter() - began
        finally:
            process.terminate()
            process.wait(30)


def _play_first(tab: Page) -> None:
    """Play a card as soon as it is one's turn, unless somebody else has played one before."""
    tab.wait_for_selector(".discard .top")
    opened = tab.locator(".discard").inner_html()
    while tab.locator(".discard").inner_html() == opened:
        for choice in ("button.card.ready", ".questions [role=dialog] button", ".pile.draws"):
            if tab.locator(choice).count():
                tab.locator(choice).first.evaluate("choice => choice.click()")
                break
        tab.wait_for_timeout(20)


MEASUREMENTS: dict[str, Callable[[Browser, Stage], float]] = {
    "first_load_kb": first_load,
    "interactive_s": interactive,
    "worst_frame_ms": worst_frame,
    "warm_start_s": warm_start,
}


def main() -> None:
    """Measure, show, and leave the figures on the last line."""
    parser = argparse.ArgumentParser(description="Measure the page in a real browser.")
    parser.add_argument("--quick", action="store_true", help="each once, done within 45 seconds")
    passes = 1 if parser.parse_args().quick else 5
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        raise SystemExit("expected chromium on PATH, found none")
    measured: dict[str, list[float]] = {name: [] for name in MEASUREMENTS}
    with (
        Progress(console=Console(stderr=True)) as progress,
        staged_server() as stage,
        sync_playwright() as play,
    ):
        bar = progress.add_task("measuring", total=passes * len(MEASUREMENTS))
        for _ in range(passes):
            for name, measure in MEASUREMENTS.items():
                browser = play.chromium.launch(executable_path=program, args=FLAGS)
                measured[name].append(measure(browser, stage))
                browser.close()
                progress.advance(bar)
    table = Table(title="The page, medians")
    for heading in ("figure", "measured", "goal"):
        table.add_column(heading, justify="left" if heading == "figure" else "right")
    figures = {name: round(statistics.median(values), 2) for name, values in measured.items()}
    for name, value in figures.items():
        table.add_row(name, str(value), f"≤ {GOALS[name]}")
    Console().print(table)
    every = {f"{name}_by_pass": [round(one, 2) for one in values] for name, values in measured.items()}
    about = {"python": platform.python_version(), "cores": os.cpu_count(), "lastcard": version("lastcard")}
    print(json.dumps({**figures, **every, **about}))


if __name__ == "__main__":
    main()
