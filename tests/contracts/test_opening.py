"""Opening a store: its database is made or brought up to date, or one sentence says why not."""

import asyncio
import socket
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, make_url, text

from lastcard.table.store.schema import METADATA, VERSION_TABLE
from lastcard.table.store.sql import StoreError, open_store
from tests.contracts.samples import row, stamped


def refusal(url: str) -> str:
    """What is said instead of opening the store."""

    async def scene() -> str:
        with pytest.raises(StoreError) as refused:
            await open_store(url)
        return str(refused.value)

    said = asyncio.run(scene())
    assert "\n" not in said
    return said


def open_and_close(url: str) -> None:
    async def scene() -> None:
        await (await open_store(url)).close()

    asyncio.run(scene())


# --- versions --------------------------------------------------------------------------------------------


def test_the_migrations_make_the_database_that_the_store_expects(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        opts = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=opts), METADATA))

    async def scene() -> list[object]:
        store = await open_store(url)
        found = await store._database.read(differences)
        await store.close()
        return found

    assert asyncio.run(scene()) == []


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async def scene() -> None:
        store = await open_store(url)
        await store.append(row("T", 1), [stamped(1)])
        newer = text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 - our own name
        await store._database.write(lambda connection: connection.execute(newer))
        await store.close()

    asyncio.run(scene())
    assert refusal(url).endswith("belongs to a newer version of lastcard")


def test_stores_that_are_opened_at_the_same_time_wait_for_the_first(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(8)))
        await stores[0].append(row("T", 1), [stamped(1)])
        for store in stores:
            assert len(await store.read("T")) == 1
            await store.close()

    asyncio.run(scene())


def test_processes_that_start_at_the_same_time_wait_for_the_first(
    url: str, processes: ForkServerContext
) -> None:
    with processes.Pool(4) as pool:
        pool.map(open_and_close, [url] * 8, chunksize=1)


def test_a_table_of_another_program_is_not_touched(url: str) -> None:
    """Its table has our name: opening fails as a whole, and leaves nothing behind."""

    async def prepare() -> None:
        store = await open_store(url)

        def other(connection: Connection) -> None:
            connection.execute(text("DROP TABLE entries"))
            connection.execute(text("DROP TABLE tables"))
            connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
            connection.execute(text("CREATE TABLE entries (price INTEGER)"))

        await store._database.write(other)
        await store.close()

    asyncio.run(prepare())
    for _ in range(2):
        assert "entries" in refusal(url)
        assert "already exists" in refusal(url)


# --- addresses -------------------------------------------------------------------------------------------


def test_an_address_may_name_the_driver_or_not(url: str) -> None:
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    plain = make_url(url)
    named = plain.set(drivername=drivers[plain.drivername]).render_as_string(hide_password=False)
    open_and_close(named)
    open_and_close(url)


def test_an_address_in_the_words_of_other_postgresql_tools_is_understood(postgres: str) -> None:
    address = make_url(postgres).set(drivername="postgres").update_query_dict({"sslmode": "disable"})
    open_and_close(address.render_as_string(hide_password=False))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("tables.db", "expected the address of a store, such as sqlite:///tables.db"),
        ("", "expected the address of a store, such as sqlite:///tables.db"),
        ("mysql://localhost/tables", "expected a store in sqlite or postgresql, found mysql"),
        ("sqlite://", "expected the path of a file, such as sqlite:///tables.db"),
        ("sqlite:///:memory:", "expected the path of a file, such as sqlite:///tables.db"),
    ],
)
def test_an_address_that_is_none_is_explained(url: str, said: str) -> None:
    assert refusal(url) == said


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in ("missing", "file"):
        url = f"sqlite:///{tmp_path / folder / 'tables.db'}"
        assert refusal(url) == f"the store {url} cannot be opened: unable to open database file"


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Sir or Madam, " * 100)
    assert refusal(f"sqlite:///{file}").endswith("cannot be opened: file is not a database")
    assert file.read_text().startswith("Dear Sir")


def test_a_server_that_cannot_be_reached_is_named_without_the_password() -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # bound, but nobody listens
        said = refusal(f"postgresql://guest:secret@127.0.0.1:{closed.getsockname()[1]}/tables")
    assert said.startswith("the store postgresql://guest:***@127.0.0.1:")
    assert "cannot be opened" in said
    assert "secret" not in said


def test_a_database_that_the_server_does_not_have_is_named(postgres: str) -> None:
    absent = make_url(postgres).set(database="nowhere").render_as_string(hide_password=False)
    assert refusal(absent).endswith('database "nowhere" does not exist')


def test_a_version_from_before_editions_in_logs_leaves_the_database_alone(url: str) -> None:
    """It would look for an edition among its own that only the log has."""

    async def scene() -> object:
        store = await open_store(url)
        version = text(f"SELECT version_num FROM {VERSION_TABLE}")  # noqa: S608 - our own name
        found = await store._database.read(lambda connection: connection.execute(version).scalar_one())
        await store.close()
        return found

    assert asyncio.run(scene()) == "0003"
