"""How a round ends."""

from msgspec.structs import replace

from lastcard.model.decisions import Over
from lastcard.model.events import Event, RoundEnded
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState


def go_out(state: RoundState, seat: Seat, log: list[Event]) -> RoundState:
    """A hand is empty: everybody else is caught with the cards left, at the value of the active side (F16)."""
    faces = state.sheet.faces[state.side]
    caught = tuple(sum(faces[card].points for card in hand) for hand in state.hands)
    return _ended(state, Over(seat, caught), log)


def block(state: RoundState, log: list[Event]) -> RoundState:
    """Every seat has passed in a row: no points, and the deal moves on (G37)."""
    return _ended(state, Over(None, (0,) * len(state.hands)), log)


def nobody_can_go_out(state: RoundState) -> bool:
    """Whether every hand holds two wild draws that bar each other, so that no hand can ever be empty.

    Players could draw and play for ever; the round counts as blocked instead (G37, M04 with G18).
    """
    barring = state.sheet.barring
    return bool(barring) and all(sum(card in barring for card in hand) >= 2 for hand in state.hands)


def _ended(state: RoundState, over: Over, log: list[Event]) -> RoundState:
    log.append(RoundEnded(over.winner, over.caught, state.hands))
    return replace(state, decision=over, agenda=())
