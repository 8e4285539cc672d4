"""How often something may happen in ten minutes."""

from lastcard.table.clock import Clock

WINDOW_S = 600.0


class Window:
    """What each address has done in the last ten minutes, and may do so often. What is older is forgotten."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock, self._most = clock, most
        self._times: dict[str, list[float]] = {}
        self._swept_at = clock.now()

    def __len__(self) -> int:
        """Addresses that are remembered."""
        return len(self._times)

    def has_room(self, address: str) -> bool:
        """Whether once more is within the allowance."""
        return len(self._recent(address)) < self._most

    def take(self, address: str) -> bool:
        """Count it once more, if it is within the allowance."""
        recent = self._recent(address)
        if len(recent) >= self._most:
            return False
        self._times[address] = [*recent, self._clock.now()]
        return True

    def _recent(self, address: str) -> list[float]:
        """When this address came; once in a while all are let go that have not come for so long."""
        now = self._clock.now()
        since = now - WINDOW_S
        if self._swept_at <= since:
            self._swept_at = now
            self._times = {one: times for one, times in self._times.items() if times[-1] > since}
        return [time for time in self._times.get(address, ()) if time > since]
