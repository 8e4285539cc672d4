"""How much one address, and one connection, may ask for."""

from collections import Counter, deque
from ipaddress import IPv6Address, ip_address

from lastcard.table.clock import Clock

WINDOW_S = 600.0


def address_key(address: str) -> str:
    """Under what an address is counted: whoever has one of IPv6 has its whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Bucket:
    """An allowance: so much a second, with a reserve of some seconds' worth."""

    def __init__(self, clock: Clock, per_second: float, reserve_s: float = 2.0) -> None:
        self._clock = clock
        self._rate = per_second
        self._most = per_second * reserve_s
        self._left = self._most
        self._filled_at = clock.now()

    @property
    def left(self) -> float:
        """What may still be taken now."""
        now = self._clock.now()
        self._left = min(self._most, self._left + (now - self._filled_at) * self._rate)
        self._filled_at = now
        return self._left

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for so long that it need not be remembered."""
        return self.left >= self._most

    def take(self, cost: float = 1.0) -> bool:
        """Whether this is within the allowance; if not, nothing is taken."""
        if self.left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """The same allowance for every address; full ones are forgotten."""

    def __init__(self, clock: Clock, per_second: float, reserve_s: float) -> None:
        self._clock, self._rate, self._reserve = clock, per_second, reserve_s
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this is within the allowance of an address."""
        return self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The allowance of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._clock, self._rate, self._reserve)
        return bucket

    def forget(self) -> None:
        """Let go of those who have not asked for a while."""
        self._buckets = {address: one for address, one in self._buckets.items() if not one.is_full}


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

    def forget(self) -> None:
        """Let go of addresses whose last time has passed."""
        since = self._clock.now() - WINDOW_S
        self._times = {
            address: times for address, times in self._times.items() if times and times[-1] >= since
        }


class Addresses:
    """Tables opened, rounds given to analyze, connections held and messages sent, by address."""

    def __init__(self, clock: Clock, *, openings: int, analyses: int, sockets: int, messages: float) -> None:
        self._openings, self._analyses = Window(clock, openings), Window(clock, analyses)
        self._most_sockets = sockets
        self._sockets: Counter[str] = Counter()
        self._messages = Buckets(clock, messages, reserve_s=4.0)

    def may_open(self, address: str) -> bool:
        """Count one more table of this address, if it may open one."""
        return self._openings.take(address_key(address))

    def may_analyze(self, address: str) -> bool:
        """Count one more round that this address wants analyzed, if it may ask for one."""
        return self._analyses.take(address_key(address))

    def may_say(self, address: str, cost: float) -> bool:
        """Count a message of any of this address's connections, if it is within their common allowance."""
        return self._messages.take(address_key(address), cost)

    def connect(self, address: str) -> bool:
        """Count one more connection of this address, if it may have one."""
        key = address_key(address)
        if self._sockets[key] >= self._most_sockets:
            return False
        self._sockets[key] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        key = address_key(address)
        self._sockets[key] -= 1
        if not self._sockets[key]:
            del self._sockets[key]

    def forget(self) -> None:
        """Let go of addresses that have not come for a while."""
        for one in (self._openings, self._analyses, self._messages):
            one.forget()
