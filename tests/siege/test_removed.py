"""Whoever has lost a seat is heard no more, even before they have heard so themselves."""

import json
import socket
import time
from pathlib import Path

from tests.siege.house import House, becomes_true, frame, house

TEXT = 1


def sockets(place: House) -> float:
    return place.figures()["lastcard_sockets"]


def say(line: socket.socket, kind: str, **fields: object) -> None:
    line.sendall(frame(TEXT, json.dumps({"type": kind, **fields}).encode()))


def unsent(place: House, line: socket.socket) -> int:
    """Bytes that the server's side of a connection holds back, as the system counts them."""
    ends = [f":{port:04X}" for port in (place.port, line.getsockname()[1])]
    rows = (row.split() for row in Path("/proc/net/tcp").read_text("utf-8").splitlines())
    return next(int(row[4].partition(":")[0], 16) for row in rows if [row[1][-5:], row[2][-5:]] == ends)


def stuff(place: House, line: socket.socket) -> None:
    """Ask for snapshots and read none, until the server cannot send any more."""
    before = -1
    while before < (before := unsent(place, line)):
        for _ in range(500):
            say(line, "Resync")
            time.sleep(0.0003)


def test_who_was_removed_and_does_not_read_is_heard_no_more_and_hung_up_on(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_MESSAGES_PER_SECOND="100000") as place:
        mine = place.open_table(seats=10)
        table = mine["table"]
        bobs = place.take_seat(table, "Bob").json()
        with place.guest(table, mine["ticket"]) as ann, place.upgraded(table) as bob:
            bob.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            say(bob, "Hello", ticket=bobs["ticket"])
            stuff(place, bob)
            ann.say("Unseat", player=1)
            while ann.hear("Update")["table"]["seats"][1]["kind"] != "open":
                pass
            cids = place.take_seat(table, "Cid", source="127.0.0.2").json()
            with place.guest(table, cids["ticket"], source="127.0.0.2") as cid:
                say(bob, "React", reaction="laugh")
                say(bob, "Leave")
                assert becomes_true(lambda: sockets(place) == 2)

                cid.say("React", reaction="bravo")
                assert ann.hear("Reacted", "Goodbye") == {"type": "Reacted", "player": 1, "reaction": "bravo"}
                assert cid.hear("Reacted", "Goodbye")["type"] == "Reacted"
        assert place.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Cid"
