"""Pending steps: what happens by itself once the open question is answered.

A card's effects stand here as they are; the other steps are what effects and answers turn into.
"""

from lastcard.model.cards import Card, Color
from lastcard.model.decisions import Bout, SeatDecision, WildDraw
from lastcard.model.effects import Effect
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class Deal(Record, frozen=True):
    """Deal the hands."""


class TurnUp(Record, frozen=True):
    """Turn up the opening card."""


class Take(Record, frozen=True):
    """A seat draws `n` cards without a choice."""

    seat: Seat
    n: int


class TakeUntil(Record, frozen=True):
    """A seat draws until a color comes, and `extra` more."""

    seat: Seat
    color: Color
    extra: int = 0


class DrawForTurn(Record, frozen=True):
    """The player on turn draws; with `draw_to_match` until something fits (HOUSE-04)."""

    seat: Seat
    last: Card | None = None
    """The card drawn last, before a reshuffle or the end of the supply."""
    stuck: bool = False
    """Nothing could be played before, so that what is drawn must be (G11, `drawn_card = must_if_stuck`)."""


class OfferChallenge(Record, frozen=True):
    """Ask the victim about a wild draw."""

    played: WildDraw


class SetColor(Record, frozen=True):
    """The color of before goes on (T01)."""

    color: Color


class OpenBattle(Record, frozen=True):
    """Ask whom to battle."""

    loser_draws: int
    before: tuple[int, ...]
    """Cards each seat held before the Battle card was played (K08)."""


class Arm(Record, frozen=True):
    """Both battlers need a card to reveal; who has none draws one (BATTLE-51, K05)."""

    bout: Bout


class Settle(Record, frozen=True):
    """A battle is decided: the loser has taken all; an empty winner draws one; the color (K08)."""

    bout: Bout
    winner: Seat


class AskToShow(Record, frozen=True):
    """Go round for the trend, from this seat on."""

    seat: Seat
    caller: Seat
    penalty: int


class Penalize(Record, frozen=True):
    """Who gave the last card away without a call draws, or has gone out if nothing can be drawn (B08)."""

    seat: Seat
    n: int


class Ask(Record, frozen=True):
    """Come back to a question that a catch interrupted."""

    decision: SeatDecision


class NextTurn(Record, frozen=True):
    """The turn passes on."""


class GoOut(Record, frozen=True):
    """The seat has no cards left: the round is over."""

    seat: Seat


Step = (
    Effect
    | Deal
    | TurnUp
    | Take
    | TakeUntil
    | DrawForTurn
    | OfferChallenge
    | SetColor
    | OpenBattle
    | Arm
    | Settle
    | AskToShow
    | Penalize
    | Ask
    | NextTurn
    | GoOut
)

__all__ = [
    "Arm",
    "Ask",
    "AskToShow",
    "Deal",
    "DrawForTurn",
    "GoOut",
    "NextTurn",
    "OfferChallenge",
    "OpenBattle",
    "Penalize",
    "SetColor",
    "Settle",
    "Step",
    "Take",
    "TakeUntil",
    "TurnUp",
]
