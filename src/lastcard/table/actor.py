"""One table, one writer: decide, persist, then publish.

People, bots and clocks all come by the same door, one at a time, in the order in which they came. Only what the store has taken is true; a conflict means
that another process was quicker, so the log is read again and the command decided anew.
"""

import asyncio
import logging
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Literal, NamedTuple, NoReturn, assert_never

from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.model.errors import BadOption, IllegalMove
from lastcard.model.moves import JumpIn
from lastcard.model.record import Record
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Goodbye,
    Hello,
    Leave,
    MixEntropy,
    React,
    Reacted,
    Refusal,
    Refused,
    Rejected,
    Resync,
    SealEntropy,
    SeatBot,
    Stale,
    Submit,
    Unseat,
)
from lastcard.table import authority
from lastcard.table.authority import Decided, RefusedCommand, StaleAnswer, TooSoon, decide
from lastcard.table.automatic import automatic_moves
from lastcard.table.briefing import News, news_of, snapshot, update
from lastcard.table.clock import Clock
from lastcard.table.config import TableConfig, check_config
from lastcard.table.doorman import Doorman
from lastcard.table.entries import Entry, MatchBegan, RoundBegan, Seated, Stamped, TableOpened
from lastcard.table.fairness import Seed, draw_seed
from lastcard.table.minds import Minds
from lastcard.table.outbox import Outbox
from lastcard.table.pacing import Appointment, Due, appointments
from lastcard.table.state import TableState, evolve, opened
from lastcard.table.store.base import Conflict, Damaged, Store, StoreError, TableRow
from lastcard.table.watch import Unwatched, Watch, timed

log = logging.getLogger("lastcard.table")

RECENT = 32
"""How many updates back a broken connection can go on from."""
REACTIONS, REACTIONS_S = 5, 5.0
"""So many times in so many seconds may a player react."""
IDLE_S = 30 * 60.0
"""A table that nobody looks at any more is closed after this long."""


Farewell = Literal["restart", "closed", "removed"]


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


class Viewer:
    """One connection: a player's, or a spectator's."""

    def __init__(self, player: Player | None) -> None:
        self.player = player
        self.outbox = Outbox()
        self.dismissed = asyncio.Event()
        """Set when the connection is to end: nothing that comes from it is heard any more."""

    def dismiss(self, code: Farewell) -> None:
        """The last thing it hears; from now on it says nothing."""
        self.dismissed.set()
        self.outbox.put(Goodbye(code))


class Held(NamedTuple):
    """A message that came while a window had to stay open; taken up when it may close."""

    arrived: int
    viewer: Viewer
    message: Submit

    @property
    def order(self) -> tuple[bool, int]:
        """Jumps first: the window is kept open for them."""
        return (not isinstance(self.message.move, JumpIn), self.arrived)


class Release(Record, frozen=True):
    """Held messages are taken up."""

    at: float


class Missing(Record, frozen=True):
    """A bot plays for a player who has not come back."""

    at: float
    player: Player


class Idle(Record, frozen=True):
    """The table is closed, because nobody looks at it."""

    at: float


Errand = Appointment | Release | Missing | Idle
"""What happens by itself, and when."""


