"""Whatever file somebody brings along: it is answered by a sentence, or it is a game that ends."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import examples

pytest.importorskip("numba")

from tests.fuzz.edition_files import Made, made, mutated_data, mutated_text
from tests.fuzz.edition_judge import judge, warm_up

EACH = 100


@pytest.fixture(scope="module", autouse=True)
def warm() -> None:
    warm_up()


@pytest.mark.parametrize("first", range(0, 5 * EACH, EACH))
def test_a_changed_file_is_answered_or_is_a_game_that_ends(first: int) -> None:
    answers = [judge(made(number)).answer for number in range(first, first + EACH)]

    assert "game" in answers
    assert any(answer.startswith("toml-") for answer in answers)
    assert len({*answers}) > 10, "many things can be wrong"


@examples(100)
@given(st.randoms(use_true_random=False), st.integers(0, 6))
def test_any_change_of_the_text_is_answered(rng: Random, number: int) -> None:
    assert judge(Made(number, "text", mutated_text(rng)), rounds=1)


@examples(150)
@given(st.randoms(use_true_random=False), st.integers(0, 6))
def test_any_change_of_the_data_is_answered(rng: Random, number: int) -> None:
    assert judge(Made(number, "data", mutated_data(rng)), rounds=1)


def game(*rows: dict[str, Any], **more: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever somebody writes
    """A game of these rows, with two colors unless said otherwise."""
    head = {"format": 1, "key": "nasty", "players": [2, 4], "hand": 5, "colors": ["r", "z"]}
    return {**head, "row": list(rows), **more}


NUMBERS = {"numbers": [0, 9], "copies": 3}
ALL = {"colors": list("abcdefgh"), "players": [2, 10], "hand": 7}


def every(*played: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - the same
    """A row that is nearly the whole deck."""
    return {"symbol": "q", "copies": 20, "played": list(played), "opening": "starts", **more}


NASTY = {
    "everybody draws twenty": game(NUMBERS, every("draw 20", "draw 20", "draw 20")),
    "everybody draws until a color comes": game(NUMBERS, every("draw-until-color 10")),
    "the turn never moves on": game(NUMBERS, every("skip-everyone"), players=[2, 2]),
    "nothing but hands that move on": game(NUMBERS, every("pass-hands")),
    "nothing but cards that move on": game(NUMBERS, every("pass 3")),
    "cards move on from hands of one": game(NUMBERS, every("pass 3"), hand=1),
    "nothing but swaps": game(NUMBERS, every("swap-hands")),
    "all cards are the same": game({"symbol": "0", "copies": 20}, rulings={"dealer_draw": "random"}, hand=3),
    "all are wild": game(NUMBERS, every("name-color", colorless=True, opening="put_back"), players=[2, 3]),
    "every wild card is a battle": game(NUMBERS, every("duel 10", colorless=True, opening="put_back")),
    "everybody shows": game(NUMBERS, every("show 10")),
    "eight colors and ten players": game({"numbers": [0, 12], "copies": 1}, every("skip", copies=2), **ALL),
    "the fullest deck": game(
        {"numbers": [0, 38], "copies": 1}, colors=["r", "g", "z"], hand=20, players=[2, 5]
    ),
    "as many effects as there is room for": game(
        NUMBERS, every("reverse", "skip", "reverse", "draw 1", "skip")
    ),
    "draws that are passed on for ever": game(NUMBERS, every("draw 1"), rulings={"stacking": "same"}),
}


@pytest.mark.parametrize("table", NASTY.values(), ids=NASTY)
def test_a_game_that_nobody_would_want_still_ends(table: dict[str, Any]) -> None:
    assert judge(Made(0, "data", table), rounds=4).answer == "game"
