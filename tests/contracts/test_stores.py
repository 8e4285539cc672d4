"""One contract for all stores: in memory, in SQLite, in PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import get_args

import pytest

from lastcard.model.chance import Outcome
from lastcard.model.moves import Move
from lastcard.table.entries import Entry, Stamped
from lastcard.table.store.base import Conflict, Store
from tests.contracts.samples import ENTRIES, SAID, row, stamped
from tests.contracts.shelf import Shelf


async def won(appends: Sequence[Awaitable[None]]) -> list[int]:
    """Which of these appends, made at the same time, were accepted; the others met a conflict."""
    results = await asyncio.gather(*appends, return_exceptions=True)
    for result in results:
        assert result is None or isinstance(result, Conflict), result
    return [at for at, result in enumerate(results) if result is None]


async def add(store: Store, table: str, *numbers: int) -> list[Stamped]:
    """Append entries with these numbers."""
    entries = [stamped(seq) for seq in numbers]
    await store.append(row(table, numbers[-1]), entries)
    return entries


# --- what is kept ----------------------------------------------------------------------------------------


def test_the_samples_have_every_kind_of_entry_move_and_outcome() -> None:
    assert {type(entry) for entry in ENTRIES} == set(get_args(Entry))
    assert {type(what) for what in SAID} == {*get_args(Move), *get_args(Outcome)}


def test_every_entry_is_read_back_exactly(shelf: Shelf) -> None:
    log = [stamped(seq, entry) for seq, entry in enumerate(ENTRIES, start=1)]

    async def scene() -> list[Stamped]:
        async with shelf.store() as store:
            await store.append(row("T", len(log)), log)
            return await store.read("T")

    found = asyncio.run(scene())
    assert found == log
    assert repr(found) == repr(log), "True is not 1, and 1.0 is not 1"


def test_entries_come_in_order_however_they_were_appended(shelf: Shelf) -> None:
    async def scene() -> list[Stamped]:
        async with shelf.store() as store:
            await add(store, "T", 1, 2, 3)
            for seq in range(4, 12):
                await add(store, "T", seq)
            await asyncio.gather(*(add(store, "T", seq, seq + 1) for seq in range(12, 32, 2)))
            return await store.read("T")

    assert asyncio.run(scene()) == [stamped(seq) for seq in range(1, 32)]


def test_only_entries_after_a_number_are_read(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            log = await add(store, "T", 1, 2, 3)
            assert await store.read("T", after=0) == log
            assert await store.read("T", after=2) == log[2:]
            assert await store.read("T", after=3) == []
            assert await store.read("T", after=99) == []

    asyncio.run(scene())


def test_each_table_has_a_log_of_its_own(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            await add(store, "T", 1, 2)
            await add(store, "t", 1)
            assert len(await store.read("T")) == 2
            assert len(await store.read("t")) == 1
            assert await store.read("unknown") == []

    asyncio.run(scene())


def test_the_last_number_of_every_table_asked_for_is_told(shelf: Shelf) -> None:
    """More tables than one query asks for; a table that is not there has none."""

    async def scene() -> None:
        async with shelf.store() as store:
            names = [f"T{n}" for n in range(600)]
            await asyncio.gather(*(add(store, name, 1) for name in names))
            await add(store, "T5", 2, 3)
            assert await store.numbers([*names, "unknown"]) == dict.fromkeys(names, 1) | {"T5": 3}
            assert await store.numbers([]) == {}

    asyncio.run(scene())


# --- conflicts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [1, 2, 3, 5, 9])
def test_an_append_must_have_the_next_number(shelf: Shelf, first: int) -> None:
    """The log has three entries: only the fourth may follow."""

    async def scene() -> None:
        async with shelf.store() as store:
            log = await add(store, "T", 1, 2, 3)
            with pytest.raises(Conflict):
                await store.append(row("T", first + 1, status="over"), [stamped(first), stamped(first + 1)])
            assert await store.read("T") == log
            assert await store.tables(status=["playing", "over"]) == [row("T", 3)]
            await add(store, "T", 4)

    asyncio.run(scene())


def test_a_log_begins_with_its_first_entry(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            with pytest.raises(Conflict):
                await add(store, "T", 2)
            assert await store.read("T") == []
            assert await store.tables(status=["playing"]) == []
            await add(store, "T", 1)

    asyncio.run(scene())


def test_of_racing_appends_exactly_one_wins(shelf: Shelf) -> None:
    """Two stores race for each of 200 numbers; everybody else is told, and only the winner is in the log."""

    async def scene() -> None:
        async with shelf.store() as one, shelf.store() as two:
            winners = []
            for seq in range(1, 201):
                rivals = [Stamped(seq, float(rival), stamped(seq).entry) for rival in range(3)]
                stores = (one, two, one) if seq % 2 else (two, one, two)
                appends = [
                    store.append(row("T", seq), [rival]) for store, rival in zip(stores, rivals, strict=True)
                ]
                (winner,) = await won(appends)
                winners.append(rivals[winner])
            assert await one.read("T") == winners
            assert await two.read("T") == winners

    asyncio.run(scene())


def test_of_two_who_open_the_same_table_exactly_one_wins(shelf: Shelf) -> None:
    """Each opens other tables in the same moment, and these succeed."""

    async def scene() -> None:
        async with shelf.store() as one, shelf.store() as two:
            for n in range(40):
                both, ours, theirs = f"both-{n}", f"a-{n}", f"z-{n}"
                appends = [
                    add(one, ours, 1),
                    add(one, both, 1),
                    add(two, both, 1),
                    add(two, theirs, 1),
                ]
                results = await asyncio.gather(*appends, return_exceptions=True)
                assert results[0] == results[3] == [stamped(1)]
                assert [type(result) for result in results[1:3]].count(Conflict) == 1
                assert await one.read(both) == await two.read(both) == [stamped(1)]

    asyncio.run(scene())


def test_a_conflict_at_one_table_leaves_the_others_alone(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            names = [f"T{n}" for n in range(30)]
            await asyncio.gather(*(add(store, name, 1) for name in names))
            appends = [store.append(row(name, 2), [stamped(2)]) for name in names]
            late = [store.append(row(name, 2, status="over"), [stamped(2)]) for name in names[:3]]
            assert await won(appends + late) == list(range(30))
            for name in names:
                assert await store.read(name) == [stamped(1), stamped(2)]
            assert await store.tables(status=["over"]) == []

    asyncio.run(scene())


def test_nobody_waits_for_an_append_that_was_given_up(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            await add(store, "T", 1)
            given_up = [asyncio.ensure_future(add(store, "U", 1)) for _ in range(3)]
            await asyncio.sleep(0)
            for task in given_up:
                task.cancel()
            await add(store, "T", 2)
            assert len(await store.read("U")) <= 1, "written or not, but not twice"
            await asyncio.gather(*given_up, return_exceptions=True)

    asyncio.run(scene())


# --- listing ---------------------------------------------------------------------------------------------


def test_tables_are_listed_by_state_the_last_changed_first(shelf: Shelf) -> None:
    rows = [
        row("a", 1, status="gathering", public=True, at=10.5),
        row("b", 1, status="playing", public=True, at=30.25),
        row("c", 1, status="gathering", public=False, at=20.0),
        row("D", 1, status="closed", public=True, at=40.0),
        row("e", 1, status="gathering", public=True, at=20.0),
        row("F", 1, status="gathering", public=True, at=20.0),
        row("é", 1, status="gathering", public=True, at=20.0),
    ]

    async def scene() -> None:
        async with shelf.store() as store:
            for one in rows:
                await store.append(one, [stamped(1)])

            async def listed(*status: str, public: bool | None = None, limit: int = 100) -> str:
                found = await store.tables(status=status, public=public, limit=limit)
                assert all(one in rows for one in found)
                return "".join(one.id for one in found)

            assert await listed("gathering") == "Fceéa"
            assert await listed("gathering", "playing") == "bFceéa"
            assert await listed("gathering", public=True) == "Feéa"
            assert await listed("gathering", public=False) == "c"
            assert await listed("gathering", "playing", "closed", limit=3) == "DbF"
            assert await listed("over") == ""
            assert await listed() == ""

    asyncio.run(scene())


def test_the_listing_follows_every_append(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as store:
            await store.append(row("T", 1, status="gathering", public=True, at=1.0), [stamped(1)])
            changed = row("T", 3, status="over", public=False, at=2.0)
            await store.append(changed, [stamped(2), stamped(3)])
            assert await store.tables(status=["gathering"]) == []
            assert await store.tables(status=["over"]) == [changed]

    asyncio.run(scene())


# --- several stores on the same logs ---------------------------------------------------------------------


def test_two_stores_see_each_other(shelf: Shelf) -> None:
    async def scene() -> None:
        async with shelf.store() as one, shelf.store() as two:
            for seq in range(1, 21, 2):
                await add(one, "T", seq)
                assert len(await two.read("T")) == seq
                await add(two, "T", seq + 1)
                assert await one.read("T", after=seq) == [stamped(seq + 1)]
            assert (
                await one.tables(status=["playing"]) == await two.tables(status=["playing"]) == [row("T", 20)]
            )

    asyncio.run(scene())
