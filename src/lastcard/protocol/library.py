"""What can be played on a server, and by which rules."""

from collections.abc import Mapping

from lastcard.locale.guide import Section
from lastcard.model.cards import Card, Color, Side
from lastcard.model.record import Record


class ModeInfo(Record, frozen=True, kw_only=True):
    """A way to make a match of rounds."""

    mode: str
    seats: tuple[int, ...]
    """How many can play it."""
    rounds: tuple[int, ...] = ()
    """For each of `seats` the rounds of one cycle; empty where no schedule is played."""


class FigureInfo(Record, frozen=True, kw_only=True):
    """A part of the picture of a card: one of its effects."""

    figure: str
    """`draw`, `skip`, `everyone`, `reverse`, `flip`, `name`, `until`, `give`, `duel`, `show`, `swap`, `hands`, `pass`."""
    count: int = 0
    """How many cards it is about; 0 where it is not about a number."""


class FaceInfo(Record, frozen=True, kw_only=True):
    """A kind of card of one side of a deck."""

    card: Card
    """One card that shows it, with `?` for its other side where it has one."""
    symbol: str
    name: str
    """What it is called, without a color."""
    text: str = ""
    """What it does, in a line."""
    colorless: bool
    copies: int
    """In the whole deck."""
    points: int
    figures: tuple[FigureInfo, ...] = ()
    """What its picture is made of; none on a number."""


class ColorInfo(Record, frozen=True, kw_only=True):
    """A color of one side of a deck."""

    color: Color
    name: str
    paint: str
    """Which paint of the page's palette it has."""
    shape: str
    """Which shape stands for it."""


class SideInfo(Record, frozen=True, kw_only=True):
    """One side of a deck; most decks have one."""

    side: Side
    colors: tuple[ColorInfo, ...]
    faces: tuple[FaceInfo, ...]


class OptionInfo(Record, frozen=True, kw_only=True):
    """A point of the rules on which players can agree."""

    name: str
    label: str
    """What it is about."""
    choices: tuple[str | int | bool, ...]
    """All its values; none where it is a whole number within `bounds`."""
    labels: tuple[str, ...]
    """What the choices are called."""
    default: str | int | bool
    """In this edition."""
    house: bool
    """Whether it is a house rule, which no rule sheet prints."""
    bounds: tuple[int, int] | None = None
    """The lowest and the highest number it can be."""


class PrintingInfo(Record, frozen=True, kw_only=True):
    """One language text of a rule sheet, taken to the letter."""

    key: str
    """Its language, with the country where a language has two."""
    name: str
    """What that language is called."""
    rules: Mapping[str, str | int | bool]
    """Where it differs from the edition's own rules."""


class EditionInfo(Record, frozen=True, kw_only=True):
    """A game that can be played here, by its printed rules."""

    key: str
    name: str
    about: str = ""
    """One line on what is special about it, where its author has written one."""
    players: tuple[int, int]
    """Fewest and most."""
    hand: int
    target: int
    mode: str
    """The one that is played unless another is chosen."""
    modes: tuple[ModeInfo, ...]
    sides: tuple[SideInfo, ...]
    options: tuple[OptionInfo, ...]
    printings: tuple[PrintingInfo, ...] = ()
    """The first is the edition itself."""
    deck: tuple[Card, ...] = ()
    """Every card in the order in which the deck lies before a shuffle, under the rules that were asked for."""
    ours: bool = True
    """Whether it comes with the program: then the page has a look of its own for it."""


class Library(Record, frozen=True, kw_only=True):
    """Everything that can be chosen when a table is opened."""

    editions: tuple[EditionInfo, ...]
    levels: tuple[str, ...]
    """Of bots."""
    timers: tuple[int, ...]
    """Seconds for an answer; 0 for no limit."""
    analysis: bool = False
    """Whether rounds of finished matches can be analyzed here."""
    guest_editions: bool = False
    """Whether a table may be opened with an edition that its opener brings along."""


class HowToPlay(Record, frozen=True, kw_only=True):
    """The rules of an edition as they are in force, to be put into words by the client."""

    edition: str
    mode: str
    two_sided: bool
    """Whether the cards have two faces: some colors are called otherwise then."""
    sections: tuple[Section, ...]
