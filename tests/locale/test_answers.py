"""Every answer that could have been given, in words: in English word for word, in the others with the same names."""

from typing import get_args

import pytest

from lastcard.editions import CLASSIC, FLIP
from lastcard.locale import LANGUAGES, Speaker
from lastcard.locale.moves import answer_in_words
from lastcard.model.cards import Card, Side
from lastcard.model.moves import (
    Accept,
    Answer,
    Battle,
    Call,
    Challenge,
    Draw,
    Give,
    Keep,
    Move,
    Name,
    Pass,
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.vocabulary import OF_MOVE
from tests.locale.fluent_files import messages

NAMES = ("Ann", "Bob", "Cy")
BOB = Seat(1)

ANSWERS: tuple[tuple[Move, Side, str], ...] = (
    (Play(Card("r5")), "light", "play red 5"),
    (Play(Card("?/t5")), "dark", "play teal 5"),
    (Play(Card("w+4")), "light", "play Wild Draw Four"),
    (Draw(), "light", "draw a card"),
    (Keep(), "light", "keep the card"),
    (Pass(), "light", "pass"),
    (Name("y"), "light", "name yellow"),
    (Challenge(), "light", "challenge"),
    (Accept(), "light", "take the cards"),
    (Give(BOB, (Card("r5"), Card("y9"))), "light", "give Bob: red 5, yellow 9"),
    (Give(None, ()), "light", "give nothing"),
    (Battle(BOB), "light", "battle Bob"),
    (Battle(None), "light", "battle nobody"),
    (Reveal(Card("r5")), "light", "pick red 5"),
    (Show(Card("r5")), "light", "show red 5"),
    (Swap(BOB), "light", "swap hands with Bob"),
    (PassOn(Card("r5")), "light", "pass on red 5"),
)

each = pytest.mark.parametrize(("move", "side", "english"), ANSWERS, ids=[english for *_, english in ANSWERS])


def speaker(language: str, side: Side) -> Speaker:
    return Speaker(language, NAMES, edition=FLIP if side == "dark" else CLASSIC)


def told(language: str, move: Move, side: Side) -> str:
    return answer_in_words(speaker(language, side), move, NAMES, side)


def test_every_kind_of_answer_is_told_below() -> None:
    assert {type(move) for move, *_ in ANSWERS} == set(get_args(Answer))


@each
def test_an_answer_in_english(move: Move, side: Side, english: str) -> None:
    assert told("en", move, side) == english


@pytest.mark.parametrize("language", LANGUAGES)
@each
def test_an_answer_names_the_same_people_and_cards(
    move: Move, side: Side, english: str, language: str
) -> None:
    said, speaks = told(language, move, side), speaker(language, side)

    assert ("Bob" in said) == ("Bob" in english)
    if isinstance(move, Play | Reveal | Show | PassOn):
        assert speaks.card(move.card, side) in said
    if isinstance(move, Give):
        assert speaks.cards(move.cards, side) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_to_one_question_sound_alike(language: str) -> None:
    said = [told(language, move, side) for move, side, _ in ANSWERS if not isinstance(move, Reveal)]

    assert len(set(said)) == len(said)


def test_every_message_about_an_answer_is_needed() -> None:
    told = {name for name in messages("en") if name.startswith("analysis-move-")}

    moves = {OF_MOVE[type(move)].message for move, *_ in ANSWERS}

    assert told == {*moves, "analysis-move-give-none", "analysis-move-battle-none"}


def test_a_right_is_no_answer() -> None:
    with pytest.raises(AssertionError):
        told("en", Call(), "light")
