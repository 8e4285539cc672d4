"""The shape of a rule sheet: an edition is one value of these types, and nothing else."""

from enum import StrEnum

from lastcard.model.cards import Card, Color, Side
from lastcard.model.effects import Effect
from lastcard.model.record import Record
from lastcard.model.rulings import Rulings


class Mode(StrEnum):
    """How rounds make a match (MODE-01…06)."""

    FIRST_TO = "first_to"
    LOWEST = "lowest"
    ELIMINATION = "elimination"
    SINGLE = "single"
    PARTNERS = "partners"
    PARTNERS_LOWEST = "partners_lowest"
    ROTATION = "rotation"


class Opening(StrEnum):
    """What an opening card does when it is turned up."""

    STARTS = "starts"
    """Nothing: left of the dealer plays on it."""
    ACTS = "acts"
    """As if the dealer had played it."""
    TURNS = "turns"
    """Play runs the other way from the dealer on, who does not play (G07)."""
    DRAWS_ONLY = "draws_only"
    """Left of the dealer draws but keeps the turn (G06)."""
    LEFT_NAMES = "left_names"
    """Left of the dealer names the color, then plays (G09)."""
    PUT_BACK = "put_back"
    """Goes back into the pile (G05)."""
    BURIED = "buried"
    """Stays where it is, under the next card turned up (M05)."""
    FLIPS = "flips"
    """The table is turned over at once; its other face is the top (F02)."""


class FaceRow(Record, frozen=True, kw_only=True):
    """A row of a deck list: faces of one symbol and all that is said about them."""

    symbol: str
    copies: int
    """Per color, or in all for a colorless face."""
    points: int
    opening: Opening
    when_played: tuple[Effect, ...] = ()
    when_last: tuple[Effect, ...] = ()


class SideSheet(Record, frozen=True, kw_only=True):
    """The faces of one side of the deck; most decks have one side."""

    side: Side
    colors: tuple[Color, ...]
    rows: tuple[FaceRow, ...]


class Alternative(Record, frozen=True, kw_only=True):
    """What the sheet says instead when an option has another value than its default."""

    option: str
    value: str | int | bool
    symbols: tuple[str, ...] = ()
    """The rows it concerns; the fields below replace theirs, None leaves them as they are."""
    copies: int | None = None
    opening: Opening | None = None
    when_played: tuple[Effect, ...] | None = None
    when_last: tuple[Effect, ...] | None = None


Choices = tuple[tuple[str, str | int | bool], ...]
"""Options and their values."""


class Printing(Record, frozen=True):
    """One language text of a sheet taken to the letter: where it differs from the edition's own rulings."""

    key: str
    """Its language, with the country where a language has two."""
    rules: Choices = ()


class Edition(Record, frozen=True, kw_only=True):
    """A whole rule sheet."""

    key: str
    players: tuple[int, int]
    """Fewest and most seats."""
    hand: int
    mode: Mode
    sides: tuple[SideSheet, ...]
    pairs: tuple[Card, ...] = ()
    """The two-sided cards of the printed deck, where there are two sides."""
    rulings: Rulings = Rulings()
    """The edition's own answers to the open points."""
    options: tuple[str, ...] = ()
    """Options of this edition beside the general ones and the house rules."""
    alternatives: tuple[Alternative, ...] = ()
    printings: tuple[Printing, ...] = (Printing("en"),)
    """The first is the edition itself."""
    former: Choices = ()
    """Defaults of before: kept games that do not name these options were played with them."""
    renamed: tuple[tuple[str, str], ...] = ()
    """Names that options had in older files, and what they are called now."""
