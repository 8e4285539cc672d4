"""Who is connected to a table, who is missing from it, and what they were told of late."""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Literal

from lastcard.match.players import Player
from lastcard.protocol import Goodbye
from lastcard.table.briefing import News, news_of
from lastcard.table.outbox import Outbox
from lastcard.table.state import TableState

RECENT = 32
"""How many updates back a broken connection can go on from."""

Farewell = Literal["restart", "closed", "removed"]


class Connection:
    """One connection: a player's, or a spectator's."""

    def __init__(self, player: Player | None) -> None:
        self.player = player
        self.outbox = Outbox()
        self.dismissed = asyncio.Event()
        """Set when the connection is to end: nothing that comes from it is heard any more."""

    def dismiss(self, code: Farewell) -> None:
        """The last thing it hears; from now on it says nothing."""
        self.dismissed.set()
        self.outbox.put(Goodbye(code))


class Audience:
    """The connections to one table, and the players who have none."""

    def __init__(self, table: TableState, now: float) -> None:
        self.connections: set[Connection] = set()
        # Nobody is connected yet; whoever sat here before gets the full grace.
        self.missing = {Player(at): now for at, seat in enumerate(table.seats) if seat.kind == "person"}
        """Since when each of these players has had no connection."""
        self.unseen_since: float | None = now
        """Since when nobody has looked at the table."""
        self._recent: deque[News] = deque(maxlen=RECENT)

    def join(self, connection: Connection) -> None:
        """A connection begins; a player who was missed is back."""
        if connection.player is not None:
            self.missing.pop(connection.player, None)
        self.unseen_since = None
        self.connections.add(connection)

    def part(self, connection: Connection, now: float) -> None:
        """A connection has ended; a player without any is missing from now on."""
        player = connection.player
        if connection in self.connections:  # else the seat is somebody else's by now
            self.connections.discard(connection)
            if player is not None and not any(other.player == player for other in self.connections):
                self.missing[player] = now
        if not self.connections:
            self.unseen_since = now

    def remove(self, player: Player) -> None:
        """Whoever lost the seat watches no longer."""
        self.missing.pop(player, None)
        for connection in [one for one in self.connections if one.player == player]:
            self.connections.discard(connection)
            connection.dismiss("removed")

    def wait_anew(self, now: float) -> None:
        """Whoever is missing gets the full grace again."""
        self.missing = dict.fromkeys(self.missing, now)

    def remember(self, news: News) -> None:
        """Keep what was published for whoever comes back soon."""
        self._recent.append(news)

    def forget(self) -> None:
        """Updates speak of one round; nobody can go on from those of the last one."""
        self._recent.clear()

    def missed(self, table: TableState, seq: int) -> Sequence[News] | None:
        """What was published since a sequence number; None if that is not all still at hand."""
        if seq == table.seq:
            return [news_of(table, table, ())]
        missed = [news for news in self._recent if news.before.seq >= seq]
        return missed if missed and missed[0].before.seq == seq else None
