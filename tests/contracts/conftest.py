"""Stores and databases of every kind; each test finds them empty."""

import asyncio
import multiprocessing
import secrets
from collections.abc import Iterator
from multiprocessing.context import ForkServerContext
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.contracts.postgres import HANG_UP, running_postgres
from tests.contracts.shelf import Shelf


@pytest.fixture(scope="session")
def processes() -> ForkServerContext:
    """Starts processes that have imported the store already."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["lastcard.table.store.sql"])
    return context


def order(server: URL, *words: str) -> None:
    """Say something to a server, outside of any transaction."""

    async def scene() -> None:
        engine = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for sentence in words:
                await connection.execute(text(sentence))
        await engine.dispose()

    asyncio.run(scene())


@pytest.fixture(scope="session")
def postgres_database() -> Iterator[URL]:
    """A database for all tests of this run."""
    name = f"lastcard_{secrets.token_hex(8)}"
    with running_postgres() as address:
        server = make_url(address).set(drivername="postgresql+asyncpg")
        order(server, f"CREATE DATABASE {name}")
        yield server.set(database=name)
        order(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def postgres(postgres_database: URL) -> str:
    """The address of an empty database."""
    order(postgres_database, HANG_UP, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return postgres_database.set(drivername="postgresql").render_as_string(hide_password=False)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of every kind."""
    address = request.getfixturevalue(request.param)
    assert isinstance(address, str)
    return address


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def shelf(request: pytest.FixtureRequest) -> Shelf:
    """A new place of every kind."""
    return Shelf(None if request.param == "memory" else request.getfixturevalue(request.param))
