"""The pages list the options that exist, with their values and editions, and no others."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options, option_values
from lastcard.model.edition import Edition
from lastcard.model.rulings import HOUSE_RULES, RULINGS

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
KEYS = [edition.key for edition in EDITIONS]


class Values(NamedTuple):
    """What an option can be in an edition."""

    default: str
    all: list[str] | range


class Row(NamedTuple):
    """A row of the table of options."""

    option: str
    values: dict[str, Values]
    """By edition, or under `others`."""
    editions: str


def read_values(text: str) -> Values:
    """`a / b`, the default first; or a range, its default before its ends: `5` (`1` – `10`)."""
    if bounds := re.fullmatch(r"`(\d+)` \(`(\d+)` – `(\d+)`\)", text.strip()):
        return Values(bounds[1], range(int(bounds[2]), int(bounds[3]) + 1))
    assert re.fullmatch(r"`\w+`( / `\w+`)+", text.strip()), f"expected values, found {text!r}"
    listed = re.findall(r"`(\w+)`", text)
    return Values(listed[0], listed)


def values_of(cell: str) -> dict[str, Values]:
    """`beach: a / b; others: b / a`, or the same values for all."""
    parts = [part.rpartition(":") for part in cell.split(";")]
    return {who.strip() or "others": read_values(values) for who, _, values in parts}


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


def listed(edition: Edition, option: str) -> Values:
    values = ROWS[option].values
    return values.get(edition.key) or values["others"]


def editions_of(row: Row) -> set[str]:
    """`all`, `all but beach, …`, or the editions by name."""
    head = re.split(r"[,;]", row.editions)[0].strip()
    if head.startswith("all but "):
        return set(KEYS) - {head.removeprefix("all but ")}
    return set(KEYS) if head == "all" else {head}


def test_the_page_lists_exactly_the_options_that_exist() -> None:
    assert sorted(ROWS) == sorted(RULINGS)


@pytest.mark.parametrize("option", RULINGS)
def test_the_page_names_the_editions_that_accept_an_option(option: str) -> None:
    accepting = {edition.key for edition in EDITIONS if option in accepted_options(edition)}

    assert editions_of(ROWS[option]) == accepting


@pytest.mark.parametrize(("edition", "option"), CHOICES)
def test_the_page_lists_all_values_of_an_option(edition: Edition, option: str) -> None:
    values = option_values(option)

    if isinstance(values, range):
        assert listed(edition, option).all == values
    else:
        assert sorted(listed(edition, option).all) == sorted(written(value) for value in values)


@pytest.mark.parametrize(("edition", "option"), CHOICES)
def test_the_page_names_the_default_of_an_edition_first(edition: Edition, option: str) -> None:
    assert listed(edition, option).default == written(getattr(edition.rulings, option))


@pytest.mark.parametrize("option", RULINGS)
def test_the_page_says_which_options_are_house_rules(option: str) -> None:
    assert ("house rule" in ROWS[option].editions) == (option in HOUSE_RULES)


# --- the pages of the editions -----------------------------------------------------------------------------

INLINE = re.compile(r"`option (\w+): ([^`]+)`")
TABLED = re.compile(r"^\| `(\w+)` \| ([^|]+?) \|", re.MULTILINE)


def page_of(name: str) -> str:
    return (PAGE.parent / "rules" / f"{name}.md").read_text("utf-8")


def told_on(name: str) -> list[tuple[str, str]]:
    """Options with their values, in the text of a page and in its table of options."""
    page = page_of(name)
    table = page.partition("\n## Options and house rules\n")[2]
    return INLINE.findall(page) + [
        (option, values.replace("`", "")) for option, values in TABLED.findall(table)
    ]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_the_page_of_an_edition_tells_all_of_its_options(edition: Edition) -> None:
    told = {option for page in (edition.key, "modes", "house") for option, _ in told_on(page)}

    assert set(accepted_options(edition)) <= told
    assert {option for option, _ in told_on(edition.key)} <= set(accepted_options(edition))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_the_page_of_an_edition_names_its_default_first_and_no_value_that_does_not_exist(
    edition: Edition,
) -> None:
    for option, said in told_on(edition.key):
        values = option_values(option)
        default = written(getattr(edition.rulings, option))
        if isinstance(values, range):
            assert said in {default, f"{default} ({values[0]} – {values[-1]})"}
        else:
            assert said.split(" / ")[0] == default
            assert sorted(said.split(" / ")) == sorted(written(value) for value in values)
