"""Folding redacted events into a view: what a browser does, and equal to the view of the state."""

from typing import assert_never

from msgspec.structs import replace

from lastcard.model.cards import Card, Color, Hand
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
from lastcard.views.sight import face_up, held
from lastcard.views.view import View


def advance(view: View, event: Event) -> View:
    """The view after one more event."""
    match event:
        # Words about what the other events do; nothing to see changes.
        case (
            BattleDeclared()
            | CallForgotten()
            | CardKept()
            | CardPicked()
            | CardShown()
            | CatchFailed()
            | ChallengeSettled()
            | DealerCut()
            | DrawAccepted()
            | DrawChallenged()
            | HandShown()
            | ShowFailed()
            | TurnLost()
            | TurnPassed()
            | UnoCalled()
            | UnoCaught()
        ):
            return view
        case DealerFound(seat=seat):
            return replace(view, dealer=seat)
        case PileShuffled(count=count):
            return replace(view, draw_count=count, discard_count=min(view.discard_count, 1))
        case HandsDealt(hands=hands):
            return replace(view, hands=hands, draw_count=view.draw_count - sum(map(len, hands)))
        case CardTurnedUp(card=card):
            return _on_top(replace(view, draw_count=view.draw_count - 1), card)
        case OpeningPutBack():
            return replace(view, draw_count=view.draw_count + 1, discard_count=0, top=None, color=None)
        case CardPlayed(seat=seat, card=card):
            return _on_top(_lost(view, seat, (card,)), card)
        case CardsDrawn(seat=seat, cards=cards):
            return _gained(replace(view, draw_count=view.draw_count - len(cards)), seat, cards)
        case ColorNamed(color=color) | ColorRestored(color=color):
            return replace(view, color=color)
        case DirectionTurned(direction=direction):
            return replace(view, direction=direction)
        case CardsGiven(seat=seat, to=to, cards=cards):
            return view if to is None else _gained(_lost(view, seat, cards), to, cards)
        case CardsRevealed(challenger=challenger, target=target, cards=(first, second)):
            view = _lost(_lost(view, challenger, (first,)), target, (second,))
            return replace(view, aside=((*view.aside[0], first), (*view.aside[1], second)))
        case BattleSettled(challenger=challenger, target=target, taken=taken):
            view = _gained(_gained(view, challenger, taken[0]), target, taken[1])
            return replace(view, aside=((), ()))
        case SidesTurned(side=side, top=top, hands=hands):
            turned = replace(view, side=side, hands=hands, top=top)
            return replace(turned, color=_color_of(turned, top))
        case HandsMoved(hands=hands):
            return replace(view, hands=hands)
        case CardsChosen(seat=seat, cards=cards):
            return replace(view, chosen=cards) if seat == view.viewer else view
        case CardsPassed():
            return _passed(view, event)
        case PileTopChanged(card=card):
            return replace(view, draw_top=card)
        case RoundEnded(winner=winner, caught=caught, hands=hands):
            return replace(view, winner=winner, caught=caught, hands=hands)
        case Asked(question=question, seats=seats, turn=turn, calls=calls, jumpable=jumpable, draws=draws):
            return replace(
                view,
                question=question,
                asked=seats,
                turn=turn,
                calls=calls,
                jumpable=jumpable,
                draws=draws,
            )
        case _:
            assert_never(event)


def _passed(view: View, event: CardsPassed) -> View:
    """All cards leave before any arrives."""
    seats = len(event.given)
    for giver, cards in enumerate(event.given):
        view = _lost(view, Seat(giver), cards)
    for giver, cards in enumerate(event.given):
        view = _gained(view, Seat((giver + event.direction) % seats), cards)
    return replace(view, chosen=())


def _on_top(view: View, card: Card) -> View:
    shown = face_up(card, view.side)
    return replace(
        view,
        top=shown,
        discard_count=view.discard_count + 1,
        color=_color_of(view, shown) or (view.color if view.discard_count else None),
    )


def _color_of(view: View, card: Card) -> Color | None:
    """The printed color of the active face; none on a colorless one."""
    code = card.split("/")[-1 if view.side == "dark" else 0]
    return None if code in view.sight.colorless else code[0]


def _as_held(view: View, seat: Seat, cards: Hand) -> Hand:
    return held(view.sight, view.side, view.viewer, seat, cards)


def _gained(view: View, seat: Seat, cards: Hand) -> View:
    hand = tuple(sorted((*view.hands[seat], *_as_held(view, seat, cards))))
    return _with_hand(view, seat, hand)


def _lost(view: View, seat: Seat, cards: Hand) -> View:
    hand = list(view.hands[seat])
    for card in _as_held(view, seat, cards):
        hand.remove(card)
    return _with_hand(view, seat, tuple(hand))


def _with_hand(view: View, seat: Seat, hand: Hand) -> View:
    return replace(view, hands=(*view.hands[:seat], hand, *view.hands[seat + 1 :]))
