"""A table: how it is opened and joined, and what everybody may know of what is around the cards."""

from collections.abc import Mapping
from typing import Any, Literal

from lastcard.match.players import Player
from lastcard.model.record import Record


class SeatInfo(Record, frozen=True, kw_only=True):
    """Who has a seat."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str
    away: bool
    """A bot plays for the person until they return."""


class ShuffleProof(Record, frozen=True, kw_only=True):
    """What can be known of the luck of one round; seed and salt are opened when the match is over."""

    commitment: str
    entropy: tuple[str, ...]
    """By player; empty where none was added, or none opened."""
    seed: str | None
    salt: str | None
    version: int = 1
    """Of the scheme by which the round was dealt."""
    sealed: tuple[str, ...] = ()
    """Commitments to the entropy, by player, as they were closed before any was opened; empty where there is
    none, and none at all in version 1."""


class TableInfo(Record, frozen=True, kw_only=True):
    """The table around the cards."""

    id: str
    edition: str
    mode: str
    rules: Mapping[str, str | int | bool]
    target: int
    timer: int
    public: bool
    seats: tuple[SeatInfo, ...]
    host: Player | None
    status: Literal["gathering", "playing", "over", "closed"]
    match: int
    """Which match at this table, from 1; 0 before the first."""
    round: int
    """Rounds dealt in this match."""
    seating: tuple[Player, ...]
    """Who sits where in this round, clockwise."""
    partners: tuple[tuple[Player, Player], ...]
    totals: tuple[int, ...]
    points: int
    """What the ended round was worth."""
    winners: tuple[Player, ...]
    proofs: tuple[ShuffleProof, ...]
    """Of every round dealt in this match."""
    next_commitment: str
    """Of the round to be dealt next."""
    next_sealed: tuple[str, ...] = ()
    """The players' commitments to luck of their own for that round; empty where there is none."""
    next_closed: bool = False
    """Whether those are final: whoever has sealed luck opens it now."""
    abandoned: int = 0
    """Matches begun at this table that will never come to an end: what they were dealt from stays unknown."""
    scores: tuple[tuple[int, ...], ...] = ()
    """Totals after every ended round of this match, by player."""
    printing: str | None = None
    """The printing that was chosen; what counts is in `rules`."""
    rounds: int | None = None
    """How many rounds this match has, where that is known beforehand."""
    partners_until: int | None = None
    """The last round in a row with these partners, where they change."""


class OpenTable(Record, frozen=True, kw_only=True):
    """What to play; everything but the edition and the own name has a default."""

    edition: str
    """Which edition to play, by its key; where `sheet` is given, that is played."""
    sheet: Mapping[str, Any] | None = None
    """An edition that one brings along: what stands in its file, as JSON (docs/editions.md)."""
    seats: int = 4
    mode: str | None = None
    rules: Mapping[str, str | int | bool] = {}
    """Options by name (docs/rulings.md); each wins over what the printing says."""
    printing: str | None = None
    """A text of the rule sheet to play by; without one the English."""
    timer: int = 0
    public: bool = False
    name: str
    """Of the player who opens the table and takes the first seat."""
    bots: int = 0
    """How many of the other seats bots take at once."""
    level: str = "normal"
    """Of those bots."""


class TakeSeat(Record, frozen=True, kw_only=True):
    """Sit down at a table."""

    name: str


class Ticket(Record, frozen=True, kw_only=True):
    """The proof that a seat is one's own; shown once, never stored."""

    table: str
    player: Player
    ticket: str


class PublicTable(Record, frozen=True, kw_only=True):
    """A table that anybody may join or watch."""

    id: str
    edition: str
    name: str = ""
    """What that edition is called in the language asked for; it need not be one that the server lists."""
    mode: str
    seats: int
    open_seats: int
    status: str
