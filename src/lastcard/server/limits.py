"""How much one address, and one connection, may ask for."""

from collections import Counter, deque

from lastcard.table.clock import Clock

WINDOW_S = 600.0


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


class Window:
    """What an address has done in the last ten minutes, and may do so often."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock, self._most = clock, most
        self._times: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        """Count it once more, if it is within the allowance."""
        now = self._clock.now()
        times = self._times.setdefault(address, deque())
        while times and times[0] < now - WINDOW_S:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True


class Addresses:
    """Tables opened, rounds given to analyze and connections held, by address."""

    def __init__(self, clock: Clock, *, openings: int, analyses: int, sockets: int) -> None:
        self._openings, self._analyses = Window(clock, openings), Window(clock, analyses)
        self._most_sockets = sockets
        self._sockets: Counter[str] = Counter()

    def may_open(self, address: str) -> bool:
        """Count one more table of this address, if it may open one."""
        return self._openings.take(address)

    def may_analyze(self, address: str) -> bool:
        """Count one more round that this address wants analyzed, if it may ask for one."""
        return self._analyses.take(address)

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
