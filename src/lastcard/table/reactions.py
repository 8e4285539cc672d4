"""How often players may react. Everybody hears a reaction, so each player has only so many."""

from collections import defaultdict, deque

from lastcard.match.players import Player
from lastcard.protocol import Refusal
from lastcard.table.authority import RefusedCommand
from lastcard.table.clock import Clock

REACTIONS, REACTIONS_S = 5, 5.0
"""So many times in so many seconds may a player react."""


class Reactions:
    """Knows when each player of one table has reacted of late."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: defaultdict[Player, deque[float]] = defaultdict(lambda: deque(maxlen=REACTIONS))

    def take(self, player: Player) -> None:
        """Count a reaction, or refuse it."""
        times, now = self._times[player], self._clock.now()
        if len(times) == times.maxlen and now - times[0] < REACTIONS_S:
            raise RefusedCommand(Refusal.TOO_FAST)
        times.append(now)
