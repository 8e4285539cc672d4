"""`lastcard admin check` finds whatever is wrong, and tells no secret."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.chance import Shuffle
from lastcard.table.entries import Said, Seated, SeedDrawn
from tests.admin.cellar import TABLES, admin, fill, one_sentence, order, says, tables

FREE_ENTRIES = {
    "sqlite": "PRAGMA foreign_keys = OFF",
    "postgresql": "ALTER TABLE entries DROP CONSTRAINT entries_of_table",
}
NONSENSE = '{"type": "Juggled", "balls": 3}'
OPENED_AGAIN = msgspec.json.encode(tables()["over"].log[0].entry).decode()


def other_luck() -> tuple[int, str]:
    """A shuffle of the table `plays`, the other way round."""
    for seq, _, entry in map(msgspec.structs.astuple, tables()["plays"].log):
        if isinstance(entry, Said) and isinstance(entry.what, Shuffle):
            said = Said(None, Shuffle(entry.what.cards[::-1]))
            return seq, msgspec.json.encode(said).decode()
    raise AssertionError


LUCK_AT, LUCK = other_luck()

PLANTED = {
    "nothing": ("", None),
    "unreadable": (says(NONSENSE, "over", 5), ("over", 5)),
    "no JSON": (says("hm", "over", 5), ("over", 5)),
    "gap": ("DELETE FROM entries WHERE table_id = 'over' AND seq = 5", ("over", 5)),
    "impossible": (says(OPENED_AGAIN, "over", 5), ("over", 5)),
    "luck": (says(LUCK, "plays", LUCK_AT), ("plays", LUCK_AT)),
    "seq": ("UPDATE tables SET seq = seq + 1 WHERE id = 'twice'", ("twice", 0)),
    "status": ("UPDATE tables SET status = 'closed' WHERE id = 'twice'", ("twice", 0)),
    "public": ("UPDATE tables SET public = true WHERE id = 'twice'", ("twice", 0)),
    "changed": ("UPDATE tables SET updated_at = updated_at + 0.001 WHERE id = 'twice'", ("twice", 0)),
    "no-entries": ("DELETE FROM entries WHERE table_id = 'closed'", ("closed", 0)),
    "no-row": ("DELETE FROM tables WHERE id = 'gathers'", ("gathers", 0)),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_whatever_is_wrong_is_found(url: str, planted: str) -> None:
    sentence, place = PLANTED[planted]
    fill(url)
    if sentence:
        order(url, FREE_ENTRIES[url.partition(":")[0]], sentence)

    ran = admin("check", "--json", at=url)
    findings = json.loads(ran.stdout)["findings"]

    assert ran.exit_code == (1 if sentence else 0)
    what = {"no JSON": "unreadable"}.get(planted, planted)
    found = [(one["table"], one.get("entry", 0)) for one in findings if one["what"] == what]
    assert found == ([place] if place else [])
    if planted != "luck":  # what is played with other cards may soon be impossible, too
        assert len(findings) == len(found)


def test_what_is_well_is_counted(url: str) -> None:
    fill(url)

    ran = admin("check", at=url)

    entries = sum(len(one.log) for one in tables().values())
    assert (ran.exit_code, ran.stdout) == (0, f"Tables: {len(TABLES)}, entries: {entries}, findings: 0.\n")


def test_a_finding_is_a_line_with_its_table(sqlite: str) -> None:
    fill(sqlite)
    order(sqlite, "DELETE FROM entries WHERE table_id = 'over' AND seq = 5")

    first, last = admin("check", at=sqlite).stdout.splitlines()

    assert first == "over: entry 5 is missing"
    assert last.endswith("findings: 1.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_findings_are_told_in_every_language(sqlite: str, lang: str) -> None:
    fill(sqlite)
    order(sqlite, "UPDATE tables SET seq = 3, status = 'lost' WHERE id = 'over'")
    log = len(tables()["over"].log)
    said = Speaker(lang).phrase

    first, second, _ = admin("check", "--lang", lang, at=sqlite).stdout.splitlines()

    assert first == f"over: {said('admin-found-seq', expected=str(log), found='3')}"
    assert second == f"over: {said('admin-found-status', expected='over', found='lost')}"


def test_no_finding_tells_a_secret(sqlite: str) -> None:
    """Every single entry of a running match is spoiled, one way or the other."""
    fill(sqlite)
    order(
        sqlite,
        "UPDATE entries SET entry = replace(entry, '\"type\"', '\"typo\"') WHERE seq % 3 = 0",
        "UPDATE entries SET entry = replace(entry, 'a', 'b') WHERE seq % 3 = 1",
        "UPDATE tables SET updated_at = 7",
    )

    told = admin("check", at=sqlite).stdout + admin("check", "--json", at=sqlite).stdout

    assert "cannot be read" in told
    for _, log in tables().values():
        for stamped in log:
            if isinstance(stamped.entry, SeedDrawn):
                assert stamped.entry.seed.seed[:8] not in told
            if isinstance(stamped.entry, Seated):
                assert stamped.entry.ticket not in told
                assert stamped.entry.name not in told
    assert "Shuffle" not in told


def test_a_damaged_file_is_found(sqlite: str) -> None:
    fill(sqlite)
    file = Path(sqlite.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as pages:
        pages.seek(file.stat().st_size - size)
        pages.write(b"\xa5" * size)

    ran = admin("check", "--json", at=sqlite)

    assert ran.exit_code == 1, ran.output
    assert {"database"} <= {one["what"] for one in json.loads(ran.stdout)["findings"]}


def test_a_database_that_is_none_cannot_be_checked(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    assert one_sentence(admin("check", at=f"sqlite:///{missing}")) == (
        f"{missing}: expected a database, found: No such file or directory"
    )
    assert not missing.exists()
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir or Madam, " * 100)
    assert "file is not a database" in one_sentence(admin("check", at=f"sqlite:///{letter}"))


def test_an_empty_database_is_not_made_one_of_ours(url: str) -> None:
    if url.startswith("sqlite"):
        Path(url.removeprefix("sqlite:///")).touch()

    assert one_sentence(admin("check", at=url)).endswith(
        "is not up to date: `lastcard serve` makes it so when it starts"
    )


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    fill(url)
    order(url, "UPDATE lastcard_version SET version_num = '9999'")

    assert one_sentence(admin("check", at=url)).endswith("belongs to a newer version of lastcard")
