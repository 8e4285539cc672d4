"""How much one address, and one connection, may ask for."""

from collections import Counter, deque

from lastcard.table.clock import Clock

OPENINGS_WINDOW_S = 600.0


class Bucket:
    """A connection's allowance of messages: so many a second, with a reserve of two seconds' worth."""

    def __init__(self, clock: Clock, per_second: int) -> None:
        self._clock = clock
        self._rate = per_second
        self._full = 2.0 * per_second
        self._left = self._full
        self._filled_at = clock.now()

    def take(self) -> bool:
        """Whether one more message is within the allowance."""
        now = self._clock.now()
        self._left = min(self._full, self._left + (now - self._filled_at) * self._rate)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """Tables opened and connections held, by address."""

    def __init__(self, clock: Clock, *, openings: int, sockets: int) -> None:
        self._clock = clock
        self._most_openings = openings
        self._most_sockets = sockets
        self._openings: dict[str, deque[float]] = {}
        self._sockets: Counter[str] = Counter()

    def may_open(self, address: str) -> bool:
        """Count one more table of this address, if it may open one."""
        now = self._clock.now()
        times = self._openings.setdefault(address, deque())
        while times and times[0] < now - OPENINGS_WINDOW_S:
            times.popleft()
        if len(times) >= self._most_openings:
            return False
        times.append(now)
        return True

    def connect(self, address: str) -> bool:
        """Count one more connection of this address, if it may have one."""
        if self._sockets[address] >= self._most_sockets:
            return False
        self._sockets[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
