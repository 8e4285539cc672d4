"""The log of a table: what happened to it, in order. Everything else is a fold of these."""

from lastcard.match.players import Player
from lastcard.model.chance import Outcome
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.table.config import TableConfig
from lastcard.table.fairness import Seed


class TableOpened(Record, frozen=True):
    """The first entry of every log."""

    config: TableConfig


class Seated(Record, frozen=True):
    """A person sat down. Only the ticket's hash is kept."""

    player: Player
    name: str
    ticket: str


class BotSeated(Record, frozen=True):
    """A bot sat down, or took over a seat for good."""

    player: Player
    name: str
    level: str


class Vacated(Record, frozen=True):
    """A seat is free again."""

    player: Player


class HostMoved(Record, frozen=True):
    """Another player looks after the table now."""

    player: Player | None


class WentAway(Record, frozen=True):
    """A person has been missing too long: a bot plays until they return."""

    player: Player


class CameBack(Record, frozen=True):
    """A person took the seat back."""

    player: Player


class SeedDrawn(Record, frozen=True):
    """The seed of the next round to be dealt, with nothing sealed; its commitment is public from here on.

    At the end of a match the same seed may stand here again: luck sealed for the match is not for the next one.
    """

    seed: Seed


class EntropySealed(Record, frozen=True):
    """A player is bound to luck of their own for the next round to be dealt; it is not known yet."""

    player: Player
    commitment: str


class LuckClosed(Record, frozen=True):
    """Nobody can seal luck for the next round any more; what is sealed can be opened. Its deal is of version 2."""


class EntropyMixed(Record, frozen=True):
    """A player opened the luck that they had sealed. In logs of version 1 it was added without a seal."""

    player: Player
    entropy: str


class MatchBegan(Record, frozen=True):
    """Everybody is seated; the first round is dealt from the seed drawn before. A rematch begins so, too.

    A round whose luck was never closed, as this one's or a later one's, is of version 1.
    """


class RoundBegan(Record, frozen=True):
    """The next round of the match is dealt."""


class Said(Record, frozen=True):
    """A player's move or luck's outcome."""

    player: Player | None
    what: Move | Outcome


class TableClosed(Record, frozen=True):
    """Nobody plays here any more; the log stays replayable."""

    reason: str


Entry = (
    TableOpened
    | Seated
    | BotSeated
    | Vacated
    | HostMoved
    | WentAway
    | CameBack
    | SeedDrawn
    | EntropySealed
    | LuckClosed
    | EntropyMixed
    | MatchBegan
    | RoundBegan
    | Said
    | TableClosed
)


def deals(entry: Entry) -> bool:
    """Whether a new round begins with it."""
    return isinstance(entry, MatchBegan | RoundBegan)


class Stamped(Record, frozen=True):
    """An entry with its place and time, as it is stored."""

    seq: int
    at: float
    """Seconds since the epoch, by the machine's clock: for people, not for reckoning."""
    entry: Entry
