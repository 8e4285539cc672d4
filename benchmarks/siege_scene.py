"""Where `siege.py` looks on: a server, those who play there, and those who mean ill, each a process of its own."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from tests.siege.house import PATIENCE_S, House, house

PLAYERS = "siege_players.py"
ATTACKERS = "siege_attackers.py"
RECOVERED_S = 0.1
"""A server that answers within this is well again."""

Figures = dict[str, Any]


class Other:
    """Another process: a line in, lines of JSON out."""

    def __init__(self, script: str, *arguments: object) -> None:
        self._script = script
        self._process = subprocess.Popen(
            [sys.executable, Path(__file__).with_name(script), *map(str, arguments)],
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
        raise SystemExit(f"{self._script} has ended too soon.")

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

    def recover(self) -> None:
        """Wait until the server has got over the last attack, for as long as somebody would."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            asked = time.monotonic()
            with suppress(OSError):
                self.server.get("/healthz")
                if time.monotonic() - asked < RECOVERED_S:
                    return


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
