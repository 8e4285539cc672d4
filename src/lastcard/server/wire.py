"""The two ways of speaking to the server, with bounds on what arrives: checked before it is parsed.

uvicorn's own protocols bound neither heads nor frames, and wait for ever: for a request to become whole, and for a
closed connection to be read to its end.
"""

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from lastcard.protocol import Refusal, Refused, encode
from lastcard.server.frames import FrameCounter
from lastcard.server.limits import Bucket, key_of
from lastcard.server.switchboard import CLOSING_S, Switchboard

HEAD_BYTES = 32 * 1024
"""The longest head of a request, its first line and all its fields."""
READS = 256
"""In how many pieces a request may arrive; a head of 32 KB fills some thirty packets."""
BODIES = 4
"""How many times the longest body may arrive before a request is given up: it was told so, and has a moment to hear."""
PIPELINE = 16
"""Requests that may wait behind one another on a connection. No browser sends a second before it has the answer."""
FRAMES_PER_MESSAGE = 4
"""What frames are allowed for each message that is: parts of it, pings and pongs."""
PIECES = 32
"""Frames that one message may be sent in."""
LEAST_READ = 256
"""What a read is counted as, however few bytes it brought: reading costs more than the bytes."""

STATUS = {
    Refusal.MALFORMED: HTTPStatus.BAD_REQUEST,
    Refusal.TOO_MANY: HTTPStatus.TOO_MANY_REQUESTS,
    Refusal.TOO_LARGE: HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    Refusal.TOO_SLOW: HTTPStatus.REQUEST_TIMEOUT,
    Refusal.TOO_FAST: HTTPStatus.TOO_MANY_REQUESTS,
}


class _TooMuch(Exception):
    """More than a request may be; the parser stops."""


class _Line(asyncio.Protocol):
    """What both have in common, and what the switchboard sees of them."""

    transport: asyncio.Transport
    client: tuple[str, int] | None

    def __init__(self, switchboard: Switchboard) -> None:
        self.switchboard = switchboard
        self.peer = "unknown"
        self.owes_since: float | None = None
        self.stuck_since: float | None = None
        self.stuck_at = 0
        self.closing_since: float | None = None

    @property
    def is_closing(self) -> bool:
        return self.transport.is_closing()

    @property
    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.switchboard.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.stuck_since, self.stuck_at = self.switchboard.clock.now(), self.unsent
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck_since = None
        super().resume_writing()

    def refuse(self, refusal: Refusal) -> None:
        raise NotImplementedError


