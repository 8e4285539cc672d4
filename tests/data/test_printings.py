"""Printings: the presets of the editions are what the sheets say, and what the page about them tells."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import asdict, replace

from lastcard.editions import EDITIONS, get
from lastcard.engine.options import (
    accepted_options,
    as_kept,
    get_printing,
    in_full,
    settle_rulings,
    with_printing,
)
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption, UnknownPrinting

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "printings.md").read_text("utf-8")
EN = "en"

# What each text says, read off the sheets. Options whose default the English text has changed stand in every row.
SHEETS: dict[str, dict[str, dict[str, object]]] = {
    "beach": {
        "en": {"opening_draw_skips": False},
        "es": {"opening_draw_skips": True},
        "fr-CA": {
            "opening_draw_skips": False,
            "opening_reverse": "right",
            "drawn_card": "may",
            "rotation_order": "alternate",
        },
        "pt": {"opening_draw_skips": False},
        "nl": {
            "opening_draw_skips": False,
            "drawn_card": "may",
            "voluntary_draw": "never",
            "rotation_order": "alternate",
        },
        "fr-FR": {
            "dealer_draw": "number",
            "opening_draw_skips": True,
            "opening_reverse": "right",
            "voluntary_draw": "never",
            "rotation_order": "alternate",
        },
        "de": {
            "dealer_draw": "number",
            "rejected_opening": "bottom",
            "opening_draw_skips": False,
            "drawn_card": "may",
            "voluntary_draw": "never",
        },
        "it": {"opening_draw_skips": False},
    },
    "battle": {
        "en": {},
        "es": {"drawn_card": "must_if_stuck", "battle_optional": True, "catch_until": "open"},
        "fr-CA": {"battle_next": "challenged", "catch_until": "plays"},
        "pt": {"rejected_opening": "middle"},
    },
    "flip": {
        "en": {},
        "fr-CA": {"catch_until": "plays"},
        "pt": {},
        "es": {"start_direction": "right", "catch_until": "plays"},
        "de": {},
    },
    "trend": {"en": {}},
    "mini": {
        "en": {"mini_deck": "a", "mini_draw_one": 2, "target": 250},
        "fr": {"mini_deck": "b", "mini_draw_one": 2, "target": 500, "catch_until": "plays"},
        "nl": {"mini_deck": "b", "mini_draw_one": 2, "target": 500, "drawn_card": "must"},
        "de": {"mini_deck": "b", "mini_draw_one": 1, "target": 500},
        "it": {"mini_deck": "b", "mini_draw_one": 2, "target": 500, "drawn_card": "must"},
        "es": {"mini_deck": "b", "mini_draw_one": 2, "target": 500},
        "pt": {"mini_deck": "b", "mini_draw_one": 2, "target": 500},
    },
}
SHARED: dict[str, dict[str, object]] = {
    "beach": {"penalty_draw_closes_uno": True, "beachcomber_color": "keep"},
    "battle": {"battle_uno": "at_once", "uno_after_battle": "never", "two_player_reverse": "plain"},
    "flip": {"two_player_reverse": "plain"},
    "trend": {"trend_last_card": "ignore", "two_player_reverse": "plain"},
    "mini": {"last_card_draw": "never", "two_player_reverse": "plain"},
}
"""Strict readings of words that all texts of a sheet share."""

PRINTINGS = [
    pytest.param(edition, printing.key, id=f"{edition.key}-{printing.key}")
    for edition in EDITIONS
    for printing in edition.printings
]


def rules_of(edition: Edition, printing: str) -> dict[str, object]:
    """All options of the edition, as they are in force with a printing."""
    rulings = asdict(settle_rulings(edition, with_printing(edition, printing, {})))
    return {option: rulings[option] for option in accepted_options(edition)}


# --- the sheets --------------------------------------------------------------------------------------------


def test_there_are_25_printings_beside_the_one_of_classic() -> None:
    counted = {edition.key: len(edition.printings) for edition in EDITIONS}

    assert counted == {"classic": 1, "beach": 8, "battle": 4, "trend": 1, "flip": 5, "mini": 7}
    assert sum(counted.values()) == 25 + 1


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_an_edition_has_the_printings_of_its_sheet(edition: Edition) -> None:
    assert [printing.key for printing in edition.printings] == list(SHEETS.get(edition.key, [EN]))


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_a_printing_plays_by_what_its_text_says(edition: Edition, printing: str) -> None:
    said = SHEETS.get(edition.key, {EN: {}})[printing]
    english = {option: getattr(edition.rulings, option) for option in accepted_options(edition)}

    assert rules_of(edition, printing) == english | said


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_english_comes_first_and_changes_nothing(edition: Edition) -> None:
    assert edition.printings[0].key == EN
    assert edition.printings[0].rules == ()


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_no_printing_repeats_a_default_or_names_an_option_twice(edition: Edition, printing: str) -> None:
    rules = get_printing(edition, printing).rules

    assert len(dict(rules)) == len(rules)
    assert [option for option, value in rules if value == getattr(edition.rulings, option)] == []


@pytest.mark.parametrize("edition", SHARED)
def test_no_printing_applies_a_strict_reading_by_itself(edition: str) -> None:
    chosen = {option for printing in get(edition).printings for option, _ in printing.rules}

    assert not chosen & set(SHARED[edition])


# --- the page ----------------------------------------------------------------------------------------------


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


class Cell(NamedTuple):
    """What the page says about an option in a printing."""

    value: str
    differs: bool
    """Set in bold."""
    silent: bool
    """A dot: the text does not settle it."""


def read_cell(text: str) -> Cell:
    found = re.fullmatch(r"(\*\*)?`([\w-]+)`(\*\*)?( ·)?", text)
    assert found, f"expected a value, found {text!r}"
    assert found[1] == found[3], f"expected bold as a whole, found {text!r}"
    return Cell(found[2], differs=found[1] is not None, silent=found[4] is not None)


def table_of(edition: str) -> dict[str, dict[str, Cell]]:
    """Option by option, what the page says for each printing."""
    head, _, *rows = (line for line in section(edition).splitlines() if line.startswith("|"))
    printings = cells(head)[2:]
    found = {}
    for row in rows:
        _, option, *values = cells(row)
        if not re.fullmatch(r"`\w+`", option):
            break  # the next table
        assert option not in found
        found[option.strip("`")] = dict(zip(printings, map(read_cell, values), strict=True))
    return found


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@pytest.mark.parametrize("edition", SHEETS)
def test_the_page_has_a_column_for_every_printing_in_the_order_of_the_edition(edition: str) -> None:
    keys = [printing.key for printing in get(edition).printings]

    assert table_of(edition)
    assert all(list(row) == keys for row in table_of(edition).values())


@pytest.mark.parametrize("edition", SHEETS)
def test_the_page_has_a_row_for_every_option_in_which_printings_differ(edition: str) -> None:
    differing = {option for printing in get(edition).printings for option, _ in printing.rules}

    assert differing <= set(table_of(edition))
    assert set(table_of(edition)) <= set(accepted_options(get(edition)))


@pytest.mark.parametrize(
    ("edition", "option"), [(edition, option) for edition in SHEETS for option in table_of(edition)]
)
def test_every_cell_of_the_page_is_the_value_in_force(edition: str, option: str) -> None:
    said = {printing: cell.value for printing, cell in table_of(edition)[option].items()}

    assert said == {printing: written(rules_of(get(edition), printing)[option]) for printing in said}


@pytest.mark.parametrize(
    ("edition", "option"), [(edition, option) for edition in SHEETS for option in table_of(edition)]
)
def test_bold_is_what_differs_from_english_and_only_a_text_that_speaks_can(edition: str, option: str) -> None:
    row = table_of(edition)[option]

    assert all(cell.differs == (cell.value != row[EN].value) for cell in row.values())
    assert not [printing for printing, cell in row.items() if cell.differs and cell.silent]


def test_the_page_names_every_language() -> None:
    named = re.findall(r"^\| `([\w-]+)` \| \w+", PAGE, re.MULTILINE)
    keys = {printing.key for edition in EDITIONS for printing in edition.printings}

    assert sorted(named) == sorted(keys)


def test_the_page_lists_the_strict_readings_and_no_others() -> None:
    rows = re.findall(
        r"^\| (\w+) \| `(\w+)` \| `(\w+)` \| `(\w+)` \|", section("Strict readings"), re.MULTILINE
    )

    assert rows == [
        (edition, option, written(value), written(getattr(get(edition).rulings, option)))
        for edition, readings in SHARED.items()
        for option, value in readings.items()
    ]


@pytest.mark.parametrize("edition", SHARED)
def test_a_strict_reading_can_be_chosen_on_top_of_every_printing(edition: str) -> None:
    for printing in get(edition).printings:
        chosen = with_printing(get(edition), printing.key, SHARED[edition])

        assert asdict(settle_rulings(get(edition), chosen)).items() >= SHARED[edition].items()


# --- choosing one ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_an_option_beside_a_printing_wins_over_it(edition: Edition, printing: str) -> None:
    chosen = {option: getattr(edition.rulings, option) for option, _ in get_printing(edition, printing).rules}

    assert settle_rulings(edition, with_printing(edition, printing, chosen)) == edition.rulings


def test_what_is_not_chosen_beside_a_printing_is_as_printed() -> None:
    chosen = with_printing(get("mini"), "fr", {"target": 300})

    assert chosen == {"mini_deck": "b", "catch_until": "plays", "target": 300}


def test_the_older_name_of_an_option_wins_over_a_printing_too() -> None:
    assert with_printing(get("mini"), "de", {"mini_target": 250})["target"] == 250


def test_without_a_printing_only_the_choices_count() -> None:
    assert with_printing(get("beach"), None, {"jump_in": True}) == {"jump_in": True}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("key", ["xx", "", "EN", "fr_CA", "fr-ca", "en "])
def test_an_unknown_printing_is_refused_with_all_that_there_are(edition: Edition, key: str) -> None:
    known = ", ".join(printing.key for printing in edition.printings)

    with pytest.raises(UnknownPrinting) as refused:
        with_printing(edition, key, {})

    assert str(refused.value) == f"expected a printing of {edition.key} ({known}), found {key!r}"


@pytest.mark.parametrize(
    ("edition", "key"),
    [("classic", "de"), ("battle", "fr"), ("mini", "fr-CA"), ("flip", "it"), ("trend", "es")],
)
def test_a_printing_of_another_edition_is_refused(edition: str, key: str) -> None:
    with pytest.raises(UnknownPrinting, match=f"expected a printing of {edition} .* found '{key}'"):
        get_printing(get(edition), key)


# --- games that are kept -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_a_game_that_is_kept_names_every_option_in_which_printings_differ(
    edition: Edition, printing: str
) -> None:
    differing = {option for one in edition.printings for option, _ in one.rules}
    kept = in_full(edition, with_printing(edition, printing, {}))

    assert set(kept) == differing
    assert kept.items() <= rules_of(edition, printing).items()


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_a_game_that_is_kept_is_read_as_it_was_played(edition: Edition, printing: str) -> None:
    chosen = with_printing(edition, printing, {"stacking": "same"})

    assert settle_rulings(edition, as_kept(edition, in_full(edition, chosen))) == settle_rulings(
        edition, chosen
    )


OLD: list[tuple[str, Mapping[str, object], Mapping[str, object]]] = [
    ("mini", {}, {"mini_draw_one": 1, "target": 250}),
    ("mini", {"mini_draw_one": 2}, {"mini_draw_one": 2}),
    ("mini", {"mini_target": 500}, {"mini_draw_one": 1, "target": 500}),
    ("beach", {}, {"opening_draw_skips": True}),
    ("beach", {"opening_draw_skips": False}, {"opening_draw_skips": False}),
    ("classic", {}, {}),
]


@pytest.mark.parametrize(("edition", "kept", "meant"), OLD)
def test_what_an_old_game_does_not_name_was_as_it_was_then(
    edition: str, kept: Mapping[str, object], meant: Mapping[str, object]
) -> None:
    rulings = settle_rulings(get(edition), as_kept(get(edition), kept))

    assert asdict(rulings) == {**asdict(get(edition).rulings), **meant}


def test_a_game_that_cannot_be_played_is_not_kept() -> None:
    with pytest.raises(BadOption, match="found 'mini_deck'"):
        in_full(get("beach"), {"mini_deck": "b"})


def test_a_kept_game_names_what_once_had_another_default() -> None:
    edition = replace(get("classic"), former=(("drawn_card", "must"),))

    assert in_full(edition, {}) == {"drawn_card": "may"}
    assert as_kept(edition, in_full(edition, {}))["drawn_card"] == "may"
    assert as_kept(edition, {})["drawn_card"] == "must"


def test_a_number_that_nobody_could_read_is_not_written_out() -> None:
    with pytest.raises(BadOption, match="a whole number from 50 to 2000, found a huge number"):
        settle_rulings(get("classic"), {"target": 10**5000})
