"""The window for calling and catching, walked through in every order of what can be said."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from lastcard.engine import apply, rights
from lastcard.engine.legal import asked_seats
from lastcard.lab.perft import moves_now
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskBattle, AskColor, AskReveal, AskShuffle, Decision
from lastcard.model.errors import IllegalMove
from lastcard.model.moves import Call, Catch, Right
from lastcard.model.seats import Seat
from lastcard.model.state import Input, RoundState
from lastcard.notation import Case, begin, parse_document, parse_header
from tests.rights.duties import Duties, after, nothing_before, open_rights

POSITIONS = parse_document((Path(__file__).parent / "positions.toml").read_text("utf-8")).cases
DEPTH = 8

STANDING = {"silent": "nothing", "ahead": "early", "owes": "owes", "called": "called"}
"""What the engine calls it, and what the table of rights does."""

Moment = tuple[RoundState, Duties]


def accepted(state: RoundState, seat: Seat, right: Right) -> bool:
    try:
        apply(state, seat, right)
    except IllegalMove:
        return False
    return True


def follow(state: RoundState) -> Iterator[Input]:
    """Every input that can come next; a reshuffle leaves the cards in deck order."""
    if isinstance(state.decision, AskShuffle):
        yield None, Shuffle(state.decision.cards)
    yield from moves_now(state)


def moments(case: Case) -> Iterator[Moment]:
    """Every moment within reach of a position, with the duties that the table of rights knows of."""
    state = begin(parse_header(case)).round
    layer: set[Moment] = {(state, nothing_before(len(state.hands)))}
    seen = set(layer)
    yield from layer
    for _ in range(DEPTH):
        following: set[Moment] = set()
        for state, duties in layer:
            for said in follow(state):
                step = apply(state, *said)
                following.add((step.after, after(duties, said, step)))
        layer = following - seen
        seen |= layer
        yield from layer


def seats_of(state: RoundState) -> list[Seat]:
    return [Seat(seat) for seat in range(len(state.hands))]


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_everybody_stands_with_the_call_where_the_table_of_rights_says(case: Case) -> None:
    for state, duties in moments(case):
        assert tuple(STANDING[status] for status in state.calls) == duties.standing


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_who_owes_a_call_holds_one_card_whenever_somebody_is_asked(case: Case) -> None:
    for state, _ in moments(case):
        owing = [hand for hand, status in zip(state.hands, state.calls, strict=True) if status == "owes"]

        assert not asked_seats(state.decision) or all(len(hand) == 1 for hand in owing)


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_exactly_the_rights_of_the_table_of_rights_are_open(case: Case) -> None:
    for state, duties in moments(case):
        for seat in seats_of(state):
            expected = open_rights(duties, state, seat)
            said: list[Right] = [Call(), *(Catch(other) for other in seats_of(state))]

            assert set(rights(state, seat)) == expected
            assert {right for right in said if accepted(state, seat, right)} == expected & set(said)


def drawn_by(state: RoundState, seat: Seat, right: Right, who: Seat) -> tuple[int, RoundState]:
    """How many cards a seat gets by a right that is used, and the round after that."""
    held = len(state.hands[who])
    after_it = apply(state, seat, right).after
    while isinstance(after_it.decision, AskShuffle):
        after_it = apply(after_it, None, Shuffle(after_it.decision.cards)).after
    return len(after_it.hands[who]) - held, after_it


def forgiven(decision: Decision | None) -> Decision | None:
    """The question without what it remembers of a call that was due when the battle began."""
    if isinstance(decision, AskBattle):
        return replace(decision, owed=False)
    if isinstance(decision, AskReveal | AskColor) and decision.bout:
        return replace(decision, bout=replace(decision.bout, owed=False))
    return decision


@pytest.mark.parametrize("case", POSITIONS, ids=lambda case: case.name)
def test_who_is_caught_draws_two_or_what_there_is_and_the_question_stays_open(case: Case) -> None:
    for state, duties in moments(case):
        supply = len(state.draw) + len(state.discard) - 1
        for seat in seats_of(state):
            for right in open_rights(duties, state, seat):
                if isinstance(right, Catch):
                    pays = right.seat if duties.standing[right.seat] == "owes" else seat
                    drawn, caught = drawn_by(state, seat, right, pays)

                    assert drawn == min(2, supply)
                    assert forgiven(caught.decision) == forgiven(state.decision)
