"""The shape of a rule sheet: an edition is one value of these types, and nothing else."""

from enum import StrEnum

from lastcard.model.cards import Card, Color, Side
from lastcard.model.effects import Effect
from lastcard.model.record import Record
from lastcard.model.rulings import Rulings, Value, WildMatch


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
    """A number, or what stands for an action in text; the whole code of a colorless face."""
    colorless: bool = False
    """It has no color of its own and fits on everything: a wild card."""
    copies: int
    """Per color, or in all for a colorless face."""
    points: int
    opening: Opening
    when_played: tuple[Effect, ...] = ()
    when_last: tuple[Effect, ...] = ()
    called: str = ""
    """What it is called in our own dictionary, in every language; without, its edition's words have a name for
    it, or one is made of its effects."""

    def codes(self, colors: tuple[Color, ...]) -> tuple[tuple[str, Color | None], ...]:
        """The faces of this row in a side of these colors: how each is written, and its color."""
        if self.colorless:
            return ((self.symbol, None),)
        return tuple((color + self.symbol, color) for color in colors)


class DeckSide(Record, frozen=True, kw_only=True):
    """The faces of one side of the deck; most decks have one side."""

    side: Side
    colors: tuple[Color, ...]
    rows: tuple[FaceRow, ...]


class Alternative(Record, frozen=True, kw_only=True):
    """What the sheet says instead when an option has another value than its default."""

    option: str
    value: Value
    symbols: tuple[str, ...] = ()
    """The rows it concerns; the next four fields replace theirs, None leaves them as they are."""
    copies: int | None = None
    opening: Opening | None = None
    when_played: tuple[Effect, ...] | None = None
    when_last: tuple[Effect, ...] | None = None
    wild_match: WildMatch | None = None
    """Replaces the edition's own."""
    shown_to_all: bool | None = None
    """The same."""


Choices = tuple[tuple[str, Value], ...]
"""Options and their values."""


class OwnOption(Record, frozen=True, kw_only=True):
    """An option that one edition alone has: it acts through its alternatives, and through nothing else."""

    key: str
    values: tuple[Value, ...]
    """The first is the edition's own."""


class Paint(Record, frozen=True):
    """How a color looks: a paint of our palette, and a shape for who does not see it."""

    color: Color
    paint: str
    """Empty where the author leaves it to us, as the shape may be."""
    shape: str


class Words(Record, frozen=True, kw_only=True):
    """What an edition calls its things in one language, as far as it says."""

    language: str
    name: str = ""
    about: str = ""
    """One line on what is special about it."""
    symbols: tuple[tuple[str, str], ...] = ()
    """Symbols and the names of their cards."""
    texts: tuple[tuple[str, str], ...] = ()
    """Symbols and one line on what the card does."""
    colors: tuple[tuple[Color, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    """Own options and what they are about; `key.value` and what that value is called."""


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
    sides: tuple[DeckSide, ...]
    pairs: tuple[Card, ...] = ()
    """The two-sided cards of the printed deck, where there are two sides."""
    rulings: Rulings = Rulings()
    """The edition's own answers to the open points."""
    wild_match: WildMatch = "none"
    """Which colorless cards in hand make a wild draw dishonest (G17, M04)."""
    shown_to_all: bool = False
    """A card that is shown for a called color is shown to everybody, not only to who called (T04)."""
    options: tuple[str, ...] = ()
    """Options of this edition beside the general ones and the house rules."""
    own_options: tuple[OwnOption, ...] = ()
    """Options that no other edition has."""
    alternatives: tuple[Alternative, ...] = ()
    printings: tuple[Printing, ...] = (Printing("en"),)
    """The first is the edition itself."""
    former: Choices = ()
    """Defaults of before: kept games that do not name these options were played with them."""
    renamed: tuple[tuple[str, str], ...] = ()
    """Names that options had in older files, and what they are called now."""
    paints: tuple[Paint, ...] = ()
    """Where a color is not what its letter stands for."""
    words: tuple[Words, ...] = ()
    """In as many languages as its author gives; our own editions are in the dictionary."""

    @property
    def two_sided(self) -> bool:
        """Whether its cards have a second face on the back."""
        return len(self.sides) > 1

    def __repr__(self) -> str:
        """One line; `lastcard.notation.editions.write_edition` writes all of it."""
        return f"<Edition {self.key}: {self.players[0]} to {self.players[1]} players, hands of {self.hand}>"
