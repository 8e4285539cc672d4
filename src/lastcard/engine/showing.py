"""Fashion Trend: everybody else shows a card of the called color, one after the other."""

from msgspec.structs import replace

from lastcard.engine.turns import seat_after
from lastcard.model.agenda import AskToShow, Take
from lastcard.model.cards import Card
from lastcard.model.decisions import AskShow
from lastcard.model.effects import ShowColor
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.events import CardShown, Event, ShowFailed
from lastcard.model.state import RoundState


def begin_show(state: RoundState, effect: ShowColor) -> RoundState:
    """The check starts with the next player and goes round in the direction of play (T09)."""
    first = AskToShow(seat_after(state, state.turn), state.turn, effect.penalty)
    return replace(state, agenda=(first, *state.agenda))


def ask_to_show(state: RoundState, step: AskToShow, log: list[Event]) -> RoundState:
    """A holder of the color is asked; the first who has none draws, and the check stops there (TREND-43)."""
    if step.seat == step.caller:
        return state
    assert state.color is not None, "the color has been called"  # noqa: S101 - narrows the type
    if state.sheet.colored[state.side, state.color].isdisjoint(state.hands[step.seat]):
        log.append(ShowFailed(step.seat, state.color))
        return replace(state, agenda=(Take(step.seat, step.penalty), *state.agenda))
    following = replace(step, seat=seat_after(state, step.seat))
    return replace(
        state,
        decision=AskShow(step.seat, step.caller, state.color),
        agenda=(following, *state.agenda),
    )


def show(state: RoundState, asked: AskShow, card: Card, log: list[Event]) -> RoundState:
    """The holder's choice among the called color; it goes back to the hand (T05)."""
    if card not in state.hands[asked.seat]:
        raise IllegalMove(Reason.NOT_IN_HAND)
    if state.face(card).color != asked.color:
        raise IllegalMove(Reason.SHOW_OTHER_COLOR)
    log.append(CardShown(asked.seat, asked.caller, card))
    return replace(state, decision=None)
