"""A server that minds its connections while it runs, says goodbye before it hangs up, and stops in time."""

import asyncio
import contextlib
import logging
import os
import socket
import threading
from functools import partial
from types import FrameType

import uvicorn
from litestar import Litestar

from lastcard.server.desk import Desk
from lastcard.server.gate import Gate
from lastcard.server.switchboard import Switchboard
from lastcard.server.wire import HttpLine, SocketLine

log = logging.getLogger("lastcard.server")

FAREWELL_S = 1.0
"""How long a server that stops waits for its goodbyes to be heard."""
HANGING_UP_S = 1
"""How long it then waits for connections to close and answers to be given, in whole seconds."""
STOP_S = 4.0
"""After this long it is gone, whatever it still waits for: what was acknowledged is stored."""
TICKS = 10
"""uvicorn ticks so often in a second."""
MOST_FILES = 10_240
"""What macOS allows a process, whatever it says."""
OWN_FILES = 64
"""Files that the server needs for itself: its database, its logs, the loop."""


class PoliteServer(uvicorn.Server):
    """Serves the tables of a desk."""

    def __init__(self, app: Litestar, desk: Desk) -> None:
        settings = desk.settings
        self._desk = desk
        self._switchboard = Switchboard(
            desk.hall.ports.clock,
            desk.metrics,
            per_address=settings.sockets_per_address,
            per_second=settings.requests_per_second,
            capacity=raise_file_limit() - OWN_FILES,
            request_s=settings.request_seconds,
        )
        self._gate = Gate(app, desk, self._switchboard)
        socket_line = partial(
            SocketLine, self._switchboard, settings.message_bytes, settings.messages_per_second
        )
        super().__init__(
            uvicorn.Config(
                self._gate,
                http=partial(HttpLine, self._switchboard, settings.sheet_bytes),  # type: ignore[arg-type]  # called like the class it is of
                ws=socket_line,  # type: ignore[arg-type]  # the same
                log_config=None,
                access_log=False,
                ws_max_size=settings.message_bytes * 4,
                ws_ping_interval=float(settings.ping_seconds),
                ws_ping_timeout=float(settings.ping_seconds),
                ws_per_message_deflate=False,  # messages are short, and it takes more memory than all else of a socket
                timeout_graceful_shutdown=HANGING_UP_S,
                lifespan="on",
            )
        )

    async def on_tick(self, counter: int) -> bool:
        """Every second, see who has kept the server waiting too long."""
        if counter % TICKS == 0:
            self._switchboard.sweep()
            self._gate.forget()
            self._desk.addresses.forget()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop: from now on the time runs."""
        if not self.should_exit:
            end = threading.Timer(STOP_S, _end)
            end.daemon = True
            end.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; a goodbye for everybody; whoever does not listen is hung up on all the same."""
        for server in self.servers:
            server.close()
        hall = self._desk.hall
        tables = hall.alive
        await hall.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_S):
                while any(table.connections for table in tables):  # noqa: ASYNC110 - once in a server's life
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)


def _end() -> None:
    log.warning("stopped before everything was let go of")
    os._exit(0)


def raise_file_limit() -> int:
    """As many open files as the system allows, for every connection is one; how many that is."""
    try:
        import resource  # noqa: PLC0415 - not on Windows, which knows no such limit
    except ImportError:
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        for wanted in (hard, MOST_FILES):  # some systems allow less than they say
            with contextlib.suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                break
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
