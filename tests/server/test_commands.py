"""`lastcard serve` and `lastcard watch` as a host and a curious visitor run them."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import lastcard
from lastcard.cli import main
from lastcard.server import serve
from lastcard.server.place import DATABASE
from lastcard.server.serve import EVERYWHERE
from lastcard.table.store.schema import VERSION_TABLE
from lastcard.table.store.sql import open_store

LASTCARD = [sys.executable, "-m", "lastcard"]
PATIENCE_S = 180


@contextmanager
def served(data: Path, **settings: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of its own process; its address and the process."""
    command = [*LASTCARD, "serve", "--port", "0", "--data", str(data), "--bot-speed", "0.01"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | settings
    ) as process:
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
def hello(url: str, ticket: dict[str, Any], sock: socket.socket | None = None) -> Iterator[ClientConnection]:
    """A connection to one's seat."""
    place = f"{url.replace('http', 'ws', 1)}/ws/{ticket['table']}"
    with connect(place, close_timeout=1, sock=sock) as connection:
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


def closed(connection: ClientConnection) -> tuple[dict[str, Any], int, str]:
    """The last message of a connection, and how it was closed."""
    last: dict[str, Any] = {}
    with pytest.raises(ConnectionClosed) as end:  # noqa: PT012 - what comes before it is heard
        while True:
            last = json.loads(connection.recv(timeout=PATIENCE_S))
    how = end.value.rcvd
    assert how is not None, "closed, not cut off"
    return last, how.code, how.reason


def test_a_stop_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        ticket = post(f"{url}/api/tables", edition="classic", seats=2, name="Ann", bots=1)
        with (
            hello(url, ticket) as ann,
            hello(url, ticket) as other_tab,
            hello(url, ticket | {"ticket": None}) as watcher,
        ):
            ann.send('{"type": "Begin"}')
            while json.loads(ann.recv(timeout=PATIENCE_S))["view"] is None:
                pass
            process.terminate()
            heard = [closed(one) for one in (ann, other_tab, watcher)]
            process.wait(PATIENCE_S)

    assert heard == [({"type": "Goodbye", "code": "restart"}, 1012, "restart")] * 3
    assert process.returncode in (0, -signal.SIGTERM)


def test_a_stop_waits_for_nobody_who_does_not_listen(tmp_path: Path) -> None:
    with served(tmp_path) as (url, process):
        ticket = post(f"{url}/api/tables", edition="classic", seats=2, name="Ann")
        with connect(f"{url.replace('http', 'ws', 1)}/ws/{ticket['table']}") as silent:
            process.terminate()
            last, code, _ = closed(silent)
            process.wait(PATIENCE_S)

    assert (last, code) == ({}, 1012), "who has not said hello is not greeted"


def test_a_slow_reader_holds_nobody_up_and_catches_up_with_one_snapshot(tmp_path: Path) -> None:
    asked = 8000
    with served(tmp_path, LASTCARD_MESSAGES_PER_SECOND="100000") as (url, _):
        ticket = post(f"{url}/api/tables", edition="mini", seats=2, name="Ann", bots=1)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # so that little waits on the way
        narrow.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        with hello(url, ticket) as ann, hello(url, ticket, sock=narrow) as slow:
            for _ in range(asked):
                slow.send('{"type": "Resync"}')
            end = play_out(ann)
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1].get("seq") != end["seq"]:
                heard.append(json.loads(slow.recv(timeout=PATIENCE_S)))

    assert len(heard) < asked, "not everything was kept for the slow one"
    assert heard[-1]["table"]["status"] == "over"


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_server_for_everybody_says_which_addresses_can_be_opened(tmp_path: Path, host: str) -> None:
    if host == "::" and not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with served(tmp_path, LASTCARD_HOST=host) as (first, process):
        here, _, where = first.partition(" ")
        assert where == "on this machine"
        with urllib.request.urlopen(f"{here}/healthz", timeout=PATIENCE_S) as answer:  # noqa: S310 - our own server
            assert answer.read() == b"ok"
        process.terminate()
        assert process.stdout is not None
        others = process.stdout.read()

    assert here.startswith("http://localhost:")
    assert host not in first + others


@pytest.mark.parametrize(
    ("address", "near", "said"),
    [
        ("http://127.0.0.1:8000", "192.0.2.7", ["http://127.0.0.1:8000"]),
        ("http://192.0.2.9:8000", "192.0.2.7", ["http://192.0.2.9:8000"]),
        *(
            (
                f"http://{everywhere}:8000",
                "192.0.2.7",
                [
                    "http://localhost:8000 on this machine",
                    "http://192.0.2.7:8000 for everybody in the same network",
                ],
            )
            for everywhere in ("0.0.0.0", "[::]")  # noqa: S104 - nobody listens
        ),
        ("http://0.0.0.0:8000", "127.0.0.1", ["http://localhost:8000 on this machine"]),
    ],
)
def test_only_addresses_that_lead_somewhere_are_printed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    address: str,
    near: str,
    said: list[str],
) -> None:
    monkeypatch.setattr(serve, "near_address", lambda: near)

    serve.say_where(address)

    assert capsys.readouterr().out.splitlines() == said


