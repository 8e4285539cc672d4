"""`lastcard serve` and `lastcard watch` as a host and a curious visitor run them."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

LASTCARD = [sys.executable, "-m", "lastcard"]
PATIENCE_S = 60


@contextmanager
def served(data: Path, *flags: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of its own process; its address and the process."""
    command = [*LASTCARD, "serve", "--port", "0", "--data", str(data), "--bot-speed", "0.01", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def post(url: str, **body: object) -> dict[str, Any]:
    request = urllib.request.Request(  # noqa: S310 - our own server
        url, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:  # noqa: S310 - our own server
        said: dict[str, Any] = json.load(answer)
    return said


@contextmanager
def hello(url: str, ticket: dict[str, Any]) -> Iterator[ClientConnection]:
    """A connection to one's seat."""
    with connect(f"{url.replace('http', 'ws', 1)}/ws/{ticket['table']}", close_timeout=1) as connection:
        connection.send(json.dumps({"type": "Hello", "ticket": ticket["ticket"]}))
        yield connection


def play_out(connection: ClientConnection) -> dict[str, Any]:
    """Answer every question with the first offer until the match is over."""
    connection.send('{"type": "Begin"}')
    while True:
        heard: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE_S))
        if heard["type"] not in ("Snapshot", "Update"):
            continue
        if heard["table"] and heard["table"]["status"] == "over":
            return heard
        prompt = heard["prompt"]
        if prompt and prompt["question"]:
            move = prompt["moves"][0]
            connection.send(json.dumps({"type": "Submit", "question": heard["question"], "move": move}))


def test_a_watcher_is_told_a_whole_match_in_words(tmp_path: Path) -> None:
    with served(tmp_path) as (url, _):
        ticket = post(f"{url}/api/tables", edition="mini", seats=2, name="Ann", bots=1)
        watch = [*LASTCARD, "watch", f"{url}/t/{ticket['table']}"]
        with subprocess.Popen(watch, stdout=subprocess.PIPE, text=True) as watcher:
            try:
                assert watcher.stdout is not None
                heard = [watcher.stdout.readline()]
                with hello(url, ticket) as ann:
                    play_out(ann)
                while "goes out" not in heard[-1]:
                    heard.append(watcher.stdout.readline())
                    assert heard[-1], "the watcher hears the end"
            finally:
                watcher.terminate()

    assert heard[0] == "mini: Ann, Bot1\n"
    assert any("Ann" in line for line in heard[1:])


def test_after_a_restart_the_table_goes_on_where_it_was(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        ticket = post(f"{url}/api/tables", edition="classic", seats=2, name="Ann", bots=1)
        with hello(url, ticket) as ann:
            ann.send('{"type": "Begin"}')
            while (before := json.loads(ann.recv(timeout=PATIENCE_S)))["view"] is None:
                pass
        process.send_signal(signal.SIGKILL)
    with served(tmp_path) as (url, _), hello(url, ticket) as ann:
        after = json.loads(ann.recv(timeout=PATIENCE_S))

    assert (after["type"], after["table"]["status"], after["you"]) == ("Snapshot", "playing", 0)
    assert after["table"]["match"] == before["table"]["match"] == 1
    assert after["table"]["proofs"][0]["commitment"] == before["table"]["proofs"][0]["commitment"]


def test_a_stop_tells_clients_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        ticket = post(f"{url}/api/tables", edition="classic", seats=2, name="Ann")
        with hello(url, ticket) as ann:
            ann.recv(timeout=PATIENCE_S)
            process.terminate()
            process.wait(PATIENCE_S)
            with pytest.raises(Exception, match="1012"):
                ann.recv(timeout=PATIENCE_S)

    assert process.returncode in (0, -signal.SIGTERM)


def refused(*arguments: str, **environment: str) -> tuple[int, str, str]:
    ran = subprocess.run(
        [*LASTCARD, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
        env=environment or None,
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--port", "70000"), "expected a port from 0 to 65535"),
        (("--log-level", "loud"), "expected a log level"),
        (("--bot-speed", "0"), "expected bot_speed above 0"),
        (("--config", "no-such-file.toml"), "expected a file of settings"),
        (("--database", "mysql://localhost/x"), "expected"),
        (("--host", "not a host"), "expected to listen"),
    ],
)
def test_bad_settings_are_one_sentence(tmp_path: Path, flags: tuple[str, ...], sentence: str) -> None:
    code, said, error = refused("serve", "--port", "0", "--data", str(tmp_path), *flags)

    assert (code, said) == (2, "")
    assert sentence in error
    assert len(error.splitlines()) == 1


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, error = refused("serve", "--port", port, "--data", str(tmp_path))

    assert code == 2
    assert error == f"lastcard: expected to listen on 127.0.0.1 port {port}, found: Address already in use\n"


def test_a_data_folder_that_is_a_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    code, _, error = refused("serve", "--port", "0", "--data", str(tmp_path / "file"))

    assert code == 2
    assert "expected a folder to keep tables in" in error


@pytest.mark.parametrize("url", ["nonsense", "ftp://host/t/x", "http://127.0.0.1:9/t/nosuchtable"])
def test_watching_nothing_is_one_sentence(url: str) -> None:
    code, _, error = refused("watch", url)

    assert code == 2
    assert len(error.splitlines()) == 1
