"""Fault 1: whatever a client sends in a socket, bytes and frames are counted before they are parsed."""

import contextlib
import socket
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from lastcard.server.frames import FrameCounter
from tests.siege.house import becomes_true, frame, house

CONTINUATION, TEXT, PING = 0, 1, 9

FLOODS = {
    "empty continuation frames": frame(TEXT, b"x", final=False) + frame(CONTINUATION, final=False) * 20_000,
    "pings": frame(PING) * 20_000,
    "pongs": frame(10, b"late") * 20_000,
    "bytes of one message": frame(TEXT, b"x" * 60_000, final=False) * 5,
}


def closed_with(line: socket.socket) -> int:
    """The code of the close frame that comes, after whatever came before it; 0 for a connection cut off."""
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    at = 0
    while at + 2 <= len(heard):
        opcode, length = heard[at] & 0x0F, heard[at + 1]
        head = 2
        if length == 126:
            head, length = 4, int.from_bytes(heard[at + 2 : at + 4])
        if opcode == 8:
            return int.from_bytes(heard[at + head : at + head + 2])
        at += head + length
    return 0


@pytest.mark.parametrize("flood", FLOODS)
def test_a_socket_over_its_budget_is_closed_with_a_code_and_a_log_line(flood: str, tmp_path: Path) -> None:
    with house(tmp_path) as place:
        table = place.open_table()["table"]
        with place.upgraded(table) as line:
            with contextlib.suppress(BrokenPipeError, ConnectionResetError):  # before all was sent
                line.sendall(FLOODS[flood])
            code = closed_with(line)

        # 1009 where a single message is too long; a connection may also be cut before its close is read
        assert code in (0, 1008, 1009)
        if "bytes" not in flood:
            assert place.refused("too_fast") == 1
            assert [entry["code"] for entry in place.log() if entry["level"] == "warning"] == ["too_fast"]
        assert place.get("/healthz").status == 200


def test_pieces_of_one_message_have_an_end(tmp_path: Path) -> None:
    with house(tmp_path) as place, place.upgraded(place.open_table()["table"]) as line:
        line.sendall(frame(TEXT, b"x", final=False) + frame(CONTINUATION, final=False) * 60)

        assert closed_with(line) == 1008
        assert place.refused("too_large") == 1


def test_text_that_is_none_is_closed_with_its_code_and_no_trace(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        with place.upgraded(place.open_table()["table"]) as line:
            line.sendall(frame(TEXT, b"\xff\xfe"))
            assert closed_with(line) == 1007

        assert place.refused("malformed") == 1
        assert not [entry for entry in place.log() if entry["level"] == "error"]


def test_everybody_is_greeted_however_many_share_an_address(tmp_path: Path) -> None:
    with (
        house(tmp_path, LASTCARD_MESSAGES_PER_SECOND="1", LASTCARD_REQUESTS_PER_SECOND="100") as place,
        contextlib.ExitStack() as guests,
    ):
        table = place.open_table()["table"]
        for _ in range(40):
            assert guests.enter_context(place.guest(table)).hear()["type"] == "Snapshot"


def test_reactions_are_rationed_by_player(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        ticket = place.open_table()
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            for _ in range(8):
                ann.say("React", reaction="wow")
            heard = [ann.hear("Reacted", "Refused")["type"] for _ in range(8)]

        assert heard == ["Reacted"] * 5 + ["Refused"] * 3


def test_ten_floods_at_once_do_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        table = place.open_table()["table"]
        lines = [place.upgraded(table, source=f"127.0.3.{at}") for at in range(1, 11)]
        for line in lines:
            line.settimeout(0)

        def flood(seconds: float) -> None:
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                for line in lines:
                    try:
                        line.send(frame(PING) * 2_000)
                    except OSError:
                        continue
                time.sleep(0.01)

        flood(1.0)
        assert place.get("/healthz").status == 200
        place.process.terminate()
        flood(0.5)
        assert becomes_true(lambda: place.process.poll() is not None, 5)
        for line in lines:
            line.close()


def test_an_honest_client_may_speak_in_pieces_and_answer_pings(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_PING_SECONDS="1") as place:
        ticket = place.open_table()
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            for _ in range(5):
                ann.connection.send(iter(['{"type": ', '"Resync"', "}"]))
                ann.hear("Snapshot")
            time.sleep(2.5)
            ann.connection.ping().wait(5)
            ann.say("Resync")
            assert ann.hear("Snapshot")["you"] == 0


@given(
    frames=st.lists(
        st.tuples(st.sampled_from([Opcode.TEXT, Opcode.CONT, Opcode.PING]), st.binary(max_size=200)),
        max_size=20,
    ),
    cuts=st.lists(st.integers(1, 50), min_size=1),
)
def test_frames_are_counted_however_they_are_cut(frames: list[tuple[Opcode, bytes]], cuts: list[int]) -> None:
    sent = b"".join(Frame(opcode, data).serialize(mask=True) for opcode, data in frames)
    counter, counted, at = FrameCounter(), 0, 0
    while at < len(sent):
        cut = cuts[at % len(cuts)]
        counted += counter.count(sent[at : at + cut], 10_000)
        at += cut

    assert counted == len(frames)
