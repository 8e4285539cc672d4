"""One table, one writer: decide, persist, then publish.

People, bots and clocks all come by the same door, one at a time, in the order in which they came. Only what the
store has taken is true; a conflict means that another process was quicker, so the log is read on and the command
decided anew.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.protocol import ClientMessage, Hello, React, Reacted, Refusal, Resync, Submit, Unseat
from lastcard.table import authority
from lastcard.table.audience import Audience, Connection
from lastcard.table.authority import Decided, RefusedCommand, StaleAnswer, TooSoon, decide
from lastcard.table.automatic import automatic_moves
from lastcard.table.briefing import News, news_of, snapshot, update
from lastcard.table.clock import Clock
from lastcard.table.commands import NOT_TAKEN, Command, answer_to, command
from lastcard.table.config import TableConfig, check_config
from lastcard.table.doorman import Doorman
from lastcard.table.entries import Seated, Stamped, TableOpened
from lastcard.table.errands import Errand, Held, Idle, Missing, Release, next_errand
from lastcard.table.fairness import Seed, draw_seed
from lastcard.table.journal import Journal, folded, row_of
from lastcard.table.minds import Minds
from lastcard.table.pacing import Appointment, Due, appointments
from lastcard.table.reactions import Reactions
from lastcard.table.state import TableState, opened
from lastcard.table.store.base import Conflict, Damaged, Store, StoreError
from lastcard.table.watch import Unwatched, Watch, timed

log = logging.getLogger("lastcard.table")


class Ports(NamedTuple):
    """What a table needs of the world."""

    store: Store
    clock: Clock
    seeds: Callable[[], Seed] = draw_seed
    speed: float = 1.0
    """Scales the bots' delays; smaller is quicker."""
    seats_per_address: int = 6
    """Seats that one address may hold at one table."""
    watch: Watch = Unwatched()


