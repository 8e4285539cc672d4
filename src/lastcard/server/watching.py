"""What a server looks at by itself while it runs, so that whoever asks for its figures waits for nothing."""

import asyncio
import time
from contextlib import suppress

from lastcard.model.errors import LastcardError
from lastcard.server.desk import Desk
from lastcard.server.memory import give_back
from lastcard.server.routes import READY, readiness

LOOP_S = 0.25
STORE_S = 30.0
MEMORY_S = 10.0


async def watch_loop(desk: Desk) -> None:
    """Be late as everything else is: whatever keeps the event loop busy keeps this waiting too."""
    while True:
        due = time.monotonic() + LOOP_S
        await asyncio.sleep(LOOP_S)
        desk.metrics.lag.observe(max(0.0, time.monotonic() - due))


async def watch_memory(_: Desk) -> None:
    """What nobody needs any more goes back to the system."""
    while True:
        await asyncio.sleep(MEMORY_S)
        await asyncio.to_thread(give_back)


async def watch_store(desk: Desk) -> None:
    """Whether the server is ready, and how large its database is; what is not known stays as it was."""
    while True:
        desk.metrics.ready.set(await readiness(desk) == READY)
        with suppress(LastcardError):  # counted by the store
            desk.metrics.database.set(await desk.hall.ports.store.size())
        await asyncio.sleep(STORE_S)
