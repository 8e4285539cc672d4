"""The page arrives in a browser: whole, light, and below any path."""

import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

BUDGET = 150_000
"""Bytes over the wire before somebody sees the first screen."""


def test_the_first_screen_opens_under_its_name(tab: Page, page_server: str) -> None:
    tab.goto(f"{page_server}/")

    expect(tab.get_by_role("heading", level=1, name="lastcard")).to_be_visible()
    expect(tab).to_have_title(re.compile(r"^lastcard\b"))


def test_the_first_screen_is_light(tab: Page, page_server: str) -> None:
    arrived: list[int] = []
    tab.on("requestfinished", lambda request: arrived.append(request.sizes()["responseBodySize"]))
    tab.goto(f"{page_server}/", wait_until="networkidle")

    assert len(arrived) > 3
    assert sum(arrived) <= BUDGET


@contextmanager
def proxy(server: str, prefix: str) -> Iterator[str]:
    """A proxy that shows a server below a path, and tells it nothing of that."""

    class Forward(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            url = server + self.path.removeprefix(prefix)
            with urllib.request.urlopen(url, timeout=60) as answer:  # noqa: S310 - our own server
                body = answer.read()
                self.send_response(answer.status)
                for name in ("content-type", "content-security-policy"):
                    if name in answer.headers:
                        self.send_header(name, answer.headers[name])
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Forward) as forwarding:
        thread = Thread(target=forwarding.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{forwarding.server_port}{prefix}"
        finally:
            forwarding.shutdown()
            thread.join()


def test_the_page_works_below_a_path_that_the_server_knows_nothing_of(tab: Page, page_server: str) -> None:
    with proxy(page_server, "/games/cards") as address:
        tab.goto(f"{address}/rules/flip")
        deep = tab.get_by_role("heading", level=1)
        expect(deep).to_be_visible()

        tab.goto(f"{address}/")
        home = tab.get_by_role("heading", level=1)
        expect(home).to_be_visible()
        scripts = tab.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")

    assert scripts
    assert all(script.startswith(f"{address}/") for script in scripts)


@pytest.mark.usefixtures("built")
def test_playing_at_home_serves_the_page_until_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lastcard", "play", "--port", "0", "--no-browser"]
    environment = {**os.environ, "LASTCARD_DATA": str(tmp_path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310 - our own server
            page = answer.read().decode()
        process.send_signal(signal.SIGINT)
        ended = process.wait(60)

    assert "<title>lastcard</title>" in page
    assert ended == 0
    assert (tmp_path / "tables.sqlite3").exists()
