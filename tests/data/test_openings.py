"""What each symbol does when it is turned up as opening card."""

import pytest

from lastcard.engine.sheet import sheet_for
from lastcard.model.edition import Edition, Opening
from tests.data.printed import sheet_in_force
from tests.editions import ALL_EDITIONS

ACTIONS = {"s": Opening.ACTS, "v": Opening.ACTS, "+2": Opening.ACTS}
LEFT_NAMES, PUT_BACK = Opening.LEFT_NAMES, Opening.PUT_BACK

SYMBOLS = [
    pytest.param(
        "classic", ACTIONS | {"w": LEFT_NAMES, "w+4": PUT_BACK}, marks=pytest.mark.rule("CLASSIC-02")
    ),
    pytest.param(
        "beach",
        ACTIONS | {"+2": Opening.DRAWS_ONLY, "w": PUT_BACK, "w+4": PUT_BACK, "wg": PUT_BACK},
        marks=pytest.mark.rule("BEACH-15", "BEACH-16", "BEACH-17", "BEACH-19", "BEACH-20", "BEACH-21"),
    ),
    pytest.param(
        "battle",
        ACTIONS | {"w": LEFT_NAMES, "w+4": PUT_BACK, "wb": LEFT_NAMES},
        marks=pytest.mark.rule("BATTLE-12", "BATTLE-13", "BATTLE-14", "BATTLE-15", "BATTLE-16", "BATTLE-17"),
    ),
    pytest.param(
        "trend",
        ACTIONS | {"w": LEFT_NAMES, "w+4": PUT_BACK, "wt": LEFT_NAMES},
        marks=pytest.mark.rule("TREND-10", "TREND-11", "TREND-12", "TREND-13", "TREND-14", "TREND-15"),
    ),
    pytest.param(
        "flip",
        {
            "+1": Opening.ACTS,
            "v": Opening.ACTS,
            "s": Opening.ACTS,
            "f": Opening.STARTS,
            "w": LEFT_NAMES,
            "w+2": PUT_BACK,
        },
        marks=pytest.mark.rule("FLIP-21", "FLIP-22", "FLIP-23", "FLIP-24", "FLIP-25", "FLIP-26"),
    ),
    pytest.param(
        "mini",
        dict.fromkeys(("s", "v", "+1", "w", "w+2"), Opening.BURIED),
        marks=pytest.mark.rule("MINI-12", "MINI-13", "M05"),
    ),
]


@pytest.mark.parametrize(("edition", "symbols"), SYMBOLS)
def test_an_opening_symbol_does_what_the_sheet_says(edition: str, symbols: dict[str, Opening]) -> None:
    openings = sheet_in_force(edition).openings

    assert {symbol: does for symbol, does in openings.items() if not symbol.isdigit()} == symbols


@pytest.mark.rule("BEACH-14", "BATTLE-11", "TREND-09", "FLIP-20", "MINI-11")
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_play_just_starts_on_an_opening_number(edition: Edition) -> None:
    openings = sheet_for(edition, edition.rulings).openings

    assert {openings[symbol] for symbol in openings if symbol.isdigit()} == {Opening.STARTS}


@pytest.mark.parametrize(
    ("edition", "option", "value", "symbol", "does"),
    [
        pytest.param(
            "beach", "opening_wild", "left_names", "w", LEFT_NAMES, marks=pytest.mark.rule("BEACH-15", "B02")
        ),
        pytest.param(
            "beach",
            "opening_draw_skips",
            True,
            "+2",
            Opening.ACTS,
            marks=pytest.mark.rule("BEACH-19", "G06"),
        ),
        pytest.param(
            "beach",
            "opening_reverse",
            "right",
            "v",
            Opening.TURNS,
            marks=pytest.mark.rule("BEACH-20", "G07"),
        ),
        pytest.param(
            "trend", "opening_trend", "put_back", "wt", PUT_BACK, marks=pytest.mark.rule("TREND-15", "T02")
        ),
        pytest.param(
            "flip", "opening_flip", "flip", "f", Opening.FLIPS, marks=pytest.mark.rule("FLIP-26", "F02")
        ),
        pytest.param(
            "flip", "opening_flip", "put_back", "f", PUT_BACK, marks=pytest.mark.rule("FLIP-26", "F02")
        ),
    ],
)
def test_an_option_changes_this_symbol_and_no_other(
    edition: str, option: str, value: object, symbol: str, does: Opening
) -> None:
    printed, chosen = sheet_in_force(edition), sheet_in_force(edition, **{option: value})

    assert chosen.openings == printed.openings | {symbol: does}
