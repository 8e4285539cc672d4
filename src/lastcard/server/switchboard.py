"""Who may hold a connection, and how long a connection may keep the server waiting.

Connections are counted by the address they come from, before a byte of theirs is read. A proxy is not: it holds
connections for many, and is known by saying whom it speaks for. When there is room for no more, whoever has kept
the server waiting longest for a request has to go.
"""

import logging
from collections import Counter
from typing import Protocol

from lastcard.protocol import Refusal
from lastcard.server.limits import Buckets
from lastcard.server.metrics import Metrics
from lastcard.table.clock import Clock

log = logging.getLogger("lastcard.switchboard")

RESERVE_S = 8.0
"""How many seconds' worth of requests an address may send at once: a school opens the page in the same minute."""
CLOSING_S = 3.0
"""How long a closed connection may take to hear the last of it."""
WRITING_S = 40.0
"""How long somebody may read nothing of what waits to be sent."""


class Line(Protocol):
    """One connection, as the switchboard sees it."""

    peer: str
    """Where it comes from, as `address_key` has it."""
    owes_since: float | None
    """Since when a request is awaited; None while none is."""
    stuck_since: float | None
    """Since when nothing more can be written."""
    stuck_at: int
    """How many bytes waited when it was last looked."""
    closing_since: float | None

    @property
    def unsent(self) -> int:
        """Bytes that wait to be sent."""

    @property
    def is_closing(self) -> bool:
        """Whether it was closed from this side."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and close."""

    def abort(self) -> None:
        """Hang up at once."""


class Switchboard:
    """Counts and minds the connections of one server."""

    def __init__(
        self,
        clock: Clock,
        metrics: Metrics,
        *,
        per_address: int,
        per_second: float,
        capacity: int,
        request_s: float,
    ) -> None:
        self.clock = clock
        self._metrics = metrics
        self._per_address, self._capacity, self._request_s = per_address, capacity, request_s
        self._lines: dict[Line, None] = {}
        """All of them, the oldest first."""
        self._held: Counter[str] = Counter()
        self._counted: set[Line] = set()
        self._begun = Buckets(clock, per_second, RESERVE_S)
        self._proxies: set[str] = set()

    def admit(self, line: Line) -> None:
        """Take a new connection in, or refuse it."""
        self._lines[line] = None
        line.owes_since = self.clock.now()
        if line.peer not in self._proxies:
            self._held[line.peer] += 1
            self._counted.add(line)
            if not self._begun.take(line.peer):
                self.turn_away(line, Refusal.TOO_FAST)
                return
            if self._held[line.peer] > self._per_address:
                self.turn_away(line, Refusal.TOO_MANY)
                return
        if len(self._lines) > self._capacity:
            self._make_room()

    def _make_room(self) -> None:
        """The connection that has kept the server waiting longest goes; the newest of all owes a request, too."""
        oldest = next(one for one in self._lines if one.owes_since is not None and not one.is_closing)
        self.note(Refusal.TOO_MANY)
        oldest.abort()
        self.leave(oldest)

    def follow(self, line: Line) -> None:
        """Mind a connection that is counted elsewhere."""
        self._lines[line] = None

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        self.uncount(line)
        self._lines.pop(line, None)

    def uncount(self, line: Line) -> None:
        """A connection is no longer held against its address: it has ended, or became a socket."""
        if line in self._counted:
            self._counted.discard(line)
            self._held[line.peer] -= 1
            if not self._held[line.peer]:
                del self._held[line.peer]

    def is_proxy(self, line: Line) -> None:
        """A connection speaks for somebody else, and may: so do all others from there."""
        self._proxies.add(line.peer)
        self.uncount(line)

    def turn_away(self, line: Line, refusal: Refusal) -> None:
        """Refuse a connection, with a code."""
        self.note(refusal)
        line.refuse(refusal)

    def note(self, refusal: Refusal) -> None:
        """A connection was closed by rule: whoever runs the server can see that, and why."""
        self._metrics.refusals.labels(refusal).inc()
        log.warning("connection closed", extra={"code": refusal.value})

    def sweep(self) -> None:
        """Hang up on whoever has kept the server waiting too long; to be called every second."""
        now = self.clock.now()
        for line in tuple(self._lines):
            if line.is_closing:
                line.closing_since = line.closing_since or now
                if now - line.closing_since > CLOSING_S:
                    line.abort()
            elif line.stuck_since is not None and line.unsent < line.stuck_at:
                line.stuck_since, line.stuck_at = now, line.unsent
            elif line.stuck_since is not None and now - line.stuck_since > WRITING_S:
                self.note(Refusal.TOO_SLOW)
                line.abort()
            elif line.owes_since is not None and now - line.owes_since > self._request_s:
                self.turn_away(line, Refusal.TOO_SLOW)
        self._begun.forget()
