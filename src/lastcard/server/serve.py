"""Running the server until it is told to stop."""

import asyncio
import contextlib
import gc
import os
import socket
from collections.abc import Callable
from urllib.parse import urlsplit

import click
from uvicorn.loops.auto import auto_loop_factory

from lastcard.bots.levels import load_weights
from lastcard.engine import sheet_for
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError
from lastcard.server.app import app_of
from lastcard.server.desk import make_desk
from lastcard.server.logs import set_up_logs
from lastcard.server.memory import share_heaps
from lastcard.server.place import database_url, keep_private
from lastcard.server.polite import PoliteServer
from lastcard.server.settings import Settings
from lastcard.server.shelf import Shelf, read_shelf
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.minds import thinking
from lastcard.table.store.lock import Hold, hold
from lastcard.table.store.sql import open_store

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not listened on


class CannotServe(LastcardError):
    """The server cannot start."""


def listen(settings: Settings) -> socket.socket:
    """The listening socket, or a sentence that says why there is none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(1024)  # from here on connections wait, so the address can be told
    except OSError as error:
        listening.close()
        where = f"{settings.host} port {settings.port}"
        raise CannotServe(f"expected to listen on {where}, found: {error.strerror}") from error
    return listening


def address_of(listening: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def near_address() -> str:
    """This machine's address in its network, as well as can be guessed; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: it only asks for the way out
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def say_where(address: str) -> None:
    """Print where a browser finds the server: nobody can open the address that stands for all of a machine's."""
    place = urlsplit(address)
    if place.hostname not in EVERYWHERE:
        click.echo(address)
        return
    click.echo(f"http://localhost:{place.port} on this machine")
    if (near := near_address()) != "127.0.0.1":
        click.echo(f"http://{near}:{place.port} for everybody in the same network")


async def serve(
    settings: Settings, shelf: Shelf, listening: socket.socket, ready: Callable[[str], object]
) -> None:
    """Serve until a signal comes; clients are then told to come back (`Goodbye`, close code 1012).

    Nobody else serves the same tables meanwhile; if they are lost to somebody else, it ends in the same order.
    """
    url = database_url(settings)
    async with hold(url) as lock:
        keep_private(url)
        store = await open_store(url)
        ready(address_of(listening))
        seats = settings.seats_per_address
        ports = Ports(store, SystemClock(), speed=settings.bot_speed, seats_per_address=seats)
        desk = make_desk(settings, ports, shelf)
        _spare_the_collector()
        server = PoliteServer(app_of(desk), desk)
        watching = asyncio.create_task(_stop_when_lost(lock, server))
        await server.serve(sockets=[listening])
        watching.cancel()
        if lock.lost.is_set():
            raise CannotServe("another lastcard has taken the store of this one")


async def _stop_when_lost(lock: Hold, server: PoliteServer) -> None:
    await lock.lost.wait()
    server.should_exit = True


def _spare_the_collector() -> None:
    """Every table stands still while garbage is collected, so it looks less often, and never at what was imported."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)


def run(settings: Settings, ready: Callable[[str], object] = say_where, *brought: Edition) -> None:
    """Serve from the command line, with these editions too; `ready` hears the address as soon as connections are taken."""
    share_heaps()
    set_up_logs(settings.log_level)
    shelf = read_shelf(settings.editions, brought)
    load_weights(sheet_for(edition, edition.rulings) for edition in shelf.editions)
    loop = auto_loop_factory()  # uvloop, where there is one
    with (
        listen(settings) as listening,
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=loop) as runner,
    ):
        runner.run(serve(settings, shelf, listening, ready))
    if thinking():
        # All is stored and told. To take Python down under a thread that compiles would crash.
        os._exit(0)
