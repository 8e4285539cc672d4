"""Listing, closing, exporting and removing tables."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.locale import LANGUAGES, Speaker
from lastcard.table.entries import TableClosed
from lastcard.table.keeping.prune import Removed, remove, unchanged_since
from lastcard.table.keeping.vault import opened
from lastcard.table.record import record_of
from tests.admin.cellar import TABLES, admin, everything, fill, ids, one_sentence, order, says, tables
from tests.cli.running import lastcard

DAY = 86400
GONE = ("over", "twice", "closed")
"""Nobody plays there any more."""


@pytest.fixture(autouse=True)
def filled(url: str) -> None:
    fill(url)


def listed(url: str, *words: str) -> list[str]:
    ran = admin("tables", "--json", *words, at=url)
    assert ran.exit_code == 0, ran.output
    return [one["table"] for one in json.loads(ran.stdout)["tables"]]


# --- the list --------------------------------------------------------------------------------------------


def test_the_list_can_be_narrowed_down(url: str) -> None:
    order(url, f"UPDATE tables SET updated_at = {time.time() - 5 * DAY}, public = true WHERE id = 'plays'")  # noqa: S608

    assert listed(url)[0] == "plays", "the last changed first"
    assert set(listed(url)) == set(TABLES)
    assert set(listed(url, "--status", "over", "--status", "closed")) == set(GONE)
    assert set(listed(url, "--edition", "mini")) == set(TABLES)
    assert listed(url, "--edition", "flip") == []
    assert listed(url, "--public") == ["plays"]
    assert set(listed(url, "--private")) == set(TABLES) - {"plays"}
    assert listed(url, "--newer-than", "1w") == ["plays"]
    assert listed(url, "--newer-than", "12h") == []
    assert set(listed(url, "--older-than", "6d")) == set(TABLES) - {"plays"}


def test_a_table_whose_beginning_cannot_be_read_is_listed_all_the_same(url: str) -> None:
    order(url, says("hm", "over", 1))

    assert set(listed(url)) == set(TABLES)
    assert set(listed(url, "--edition", "mini")) == set(TABLES) - {"over"}
    assert "over" in admin("tables", at=url).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_told_in_every_language(url: str, lang: str) -> None:
    told = admin("tables", "--lang", lang, at=url).stdout

    assert Speaker(lang).phrase("admin-tables", number=len(TABLES)) in told
    assert all(table in told for table in TABLES)
    assert Speaker(lang).phrase("admin-gathering").split()[0] in told


# --- closing one -----------------------------------------------------------------------------------------


def test_a_table_is_closed_once(url: str) -> None:
    assert admin("close", "plays", "--dry-run", at=url).stdout == "Table plays would be closed.\n"
    assert listed(url, "--status", "playing") == ["plays"]
    assert admin("close", "plays", at=url).stdout == "Table plays is closed.\n"
    assert admin("close", "plays", at=url).stdout == "Table plays was closed already.\n"
    assert admin("close", "plays", "--dry-run", at=url).stdout == "Table plays was closed already.\n"

    async def scene() -> object:
        async with opened(url) as vault:
            return (await vault.store.read("plays"))[-1].entry

    assert asyncio.run(scene()) == TableClosed("admin")
    assert admin("check", at=url).exit_code == 0


def test_a_table_with_a_damaged_log_can_be_closed(url: str) -> None:
    order(url, says("hm", "plays", 2))

    assert admin("close", "plays", at=url).exit_code == 0
    assert set(listed(url, "--status", "closed")) == {"plays", "closed"}


@pytest.mark.parametrize(
    "words", [("close", "none"), ("export", "none"), ("export", "none", "--format", "log")]
)
def test_a_table_that_is_not_there_is_a_sentence(url: str, words: tuple[str, ...]) -> None:
    assert one_sentence(admin(*words, at=url)).endswith("found none with this id: none")


# --- exporting one ---------------------------------------------------------------------------------------


def test_finished_matches_are_exported_as_records(url: str, tmp_path: Path) -> None:
    over, twice = (tables()[name].log for name in ("over", "twice"))
    games = tmp_path / "games"

    assert admin("export", "over", at=url).stdout == record_of(over, "over", 1)
    assert admin("export", "twice", "--match", "2", at=url).stdout == record_of(twice, "twice", 2)
    assert admin("export", "twice", "--to", games, at=url).exit_code == 0
    assert sorted(file.name for file in games.iterdir()) == ["twice-1.toml", "twice-2.toml"]
    assert admin("export", "over", "--to", games, at=url).stdout == f"Written: {games / 'over-1.toml'}\n"
    assert admin("export", "over", "--to", tmp_path / "a.toml", at=url).exit_code == 0
    assert (tmp_path / "a.toml").read_text("utf-8") == record_of(over, "over", 1)
    assert lastcard("verify", games).exit_code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("twice",), "expected --match or --to for a table with 2 matches"),
        (("twice", "--match", "3"), "expected match 3 of table twice to be over"),
        (("plays",), "expected a match of table plays that is over, found none"),
        (("plays", "--match", "1"), "expected match 1 of table plays to be over"),
        (("closed",), "expected a match of table closed that is over, found none"),
        (("gathers", "--format", "log"), "expected --secrets for the log of table gathers"),
        (("plays", "--format", "log"), "expected --secrets for the log of table plays"),
        (("over", "--format", "log"), "expected --secrets for the log of table over"),
        (("over", "--to", "missing/game.toml"), "missing/game.toml: expected a file to write to"),
    ],
)
def test_what_cannot_be_exported_is_a_sentence(url: str, words: tuple[str, ...], said: str) -> None:
    assert said in one_sentence(admin("export", *words, at=url))


def test_a_log_is_exported_as_it_stands(url: str) -> None:
    order(url, says("hm", "closed", 2))

    lines = admin("export", "closed", "--format", "log", at=url).stdout.splitlines()

    assert len(lines) == len(tables()["closed"].log)
    assert json.loads(lines[0])["entry"]["type"] == "TableOpened"
    assert json.loads(lines[1]) == {"seq": 2, "at": 1000.0, "entry": "hm"}
    assert admin("export", "plays", "--format", "log", "--secrets", at=url).stdout.count("SeedDrawn") == 2


# --- removing old ones -----------------------------------------------------------------------------------


def test_only_tables_at_which_nobody_plays_are_removed(url: str) -> None:
    entries = sum(len(tables()[name].log) for name in GONE)

    ran = admin("prune", "--older-than", "90d", "--dry-run", at=url)
    assert ran.stdout == f"Would be removed: tables: 3, entries: {entries}.\n"
    assert ids(url) == set(TABLES)

    ran = admin("prune", "--older-than", "90d", at=url)
    assert (ran.exit_code, ran.stdout) == (0, f"Removed: tables: 3, entries: {entries}.\n")
    assert ids(url) == set(TABLES) - set(GONE)
    assert admin("check", at=url).exit_code == 0


def test_younger_tables_stay(url: str) -> None:
    order(url, f"UPDATE tables SET updated_at = {time.time() - 89 * DAY} WHERE id = 'over'")  # noqa: S608 - a number

    admin("prune", "--older-than", "90d", at=url)

    assert ids(url) == {"gathers", "plays", "over"}


@pytest.mark.parametrize("age", ["23h", "0d", "90", "d", "-90d", "ninety", "90 d", "9999999d", ""])
def test_an_age_that_is_none_is_a_sentence(url: str, age: str) -> None:
    assert "expected a" in one_sentence(admin("prune", "--older-than", age, at=url))
    assert ids(url) == set(TABLES)


def test_a_table_that_changes_between_listing_and_removing_stays(url: str) -> None:
    async def scene() -> Removed:
        async with opened(url) as vault:
            rows = await unchanged_since(vault, time.time())
            over = await vault.row("over")
            again = replace(over, seq=over.seq + 1, updated_at=over.updated_at)
            await vault.store.append(again, [replace(tables()["closed"].log[-1], seq=again.seq)])
            return await remove(vault, rows, lambda *_: None)

    removed = asyncio.run(scene())

    assert removed.tables == 2
    assert ids(url) == {"gathers", "plays", "over"}
    assert len([one for one in everything(url)[1] if one[0] == "over"]) == len(tables()["over"].log) + 1


def test_records_are_kept_before_their_tables_go(url: str, tmp_path: Path) -> None:
    games = tmp_path / "games"

    ran = admin("prune", "--older-than", "1d", "--records", games, at=url)

    assert ran.exit_code == 0
    assert ran.stdout.splitlines()[0] == f"Records kept in {games}: 3."
    assert sorted(file.name for file in games.iterdir()) == ["over-1.toml", "twice-1.toml", "twice-2.toml"]
    assert lastcard("verify", games).exit_code == 0


def test_a_table_whose_records_cannot_be_made_stays_and_is_named(url: str, tmp_path: Path) -> None:
    order(url, says("hm", "over", 7))

    ran = admin("prune", "--older-than", "1d", "--records", tmp_path / "games", at=url)

    assert ran.exit_code == 1
    assert ran.stderr.startswith("over: ")
    assert ids(url) == {"gathers", "plays", "over"}


def test_records_that_cannot_be_written_keep_everything(url: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    said = one_sentence(
        admin("prune", "--older-than", "1d", "--records", tmp_path / "file" / "games", at=url)
    )

    assert "expected a folder to write to" in said
    assert ids(url) == set(TABLES)


def test_the_file_of_sqlite_becomes_smaller_on_request(url: str) -> None:
    ran = admin("prune", "--older-than", "1d", "--vacuum", at=url)

    assert ran.exit_code == 0
    if url.startswith("sqlite"):
        before, after = (int(word) for word in ran.stdout.splitlines()[1].split() if word.isdecimal())
        assert after < before
        assert Path(url.removeprefix("sqlite:///")).stat().st_size == after
    assert admin("check", at=url).exit_code == 0


def test_a_table_whose_row_is_behind_its_log_is_told_of_and_not_tried_for_ever(url: str) -> None:
    order(url, "UPDATE tables SET seq = seq - 1 WHERE id = 'plays'")

    ran = admin("close", "plays", at=url)

    assert ran.exit_code == 2
    assert "lastcard admin check" in one_sentence(ran)


def test_a_log_that_makes_no_sense_stays_and_the_others_are_pruned(url: str, tmp_path: Path) -> None:
    order(url, "UPDATE entries SET seq = seq + 1000 WHERE table_id = 'over' AND seq > 20")

    ran = admin("prune", "--older-than", "90d", "--records", tmp_path / "records", at=url)

    assert ran.exit_code == 1
    assert "over" in ran.output
    assert "over" in ids(url)
    assert "twice" not in ids(url)
