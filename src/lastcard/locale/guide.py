"""The shape of "How to play": ids of messages with their values as codes, so that terminal and page say the same."""

from collections.abc import Mapping
from typing import assert_never

from lastcard.locale.speaker import Speaker
from lastcard.model.cards import Card, Color, Side
from lastcard.model.record import Record


class Symbols(Record, frozen=True):
    """Kinds of cards, to be named one after the other."""

    symbols: tuple[str, ...]


class Colors(Record, frozen=True):
    """Colors, to be named one after the other."""

    colors: tuple[Color, ...]


Value = int | Symbols | Colors
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
    return speaker.say(one.message, **{name: _told(value, speaker) for name, value in one.values.items()})


def _told(value: Value, speaker: Speaker) -> str | int:
    match value:
        case int():
            return value
        case Symbols(symbols=symbols):
            return ", ".join(map(speaker.symbol, symbols))
        case Colors(colors=colors):
            return ", ".join(map(speaker.color, colors))
        case _:
            assert_never(value)
