"""The decks hold what their boxes say."""

from collections import Counter

import pytest

from lastcard.engine.sheet import sheet_for
from lastcard.model.edition import Edition
from tests.data.printed import (
    BATTLE,
    BEACH,
    CLASSIC,
    FLIP_DARK,
    FLIP_LIGHT,
    MINI_A,
    MINI_B,
    TREND,
    Contents,
    faces_on,
    sheet_in_force,
    split,
)
from tests.editions import ALL_EDITIONS


@pytest.mark.parametrize(
    ("edition", "cards"),
    [
        pytest.param("classic", 108, marks=pytest.mark.rule("CLASSIC-01")),
        pytest.param("beach", 112, marks=pytest.mark.rule("BEACH-01")),
        pytest.param("battle", 112, marks=pytest.mark.rule("BATTLE-01")),
        pytest.param("trend", 112, marks=pytest.mark.rule("TREND-01")),
        pytest.param("flip", 112, marks=pytest.mark.rule("FLIP-01")),
        pytest.param("mini", 56, marks=pytest.mark.rule("MINI-01")),
    ],
)
def test_deck_has_the_printed_number_of_cards(edition: str, cards: int) -> None:
    assert len(sheet_in_force(edition).deck) == cards


@pytest.mark.rule("MINI-01", "MINI-04", "M01")
def test_the_other_small_deck_has_as_many_cards() -> None:
    assert len(sheet_in_force("mini", mini_deck="b").deck) == 56


@pytest.mark.parametrize(
    "printed",
    [
        pytest.param(CLASSIC, marks=pytest.mark.rule("CLASSIC-01")),
        pytest.param(BEACH, marks=pytest.mark.rule("BEACH-02", "BEACH-03", "BEACH-04", "BEACH-05", "G41")),
        pytest.param(BATTLE, marks=pytest.mark.rule("BATTLE-02", "BATTLE-03", "BATTLE-04", "G41")),
        pytest.param(TREND, marks=pytest.mark.rule("TREND-02", "TREND-03", "TREND-04", "G41")),
        pytest.param(FLIP_LIGHT, marks=pytest.mark.rule("FLIP-02", "FLIP-03")),
        pytest.param(FLIP_DARK, marks=pytest.mark.rule("FLIP-04", "FLIP-05")),
        pytest.param(MINI_A, marks=pytest.mark.rule("MINI-02", "MINI-03", "MINI-04", "M01")),
    ],
    ids=lambda printed: f"{printed.edition}-{printed.side}",
)
def test_every_symbol_of_every_color_has_its_printed_copies(printed: Contents) -> None:
    sheet = sheet_in_force(printed.edition)

    assert faces_on(sheet, printed.side) == printed.faces


@pytest.mark.rule("MINI-04", "M01")
def test_the_other_small_deck_has_zeros_and_half_the_wild_cards() -> None:
    sheet = sheet_in_force("mini", mini_deck="b")

    assert faces_on(sheet, "light") == MINI_B.faces


# The sums as the boxes print them: numbers, actions, colorless cards.
@pytest.mark.parametrize(
    ("printed", "sums"),
    [
        pytest.param(CLASSIC, (76, 24, 8), marks=pytest.mark.rule("CLASSIC-01")),
        pytest.param(BEACH, (76, 24, 12), marks=pytest.mark.rule("BEACH-02", "BEACH-04", "BEACH-05")),
        pytest.param(BATTLE, (76, 24, 12), marks=pytest.mark.rule("BATTLE-02", "BATTLE-03", "BATTLE-04")),
        pytest.param(TREND, (76, 24, 12), marks=pytest.mark.rule("TREND-02", "TREND-03", "TREND-04")),
        pytest.param(FLIP_LIGHT, (72, 32, 8), marks=pytest.mark.rule("FLIP-02", "FLIP-03")),
        pytest.param(FLIP_DARK, (72, 32, 8), marks=pytest.mark.rule("FLIP-04", "FLIP-05")),
        pytest.param(MINI_A, (36, 12, 8), marks=pytest.mark.rule("MINI-04")),
    ],
    ids=lambda value: f"{value.edition}-{value.side}" if isinstance(value, Contents) else "",
)
def test_numbers_actions_and_colorless_cards_add_up(printed: Contents, sums: tuple[int, int, int]) -> None:
    kinds: Counter[str] = Counter()
    for code, copies in faces_on(sheet_in_force(printed.edition), printed.side).items():
        color, symbol = split(code)
        kinds["colorless" if color is None else "number" if symbol.isdigit() else "action"] += copies

    assert (kinds["number"], kinds["action"], kinds["colorless"]) == sums


@pytest.mark.parametrize(
    "printed",
    [
        pytest.param(CLASSIC, marks=pytest.mark.rule("CLASSIC-02")),
        pytest.param(BEACH, marks=pytest.mark.rule("BEACH-02", "BEACH-06")),
        pytest.param(BATTLE, marks=pytest.mark.rule("BATTLE-02")),
        pytest.param(TREND, marks=pytest.mark.rule("TREND-02")),
        pytest.param(FLIP_LIGHT, marks=pytest.mark.rule("FLIP-02", "FLIP-35")),
        pytest.param(FLIP_DARK, marks=pytest.mark.rule("FLIP-04", "FLIP-45")),
        pytest.param(MINI_A, marks=pytest.mark.rule("MINI-02")),
    ],
    ids=lambda printed: f"{printed.edition}-{printed.side}",
)
def test_only_the_printed_colors_of_a_side_can_be_named(printed: Contents) -> None:
    sheet = sheet_in_force(printed.edition)

    assert set(sheet.colors[printed.side]) == set(printed.colors)


@pytest.mark.parametrize(
    "printed",
    [CLASSIC, BEACH, BATTLE, TREND, FLIP_LIGHT, FLIP_DARK, MINI_A],
    ids=lambda printed: f"{printed.edition}-{printed.side}",
)
def test_every_face_has_the_color_and_symbol_of_its_code(printed: Contents) -> None:
    faces = sheet_in_force(printed.edition).faces[printed.side].values()

    assert {(face.color, face.symbol) for face in faces} == {split(code) for code in printed.faces}


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_only_a_two_sided_deck_has_dark_faces(edition: Edition) -> None:
    assert ("dark" in sheet_for(edition, edition.rulings).faces) == edition.two_sided
