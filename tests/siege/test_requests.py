"""Faults 7, 8, 11 and 17: what a request may be, how long it may take, how many connections an address holds."""

import contextlib
import resource
import socket
import time
from pathlib import Path

import pytest

from tests.siege.house import HOST, becomes_true, house

MB = 1 << 20


def answer_of(line: socket.socket) -> bytes:
    """All that comes until the end."""
    heard = b""
    with contextlib.suppress(ConnectionResetError):
        while piece := line.recv(65536):
            heard += piece
    return heard


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * MB),
        (b"GET /", b"x" * MB),
        (b"GET / HTTP/1.1\r\n", b"A: b\r\n" * 100_000),
    ],
    ids=["one endless field", "an endless path", "endless fields"],
)
def test_a_head_beyond_32_kb_is_refused_and_memory_stays_flat(
    tmp_path: Path, begin: bytes, piece: bytes
) -> None:
    with house(tmp_path) as place:
        place.get("/healthz")
        before = place.memory_mb()
        with place.plain() as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(begin)
            for _ in range(50):
                line.sendall(piece)

        assert becomes_true(lambda: place.refused("too_large") == 1)
        assert place.memory_mb() < before + 16


def test_a_head_just_below_the_bound_is_answered_and_one_just_above_is_told_so(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        assert place.get("/healthz", headers={"x-long": "x" * 31_000}).status == 200
        with place.plain() as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Long: " + b"x" * 33_000 + b"\r\n\r\n")

            assert answer_of(line).startswith(b"HTTP/1.1 431 ")


def test_what_is_no_http_is_answered_with_a_code_and_counted(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        with place.plain() as line:
            line.sendall(b"\x16\x03\x01 hello\r\n\r\n")
            assert b'"code":"malformed"' in answer_of(line)

        assert place.refused("malformed") == 1


def test_a_request_that_does_not_become_whole_is_hung_up_on(tmp_path: Path) -> None:
    slow = {
        "no head": b"",
        "half a head": b"GET /healthz HTTP/1.1\r\nHos",
        "half a body": b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        b"Content-Length: 400\r\n\r\n{",
    }
    with house(tmp_path, LASTCARD_REQUEST_SECONDS="1") as place:
        lines = [place.plain() for _ in slow]
        for line, begun in zip(lines, slow.values(), strict=True):
            line.sendall(begun)
            line.settimeout(30)
        ended = [answer_of(line) for line in lines]

        assert all(b" 408 " in answer or not answer for answer in ended)
        assert place.refused("too_slow") == len(slow)
        for line in lines:
            line.close()


def test_half_open_connections_of_one_address_shut_nobody_else_out(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_SOCKETS_PER_ADDRESS="20") as place:
        lines = [place.plain(source="127.0.3.1") for _ in range(60)]

        assert becomes_true(lambda: place.refused("too_many") == 40)
        assert place.get("/healthz").status == 200
        for line in lines:
            line.close()
        assert becomes_true(lambda: place.get("/healthz", source="127.0.3.1").status == 200)


def test_half_open_connections_beyond_all_files_make_room_for_requests(tmp_path: Path) -> None:
    with house(
        tmp_path, before=("prlimit", "--nofile=200:200"), LASTCARD_SOCKETS_PER_ADDRESS="1000"
    ) as place:
        ticket = place.open_table()
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            lines = [place.plain(source=f"127.0.3.{at % 200 + 1}") for at in range(400)]
            for _ in range(20):
                assert place.get("/readyz").status == 200
            ann.say("Resync")
            assert ann.hear("Snapshot")
            for line in lines:
                line.close()


def test_the_server_takes_all_files_that_the_system_allows(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with house(tmp_path, before=("prlimit", f"--nofile=128:{hard}")) as place:
        place.get("/healthz")

        assert resource.prlimit(place.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)


def test_what_comes_behind_a_body_in_pieces_is_bounded_too(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        before = place.memory_mb()
        with place.plain() as line, contextlib.suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: "
            )
            time.sleep(0.2)
            for _ in range(20):
                line.sendall(b"x" * MB)

        assert becomes_true(lambda: place.refused("too_large") == 1)
        assert place.memory_mb() < before + 16


def test_an_empty_line_behind_a_request_keeps_no_connection(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_REQUEST_SECONDS="1") as place, place.plain() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"\r\n")

        assert b"HTTP/1.1 408" in answer_of(line)


def test_a_handshake_that_cannot_be_read_leaves_no_connection_behind(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        for fields in (b"X-Long: " + b"x" * 9_000 + b"\r\n", b"X: y\r\n" * 200):
            with place.plain() as line:
                line.sendall(
                    b"GET /ws/table HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + fields
                    + b"\r\n"
                )
                assert b" 101 " not in answer_of(line)
        assert place.refused("malformed") == 2
        assert place.stop() < 5


def test_who_hangs_up_in_the_middle_of_a_request_is_no_fault_of_the_server(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        for _ in range(3):
            with place.plain() as line:
                line.sendall(
                    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 50\r\n\r\n{"
                )
        assert becomes_true(lambda: place.refused("malformed") == 3)

        assert place.refused("fault") == 0
        assert not [entry for entry in place.log() if entry["level"] == "error"]


def test_pipelined_requests_have_an_end(tmp_path: Path) -> None:
    with house(tmp_path) as place, place.plain() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 5_000)
        answers = answer_of(line)

        assert answers.count(b" 200 OK") < 50
        assert place.refused("too_fast") == 1


def test_an_address_that_asks_too_often_is_told_so_and_others_are_not(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_REQUESTS_PER_SECOND="1") as place:
        asked = [place.get("/api/editions", source="127.0.3.1") for _ in range(20)]

        assert {answer.status for answer in asked[:5]} == {200}
        assert asked[-1].status == 429
        assert asked[-1].json()["code"] == "too_fast"
        assert place.get("/healthz").status == 200


def test_a_proxy_on_the_same_machine_holds_connections_for_many(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_SOCKETS_PER_ADDRESS="5", LASTCARD_REQUESTS_PER_SECOND="2") as place:
        for at in range(60):
            answer = place.get("/healthz", headers={"x-forwarded-for": f"198.51.100.{at}"})
            assert answer.status == 200


def test_a_client_that_never_reads_is_gone_after_the_ping_time_out(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_PING_SECONDS="1", LASTCARD_MESSAGES_PER_SECOND="1000") as place:
        ticket = place.open_table(bots=2)
        with place.guest(ticket["table"], ticket["ticket"]) as ann, place.upgraded(ticket["table"]) as idle:
            ann.hear("Snapshot")
            idle.sendall(b"\x81\x90" + bytes(4) + b'{"type":"Hello"}')
            idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            ann.say("Begin")

            def sockets() -> float:
                return place.figures()["lastcard_sockets"]

            assert becomes_true(lambda: sockets() == 2)

            def others_are_gone() -> bool:
                ann.say("Resync")
                ann.hear("Snapshot")
                time.sleep(0.2)
                return sockets() == 1

            assert becomes_true(others_are_gone, 15)


def test_a_server_with_a_name_refuses_requests_for_another(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_DOMAINS="cards.example.org, games.example.org") as place:
        table = place.open_table()["table"]
        for name in ("cards.example.org", "games.example.org:8000", f"{HOST}:1", "localhost:8000", "[::1]"):
            assert place.get("/healthz", headers={"host": name}).status == 200
        for name in ("evil.example", "cards.example.org.evil.example", "", "a[b"):
            answer = place.get(f"/api/tables/{table}", headers={"host": name})
            assert (answer.status, answer.json()["code"]) == (421, "wrong_host")
        upgrade = {
            "host": "evil.example",
            "origin": "http://evil.example",
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
            "sec-websocket-version": "13",
        }
        assert place.get(f"/ws/{table}", headers=upgrade).status == 421
