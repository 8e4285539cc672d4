"""Draw cards: the plain draw, the disputed wild draw, and the stacked one."""

from msgspec.structs import replace

from lastcard.engine.calls import after_answer, after_close
from lastcard.engine.matching import guilty
from lastcard.engine.piles import can_draw
from lastcard.engine.turns import seat_after
from lastcard.model.agenda import OfferChallenge, Step, Take, TakeUntil
from lastcard.model.decisions import AskChallenge, AskStack
from lastcard.model.effects import DrawCards, DrawUntilColor, Skip
from lastcard.model.events import ChallengeSettled, DrawAccepted, DrawChallenged, Event, HandShown
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState

SKIP = Skip()


def draw_cards(state: RoundState, effect: DrawCards) -> RoundState:
    """The next player draws and loses the turn (BATTLE-26)."""
    state = _closed(state)
    victim = Take(seat_after(state, state.turn), effect.n)
    lost: tuple[Step, ...] = (SKIP,) if effect.loses_turn else ()
    return replace(state, agenda=(victim, *lost, *state.agenda))


def draw_until_color(state: RoundState, effect: DrawUntilColor) -> RoundState:
    """The next player draws until the named color comes and loses the turn (FLIP-46)."""
    state = _closed(state)
    return replace(
        state,
        agenda=(_until(state, seat_after(state, state.turn), effect.extra), SKIP, *state.agenda),
    )


def _closed(state: RoundState) -> RoundState:
    """By drawing the victim may close the window; with nothing to draw it stays open (G28)."""
    if state.sheet.penalty_closes and can_draw(state):
        return replace(state, calls=after_close(state.calls))
    return state


def _until(state: RoundState, seat: Seat, extra: int) -> TakeUntil:
    assert state.color is not None, "the color has been named"  # noqa: S101 - narrows the type
    return TakeUntil(seat, state.color, extra)


def offer_challenge(state: RoundState, step: OfferChallenge) -> RoundState:
    """Only the victim may dispute, before any card is drawn (G19, G21)."""
    return replace(state, decision=AskChallenge(seat_after(state, state.turn), step.played))


def offer_stack(state: RoundState) -> RoundState:
    """The victim is asked even without a draw card (HOUSE-01)."""
    return replace(state, decision=AskStack(seat_after(state, state.turn)))


def at_stake(state: RoundState) -> int:
    """How many cards the pending draw has come to."""
    pending = state.agenda[0] if state.agenda else None
    return pending.n if isinstance(pending, DrawCards) else 0


def accept(state: RoundState, seat: Seat, log: list[Event]) -> RoundState:
    """The victim takes the cards."""
    log.append(DrawAccepted(seat))
    return replace(state, decision=None, calls=after_answer(state.calls, seat))


def challenge(state: RoundState, asked: AskChallenge, log: list[Event]) -> RoundState:
    """The accused shows the hand to the challenger; the table learns only the outcome (G20).

    Guilty: the accused draws and the challenger takes a normal turn (G22). Innocent: the challenger draws
    the extra cards too and loses the turn (G23).
    """
    played, (pending, *rest) = asked.played, state.agenda
    accused = played.accused
    is_guilty = guilty(state, played.held, played.color)
    log.extend(
        (
            DrawChallenged(asked.seat, accused),
            HandShown(accused, asked.seat, state.hands[accused]),
            ChallengeSettled(accused, is_guilty),
        )
    )
    match pending:
        case DrawCards(n=n):
            punished: Step = Take(accused, n) if is_guilty else DrawCards(n + played.terms.extra)
        case _:
            extra = played.terms.extra
            punished = _until(state, accused, 0) if is_guilty else DrawUntilColor(extra=extra)
    return replace(
        state, decision=None, agenda=(punished, *rest), calls=after_answer(state.calls, asked.seat)
    )
