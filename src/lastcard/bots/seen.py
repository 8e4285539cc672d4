"""Sets of cards of a deck as bits, and what a masked card can be.

A card here is a number: its place in the sorted deck, as in the compiled kernel (`lastcard.fast.twin.layout`), so that
equal cards are neighbors and a set of cards is one integer.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from lastcard.model.cards import UNKNOWN, Card, Color, Face, Side
from lastcard.model.effects import DrawCards, DrawUntilColor, Duel, GiveCards, ShowColor
from lastcard.model.sheet import Sheet

Cards = int
"""A set of cards: a bit for each number."""


def numbers(cards: Cards) -> Iterator[int]:
    """The cards of a set, in deck order."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


@lru_cache(maxsize=16)
def _copies_of(deck: tuple[Card, ...]) -> tuple[dict[Card, Cards], dict[Card, Cards]]:
    """The copies of each card, and a place to write down what masked cards can be: the same by any rulings."""
    copies: dict[Card, Cards] = dict.fromkeys(deck, 0)
    for number, card in enumerate(deck):
        copies[card] |= 1 << number
    return copies, {UNKNOWN: (1 << len(deck)) - 1, **copies}


class Deck:
    """The sets that a sheet speaks of."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.size = len(sheet.deck)
        self.all: Cards = (1 << self.size) - 1
        self._copies, self._looks = _copies_of(sheet.deck)
        self._copies_of_number = tuple(self._copies[card] for card in sheet.deck)
        self._fits: dict[tuple[Side, str, Color | None], Cards] = {}
        self._faces = {
            side: {face.code: face for face in shown.values()} for side, shown in sheet.faces.items()
        }
        self.wild_draws = {
            side: self.among(card for card, face in shown.items() if face.wild_draw)
            for side, shown in sheet.faces.items()
        }
        self.colorless = {
            side: self.among(card for card, face in shown.items() if face.color is None)
            for side, shown in sheet.faces.items()
        }
        self.colored = {key: self.among(cards) for key, cards in sheet.colored.items()}
        self.incriminating = {key: self.among(cards) for key, cards in sheet.incriminating.items()}

    def among(self, cards: Iterable[Card]) -> Cards:
        """All copies of these cards."""
        found = 0
        for card in cards:
            found |= self._copies[card]
        return found

    def like(self, number: int) -> Cards:
        """A card and its equals."""
        return self._copies_of_number[number]

    def looks(self, seen: Card) -> Cards:
        """What a masked card can be."""
        found = self._looks.get(seen)
        if found is None:
            shown = seen.split("/")
            found = self.among(
                card
                for card in self._copies
                if all(face in ("?", printed) for face, printed in zip(shown, card.split("/"), strict=True))
            )
            self._looks[seen] = found
        return found

    def face(self, side: Side, seen: Card) -> Face:
        """The face that counts of a card whose face that counts is seen."""
        return self._faces[side][seen.split("/")[-1 if side == "dark" else 0]]

    def fits(self, side: Side, top: Face, color: Color | None) -> Cards:
        """Cards that may be put on a top face."""
        key = (side, top.code, color)
        if key not in self._fits:
            self._fits[key] = self.among(self.sheet.matching.get(key, ()))
        return self._fits[key]

    @staticmethod
    def draw_until_color(face: Face, *, last: bool) -> DrawUntilColor | None:
        """The effect by which somebody draws until a color comes, if nobody draws for another reason."""
        drawing = DrawUntilColor | DrawCards | Duel | ShowColor | GiveCards
        draws = [
            effect for effect in (face.when_last if last else face.when_played) if isinstance(effect, drawing)
        ]
        (only,) = draws if len(draws) == 1 else (None,)
        return only if isinstance(only, DrawUntilColor) else None


@lru_cache(maxsize=64)
def deck_of(sheet: Sheet) -> Deck:
    """The sets of a sheet, worked out once."""
    return Deck(sheet)
