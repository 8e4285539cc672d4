"""What every face is worth, what it counts in a draw or a battle, and how much it makes others draw."""

import pytest

from lastcard.engine.sheet import sheet_for
from lastcard.model.cards import Side
from lastcard.model.edition import Edition
from tests.data.printed import ONE_TO_NINE, sheet_in_force
from tests.editions import ALL_EDITIONS

FACE_VALUE = {number: int(number) for number in ONE_TO_NINE}
REGULAR = {"0": 0} | FACE_VALUE | {"s": 20, "v": 20, "+2": 20, "w": 50, "w+4": 50}

POINTS = [
    pytest.param("classic", "light", REGULAR, marks=pytest.mark.rule("CLASSIC-02")),
    pytest.param("beach", "light", REGULAR | {"wg": 50}, marks=pytest.mark.rule("BEACH-91")),
    pytest.param("battle", "light", REGULAR | {"wb": 50}, marks=pytest.mark.rule("BATTLE-65")),
    pytest.param("trend", "light", REGULAR | {"wt": 50}, marks=pytest.mark.rule("TREND-53")),
    pytest.param(
        "flip",
        "light",
        FACE_VALUE | {"+1": 10, "v": 20, "s": 20, "f": 20, "w": 40, "w+2": 50},
        marks=pytest.mark.rule("FLIP-75"),
    ),
    pytest.param(
        "flip",
        "dark",
        FACE_VALUE | {"+5": 20, "v": 20, "e": 30, "f": 20, "w": 40, "w+c": 60},
        marks=pytest.mark.rule("FLIP-75"),
    ),
    pytest.param(
        "mini",
        "light",
        FACE_VALUE | {"s": 20, "v": 20, "+1": 20, "w": 50, "w+2": 50},
        marks=pytest.mark.rule("MINI-45", "M14"),
    ),
]


@pytest.mark.parametrize(("edition", "side", "points"), POINTS)
def test_every_face_has_its_printed_points(edition: str, side: Side, points: dict[str, int]) -> None:
    faces = sheet_in_force(edition).faces[side].values()

    assert {(face.symbol, face.points) for face in faces} == set(points.items())


@pytest.mark.rule("MINI-04", "MINI-45")
def test_a_zero_of_the_other_small_deck_is_worth_nothing() -> None:
    faces = sheet_in_force("mini", mini_deck="b").faces["light"].values()

    assert {face.points for face in faces if face.symbol == "0"} == {0}


@pytest.mark.rule("BATTLE-05", "BATTLE-48", "BATTLE-49", "K07", "TREND-05", "FLIP-09")
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_number_counts_itself_and_every_symbol_counts_0(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)
    faces = [face for shown in sheet.faces.values() for face in shown.values()]

    assert all(face.number == (int(face.symbol) if face.symbol.isdigit() else 0) for face in faces)


# Only these make somebody draw a number of cards; Wild Draw Color has none. Draw One of mini belies its sign (M02).
DRAWS = [
    pytest.param("classic", "light", {"+2": 2, "w+4": 4}, marks=pytest.mark.rule("CLASSIC-02")),
    pytest.param("beach", "light", {"+2": 2, "w+4": 4}, marks=pytest.mark.rule("BEACH-32", "BEACH-47")),
    pytest.param("battle", "light", {"+2": 2, "w+4": 4}, marks=pytest.mark.rule("BATTLE-26", "BATTLE-33")),
    pytest.param("trend", "light", {"+2": 2, "w+4": 4}, marks=pytest.mark.rule("TREND-22", "TREND-28")),
    pytest.param("flip", "light", {"+1": 1, "w+2": 2}, marks=pytest.mark.rule("FLIP-32", "FLIP-36")),
    pytest.param("flip", "dark", {"+5": 5}, marks=pytest.mark.rule("FLIP-42", "HOUSE-01")),
    pytest.param("mini", "light", {"+1": 2, "w+2": 2}, marks=pytest.mark.rule("MINI-22", "MINI-31")),
]


@pytest.mark.parametrize(("edition", "side", "draws"), DRAWS)
def test_a_draw_card_draws_what_its_sheet_says(edition: str, side: Side, draws: dict[str, int]) -> None:
    faces = sheet_in_force(edition).faces[side].values()

    assert {face.symbol: face.draws for face in faces if face.draws} == draws


@pytest.mark.rule("MINI-22", "M02")
def test_draw_one_can_be_told_to_draw_what_its_sign_says() -> None:
    faces = sheet_in_force("mini", mini_draw_one=1).faces["light"].values()

    assert {face.symbol: face.draws for face in faces if face.draws} == {"+1": 1, "w+2": 2}


@pytest.mark.rule("BATTLE-34", "BEACH-50", "TREND-29", "FLIP-37", "FLIP-49", "MINI-28")
@pytest.mark.parametrize(
    ("edition", "side", "symbol"),
    [
        ("classic", "light", "w+4"),
        ("beach", "light", "w+4"),
        ("battle", "light", "w+4"),
        ("trend", "light", "w+4"),
        ("flip", "light", "w+2"),
        ("flip", "dark", "w+c"),
        ("mini", "light", "w+2"),
    ],
)
def test_exactly_one_card_of_a_side_depends_on_the_colors_in_hand(
    edition: str, side: Side, symbol: str
) -> None:
    faces = sheet_in_force(edition).faces[side].values()

    assert {face.symbol for face in faces if face.wild_draw} == {symbol}
