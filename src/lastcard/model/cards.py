"""Cards and faces.

A card is its printed code (`r5`, `w+4`, `r5/t5` when two-sided): equal cards are interchangeable, so no
card needs a number of its own, and no number of a hidden card can ever leak.
"""

from typing import Final, Literal, NewType

from lastcard.model.effects import Effect
from lastcard.model.record import Record

Card = NewType("Card", str)
"""The code of a card, both faces of it: `r5`, `w+4`, `r5/t5`. A view may mask faces: `?`, `r5/?`, `?/t5`."""

Hand = tuple[Card, ...]
"""Cards held or piled. Hands are kept in deck order, piles in their own."""

Color = str
"""The letter of a color. Which ones there are, a side of the sheet says."""

KNOWN_COLORS: Final[tuple[Color, ...]] = ("r", "y", "g", "b", "t", "p", "o", "u")
"""Red, yellow, green, blue, turquoise or teal, pink, orange, purple: letters that need no explanation."""

Side = Literal["light", "dark"]

UNKNOWN = Card("?")
"""A card of which the viewer sees no face."""


class Face(Record, frozen=True):
    """One printed face, with what it does under the rules in force."""

    code: str
    color: Color | None
    """None for colorless faces."""
    symbol: str
    """What is printed beside the color: a number, an action, or a colorless card's own code."""
    points: int
    number: int
    """The printed number; every symbol counts 0 (BATTLE-48)."""
    draws: int
    """How many cards it makes the next player draw; 0 for none and for Wild Draw Color."""
    wild_draw: bool
    """May be played honestly only without the active color in hand (G16)."""
    when_played: tuple[Effect, ...]
    when_last: tuple[Effect, ...]
    """What it still does when it was the last card of the hand (G34, G35)."""
