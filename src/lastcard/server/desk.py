"""What every route and socket of one server shares."""

from typing import NamedTuple

from lastcard.server.analyst import Analyst
from lastcard.server.archive import Archive
from lastcard.server.hall import Hall
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Settings
from lastcard.server.watched import WatchedStore
from lastcard.table.actor import Ports

SHARE = 12
"""Of all connections that one address may hold, every twelfth may send as fast as it may, in the long run."""


class Desk(NamedTuple):
    """The parts of a running server."""

    settings: Settings
    hall: Hall
    addresses: Addresses
    metrics: Metrics
    analyst: Analyst
    archive: Archive


def make_desk(settings: Settings, ports: Ports) -> Desk:
    """The parts for these settings."""
    limits = Addresses(
        ports.clock,
        openings=settings.tables_per_address,
        analyses=settings.analyses_per_address,
        reads=settings.reads_per_address,
        sockets=settings.sockets_per_address,
        messages=settings.messages_per_second * settings.sockets_per_address / SHARE,
    )
    metrics = Metrics()
    ports = ports._replace(store=WatchedStore(ports.store, metrics), watch=metrics)
    hall = Hall(ports, settings.max_tables)
    return Desk(settings, hall, limits, metrics, Analyst(), Archive(ports.store))
