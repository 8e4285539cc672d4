"""Figures for Prometheus; none of them names a table, a player or a card.

Every label has a closed set of values, and all of them are there from the start. Times are for the host alone: how
long a decision or a thought takes can depend on cards, so `/metrics` is not for players.
"""

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from lastcard import __version__
from lastcard.bots.levels import LEVELS
from lastcard.protocol import ClientMessage, Refusal
from lastcard.table.actor import TableActor
from lastcard.table.state import Status

BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: from a quick decision to what nobody waits for."""
MESSAGES = tuple(kind.__name__ for kind in get_args(ClientMessage))
OPERATIONS = ("append", "read", "tables", "check", "numbers", "size")
"""What is asked of a store."""
KINDS = ("player", "spectator")
LASTS_S = 0.1
"""How long a page of figures is true enough."""


class Metrics:
    """The figures of one server; it takes the times of all its tables (`Watch`)."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._page, self._written_at = b"", -LASTS_S
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        timing = partial(Histogram, registry=registry, buckets=BUCKETS)

        self.messages = counter("lastcard_messages_total", "Messages taken.", ["kind"])
        self.refusals = counter("lastcard_refusals_total", "Messages and requests refused.", ["code"])
        self.opened = counter("lastcard_tables_opened_total", "Tables opened.")
        self.store_errors = counter(
            "lastcard_store_errors_total", "What the store could not do.", ["operation"]
        )
        self.conflicts = counter("lastcard_conflicts_total", "Appends for which another process was quicker.")

        self.tables = gauge("lastcard_tables", "Tables in this process.")
        self.tables_by_status = gauge(
            "lastcard_tables_by_status", "The same, by what happens at them.", ["status"]
        )
        self.quarantined = gauge(
            "lastcard_quarantined_tables", "Tables set aside, because their log cannot be read."
        )
        self.sockets = gauge("lastcard_sockets", "Open connections.")
        self.sockets_by_kind = gauge(
            "lastcard_sockets_by_kind", "Those of them that have said hello, by who looks.", ["kind"]
        )
        self.ready = gauge("lastcard_ready", "1 while the server takes players, as last looked at.")
        self.database = gauge("lastcard_database_bytes", "Size of the database, as last looked at.")

        self._decide = timing("lastcard_decide_seconds", "What the rules take to decide a command.")
        self.store = timing("lastcard_store_seconds", "What the store takes to answer.", ["operation"])
        self._publish = timing(
            "lastcard_publish_seconds", "What it takes to tell all viewers of a table the news."
        )
        self._thought = timing(
            "lastcard_thought_seconds", "What bots take to make up their minds.", ["level"]
        )
        self.lag = timing("lastcard_loop_lag_seconds", "How late the server gets round to what is due.")

        gauge("lastcard_start_time_seconds", "When the server started, in seconds since 1970.").set(
            time.time()
        )
        Info("lastcard_build", "The version of lastcard.", registry=registry).info({"version": __version__})
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=registry)
        for family, values in (
            (self.messages, MESSAGES),
            (self.refusals, tuple(Refusal)),
            (self.store_errors, OPERATIONS),
            (self.store, OPERATIONS),
            (self._thought, LEVELS),
        ):
            for value in values:
                family.labels(value)

    # --- the times of tables

    def decided(self, seconds: float) -> None:
        self._decide.observe(seconds)

    def published(self, seconds: float) -> None:
        self._publish.observe(seconds)

    def thought(self, level: str, seconds: float) -> None:
        self._thought.labels(level).observe(seconds)

    # --- the page

    def count(self, alive: Sequence[TableActor], quarantined: int) -> None:
        """Look at the tables of this process, and how many are set aside."""
        self.quarantined.set(quarantined)
        self.tables.set(len(alive))
        for status in get_args(Status):
            self.tables_by_status.labels(status).set(sum(actor.table.status == status for actor in alive))
        connections = [connection for actor in alive for connection in actor.connections]
        players = sum(connection.player is not None for connection in connections)
        for kind, number in zip(KINDS, (players, len(connections) - players), strict=True):
            self.sockets_by_kind.labels(kind).set(number)

    def page(self, look: Callable[[], object]) -> bytes:
        """All figures, after a look at what is not counted as it happens; for a moment the same for whoever asks.

        To write them takes longer than most moves.
        """
        now = time.monotonic()
        if now - self._written_at >= LASTS_S:
            look()
            self._page, self._written_at = self.render(), now
        return self._page

    def render(self) -> bytes:
        """All figures in Prometheus' text form."""
        return generate_latest(self._registry)
