"""The same things said at two tables in two worlds, and all that is heard of either, compared byte for byte.

The second world is dealt anew before every step, from the first as it stands then: each step is tried with
other hidden cards. Only a deal itself is not compared, for it gives every player new cards to see; the
snapshots after it are. Nor is the end of the match, which opens all seeds.
"""

from collections.abc import Awaitable, Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from lastcard.engine.legal import asked_seats, identical, window_for_jumps
from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.errors import LastcardError
from lastcard.model.moves import JumpIn, Move
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition
from lastcard.protocol import Begin, MixEntropy, React, SealEntropy, Submit
from lastcard.server.tickets import ticket_hash
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.config import TableConfig
from lastcard.table.entries import Stamped
from lastcard.table.fairness import Seed
from lastcard.table.pacing import OPENING_S, PAUSE_S
from lastcard.table.state import TableState, evolve, next_deal, question_to
from lastcard.table.store.memory import MemoryStore
from lastcard.views.prompt import as_seen
from tests.editions import sheet_of
from tests.properties.strategies import said_at_random
from tests.secrecy.probes import wrong_messages
from tests.secrecy.world import Act, Heard, World
from tests.secrecy.worlds import (
    SEALED,
    Veil,
    everything,
    knowledge,
    laid,
    other_digits,
    other_log,
    other_seal,
    other_world,
    otherwise,
    sealed_luck,
    sees_a_shuffled_pile,
)
from tests.table.seated import HandClock

TABLE = "twoworlds"
NAMES = ("Ann", "Bob", "Cid", "Dee")
TIMER: Final = 15
HASTE_S = 5.0
"""With less time left an answer is given, so that no move is made for a seat whose cards are hidden."""


class Leak(AssertionError):
    """The viewer can tell the two worlds apart."""


class Game(NamedTuple):
    """What is played, who looks on, and the luck of it."""

    edition: str
    viewer: Player | None
    rules: Mapping[str, str | int | bool] = {}
    seats: int = 3
    seed: int = 0


class Worth(NamedTuple):
    """How much a comparison was worth."""

    other_cards: int
    """Steps at which hidden cards were really others."""
    texts: int
    kinds: frozenset[str]
    """What happened."""


class Script:
    """Seeds that come in a row of their own."""

    def __init__(self, game: Game) -> None:
        self._name = f"{game.edition} {game.seed}"
        self._drawn = 0

    def __call__(self) -> Seed:
        self._drawn += 1
        return Seed(
            other_digits(f"seed {self._name} {self._drawn}"), other_digits(f"salt {self._name} {self._drawn}")
        )


async def opened(game: Game, clock: HandClock, store: MemoryStore, *, window_ms: int = 1500) -> TableActor:
    """A table at which everybody has sat down and the first round is dealt."""
    config = TableConfig(
        edition=game.edition,
        sheet=sheet_of(game.edition),
        seats=game.seats,
        mode=Mode.FIRST_TO,
        rules=game.rules,
        timer=TIMER,
        public=True,
        grace_s=3600,
        window_ms=window_ms,
    )
    actor = await TableActor.open(TABLE, config, Ports(store, clock, Script(game)))
    for name in NAMES[: game.seats]:
        await actor.sit(name, ticket_hash(TABLE, f"ticket of {name}"))
    await actor.receive(Connection(Player(0)), Begin())
    return actor