def refused(*arguments: str, **environment: str) -> tuple[int, str, str]:
    ran = subprocess.run(
        [*LASTCARD, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
        env=os.environ | environment,
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


Refusing = Callable[..., str]


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refusing:
    """The sentence with which `lastcard serve` ends at once, in this process."""

    def refusing(*flags: str, **environment: str) -> str:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["lastcard", "serve", "--port", "0", *flags])
        monkeypatch.setattr("lastcard.server.serve.set_up_logs", lambda _: None)
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        assert (end.value.code, said.out) == (2, "")
        (line,) = said.err.splitlines()
        return line

    return refusing


@pytest.mark.parametrize(
    "origin", ["https://games.example.org/play", "games.example.org", "https://A.example"]
)
def test_an_origin_that_no_browser_would_send_is_one_sentence(refusing: Refusing, origin: str) -> None:
    expected = f"lastcard: expected an origin such as https://games.example.org, found {origin!r}"

    assert refusing("--origin", origin) == expected


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LASTCARD_MAX_TABLES", "many", "settings: expected `int`"),
        ("LASTCARD_MAX_TABLES", "0", "expected max_tables to be at least 1"),
        ("LASTCARD_MESSAGE_BYTES", "-1", "expected message_bytes to be at least 1"),
        ("LASTCARD_ORIGINS", "https://one.example, two.example", "expected an origin such as"),
    ],
)
def test_bad_settings_of_the_environment_are_one_sentence(
    refusing: Refusing, name: str, value: str, sentence: str
) -> None:
    assert sentence in refusing(**{name: value})


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("prot = 8000", "expected a setting (host, port, "),
        ("port = [", "expected TOML"),
        ("max_tables = 'many'", "settings: expected `int`"),
        ("origins = 'https://one.example'", "settings: expected `array`"),
    ],
)
def test_a_bad_file_of_settings_is_one_sentence(
    refusing: Refusing, tmp_path: Path, content: str, sentence: str
) -> None:
    file = tmp_path / "lastcard.toml"
    file.write_text(content, "utf-8")

    assert sentence in refusing("--config", str(file))


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/lastcard"])
def test_a_data_folder_that_cannot_be_made_is_one_sentence(
    refusing: Refusing, tmp_path: Path, place: str
) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")

    assert "expected a folder to keep tables in" in refusing("--data", str(tmp_path / place))


def test_a_data_folder_that_cannot_be_written_is_one_sentence(refusing: Refusing, tmp_path: Path) -> None:
    (tmp_path / DATABASE).mkdir()  # not even root can write a file where a folder is

    assert refusing("--data", str(tmp_path)).endswith("cannot be opened: unable to open database file")


def test_a_database_of_a_newer_version_is_one_sentence(refusing: Refusing, tmp_path: Path) -> None:
    async def newer() -> None:
        store = await open_store(f"sqlite:///{tmp_path / DATABASE}")
        later = text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 - our own name
        await store._database.write(lambda connection: connection.execute(later))
        await store.close()

    asyncio.run(newer())

    assert refusing("--data", str(tmp_path)).endswith("belongs to a newer version of lastcard")


@pytest.mark.parametrize("missing", ["asyncpg", "greenlet"])
def test_postgresql_without_its_extra_is_one_sentence(
    refusing: Refusing, missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    said = refusing("--database", "postgresql://user:secret@host/tables")

    assert said == (
        "lastcard: a store in postgresql needs more than is installed: pip install 'lastcard[cluster]'"
    )


@pytest.mark.parametrize(
    ("name", "damage", "sentence"),
    [
        ("weights.json", b"{", "weights.json: expected weights of a policy by edition and seats, found "),
        ("outlooks.json", None, "outlooks.json: expected a file that can be read, found: No such file"),
        ("networks/flip-4.npz", b"PK", "networks/flip-4.npz: expected the weights of a network, found "),
        ("foresights/mini-3.npz", None, "foresights/mini-3.npz: expected a file that can be read, found: "),
    ],
    ids=["weights", "outlooks", "networks", "foresights"],
)
def test_weights_that_no_bot_can_play_by_are_one_sentence(
    tmp_path: Path, name: str, damage: bytes | None, sentence: str
) -> None:
    """Another copy of the package, damaged: nobody is let in to meet a bot that falls silent."""
    package = Path(lastcard.__file__).parent
    shutil.copytree(package, tmp_path / "lastcard", ignore=shutil.ignore_patterns("__pycache__"))
    kept = tmp_path / "lastcard" / "policy" / name
    kept.unlink()
    if damage:
        kept.write_bytes(damage)

    code, said, error = refused("serve", "--port", "0", "--data", str(tmp_path), PYTHONPATH=str(tmp_path))

    assert (code, said) == (2, "")
    assert error.startswith(f"lastcard: {sentence}")
    assert len(error.splitlines()) == 1


def test_sqlite_needs_no_extra(tmp_path: Path) -> None:
    """The database is opened in a Python that has neither of the extra's parts."""
    program = (
        "import sys, asyncio\n"
        "sys.modules['asyncpg'] = sys.modules['greenlet'] = None\n"
        "from lastcard.server.serve import open_store\n"
        f"store = asyncio.run(open_store('sqlite:///{tmp_path / DATABASE}'))\n"
        "asyncio.run(store.close())\n"
    )
    subprocess.run([sys.executable, "-c", program], timeout=PATIENCE_S, check=True)

    assert (tmp_path / DATABASE).exists()


@pytest.mark.parametrize("url", ["nonsense", "ftp://host/t/x", "http://127.0.0.1:9/t/nosuchtable"])
def test_watching_nothing_is_one_sentence(url: str) -> None:
    code, _, error = refused("watch", url)

    assert code == 2
    assert len(error.splitlines()) == 1
