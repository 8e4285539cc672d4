"""A PostgreSQL that can be stopped and started; each test finds an empty database in it."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from lastcard.table.store.lock import _FAMILY
from tests.contracts.conftest import order
from tests.contracts.postgres import Cluster, own_postgres

_TAKE = text(f"SELECT pg_advisory_lock({_FAMILY}, hashtext(current_schema()))")
_CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'lastcard %'")


class Postgres:
    """One database."""

    password = "open sesame"  # noqa: S105 - the server asks for none

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster = cluster
        address = make_url(cluster.address).set(database=name, password=self.password)
        self.url = address.render_as_string(hide_password=False)
        self.other = address.set(username=f"{name}_guest").render_as_string(hide_password=False)
        """The same database, for somebody who has a schema of their own in it."""
        self._address = address.set(drivername="postgresql+asyncpg")

    def order(self, *words: str) -> None:
        """Say something to it."""
        order(self._address, *words)

    @contextmanager
    def taking_the_lock(self) -> Iterator[None]:
        """Somebody waits for the lock of the server and gets it, because its connection is cut."""
        engine = create_async_engine(self._address, isolation_level="AUTOCOMMIT")

        async def take() -> AsyncConnection:
            holder = await engine.connect()
            taking = asyncio.create_task(holder.execute(_TAKE))
            async with engine.connect() as cutter:
                while not taking.done():
                    await asyncio.sleep(0.2)
                    await cutter.execute(_CUT)
            await taking
            return holder

        with asyncio.Runner() as runner:
            holder = runner.run(take())
            try:
                yield
            finally:
                runner.run(holder.close())
                runner.run(engine.dispose())


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with own_postgres() as running:
        yield running


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[Postgres]:
    name = f"lastcard_{secrets.token_hex(8)}"
    server = make_url(cluster.address).set(drivername="postgresql+asyncpg")
    order(server, f"CREATE DATABASE {name}", f"CREATE ROLE {name}_guest LOGIN")
    database = Postgres(cluster, name)
    database.order(
        f"CREATE SCHEMA apart AUTHORIZATION {name}_guest",
        f"ALTER ROLE {name}_guest SET search_path = apart",
    )
    yield database
    order(server, f"DROP DATABASE {name} WITH (FORCE)", f"DROP ROLE {name}_guest")
