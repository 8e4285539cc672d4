"""What every route and socket of one server shares."""

from typing import NamedTuple

from lastcard.server.analyst import Analyst
from lastcard.server.archive import Archive
from lastcard.server.hall import Hall
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Settings
from lastcard.server.shelf import Shelf, read_shelf
from lastcard.server.turns import Turns
from lastcard.server.watched import WatchedStore
from lastcard.table.actor import Ports

SHARE = 12
"""Of all connections that one address may hold, every twelfth may send as fast as it may, in the long run."""

SHEETS_WAITING = 32
"""To read one takes some milliseconds."""
TRIALS_WAITING = 4
"""To try one out takes some seconds."""


class Desk(NamedTuple):
    """The parts of a running server."""

    settings: Settings
    hall: Hall
    addresses: Addresses
    metrics: Metrics
    analyst: Analyst
    archive: Archive
    shelf: Shelf
    sheets: Turns
    """Of those who want a sheet of theirs read."""
    trials: Turns
    """Of those who want rounds played with one."""


def make_desk(settings: Settings, ports: Ports, shelf: Shelf | None = None) -> Desk:
    """The parts for these settings; the shelf as it was read, or to be read now."""
    limits = Addresses(
        ports.clock,
        openings=settings.tables_per_address,
        analyses=settings.analyses_per_address,
        sheets=settings.sheets_per_address,
        reads=settings.reads_per_address,
        sockets=settings.sockets_per_address,
        messages=settings.messages_per_second * settings.sockets_per_address / SHARE,
    )
    metrics = Metrics()
    ports = ports._replace(store=WatchedStore(ports.store, metrics), watch=metrics)
    hall = Hall(ports, settings.max_tables)
    return Desk(
        settings,
        hall,
        limits,
        metrics,
        Analyst(),
        Archive(ports.store),
        shelf or read_shelf(settings.editions),
        Turns(SHEETS_WAITING),
        Turns(TRIALS_WAITING),
    )
