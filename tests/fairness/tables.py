"""Matches played at real tables, kept as records: people add luck of their own before some of the deals."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.notation.document import Case, Header, parse_document, parse_header
from lastcard.notation.fairness import Fairness
from lastcard.protocol import Begin, MixEntropy
from lastcard.table.actor import Ports, TableActor
from lastcard.table.briefing import table_info
from lastcard.table.config import TableConfig
from lastcard.table.entries import Stamped
from lastcard.table.fairness import Seed, draw_seed
from lastcard.table.record import record_of
from lastcard.table.state import unopened
from lastcard.table.store.memory import MemoryStore
from tests.table.seated import TABLE, Client, HandClock, config, sealed

GAMES = {
    "classic, ten at the table": config("classic", 10, timer=15),
    "beach, partners change": config("beach", 4, Mode.ROTATION, timer=15),
    "battle, the lowest wins": config("battle", 3, Mode.LOWEST, timer=15),
    "trend, the last one in wins": config(
        "trend", 4, Mode.ELIMINATION, {"next_dealer": "redraw", "draw_to_match": True}, timer=15
    ),
    "flip, fixed partners": config("flip", 4, Mode.PARTNERS, {"seven_zero": True}, timer=15),
    "mini, one round": config("mini", 2, Mode.SINGLE, {"draw_to_match": True}, timer=15),
}

FOLDER = Path(__file__).parent
VERSION_1 = (FOLDER / "version1.toml").read_text("utf-8")
"""The record of a match that was played when luck was not sealed."""


def version_1_log() -> list[Stamped]:
    """The log of its table.

    Luck of Zoe, who left and was followed by Bob, is cleared; that of Cid, whose seat a bot got, counts.
    """
    lines = (FOLDER / "version1.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Stamped) for line in lines]


MOST = 20_000
"""Things that happen by themselves in a match, at the most."""


def digits(word: str) -> str:
    """64 digits that are the same for the same word."""
    return hashlib.sha256(word.encode()).hexdigest()


def numbered_seeds() -> Iterator[Seed]:
    """Seeds that are the same in every run, so that a failure comes again."""
    number = 800
    while True:
        number += 1
        yield Seed(digits(f"seed {number}"), digits(f"salt {number}"))


async def played(
    terms: TableConfig, seeds: Callable[[], Seed] = draw_seed, matches: int = 1
) -> list[Stamped]:
    """The log of a table where Ann and bots play; Ann adds luck to every second round."""
    store, clock = MemoryStore(), HandClock()
    actor = await TableActor.open(TABLE, terms, Ports(store, clock, seeds))
    actor._rng = Random(7)
    ann = await Client.join(actor, await actor.sit("Ann", "hash of a ticket"))
    for match in range(1, matches + 1):
        rounds, luck = 0, digits("before the match")
        await actor.receive(ann.connection, sealed(actor.table, Player(0), luck))
        await actor.receive(ann.connection, Begin())
        for _ in range(MOST):
            if len(actor.table.luck) > rounds:
                rounds = len(actor.table.luck)
                luck = digits(f"after deal {rounds}")
                if rounds % 2 == 0:
                    await actor.receive(ann.connection, sealed(actor.table, Player(0), luck))
            if unopened(actor.table) and table_info(actor.table).next_closed:
                await actor.receive(ann.connection, MixEntropy(luck.upper()))
            due = await actor.tick()
            await ann.listen()
            if due is None:
                break
            clock.time = max(clock.time, due)
        assert (actor.table.matches, actor.table.status) == (match, "over"), "the match ends by itself"
    return await store.read(TABLE)


@cache
def log_of(game: str, matches: int = 1) -> list[Stamped]:
    seeds = numbered_seeds()
    return asyncio.run(played(GAMES[game], lambda: next(seeds), matches))


@cache
def record(game: str) -> str:
    """The record of a game's first match."""
    return record_of(log_of(game), TABLE, 1)


def case_of(text: str) -> Case:
    (case,) = parse_document(text).cases
    return case


def header_of(text: str) -> Header:
    return parse_header(case_of(text))


def fairness_of(text: str) -> Fairness:
    fairness = header_of(text).fairness
    assert fairness is not None
    return fairness
