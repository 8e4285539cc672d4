"""How much one address, and one connection, may ask for."""

from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from lastcard.table.clock import Clock
from lastcard.table.window import Window

NETWORK_BITS = 64
"""A customer of a provider has at least such a network of IPv6 addresses, and takes another one at will."""


def address_key(address: str) -> str:
    """What is counted as one address: all of an IPv6 network are, and IPv4 within IPv6 is IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), NETWORK_BITS), strict=False))


def key_of(client: Sequence[Any] | None) -> str:
    """The same of the host and port of whoever is connected, where that is known."""
    return address_key(client[0]) if client else "unknown"


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


class Addresses:
    """Tables opened, matches looked up, rounds analyzed, sheets read, connections and messages, by `address_key`."""

    def __init__(
        self,
        clock: Clock,
        *,
        openings: int,
        reads: int,
        analyses: int,
        sheets: int,
        sockets: int,
        messages: float,
    ) -> None:
        self._openings, self._reads = Window(clock, openings), Window(clock, reads)
        self._analyses, self._sheets = Window(clock, analyses), Window(clock, sheets)
        self._most_sockets = sockets
        self._sockets: Counter[str] = Counter()
        self._messages = Buckets(clock, messages, reserve_s=4.0)

    def may_open(self, address: str) -> bool:
        """Count one more table of this address, if it may open one."""
        return self._openings.take(address)

    def may_read(self, address: str) -> bool:
        """Count one more match that this address wants to look back at, if it may."""
        return self._reads.take(address)

    def may_analyze(self, address: str) -> bool:
        """Count one more round that this address wants analyzed, or edition tried out, if it may ask for one."""
        return self._analyses.take(address)

    def may_bring(self, address: str) -> bool:
        """Count one more sheet that this address brings along, if it may."""
        return self._sheets.take(address)

    def may_say(self, address: str, cost: float) -> bool:
        """Count a message of any of this address's connections, if it is within their common allowance."""
        return self._messages.take(address, cost)

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

    def forget(self) -> None:
        """Let go of addresses that have not come for a while."""
        self._messages.forget()
