"""The shape of "How to play": ids of messages with their values as codes, so that terminal and page say the same."""

from collections.abc import Mapping
from typing import assert_never

from lastcard.locale.speaker import Speaker
from lastcard.model.cards import Card, Color, Side
from lastcard.model.record import Record


class Symbols(Record, frozen=True):
    """Kinds of cards, to be named one after the other."""

    symbols: tuple[str, ...]
    side: Side = "light"
    """Whose names they have, where a symbol is another card on the other side."""


class Colors(Record, frozen=True):
    """Colors, to be named one after the other."""

    colors: tuple[Color, ...]


class OwnText(Record, frozen=True):
    """What an edition's author says, to be shown as it is: plain text, in as many languages as there are."""

    texts: Mapping[str, str]
    """By language; who has not the one that is spoken reads the first."""


Value = int | Symbols | Colors | OwnText
"""What stands in a line in place of a variable."""


class Line(Record, frozen=True):
    """One thing to know."""

    message: str
    values: Mapping[str, Value]


class CardNote(Record, frozen=True, kw_only=True):
    """What there is to know about one kind of card."""

    title: Line
    card: Card
    """One that shows it, with `?` for its other side where it has one."""
    side: Side
    lines: tuple[Line, ...]


class Section(Record, frozen=True, kw_only=True):
    """A part of the rules under a heading."""

    key: str
    title: Line
    lines: tuple[Line, ...]
    notes: tuple[CardNote, ...]


def line(message: str, **values: Value) -> Line:
    """A line with its values."""
    return Line(message, values)


def tell(one: Line, speaker: Speaker) -> str:
    """A line in words. The page does the same in web/src/rules/telling.ts."""
    return speaker.phrase(one.message, **{name: _told(value, speaker) for name, value in one.values.items()})


def _told(value: Value, speaker: Speaker) -> str | int:
    match value:
        case int():
            return value
        case Symbols(symbols=symbols, side=side):
            return ", ".join(speaker.symbol(symbol, side) for symbol in symbols)
        case Colors(colors=colors):
            return ", ".join(map(speaker.color, colors))
        case OwnText(texts=texts):
            return texts.get(speaker.language) or next(iter(texts.values()))
        case _:
            assert_never(value)
