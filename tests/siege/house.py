"""A server as its host starts it, in a process of its own, and the clients that come to it over loopback.

A guest may come from any address of the loopback range: the limits count by address.
"""

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

HOST = "127.0.0.1"
PATIENCE_S = 20.0
"""For anything that has to happen; a slow machine is no fault."""


class Answer(NamedTuple):
    """What came of a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:  # noqa: ANN401 - whatever the server says
        return json.loads(self.body)


class House:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.port = int(address.rpartition(":")[2])
        self._log = log

    # --- what it tells whoever runs it

    def log(self) -> list[dict[str, Any]]:
        """Every line so far; none of them may be anything but JSON."""
        return [json.loads(line) for line in self.words().splitlines() if line]

    def words(self) -> str:
        """All that it has said to whoever runs it, its last sentence too."""
        return self._log.read_text("utf-8")

    def figures(self) -> dict[str, float]:
        """What `/metrics` says, by name and labels as they are written there."""
        lines = self.get("/metrics").body.decode().splitlines()
        return {
            name: float(value)
            for name, _, value in (line.rpartition(" ") for line in lines if not line.startswith("#"))
        }

    def refused(self, code: str) -> float:
        """How often this code was the answer."""
        return self.figures().get(f'lastcard_refusals_total{{code="{code}"}}', 0)

    def memory_mb(self) -> float:
        """What the process holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> float:
        """SIGTERM, and how many seconds it took; it must have been enough, and the end in order."""
        asked = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE_S) in (0, -signal.SIGTERM)
        return time.monotonic() - asked

    # --- guests

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        headers: Mapping[str, str] | None = None,
        source: str = HOST,
    ) -> Answer:
        """One request on a connection of its own."""
        connection = http.client.HTTPConnection(
            HOST, self.port, timeout=PATIENCE_S, source_address=(source, 0)
        )
        sent = {} if body is None else {"content-type": "application/json"}
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, {**sent, **(headers or {})})
            answer = connection.getresponse()
            return Answer(
                answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
            )
        finally:
            connection.close()

    def get(self, path: str, *, source: str = HOST, headers: Mapping[str, str] | None = None) -> Answer:
        return self.request("GET", path, source=source, headers=headers)

    def open_table(self, *, source: str = HOST, **terms: object) -> dict[str, Any]:
        """A new table; the answer is its first player's ticket."""
        body = {"edition": "classic", "seats": 3, "name": "Ann", **terms}
        answer = self.request("POST", "/api/tables", body, source=source)
        assert answer.status == 201, answer
        ticket: dict[str, Any] = answer.json()
        return ticket

    def take_seat(self, table: str, name: str, *, source: str = HOST) -> Answer:
        return self.request("POST", f"/api/tables/{table}/seats", {"name": name}, source=source)

    @contextmanager
    def guest(self, table: str, ticket: str | None = None, *, source: str = HOST) -> Iterator["Guest"]:
        """An honest client at a table, who has said hello."""
        with connect(
            f"ws://{HOST}:{self.port}/ws/{table}", source_address=(source, 0), open_timeout=PATIENCE_S
        ) as connection:
            guest = Guest(connection)
            guest.say("Hello", ticket=ticket)
            yield guest

    def plain(self, *, source: str = HOST) -> socket.socket:
        """A bare connection, for whoever minds no manners."""
        return socket.create_connection((HOST, self.port), timeout=PATIENCE_S, source_address=(source, 0))

    def upgraded(self, table: str, *, source: str = HOST) -> socket.socket:
        """A bare connection that speaks WebSocket frames from here on."""
        line = self.plain(source=source)
        line.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += line.recv(1)
        assert b" 101 " in head.partition(b"\r\n")[0], head
        return line


class Guest:
    """A connection that keeps to the protocol."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def say(self, kind: str, **fields: object) -> None:
        self.connection.send(json.dumps({"type": kind, **fields}))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(PATIENCE_S))
            if not kinds or message["type"] in kinds:
                return message


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """One WebSocket frame as clients send it, masked with zeros."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes((0x80 * final | opcode,)) + length + bytes(4) + payload


def becomes_true(holds: Callable[[], bool], patience: float = PATIENCE_S) -> bool:
    """Whether it does in time."""
    until = time.monotonic() + patience
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


@contextmanager
def house(folder: Path, *flags: str, before: tuple[str, ...] = (), **environment: str) -> Iterator[House]:
    """`lastcard serve` with its tables in this folder; settings as its environment has them, `before` it a wrapper."""
    log = folder / "log.jsonl"
    command = [*before, sys.executable, "-m", "lastcard", "serve", "--port", "0", *flags]
    settings = {"LASTCARD_DATA": str(folder / "data"), "LASTCARD_BOT_SPEED": "0.05", **environment}
    with (
        log.open("a", encoding="utf-8") as lines,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=lines, text=True, env={**os.environ, **settings}
        ) as process,
    ):
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, log.read_text("utf-8")
        try:
            yield House(process, address, log)
        finally:
            process.kill()
