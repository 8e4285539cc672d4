"""Editions that somebody brings along: read, checked and tried."""

from collections.abc import Mapping
from typing import Any

from lastcard.model.cards import Side
from lastcard.model.record import Record
from lastcard.protocol.library import EditionInfo
from lastcard.protocol.refusals import Refusal


class Remark(Record, frozen=True, kw_only=True):
    """Something that is wrong with an edition, or worth knowing about it."""

    path: str
    """Where in the sheet, such as `row[3].copies`; empty where it is about the whole."""
    text: str
    """In the language asked for."""
    code: str = ""
    """What kind of thing it is, for whoever has words of their own for it: `deck-large`."""
    values: Mapping[str, str | int] = {}
    """What those words need to know."""


class RefusedEdition(Record, frozen=True, kw_only=True):
    """The sheet that was brought along is no edition."""

    code: Refusal
    problems: tuple[Remark, ...]


class CheckEdition(Record, frozen=True, kw_only=True):
    """Ask whether a sheet is an edition."""

    sheet: Mapping[str, Any]
    """What would stand in its file, as JSON."""


class ReadEdition(Record, frozen=True, kw_only=True):
    """Ask what stands in the file of an edition."""

    text: str
    """All of it, as TOML."""


class Verdict(Record, frozen=True, kw_only=True):
    """What a sheet is."""

    problems: tuple[Remark, ...]
    """Why it cannot be played; none where it can."""
    warnings: tuple[Remark, ...]
    """What its author should think about; it can be played all the same."""
    cards: int
    """In the whole deck; 0 where that cannot be told."""
    edition: EditionInfo | None
    """As players would see it; null where there are problems."""
    file: str | None
    """The text of its file; null where there are problems."""
    sheet: Mapping[str, Any] | None = None
    """What stands in the file that was to be read, as JSON; null where there are problems, or a sheet was sent."""


class TryEdition(Record, frozen=True, kw_only=True):
    """Ask for rounds to be played with a sheet, by players who say anything that is legal."""

    sheet: Mapping[str, Any]
    rounds: int = 10_000
    seats: int | None = None
    """How many play; without a number four, or as near to it as the edition allows."""


class SymbolPlays(Record, frozen=True, kw_only=True):
    """How often the cards of one symbol are played."""

    side: Side
    symbol: str
    plays: float
    """In a round, on average."""


class Trial(Record, frozen=True, kw_only=True):
    """What came of those rounds."""

    seats: int
    rounds: int
    """As many of them as there was time for."""
    length: float
    """Moves in a round, on average."""
    blocked: float
    """The share of rounds that nobody could end."""
    wins: tuple[float, ...]
    """The share of rounds won by each seat, clockwise from the dealer, who comes first."""
    plays: tuple[SymbolPlays, ...]
    """By symbol, in the order of the sheet."""
    endless: bool = False
    """Whether a round was given up because it went on and on."""
