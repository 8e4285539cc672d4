"""The same two worlds behind two servers: what comes over HTTP and over sockets, and what servers log and count."""

import asyncio
import json
import re
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Self
from unittest import mock

from litestar import Litestar
from litestar.testing import TestClient

from lastcard.match.players import Player
from lastcard.model.moves import Move
from lastcard.protocol import ClientMessage, Submit, encode
from lastcard.server import metrics
from lastcard.server.app import create_app
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports, TableActor
from lastcard.table.entries import Stamped
from lastcard.table.state import question_to
from lastcard.table.store.memory import MemoryStore
from lastcard.views.prompt import as_seen
from tests.properties.strategies import said_at_random
from tests.secrecy.pair import NAMES, TABLE, Game, Worth, opened, other_cards, parted, same
from tests.secrecy.probes import wrong_messages
from tests.secrecy.world import Heard, captured_logs
from tests.secrecy.worlds import Veil, other_log
from tests.server.visitors import Visitor, visitor
from tests.table.seated import HandClock

PLACES = (
    "/api/tables",
    f"/api/tables/{TABLE}",
    f"/api/tables/{TABLE}/matches/1/record",
    f"/api/tables/{TABLE}/matches/1/replay",
    f"/api/tables/{TABLE}/matches/2/replay",
    "/api/tables/elsewhere",
    "/healthz",
    "/readyz",
)
MALFORMED = ("{", '{"type": "Submit", "question": 1, "move": {"type": "Play", "card": 5}}', "[]")
TOO_LARGE = "x" * (Settings().message_bytes + 1)
OF_THE_MACHINE = re.compile(
    r"\w+_created|\w+_seconds(_bucket|_sum)?[ {]|lastcard_loop_lag|process_|python_gc_"
    r'|lastcard_store_seconds_count\{operation="(tables|check|numbers|size)"'  # also looked at by itself, as time goes by
)
"""Figures that tell of time and of the process. How often something was decided or told is compared."""
SERVER_LOGS = ("lastcard", "litestar", "uvicorn", "asyncio")
"""Who logs in a server; what the visitor's own tools log is none of its business."""


class House:
    """A server with one table, and everybody connected to it."""

    def __init__(self, store: MemoryStore, clock: HandClock, game: Game) -> None:
        self.store, self.viewer = store, game.viewer
        settings = Settings(messages_per_second=10_000)
        self._doors = ExitStack()
        self.client: TestClient[Litestar] = self._doors.enter_context(
            TestClient(create_app(settings, Ports(store, clock)))
        )
        self._lines: dict[str, ExitStack] = {}
        self._sockets: dict[str, Visitor] = {}
        others = [NAMES[at] for at in range(game.seats) if at != game.viewer]
        for name in ("viewer", "spectator", *others):
            self.connect(name)
            self.hear(name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self._lines.values():
            line.close()
        self._doors.close()

    @property
    def actor(self) -> TableActor:
        """The table itself, behind the server's back."""
        desk = self.client.app.dependencies["desk"].dependency()
        (actor,) = desk.hall.alive
        assert isinstance(actor, TableActor)
        return actor

    @property
    def log(self) -> list[Stamped]:
        return self.store._logs[TABLE]

    def connect(self, name: str, seq: int | None = None) -> None:
        """A new connection; one that was there before is closed first."""
        if old := self._lines.pop(name, None):
            old.close()
        player = name
        if name == "viewer" and self.viewer is not None:
            player = NAMES[self.viewer]
        ticket = f"ticket of {player}" if player in NAMES else None
        self._lines[name] = ExitStack()
        self._sockets[name] = self._lines[name].enter_context(visitor(self.client, TABLE, ticket, seq))

    def hear(self, name: str) -> Heard:
        """All that was sent to a connection, up to the answer to a last message that nobody else sends."""
        socket = self._sockets[name].socket
        socket.send_text(TOO_LARGE)
        heard: Heard = []
        while True:
            text = socket.receive_text(timeout=20)
            heard.append((name, text.encode()))
            if json.loads(text) == {"type": "Refused", "code": "too_large"}:
                return heard

    def ask(self, place: str) -> tuple[str, bytes]:
        """An answer over HTTP, head and body."""
        answer = self.client.get(place)
        head = f"{answer.status_code} {sorted(answer.headers.items())} "
        return place, head.encode() + answer.content

    def figures(self) -> Heard:
        """The server's figures, but for those that two runs of one world do not share either."""
        lines = self.client.get("/metrics").text.splitlines()
        return [("figures", line.encode()) for line in lines if not OF_THE_MACHINE.match(line)]

    def at_rest(self, wrong: Sequence[ClientMessage], seq: int) -> Heard:
        """All that can be had while nothing happens."""
        heard: Heard = []
        with captured_logs() as logs:
            heard += [self.ask(place) for place in PLACES]
            for text in (*(encode(message).decode() for message in wrong), MALFORMED[seq % len(MALFORMED)]):
                self._sockets["viewer"].socket.send_text(text)
            heard += self.hear("viewer") + self.hear("spectator")
            self.connect("viewer", seq)
            heard += self.hear("viewer")
        return [*heard, *self.figures(), *logs.told_by(*SERVER_LOGS)]

    def after(self, player: Player, message: Submit) -> Heard:
        """All that is heard of a move."""
        name = "viewer" if player == self.viewer else NAMES[player]
        with captured_logs() as logs:
            self._sockets[name].socket.send_text(encode(message).decode())
            heard = self.hear(name)
            heard = heard if name == "viewer" else self.hear("viewer")
            heard += self.hear("spectator")
        return [*heard, *self.figures(), *logs.told_by(*SERVER_LOGS)]


def compare_at_the_door(game: Game, steps: int) -> Worth:
    """Two servers, the same visits and moves at both; raises Leak at the first difference."""
    rng, clock, veil = Random(game.seed), HandClock(), Veil()
    here_store, there_store = MemoryStore(), MemoryStore()
    asyncio.run(opened(game, clock, here_store, window_ms=0))
    there_store._logs[TABLE] = list(here_store._logs[TABLE])
    there_store._rows.update(here_store._rows)
    different = texts = 0
    kinds = set()
    with (
        mock.patch.object(metrics, "LASTS_S", 0.0),  # how old a page of figures is depends on time alone
        House(here_store, clock, game) as here,
        House(there_store, clock, game) as there,
    ):
        for _ in range(steps):
            before = here.actor.table
            match = before.match
            assert match is not None
            if match.over:
                break
            wrong = wrong_messages(rng, before, game.viewer, clock.time)
            seat, move = said_at_random(rng, match.round)
            assert seat is not None
            assert isinstance(move, Move)
            player = match.seating[seat]
            message = Submit(question_to(before, player), as_seen(match.round, seat, move))
            seq = before.seq - int(rng.random() * 4)
            rest = here.at_rest(wrong, seq)
            heard = here.after(player, message)
            if here.actor.table.status != "playing":
                break
            other = parted(rng, before, here.log[before.seq :], game.viewer)
            there.actor.table = other
            there.log[:] = other_log(here.log[: before.seq], before, game.viewer)
            for table in (before, here.actor.table):
                veil.know(table)
            same(veil, rest, there.at_rest(wrong, seq))
            same(veil, heard, there.after(player, message))
            different += other_cards(before, other)
            texts += len(rest) + len(heard)
            kinds.add(type(move).__name__)
    return Worth(different, texts, frozenset(kinds))
