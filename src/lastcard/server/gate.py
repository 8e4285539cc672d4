"""What every request passes before the server looks at it: whom it asks for, and how often its address has asked."""

from collections.abc import Sequence
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.status_codes import HTTP_421_MISDIRECTED_REQUEST, HTTP_429_TOO_MANY_REQUESTS

from lastcard.protocol import Refusal, Refused, encode
from lastcard.server.desk import Desk
from lastcard.server.limits import Buckets, key_of
from lastcard.server.switchboard import RESERVE_S, Switchboard

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

Scope = Any
"""What is known of a request; besides what ASGI has, the line it came by."""

SOCKET_COST = 4.0
"""A new socket costs as much as so many requests."""
LOCAL = "localhost"


class Gate:
    """Stands before the application."""

    def __init__(self, app: "ASGIApp", desk: Desk, switchboard: Switchboard) -> None:
        self._app, self._desk, self._switchboard = app, desk, switchboard
        self._asked = Buckets(desk.hall.ports.clock, desk.settings.requests_per_second, RESERVE_S)

    async def __call__(self, scope: Scope, receive: "Receive", send: "Send") -> None:
        """Let it in, or refuse it with a code."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is None:
            await self._app(scope, receive, send)
            return
        self._switchboard.note(refusal)
        await _answer(scope, send, refusal)

    def _refusal(self, scope: Scope) -> Refusal | None:
        peer = key_of(scope["client"])
        line = scope.get("lastcard.line")
        if line is not None and line.peer != peer:
            self._switchboard.is_proxy(line)
        if not self._asked.take(peer, SOCKET_COST if scope["type"] == "websocket" else 1.0):
            return Refusal.TOO_FAST
        if not is_ours(_field(scope, b"host"), self._desk.settings.domains):
            return Refusal.WRONG_HOST
        return None

    def forget(self) -> None:
        """Let go of addresses that have not asked for a while."""
        self._asked.forget()


def is_ours(host: str, domains: Sequence[str]) -> bool:
    """Whether a request for this host is meant for a server of these names.

    A name that is not ours may have been made to lead here, by a page that wants to pass for one of ours. An
    address of numbers cannot be.
    """
    if not domains:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == LOCAL or name in domains:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _field(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


async def _answer(scope: Scope, send: "Send", refusal: Refusal) -> None:
    """The code, and the connection is closed; a socket is not opened at all."""
    wrong = refusal is Refusal.WRONG_HOST
    status = HTTP_421_MISDIRECTED_REQUEST if wrong else HTTP_429_TOO_MANY_REQUESTS
    body = encode(Refused(refusal))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    if scope["type"] == "websocket":
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
        return
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
