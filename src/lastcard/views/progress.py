"""What everybody may remember of the card in play and a view does not say: what is still to come of it.

A view shows the open question. How the round goes on after the answer depends on how it came to be asked: by
whose card, on which color, with how many cards at stake. All of that was heard by everybody.
"""

from typing import NamedTuple, assert_never

from msgspec.structs import replace

from lastcard.model.cards import Card, Color
from lastcard.model.events import (
    Asked,
    BattleDeclared,
    BattleSettled,
    CallForgotten,
    CardKept,
    CardPicked,
    CardPlayed,
    CardsChosen,
    CardsDrawn,
    CardsGiven,
    CardShown,
    CardsPassed,
    CardsRevealed,
    CardTurnedUp,
    CatchFailed,
    ChallengeSettled,
    ColorNamed,
    ColorRestored,
    DealerCut,
    DealerFound,
    DirectionTurned,
    DrawAccepted,
    DrawChallenged,
    Event,
    HandsDealt,
    HandShown,
    HandsMoved,
    OpeningPutBack,
    PileShuffled,
    PileTopChanged,
    RoundEnded,
    ShowFailed,
    SidesTurned,
    TurnLost,
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
    passing: tuple[int, ...] = ()
    """Cards each seat held when it was asked what to pass on, until the cards have moved."""
    passed: int = 0
    """How often cards were passed on by it."""
    passes: int = 0
    """Passes in a row."""


class Table(NamedTuple):
    """What everybody sees when a card is played, before it lands, and when it is asked what to pass on."""

    color: Color | None
    at_stake: int
    """Cards to be drawn by who must answer a draw card; 0 when nobody must."""
    sizes: tuple[int, ...]
    """Cards in each hand."""


def remember(progress: Progress, event: Event, before: Table) -> Progress:
    """What is remembered after one more event."""
    match event:
        case CardTurnedUp(card=card):
            return Progress(card=card, before=before.sizes)
        case CardPlayed(seat=seat, card=card):
            return Progress(
                card=card,
                seat=seat,
                color=before.color,
                carry=before.at_stake,
                before=before.sizes,
                left=before.sizes[seat] - 1,
            )
        case CardsDrawn(forced=forced):
            return replace(progress, passes=0) if progress.passes and not forced else progress
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
        case Asked(question="pass") if not progress.passing:
            return replace(progress, passing=before.sizes)
        case CardsPassed():
            return replace(progress, passing=(), passed=progress.passed + 1)
        case BattleSettled(winner=winner):
            return replace(progress, void=True) if winner is None else progress
        case UnoCalled(seat=seat) | UnoCaught(seat=seat):
            return replace(progress, settled=True) if seat == progress.seat else progress
        case (
            Asked()
            | CallForgotten()
            | CardKept()
            | CardsChosen()
            | CardsGiven()
            | CardShown()
            | CatchFailed()
            | ChallengeSettled()
            | ColorNamed()
            | ColorRestored()
            | DealerCut()
            | DealerFound()
            | DirectionTurned()
            | DrawAccepted()
            | DrawChallenged()
            | HandsDealt()
            | HandShown()
            | HandsMoved()
            | OpeningPutBack()
            | PileShuffled()
            | PileTopChanged()
            | RoundEnded()
            | ShowFailed()
            | TurnLost()
        ):
            return progress
        case _:
            assert_never(event)
