"""What a client may say at a table."""

from typing import Literal

import msgspec

from lastcard.match.players import Player
from lastcard.model.moves import Move
from lastcard.model.record import Record

Reaction = Literal["bravo", "laugh", "wow", "oops", "hurry", "thanks"]
"""The only things players can say to each other beside their moves."""


class Hello(Record, frozen=True):
    """The first message of every connection."""

    ticket: str | None = None
    """The proof of one's seat; without it one watches."""
    seq: int | None = None
    """The last update heard before the connection broke, to go on from there."""


class Submit(Record, frozen=True):
    """A move; an answer must quote the question it answers."""

    question: int
    move: Move


class SealEntropy(Record, frozen=True):
    """Bind oneself to luck of one's own for the next round to be dealt, before any is opened."""

    match: int
    """For which match it is meant."""
    round: int
    """For which round of it; it must be the next to be dealt."""
    commitment: str
    """To this luck, for this round and player: 64 hexadecimal digits. It is taken once for each round."""


class MixEntropy(Record, frozen=True):
    """Open the luck that one has sealed, when `next_closed` says so: 64 hexadecimal digits."""

    entropy: str


class React(Record, frozen=True):
    """A reaction for everybody at the table."""

    reaction: Reaction


class Begin(Record, frozen=True):
    """The host begins the match, or a rematch when one is over; bots take the open seats."""


class SeatBot(Record, frozen=True):
    """The host gives a seat to a bot: an open one, or that of a player who is gone."""

    player: Player
    level: str


class Unseat(Record, frozen=True):
    """The host frees a seat before the match, or gives it to a bot during it."""

    player: Player


class Leave(Record, frozen=True):
    """Give up one's own seat."""


class Resync(Record, frozen=True):
    """Ask for a snapshot: the updates do not join up."""


ClientMessage = Hello | Submit | SealEntropy | MixEntropy | React | Begin | SeatBot | Unseat | Leave | Resync

decoder = msgspec.json.Decoder(ClientMessage)
