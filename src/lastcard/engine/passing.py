"""Passing cards on: everybody chooses in secret, then all chosen cards move to the next seat at once."""

from msgspec.structs import replace

from lastcard.engine.hands import moved
from lastcard.engine.piles import in_order
from lastcard.engine.turns import with_hand, without
from lastcard.model.agenda import Ask
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskPass
from lastcard.model.effects import PassCards
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import CardsChosen, CardsPassed, Event
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState


def begin_pass(state: RoundState, effect: PassCards) -> RoundState:
    """Everybody is asked at once; who holds fewer cards passes them all on (PASS-02).

    Nobody's hand is empty here: a last card passes nothing on (PASS-06).
    """
    left = tuple(min(effect.n, len(hand)) for hand in state.hands)
    return replace(state, decision=AskPass(effect.n, left, ((),) * len(left)))


def unchosen(hand: Hand, chosen: Hand) -> Hand:
    """The cards of a hand that can still be chosen."""
    for card in chosen:
        hand = without(hand, card)
    return hand


def pass_on(state: RoundState, asked: AskPass, seat: Seat, card: Card, log: list[Event]) -> RoundState:
    """A secret choice, which is final; with the last one all chosen cards move (PASS-03)."""
    hand, chosen = state.hands[seat], (*asked.chosen[seat], card)
    if card not in hand:
        raise IllegalMove(Reason.NOT_IN_HAND)
    if hand.count(card) < chosen.count(card):
        raise IllegalMove(Reason.ALREADY_PICKED)
    left = asked.left[seat] - 1
    log.append(CardsChosen(seat, chosen, left))
    asked = replace(
        asked,
        left=(*asked.left[:seat], left, *asked.left[seat + 1 :]),
        chosen=with_hand(asked.chosen, seat, chosen),
    )
    return replace(state, decision=asked) if any(asked.left) else _passed(state, asked.chosen, log)


def _passed(state: RoundState, given: tuple[Hand, ...], log: list[Event]) -> RoundState:
    """Each seat gets what its neighbor against the direction of play has chosen (PASS-04, PASS-05)."""
    seats, hands = len(given), state.hands
    log.append(CardsPassed(state.direction, given))
    return moved(
        replace(state, decision=None),
        tuple(
            in_order(state.sheet, unchosen(hands[at], given[at]) + given[(at - state.direction) % seats])
            for at in range(seats)
        ),
    )


def chosen_by(state: RoundState, seat: Seat) -> Hand:
    """What a seat has chosen so far, also while luck is asked in between."""
    for pending in (state.decision, *state.agenda):
        match pending:
            case AskPass(chosen=chosen) | Ask(decision=AskPass(chosen=chosen)):
                return chosen[seat]
    return ()
