"""A connection that minds no manners, and the frames that go over it."""

import asyncio
import contextlib
import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from benchmarks.attacks.enemy import Enemy

HANDSHAKE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec_WebSocket_Key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    "Sec_WebSocket_Version": "13",
}


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """One WebSocket frame as clients send it, masked with zeros."""
    size = len(payload)
    if size < 126:
        length = bytes((0x80 | size,))
    else:
        length = b"\xfe" + size.to_bytes(2) if size < 65536 else b"\xff" + size.to_bytes(8)
    return bytes((0x80 * final | opcode,)) + length + bytes(4) + payload


def said(kind: str, **fields: object) -> bytes:
    """A message in its frame."""
    return frame(0x1, json.dumps({"type": kind, **fields}).encode())


class Heard(msgspec.Struct):
    """As much of the server's messages as attackers care for."""

    type: str
    code: str = ""
    question: int = 0


_heard = msgspec.json.Decoder(Heard)
_STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")


class Line:
    """A connection that minds no manners."""

    def __init__(self, enemy: "Enemy", reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._enemy, self.reader, self._writer = enemy, reader, writer
        self.hearing: asyncio.Task[None] | None = None
        self._over = False
        self.question = 0
        """The number of the open question, as far as it was heard."""

    @property
    def closed(self) -> bool:
        """Whether the server has hung up, as far as somebody knows who may not be listening."""
        return self._over or self._writer.is_closing()

    async def send(self, data: bytes) -> None:
        """Send, and wait while the server takes nothing, until the attack is over."""
        self._writer.write(data)
        self._enemy.sent += len(data)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._enemy.patience):
                await self._writer.drain()

    async def say(self, kind: str, **fields: object) -> None:
        await self.send(said(kind, **fields))

    def hear(self, hearing: Callable[[], Awaitable[None]]) -> "Line":
        """Listen beside whatever else is done."""

        async def listens() -> None:
            with self._enemy.braving():
                await hearing()
            self._over = True

        self.hearing = asyncio.create_task(listens())
        return self

    async def answers(self) -> None:
        """Count the statuses of what is answered."""
        rest = b""
        while data := await self.reader.read(65536):
            rest += data
            for status in _STATUS.finditer(rest):
                self._enemy.saw[status[1].decode()] += 1
            rest = b"" if _STATUS.search(rest) else rest[-12:]
        self._enemy.saw["hung up"] += 1

    async def frames(self) -> None:
        """Count what is refused, and how the server closes."""
        while True:
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            payload = await self.reader.readexactly(size)
            if first & 0x0F == 0x8:
                self._enemy.saw[f"{int.from_bytes(payload[:2])} {payload[2:].decode()}".strip()] += 1
                return
            if first & 0x0F == 0x1:
                heard = _heard.decode(payload)
                self.question = heard.question or self.question
                if heard.type in ("Refused", "Rejected", "Stale", "Goodbye"):
                    self._enemy.saw[f"{heard.type} {heard.code}".strip()] += 1

    def hang_up(self) -> None:
        """Without a word."""
        if self.hearing is not None:
            self.hearing.cancel()
        self._writer.transport.abort()
