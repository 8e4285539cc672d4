"""Reading the other player's hand in RLCard's game: what each card of it can be, and how likely.

Quicker and blunter than `lastcard.bots.belief`: a card is a set of kinds, and what is not seen is spread evenly over
all cards that can be it. Only what follows from RLCard's rules is concluded, and one thing that nearly everybody
does: nobody puts down a Wild who has a card that fits.
"""

from collections import Counter
from collections.abc import Sequence
from operator import is_

from lastcard.model.cards import Card, Color, Face
from lastcard.model.events import (
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ColorNamed,
    ColorRestored,
    Event,
    HandsDealt,
    ShowFailed,
    TurnPassed,
)
from lastcard.rl.rlcard_shape.house import SHEET
from lastcard.views.view import View

Kinds = int
"""A set of kinds of cards: a bit for each, by its place in the deck."""

FACES = SHEET.faces["light"]
BIT: dict[Card, Kinds] = {card: 1 << place for card, place in SHEET.rank.items()}
EVERY: Kinds = sum(BIT.values())
WILD, WILD_DRAW = Card("w"), Card("w+4")
WILDS: Kinds = BIT[WILD] | BIT[WILD_DRAW]
COPIES = Counter(SHEET.deck)
ALL: list[Kinds] = [
    sum(BIT[card] for card, copies in COPIES.items() if copies > copy) for copy in range(max(COPIES.values()))
]
"""What there is one of in the deck, what there are two of, and so on."""
_COLORED = {color: sum(BIT[card] for card in cards) for (_, color), cards in SHEET.colored.items()}
_ALIKE = {
    symbol: sum(BIT[card] for card, face in FACES.items() if face.symbol == symbol and face.color)
    for symbol in {face.symbol for face in FACES.values()}
}


def colored(color: Color) -> Kinds:
    """The cards of a color."""
    return _COLORED[color]


def answers_to(face: Face, color: Color) -> Kinds:
    """The cards that can be put on a face in play under a color."""
    return _COLORED[color] | _ALIKE[face.symbol] | WILDS


class Reading:
    """The other hand as a story tells of it."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        """Whose hand it is."""
        self.hidden: list[Kinds] = []
        """Of each card what it can be."""
        self._fits: Kinds = 0
        self.pile: list[Card] = []
        """What lies there, as far as the story tells."""
        self._off_the_pile = ALL.copy()
        """What at least one copy is not on the pile of, what two are not, and so on."""
        self._unseen = ALL
        """The same without the own hand."""
        self._heard: Sequence[Event] = ()
        self._chances: dict[Kinds, float] = {}

    def goes_on(self, seat: int, story: Sequence[Event]) -> bool:
        """Whether a story is the one heard so far, and perhaps more of it."""
        heard = len(self._heard)
        return seat == self._seat and heard <= len(story) and all(map(is_, self._heard, story))

    def look(self, view: View, story: Sequence[Event]) -> None:
        """Hear the rest of the story, and see what is not seen now. Without a story only the hand's size tells."""
        for event in story[len(self._heard) :]:
            self._hear(event)
        self._heard = story[:]
        if not story:
            self.hidden = [EVERY] * len(view.hands[self._seat])
        self._unseen = self._off_the_pile.copy()
        for card in view.hands[1 - self._seat]:
            _strike(self._unseen, BIT[card])
        self._chances = {}

    def none_of(self, kinds: Kinds) -> float:
        """How likely it is that the hand has none of these."""
        found = self._chances.get(kinds)
        if found is None:
            found = 1.0
            for hidden, cards in Counter(self.hidden).items():
                can_be = self._count(hidden)
                found *= (1 - self._count(hidden & kinds) / can_be) ** cards if can_be else 1.0
            self._chances[kinds] = found
        return found

    def _count(self, kinds: Kinds) -> int:
        """Unseen cards of these kinds."""
        return sum((kinds & unseen).bit_count() for unseen in self._unseen)

    # --- one event -------------------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        match event:
            case HandsDealt(hands=hands):
                self.hidden = [EVERY] * len(hands[self._seat])
            case CardTurnedUp(card=card):
                self._lands(card)
            case CardPlayed(seat=seat, card=card):
                if seat == self._seat:
                    self._plays(card)
                self._lands(card)
            case ColorNamed(color=color) | ColorRestored(color=color):
                self._fits = _COLORED[color]
            case CardsDrawn(seat=seat, cards=cards) if seat == self._seat:
                self.hidden += [EVERY] * len(cards)
            case TurnPassed(seat=seat) if seat == self._seat:
                self._narrow(self._fits | WILDS)
            case ShowFailed(seat=seat, color=color) if seat == self._seat:
                # It was drawn just now, and would have been played.
                self.hidden[-1] &= ~(_COLORED[color] | WILDS)

    def _narrow(self, none_of: Kinds) -> None:
        self.hidden = [hidden & ~none_of for hidden in self.hidden]

    def _plays(self, card: Card) -> None:
        """A card leaves by the place that can be fewest others. A wild tells that nothing else fits."""
        able = [at for at, hidden in enumerate(self.hidden) if hidden & BIT[card]]
        del self.hidden[min(able, key=lambda at: self.hidden[at].bit_count(), default=-1)]
        if card == WILD:
            self._narrow(self._fits)
        elif card == WILD_DRAW:
            self._narrow(self._fits | BIT[WILD])

    def _lands(self, card: Card) -> None:
        face = FACES[card]
        self.pile.append(card)
        _strike(self._off_the_pile, BIT[card])
        if face.color:
            self._fits = _COLORED[face.color] | _ALIKE[face.symbol]


def _strike(unseen: list[Kinds], kind: Kinds) -> None:
    """One copy less of a kind."""
    for copy in range(len(unseen) - 1, -1, -1):
        if unseen[copy] & kind:
            unseen[copy] ^= kind
            return
