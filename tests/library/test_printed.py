"""What is printed when somebody looks: a state is a position in the notation, a sheet is one line."""

import tomllib
from random import Random

import pytest

import lastcard
from lastcard.model.decisions import AskPlay
from lastcard.notation import parse_position, validate
from tests.editions import ALL_EDITIONS


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_state_is_printed_as_a_position_that_can_be_read_back(edition: lastcard.Edition) -> None:
    game, rng, read = lastcard.Game(edition, ["Ann", "Bob", "Cem"], seed=11), Random(11), 0
    while not game.round_over and len(game.history) < 300:
        state = game.state
        text = repr(state)
        assert "\n" not in text
        written = tomllib.loads(text)["position"]
        assert text.split("# ")[1].startswith(f"{edition.key}: {type(state.decision).__name__}")
        calm = isinstance(state.decision, AskPlay) and not state.jumpable and not state.passes
        if calm and all(state.hands) and set(state.calls) == {"silent"}:
            names = ["seat0", "seat1", "seat2"]
            assert validate(parse_position(written, state.sheet), state.sheet, names, state.dealer) == state
            read += 1
        lines = game.legal()
        game.say(lines[int(rng.random() * len(lines))])
    assert read > 5


def test_a_round_that_is_not_dealt_is_printed_too() -> None:
    game = lastcard.Game("classic", by_hand=True)
    assert "# classic: Ask" in repr(game.state)
    assert str(game) == "<Game of classic: Ann, Bob; 0 lines>, not dealt yet"


def test_a_game_is_printed_as_its_position_with_names_and_totals() -> None:
    game = lastcard.Game("classic", seed=1)
    game.play_on("normal", until="round")
    game.deal()
    position = tomllib.loads(str(game))["position"]
    assert set(position["hands"]) == {"Ann", "Bob"}
    assert position["totals"] == game.totals
    head = 'edition = "classic"\nseats = ["Ann", "Bob"]\n'
    assert lastcard.loads(f"{head}{game}").state.hands == game.state.hands


def test_a_sheet_is_one_line_that_tells_what_was_chosen() -> None:
    assert repr(lastcard.Game("classic").sheet) == "<Sheet of classic>"
    chosen = lastcard.Game("classic", rules={"stacking": "same", "target": 200}).sheet
    assert repr(chosen) == "<Sheet of classic, target = 200, stacking = 'same'>"


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_an_edition_is_one_short_line(edition: lastcard.Edition) -> None:
    assert len(repr(edition)) < 80
    assert edition.key in repr(edition)
