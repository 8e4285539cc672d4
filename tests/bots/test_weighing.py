"""Answers on the scales: all are weighed alike, what wins is worth a whole round, hidden cards weigh nothing."""

from random import Random

import pytest
from msgspec.structs import replace

pytest.importorskip("numba")

from lastcard.bots.gifts import MOST, gifts_like
from lastcard.bots.random_bot import RandomBot
from lastcard.bots.weighing import Scales, Weighed
from lastcard.editions import BEACH
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.model.cards import Card
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.moves import Draw, Give, Move, Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import Prompt, prompt_for, redact, settle, view_of
from lastcard.views.prompt import GiftOffer
from tests.bots.test_expert import ME, position
from tests.bots.test_two_worlds import other_world
from tests.editions import ALL_EDITIONS

FEW = 40


def asked(state: RoundState, seat: Seat) -> Prompt:
    prompt = prompt_for(state, seat)
    assert prompt is not None
    return prompt


def answer(rng: Random, state: RoundState, seat: Seat) -> Move:
    """Any answer to the open question."""
    said = RandomBot().move(view_of(state, seat), replace(asked(state, seat), rights=()), rng)
    assert said is not None
    return said


def weigh(state: RoundState, said: Move, seat: Seat = ME, luck: int = 1) -> tuple[Weighed, ...]:
    """At a glance."""
    scales = Scales(state.sheet, FEW)
    return scales.weigh(view_of(state, seat), asked(state, seat), Random(luck), (), said)


def test_what_wins_at_once_is_worth_a_whole_round_and_all_answers_are_there() -> None:
    state = position("r9", "r", ["r3", "b7 y2 g5"])

    best, other = weigh(state, Draw())

    assert best == Weighed(Play(Card("r3")), 1.0, 0.0)
    assert other.move == Draw()
    assert other.chance < 1.0
    assert other.error > 0.0


def test_the_best_comes_first_and_of_equal_ones_what_was_said() -> None:
    state = position("r9", "r", ["r3 y9 rs", "b7 y2 g5"])

    for said in asked(state, ME).moves:
        weighed = weigh(state, said)
        chances = [one.chance for one in weighed]
        equal = [one.move for one in weighed if one.chance == chances[0]]
        assert chances == sorted(chances, reverse=True)
        assert said not in equal or equal[0] == said
        assert sorted(map(str, asked(state, ME).moves)) == sorted(str(one.move) for one in weighed)


def test_an_error_is_that_of_the_difference_to_the_best() -> None:
    state = position("r9", "r", ["r3 y9 b2", "b7 y2 g5"])

    few, many = weigh(state, Draw()), Scales(state.sheet, 16 * FEW)
    weighed = many.weigh(view_of(state, ME), asked(state, ME), Random(1), (), Draw())

    assert few[0].error == weighed[0].error == 0.0
    assert weighed[-1].error < few[-1].error / 2


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_hidden_cards_weigh_nothing(edition: Edition) -> None:
    rng, changed, weighed_often = Random(edition.key), 0, 0
    state = open_round(sheet_for(edition, edition.rulings), 3, Seat(0))
    scales, story = Scales(state.sheet, FEW), list[list[Event]]([[], [], []])
    while weighed_often < 12 and not isinstance(state.decision, Over):
        if isinstance(state.decision, ChanceDecision):
            step = apply(state, None, random_outcome(rng, state, state.decision))
        else:
            seat, luck = asked_seats(state.decision)[0], rng.random()
            prompt = replace(asked(state, seat), rights=())
            world, said = other_world(rng, state, seat), answer(rng, state, seat)
            if len(prompt.moves) > 1 or prompt.gift:
                found = scales.weigh(view_of(state, seat), prompt, Random(luck), story[seat], said)
                view, again = view_of(world, seat), replace(asked(world, seat), rights=())
                assert found == scales.weigh(view, again, Random(luck), story[seat], said)
                assert found
                changed += world.hands != state.hands
                weighed_often += 1
            step = apply(state, seat, settle(state, seat, said))
        for at, heard in enumerate(story):
            heard.extend(redact(step, Seat(at)))
        state = step.after

    assert changed > 3, "the other worlds are others"


# --- gifts -----------------------------------------------------------------------------------------------------


def test_a_gift_is_weighed_beside_a_handful_and_never_twice() -> None:
    state = position("t5", "t", ["wg p1 p2 o2 g3 g4 t7", "o7 o8 t9", "p7 p8"], BEACH)
    state = apply(state, ME, Play(Card("wg"))).after
    offer = asked(state, ME).gift
    assert offer is not None
    cards = tuple(suit[0] for suit in offer.suits if suit)
    for said in (Give(offer.recipients[0], cards), Give(offer.recipients[0], cards[::-1]), Give(None, ())):
        moves = [one.move for one in weigh(state, said)]
        gifts = [(one.to, frozenset(one.cards)) for one in moves if isinstance(one, Give)]
        assert said in moves
        assert len(set(gifts)) == len(gifts) == len(moves) <= MOST + 2


def test_gifts_alike_differ_in_one_thing_and_none_is_always_possible() -> None:
    offer = GiftOffer(suits=((Card("t1"), Card("t2")), (Card("p3"),)), recipients=(Seat(1), Seat(2)))
    like = Give(Seat(2), (Card("t1"),))

    found = gifts_like(offer, like)

    assert found == (
        Give(None, ()),
        like,
        Give(Seat(1), (Card("t1"),)),
        Give(Seat(2), (Card("t1"), Card("p3"))),
    )
    assert gifts_like(offer, Give(None, ()))[0] == Give(None, ())
