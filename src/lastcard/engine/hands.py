"""House rule seven-zero: hands that change places (HOUSE-03)."""

from msgspec.structs import replace

from lastcard.engine.calls import silence
from lastcard.model.cards import Hand
from lastcard.model.events import Event, HandsMoved
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState


def swap_hands(state: RoundState, seat: Seat, other: Seat, log: list[Event]) -> RoundState:
    """Who played a 7 takes the hand of a seat and leaves the own one."""
    places = {seat: other, other: seat}
    hands = tuple(state.hands[places.get(Seat(at), Seat(at))] for at in range(len(state.hands)))
    log.append(HandsMoved(seat, other, hands))
    return moved(replace(state, decision=None), hands)


def pass_hands(state: RoundState, log: list[Event]) -> RoundState:
    """After a 0 every hand moves one seat in the direction of play."""
    seats = len(state.hands)
    hands = tuple(state.hands[(at - state.direction) % seats] for at in range(seats))
    log.append(HandsMoved(state.turn, None, hands))
    return moved(state, hands)


def moved(state: RoundState, hands: tuple[Hand, ...]) -> RoundState:
    """Moved hands owe no call, all calls lapse and the windows close."""
    return replace(state, hands=hands, calls=silence(len(hands)), jumpable=False)
