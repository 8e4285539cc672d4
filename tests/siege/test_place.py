"""Where tables are kept by default, and that nobody else on the machine can read them."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from lastcard.server.place import DATABASE
from tests.siege.house import House, house

ENDS = ("", "-wal", "-shm", ".lock")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def open_handed() -> Iterator[None]:
    """A host whose files anybody may read, as most systems have it."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


def at_home(folder: Path) -> AbstractContextManager[House]:
    """A server whose host has set nothing."""
    return house(
        folder,
        LASTCARD_DATA="",
        HOME=str(folder),
        XDG_DATA_HOME=str(folder / "share"),
        XDG_CONFIG_HOME=str(folder / "config"),
    )


def said(place: House, what: str) -> list[str]:
    return [line.get("where") or line.get("in") or line["to"] for line in place.log() if line["what"] == what]


def test_a_new_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with open_handed(), house(tmp_path) as place:
        place.open_table()
        assert mode(tmp_path / "data") == 0o700
        assert {mode(tmp_path / "data" / f"{DATABASE}{end}") for end in ENDS} == {0o600}
        assert said(place, "others may read this no more") == []


def test_one_that_exists_is_made_so_and_the_log_says_it(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        place.open_table()
        place.process.kill()  # so that all its files stay
        place.process.wait()
    folder = tmp_path / "data"
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755 if path == folder else 0o644)

    with open_handed(), house(tmp_path) as place:
        place.open_table()
        assert mode(folder) == 0o700
        assert {mode(folder / f"{DATABASE}{end}") for end in ENDS} == {0o600}
        assert str(folder) in said(place, "others may read this no more")
        assert str(folder / DATABASE) in said(place, "others may read this no more")


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "letter.txt").write_text("Dear Sir or Madam", "utf-8")
    before = mode(folder), mode(folder / "letter.txt")

    with open_handed(), house(tmp_path):
        assert (mode(folder), mode(folder / "letter.txt")) == before
        assert mode(folder / DATABASE) == 0o600


def test_tables_are_kept_in_the_users_data_folder_and_the_log_says_where(tmp_path: Path) -> None:
    with at_home(tmp_path) as place:
        file = tmp_path / "share" / "lastcard" / DATABASE
        assert file.exists()
        assert said(place, "tables are kept") == [f"sqlite:///{file}"]
    assert not (tmp_path / "config").exists()


def settled_before(folder: Path) -> tuple[Path, str]:
    """A database in the former place, as a server left it that was killed; and a table in it."""
    former = folder / "config" / "lastcard"
    with house(folder, LASTCARD_DATA=str(former)) as place:
        table: str = place.open_table()["table"]
        place.process.kill()
        place.process.wait()
    assert (former / f"{DATABASE}-wal").stat().st_size > 0, "the newest stands there"
    return former / DATABASE, table


def test_a_database_in_the_former_place_is_moved(tmp_path: Path) -> None:
    former, table = settled_before(tmp_path)

    with at_home(tmp_path) as place:
        assert place.get(f"/api/tables/{table}").status == 200
        assert said(place, "tables moved") == [str(tmp_path / "share" / "lastcard" / DATABASE)]
        assert not former.parent.exists()
    with at_home(tmp_path) as place:
        assert place.get(f"/api/tables/{table}").status == 200


def test_one_that_cannot_be_moved_is_found_where_it_is(tmp_path: Path) -> None:
    former, table = settled_before(tmp_path)

    with closing(sqlite3.connect(former)) as other:
        other.execute("SELECT count(*) FROM tables").fetchone()
        with at_home(tmp_path) as place:
            assert place.get(f"/api/tables/{table}").status == 200
            assert said(place, "tables are kept")[-1] == f"sqlite:///{former}"
    with at_home(tmp_path) as place:
        assert place.get(f"/api/tables/{table}").status == 200
        assert said(place, "tables moved")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_help_page_names_the_folder(command: str, tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "share")}
    words = [sys.executable, "-m", "lastcard", command, "--help"]
    page = subprocess.run(words, check=True, capture_output=True, text=True, env=environment).stdout

    assert "[default: ~/share/lastcard]" in " ".join(page.split())
