"""Figures for Prometheus; none of them names a table, a player or a card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.messages = Counter(
            "lastcard_messages_total", "Messages taken.", ["kind"], registry=self._registry
        )
        self.refusals = Counter(
            "lastcard_refusals_total", "Messages and requests refused.", ["code"], registry=self._registry
        )
        self.tables = Gauge("lastcard_tables", "Tables in this process.", registry=self._registry)
        self.quarantined = Gauge(
            "lastcard_quarantined_tables", "Tables that are set aside.", registry=self._registry
        )
        self.sockets = Gauge("lastcard_sockets", "Open connections.", registry=self._registry)
        self.opened = Counter("lastcard_tables_opened_total", "Tables opened.", registry=self._registry)

    def render(self) -> bytes:
        """All figures in Prometheus' text form."""
        return generate_latest(self._registry)
