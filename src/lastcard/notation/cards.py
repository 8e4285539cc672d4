"""Card codes in text, as the sheet in force has them.

What has the form of a card of any edition that is known here is a card, even where this deck has none like it:
then it is the engine that refuses it.
"""

from functools import lru_cache
from typing import NamedTuple

from lastcard.editions import EDITIONS
from lastcard.model.cards import Card, Color, Hand
from lastcard.model.edition import Edition
from lastcard.model.errors import NotationError, UnknownCard
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState


class _Codes(NamedTuple):
    """The parts of card codes."""

    colors: tuple[Color, ...]
    symbols: frozenset[str]
    colorless: frozenset[str]

    def has_form(self, face: str) -> bool:
        return face in self.colorless or (face[:1] in self.colors and face[1:] in self.symbols)


@lru_cache(maxsize=64)
def _codes(edition: Edition) -> _Codes:
    """What cards are written with in this edition, and in those that everybody knows."""
    sides = [side for one in (edition, *EDITIONS) for side in one.sides]
    rows = [row for side in sides for row in side.rows]
    return _Codes(
        colors=tuple(dict.fromkeys(color for side in sides for color in side.colors)),
        symbols=frozenset(row.symbol for row in rows if not row.colorless),
        colorless=frozenset(row.symbol for row in rows if row.colorless),
    )


def is_card(sheet: Sheet, text: str) -> bool:
    """Whether the text has the form of a card code, one- or two-sided."""
    faces = text.split("/")
    return len(faces) in (1, 2) and all(map(_codes(sheet.edition).has_form, faces))


def parse_color(sheet: Sheet, text: str) -> Color:
    """A color letter."""
    colors = _codes(sheet.edition).colors
    if text not in colors:
        raise NotationError(f"expected a color ({' '.join(colors)}), found {text!r}")
    return text


def parse_card(sheet: Sheet, text: str) -> Card:
    """The whole code of a card of this deck."""
    card = Card(text)
    if card in sheet.rank:
        return card
    key = sheet.edition.key
    if not is_card(sheet, text):
        expected, found = "a card", repr(text)
    elif sheet.two_sided:
        expected, found = f"a card of {key}, written light/dark", text
    elif "/" in text:
        expected, found = f"a one-sided card of {key}", text
    else:
        expected, found = f"a card of {key}", text
    raise UnknownCard(f"expected {expected}, found {found}")


def parse_cards(sheet: Sheet, text: str) -> Hand:
    """Codes separated by spaces."""
    return tuple(parse_card(sheet, code) for code in text.split())


def active_face(state: RoundState, card: Card) -> str:
    """The code of the face that counts now; unknown cards are what they are called."""
    face = state.sheet.faces[state.side].get(card)
    return face.code if face else card


def find_card(state: RoundState, among: Hand, text: str) -> Card:
    """A card by its whole code, or by the face that counts where only one of these cards shows it.

    A card that is not among them comes back as written: it is the engine that refuses it.
    """
    if not is_card(state.sheet, text):
        raise UnknownCard(f"expected a card, found {text!r}")
    if text in state.sheet.rank:
        return Card(text)
    if "/" in text and not state.sheet.two_sided:
        raise UnknownCard(f"expected a one-sided card of {state.sheet.edition.key}, found {text}")
    shown = [card for card in dict.fromkeys(among) if active_face(state, card) == text]
    if len(shown) > 1:
        raise NotationError(f"expected a full code, because {' and '.join(shown)} both show {text}")
    return shown[0] if shown else Card(text)
