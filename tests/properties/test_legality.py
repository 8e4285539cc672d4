"""What is offered is what is accepted, and a refusal changes nothing."""

from itertools import product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from lastcard.bots.bot import pick
from lastcard.engine import answers, apply, legal_moves, replay
from lastcard.engine.legal import asked_seats
from lastcard.engine.piles import can_draw
from lastcard.lab.random_play import random_outcome
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskGive, AskPlay, AskShuffle, ChanceDecision, Over
from lastcard.model.errors import IllegalMove, ImpossibleOutcome, Reason
from lastcard.model.moves import Call, Give, Move
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import Prompt, prompt_for, settle
from tests.properties.candidates import candidates, canonical
from tests.properties.micro_decks import MICRO_DECKS
from tests.properties.strategies import (
    Table,
    everybody,
    examples,
    inputs_of,
    moments,
    tables,
    talk,
    tiny_tables,
    too_many_gifts,
)

SAMPLE = 60
"""As many of the legal moves are tried where a hand has more (gifts)."""


def refused(state: RoundState, seat: Seat, move: Move) -> Reason | None:
    """Why the engine does not take the move; None if it does."""
    try:
        apply(state, seat, move)
    except IllegalMove as refusal:
        return refusal.reason
    return None


def accepted(state: RoundState, seat: Seat, move: Move) -> bool:
    return refused(state, seat, move) is None


def listed(state: RoundState, seat: Seat) -> set[Move]:
    return {canonical(state, move) for move in legal_moves(state, seat)}


def disagreements(rng: Random, state: RoundState, seat: Seat) -> list[Move]:
    """Moves on which the list and the engine are of two minds."""
    legal = listed(state, seat)
    some = [pick(rng, tuple(legal)) for _ in range(SAMPLE)] if len(legal) > SAMPLE else legal
    return [
        move
        for move in (*candidates(rng, state, seat), *some)
        if accepted(state, seat, move) != (canonical(state, move) in legal)
    ]


@examples(90)
@given(tables(), st.integers(1, 250))
def test_a_move_is_listed_exactly_when_the_engine_accepts_it(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 4):
        for seat in everybody(state):
            if not too_many_gifts(state, seat):
                assert disagreements(rng, state, seat) == []


@examples(120)
@given(tiny_tables(MICRO_DECKS), st.integers(1, 60))
def test_a_move_is_listed_exactly_when_it_is_accepted_where_nothing_can_be_drawn(
    table: Table, length: int
) -> None:
    rng = Random(table.seed)
    for step in talk(table, length):
        if isinstance(step.after.decision, AskPlay) and not can_draw(step.after):
            for seat in everybody(step.after):
                assert disagreements(rng, step.after, seat) == []


@examples(40)
@given(tables("beach"), st.integers(40, 250))
def test_a_gift_is_listed_exactly_when_the_engine_accepts_it(table: Table, length: int) -> None:
    rng = Random(table.seed)
    asked = [step.after for step in talk(table, length) if isinstance(step.after.decision, AskGive)]
    assume(asked)
    for state in asked[-5:]:
        (seat,) = asked_seats(state.decision)
        if not too_many_gifts(state, seat):
            assert disagreements(rng, state, seat) == []


@examples(60)
@given(tables(), st.integers(1, 150))
def test_a_refused_move_has_a_reason_and_leaves_the_round_as_it_was(table: Table, length: int) -> None:
    rng, played = Random(table.seed), list(inputs_of(table, length))
    state = played[-1][1]
    *_, twin = replay(table.opened(), [said for said, _ in played])

    reasons = {
        refused(state, seat, move) for seat in everybody(state) for move in candidates(rng, state, seat)
    }

    assert reasons <= {None, *Reason}
    assert state == twin.after


@examples(100)
@given(tables(), st.integers(1, 200))
def test_whoever_is_asked_has_an_answer(table: Table, length: int) -> None:
    for step in talk(table, length):
        state = step.after

        assert all(answers(state, seat) for seat in asked_seats(state.decision))
        assert isinstance(state.decision, ChanceDecision | Over) or asked_seats(state.decision)


@examples(60)
@given(tables(), st.integers(1, 200))
def test_no_move_is_listed_twice(table: Table, length: int) -> None:
    for state in moments(table, length, 5):
        for seat in everybody(state):
            if not too_many_gifts(state, seat):
                assert len(listed(state, seat)) == len(legal_moves(state, seat))


@examples(60)
@given(tables(), st.integers(1, 60), st.sampled_from([-1, 10, 99]))
def test_a_seat_that_is_not_at_the_table_is_refused(table: Table, length: int, stranger: int) -> None:
    state = moments(table, length, 1)[-1]

    assert not any(accepted(state, Seat(stranger), move) for move in (Call(), Give(None, ())))


def everything_offered(prompt: Prompt | None) -> list[Move]:
    """All moves of a prompt; a gift is put together from its parts."""
    if prompt is None:
        return []
    moves = [*prompt.moves, *prompt.rights]
    if prompt.gift:
        chosen = product(*((None, *suit) for suit in prompt.gift.suits))
        cards = [tuple(card for card in choice if card) for choice in chosen]
        moves += [Give(to, some) for to in prompt.gift.recipients for some in cards if some]
        moves.append(Give(None, ()))
    return moves


@examples(100)
@given(tables(), st.integers(1, 150))
def test_every_offered_move_is_accepted_when_settled_and_every_legal_move_is_offered(
    table: Table, length: int
) -> None:
    for state in moments(table, length, 4):
        for seat in everybody(state):
            if too_many_gifts(state, seat):
                continue
            offered = everything_offered(prompt_for(state, seat))
            meant = {canonical(state, settle(state, seat, move)) for move in offered}

            assert meant <= listed(state, seat)
            assert all(accepted(state, seat, move) for move in meant)
            assert len(meant) == len(offered)
            assert bool(offered) == bool(listed(state, seat))


@examples(80)
@given(tables(), st.integers(0, 80))
def test_luck_cannot_answer_what_it_is_not_asked_nor_deal_other_cards(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 4):
        wrong: list[Outcome] = [Dealer(Seat(state.sheet.edition.players[1])), Shuffle(()), Cut(())]
        if isinstance(state.decision, ChanceDecision):
            right = random_outcome(rng, state, state.decision)
            wrong += [Shuffle((*right.cards[1:], Card("?")))] if isinstance(right, Shuffle) else []
        if isinstance(state.decision, AskShuffle):
            wrong += [Shuffle(state.decision.cards[1:]), Shuffle(state.decision.cards * 2)]

        for outcome in wrong:
            with pytest.raises(ImpossibleOutcome):
                apply(state, None, outcome)
