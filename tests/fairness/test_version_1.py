"""Logs and records of version 1, when luck was added without a seal: they can be read, played on and checked."""

import asyncio
from random import Random

import msgspec
import pytest

from lastcard.lab.verify import check_rounds, verify
from lastcard.protocol import Begin
from lastcard.table.actor import Ports, TableActor
from lastcard.table.briefing import table_info
from lastcard.table.entries import EntropyMixed, MatchBegan, RoundBegan, Said, Stamped
from lastcard.table.record import record_of
from lastcard.table.replay import replay_of
from lastcard.table.store.base import TableRow
from lastcard.table.store.memory import MemoryStore
from tests.fairness.tables import VERSION_1, case_of, fairness_of, numbered_seeds, version_1_log
from tests.table.seated import TABLE, Client, HandClock, run_out

LOG = version_1_log()
RULES = (
    'rules = { mini_deck = "a", target = 250, catch_until = "begins", drawn_card = "may", mini_draw_one = 1 }'
)
"""As they were then, though a Draw One draws two today."""
TOLD_IN_FULL = VERSION_1.replace("script = ", f"{RULES}\nscript = ", 1)
DEALS = [at for at, one in enumerate(LOG) if isinstance(one.entry, MatchBegan | RoundBegan)]


async def played_on(entries: int) -> list[Stamped]:
    """The log of the table with so much of it from then, played on by this version; a match that is over, anew."""
    store, clock, seeds = MemoryStore(), HandClock(), numbered_seeds()
    row = TableRow(id=TABLE, seq=0, status="playing", public=False, updated_at=0.0)
    await store.append(msgspec.structs.replace(row, seq=entries), LOG[:entries])
    actor = await TableActor.load(TABLE, Ports(store, clock, lambda: next(seeds)))
    assert actor is not None
    actor._rng = Random(7)
    ann = await Client.join(actor, table_info(actor.table).host)
    if actor.table.status != "playing":
        await actor.receive(ann.connection, Begin())
    await run_out(actor, clock, [ann])
    return await store.read(TABLE)


def test_a_log_gives_the_record_that_it_gave_then_with_its_rules_told_in_full() -> None:
    assert record_of(LOG, TABLE, 1) == TOLD_IN_FULL
    assert "version" not in VERSION_1
    assert verify(case_of(VERSION_1)) == []


def test_its_rounds_are_told_as_those_of_version_1() -> None:
    assert {(one.version, one.sealed) for one in replay_of(LOG, TABLE, 1).table.proofs} == {(1, ())}
    assert not any(one.sealed for one in check_rounds(case_of(VERSION_1)))


@pytest.mark.parametrize("said", [0, 3, 15])
def test_a_round_is_played_on_with_the_key_from_which_it_was_dealt(said: int) -> None:
    """The match goes on in a round of version 1, and every round after it is of version 2."""
    first_words = [at for at, one in enumerate(LOG) if isinstance(one.entry, Said)]
    log = asyncio.run(played_on(first_words[said] + 1))
    fairness = fairness_of(record_of(log, TABLE, 1))

    assert verify(case_of(record_of(log, TABLE, 1))) == []
    assert fairness.version == 2
    assert [bool(one.sealed) for one in fairness.rounds] == [False] + [True] * (len(fairness.rounds) - 1)


def test_luck_that_was_added_without_a_seal_and_not_dealt_yet_is_not_used() -> None:
    (before,) = [
        at for at, one in enumerate(LOG) if isinstance(one.entry, EntropyMixed) and one.seq > DEALS[0]
    ]
    log = asyncio.run(played_on(before + 1))
    fairness = fairness_of(record_of(log, TABLE, 1))

    assert any(fairness.rounds[0].entropy)
    assert not any(fairness.rounds[1].entropy)
    assert verify(case_of(record_of(log, TABLE, 1))) == []


def test_a_rematch_is_of_version_2() -> None:
    log = asyncio.run(played_on(len(LOG)))

    assert record_of(log, TABLE, 1) == TOLD_IN_FULL
    assert fairness_of(record_of(log, TABLE, 2)).version == 2
    assert verify(case_of(record_of(log, TABLE, 2))) == []
