"""Beachcomber: a gift of at most one card of each suit to one other player."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from lastcard.engine.calls import after_gift
from lastcard.engine.piles import can_draw, gained
from lastcard.engine.turns import with_hand, without
from lastcard.model.agenda import GoOut, Penalize, Take
from lastcard.model.cards import Hand
from lastcard.model.decisions import AskGive
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import CallForgotten, CardsGiven, Event
from lastcard.model.moves import Give
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

NO_GIFT = Give(None, ())


def gifts(state: RoundState, seat: Seat) -> Iterator[Give]:
    """Every gift the seat could make: nothing, or to each other seat every choice by suit (BEACH-73…77)."""
    yield NO_GIFT
    suits, recipients = gift_choices(state, seat)
    choices = [
        tuple(card for card in choice if card) for choice in product(*((None, *suit) for suit in suits))
    ]
    for to in recipients:
        for cards in choices:
            if cards:
                yield Give(to, cards)


def gift_choices(state: RoundState, seat: Seat) -> tuple[tuple[Hand, ...], tuple[Seat, ...]]:
    """What a gift is made of: the cards of each suit, and whom they may go to."""
    held = dict.fromkeys(state.hands[seat])
    suits = tuple(
        tuple(card for card in held if state.face(card).color == color)
        for color in state.sheet.colors[state.side]
    )
    return suits, tuple(Seat(other) for other in range(len(state.hands)) if other != seat)


def check_gift(state: RoundState, seat: Seat, move: Give) -> None:
    """Refuse a gift that the rules do not allow (B05)."""
    if (move.to is None) != (not move.cards):
        raise IllegalMove(Reason.EMPTY_GIFT)
    if move.to == seat:
        raise IllegalMove(Reason.OWN_SEAT)
    if move.to is not None and not 0 <= move.to < len(state.hands):
        raise IllegalMove(Reason.NO_SUCH_SEAT)
    suits = set()
    for card in move.cards:
        if card not in state.hands[seat]:
            raise IllegalMove(Reason.NOT_IN_HAND)
        suit = state.face(card).color
        if suit is None:
            raise IllegalMove(Reason.GIFT_COLORLESS)
        if suit in suits:
            raise IllegalMove(Reason.GIFT_SAME_SUIT)
        suits.add(suit)


def give(state: RoundState, asked: AskGive, move: Give, log: list[Event]) -> RoundState:
    """Hand the cards over. Giving the last card away wins, if UNO was called in time (BEACH-81…83)."""
    seat = asked.seat
    check_gift(state, seat, move)
    log.append(CardsGiven(seat, move.to, move.cards))
    hand = state.hands[seat]
    for card in move.cards:
        hand = without(hand, card)
    state = replace(state, decision=None, hands=with_hand(state.hands, seat, hand))
    if move.to is not None:
        state = gained(state, move.to, move.cards)
    state = replace(state, calls=after_gift(state.calls, seat, len(move.cards), len(hand)))
    if hand:
        return state
    if state.calls[seat] == "called":
        return replace(state, agenda=(GoOut(seat),))
    log.append(CallForgotten(seat))
    return replace(state, agenda=(Penalize(seat, asked.forgotten_call_draws), *state.agenda))


def penalize(state: RoundState, step: Penalize) -> RoundState:
    """The giver draws at once and the round goes on; if nothing can be drawn the win stands (B08)."""
    if can_draw(state):
        return replace(state, agenda=(Take(step.seat, step.n), *state.agenda))
    return replace(state, agenda=(GoOut(step.seat),))
