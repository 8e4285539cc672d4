"""An edition says the same as a value, as plain data and as a file."""

import json
import tomllib

import pytest

from lastcard.editions import EDITIONS
from lastcard.model.edition import Edition
from lastcard.notation.editions import edition_of, read_edition, table_of, write_edition
from tests.edition_files.files import DUO_TEXT, duo

WRITTEN = (*EDITIONS, read_edition(DUO_TEXT))


@pytest.mark.parametrize("edition", WRITTEN, ids=lambda edition: edition.key)
def test_an_edition_is_the_same_after_it_was_written_as_data(edition: Edition) -> None:
    table = table_of(edition)
    assert edition_of(table, ours=True) == edition
    assert edition_of(json.loads(json.dumps(table)), ours=True) == edition


@pytest.mark.parametrize("edition", WRITTEN, ids=lambda edition: edition.key)
def test_an_edition_is_the_same_after_it_was_written_as_a_file(edition: Edition) -> None:
    text = write_edition(edition)
    assert read_edition(text, ours=True) == edition
    assert tomllib.loads(text).keys() == table_of(edition).keys()


def test_what_is_as_usual_is_not_written() -> None:
    table = duo(mode="first_to", wild_match="none", shown_to_all=False, printing=[{"key": "en"}])
    assert table_of(edition_of(table)).keys() == duo().keys()


def test_what_a_file_does_not_say_is_as_usual() -> None:
    edition = read_edition(DUO_TEXT)
    rows = {row.symbol: row for row in edition.sides[0].rows}
    assert (rows["9"].points, rows["s2"].points, rows["w"].points) == (9, 20, 50)
    assert [rows[symbol].opening for symbol in ("9", "s2", "+3", "w")] == [
        "starts",
        "acts",
        "acts",
        "left_names",
    ]
    assert rows["+3"].when_last == rows["+3"].when_played
    assert rows["v"].when_last == ()
