"""Whatever reaches a seat or a spectator is the same in two worlds that differ only in what they may not know."""

import asyncio
from collections.abc import Mapping
from random import Random

import pytest

from lastcard.engine.legal import asked_seats
from lastcard.match.players import Player
from lastcard.model.edition import Edition
from lastcard.protocol import SealEntropy, Submit, encode
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.authority import window_until
from lastcard.table.briefing import snapshot, table_info
from lastcard.table.fairness import Seed, commitment
from lastcard.table.state import TableState
from lastcard.table.store.memory import MemoryStore
from lastcard.views import prompt_for
from tests.editions import ALL_EDITIONS
from tests.secrecy.doors import compare_at_the_door
from tests.secrecy.pair import TABLE, Game, Pair, Script, Worth, opened
from tests.secrecy.worlds import Veil, other_digits, other_seed, other_world, sealed_luck
from tests.table.seated import HandClock, config

Rules = Mapping[str, str | int | bool]

VIEWERS = (Player(0), Player(1), Player(2), None)
HOUSE_RULES: tuple[Rules, ...] = (
    {"jump_in": True, "false_catch_penalty": True},
    {"seven_zero": True, "stacking": "higher"},
    {"draw_to_match": True, "force_play": True},
)
OWN_RULES: Mapping[str, tuple[Rules, ...]] = {
    "beach": ({"beachcomber_color": "keep"},),
    "battle": ({"battle_last_card": "goes_out"},),
    "trend": ({"trend_visible": "all"}, {"trend_color": "keep"}),
    "flip": ({"show_inactive": False}, {"peek_own_back": True}, {"wild_after_flip": "flipper"}),
    "mini": ({"mini_draw_one": 2, "strict_wild_draw": True},),
}
OWN_MOVES = {
    "classic": {"Challenge", "Accept", "Catch", "JumpIn"},
    "beach": {"Give", "Accept"},
    "battle": {"Battle", "Reveal"},
    "trend": {"Show"},
    "flip": {"Challenge"},
    "mini": {"Call"},
    "relay": {"PassOn"},
}
"""What must have been said for a comparison to be worth something."""
EVERY_EDITION = pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)


def compared(game: Game, steps: int) -> Worth:
    async def play() -> Worth:
        return await (await Pair.open(game)).compare(steps)

    return asyncio.run(play())


@EVERY_EDITION
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_game_looks_and_sounds_the_same_with_other_hidden_cards(
    edition: Edition, viewer: Player | None
) -> None:
    worth = compared(Game(edition.key, viewer, seed=1), 80)

    assert worth.other_cards > 60
    assert worth.kinds >= {"Play", "Draw", "the viewer comes back"}


@EVERY_EDITION
def test_a_game_by_house_rules_looks_and_sounds_the_same_with_other_hidden_cards(edition: Edition) -> None:
    games = [
        Game(edition.key, viewer, rules, seats, seed)
        for rules in (*HOUSE_RULES, *OWN_RULES.get(edition.key, ()))
        for viewer, seats, seed in ((Player(1), 2, 6), (Player(3), 4, 7), (None, 3, 8))
    ]
    worth = [compared(game, 50) for game in games]

    assert sum(one.other_cards for one in worth) > 35 * len(games)
    assert frozenset.union(*(one.kinds for one in worth)) >= OWN_MOVES[edition.key]


@EVERY_EDITION
@pytest.mark.parametrize("viewer", [Player(1), None])
def test_servers_send_log_and_count_the_same_with_other_hidden_cards(
    edition: Edition, viewer: Player | None
) -> None:
    worth = compare_at_the_door(Game(edition.key, viewer, seed=7), 3)

    assert worth.other_cards >= 2
    assert worth.texts > 100


def test_before_the_match_nothing_is_known_of_seeds_tickets_and_the_luck_of_others() -> None:
    async def gathered() -> TableActor:
        ports = Ports(MemoryStore(), HandClock(), Script(Game("classic", None)))
        actor = await TableActor.open(TABLE, config(), ports)
        for name in ("Ann", "Bob"):
            player = await actor.sit(name, other_digits(name))
            made = sealed_luck(actor.table, player, other_digits(f"luck of {name}"))
            await actor.receive(Connection(player), SealEntropy(1, 1, made))
        return actor

    table, veil = asyncio.run(gathered()).table, Veil()
    assert table.next_luck is not None
    assert all(table.next_luck.sealed[:2])
    veil.know(table)
    for viewer in (Player(0), Player(1), None):
        other = other_world(Random(1), table, viewer, {})

        assert other.seats != table.seats
        assert other.next_luck != table.next_luck
        for one, two in zip(told(table, viewer), told(other, viewer), strict=True):
            assert veil.over(one) == veil.over(two)


def told(table: TableState, viewer: Player | None) -> tuple[bytes, bytes]:
    """What the viewer gets over a socket, and anybody over HTTP."""
    return encode(snapshot(table, viewer, 0.0)), encode(table_info(table))


def test_an_answer_that_is_kept_for_later_is_heard_by_nobody_before() -> None:
    """Somebody answers while the window for jumps is open, or does not: until it closes, nobody can tell."""

    async def heard(*, early: bool) -> list[bytes]:
        clock = HandClock()
        actor = await opened(Game("classic", None, {"jump_in": True}), clock, MemoryStore())
        watcher, texts = await actor.attach(None), []
        while True:
            match = actor.table.match
            assert match is not None
            seat = asked_seats(match.round.decision)[0]
            prompt = prompt_for(match.round, seat)
            assert prompt is not None
            too_early = clock.time < window_until(actor.table)
            if early or not too_early:
                await actor.receive(
                    Connection(match.seating[seat]), Submit(actor.table.question, prompt.moves[0])
                )
            await actor.tick()
            while not watcher.outbox.empty:
                message = await watcher.outbox.get()
                assert message is not None
                texts.append(encode(message))
            if too_early:
                return texts

    texts = asyncio.run(heard(early=True))

    assert len(texts) > 1
    assert texts == asyncio.run(heard(early=False))


def test_only_commitments_of_the_own_seeds_are_veiled() -> None:
    async def dealt() -> TableActor:
        return await opened(Game("mini", None), HandClock(), MemoryStore())

    table, veil = asyncio.run(dealt()).table, Veil()
    veil.know(table)
    seed = table.luck[0].seed
    open_secrets = f"{seed.seed} {seed.salt} {commitment(Seed(seed.salt, seed.seed))}".encode()

    assert veil.over(open_secrets) == open_secrets
    assert veil.over(commitment(seed).encode()) == veil.over(commitment(other_seed(seed)).encode())
