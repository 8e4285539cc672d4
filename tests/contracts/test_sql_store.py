"""What a store in a database promises beyond the contract of all stores."""

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from multiprocessing.context import ForkServerContext
from pathlib import Path
from traceback import format_exception

import pytest
from sqlalchemy import Connection, Executable, insert, text, update

from lastcard.table.store.base import CannotWrite, Conflict, Damaged
from lastcard.table.store.schema import ENTRIES
from lastcard.table.store.sql import CHECK_S, SqlStore, StoreError, open_store
from tests.contracts.killed import PER_APPEND, append_for_ever
from tests.contracts.postgres import HANG_UP
from tests.contracts.samples import row, stamped


async def put(store: SqlStore, table: str, *numbers: int) -> None:
    await store.append(row(table, numbers[-1]), [stamped(seq) for seq in numbers])


async def pragma(store: SqlStore, name: str) -> object:
    return await store._database.read(
        lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
    )


def _execute(sentence: Executable, connection: Connection) -> None:
    connection.execute(sentence)


# --- closing and opening again ---------------------------------------------------------------------------


def test_what_was_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    for seq in range(1, 4):

        async def session(seq: int = seq) -> None:
            store = await open_store(url)
            assert len(await store.read("T")) == seq - 1
            await put(store, "T", seq)
            await store.close()

        asyncio.run(session())


