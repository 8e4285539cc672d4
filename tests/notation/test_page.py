"""The tables of docs/notation.md are true."""

import re
from pathlib import Path

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options, option_values
from lastcard.model.rulings import RULINGS

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TEXT = PAGE.read_text("utf-8")
OPTIONS = re.findall(
    r"^\| (`\w+`(?:, `\w+`)*) \| ([^|]+) \|", TEXT.split("### Options\n")[1].split("### ")[0], re.MULTILINE
)
TABLED = {option: cell for options, cell in OPTIONS for option in re.findall(r"`(\w+)`", options)}


def toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def test_the_page_lists_exactly_the_options_that_exist() -> None:
    assert sorted(TABLED) == sorted(RULINGS)


@pytest.mark.parametrize("option", RULINGS)
def test_the_page_lists_the_values_of_an_option_as_a_file_has_them(option: str) -> None:
    listed = re.findall(r"`([^`]+)`", TABLED[option].partition(";")[0])
    values = option_values(option)

    if isinstance(values, range):
        assert listed[1:] == [str(values[0]), str(values[-1])]
    else:
        assert sorted(listed) == sorted(toml(value) for value in values)


@pytest.mark.parametrize("option", RULINGS)
def test_the_page_names_the_default_first_and_where_it_is_another(option: str) -> None:
    values, _, others = TABLED[option].partition(";")
    first = re.findall(r"`([^`]+)`", values)[0]
    named = {key: value for value, key in re.findall(r"`([^`]+)` in (\w+)", others)}

    for edition in EDITIONS:
        if option in accepted_options(edition):
            assert toml(getattr(edition.rulings, option)) == named.get(edition.key, first)


def test_the_page_lists_the_printings_of_every_edition() -> None:
    rows = re.findall(r"^\| (\w+) \| (`en`.*) \|$", TEXT, re.MULTILINE)

    assert {edition: re.findall(r"`([\w-]+)`", keys) for edition, keys in rows} == {
        edition.key: [printing.key for printing in edition.printings] for edition in EDITIONS
    }
