"""Card codes in text."""

import re

from lastcard.model.cards import Card, Color, Hand
from lastcard.model.errors import NotationError
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState

_FACE = re.compile(r"[rygbtpou](?:[0-9]|\+[125]|[svef])|w(?:\+[24c]|[gbt])?")
_COLORS: dict[str, Color] = {"r": "r", "y": "y", "g": "g", "b": "b", "t": "t", "p": "p", "o": "o", "u": "u"}


def is_card(text: str) -> bool:
    """Whether the text has the form of a card code, one- or two-sided."""
    faces = text.split("/")
    return len(faces) in (1, 2) and all(_FACE.fullmatch(face) for face in faces)


def parse_color(text: str) -> Color:
    """A color letter."""
    if text not in _COLORS:
        raise NotationError(f"expected a color ({' '.join(_COLORS)}), found {text!r}")
    return _COLORS[text]


def parse_card(sheet: Sheet, text: str) -> Card:
    """The whole code of a card of this deck."""
    card = Card(text)
    if card in sheet.rank:
        return card
    key = sheet.edition.key
    if not is_card(text):
        expected, found = "a card", repr(text)
    elif sheet.edition.pairs:
        expected, found = f"a card of {key}, written light/dark", text
    elif "/" in text:
        expected, found = f"a one-sided card of {key}", text
    else:
        expected, found = f"a card of {key}", text
    raise NotationError(f"expected {expected}, found {found}")


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
    if not is_card(text):
        raise NotationError(f"expected a card, found {text!r}")
    if text in state.sheet.rank:
        return Card(text)
    if "/" in text and not state.sheet.edition.pairs:
        raise NotationError(f"expected a one-sided card of {state.sheet.edition.key}, found {text}")
    shown = [card for card in dict.fromkeys(among) if active_face(state, card) == text]
    if len(shown) > 1:
        raise NotationError(f"expected a full code, because {' and '.join(shown)} both show {text}")
    return shown[0] if shown else Card(text)