def test_closing_writes_what_is_waiting(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        waiting = [asyncio.ensure_future(put(store, f"T{n}", 1)) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        again = await open_store(url)
        assert len(await again.tables(status=["playing"])) == 50
        await again.close()

    asyncio.run(scene())


def test_a_closed_store_says_so(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        await store.close()
        await store.close()
        for attempt in (put(store, "T", 1), store.read("T"), store.tables(status=["over"])):
            with pytest.raises(StoreError, match="is closed"):
                await attempt

    asyncio.run(scene())


# --- nothing half-written --------------------------------------------------------------------------------


def test_the_key_of_the_log_has_the_last_word(url: str) -> None:
    """An entry that the row of its table knows nothing of: nothing is overwritten, nothing half-written."""

    async def scene() -> None:
        store = await open_store(url)
        await put(store, "T", 1)
        stray = {"table_id": "T", "seq": 3, "at": 0.0, "entry": '{"type":"RoundBegan"}'}
        await store._database.write(lambda connection: connection.execute(insert(ENTRIES), stray))
        results = await asyncio.gather(
            put(store, "S", 1), put(store, "T", 2, 3, 4), put(store, "U", 1), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [one.seq for one in await store.read("T")] == [1, 3]
        assert sorted(await store.tables(status=["playing"]), key=lambda one: one.id) == [
            row("S", 1),
            row("T", 1),
            row("U", 1),
        ]
        await store.close()

    asyncio.run(scene())


def test_a_database_grows_with_what_is_written(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        before = await store.size()
        for table in range(200):
            await put(store, f"T{table}", 1)
        assert 0 < before < await store.size()
        await store.close()

    asyncio.run(scene())


def test_entries_out_of_sequence_are_a_mistake_of_the_caller(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        for numbers in ([], [1, 3], [2, 1], [1]):
            with pytest.raises(ValueError, match="in sequence"):
                await store.append(row("T", 2), [stamped(seq) for seq in numbers])
        assert await store.read("T") == []
        await store.close()

    asyncio.run(scene())


def test_an_entry_that_cannot_be_read_is_named_and_not_quoted(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        await put(store, "T", 1)
        for strange in ('{"type":"Tomorrow"}', "Tomorrow", ""):
            written = update(ENTRIES).values(entry=strange)
            await store._database.write(partial(_execute, written))
            with pytest.raises(Damaged) as damaged:
                await store.read("T")
            assert str(damaged.value) == "entry 1 of the log of table T cannot be read"
            assert "Tomorrow" not in "".join(format_exception(damaged.value))
        await store.close()

    asyncio.run(scene())


# --- SQLite ----------------------------------------------------------------------------------------------


def test_every_connection_to_a_file_is_set_for_safety(sqlite: str) -> None:
    async def scene() -> None:
        store = await open_store(sqlite)
        settings = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        connections = [asyncio.gather(*(pragma(store, name) for name in settings)) for _ in range(4)]
        for found in await asyncio.gather(*connections):
            assert found == ["wal", 2, 1, 5000]
        await store.close()

    asyncio.run(scene())


def test_a_file_that_takes_nothing_says_so_until_it_does(sqlite: str, tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(f"{sqlite}?timeout=0.1")
        await put(store, "T", 1)
        await store.check()
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for attempt in (put(store, "T", 2), store.check(), store.check()):
                with pytest.raises(CannotWrite, match="database is locked"):
                    await attempt
            assert len(await store.read("T")) == 1
            other.execute("ROLLBACK")
        await asyncio.sleep(CHECK_S)
        await store.check()
        assert await store.tables(status=["playing", "closed"]) == [row("T", 1)], "nothing is left behind"
        await store.close()

    asyncio.run(scene())


def test_bytes_that_are_no_text_are_damage_and_not_quoted(sqlite: str) -> None:
    async def scene() -> None:
        store = await open_store(sqlite)
        await put(store, "T", 1)
        await put(store, "U", 1)
        strange = text("UPDATE entries SET entry = CAST(x'ff53454352455421' AS TEXT) WHERE table_id = 'T'")
        await store._database.write(partial(_execute, strange))
        for attempt in (store.read("T"), store.check()):
            with pytest.raises(Damaged) as damaged:
                await attempt
            assert str(damaged.value) == "the log of table T is damaged: there is text in it that is none"
        assert len(await store.read("U")) == 1
        await store._database.write(partial(_execute, text("DELETE FROM entries WHERE table_id = 'T'")))
        await asyncio.sleep(CHECK_S)
        await store.check()
        await store.close()

    asyncio.run(scene())


def test_an_acknowledged_append_survives_the_end_of_its_process(
    sqlite: str, processes: ForkServerContext
) -> None:
    """Twenty processes, one after the other, are killed in the middle of their work."""
    for n in range(20):
        table = f"T{n}"
        ours, theirs = processes.Pipe(duplex=False)
        victim = processes.Process(target=append_for_ever, args=(sqlite, table, theirs))
        victim.start()
        theirs.close()
        acknowledged = [ours.recv() for _ in range(1 + n % 5)]
        victim.kill()
        victim.join()
        while ours.poll():
            try:
                acknowledged.append(ours.recv())
            except EOFError:
                break
        ours.close()

        async def look(table: str = table, acknowledged: int = acknowledged[-1]) -> None:
            store = await open_store(sqlite)
            log = await store.read(table)
            assert len(log) >= acknowledged, "nothing is lost"
            assert len(log) % PER_APPEND == 0, "nothing is half-written"
            assert log == [stamped(seq) for seq in range(1, len(log) + 1)]
            (newest, *_) = [one for one in await store.tables(status=["playing"]) if one.id == table]
            assert newest.seq == len(log)
            await store.close()

        asyncio.run(look())


def test_a_file_that_is_damaged_while_in_use_is_reported(sqlite: str, tmp_path: Path) -> None:
    async def scene() -> None:
        store = await open_store(sqlite)
        await put(store, "T", 1)
        await store._database.write(lambda connection: connection.execute(text("DROP TABLE entries")))
        for attempt in (put(store, "T", 2), store.read("T")):
            with pytest.raises(StoreError, match="no such table: entries"):
                await attempt
        assert await store.tables(status=["playing"]) == [row("T", 1)]
        await store.close()

    asyncio.run(scene())
    assert (tmp_path / "tables.db").exists()


# --- PostgreSQL ------------------------------------------------------------------------------------------


def test_a_server_that_dropped_its_connections_is_used_again(postgres: str) -> None:
    async def scene() -> None:
        store, other = await open_store(postgres), await open_store(postgres)
        await put(store, "T", 1)
        await other._database.read(lambda connection: connection.execute(text(HANG_UP)).all())
        await put(store, "T", 2)
        assert len(await store.read("T")) == 2
        await store.close()
        await other.close()

    asyncio.run(scene())