class HttpLine(_Line, HttpToolsProtocol):
    """A connection with requests."""

    def __init__(
        self,
        switchboard: Switchboard,
        body_bytes: int,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        _Line.__init__(self, switchboard)
        HttpToolsProtocol.__init__(self, config, server_state, app_state, _loop)
        self._most_body = body_bytes + 1  # so much is enough to see that it is too much
        self._most_bytes = HEAD_BYTES + BODIES * body_bytes
        self._reads = 0
        self._fields_bytes = 0
        """Of all fields that are whole."""
        self._bytes = 0
        """Of all reads since the one with which this request began: what is not whole is counted only here."""
        self._in_head = False
        self._arriving = False
        self._broken = Refusal.MALFORMED
        """Which bound the parser was stopped at; if none, it cannot read what it was given."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Nobody is heard whom the switchboard does not let in."""
        super().connection_made(transport)
        self.peer = key_of(self.client)
        self.switchboard.admit(self)

    def data_received(self, data: bytes) -> None:
        """Bytes of requests, as long as they are within bounds."""
        if self.transport.is_closing():
            return
        self._reads += 1
        self._bytes += len(data)
        if self._arriving and self._bytes > (HEAD_BYTES if self._in_head else self._most_bytes):
            self.switchboard.turn_away(self, Refusal.TOO_LARGE)
            return
        if self._reads > READS:
            self.switchboard.turn_away(self, Refusal.TOO_FAST)
            return
        super().data_received(data)
        answered = self.cycle is None or self.cycle.response_complete
        if self.owes_since is None and answered and self.timeout_keep_alive_task is None:
            self.owes_since = (
                self.switchboard.clock.now()
            )  # what came begins no request, and stopped the clock

    def send_400_response(self, msg: str) -> None:
        """The parser gave up."""
        del msg
        self.switchboard.turn_away(self, self._broken)

    def on_message_begin(self) -> None:
        """A request begins: it is awaited until it is whole."""
        super().on_message_begin()
        self.scope["lastcard.line"] = self  # type: ignore[typeddict-unknown-key]
        self._arriving = self._in_head = True
        self._fields_bytes = self._bytes = self._reads = 0
        if self.owes_since is None:
            self.owes_since = self.switchboard.clock.now()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._fields_bytes += size
        if self._fields_bytes > HEAD_BYTES:
            self._stop(Refusal.TOO_LARGE)

    def _stop(self, refusal: Refusal) -> None:
        self._broken = refusal
        raise _TooMuch

    def on_headers_complete(self) -> None:
        self._in_head = False
        if len(self.pipeline) >= PIPELINE:
            self._stop(Refusal.TOO_FAST)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Of a body that is too long no more is kept than shows it."""
        if self.cycle is not None:  # a handshake has none
            body = body[: max(0, self._most_body - len(self.cycle.body))]
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.owes_since, self._arriving = None, False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Who was answered before the end of the request need not send the rest."""
        if self.cycle.response_complete and self.cycle.more_body:
            self.transport.close()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket's line, counted with the sockets."""
        self.switchboard.leave(self)
        super().handle_websocket_upgrade()

    def refuse(self, refusal: Refusal) -> None:
        """Say why, if an answer can still be understood, and close."""
        status, body = STATUS[refusal], encode(Refused(refusal))
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(head.encode() + body)
        self.transport.close()


class SocketLine(_Line, WebSocketsSansIOProtocol):
    """A connection with a table."""

    def __init__(  # noqa: PLR0917 - all but the first three as uvicorn has them
        self,
        switchboard: Switchboard,
        message_bytes: int,
        messages_per_second: int,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        _Line.__init__(self, switchboard)
        WebSocketsSansIOProtocol.__init__(self, config, server_state, app_state, _loop)
        self.close_timeout = CLOSING_S
        self._frames = FrameCounter()
        self._bytes_left = Bucket(switchboard.clock, message_bytes * messages_per_second)
        self._frames_left = Bucket(switchboard.clock, FRAMES_PER_MESSAGE * messages_per_second)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = key_of(self.client)
        self.owes_since = self.switchboard.clock.now()
        self.switchboard.follow(self)

    def data_received(self, data: bytes) -> None:
        """Bytes and frames of every kind are counted before they are parsed; who sends too many is hung up on."""
        if self.transport.is_closing():
            return
        began = (
            self.handshake_initiated
        )  # if not, this is the head of the request, which HttpLine has bounded
        if began:
            frames = self._frames.count(data, self._frames_left.left)
            if not (self._bytes_left.take(max(len(data), LEAST_READ)) and self._frames_left.take(frames)):
                self.switchboard.turn_away(self, Refusal.TOO_FAST)
                return
        super().data_received(data)
        if (
            not began and not self.handshake_initiated
        ):  # more fields, or longer ones, than a handshake may have
            self.switchboard.turn_away(self, Refusal.MALFORMED)

    async def send(self, message: ASGISendEvent) -> None:
        """What the application says; it has accepted or refused the handshake first."""
        await super().send(message)
        if self.handshake_complete:
            self.owes_since = None

    def send_receive_event_to_app(self) -> None:
        """Text must be text."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.switchboard.note(Refusal.MALFORMED)
            self._hang_up(CloseCode.INVALID_DATA, Refusal.MALFORMED)
            return
        super().send_receive_event_to_app()

    def shutdown(self) -> None:
        """The server stops: whoever cannot be told is hung up on."""
        try:
            super().shutdown()
        except Exception:  # noqa: BLE001 - one connection in an odd state must not keep all others open
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """The gate learns on whose line it is asked."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["lastcard.line"] = self  # type: ignore[typeddict-unknown-key]

    def handle_cont(self, event: Frame) -> None:
        """A message may come in pieces, but not in any number of them."""
        if self.transport.is_closing():
            return  # the rest of what one read has brought
        if len(self.frames) >= PIECES:
            self.switchboard.turn_away(self, Refusal.TOO_LARGE)
            return
        super().handle_cont(event)

    def refuse(self, refusal: Refusal) -> None:
        """Close with a code; nothing more of this client is read."""
        self._hang_up(CloseCode.POLICY_VIOLATION, refusal)

    def _hang_up(self, code: CloseCode, refusal: Refusal) -> None:
        if not self.handshake_complete:
            self.transport.abort()
            return
        if not self.close_sent:
            self.conn.fail(code, refusal.value)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": refusal.value})
        self.transport.close()
