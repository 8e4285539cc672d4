"""What a seat cannot see changes nothing for it: neither what it sees, nor what it is asked, nor what it hears."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.engine import answers, apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.engine.turns import seat_after
from lastcard.lab.random_play import random_outcome
from lastcard.lab.redeal import redealt
from lastcard.model.agenda import Take
from lastcard.model.cards import Card
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskGive, AskPass, AskReveal, AskShow, AskShuffle, ChanceDecision, Over
from lastcard.model.effects import Duel, GiveCards, PassCards, ShowColor
from lastcard.model.errors import IllegalMove
from lastcard.model.events import CardsDrawn, Event
from lastcard.model.moves import Draw, Give, Move
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.model.state import Input, RoundState, Transition
from lastcard.notation import begin, parse_document, parse_header
from lastcard.views import View, prompt_for, redact, view_of
from tests.editions import ALL_EDITIONS, does
from tests.properties.knowledge import learnt
from tests.properties.micro_decks import MICRO_DECKS, ONE_SIDED, TWO_FACED
from tests.properties.strategies import (
    Table,
    everybody,
    examples,
    moments,
    said_at_random,
    tables,
    talk,
    tiny_tables,
    too_many_gifts,
)


@examples(120)
@given(tables(), st.integers(1, 200))
def test_dealing_hidden_cards_anew_changes_neither_view_nor_prompt(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 3):
        for seat in everybody(state):
            if not too_many_gifts(state, seat):
                other = redealt(rng, state, seat)

                assert view_of(other, seat) == view_of(state, seat)
                assert prompt_for(other, seat) == prompt_for(state, seat)


@examples(60)
@given(tables("flip"), st.integers(1, 200))
def test_the_backs_of_my_own_cards_do_not_change_what_i_am_asked(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 4):
        for seat in everybody(state):
            other = redealt(rng, state, seat)

            assert prompt_for(other, seat) == prompt_for(state, seat)


@examples(60)
@given(tables(), st.integers(1, 200))
def test_a_spectator_sees_no_card_in_any_hand_until_the_round_is_over(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 3):
        other = redealt(rng, state, None)
        shown = {card for hand in view_of(state, None).hands for card in hand}

        assert view_of(other, None) == view_of(state, None)
        assert shown <= {"?"} or isinstance(state.decision, Over)


def shuffle(*codes: str) -> Shuffle:
    return Shuffle(tuple(map(Card, codes)))


def told(step: Transition, viewer: Seat | None) -> tuple[tuple[Event, ...], View, object]:
    """All that reaches a viewer of one input."""
    prompt = None if viewer is None else prompt_for(step.after, viewer)
    return redact(step, viewer), view_of(step.after, viewer), prompt


def other_worlds(rng: Random, step: Transition, said: Input) -> Iterator[tuple[Seat | None, Transition]]:
    """The same input in a world that looks the same to a viewer, for every viewer where that can be."""
    for viewer in (None, *everybody(step.before)):
        known = learnt(step, viewer)
        if known is None or (viewer is not None and too_many_gifts(step.after, viewer)):
            continue
        other = redealt(rng, step.before, viewer, known)
        with suppress(IllegalMove):  # a hand that must play, or may not pass, in the other world
            elsewhere = apply(other, *said)
            if step.before.sheet.barring and isinstance(elsewhere.after.decision, Over):
                continue  # hands that nobody can ever get rid of end the round, there (M04 with G18)
            yield viewer, elsewhere


def sounds_alike(table: Table, length: int, number: int) -> bool:
    rng = Random(table.seed)
    for state in moments(table, length, number):
        if isinstance(state.decision, ChanceDecision | Over):
            continue
        said = said_at_random(rng, state)
        step = apply(state, *said)
        for viewer, elsewhere in other_worlds(rng, step, said):
            if told(elsewhere, viewer) != told(step, viewer):
                return False
    return True


@examples(120)
@given(tables(), st.integers(1, 200))
def test_the_same_input_is_heard_alike_in_two_worlds_that_look_alike(table: Table, length: int) -> None:
    assert sounds_alike(table, length, 3)


@examples(150)
@given(tiny_tables(MICRO_DECKS), st.integers(1, 40))
def test_the_same_input_is_heard_alike_with_the_tiniest_decks(table: Table, length: int) -> None:
    assert sounds_alike(table, length, 6)


@pytest.mark.parametrize("backs_open", [True, False])
def test_a_draw_sounds_alike_whether_the_next_card_is_a_twin_or_only_has_the_same_back(
    *, backs_open: bool
) -> None:
    sheet = sheet_for(replace(TWO_FACED, hand=1), Rulings(show_inactive=backs_open))
    opened = open_round(sheet, 2, Seat(0))
    for_left, for_dealer, top, drawn = "r2/p1", "r1/w+c", "rf/pf", "r1/p1"
    one = apply(opened, None, shuffle(for_left, for_dealer, top, drawn, "r1/p1")).after
    two = apply(opened, None, shuffle("r1/p1", for_dealer, top, drawn, "r2/p1")).after
    assert view_of(one, Seat(0)) == view_of(two, Seat(0))

    heard = [redact(apply(state, Seat(1), Draw()), Seat(0)) for state in (one, two)]

    assert heard[0] == heard[1]


DARK = """
edition = "flip"
seats = ["Ann", "Bob"]
[position]
turn = "Ann"
side = "dark"
discard = "y8/p1 r6/o9"
"""
TWO_WORLDS = (
    'draw = "y8/o2 gv/o1"\nhands = { Ann = "r7/o1 y7/o2", Bob = "r1/p3" }',
    'draw = "y7/o2 r7/o1"\nhands = { Ann = "y8/o2 gv/o1", Bob = "r1/p3" }',
)


def test_moves_are_offered_in_an_order_that_tells_nothing_of_the_backs() -> None:
    one, two = (begin(parse_header(parse_document(DARK + hidden).cases[0])).round for hidden in TWO_WORLDS)
    assert view_of(one, Seat(0)).hands == view_of(two, Seat(0)).hands

    assert prompt_for(one, Seat(0)) == prompt_for(two, Seat(0))


def secret_choices(state: RoundState, seat: Seat) -> Iterator[list[Move]]:
    """Answers that only differ in what nobody else, or only one other, may learn."""
    match state.decision:
        case AskReveal(picks=(None, None)):
            yield list(answers(state, seat))
        case AskPass():
            yield list(answers(state, seat))
        case AskShow() if not state.sheet.shown_to_all:
            yield list(answers(state, seat))
        case AskGive() if not too_many_gifts(state, seat):
            gifts = [move for move in answers(state, seat) if isinstance(move, Give)]
            for to, size in {(gift.to, len(gift.cards)) for gift in gifts}:
                yield [gift for gift in gifts if (gift.to, len(gift.cards)) == (to, size)]


def in_on_it(state: RoundState, seat: Seat, move: Move) -> set[Seat | None]:
    """Who learns of a secret choice: who makes it, who gets the gift, who is shown the card, to whom it goes."""
    match state.decision, move:
        case AskShow(caller=caller), _:
            return {seat, caller}
        case AskPass(left=left), _ if sum(left) == 1:
            return {seat, seat_after(state, seat)}
        case _, Give(to=to):
            return {seat, to}
    return {seat}


SECRETIVE = [one for one in ALL_EDITIONS if does(one, GiveCards, Duel, ShowColor, PassCards)]
"""Where players choose in secret."""


@examples(80)
@given(tables(*(edition.key for edition in SECRETIVE)), st.integers(20, 300))
def test_a_secret_choice_sounds_alike_to_everybody_else(table: Table, length: int) -> None:
    for state in moments(table, length, 12):
        for seat in asked_seats(state.decision):
            for alike in secret_choices(state, seat):
                knowing = in_on_it(state, seat, alike[0])
                for viewer in {None, *everybody(state)} - knowing:
                    steps = [apply(state, seat, move) for move in alike[:8]]

                    assert len({told(step, viewer) for step in steps}) == 1


@examples(100)
@given(tables(*(edition.key for edition in ALL_EDITIONS if not edition.two_sided)) | tiny_tables(ONE_SIDED))
def test_the_order_of_a_shuffled_pile_is_heard_only_by_who_draws_from_it(table: Table) -> None:
    rng = Random(table.seed)
    for step in talk(table, 250):
        state, asked = step.after, step.after.decision
        drawing = state.agenda[0] if state.agenda else None
        if isinstance(asked, AskShuffle) and isinstance(drawing, Take):
            steps = [apply(state, None, random_outcome(rng, state, asked)) for _ in range(3)]
            if any(isinstance(one.after.decision, Over) for one in steps):
                continue  # all hands lie open
            # In a battle the next who has no card may draw in the same breath.
            drew = {event.seat for one in steps for event in one.events if isinstance(event, CardsDrawn)}
            for viewer in {None, *everybody(state)} - drew:
                assert len({told(one, viewer) for one in steps}) == 1
