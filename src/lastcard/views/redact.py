"""Events as one viewer may hear them.

Each case names every field it lets through: a field that is not written here reaches nobody.
"""

from collections.abc import Iterable
from typing import assert_never

from lastcard.model.cards import UNKNOWN, Card, Hand, Side
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
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.views.sight import (
    Sight,
    Viewer,
    face_up,
    held,
    laid_open,
    mask,
    pile_top,
    sees_active,
    sees_idle,
    sight_of,
)


def redact(transition: Transition, viewer: Viewer, *, everything: bool = False) -> tuple[Event, ...]:
    """What the viewer hears of a transition, in order; `everything` is for replays of finished games."""
    return retold(
        transition.after.sheet, transition.before.side, transition.events, viewer, everything=everything
    )


def retold(
    sheet: Sheet, side: Side, events: Iterable[Event], viewer: Viewer, *, everything: bool = False
) -> tuple[Event, ...]:
    """The same of events that began on this side, for who keeps them longer than the states around them."""
    sight = sight_of(sheet, everything=everything)
    heard = []
    for event in events:
        if isinstance(event, SidesTurned):
            side = event.side
        heard.append(_heard(event, viewer, sight, side, sheet))
    return tuple(heard)


def _heard(event: Event, viewer: Viewer, sight: Sight, side: Side, sheet: Sheet) -> Event:
    def hands(all_hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
        return tuple(held(sight, side, viewer, Seat(seat), hand) for seat, hand in enumerate(all_hands))

    def shown(card: Card, *, of: Seat, to: Seat, publicly: bool = False) -> Card:
        """A card of a hand whose active face only some are shown."""
        active = publicly or sees_active(sight, viewer, of, to)
        return mask(card, side, active=active, idle=sees_idle(sight, viewer, of))

    match event:
        # What everybody may know whole.
        case (
            Asked()
            | BattleDeclared()
            | CallForgotten()
            | CardKept()
            | CardPicked()
            | CatchFailed()
            | ChallengeSettled()
            | ColorNamed()
            | ColorRestored()
            | DealerFound()
            | DirectionTurned()
            | DrawAccepted()
            | DrawChallenged()
            | OpeningPutBack()
            | PileShuffled()
            | ShowFailed()
            | TurnLost()
            | TurnPassed()
            | UnoCalled()
            | UnoCaught()
            | CardsRevealed()
            | BattleSettled()
        ):
            return event
        case DealerCut(seats=seats, cards=cards):
            return DealerCut(seats, tuple(face_up(card, side) for card in cards))
        case HandsDealt(hands=dealt):
            return HandsDealt(hands(dealt))
        case CardTurnedUp(card=card):
            return CardTurnedUp(face_up(card, side))
        case CardPlayed(seat=seat, card=card, jumped=jumped):
            return CardPlayed(seat, laid_open(sight, side, viewer, seat, card), jumped)
        case CardsDrawn(seat=seat, cards=cards, forced=forced):
            return CardsDrawn(seat, held(sight, side, viewer, seat, cards), forced)
        case HandShown(seat=seat, to=to, cards=cards):
            return HandShown(seat, to, tuple(sorted(shown(card, of=seat, to=to) for card in cards)))
        case CardsGiven():
            return _given(event, viewer, sight, side)
        case CardShown(seat=seat, to=to, card=card):
            return CardShown(seat, to, shown(card, of=seat, to=to, publicly=sheet.shown_to_all))
        case SidesTurned(side=new_side, top=top, hands=turned):
            return SidesTurned(new_side, face_up(top, new_side), hands(turned))
        case HandsMoved(seat=seat, other=other, hands=moved):
            return HandsMoved(seat, other, hands(moved))
        case CardsChosen(seat=seat, cards=cards, left=more):
            known = sees_active(sight, viewer, seat)
            seen = held(sight, side, viewer, seat, cards) if known else (UNKNOWN,) * len(cards)
            return CardsChosen(seat, seen, more)
        case CardsPassed():
            return _passed(event, viewer, sight, side)
        case PileTopChanged(card=top_card):
            return PileTopChanged(pile_top(sight, side, top_card))
        case RoundEnded(winner=winner, caught=caught, hands=left):
            return RoundEnded(winner, caught, tuple(tuple(sorted(hand)) for hand in left))
        case _:
            assert_never(event)


def _given(event: CardsGiven, viewer: Viewer, sight: Sight, side: Side) -> CardsGiven:
    """A gift: the two of it see the cards, the others what they see of them in either hand (BEACH-78)."""
    giver, receiver = event.seat, event.to
    if receiver is None:
        return CardsGiven(giver, None, ())
    return CardsGiven(giver, receiver, _handed_over((giver, receiver), event.cards, viewer, sight, side))


def _passed(event: CardsPassed, viewer: Viewer, sight: Sight, side: Side) -> CardsPassed:
    """Cards passed on: each is seen by its giver and its receiver (PASS-07)."""
    seats = len(event.given)
    given = (
        _handed_over((Seat(giver), Seat((giver + event.direction) % seats)), cards, viewer, sight, side)
        for giver, cards in enumerate(event.given)
    )
    return CardsPassed(event.direction, tuple(given))


def _handed_over(between: tuple[Seat, Seat], cards: Hand, viewer: Viewer, sight: Sight, side: Side) -> Hand:
    known = sees_active(sight, viewer, *between)
    idle = any(sees_idle(sight, viewer, holder) for holder in between)
    return tuple(sorted(mask(card, side, active=known, idle=idle) for card in cards))
