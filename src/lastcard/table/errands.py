"""What happens by itself at a table, and what of it comes first."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lastcard.match.players import Player
from lastcard.model.moves import JumpIn
from lastcard.model.record import Record
from lastcard.protocol import Submit
from lastcard.table import authority
from lastcard.table.audience import Audience, Connection
from lastcard.table.pacing import Appointment, Due
from lastcard.table.state import TableState

IDLE_S = 30 * 60.0
"""A table that nobody looks at any more is closed after this long."""


class Held(NamedTuple):
    """A message that came while a window had to stay open; taken up when it may close."""

    connection: Connection
    message: Submit

    @property
    def jumps(self) -> bool:
        """Jumps are taken up first: the window is kept open for them."""
        return isinstance(self.message.move, JumpIn)


class Release(Record, frozen=True):
    """Held messages are taken up."""

    at: float


class Missing(Record, frozen=True):
    """A bot plays for a player who has not come back."""

    at: float
    player: Player


class Idle(Record, frozen=True):
    """The table is closed, because nobody looks at it."""

    at: float


Errand = Appointment | Release | Missing | Idle
"""What happens by itself, and when."""


def next_errand(
    table: TableState, audience: Audience, held: Sequence[Held], due: Iterable[Appointment]
) -> Errand | None:
    """The next thing to happen by itself; None where nothing will.

    By time; of what is due at the same moment, jumps come first, for the window was kept open for them.
    """
    if table.status == "closed":
        return None
    errands: list[Errand] = list(due)
    if held:
        errands.append(Release(authority.window_until(table)))
    if table.status in ("gathering", "playing"):
        errands.extend(
            Missing(since + table.config.grace_s, player)
            for player, since in audience.missing.items()
            if table.seats[player].kind == "person" and not table.seats[player].away
        )
    if audience.unseen_since is not None:
        errands.append(Idle(audience.unseen_since + IDLE_S))
    jumps = any(one.jumps for one in held)
    return min(errands, key=lambda errand: (errand.at, _rank(errand, jumps=jumps)), default=None)


def _rank(errand: Errand, *, jumps: bool) -> int:
    match errand:
        case Release() if jumps:
            return 0
        case Appointment(what=Due.RIGHT | Due.JUMP):
            return 1
    return 2
