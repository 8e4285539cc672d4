"""Events, cards and reasons in words. The engine speaks codes; this speaks languages."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from lastcard.locale.naming import Glossary, glossary_of
from lastcard.locale.phrases import Phrasebook
from lastcard.model.cards import Card, Color, Side
from lastcard.model.edition import Edition
from lastcard.model.errors import Reason
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
from lastcard.model.seats import LEFT, Seat

NO_NAMES = Glossary({}, {}, {})
OTHER_SIDE: dict[Side, Side] = {"light": "dark", "dark": "light"}


class Speaker(Phrasebook):
    """One language, for one table of named seats that plays one edition."""

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        *,
        edition: Edition | None = None,
        glossary: Glossary | None = None,
    ) -> None:
        """Whoever has no edition at hand may bring its names; without either, cards are told by their codes."""
        super().__init__(language)
        self.edition = edition
        self._names = names
        self._glossary = glossary or (glossary_of(language, edition) if edition else NO_NAMES)

    def about(self, edition: Edition) -> "Speaker":
        """The same language, to speak of the cards of another edition."""
        return Speaker(self.language, self._names, edition=edition)

    def color(self, color: Color) -> str:
        """The name of a color."""
        return self._glossary.colors.get(color, color)

    def card(self, card: Card, side: Side = "light") -> str:
        """The name of the face that counts, or of a hidden card."""
        code = card.split("/")[-1 if side == "dark" else 0]
        return self.phrase("card-hidden") if code == "?" else self._glossary.faces.get((side, code), code)

    def symbol(self, symbol: str, side: Side = "light") -> str:
        """The name of a kind of card, whatever its color; of that side, if both have it."""
        names, other = self._glossary.symbols, OTHER_SIDE[side]
        return names.get((side, symbol)) or names.get((other, symbol), symbol)

    def cards(self, cards: Iterable[Card], side: Side = "light") -> str:
        """Several cards in a row."""
        return ", ".join(self.card(card, side) for card in cards)

    def reason(self, reason: Reason) -> str:
        """Why a move was refused."""
        return self.phrase(f"reason-{reason.replace('_', '-')}")

    def question(self, asked: Asked) -> str | None:
        """Who is asked what; None when it is nobody's turn."""
        if not asked.seats:
            return None
        who = ", ".join(self._who(seat) for seat in asked.seats)
        return self.phrase(f"question-{asked.question}", who=who)

    def _who(self, seat: Seat | None) -> str:
        assert seat is not None, "events about nobody are told apart before"  # noqa: S101 - narrows the type
        return self._names[seat]

    def events(self, events: Iterable[Event], side: Side) -> Iterator[str]:
        """What happened, sentence by sentence; `side` is the one that counted before."""
        for event in events:
            if isinstance(event, SidesTurned):
                side = event.side
            yield from self._event(event, side)

    def _event(self, event: Event, side: Side) -> Iterator[str]:
        match event:
            case Asked() | PileTopChanged():
                return
            case DealerCut(seats=seats, cards=cards):
                for seat, card in zip(seats, cards, strict=True):
                    yield self.phrase("event-dealer-cut", who=self._who(seat), card=self.card(card, side))
            case DealerFound(seat=seat):
                yield self.phrase("event-dealer-found", who=self._who(seat))
            case PileShuffled(count=count):
                yield self.phrase("event-pile-shuffled", count=count)
            case HandsDealt():
                yield self.phrase("event-hands-dealt")
            case CardTurnedUp(card=card):
                yield self.phrase("event-card-turned-up", card=self.card(card, side))
            case OpeningPutBack(where=where):
                yield self.phrase(f"event-opening-put-back-{where}")
            case CardPlayed(seat=seat, card=card, jumped=jumped):
                message = "event-card-jumped" if jumped else "event-card-played"
                yield self.phrase(message, who=self._who(seat), card=self.card(card, side))
            case CardsDrawn(seat=seat, cards=cards):
                yield self._of_cards("event-cards-drawn", cards, side, who=self._who(seat))
            case CardKept(seat=seat):
                yield self.phrase("event-card-kept", who=self._who(seat))
            case TurnPassed(seat=seat):
                yield self.phrase("event-turn-passed", who=self._who(seat))
            case ColorNamed(seat=seat, color=color):
                yield self.phrase("event-color-named", who=self._who(seat), color=self.color(color))
            case ColorRestored(color=color):
                yield self.phrase("event-color-restored", color=self.color(color))
            case DirectionTurned(direction=direction):
                yield self.phrase("event-direction-left" if direction == LEFT else "event-direction-right")
            case TurnLost(seat=seat):
                yield self.phrase("event-turn-lost", who=self._who(seat))
            case DrawAccepted(seat=seat):
                yield self.phrase("event-draw-accepted", who=self._who(seat))
            case DrawChallenged(seat=seat, accused=accused):
                yield self.phrase("event-draw-challenged", who=self._who(seat), other=self._who(accused))
            case HandShown(seat=seat, to=to, cards=cards):
                yield self._of_cards(
                    "event-hand-shown", cards, side, who=self._who(seat), other=self._who(to)
                )
            case ChallengeSettled(accused=accused, guilty=guilty):
                message = "event-challenge-guilty" if guilty else "event-challenge-innocent"
                yield self.phrase(message, who=self._who(accused))
            case CardsGiven(seat=seat, to=None):
                yield self.phrase("event-no-gift", who=self._who(seat))
            case CardsGiven(seat=seat, to=to, cards=cards):
                yield self._of_cards(
                    "event-cards-given", cards, side, who=self._who(seat), other=self._who(to)
                )
            case BattleDeclared(seat=seat, opponent=None):
                yield self.phrase("event-no-battle", who=self._who(seat))
            case BattleDeclared(seat=seat, opponent=opponent):
                yield self.phrase("event-battle-declared", who=self._who(seat), other=self._who(opponent))
            case CardPicked(seat=seat):
                yield self.phrase("event-card-picked", who=self._who(seat))
            case CardsRevealed(challenger=challenger, target=target, cards=(first, second)):
                yield self.phrase(
                    "event-cards-revealed",
                    who=self._who(challenger),
                    card=self.card(first, side),
                    other=self._who(target),
                    card2=self.card(second, side),
                )
            case BattleSettled(winner=None):
                yield self.phrase("event-battle-void")
            case BattleSettled(challenger=challenger, target=target, winner=winner):
                won, lost = (challenger, target) if winner == challenger else (target, challenger)
                yield self.phrase("event-battle-won", who=self._who(won), other=self._who(lost))
            case CardShown(seat=seat, to=to, card=card):
                yield self._of_card("event-card-shown", card, side, who=self._who(seat), other=self._who(to))
            case ShowFailed(seat=seat, color=color):
                yield self.phrase("event-show-failed", who=self._who(seat), color=self.color(color))
            case SidesTurned(top=top):
                yield self.phrase(f"event-sides-turned-{side}", card=self.card(top, side))
            case HandsMoved(other=None):
                yield self.phrase("event-hands-passed")
            case HandsMoved(seat=seat, other=other):
                yield self.phrase("event-hands-swapped", who=self._who(seat), other=self._who(other))
            case CardsChosen(left=0, seat=seat, cards=cards):
                yield self._of_cards("event-cards-chosen", cards, side, who=self._who(seat))
            case CardsChosen():
                return  # the player who chooses sees it, and nobody else hears of it
            case CardsPassed(direction=direction, given=given):
                for giver, cards in enumerate(given):
                    who, other = Seat(giver), Seat((giver + direction) % len(given))
                    yield self._of_cards(
                        "event-cards-passed", cards, side, who=self._who(who), other=self._who(other)
                    )
            case UnoCalled(seat=seat):
                yield self.phrase("event-uno-called", who=self._who(seat))
            case UnoCaught(seat=seat, by=by):
                yield self.phrase("event-uno-caught", who=self._who(seat), other=self._who(by))
            case CatchFailed(seat=seat, by=by):
                yield self.phrase("event-catch-failed", who=self._who(seat), other=self._who(by))
            case CallForgotten(seat=seat):
                yield self.phrase("event-call-forgotten", who=self._who(seat))
            case RoundEnded(winner=None):
                yield self.phrase("event-round-blocked")
            case RoundEnded(winner=winner, caught=caught):
                yield self.phrase("event-round-won", who=self._who(winner), points=sum(caught))
            case _:
                assert_never(event)

    def _of_cards(self, message: str, cards: Sequence[Card], side: Side, **values: str) -> str:
        """A sentence that names the cards, or only counts them when their faces are not seen."""
        hidden = any(card.split("/")[-1 if side == "dark" else 0] == "?" for card in cards)
        if not hidden:
            return self.phrase(message, count=len(cards), cards=self.cards(cards, side), **values)
        return self.phrase(f"{message}-hidden", count=len(cards), **values)

    def _of_card(self, message: str, card: Card, side: Side, **values: str) -> str:
        if self.card(card, side) == self.phrase("card-hidden"):
            return self.phrase(f"{message}-hidden", **values)
        return self.phrase(message, card=self.card(card, side), **values)
