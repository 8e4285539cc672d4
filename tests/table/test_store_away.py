"""A store that fails under a table: nothing untrue is told, nothing happens twice, and nobody loses time by it."""

from collections.abc import Sequence

import pytest

from lastcard.model.moves import Draw
from lastcard.protocol import Begin, Refusal, Refused, Snapshot, Submit
from lastcard.table.actor import Ports, TableActor
from lastcard.table.entries import Seated, Stamped
from lastcard.table.store.base import Damaged, StoreError, TableRow
from lastcard.table.store.memory import MemoryStore
from tests.table.evening import Evening, Seeds, terms, told
from tests.table.seated import TABLE, HandClock


class FailingStore(MemoryStore):
    """Fails before it has written, or after, until it is told to work again."""

    fails = ""

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        if self.fails != "before":
            await super().append(row, entries)
        await self.check()

    async def check(self) -> None:
        if self.fails:
            message = "no"
            raise StoreError(message)


async def two_at_a_table(timer: int = 0) -> tuple[Evening, FailingStore, str]:
    """Ann and Bob play; whose turn it is."""
    clock, store = HandClock(), FailingStore()
    ports = Ports(store, clock, Seeds())
    config = terms(seats=2, timer=timer)
    evening = Evening(await TableActor.open(TABLE, config, ports), ports, clock, store)
    for name in ("Ann", "Bob"):
        await evening.sits_down(name)
    await evening.says("Ann", Begin())
    return evening, store, next(name for name in ("Ann", "Bob") if evening.asked(name))


async def draws(evening: Evening, name: str) -> None:
    """Says so, and nothing happens by itself meanwhile."""
    guest = evening.guests[name]
    await evening.actor.receive(guest.connection, Submit(evening.actor.table.question, Draw()))
    await evening.all_listen()


@pytest.mark.parametrize("when", ["before", "after"])
@told
async def test_a_move_that_could_not_be_kept_is_refused_and_nobody_else_hears_of_it(when: str) -> None:
    evening, store, asked = await two_at_a_table()
    other = evening.guests["Bob" if asked == "Ann" else "Ann"]
    before, known = evening.actor.table, len(other.heard)

    store.fails = when
    for _ in range(2):
        await draws(evening, asked)
        assert evening.guests[asked].heard[-1] == Refused(Refusal.STORE_DOWN)
    assert evening.actor.table == before
    assert len(other.heard) == known


@pytest.mark.parametrize(("when", "drawn"), [("before", 0), ("after", 1)])
@told
async def test_when_the_store_is_back_what_it_kept_is_told_once(when: str, drawn: int) -> None:
    evening, store, asked = await two_at_a_table()
    kept = len(evening.log)
    store.fails = when
    await draws(evening, asked)
    store.fails = ""

    await evening.actor.tick()
    await evening.all_listen()

    assert (len(evening.log) > kept) == bool(drawn)
    assert evening.everybody_sees_the_truth()
    assert all(isinstance(guest.heard[-1], Snapshot) for guest in evening.guests.values())
    await evening.moves(asked, evening.answer(asked))
    assert evening.everybody_sees_the_truth()


@told
async def test_clocks_begin_anew_when_the_store_is_back() -> None:
    evening, store, asked = await two_at_a_table(timer=15)
    said = len(evening.log)
    store.fails = "before"
    evening.clock.time += 20
    with pytest.raises(StoreError):
        await evening.actor.tick()
    store.fails = ""

    due = await evening.actor.tick()

    assert len(evening.log) == said, "nobody has moved for whoever could not"
    assert due == evening.clock.time + 15
    assert evening.asked(asked)


@told
async def test_who_is_missing_while_the_store_is_away_is_still_missed_afterwards() -> None:
    evening, store, _ = await two_at_a_table()
    await evening.is_cut_off("Bob")
    store.fails = "before"
    evening.clock.time += 31
    with pytest.raises(StoreError):
        await evening.actor.tick()
    store.fails = ""
    await evening.goes_by(31)

    assert [seat.away for seat in evening.info.seats] == [False, True]


@told
async def test_a_seat_that_was_kept_without_a_word_is_freed_when_nobody_comes() -> None:
    clock, store = HandClock(), FailingStore()
    ports = Ports(store, clock, Seeds())
    evening = Evening(await TableActor.open(TABLE, terms(seats=2), ports), ports, clock, store)
    await evening.sits_down("Ann")
    store.fails = "after"
    with pytest.raises(StoreError):
        await evening.actor.sit("Bob", "Bob's")
    store.fails = ""
    await evening.goes_by(0)
    assert sum(isinstance(entry, Seated) for entry in evening.entries) == 2
    assert [seat.kind for seat in evening.info.seats] == ["person", "person"]

    await evening.goes_by(31)
    assert [seat.kind for seat in evening.info.seats] == ["person", "open"]


@told
async def test_a_log_that_has_vanished_stops_its_table_instead_of_being_asked_for_ever() -> None:
    evening, store, asked = await two_at_a_table()
    del store._logs[TABLE]

    await draws(evening, asked)

    assert evening.guests[asked].heard[-1] == Refused(Refusal.TABLE_DAMAGED)
    with pytest.raises(Damaged):
        await evening.actor.tick()
