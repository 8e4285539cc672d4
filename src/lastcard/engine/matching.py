"""What fits on what."""

from lastcard.model.cards import Card, Color, Hand
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState


def fitting(state: RoundState) -> frozenset[Card]:
    """Cards that fit the top by color, number or symbol, wild-class cards included (BATTLE-19)."""
    return state.sheet.matching[state.side, state.top.code, state.color]


def guilty(state: RoundState, held: Hand, color: Color) -> bool:
    """Whether a wild draw is dishonest with these cards left in hand (G16)."""
    return not state.sheet.incriminating[state.side, color].isdisjoint(held)


def is_bluff(state: RoundState, seat: Seat, card: Card) -> bool:
    """Whether playing this card now would be a dishonest wild draw."""
    if not state.face(card).wild_draw or state.color is None:
        return False
    counts = state.sheet.incriminating[state.side, state.color]
    held = sum(other in counts for other in state.hands[seat])
    return held > (card in counts)


def playable(state: RoundState, seat: Seat, card: Card) -> bool:
    """Whether the seat could put this card of its hand on the top."""
    return card in fitting(state) and (state.sheet.bluffs or not is_bluff(state, seat, card))
