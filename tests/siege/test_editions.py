"""Editions of strangers hurt nobody: bad ones are refused with a code, good ones outlive their files and a restart."""

import http.client
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcard.notation.editions import edition_of, write_edition
from lastcard.notation.editions.limits import MOST_BYTES
from lastcard.table.analysis import CAN_ANALYZE
from tests.siege.house import House, becomes_true, house
from tests.siege.test_quarantine import files
from tests.table.strangers import DUO, plain_duo

MARK = "<b>5eed</b>"
"""What a stranger has written; no log line has it."""


def nested(depth: int) -> str:
    """JSON that is brackets in brackets."""
    return '{"sheet":' + '{"a":' * depth + "1" + "}" * depth + "}"


UNOPENED = {"colorless": True, "copies": 15, "played": ["name-color"], "opening": "put_back"}
"""Cards of which none can lie there first: to look for one would never end."""

HOSTILE: dict[str, str] = {
    "too large": json.dumps({"sheet": {**DUO, "about": {"en": MARK * 10_000}}}),
    "nested": nested(5000),
    "nested less": nested(200),
    "endless name": json.dumps({"sheet": plain_duo(name={"en": MARK * 5000})}),
    "markup": json.dumps({"sheet": plain_duo(name={"en": MARK})}),
    "turned round": json.dumps({"sheet": plain_duo(name={"en": "Duo\u202e"})}),
    "many keys": json.dumps({"sheet": {MARK + str(n): n for n in range(3000)}}),
    "many rows": json.dumps({"sheet": plain_duo(row=[{"numbers": [0, 99], "copies": 20}] * 1000)}),
    "huge number": json.dumps({"sheet": plain_duo(hand=10**400)}),
    "no number": '{"sheet":{"hand":1e999}}',
    "wrong types": json.dumps({"sheet": {key: [{}] for key in DUO}}),
    "no opening": json.dumps({"sheet": plain_duo(row=[{**UNOPENED, "symbol": one} for one in "wxyz"])}),
    "no table": '{"sheet":[]}',
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), LASTCARD_GUEST_EDITIONS="true") as running:
        yield running
        assert running.stop() < 5