class Pair:
    """A table, and the same table in another world."""

    def __init__(self, game: Game, clock: HandClock, here: World, there: World) -> None:
        self.game, self.clock, self.here, self.there = game, clock, here, there
        self.rng = Random(game.seed)
        self.veil = Veil()
        self._other_cards = self._texts = 0
        self._kinds: set[str] = set()

    @classmethod
    async def open(cls, game: Game) -> "Pair":
        """Two tables, the second still like the first, and connections to both."""
        clock, store, elsewhere = HandClock(), MemoryStore(), MemoryStore()
        actor = await opened(game, clock, store)
        elsewhere._logs[TABLE] = list(store._logs[TABLE])
        other = TableActor(actor.table, Ports(elsewhere, clock, Script(game)))
        pair = cls(game, clock, World(actor, store, game.viewer), World(other, elsewhere, game.viewer))
        for world in (pair.here, pair.there):
            world.actor._rng = Random(game.seed)
            await world.after(World.connect)
        return pair

    async def compare(self, steps: int) -> Worth:
        """So many steps, or up to the end of the match; raises Leak at the first difference."""
        for _ in range(steps):
            if not await self._step():
                break
        return Worth(self._other_cards, self._texts, frozenset(self._kinds))

    async def _step(self) -> bool:
        before, now = self.here.actor.table, self.clock.time
        if before.match is None or before.status != "playing":
            return False
        over = before.match.over is not None
        wrong = wrong_messages(self.rng, before, self.game.viewer, now)
        something = self._pause(before) if over else self._something(before, before.match.round)
        if something is None:
            await self._deal(before)
            return True
        kind, act = something
        rest = await self.here.at_rest(wrong)
        heard = await self.here.after(act)
        if self.here.actor.table.status != "playing":
            return False
        self._part(before, self.here.log[before.seq :])
        self.clock.time = now
        self._same(rest, await self.there.at_rest(wrong))
        self._same(heard, await self.there.after(act))
        self._kinds.add(kind)
        return True

    def _pause(self, table: TableState) -> tuple[str, Act] | None:
        """What happens between two rounds before the next is dealt, if anything."""
        luck = table.next_luck
        assert luck is not None
        if not luck.closed:
            return ("luck is closed", self._wait(PAUSE_S - OPENING_S)) if any(luck.sealed) else None
        left = [Player(at) for at, made in enumerate(luck.sealed) if made and not luck.entropy[at]]
        return ("luck is opened", self._opens(left[0])) if left else None

    async def _deal(self, table: TableState) -> None:
        """The next round is dealt in this world, and the other one follows."""
        self.clock.time = table.asked_at + PAUSE_S
        await self.here.after(World.tick)
        self.there.actor._audience.forget()

    def _part(self, before: TableState, entries: Sequence[Stamped]) -> None:
        """Where the other world stands before the same step."""
        other = parted(self.rng, before, entries, self.game.viewer)
        self._other_cards += other_cards(before, other)
        self.there.actor.table = other
        self.there.log[:] = other_log(self.here.log[: before.seq], before, self.game.viewer)
        for table in (before, self.here.actor.table):
            self.veil.know(table)

    def _same(self, here: Heard, there: Heard) -> None:
        same(self.veil, here, there)
        self._texts += len(here)

    # --- what happens

    def _something(self, table: TableState, state: RoundState) -> tuple[str, Act]:
        """Something that may happen next, the same in both worlds."""
        rng, now, viewer = self.rng, self.clock.time, self.game.viewer
        assert table.match is not None
        asked = [table.match.seating[seat] for seat in asked_seats(state.decision)]
        left = table.asked_at + TIMER - now
        chosen = rng.random()
        if asked == [viewer] and chosen < 0.15:
            return "time runs out for the viewer", self._wait(left + 2)
        if left < HASTE_S or chosen > 0.4:
            return self._move(table, state)
        if chosen < 0.2:
            return "time passes", self._wait(0.3)
        if chosen < 0.3:
            seq = table.seq - int(rng.random() * 8)
            return "the viewer comes back", lambda world: world.connect(seq)
        player = Player(int(rng.random() * self.game.seats))
        if chosen < 0.35:
            return "a reaction", lambda world: world.say(player, React("wow"))
        return "luck is sealed", self._seals(table, player)

    def _seals(self, table: TableState, player: Player) -> Act:
        """Somebody binds themselves to luck for the next round: the viewer to the same in both worlds."""
        match, number = map(int, next_deal(table).split("."))
        made = sealed_luck(table, player, other_digits(f"luck of {player} in {table.seq}"))
        theirs = made if player == self.game.viewer else other_seal(table, player, made)

        def say(world: World) -> Awaitable[None]:
            return world.say(player, SealEntropy(match, number, made if world is self.here else theirs))

        return say

    def _opens(self, player: Player) -> Act:
        """Somebody opens what they have sealed in each world."""

        def say(world: World) -> Awaitable[None]:
            luck = world.actor.table.next_luck
            assert luck is not None
            return world.say(player, MixEntropy(SEALED[luck.sealed[player]]))

        return say

    def _wait(self, seconds: float) -> Act:
        async def wait(world: World) -> None:
            self.clock.time += seconds
            await world.tick()

        return wait

    def _move(self, table: TableState, state: RoundState) -> tuple[str, Act]:
        """Somebody's move, as they see their cards; what came too early is taken up in time."""
        assert table.match is not None
        seat, move = said_at_random(self.rng, state)
        jumps = [(jumper, JumpIn(card)) for jumper, card in can_jump(state)]
        if jumps and self.rng.random() < 0.5:
            seat, move = jumps[0]
        assert isinstance(move, Move)
        assert seat is not None
        player, viewer = table.match.seating[seat], self.game.viewer
        watching = None if viewer is None else table.match.seat_of(viewer)

        async def say(world: World) -> None:
            self.clock.time += 0.4
            said = move
            if world is self.there:
                said = otherwise(self.rng, world.round, seat, move, watching)
            await world.say(player, Submit(question_to(table, player), as_seen(state, seat, said)))
            if world.actor._held:
                self.clock.time = max(self.clock.time, table.landed_at + table.config.window_ms / 1000)
                await world.tick()

        return type(move).__name__, say