class TableActor:
    """The authority over one table in this process."""

    def __init__(self, table: TableState, ports: Ports) -> None:
        self.table = table
        self.changed = asyncio.Event()
        """Set whenever the next appointment may have moved."""
        self._clock, self._seeds, self._speed = ports.clock, ports.seeds, ports.speed
        self._journal = Journal(ports.store, ports.clock)
        self._audience = Audience(table, ports.clock.now())
        self._doorman = Doorman(ports.clock, ports.seats_per_address)
        self._watch = ports.watch
        self._rng = Random()  # noqa: S311 - bots' whims; cards never come from here
        self._minds = Minds(self._watch)
        self._door = asyncio.Lock()
        self._held: list[Held] = []
        self._reactions = Reactions(ports.clock)
        self._kept: set[Appointment] = set()
        """Appointments at which there was nothing to do, until something happens."""
        self._damage: Exception | None = None
        """With which no table can go on."""

    @property
    def finished(self) -> bool:
        """Whether nothing more happens here unless somebody wants a rematch."""
        return self.table.status not in ("gathering", "playing")

    @property
    def connections(self) -> set[Connection]:
        """Of everybody who looks at the table."""
        return self._audience.connections

    # --- opening and loading

    @classmethod
    async def open(cls, table: str, config: TableConfig, ports: Ports) -> "TableActor":
        """A new table: its first entries are stored before anybody hears of it."""
        now, stamp = ports.clock.now(), ports.clock.wall()
        first = Stamped(1, stamp, TableOpened(check_config(config)))
        decided = decide(opened(table, first), (), now, stamp, ports.seeds)
        await ports.store.append(row_of(decided.table), (first, *decided.entries))
        return cls(decided.table, ports)

    @classmethod
    async def load(cls, table: str, ports: Ports) -> "TableActor | None":
        """A table from its log; None when there is none. Clocks are credited for the outage."""
        log = await ports.store.read(table)
        if not log:
            return None
        state, minds = await asyncio.to_thread(folded, table, log, Minds(ports.watch))
        now = ports.clock.now()
        actor = cls(replace(state, asked_at=now, landed_at=now), ports)
        actor._minds = minds
        return actor

    # --- connections

    async def attach(
        self, player: Player | None, seq: int | None = None, ticket: str = "", address: str = ""
    ) -> Connection:
        """A connection begins: a snapshot lies in its outbox, or what it missed since `seq`.

        A player who was missed is back. The hash of the ticket, where it is given, must still be the seat's:
        it can be lost while the connection waits at the door.
        """
        async with self._door:
            if player is not None and ticket and self.table.seats[player].ticket != ticket:
                raise RefusedCommand(Refusal.BAD_TICKET)
            connection = Connection(player)
            if player is not None:
                await self._perform(lambda table: authority.came_back(table, player))
                self._doorman.came(player, address)
            self._audience.join(connection)
            if seq is None or not self._resume(connection, seq):
                self.brief(connection)
            return connection

    async def detach(self, connection: Connection) -> None:
        """A connection has ended; a player without any is missing from now on."""
        async with self._door:
            self._audience.part(connection, self._clock.now())
            self.changed.set()

    def _resume(self, connection: Connection, seq: int) -> bool:
        """Send what was published since a sequence number, if that is all still at hand."""
        missed = self._audience.missed(self.table, seq)
        for news in missed or ():
            self._tell(connection, news)
        return missed is not None

    def brief(self, connection: Connection) -> None:
        """Put a fresh snapshot into a connection's outbox."""
        connection.outbox.put(snapshot(self.table, connection.player, self._clock.now(), self._speed))

    def _tell(self, connection: Connection, news: News) -> None:
        connection.outbox.put(update(news, connection.player, self._clock.now(), self._speed))

    async def sit(self, name: str, ticket: str, address: str = "") -> Player:
        """A person takes a seat; the ticket's hash is kept. The address, where it is given, must be welcome."""
        async with self._door:
            self._doorman.check(address, self.table.seats)
            await self._perform(lambda table: authority.sit(table, name, ticket))
            player = next(Player(at) for at, seat in enumerate(self.table.seats) if seat.ticket == ticket)
            self._doorman.seated(player, address)
            self._audience.missing[player] = self._clock.now()
            return player

    async def fill(self, bots: int, level: str) -> None:
        """Bots take open seats."""
        async with self._door:
            await self._perform(lambda table: authority.fill_with_bots(table, bots, level))

    # --- what is said

    async def receive(self, connection: Connection, message: ClientMessage) -> None:
        """A message from a connection; its answer, if it needs one, goes to that connection alone.

        What has begun is finished, even if the connection ends meanwhile: what is stored must be told.
        """
        taking = asyncio.ensure_future(self._take(connection, message))
        try:
            await asyncio.shield(taking)
        except asyncio.CancelledError:
            taking.add_done_callback(_log_fault)  # nobody waits for it any more
            raise

    async def _take(self, connection: Connection, message: ClientMessage) -> None:
        async with self._door:
            if connection.dismissed.is_set():
                return  # it was removed while it waited at the door
            await self._release()
            with self._refusals(connection):
                await self._receive(connection, message)

    @contextmanager
    def _refusals(self, connection: Connection) -> Iterator[None]:
        """Whatever is not taken is answered, to the one who said it."""
        try:
            yield
        except NOT_TAKEN as error:
            connection.outbox.put(answer_to(error))
            if isinstance(error, StaleAnswer):
                self.brief(connection)

    async def _receive(self, connection: Connection, message: ClientMessage) -> None:
        if isinstance(message, Resync | Hello):
            self.brief(connection)
            return
        player = connection.player
        if player is None or self.table.seats[player].kind != "person":
            raise RefusedCommand(Refusal.NOT_SEATED)
        if self.table.status == "closed":
            raise RefusedCommand(Refusal.TABLE_CLOSED)
        match message:
            case Submit():
                await self._submit(connection, player, message)
            case React(reaction=reaction):
                self._reactions.take(player)
                for other in self.connections:
                    other.outbox.put(Reacted(player, reaction))
            case Unseat():
                await self._remove(player, message)
            case _:
                await self._perform(command(player, message))

    async def _remove(self, by: Player, message: Unseat) -> None:
        """The host frees a seat, and keeps whoever had it out."""
        address = self._doorman.of(message.player)
        await self._perform(command(by, message))
        self._doorman.keep_out(address)

    async def _submit(self, connection: Connection, player: Player, message: Submit) -> None:
        try:
            await self._perform(
                lambda table: authority.say(table, player, message.move, message.question, self._clock.now())
            )
        except TooSoon:
            self._held.append(Held(connection, message))
            self.changed.set()

    async def _release(self) -> None:
        """Take up what was held, if the window may close by now."""
        if self._held and authority.window_until(self.table) <= self._clock.now():
            held, self._held = sorted(self._held, key=lambda one: not one.jumps), []
            for one in held:
                with self._refusals(one.connection):
                    await self._receive(one.connection, one.message)

    def _dismiss(self, player: Player) -> None:
        """Whoever lost the seat watches no longer, and nothing they said before is taken up."""
        self._audience.remove(player)
        self._doorman.left(player)
        self._held = [held for held in self._held if not held.connection.dismissed.is_set()]

    # --- what happens by itself

    async def tick(self) -> float | None:
        """Do everything that is due, and say when the next thing is; None when nothing will be."""
        async with self._door:
            self.changed.clear()
            if self._damage is not None:
                raise self._damage
            if self._journal.unsure:
                await self._recover()
            while (due := self._next()) is not None and due.at <= self._clock.now():
                await self._keep(due)
            return None if due is None else due.at

    def _next(self) -> Errand | None:
        due = (one for one in appointments(self.table, self._speed) if one not in self._kept)
        return next_errand(self.table, self._audience, self._held, due)

    async def _keep(self, errand: Errand) -> None:
        match errand:
            case Appointment():
                await self._keep_appointment(errand)
            case Release():
                await self._release()
            case Missing(player=player):
                await self._perform(lambda table: authority.went_away(table, player))
                self._audience.missing.pop(player, None)
            case Idle():
                await self._perform(lambda table: authority.close(table, "idle"))
                self._audience.unseen_since = None

    async def _keep_appointment(self, due: Appointment) -> None:
        """A bot or a clock comes by the same door as everybody."""
        if due.what is Due.NEXT_ROUND:
            await self._perform_as_seen(authority.go_on)
            return
        if due.what is Due.CLOSE_LUCK:
            await self._perform_as_seen(authority.close_luck)
            return
        player, match = due.player, self.table.match
        if player is None or match is None:
            return
        moves = automatic_moves(self.table, match, player, due.what, self._rng, minds=self._minds)
        if not moves:
            self._kept.add(due)
        for move in moves:
            make = partial(authority.say, player=player, move=move, question=None, now=due.at)
            if not await self._perform_as_seen(make):
                return

    # --- decide, persist, publish

    async def _perform(self, make: Command) -> bool:
        """Whether there was anything to do, and it is done. Whoever keeps the table hears of a store that fails."""
        try:
            return await self._try(make)
        except StoreError as error:
            self._damage = error if isinstance(error, Damaged) else None
            self.changed.set()
            raise

    async def _try(self, make: Command) -> bool:
        if self._journal.unsure:
            await self._recover()
        while entries := make(self.table):
            now, stamp = self._clock.now(), self._clock.wall()
            with timed(self._watch.decided):
                decided = decide(self.table, entries, now, stamp, self._seeds)
            try:
                await self._journal.append(decided)
            except Conflict as error:
                before = self.table.seq
                await self._catch_up()
                if self.table.seq == before:
                    raise await self._journal.fault(self.table, finished=self.finished) from error
                continue
            with timed(self._watch.published):
                self._publish(decided)
            return True
        return False

    async def _recover(self) -> None:
        """The store has failed: when it is back, read what it has kept, and give everybody their full time again."""
        await self._journal.answers()
        await self._catch_up()
        self._journal.unsure = False
        now = self._clock.now()
        self.table = replace(self.table, asked_at=now, landed_at=now)
        self._audience.wait_anew(now)
        for connection in self.connections:
            self.brief(connection)

    async def _perform_as_seen(self, make: Command) -> bool:
        """The same for what happens by itself: if another process was quicker, the table is looked at anew."""
        seen = self.table
        return await self._perform(lambda table: make(table) if table is seen else [])

    async def catch_up(self) -> None:
        """Another process has appended: read on."""
        async with self._door:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for decided in await self._journal.read_on(self.table):
            self._publish(decided)
            for stamped in decided.entries:
                if isinstance(stamped.entry, Seated):
                    self._audience.missing[stamped.entry.player] = self._clock.now()

    def _publish(self, decided: Decided) -> None:
        """Tell everybody who is connected what they may know of it; only now is it true."""
        news = news_of(self.table, decided.table, decided.transitions)
        for at, (before, after) in enumerate(zip(self.table.seats, decided.table.seats, strict=True)):
            if before.ticket != after.ticket:
                self._dismiss(Player(at))
        self.table = decided.table
        self._minds.hear(decided.transitions, dealt=decided.dealt)
        self._kept.clear()
        self.changed.set()
        if decided.dealt:
            # Updates speak of one round; a new one begins with a snapshot.
            self._audience.forget()
            for connection in self.connections:
                self.brief(connection)
            return
        self._audience.remember(news)
        for connection in self.connections:
            self._tell(connection, news)
            if self.table.status == "closed":
                connection.dismiss("closed")


def _log_fault(taking: asyncio.Future[None]) -> None:
    if not taking.cancelled() and (error := taking.exception()) is not None:
        log.error("message failed", exc_info=error)
