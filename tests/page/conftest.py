"""A real server and a real browser for tests of the page."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from scripts import page

from tests.editions import RELAY_FILE
from tests.missing import missing
from tests.page.staged import Stage, staged_server

LIMITS = {
    "LASTCARD_TABLES_PER_ADDRESS": "10000",
    "LASTCARD_SOCKETS_PER_ADDRESS": "10000",
    "LASTCARD_REQUESTS_PER_SECOND": "10000",
    "LASTCARD_SHEETS_PER_ADDRESS": "10000",
    "LASTCARD_ANALYSES_PER_ADDRESS": "10000",
    "LASTCARD_GUEST_EDITIONS": "true",
}
ELSEWHERE = "cards.example"
"""A name by which browsers find the servers of these tests, as if others could too."""
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-proxy-server",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
)


@pytest.fixture(scope="session")
def built() -> None:
    """The page as the sources say now."""
    if not page.is_built():
        missing("the page is not built from the sources as they are; run python -m scripts.page build")


@pytest.fixture(scope="session")
def page_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots."""
    del built
    data = str(tmp_path_factory.mktemp("tables"))
    flags = ("--port", "0", "--data", data, "--bot-speed", "0.05", "--editions", str(RELAY_FILE))
    command = [sys.executable, "-m", "lastcard", "serve", *flags]
    environment = {**os.environ, **LIMITS}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(60)


@pytest.fixture(scope="session")
def stage(built: None) -> Iterator[Stage]:
    """A server whose tables a test can set."""
    del built
    with staged_server() as stage:
        yield stage


@pytest.fixture(scope="module")  # while it runs, no other test of this process can have an event loop
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        missing("expected chromium on PATH, found none")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield chromium
        chromium.close()


@contextmanager
def watched_tab(
    browser: Browser,
    size: ViewportSize,
    *,
    forgives: str = "never",
    touch: bool = False,
    locale: str = "en-US",
) -> Iterator[Page]:
    """An empty tab of a person who was never here; nothing may complain in its console.

    Save for what a test forgives, as a pattern: the browser itself complains of every answer that is a refusal.
    """
    complaints: list[str] = []

    def complain(text: str) -> None:
        if not re.match(forgives, text):
            complaints.append(text)

    with browser.new_context(
        locale=locale, reduced_motion="reduce", viewport=size, has_touch=touch
    ) as context:
        tab = context.new_page()
        tab.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        tab.on("pageerror", lambda error: complain(str(error)))
        yield tab
    assert complaints == []


@pytest.fixture
def tab(browser: Browser) -> Iterator[Page]:
    """A tab on a desk."""
    with watched_tab(browser, ViewportSize(width=1280, height=800)) as tab:
        yield tab
