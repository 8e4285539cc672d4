"""`easy` makes a beginner's mistakes, each of them now and then."""

from collections import Counter
from random import Random

import pytest

from lastcard.bots import make_bot
from lastcard.editions import CLASSIC
from lastcard.engine import apply, sheet_for
from lastcard.model.cards import Card
from lastcard.model.moves import Accept, Call, Catch, Challenge, Draw, Move, Name, Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation import parse_position, validate
from lastcard.views import prompt_for, view_of

ANN, BOB = Seat(0), Seat(1)
TIMES = 500


def lying(top: str, ann: str, bob: str) -> RoundState:
    """Bob's turn, on this card."""
    sheet = sheet_for(CLASSIC, CLASSIC.rulings)
    hands = {"Ann": ann, "Bob": bob}
    position = {"turn": "Bob", "discard": top, "draw": "", "rest": "deck", "hands": hands}
    return validate(parse_position(position, sheet), sheet, ["Ann", "Bob"])


def said(state: RoundState, seat: Seat = BOB, level: str = "easy") -> Counter[Move | None]:
    """What a bot says here, with different luck each time."""
    bot, view, prompt = make_bot(level, state.sheet), view_of(state, seat), prompt_for(state, seat)
    assert prompt is not None
    return Counter(bot.move(view, prompt, Random(number)) for number in range(TIMES))


def test_a_card_that_fits_is_overlooked_now_and_then() -> None:
    state = lying("r5", ann="b1 b2 b3", bob="r1 g2 g3 g4")

    assert 0.01 < said(state)[Draw()] / TIMES < 0.1
    assert said(state, level="normal")[Draw()] == 0


def test_a_wild_is_spent_though_something_else_fits() -> None:
    state = lying("r5", ann="b1 b2 b3", bob="r1 r2 w g4")

    assert said(state)[Play(Card("w"))] > TIMES / 3
    assert said(state, level="normal")[Play(Card("w"))] == 0


@pytest.mark.parametrize("card", ["w", "r1", "r2", "r+2"])
def test_no_card_that_fits_is_out_of_the_question(card: str) -> None:
    assert said(lying("r5", ann="b1 b2 b3", bob="r1 r2 r+2 w"))[Play(Card(card))] > TIMES / 40


def test_the_color_named_is_mostly_but_not_always_one_that_is_held() -> None:
    state = lying("b5", ann="b1 b2 b3", bob="r1 r2 r3 w g4")
    named = said(apply(state, BOB, Play(Card("w"))).after)

    assert named[Name("r")] > TIMES / 2
    assert named[Name("y")] > 0


def test_a_wild_draw_is_rarely_challenged_and_for_no_reason() -> None:
    """Whether the hand is large or small."""
    for bob in ("w+4 g1 g2 g3 g4 g6 g7", "w+4 g1 g2"):
        state = lying("r5", ann="b1 b2 b3", bob=bob)
        for move in (Play(Card("w+4")), Name("g")):
            state = apply(state, BOB, move).after
        answers = said(state, ANN)
        assert 0.08 < answers[Challenge()] / TIMES < 0.25
        assert answers[Challenge()] + answers[Accept()] == TIMES


def test_a_call_is_forgotten_quite_often() -> None:
    state = lying("r5", ann="b1 b2 b3", bob="r1 r2")

    assert 0.2 < 1 - said(state)[Call()] / TIMES < 0.4
    assert said(state, level="normal")[Call()] == TIMES


def test_that_somebody_else_forgot_is_overlooked_more_often_than_not() -> None:
    state = apply(lying("r5", ann="b1 b2 b3", bob="r1 r2"), BOB, Play(Card("r1"))).after

    assert 0.3 < said(state, ANN)[Catch(BOB)] / TIMES < 0.5
    assert said(state, ANN, "normal")[Catch(BOB)] == TIMES
