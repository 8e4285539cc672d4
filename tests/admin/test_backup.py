"""Backups: whole, private, of either kind of database and for either; or one sentence and nothing changed."""

import gzip
import json
import os
import resource
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.admin.cellar import TABLES, admin, everything, fill, ids, one_sentence, order, says, tables

UNKNOWN = '{"type":"Juggled","balls":[1,2.50,"ü"]}'
ENTRIES = sum(len(one.log) for one in tables().values())


@pytest.fixture
def other(tmp_path: Path) -> str:
    """The address of one more file."""
    return f"sqlite:///{tmp_path / 'other.db'}"


@pytest.fixture
def backup(tmp_path: Path, other: str) -> Path:
    """A good one."""
    fill(other)
    file = tmp_path / "good.backup"
    assert admin("backup", file, at=other).exit_code == 0
    Path(other.removeprefix("sqlite:///")).unlink()
    return file


def test_a_database_comes_back_letter_by_letter_from_one_kind_to_the_other(
    sqlite: str, postgres: str, other: str, tmp_path: Path
) -> None:
    """From SQLite to PostgreSQL and back; with an entry of a version that is not known yet."""
    fill(sqlite)
    order(sqlite, says(UNKNOWN, "over", 5), "UPDATE tables SET updated_at = 1793000000.1 + 1.0 / 7")
    before = everything(sqlite)
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"

    for name, file, at in (
        ("backup", first, sqlite),
        ("restore", first, postgres),
        ("backup", second, postgres),
        ("restore", second, other),
    ):
        ran = admin(name, file, at=at)
        assert ran.exit_code == 0, ran.output

    assert everything(postgres) == before
    assert everything(other) == before