def can_jump(state: RoundState) -> Iterator[tuple[Seat, Card]]:
    """Everybody who could jump in now, and with what."""
    if window_for_jumps(state):
        for seat, hand in enumerate(state.hands):
            yield from ((Seat(seat), card) for card in hand if identical(state, card))


def transitions(table: TableState, entries: Sequence[Stamped]) -> list[Transition]:
    """What entries do to the round."""
    steps = []
    for entry in entries:
        table, step = evolve(table, entry)
        steps += [step] if step else []
    return steps


def possible(table: TableState, entries: Sequence[Stamped]) -> bool:
    """Whether the same could be said in this world."""
    try:
        transitions(table, entries)
    except LastcardError:
        return False
    return True


def parted(rng: Random, before: TableState, entries: Sequence[Stamped], viewer: Player | None) -> TableState:
    """Another world in which the same can be said next, and sounds the same to the viewer."""
    match = before.match
    assert match is not None
    steps = transitions(before, entries)
    seat = None if viewer is None else match.seat_of(viewer)
    same_pile = sees_a_shuffled_pile(steps, seat)
    known = everything(match.round) if match.over else knowledge(steps, seat) if steps else {}
    other = other_world(rng, before, viewer, known, same_pile=same_pile)
    if possible(other, entries):
        return other
    # The step cannot be taken with those cards, or luck has to shuffle others: the cards stay.
    return other_world(rng, before, viewer, everything(match.round), same_pile=same_pile)


def other_cards(one: TableState, two: TableState) -> bool:
    """Whether cards lie elsewhere."""
    assert one.match
    assert two.match
    return laid(one.match.round) != laid(two.match.round)


def same(veil: Veil, here: Heard, there: Heard) -> None:
    """Raise Leak where two worlds sound different."""
    for (name, one), (other_name, two) in zip(here, there, strict=False):
        if name != other_name or veil.over(one) != veil.over(two):
            raise Leak(f"{name} here: {one!r}\n{other_name} there: {two!r}")
    if len(here) != len(there):
        longer = max(here, there, key=len)
        raise Leak(f"heard in one world only: {longer[min(len(here), len(there))]!r}")
