"""What a client hears at a table."""

from typing import Literal

import msgspec

from lastcard.match.players import Player
from lastcard.model.errors import Reason
from lastcard.model.events import Event
from lastcard.model.record import Record
from lastcard.protocol.refusals import Refusal
from lastcard.protocol.said import Reaction
from lastcard.protocol.tables import TableInfo
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

VERSION = 4


class Snapshot(Record, frozen=True, kw_only=True):
    """Everything the viewer may know, at one moment."""

    version: int
    seq: int
    you: Player | None
    table: TableInfo
    view: View | None
    """None before the first round."""
    prompt: Prompt | None
    question: int
    """To be quoted by an answer."""
    seconds_left: float | None
    """Until the open question is answered for whoever is asked, or, between two rounds, the next one is dealt;
    None without a limit."""


class Update(Record, frozen=True, kw_only=True):
    """What has happened since; joins up with what has the sequence number `after`."""

    after: int
    seq: int
    events: tuple[Event, ...]
    table: TableInfo | None
    """Where it has changed."""
    prompt: Prompt | None
    question: int
    seconds_left: float | None


class Rejected(Record, frozen=True):
    """The rules refuse the move; nothing has changed."""

    reason: Reason


class Stale(Record, frozen=True):
    """The question is not open any more; a snapshot follows."""


class Refused(Record, frozen=True):
    """The message was not taken."""

    code: Refusal


class Reacted(Record, frozen=True):
    """Somebody reacted."""

    player: Player
    reaction: Reaction


class Goodbye(Record, frozen=True):
    """The server closes the connection: come back after a restart, or not at all."""

    code: Literal["restart", "closed", "removed"]


ServerMessage = Snapshot | Update | Rejected | Stale | Refused | Reacted | Goodbye

encode = msgspec.json.Encoder().encode
