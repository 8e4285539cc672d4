"""All tables that are alive in this process, each with a task that keeps its appointments."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

from lastcard.locale.naming import edition_name
from lastcard.locale.speaker import Speaker
from lastcard.protocol import PublicTable, Refusal
from lastcard.server.quarantine import Quarantine
from lastcard.server.tickets import new_table_id
from lastcard.table.actor import Ports, TableActor
from lastcard.table.authority import RefusedCommand
from lastcard.table.config import TableConfig
from lastcard.table.store.base import Damaged, StoreError, TableRow

T = TypeVar("T")

log = logging.getLogger("lastcard.hall")

UNFINISHED = ("gathering", "playing")
OTHER_NAMES = 5
WAKE_TOGETHER = 20
"""Tables of an earlier run that are loaded at a time, so that a start never blocks the door."""
WATCH_S = 2.0
"""How often the hall looks for what another process has written: `lastcard admin` closes and removes tables."""
EVICT_S = 60.0
"""How long a table that is over stays in memory when nobody looks at it any more."""
FIRST_DELAY_S = 0.5
LONGEST_DELAY_S = 10.0
"""How long to wait before a store that does not answer is asked again: longer each time."""


class Hall:
    """Finds tables, opens them, keeps them going."""

    def __init__(self, ports: Ports, most: int) -> None:
        self.ports = ports
        self._most = most
        self._actors: dict[str, TableActor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._waker: asyncio.Task[None] | None = None
        self.quarantine = Quarantine()
        self._watcher: asyncio.Task[None] | None = None
        self.closing = False

    @property
    def alive(self) -> Sequence[TableActor]:
        """The tables in this process."""
        return tuple(self._actors.values())

    async def open(self, config: TableConfig) -> TableActor:
        """A new table."""
        if self.closing or sum(not actor.finished for actor in self.alive) >= self._most:
            raise RefusedCommand(Refusal.TOO_MANY)
        actor = await self._opened(config)
        self._keep(actor)
        return actor

    async def _opened(self, config: TableConfig) -> TableActor:
        """A table whose name does not happen to belong on a damaged page of the database."""
        for _ in range(OTHER_NAMES):
            with suppress(Damaged):
                return await TableActor.open(new_table_id(), config, self.ports)
        return await TableActor.open(new_table_id(), config, self.ports)

    async def find(self, table: str) -> TableActor | None:
        """A table by its id, from memory or from its log; a server that stops looks no more into logs."""
        if table in self._actors:
            self._actors[table].changed.set()  # whoever looks for it shall still find it a moment later
            return self._actors[table]
        if self.closing:
            raise RefusedCommand(Refusal.TOO_MANY)  # there may well be one: come back later
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._actors and not self.closing:
                    with self.quarantine.watch(table):
                        actor = await TableActor.load(table, self.ports)
                    # After a load that failed, others may have begun one each.
                    if actor is not None and table not in self._actors:
                        self._keep(actor)
        finally:
            self._loading.pop(table, None)
        return self._actors.get(table)

    def _keep(self, actor: TableActor) -> None:
        self._actors[actor.table.id] = actor
        self._tasks[actor.table.id] = asyncio.create_task(self._run(actor))

    async def _run(self, actor: TableActor) -> None:
        """Keep the table's appointments for as long as it has any, or anybody looks at it, and a little longer."""
        try:
            while not self.closing:
                due = await _patiently(actor.tick)
                unneeded = self._unneeded(actor)
                wait = EVICT_S if due is None or unneeded else max(0.0, due - self.ports.clock.now())
                try:
                    # Not wait_for: it can swallow the cancellation of a closing server.
                    async with asyncio.timeout(wait):
                        await actor.changed.wait()
                except TimeoutError:
                    if unneeded and self._unneeded(actor):
                        break
        except RefusedCommand:
            pass  # its log was removed
        except Exception as error:  # noqa: BLE001 - whatever it is, it is the fault of this table alone
            self.quarantine.set_aside(actor.table.id, error)
        finally:
            self._let_go(actor)

    def _let_go(self, actor: TableActor) -> None:
        """The table leaves the memory, and whoever looks at it is told."""
        if self._actors.get(actor.table.id) is not actor:
            return
        del self._actors[actor.table.id]
        self._tasks.pop(actor.table.id).cancel()
        for connection in tuple(actor.connections):
            connection.dismiss("closed" if actor.table.status == "closed" else "restart")

    @staticmethod
    def _unneeded(actor: TableActor) -> bool:
        return actor.finished and not actor.connections

    def wake(self) -> None:
        """Go on with the tables of an earlier run, in the background."""
        self._waker = asyncio.create_task(self._wake())
        self._watcher = asyncio.create_task(self._watch())

    async def _wake(self) -> None:
        rows = await _patiently(partial(self.ports.store.tables, status=UNFINISHED, limit=self._most))
        resumed = 0
        for at in range(0, len(rows), WAKE_TOGETHER):
            together = rows[at : at + WAKE_TOGETHER]
            resumed += sum(await asyncio.gather(*(self._resume(row.id) for row in together)))
            await asyncio.sleep(0)
        log.info("tables resumed", extra={"count": resumed})

    async def _resume(self, table: str) -> bool:
        try:
            return await _patiently(partial(self.find, table)) is not None
        except RefusedCommand:
            return False  # it is set aside, or the server stops

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(WATCH_S)
            with suppress(StoreError):  # it says so itself
                await self.look_around()

    async def look_around(self) -> None:
        """Read on where another process has written; a table that was closed or removed there is let go of."""
        actors, aside = self.alive, self.quarantine.tables
        numbers = await self.ports.store.numbers([*(actor.table.id for actor in actors), *aside])
        for table in aside:
            if table not in numbers:
                self.quarantine.forget(table)
        for actor in actors:
            last = numbers.get(actor.table.id, 0)
            if last and last <= actor.table.seq:
                continue
            try:
                await actor.catch_up()
                if not last and not actor.finished:
                    raise Damaged(f"the log of table {actor.table.id} is gone")  # noqa: TRY301 - as if it were read
            except Exception as error:
                if isinstance(error, StoreError) and not isinstance(error, Damaged):
                    raise
                self.quarantine.set_aside(actor.table.id, error)
                last = 0
            if not last or actor.table.status == "closed":
                self._let_go(actor)

    async def public_tables(self, language: str = "en", limit: int = 50) -> list[PublicTable]:
        """Tables that anybody may join or watch, with what their games are called in a language."""
        speaker = Speaker(language)
        rows = await self.ports.store.tables(status=UNFINISHED, public=True, limit=limit)
        found = [await self._listing(row, speaker) for row in rows]
        return [listing for listing in found if listing is not None]

    async def _listing(self, row: TableRow, speaker: Speaker) -> PublicTable | None:
        try:
            actor = await self.find(row.id)
        except RefusedCommand as error:
            if error.code is not Refusal.TABLE_DAMAGED:
                raise
            return None
        if actor is None:
            return None
        table = actor.table
        return PublicTable(
            id=table.id,
            edition=table.config.edition,
            name=edition_name(speaker, table.edition),
            mode=table.config.mode,
            seats=len(table.seats),
            open_seats=sum(seat.kind == "open" for seat in table.seats),
            status=table.status,
        )

    async def close(self) -> None:
        """Tell everybody to come back later, and let go."""
        self.closing = True
        for task in (self._waker, self._watcher):
            if task is not None:
                task.cancel()
        for actor in self.alive:
            for connection in tuple(actor.connections):
                connection.dismiss("restart")
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Work that needs the store, tried again for as long as it does not answer; it says itself that it does not."""
    delay = FIRST_DELAY_S
    while True:
        try:
            return await work()
        except Damaged:
            raise
        except StoreError:
            await asyncio.sleep(delay)
            delay = min(2 * delay, LONGEST_DELAY_S)
