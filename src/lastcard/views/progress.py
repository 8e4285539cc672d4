"""What everybody may remember of the card in play and a view does not say: what is still to come of it.

A view shows the open question. How the round goes on after the answer depends on how it came to be asked: by
whose card, on which color, with how many cards at stake. All of that was heard by everybody.
"""

from typing import NamedTuple

from msgspec.structs import replace

from lastcard.model.cards import Card, Color
from lastcard.model.events import (
    BattleDeclared,
    BattleSettled,
    CardPicked,
    CardPlayed,
    CardsDrawn,
    CardsRevealed,
    CardTurnedUp,
    Event,
    SidesTurned,
    TurnPassed,
    UnoCalled,
    UnoCaught,
)
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class Progress(Record, frozen=True, kw_only=True):
    """The card in play and what has come of it so far."""

    card: Card | None = None
    """The card played last, masked as it was heard; else the opening card."""
    seat: Seat | None = None
    """Who played it; nobody has played an opening card."""
    color: Color | None = None
    """The color that counted before it."""
    carry: int = 0
    """Cards that were at stake before it, for it was stacked on another draw card (HOUSE-01)."""
    before: tuple[int, ...] = ()
    """Cards each seat held before it was played."""
    left: int = 0
    """Cards its player was left with."""
    turned: bool = False
    """The sides were turned since."""
    opponent: Seat | None = None
    """Who was chosen for a battle."""
    picked: tuple[Seat, ...] = ()
    """Who has picked a card that is not revealed yet."""
    void: bool = False
    """The battle ended without a winner."""
    settled: bool = False
    """Its player has called since, or was caught."""
    passes: int = 0
    """Passes in a row."""


class Table(NamedTuple):
    """What everybody sees beside a card that is played, before it lands."""

    color: Color | None
    at_stake: int
    """Cards to be drawn by who must answer a draw card; 0 when nobody must."""
    sizes: tuple[int, ...]
    """Cards in each hand."""


def remember(progress: Progress, event: Event, before: Table) -> Progress:
    """What is remembered after one more event."""
    match event:
        case CardTurnedUp(card=card):
            return Progress(card=card)
        case CardPlayed(seat=seat, card=card):
            return Progress(
                card=card,
                seat=seat,
                color=before.color,
                carry=before.at_stake,
                before=before.sizes,
                left=before.sizes[seat] - 1,
            )
        case CardsDrawn(forced=False):
            return replace(progress, passes=0) if progress.passes else progress
        case TurnPassed():
            return replace(progress, passes=progress.passes + 1)
        case SidesTurned():
            return replace(progress, turned=True)
        case BattleDeclared(opponent=opponent):
            return replace(progress, opponent=opponent)
        case CardPicked(seat=seat):
            return replace(progress, picked=(*progress.picked, seat))
        case CardsRevealed():
            return replace(progress, picked=())
        case BattleSettled(winner=None):
            return replace(progress, void=True)
        case UnoCalled(seat=seat) | UnoCaught(seat=seat) if seat == progress.seat:
            return replace(progress, settled=True)
    return progress
