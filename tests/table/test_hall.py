"""Tables that leave the memory, and people who come back to them."""

import asyncio
from collections.abc import Sequence

import pytest

from lastcard.match.players import Player
from lastcard.protocol import Begin, Goodbye, Refusal, Refused, Snapshot, Submit, Update
from lastcard.server.hall import Hall
from lastcard.table import authority
from lastcard.table.actor import Ports, TableActor
from lastcard.table.audience import Connection
from lastcard.table.clock import SystemClock
from lastcard.table.entries import Stamped
from lastcard.table.store.base import StoreError, TableRow
from lastcard.table.store.memory import MemoryStore
from tests.table.evening import Evening, Seeds, terms, told
from tests.table.seated import TABLE

QUICK = 0.001


class BusyStore(MemoryStore):
    """Lets others run before an append is done, as a database does."""

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        await asyncio.sleep(0)
        await super().append(row, entries)
        await asyncio.sleep(0)


async def a_match_that_ended_without_ann(again: MemoryStore) -> None:
    """Bots have finished the match for her, and nobody was left to be host."""
    evening = await Evening.begun("Ann", config=terms("mini", 2, window_ms=0))
    await evening.is_cut_off("Ann")
    await evening.comes_to(lambda: evening.status == "over")
    assert (evening.host, evening.info.seats[0].away) == (None, True)
    again._logs = evening.store._logs
    again._rows = evening.store._rows


@told
async def test_who_comes_back_to_a_table_that_was_put_away_can_play_a_rematch() -> None:
    store = BusyStore()
    await a_match_that_ended_without_ann(store)
    hall = Hall(Ports(store, SystemClock(), Seeds(), QUICK), most=10)
    actor = await hall.find(TABLE)
    assert actor is not None

    ann = await actor.attach(Player(0))
    assert actor in hall.alive, "somebody looks at it, so somebody must look after it"
    await actor.receive(ann, Begin())
    async with asyncio.timeout(20):
        while actor.table.status == "playing":
            heard = await ann.outbox.get()
            if isinstance(heard, Snapshot | Update) and heard.prompt is not None and heard.prompt.moves:
                await actor.receive(ann, Submit(heard.question, heard.prompt.moves[0]))

    assert actor.table.match is not None
    assert actor.table.match.winners
    await hall.close()


@told
async def test_a_table_that_is_over_leaves_the_memory_when_nobody_has_looked_for_a_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lastcard.server.hall.EVICT_S", 0.0)
    store = BusyStore()
    await a_match_that_ended_without_ann(store)
    hall = Hall(Ports(store, SystemClock(), Seeds(), QUICK), most=10)
    actor = await hall.find(TABLE)
    assert actor is not None
    assert actor in hall.alive

    for _ in range(100):  # so that whoever waits for its turn has it
        await asyncio.sleep(0)
    assert not hall.alive

    again = await hall.find(TABLE)
    assert again is not None
    assert again is not actor
    assert again.table.match == actor.table.match
    await hall.close()


@told
async def test_a_table_that_is_played_stays_although_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.hall.EVICT_S", 0.0)
    evening = await Evening.begun("Ann", config=terms("mini", 2))
    hall = Hall(evening.ports, most=10)
    actor = await hall.find(TABLE)

    for _ in range(50):
        await asyncio.sleep(0)

    assert actor in hall.alive
    await hall.close()


# --- what another process has written


@told
async def test_who_looks_at_a_table_that_is_closed_elsewhere_is_told_and_let_go_of() -> None:
    evening = await Evening.begun("Ann", config=terms("mini", 2))
    hall = Hall(evening.ports, most=10)
    actor = await hall.find(TABLE)
    assert actor is not None
    ann = await actor.attach(Player(0))
    await ann.outbox.get()

    await evening.actor._perform(lambda table: authority.close(table, "admin"))
    await hall.look_around()

    update, farewell = await ann.outbox.get(), await ann.outbox.get()
    assert isinstance(update, Update)
    assert update.table is not None
    assert update.table.status == "closed"
    assert farewell == Goodbye("closed")
    assert not hall.alive
    await hall.close()


@told
async def test_a_table_that_goes_on_elsewhere_goes_on_here() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    hall = Hall(evening.ports, most=10)
    actor = await hall.find(TABLE)
    assert actor is not None
    asked = next(name for name in ("Ann", "Bob") if evening.asked(name))

    await evening.moves(asked, evening.answer(asked))
    await hall.look_around()

    assert actor.table.seq == evening.actor.table.seq
    assert actor in hall.alive
    await hall.close()


async def a_table_that_is_removed(hall: Hall, store: MemoryStore) -> tuple[TableActor, Connection]:
    """Its host still looks at the end of the match."""
    actor = await hall.find(TABLE)
    assert actor is not None
    ann = await actor.attach(Player(0))
    await ann.outbox.get()
    del store._logs[TABLE], store._rows[TABLE]
    return actor, ann


@told
async def test_nobody_waits_for_ever_at_a_table_that_was_removed() -> None:
    store = BusyStore()
    await a_match_that_ended_without_ann(store)
    hall = Hall(Ports(store, SystemClock(), Seeds(), QUICK), most=10)
    actor, ann = await a_table_that_is_removed(hall, store)

    async with asyncio.timeout(5):
        await actor.receive(ann, Begin())

    assert await ann.outbox.get() == Refused(Refusal.NO_SUCH_TABLE)
    await hall.close()


@told
async def test_a_table_that_was_removed_leaves_the_memory() -> None:
    store = BusyStore()
    await a_match_that_ended_without_ann(store)
    hall = Hall(Ports(store, SystemClock(), Seeds(), QUICK), most=10)
    _, ann = await a_table_that_is_removed(hall, store)

    await hall.look_around()

    assert await ann.outbox.get() == Goodbye("restart"), "coming back, they hear that there is none"
    assert not hall.alive
    assert await hall.find(TABLE) is None
    await hall.close()


class ForgetfulStore(MemoryStore):
    """Fails the first who reads, and lets all others wait a little."""

    reads = 0

    async def read(self, table: str, after: int = 0) -> list[Stamped]:
        self.reads += 1
        first = self.reads == 1
        await asyncio.sleep(0.01)
        if first:
            message = "not now"
            raise StoreError(message)
        return await super().read(table, after)


@told
async def test_a_table_that_many_look_for_after_a_failure_is_one_table_for_all() -> None:
    store = ForgetfulStore()
    await a_match_that_ended_without_ann(store)
    hall = Hall(Ports(store, SystemClock(), Seeds(), QUICK), most=10)

    async def later(seconds: float) -> TableActor | None:
        await asyncio.sleep(seconds)
        return await hall.find(TABLE)

    looks = [later(at / 1000) for at in (0, 2, 4, 11, 13, 15)]
    found = await asyncio.gather(*looks, return_exceptions=True)

    assert isinstance(found[0], StoreError)
    assert len({id(one) for one in found[1:]}) == 1
    assert hall.alive == (found[1],)
    await hall.close()
