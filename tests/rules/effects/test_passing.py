"""Cards that are passed on, beyond what passing.toml tells: reasons, who hears what, and sheets of other kinds."""

import pytest
from msgspec.structs import replace

from lastcard.engine import apply, sheet_for
from lastcard.engine.calls import silence
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskPass, AskPlay, Over
from lastcard.model.edition import Edition
from lastcard.model.effects import PassCards
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import CardsChosen, CardsPassed, Event
from lastcard.model.moves import Call, Move, Name, PassOn, Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, redact, settle, view_of
from tests.editions import RELAY
from tests.properties.micro_decks import PASS_BACKS

ANN, BOB, CY = map(Seat, range(3))


def cards(codes: str) -> Hand:
    return tuple(map(Card, codes.split()))


def position(*hands: str, edition: Edition = RELAY) -> RoundState:
    """Ann is on turn, and the first card of the deck lies open."""
    sheet = sheet_for(edition, edition.rulings)
    left = list(sheet.deck)
    held = tuple(map(cards, hands))
    for card in (card for hand in held for card in hand):
        left.remove(card)
    top = left.pop(0)
    return RoundState(
        sheet=sheet,
        dealer=ANN,
        hands=held,
        decision=AskPlay(ANN),
        draw=tuple(left),
        discard=(top,),
        color=sheet.faces["light"][top].color,
        turn=ANN,
        calls=silence(len(held)),
    )


def after(state: RoundState, *said: tuple[Seat, Move]) -> RoundState:
    for seat, move in said:
        state = apply(state, seat, move).after
    return state


def passes(seat: Seat, code: str) -> tuple[Seat, Move]:
    return seat, PassOn(Card(code))


def plays(code: str) -> tuple[Seat, Move]:
    return ANN, Play(Card(code))


def refusal(state: RoundState, seat: Seat, move: Move) -> Reason:
    with pytest.raises(IllegalMove) as caught:
        apply(state, seat, move)
    return caught.value.reason


def test_a_card_that_is_not_held_is_refused_and_so_is_another_answer() -> None:
    state = after(position("rh r5", "r6 b6"), plays("rh"))

    assert refusal(state, BOB, PassOn(Card("r5"))) is Reason.NOT_IN_HAND
    assert refusal(state, BOB, Play(Card("r6"))) is Reason.WRONG_ANSWER
    assert refusal(state, Seat(7), PassOn(Card("r6"))) is Reason.NOT_ASKED


@pytest.mark.rule("PASS-05")
def test_a_call_that_was_made_lapses_too() -> None:
    state = after(position("rh r5", "r6 b6"), (ANN, Call()), plays("rh"))
    moved = after(state, passes(ANN, "r5"), passes(BOB, "r6"))

    assert state.calls == ("called", "silent")
    assert moved.calls == ("silent", "silent")


@pytest.mark.rule("PASS-06")
def test_as_a_last_card_it_passes_nothing_on_whatever_its_sheet_says() -> None:
    side = RELAY.sides[0]
    rows = tuple(replace(row, when_last=row.when_played) if row.symbol == "h" else row for row in side.rows)
    eager = replace(RELAY, sides=(replace(side, rows=rows),))
    state = after(position("rh", "r6 b6", edition=eager), plays("rh"))

    assert rows != side.rows
    assert state.decision == Over(ANN, (0, 12))


@pytest.mark.rule("PASS-03")
def test_others_hear_who_has_chosen_a_card_and_never_which() -> None:
    state = after(position("r5 x b9", "r6 b6 b7", "r7 b7 r8"), plays("x"), (ANN, Name("b")))
    first = apply(state, BOB, PassOn(Card("r6")))
    second = apply(first.after, BOB, PassOn(Card("b6")))

    def heard(step: object, viewer: Seat | None) -> list[Event]:
        return [event for event in redact(step, viewer) if isinstance(event, CardsChosen)]  # type: ignore[arg-type]

    assert heard(first, BOB) == [CardsChosen(BOB, cards("r6"), 1)]
    assert heard(second, BOB) == [CardsChosen(BOB, cards("b6 r6"), 0)]
    for viewer in (ANN, CY, None):
        assert heard(first, viewer) == [CardsChosen(BOB, cards("?"), 1)]
        assert heard(second, viewer) == [CardsChosen(BOB, cards("? ?"), 0)]
    assert view_of(first.after, ANN).asked == (ANN, BOB, CY)


def test_everybody_sees_the_own_choice_until_the_cards_move() -> None:
    state = after(position("rh r5 b9", "r6 b6"), plays("rh"), passes(ANN, "r5"))

    assert view_of(state, ANN).chosen == cards("r5")
    assert view_of(state, BOB).chosen == view_of(state, None).chosen == ()
    assert view_of(after(state, passes(BOB, "r6")), ANN).chosen == ()


@pytest.mark.rule("PASS-07")
def test_giver_and_receiver_see_a_card_and_the_others_how_many() -> None:
    state = position("rh r5 b9", "r6 b6", "r7 b7")
    step = apply(after(state, plays("rh"), passes(ANN, "r5"), passes(BOB, "r6")), CY, PassOn(Card("r7")))

    def given(viewer: Seat | None) -> tuple[Hand, ...]:
        return next(event.given for event in redact(step, viewer) if isinstance(event, CardsPassed))

    assert given(ANN) == (cards("r5"), cards("?"), cards("r7"))
    assert given(BOB) == (cards("r5"), cards("r6"), cards("?"))
    assert given(None) == (cards("?"), cards("?"), cards("?"))


def test_of_two_cards_that_look_alike_each_is_offered_once_and_both_can_be_chosen() -> None:
    """`r1/p1` and `r1/ph` look alike to who holds them."""
    twice = replace(PASS_BACKS.sides[0].rows[1], when_played=(PassCards(2),))
    sides = (
        replace(
            PASS_BACKS.sides[0], rows=(PASS_BACKS.sides[0].rows[0], twice, *PASS_BACKS.sides[0].rows[2:])
        ),
    )
    edition = replace(PASS_BACKS, sides=(*sides, PASS_BACKS.sides[1]))
    state = position("r1/p1 r1/ph rh/p1", "rh/ph", edition=edition)
    state = after(state, (ANN, Play(Card("rh/p1"))))

    for _ in range(2):
        prompt = prompt_for(state, ANN)
        assert prompt is not None
        assert prompt.moves == (PassOn(Card("r1/?")),)
        state = after(state, (ANN, settle(state, ANN, prompt.moves[0])))

    assert isinstance(state.decision, AskPass)
    assert sorted(state.decision.chosen[ANN]) == sorted(cards("r1/p1 r1/ph"))