def post(place: House, path: str, text: str) -> tuple[int, dict[str, Any]]:
    """A body as it is, not made of JSON here."""
    connection = http.client.HTTPConnection("127.0.0.1", place.port, timeout=20)
    try:
        connection.request("POST", path, text.encode(), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/api/workshop/check", "/api/workshop/rounds", "/api/tables"])
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_sheet_is_refused_at_once_and_leaves_no_trace(place: House, kind: str, path: str) -> None:
    text = HOSTILE[kind]
    if path == "/api/tables":
        text = '{"edition":"duo","name":"Ann",' + text[1:]
    began = time.monotonic()
    status, told = post(place, path, text)

    assert time.monotonic() - began < 2
    if status == 200:  # the workshop has answered: it is no edition
        assert told["problems"]
    else:
        assert (status, told["code"]) in ((413, "too_large"), (400, "malformed"), (422, "bad_edition"))
    assert place.get("/healthz").body == b"ok"
    assert "5eed" not in place.words()
    assert not [line for line in place.log() if line["level"] == "error"]


def test_a_body_is_bounded_as_ever_where_guests_may_bring_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        large = json.dumps({"edition": "classic", "name": "Ann", "sheet": {"x": "y" * 5000}})

        assert post(place, "/api/tables", large) == (413, {"type": "Refused", "code": "too_large"})


def test_a_seat_is_never_taken_with_so_large_a_body(place: House) -> None:
    table = place.open_table()["table"]

    assert post(place, f"/api/tables/{table}/seats", json.dumps({"name": "A" * 5000}))[0] == 413


def test_a_table_of_a_guest_goes_on_after_a_restart_where_guests_may_bring_none_any_more(
    tmp_path: Path,
) -> None:
    with house(tmp_path, LASTCARD_GUEST_EDITIONS="true") as place:
        ticket = place.open_table(edition="duo", sheet=DUO, bots=2)
        before = place.get(f"/api/tables/{ticket['table']}/edition").json()
        place.stop()
    with house(tmp_path) as place:
        assert place.get(f"/api/tables/{ticket['table']}/edition").json() == before
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            while (heard := ann.hear("Snapshot"))["view"] is None:
                pass
    assert heard["table"]["edition"] == "duo"


def test_a_table_of_a_file_goes_on_when_the_file_is_gone(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    shelf.mkdir()
    file = shelf / "duo.edition.toml"
    file.write_text(write_edition(edition_of(DUO)), "utf-8")
    with house(tmp_path, "--editions", str(shelf)) as place:
        assert "duo" in [one["key"] for one in place.get("/api/editions").json()["editions"]]
        table = place.open_table(edition="duo", bots=2)["table"]
        place.stop()
    file.unlink()
    with house(tmp_path, "--editions", str(shelf)) as place:
        assert "duo" not in [one["key"] for one in place.get("/api/editions").json()["editions"]]
        assert place.get(f"/api/tables/{table}/edition").json()["name"] == "Duo"
        assert place.get(f"/api/tables/{table}/rules").status == 200


def test_a_kept_edition_that_does_not_pass_any_more_is_the_fault_of_its_table_alone(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_GUEST_EDITIONS="true") as place:
        good = place.open_table(edition="duo", sheet=DUO, public=True)["table"]
        bad = place.open_table(edition="duo", sheet=DUO, public=True)["table"]
        place.stop()
    with files(tmp_path) as connection:
        change = "UPDATE entries SET entry = replace(entry, '\"hand\":5', '\"hand\":500') WHERE table_id = ? AND seq = 1"
        assert connection.execute(change, (bad,)).rowcount == 1

    with house(tmp_path) as place:
        assert becomes_true(lambda: place.figures()["lastcard_quarantined_tables"] == 1)
        answer = place.get(f"/api/tables/{bad}/edition")
        assert (answer.status, answer.json()["code"]) == (503, "table_damaged")
        assert [one["id"] for one in place.get("/api/tables").json()] == [good]


def test_a_bad_file_is_one_sentence_with_its_line_and_nobody_is_served(tmp_path: Path) -> None:
    file = tmp_path / "bad.edition.toml"
    file.write_text(write_edition(edition_of(DUO)).replace("hand = 5", "hand = 50"), "utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "lastcard", "serve", "--port", "0", "--editions", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert f"{file}: line " in ended.stderr
    assert "hand: expected a number from 1 to 20, found 50" in ended.stderr


def test_many_different_editions_take_little_memory(tmp_path: Path) -> None:
    rows = [{"symbol": f"w{n}", "colorless": True, "copies": 1, "played": ["name-color"]} for n in range(29)]
    large = plain_duo(
        colors=[*"rygb"], color=None, options=None, row=[{"numbers": [0, 9], "copies": 2}, *rows]
    )
    assert len(json.dumps(large)) < MOST_BYTES
    with house(tmp_path, LASTCARD_GUEST_EDITIONS="true", LASTCARD_TABLES_PER_ADDRESS="99") as place:
        place.open_table(edition="duo", sheet=large, bots=2)
        before = place.memory_mb()
        for n in range(60):
            place.open_table(edition="duo", sheet={**large, "key": f"duo{n}"}, bots=2)

        assert place.memory_mb() - before < 100


def lastcard(*words: str) -> str:
    """What a command says; it must have gone well."""
    command = [sys.executable, "-m", "lastcard", *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_a_match_of_a_guest_is_recorded_verified_replayed_analyzed_and_looked_after(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_GUEST_EDITIONS="true") as place:
        ticket = place.open_table(edition="duo", sheet=DUO, mode="single", bots=2)
        match = f"/api/tables/{ticket['table']}/matches/1"
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            while ann.hear("Snapshot")["view"] is None:
                pass
            ann.say("Leave")  # the bots finish the match
        assert becomes_true(lambda: place.get(f"{match}/record").status == 200)
        record = tmp_path / "record.toml"
        record.write_bytes(place.get(f"{match}/record").body)
        assert place.get(f"{match}/replay").json()["table"]["edition"] == "duo"
        if CAN_ANALYZE:
            assert place.get(f"{match}/rounds/1/analysis").status == 200
        place.stop()

    lastcard("verify", str(record))
    assert "Duo" in lastcard("admin", "tables", "--edition", "duo", "--data", str(tmp_path / "data"))
    lastcard("admin", "check", "--data", str(tmp_path / "data"))
