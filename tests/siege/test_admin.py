"""What whoever has the machine does while people play: they hear of it, and nothing of theirs is lost."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.siege.house import Guest, House, becomes_true, house

SOON_S = 10.0
"""A server looks every two seconds for what others have written."""


def admin(folder: Path, *words: str | Path, ends: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lastcard", "admin", *map(str, words), "--data", str(folder / "data")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == ends, ran.stderr
    return ran


def plays(guest: Guest, most: int) -> dict[str, Any]:
    """Answers until so many answers are given; the last thing heard."""
    heard = guest.hear("Snapshot")
    while most:
        prompt = heard["prompt"]
        if prompt and prompt["question"] and prompt["moves"]:
            guest.say("Submit", question=heard["question"], move=prompt["moves"][0])
            most -= 1
        heard = guest.hear("Snapshot", "Update")
    return heard


def test_everybody_at_a_table_that_is_closed_hears_of_it(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        ticket = place.open_table(bots=2)
        table = ticket["table"]
        with place.guest(table, ticket["ticket"]) as ann, place.guest(table) as watcher:
            ann.say("Begin")
            ann.hear("Update", "Snapshot")

            assert admin(tmp_path, "close", table).stdout == f"Table {table} is closed.\n"

            for guest in (ann, watcher):
                assert guest.hear("Goodbye")["code"] == "closed"
        assert place.get(f"/api/tables/{table}").json()["status"] == "closed"
        assert place.take_seat(table, "Bob").status == 409
        assert {line["level"] for line in place.log()} == {"info"}


def test_a_backup_made_while_people_play_goes_on_elsewhere(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with house(tmp_path) as place:
        ticket = place.open_table(bots=2)
        with place.guest(ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            plays(ann, 3)
            admin(tmp_path, "backup", kept)
            ann.say("Resync")
            plays(ann, 2)
        assert admin(tmp_path, "check", "--json")
        assert place.stop() < 5

    other = tmp_path / "other"
    other.mkdir()
    admin(other, "restore", kept)
    with house(other) as place, place.guest(ticket["table"], ticket["ticket"]) as ann:
        ann.say("Resync")
        plays(ann, 3)
    assert json.loads(admin(other, "check", "--json").stdout)["findings"] == []


def test_what_no_running_server_survives_is_refused_while_one_runs(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with house(tmp_path) as place:
        table = place.open_table()["table"]
        admin(tmp_path, "backup", kept)
        for words in (("restore", kept, "--force"), ("prune", "--older-than", "90d", "--vacuum")):
            said = admin(tmp_path, *words, ends=2).stderr.strip().splitlines()
            assert len(said) == 1
            assert "in use by another lastcard" in said[0]
        assert place.get(f"/api/tables/{table}").status == 200


def age(folder: Path, table: str) -> None:
    """The table was left a year ago."""
    with closing(sqlite3.connect(folder / "data" / "tables.sqlite3")) as connection, connection:
        connection.execute("UPDATE tables SET updated_at = updated_at - 31536000 WHERE id = ?", (table,))


def gone(place: House, table: str) -> bool:
    return place.get(f"/api/tables/{table}").status == 404


def test_a_table_that_is_removed_is_not_found_any_more_and_others_play_on(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        old, new = place.open_table(bots=2), place.open_table(bots=2)
        admin(tmp_path, "close", old["table"])
        assert becomes_true(
            lambda: place.get(f"/api/tables/{old['table']}").json()["status"] == "closed", SOON_S
        )
        age(tmp_path, old["table"])
        with place.guest(old["table"]) as watcher, place.guest(new["table"], new["ticket"]) as ann:
            assert watcher.hear("Snapshot")["table"]["status"] == "closed"
            ann.say("Begin")

            admin(tmp_path, "prune", "--older-than", "90d")

            assert watcher.hear("Goodbye")
            assert becomes_true(lambda: gone(place, old["table"]), SOON_S)
            ann.say("Resync")
            plays(ann, 2)
        assert {line["level"] for line in place.log()} == {"info"}
