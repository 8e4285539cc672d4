"""The page of rulings lists the options that exist, with their values and editions, and no others."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine.sheet import accepted_options, option_values
from lastcard.model.edition import Edition
from lastcard.model.rulings import HOUSE_RULES, Rulings

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
KEYS = [edition.key for edition in EDITIONS]


class Row(NamedTuple):
    """A row of the table of options."""

    option: str
    values: dict[str, list[str]]
    """By edition, or under `others`; the default first."""
    editions: str


def values_of(cell: str) -> dict[str, list[str]]:
    """`beach: a / b; others: b / a`, or the same values for all."""
    parts = [part.rpartition(":") for part in cell.split(";")]
    return {who.strip() or "others": re.findall(r"`(\w+)`", values) for who, _, values in parts}


def rows() -> dict[str, Row]:
    table = PAGE.read_text("utf-8").partition("\n## Options\n")[2]
    found = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|", table, re.MULTILINE)
    return {option: Row(option, values_of(values), editions) for option, values, editions in found}


ROWS = rows()
CHOICES = [
    pytest.param(edition, option, id=f"{edition.key}-{option}")
    for edition in EDITIONS
    for option in accepted_options(edition)
]


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def editions_of(row: Row) -> set[str]:
    """`all`, `all but beach, …`, or the editions by name."""
    head = re.split(r"[,;]", row.editions)[0].strip()
    if head.startswith("all but "):
        return set(KEYS) - {head.removeprefix("all but ")}
    return set(KEYS) if head == "all" else {head}


def test_the_page_lists_exactly_the_options_that_exist() -> None:
    assert sorted(ROWS) == sorted(Rulings.__struct_fields__)


@pytest.mark.parametrize("option", Rulings.__struct_fields__)
def test_the_page_names_the_editions_that_accept_an_option(option: str) -> None:
    accepting = {edition.key for edition in EDITIONS if option in accepted_options(edition)}

    assert editions_of(ROWS[option]) == accepting


@pytest.mark.parametrize(("edition", "option"), CHOICES)
def test_the_page_lists_all_values_of_an_option(edition: Edition, option: str) -> None:
    listed = ROWS[option].values
    values = listed.get(edition.key) or listed["others"]

    assert sorted(values) == sorted(written(value) for value in option_values(option))


@pytest.mark.parametrize(("edition", "option"), CHOICES)
def test_the_page_names_the_default_of_an_edition_first(edition: Edition, option: str) -> None:
    listed = ROWS[option].values
    values = listed.get(edition.key) or listed["others"]

    assert values[0] == written(getattr(edition.rulings, option))


@pytest.mark.parametrize("option", Rulings.__struct_fields__)
def test_the_page_says_which_options_are_house_rules(option: str) -> None:
    assert ("house rule" in ROWS[option].editions) == (option in HOUSE_RULES)
