"""A server in this process and visitors who speak the protocol over real socket messages."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from lastcard.model.edition import Mode
from lastcard.protocol import Begin
from lastcard.server.app import create_app
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.store.base import Store
from lastcard.table.store.memory import MemoryStore
from tests.table.evening import Evening, terms

QUICK = 0.01
"""Bots a hundred times as quick as people."""


@contextmanager
def server(settings: Settings | None = None, store: Store | None = None) -> Iterator[TestClient[Litestar]]:
    """A running server."""
    ports = Ports(store or MemoryStore(), SystemClock(), speed=QUICK)
    with TestClient(create_app(settings or Settings(messages_per_second=1000), ports)) as client:
        yield client


def open_table(client: TestClient[Litestar], **terms: object) -> dict[str, Any]:
    """Open a table; the answer is the first seat's ticket."""
    body = {"edition": "classic", "seats": 3, "name": "Ann", **terms}
    answer: dict[str, Any] = client.post("/api/tables", json=body).json()
    return answer


class Visitor:
    """One connection."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket

    def say(self, kind: str, **fields: object) -> None:
        """Send a message."""
        self.socket.send_text(json.dumps({"type": kind, **fields}))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            message: dict[str, Any] = self.socket.receive_json(timeout=20)
            if not kinds or message["type"] in kinds:
                return message

    def dealt(self) -> dict[str, Any]:
        """The snapshot with which a round begins."""
        while (message := self.hear("Snapshot"))["view"] is None:
            pass
        return message

    def asked(self) -> dict[str, Any]:
        """The next message in which this visitor is asked something."""
        while True:
            message = self.hear("Snapshot", "Update")
            if message["prompt"] and message["prompt"]["question"]:
                return message


@contextmanager
def visitor(
    client: TestClient[Litestar], table: str, ticket: str | None = None, seq: int | None = None
) -> Iterator[Visitor]:
    """A connection that has said hello."""
    with client.websocket_connect(f"/ws/{table}") as socket:
        one = Visitor(socket)
        one.say("Hello", ticket=ticket, seq=seq)
        yield one


@cache
def finished() -> MemoryStore:
    """A store with one table at which a match is over and the next one has begun."""

    async def evening() -> MemoryStore:
        told = await Evening.begun("Ann", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
        await told.comes_to(lambda: told.status == "over")
        await told.says("Ann", Begin())
        return told.store

    return asyncio.run(evening())
