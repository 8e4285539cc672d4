"""The Flip card: the whole table is turned over."""

from msgspec.structs import replace

from lastcard.model.agenda import GoOut, OfferChallenge, SetColor
from lastcard.model.cards import Side
from lastcard.model.decisions import AskColor
from lastcard.model.events import Event, SidesTurned
from lastcard.model.state import RoundState


def turn_over(state: RoundState, log: list[Event]) -> RoundState:
    """Both piles are turned and so reverse their order; a named color is dropped (F06, F27).

    Whatever face comes up does nothing (F05); if it is a wild one it has no color yet (F04). A color of the side
    that was up can no longer come back or be respected.
    """
    side: Side = "dark" if state.side == "light" else "light"
    discard = state.discard[::-1]
    log.append(SidesTurned(side, discard[-1], state.hands))
    return replace(
        state,
        side=side,
        discard=discard,
        draw=state.draw[::-1],
        color=state.sheet.faces[side][discard[-1]].color,
        jumpable=False,
        agenda=tuple(step for step in state.agenda if not isinstance(step, SetColor | OfferChallenge)),
    )


def flip_sides(state: RoundState, log: list[Event]) -> RoundState:
    """A Flip was played; a flipper who has gone out names no color (F03)."""
    state = turn_over(state, log)
    names = state.color is None and state.sheet.rulings.wild_after_flip == "flipper"
    if names and not isinstance(state.agenda[0], GoOut):
        return replace(state, decision=AskColor(state.turn))
    return state
