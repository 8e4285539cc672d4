"""What waits to be sent to one viewer. A slow reader gets one snapshot instead of a long queue."""

import asyncio
from collections import deque

from lastcard.protocol import Goodbye, ServerMessage, Snapshot, Update

LIMIT = 64
"""Messages kept for a reader who is behind."""


class Outbox:
    """A bounded queue that never makes the table wait."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._messages: deque[ServerMessage] = deque()
        self._limit = limit
        self._filled = asyncio.Event()
        self.overflowed = False
        """Messages were dropped: the reader needs a snapshot."""

    def put(self, message: ServerMessage) -> None:
        """Add a message; for a reader too far behind, all that waits is dropped and a snapshot is due instead."""
        if self.overflowed and isinstance(message, Update | Snapshot):
            return  # the snapshot that is due will tell it
        if len(self._messages) >= self._limit and not isinstance(message, Goodbye):
            self._messages = deque(kept for kept in self._messages if isinstance(kept, Goodbye))
            self.overflowed = True
        else:
            self._messages.append(message)
        self._filled.set()

    @property
    def empty(self) -> bool:
        """Whether nothing waits to be sent."""
        return not self._filled.is_set()

    async def get(self) -> ServerMessage | None:
        """The next message; None when some were dropped and a snapshot is due."""
        await self._filled.wait()
        if self._messages:
            message = self._messages.popleft()
            if not self._messages and not self.overflowed:
                self._filled.clear()
            return message
        self.overflowed = False
        self._filled.clear()
        return None
