"""How many WebSocket frames begin in a stream of bytes: told by their heads, before anything is parsed (RFC 6455, 5.2)."""

MASKED = 0x80
LONG, LONGER = 126, 127
"""Lengths that stand for «the next two» and «the next eight bytes tell»."""


class FrameCounter:
    """Counts the frames of one client."""

    def __init__(self) -> None:
        self._head = b""
        """Of a frame whose head is not complete."""
        self._skip = 0
        """Bytes still to come of the last frame counted."""

    def count(self, data: bytes, most: float) -> int:
        """How many frames begin here; who sends more than `most` is not counted to the end."""
        if self._skip >= len(data):
            self._skip -= len(data)
            return 0
        data, at, frames = self._head + data, self._skip, 0
        while at + 2 <= len(data) and frames <= most:
            length = data[at + 1] & 0x7F
            extra = 2 if length == LONG else 8 if length == LONGER else 0
            if at + 2 + extra > len(data):
                break
            if extra:
                length = int.from_bytes(data[at + 2 : at + 2 + extra])
            at += 2 + extra + (4 if data[at + 1] & MASKED else 0) + length
            frames += 1
        self._head, self._skip = data[at:], max(0, at - len(data))
        return frames
