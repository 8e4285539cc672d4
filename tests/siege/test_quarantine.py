"""One bad log hurts its own table only: it is set aside, named in the log and in a figure, and its page says so."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.siege.house import House, becomes_true, house

SECRET = "5eed" * 16

WRITE = "UPDATE entries SET entry = CAST(? AS TEXT) WHERE table_id = ? AND seq = 2"

WRITTEN = {
    "no JSON": SECRET,
    "unknown": f'{{"type":"{SECRET}"}}',
    "no text": b"\xff" + SECRET.encode(),
    "impossible": '{"type":"Said","player":0,"what":{"type":"Play","card":"r5"}}',
    "opened twice": '{"type":"TableOpened","config":{"edition":"classic","seats":3}}',
}
"""What stands in the log instead of its second entry."""

MISSING = {
    "gap": "DELETE FROM entries WHERE table_id = ? AND seq = 2",
    "no beginning": "DELETE FROM entries WHERE table_id = ? AND seq = 1",
}


@contextmanager
def files(folder: Path) -> Iterator[sqlite3.Connection]:
    """Somebody has their hands in the database."""
    with closing(sqlite3.connect(folder / "data" / "tables.sqlite3")) as connection, connection:
        yield connection


def lobby(place: House) -> set[str]:
    answer = place.get("/api/tables")
    assert answer.status == 200
    return {table["id"] for table in answer.json()}


def refused_at_the_door(place: House, table: str) -> tuple[str, int, str]:
    """What a socket hears: a code, and the code and reason it is closed with."""
    with place.guest(table) as visitor:
        code = visitor.hear("Refused")["code"]
        with pytest.raises(ConnectionClosed) as ended:
            visitor.hear()
        assert ended.value.rcvd is not None
        return code, ended.value.rcvd.code, ended.value.rcvd.reason


def test_every_bad_log_is_set_aside_and_all_others_wake_and_are_listed(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_TABLES_PER_ADDRESS="99") as place:
        good = {place.open_table(public=True, bots=1)["table"] for _ in range(25)}
        bad = {kind: place.open_table(public=True, bots=1)["table"] for kind in (*WRITTEN, *MISSING)}
        place.stop()
    with files(tmp_path) as connection:
        for kind, entry in WRITTEN.items():
            assert connection.execute(WRITE, (entry, bad[kind])).rowcount == 1
        for kind, sentence in MISSING.items():
            assert connection.execute(sentence, (bad[kind],)).rowcount == 1

    with house(tmp_path) as place:
        assert becomes_true(lambda: place.figures()["lastcard_tables"] == len(good))
        assert lobby(place) == good
        assert place.figures()["lastcard_quarantined_tables"] == len(bad)
        for table in bad.values():
            for path in ("", "/matches/1/replay", "/matches/1/record"):
                answer = place.get(f"/api/tables/{table}{path}")
                assert (answer.status, answer.json()["code"]) == (503, "table_damaged")
            assert place.take_seat(table, "Bob").json()["code"] == "table_damaged"
            assert refused_at_the_door(place, table) == ("table_damaged", 1008, "table_damaged")
        assert place.get("/readyz").body in (b"ready", b"damaged")

        told = [line for line in place.log() if line["what"] == "table set aside"]
        assert sorted(line["table"] for line in told) == sorted(bad.values()), "each once"
        assert all("in load" in line["error"] for line in told)
        words = place.words()
        for table in bad.values():  # the names of tables are made of letters and digits, too
            words = words.replace(table, "")
        assert SECRET not in words
        assert "r5" not in words


def test_a_table_whose_rows_vanish_below_it_stops_and_the_others_play_on(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        gone, kept = place.open_table(), place.open_table(name="Bea")
        with (
            place.guest(gone["table"], gone["ticket"]) as ann,
            place.guest(kept["table"], kept["ticket"]) as bea,
        ):
            ann.hear("Snapshot")
            bea.hear("Snapshot")
            with files(tmp_path) as connection:
                for sentence in ("DELETE FROM entries WHERE table_id = ?", "DELETE FROM tables WHERE id = ?"):
                    connection.execute(sentence, (gone["table"],))

            ann.say("SeatBot", player=1, level="easy")
            assert ann.hear("Refused", "Goodbye")["code"] == "table_damaged"
            assert ann.hear("Goodbye")["code"] == "restart"
            bea.say("Begin")
            assert bea.hear("Snapshot")["table"]["status"] == "playing"
        assert [line["table"] for line in place.log() if line["level"] == "error"] == [gone["table"]]