def test_a_backup_is_for_its_owner_alone_and_nothing_else_is_left(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    folder = tmp_path / "backups"
    folder.mkdir()

    ran = admin("backup", folder / "one", at=sqlite)

    assert ran.stdout == f"{folder / 'one'}: tables: {len(TABLES)}, entries: {ENTRIES}.\n"
    assert [file.name for file in folder.iterdir()] == ["one"]
    assert stat.S_IMODE((folder / "one").stat().st_mode) == 0o600


def test_a_backup_can_be_read_by_other_programs(backup: Path) -> None:
    head, *lines, end = gzip.decompress(backup.read_bytes()).decode().splitlines()

    assert json.loads(head)["format"] == "lastcard backup"
    assert (json.loads(head)["tables"], json.loads(head)["entries"]) == (len(TABLES), ENTRIES)
    assert len(lines) == len(TABLES) + ENTRIES
    assert json.loads(end)["lines"] == len(lines) + 1


def test_an_empty_database_can_be_backed_up_and_restored(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    order(sqlite, "DELETE FROM entries", "DELETE FROM tables")
    file = tmp_path / "one"

    assert admin("backup", file, at=sqlite).exit_code == 0
    assert admin("restore", file, at=sqlite).exit_code == 0
    assert ids(sqlite) == set()


def test_a_file_is_replaced_on_request_only(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "one"
    file.write_text("precious")

    said = one_sentence(admin("backup", file, at=sqlite))

    assert said == f"{file}: expected a file that is not there yet, found one; --force replaces it"
    assert file.read_text() == "precious"
    assert admin("backup", "--force", file, at=sqlite).exit_code == 0
    assert gzip.decompress(file.read_bytes())


def test_entries_of_no_table_are_left_out_and_counted(sqlite: str, other: str, tmp_path: Path) -> None:
    fill(sqlite)
    order(sqlite, "DELETE FROM tables WHERE id = 'over'")
    file = tmp_path / "one"

    ran = admin("backup", file, at=sqlite)

    assert (ran.exit_code, ran.stderr.count(f": {len(tables()['over'].log)}.")) == (0, 1)
    assert admin("restore", file, at=other).exit_code == 0
    assert ids(other) == set(TABLES) - {"over"}


# --- where it cannot be written --------------------------------------------------------------------------


def test_a_full_disk_is_a_sentence_and_the_older_backup_stays(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "one"
    file.write_text("the older one")
    order(sqlite, says(Random(7).randbytes(200_000).hex(), "over", 5))
    words = ["backup", "--force", str(file), "--database", sqlite]

    ran = subprocess.run(
        [sys.executable, "-m", "lastcard", "admin", *words],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536)),
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"lastcard: {file}: expected a file to write to, found: File too large\n"
    assert file.read_text() == "the older one"
    assert {one.name for one in tmp_path.iterdir()} <= {"one", "tables.db", "tables.db-wal", "tables.db-shm"}


def test_a_folder_that_is_not_there_is_named(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "missing" / "one"

    assert one_sentence(admin("backup", file, at=sqlite)) == (
        f"{file}: expected a file to write to, found: No such file or directory"
    )


def test_who_may_not_look_at_the_database_is_told(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    assert admin("tables", at=sqlite).exit_code == 0
    tmp_path.chmod(0)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)  # root may look at everything
    try:
        ran = admin("tables", at=sqlite)
    finally:
        os.seteuid(me)
        tmp_path.chmod(0o700)

    assert one_sentence(ran).endswith("expected a database, found: Permission denied")


# --- restoring -------------------------------------------------------------------------------------------


def test_a_database_with_tables_is_left_alone(url: str, backup: Path) -> None:
    fill(url)
    order(url, "DELETE FROM entries WHERE table_id = 'over'", "DELETE FROM tables WHERE id = 'over'")
    before = everything(url)

    said = one_sentence(admin("restore", backup, at=url))

    assert said == "expected an empty database to restore to, found tables; --force replaces them all"
    assert everything(url) == before


def test_by_force_everything_is_replaced(url: str, backup: Path) -> None:
    fill(url)
    order(url, says("hm", "over", 3), "UPDATE tables SET id = 'new' WHERE id = 'nobody'")

    ran = admin("restore", "--force", backup, at=url)

    assert (ran.exit_code, ran.stdout) == (
        0,
        f"Restored from {backup}: tables: {len(TABLES)}, entries: {ENTRIES}.\n",
    )
    assert admin("check", at=url).exit_code == 0


def test_a_dry_run_looks_at_the_file_and_changes_nothing(url: str, backup: Path) -> None:
    fill(url)
    order(url, says("hm", "over", 3))
    before = everything(url)

    ran = admin("restore", "--force", "--dry-run", backup, at=url)

    assert (ran.exit_code, f"tables: {len(TABLES)}, entries: {ENTRIES}." in ran.stdout) == (0, True)
    assert everything(url) == before


def cut(share: float) -> Callable[[bytes], bytes]:
    return lambda data: data[: int(len(data) * share)]


def turned(share: float) -> Callable[[bytes], bytes]:
    """One bit is another."""

    def turn(data: bytes) -> bytes:
        at = int(len(data) * share)
        return data[:at] + bytes((data[at] ^ 16,)) + data[at + 1 :]

    return turn


def lines(change: Callable[[list[bytes]], list[bytes]]) -> Callable[[bytes], bytes]:
    """Changed by somebody who can pack it again."""
    return lambda data: gzip.compress(b"".join(change(gzip.decompress(data).splitlines(keepends=True))))


BAD: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "another kind of file"),
    "a letter": (lambda _: b"Dear Sir or Madam", "another kind of file"),
    "a packed letter": (lambda _: gzip.compress(b"Dear Sir or Madam\n"), "another kind of file"),
    "other JSON": (lambda _: gzip.compress(b'{"version": 1}\n'), "another kind of file"),
    "a list": (lambda _: gzip.compress(b"[1]\n"), "another kind of file"),
    "cut off in the head": (cut(0.001), "cut off"),
    "cut off in the middle": (cut(0.5), "cut off"),
    "cut off near the end": (cut(0.999), "cut off"),
    "a bit turned early": (turned(0.3), "expected a backup"),
    "a bit turned late": (turned(0.9), "expected a backup"),
    "a line less": (lines(lambda all_: [*all_[:7], *all_[8:]]), "a sum that does not agree"),
    "a line changed": (
        lines(lambda all_: [*all_[:3], all_[3].replace(b'"at":1', b'"at":2'), *all_[4:]]),
        "a sum that does not agree",
    ),
    "no last line": (lines(lambda all_: all_[:-1]), "cut off"),
    "half a last line": (lines(lambda all_: [*all_[:-1], all_[-1][:20]]), "cut off"),
    "more after the end": (lines(lambda all_: [*all_, all_[1]]), "more than a backup"),
    "a line that is none": (lines(lambda all_: [*all_[:3], b"hm\n", *all_[3:]]), "a line 4 that cannot be read"),
    "a line twice": (lines(lambda all_: [*all_[:4], all_[3], *all_[4:]]), "a line 5 out of order"),
    "an entry first": (lines(lambda all_: [all_[0], all_[2], *all_[1:]]), "a line 2 out of order"),
    "a newer one": (
        lines(lambda all_: [all_[0].replace(b'"version":1', b'"version":2'), *all_[1:]]),
        "made by a newer version of lastcard",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_not_a_whole_backup_changes_nothing(sqlite: str, backup: Path, name: str) -> None:
    spoil, said = BAD[name]
    fill(sqlite)
    before = everything(sqlite)
    backup.write_bytes(spoil(backup.read_bytes()))

    assert said in one_sentence(admin("restore", "--force", backup, at=sqlite))
    assert everything(sqlite) == before


def test_a_file_that_is_not_there_is_named(sqlite: str, tmp_path: Path) -> None:
    assert one_sentence(admin("restore", tmp_path / "none", at=sqlite)) == (
        f"{tmp_path / 'none'}: expected a backup that can be read, found: No such file or directory"
    )


def test_an_entry_that_is_no_text_keeps_no_other_from_being_saved(
    sqlite: str, other: str, tmp_path: Path
) -> None:
    fill(sqlite)
    order(sqlite, "UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE table_id = 'over' AND seq = 5")
    file = tmp_path / "one.backup"

    assert admin("backup", file, at=sqlite).exit_code == 0
    assert admin("restore", file, at=other).exit_code == 0

    assert ids(other) == set(TABLES)
    found = admin("check", at=other)
    assert found.exit_code == 1
    assert "over" in found.stdout


def test_what_is_restored_is_for_its_owner_alone(other: str, backup: Path, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    assert admin("restore", backup, at=other).exit_code == 0

    assert stat.S_IMODE(Path(other.removeprefix("sqlite:///")).stat().st_mode) == 0o600
