"""Options: which an edition has, which values they take, and that every one of them does something."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

import lastcard
from lastcard.editions import EDITIONS, get
from lastcard.engine import settle_rulings, sheet_for
from lastcard.engine.options import accepted_options, option_values
from lastcard.model.edition import Alternative, Edition
from lastcard.model.errors import BadOption
from lastcard.model.rulings import HOUSE_RULES, RULINGS
from lastcard.model.sheet import Sheet
from tests.choices import some_values
from tests.data.printed import sheet_in_force
from tests.editions import ALL_EDITIONS

OPTIONS = RULINGS
RANGES = {"target": (50, 2000), "cycles": (1, 10)}
CHOICES = [
    pytest.param(edition, option, value, id=f"{edition.key}-{option}-{value}")
    for edition in EDITIONS
    for option in accepted_options(edition)
    for value in some_values(option)
]
FOREIGN = [
    pytest.param(edition, option, id=f"{edition.key}-{option}")
    for edition in EDITIONS
    for option in OPTIONS
    if option not in accepted_options(edition)
]
ALTERNATIVES = [
    pytest.param(edition, one, id=f"{edition.key}-{one.option}-{one.value}-{'-'.join(one.symbols)}")
    for edition in EDITIONS
    for one in edition.alternatives
]


@pytest.mark.parametrize(("edition", "option", "value"), CHOICES)
def test_an_edition_can_be_played_with_every_value_of_its_options(
    edition: Edition, option: str, value: object
) -> None:
    sheet = sheet_for(edition, settle_rulings(edition, {option: value}))

    assert asdict(sheet.rulings) == asdict(edition.rulings) | {option: value}


@pytest.mark.parametrize(("edition", "option"), FOREIGN)
def test_an_option_of_another_edition_is_refused(edition: Edition, option: str) -> None:
    for value in some_values(option):
        with pytest.raises(BadOption, match=f"expected an option of {edition.key} .* found '{option}'"):
            settle_rulings(edition, {option: value})


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_an_option_that_nobody_knows_is_refused(edition: Edition) -> None:
    with pytest.raises(BadOption, match="found 'draw_three'"):
        settle_rulings(edition, {"draw_three": True})


@pytest.mark.parametrize("value", ["maybe", "", 2077, 0, -1, 1.5, None, ("may",)])
@pytest.mark.parametrize("option", OPTIONS)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: object) -> None:
    edition = next(edition for edition in EDITIONS if option in accepted_options(edition))
    expected = "a whole number from" if option in RANGES else "one of"

    with pytest.raises(BadOption, match=f"expected {option} to be {expected}"):
        settle_rulings(edition, {option: value})


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        ("mini", "mini_draw_one", True),
        ("mini", "mini_draw_one", 1.0),
        ("mini", "mini_draw_one", "1"),
        ("classic", "stacking", 0),
        ("classic", "stacking", True),
        ("classic", "jump_in", 1),
        ("classic", "jump_in", 0),
        ("classic", "jump_in", "true"),
        ("flip", "show_inactive", 1),
        ("beach", "voluntary_draw", 0),
        ("beach", "voluntary_draw", 1),
        ("classic", "target", True),
        ("classic", "target", 500.0),
        ("classic", "target", "500"),
        ("classic", "cycles", True),
        ("classic", "cycles", 1.0),
        ("classic", "cycles", "1"),
    ],
)
def test_true_is_not_1_and_a_word_is_neither(edition: str, option: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"expected {option} to be "):
        settle_rulings(get(edition), {option: value})


def test_these_are_all_the_ranges() -> None:
    found = {option: option_values(option) for option in OPTIONS if isinstance(option_values(option), range)}

    assert found == {option: range(lowest, highest + 1) for option, (lowest, highest) in RANGES.items()}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("option", RANGES)
def test_both_ends_of_a_range_are_accepted_and_what_lies_beyond_is_refused(
    edition: Edition, option: str
) -> None:
    lowest, highest = RANGES[option]

    for value in (lowest, highest):
        assert getattr(settle_rulings(edition, {option: value}), option) == value
    for value in (lowest - 1, highest + 1):
        with pytest.raises(BadOption) as refused:
            settle_rulings(edition, {option: value})
        assert (
            str(refused.value)
            == f"expected {option} to be a whole number from {lowest} to {highest}, found {value}"
        )


# --- older names -----------------------------------------------------------------------------------------


def test_an_older_name_of_an_option_is_understood() -> None:
    assert settle_rulings(get("mini"), {"mini_target": 500}).target == 500


def test_an_older_name_takes_what_the_option_takes() -> None:
    with pytest.raises(BadOption, match="expected target to be a whole number from 50 to 2000, found true"):
        settle_rulings(get("mini"), {"mini_target": True})


@pytest.mark.parametrize(
    "edition", [one for one in ALL_EDITIONS if not one.renamed], ids=lambda edition: edition.key
)
def test_an_older_name_is_known_where_it_was_used_and_nowhere_else(edition: Edition) -> None:
    with pytest.raises(BadOption, match=f"expected an option of {edition.key} .* found 'mini_target'"):
        settle_rulings(edition, {"mini_target": 500})


def test_both_names_at_once_are_refused_even_if_they_agree() -> None:
    with pytest.raises(BadOption, match=r"^expected target or its older name mini_target, found both$"):
        settle_rulings(get("mini"), {"mini_target": 500, "target": 500})


def test_no_older_name_is_the_name_of_an_option() -> None:
    renamed = [pair for edition in EDITIONS for pair in edition.renamed]

    assert renamed == [("mini_target", "target")]
    assert all(old not in OPTIONS and new in OPTIONS for old, new in renamed)


def test_a_refusal_names_values_as_a_file_would() -> None:
    with pytest.raises(
        BadOption, match=r'^expected stacking to be one of false, "same", "higher", found true$'
    ):
        settle_rulings(get("classic"), {"stacking": True})


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_no_edition_lists_an_option_twice_or_one_that_does_not_exist(edition: Edition) -> None:
    accepted = accepted_options(edition)

    assert len(set(accepted)) == len(accepted)
    assert set(accepted) <= set(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_belongs_to_an_edition(option: str) -> None:
    assert any(option in accepted_options(edition) for edition in EDITIONS)


@pytest.mark.rule("HOUSE-01", "HOUSE-02", "HOUSE-03", "HOUSE-04", "HOUSE-05", "HOUSE-06", "HOUSE-07")
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_all_house_rules_are_off_unless_chosen(edition: Edition) -> None:
    assert {getattr(edition.rulings, option) for option in HOUSE_RULES} == {False}


# --- every value does something --------------------------------------------------------------------------


def law() -> Iterator[ast.AST]:
    """The code that plays by the rulings."""
    for layer in ("engine", "views", "match"):
        for path in sorted((Path(lastcard.__file__).parent / layer).glob("*.py")):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


def options_read() -> set[str]:
    """Options that the law looks at, as `rulings.<option>`."""
    return {
        node.attr
        for node in law()
        if isinstance(node, ast.Attribute)
        and (
            (isinstance(node.value, ast.Name) and node.value.id == "rulings")
            or (isinstance(node.value, ast.Attribute) and node.value.attr == "rulings")
        )
    }


READ = options_read()


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_read_by_the_engine_or_changes_a_row_of_a_sheet(option: str) -> None:
    rewritten = {one.option for edition in EDITIONS for one in edition.alternatives}

    assert option in READ | rewritten


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        pytest.param(edition, option, value, id=f"{edition.key}-{option}-{value}")
        for edition in EDITIONS
        for option in edition.options
        for value in some_values(option)
        if value != getattr(edition.rulings, option)
    ],
)
def test_every_other_value_of_an_own_option_has_its_alternative_or_is_read(
    edition: Edition, option: str, value: object
) -> None:
    rewritten = {(one.option, one.value) for one in edition.alternatives}

    assert option in READ or (option, value) in rewritten


def printed_parts(sheet: Sheet) -> tuple[Any, ...]:
    return (sheet.deck, sheet.faces, sheet.openings, sheet.target, sheet.wild_match, sheet.shown_to_all)


@pytest.mark.parametrize(("edition", "alternative"), ALTERNATIVES)
def test_every_alternative_is_about_a_real_choice_and_changes_the_sheet(
    edition: Edition, alternative: Alternative
) -> None:
    chosen = sheet_in_force(edition.key, **{alternative.option: alternative.value})

    assert alternative.option in edition.options
    assert printed_parts(chosen) != printed_parts(sheet_in_force(edition.key))


@pytest.mark.parametrize(("edition", "alternative"), ALTERNATIVES)
def test_every_alternative_names_symbols_of_its_deck(edition: Edition, alternative: Alternative) -> None:
    symbols = {row.symbol for side in edition.sides for row in side.rows}

    assert set(alternative.symbols) <= symbols