class TableActor:
    """The authority over one table in this process."""

    def __init__(self, table: TableState, ports: Ports) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.changed = asyncio.Event()
        """Set whenever the next appointment may have moved."""
        self._store, self._clock, self._seeds, self._speed = ports[:4]
        self._doorman = Doorman(ports.clock, ports.seats_per_address)
        self._watch = ports.watch
        self._rng = Random()  # noqa: S311 - bots' whims; cards never come from here
        self._minds = Minds(self._watch)
        self._door = asyncio.Lock()
        self._held: list[Held] = []
        self._arrivals = 0
        self._reactions: defaultdict[Player, deque[float]] = defaultdict(lambda: deque(maxlen=REACTIONS))
        self._recent: deque[News] = deque(maxlen=RECENT)
        self._kept: set[Appointment] = set()
        """Appointments at which there was nothing to do, until something happens."""
        self._unsure = False
        """Something may have been stored or not: the log has to be read before anything is decided."""
        self._damage: Exception | None = None
        """With which no table can go on."""
        # Nobody is connected yet; whoever sat here before gets the full grace, and every clock its full time.
        self._resumed_at = self._clock.now()
        self._missing = {
            Player(at): self._resumed_at for at, seat in enumerate(table.seats) if seat.kind == "person"
        }
        self._unseen_since: float | None = self._resumed_at

    @property
    def finished(self) -> bool:
        """Whether nothing more happens here unless somebody wants a rematch."""
        return self.table.status not in ("gathering", "playing")

    # --- opening and loading

    @classmethod
    async def open(cls, table: str, config: TableConfig, ports: Ports) -> "TableActor":
        """A new table: its first entries are stored before anybody hears of it."""
        now, stamp = ports.clock.now(), ports.clock.wall()
        first = Stamped(1, stamp, TableOpened(check_config(config)))
        decided = decide(opened(table, first), (), now, stamp, ports.seeds)
        await ports.store.append(_row(decided.table), (first, *decided.entries))
        return cls(decided.table, ports)

    @classmethod
    async def load(cls, table: str, ports: Ports) -> "TableActor | None":
        """A table from its log; None when there is none. Clocks are credited for the outage."""
        log = await ports.store.read(table)
        if not log:
            return None
        state, minds = await asyncio.to_thread(_folded, table, log, Minds(ports.watch))
        now = ports.clock.now()
        actor = cls(replace(state, asked_at=now, landed_at=now), ports)
        actor._minds = minds
        return actor

    # --- connections

    async def attach(
        self, player: Player | None, seq: int | None = None, ticket: str = "", address: str = ""
    ) -> Viewer:
        """A connection begins: a snapshot lies in its outbox, or what it missed since `seq`.

        A player who was missed is back. The hash of the ticket, where it is given, must still be the seat's:
        it can be lost while the connection waits at the door.
        """
        async with self._door:
            if player is not None and ticket and self.table.seats[player].ticket != ticket:
                raise RefusedCommand(Refusal.BAD_TICKET)
            viewer = Viewer(player)
            if player is not None:
                await self._perform(lambda table: authority.came_back(table, player))
                self._missing.pop(player, None)
                self._doorman.came(player, address)
            self._unseen_since = None
            self.viewers.add(viewer)
            if seq is None or not self._resume(viewer, seq):
                self.brief(viewer)
            return viewer

    async def detach(self, viewer: Viewer) -> None:
        """A connection has ended; a player without any is missing from now on."""
        async with self._door:
            now = self._clock.now()
            player = viewer.player
            if viewer in self.viewers:  # else the seat is somebody else's by now
                self.viewers.discard(viewer)
                if player is not None and not any(other.player == player for other in self.viewers):
                    self._missing[player] = now
            if not self.viewers:
                self._unseen_since = now
            self.changed.set()

    def _resume(self, viewer: Viewer, seq: int) -> bool:
        """Send what was published since a sequence number, if that is all still at hand."""
        if seq == self.table.seq:
            self._tell(viewer, news_of(self.table, self.table, ()))
            return True
        missed = [news for news in self._recent if news.before.seq >= seq]
        if not missed or missed[0].before.seq != seq:
            return False
        for news in missed:
            self._tell(viewer, news)
        return True

    def brief(self, viewer: Viewer) -> None:
        """Put a fresh snapshot into a viewer's outbox."""
        viewer.outbox.put(snapshot(self.table, viewer.player, self._clock.now(), self._speed))

    def _tell(self, viewer: Viewer, news: News) -> None:
        viewer.outbox.put(update(news, viewer.player, self._clock.now(), self._speed))

    async def sit(self, name: str, ticket: str, address: str = "") -> Player:
        """A person takes a seat; the ticket's hash is kept. The address, where it is given, must be welcome."""
        async with self._door:
            self._doorman.check(address, self.table.seats)
            await self._perform(lambda table: authority.sit(table, name, ticket))
            player = next(Player(at) for at, seat in enumerate(self.table.seats) if seat.ticket == ticket)
            self._doorman.seated(player, address)
            self._missing[player] = self._clock.now()
            return player

    async def fill(self, bots: int, level: str) -> None:
        """Bots take open seats."""
        async with self._door:
            await self._perform(lambda table: authority.fill_with_bots(table, bots, level))

    # --- what viewers say

    async def receive(self, viewer: Viewer, message: ClientMessage) -> None:
        """A message from a connection; its answer, if it needs one, goes to that connection alone.

        What has begun is finished, even if the connection ends meanwhile: what is stored must be told.
        """
        taking = asyncio.ensure_future(self._take(viewer, message))
        try:
            await asyncio.shield(taking)
        except asyncio.CancelledError:
            taking.add_done_callback(_log_fault)  # nobody waits for it any more
            raise

    async def _take(self, viewer: Viewer, message: ClientMessage) -> None:
        async with self._door:
            if viewer.dismissed.is_set():
                return  # it was removed while it waited at the door
            await self._release()
            with self._refusals(viewer):
                await self._receive(viewer, message)

    @contextmanager
    def _refusals(self, viewer: Viewer) -> Iterator[None]:
        """Whatever is not taken is answered, to the one who said it."""
        try:
            yield
        except IllegalMove as error:
            viewer.outbox.put(Rejected(error.reason))
        except StaleAnswer:
            viewer.outbox.put(Stale())
            self.brief(viewer)
        except RefusedCommand as error:
            viewer.outbox.put(Refused(error.code))
        except BadOption:
            viewer.outbox.put(Refused(Refusal.BAD_CONFIG))
        except StoreError as error:
            damaged = isinstance(error, Damaged)
            viewer.outbox.put(Refused(Refusal.TABLE_DAMAGED if damaged else Refusal.STORE_DOWN))

    async def _receive(self, viewer: Viewer, message: ClientMessage) -> None:
        if isinstance(message, Resync | Hello):
            self.brief(viewer)
            return
        player = viewer.player
        if player is None or self.table.seats[player].kind != "person":
            raise RefusedCommand(Refusal.NOT_SEATED)
        if self.table.status == "closed":
            raise RefusedCommand(Refusal.TABLE_CLOSED)
        match message:
            case Submit():
                await self._submit(viewer, player, message)
            case SealEntropy(match=number, round=deal, commitment=commitment):
                await self._perform(
                    lambda table: authority.seal_luck(table, player, f"{number}.{deal}", commitment)
                )
            case MixEntropy(entropy=entropy):
                await self._perform(lambda table: authority.mix(table, player, entropy))
            case React(reaction=reaction):
                self._may_react(player)
                for other in self.viewers:
                    other.outbox.put(Reacted(player, reaction))
            case Begin():
                await self._perform(lambda table: authority.begin(table, player))
            case SeatBot(player=other_player, level=level):
                await self._perform(lambda table: authority.seat_bot(table, player, other_player, level))
            case Unseat(player=other_player):
                await self._remove(player, other_player)
            case Leave():
                await self._perform(lambda table: authority.leave(table, player))
            case _:
                assert_never(message)

    def _may_react(self, player: Player) -> None:
        """Everybody hears a reaction, so each player has only so many."""
        times, now = self._reactions[player], self._clock.now()
        if len(times) == times.maxlen and now - times[0] < REACTIONS_S:
            raise RefusedCommand(Refusal.TOO_FAST)
        times.append(now)

    async def _remove(self, by: Player, player: Player) -> None:
        """The host frees a seat, and keeps whoever had it out."""
        address = self._doorman.of(player)
        await self._perform(lambda table: authority.unseat(table, by, player))
        self._doorman.keep_out(address)

    async def _submit(self, viewer: Viewer, player: Player, message: Submit) -> None:
        try:
            await self._perform(
                lambda table: authority.say(table, player, message.move, message.question, self._clock.now())
            )
        except TooSoon:
            self._arrivals += 1
            self._held.append(Held(self._arrivals, viewer, message))
            self.changed.set()

    async def _release(self) -> None:
        """Take up what was held, if the window may close by now."""
        if self._held and authority.window_until(self.table) <= self._clock.now():
            held, self._held = sorted(self._held, key=lambda one: one.order), []
            for one in held:
                with self._refusals(one.viewer):
                    await self._receive(one.viewer, one.message)

    def _dismiss(self, player: Player) -> None:
        """Whoever lost the seat watches no longer, and nothing they said before is taken up."""
        self._missing.pop(player, None)
        self._doorman.left(player)
        for viewer in [viewer for viewer in self.viewers if viewer.player == player]:
            self.viewers.discard(viewer)
            viewer.dismiss("removed")
        self._held = [held for held in self._held if not held.viewer.dismissed.is_set()]

    # --- what happens by itself

    async def tick(self) -> float | None:
        """Do everything that is due, and say when the next thing is; None when nothing will be."""
        async with self._door:
            self.changed.clear()
            if self._damage is not None:
                raise self._damage
            if self._unsure:
                await self._recover()
            while (due := self._next()) is not None and due.at <= self._clock.now():
                await self._keep(due)
            return None if due is None else due.at

    def _next(self) -> Errand | None:
        """The next thing to happen by itself."""
        if self.table.status == "closed":
            return None
        errands: list[Errand] = [
            one for one in appointments(self.table, self._speed) if one not in self._kept
        ]
        if self._held:
            errands.append(Release(authority.window_until(self.table)))
        if self.table.status in ("gathering", "playing"):
            grace = self.table.config.grace_s
            errands.extend(
                Missing(since + grace, player)
                for player, since in self._missing.items()
                if self.table.seats[player].kind == "person" and not self.table.seats[player].away
            )
        if self._unseen_since is not None:
            errands.append(Idle(self._unseen_since + IDLE_S))
        return min(errands, key=self._order, default=None)

    def _order(self, errand: Errand) -> tuple[float, int]:
        """By time; of what is due at the same moment, jumps come first, for the window was kept open for them."""
        match errand:
            case Release() if any(isinstance(one.message.move, JumpIn) for one in self._held):
                return (errand.at, 0)
            case Appointment(what=Due.RIGHT | Due.JUMP):
                return (errand.at, 1)
        return (errand.at, 2)

    async def _keep(self, errand: Errand) -> None:
        match errand:
            case Appointment():
                await self._keep_appointment(errand)
            case Release():
                await self._release()
            case Missing(player=player):
                await self._perform(lambda table: authority.went_away(table, player))
                self._missing.pop(player, None)
            case Idle():
                await self._perform(lambda table: authority.close(table, "idle"))
                self._unseen_since = None

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

    async def _perform(self, make: Callable[[TableState], list[Entry]]) -> bool:
        """Whether there was anything to do, and it is done. Whoever keeps the table hears of a store that fails."""
        try:
            return await self._try(make)
        except StoreError as error:
            self._damage = error if isinstance(error, Damaged) else None
            self.changed.set()
            raise

    async def _try(self, make: Callable[[TableState], list[Entry]]) -> bool:
        if self._unsure:
            await self._recover()
        while entries := make(self.table):
            now, stamp = self._clock.now(), self._clock.wall()
            with timed(self._watch.decided):
                decided = decide(self.table, entries, now, stamp, self._seeds)
            try:
                await self._store.append(_row(decided.table), decided.entries)
            except Conflict:
                before = self.table.seq
                await self._catch_up()
                if self.table.seq == before:
                    await self._nothing_more()
                continue
            except StoreError:
                self._unsure = True
                raise
            with timed(self._watch.published):
                self._publish(decided)
            return True
        return False

    async def _nothing_more(self) -> NoReturn:
        """Nobody was quicker, and yet the store does not take the next entry."""
        if self.finished and not await self._store.numbers([self.table.id]):
            raise RefusedCommand(Refusal.NO_SUCH_TABLE)  # it was removed
        raise Damaged(f"the log of table {self.table.id} does not go as far as it should")

    async def _recover(self) -> None:
        """The store has failed: when it is back, read what it has kept, and give everybody their full time again."""
        with suppress(Damaged):  # some other table; this one can be written
            await self._store.check()
        await self._catch_up()
        self._unsure = False
        now = self._clock.now()
        self.table = replace(self.table, asked_at=now, landed_at=now)
        self._missing = dict.fromkeys(self._missing, now)
        for viewer in self.viewers:
            self.brief(viewer)

    async def _perform_as_seen(self, make: Callable[[TableState], list[Entry]]) -> bool:
        """The same for what happens by itself: if another process was quicker, the table is looked at anew."""
        seen = self.table
        return await self._perform(lambda table: make(table) if table is seen else [])

    async def catch_up(self) -> None:
        """Another process has appended: read on."""
        async with self._door:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for stamped in await self._store.read(self.table.id, self.table.seq):
            try:
                after, transition = evolve(self.table, stamped, self._clock.now())
            except Exception as error:
                raise Damaged(f"the log of table {self.table.id} does not go on from where it was") from error
            dealt = _deals(stamped.entry)
            self._publish(Decided(after, (stamped,), (transition,) if transition else (), dealt))
            if isinstance(stamped.entry, Seated):
                self._missing[stamped.entry.player] = self._clock.now()

    def _publish(self, decided: Decided) -> None:
        """Tell every viewer what they may know of it; only now is it true."""
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
            self._recent.clear()
            for viewer in self.viewers:
                self.brief(viewer)
            return
        self._recent.append(news)
        for viewer in self.viewers:
            self._tell(viewer, news)
            if self.table.status == "closed":
                viewer.dismiss("closed")


def _folded(table: str, log: Sequence[Stamped], minds: Minds) -> tuple[TableState, Minds]:
    """What a log comes to. A long one takes seconds, so nobody should wait for it."""
    state = opened(table, log[0])
    for stamped in log[1:]:
        state, transition = evolve(state, stamped)
        minds.hear((transition,) if transition else (), dealt=_deals(stamped.entry))
    return state, minds


def _log_fault(taking: asyncio.Future[None]) -> None:
    if not taking.cancelled() and (error := taking.exception()) is not None:
        log.error("message failed", exc_info=error)


def _deals(entry: Entry) -> bool:
    """Whether a new round begins with it."""
    return isinstance(entry, MatchBegan | RoundBegan)


def _row(table: TableState) -> TableRow:
    return TableRow(
        id=table.id, seq=table.seq, status=table.status, public=table.config.public, updated_at=table.at
    )
