"""Where tables are kept, and that nobody else on the machine can read them: seeds of rounds to come are there."""

import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import platformdirs
from filelock import Timeout

from lastcard.model.errors import LastcardError
from lastcard.server.settings import Settings
from lastcard.table.store.database import file_of, read_address, shown
from lastcard.table.store.lock import file_lock

log = logging.getLogger("lastcard.place")

DATABASE = "tables.sqlite3"
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""The database and the files that come and go with it, by the ends of their names."""
OTHERS = 0o077
"""The rights of everybody but the owner."""


class NoPlace(LastcardError):
    """There is nowhere to keep tables."""


def default_folder() -> Path:
    """The user's folder for data, where this system has it."""
    return platformdirs.user_data_path("lastcard", appauthor=False)


def former_folder() -> Path:
    """Where tables were kept by default at first: among the user's settings."""
    return platformdirs.user_config_path("lastcard", appauthor=False, roaming=True)


def default_shown() -> str:
    """The default folder in a few words."""
    folder = default_folder()
    home = Path.home()
    return f"~/{folder.relative_to(home).as_posix()}" if folder.is_relative_to(home) else str(folder)


def database_url(settings: Settings) -> str:
    """Where tables are kept: the database that was set, or a file in the data folder, which is made."""
    if settings.database:
        return settings.database
    folder = Path(settings.data) if settings.data else default_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise NoPlace(f"{folder}: expected a folder to keep tables in, found: {error.strerror}") from error
    file = folder / DATABASE
    return f"sqlite:///{file if settings.data else _found(file)}"


def _found(file: Path) -> Path:
    """The database of the default folder, moved here from its former place; there, if it cannot be moved."""
    former = former_folder() / DATABASE
    if file.exists() or not former.exists():
        return file
    try:
        with file_lock(file).acquire():
            return _moved(former, file)
    except Timeout:
        return file  # somebody else is about to use it


def _moved(former: Path, file: Path) -> Path:
    lock = file_lock(former)
    try:
        with lock.acquire():
            with closing(sqlite3.connect(former, timeout=1.0)) as whole:
                # One file again; refused while anybody else uses it.
                whole.execute("PRAGMA journal_mode = DELETE")
            former.rename(file)
    except (Timeout, OSError, sqlite3.Error) as error:
        log.warning("tables stay in their former place", extra={"in": str(former)}, exc_info=error)
        return former
    log.info("tables moved", extra={"from": str(former), "to": str(file)})
    with suppress(OSError):
        Path(lock.lock_file).unlink()
        former.parent.rmdir()  # unless there is more in it
    return file


def keep_private(url: str) -> None:
    """The files of a database are for their owner alone, and so is a folder with nothing else in it."""
    address = read_address(url)
    log.info("tables are kept", extra={"in": shown(address)})
    if os.name != "posix" or address.get_backend_name() != "sqlite":
        return
    file = file_of(address).resolve()
    with suppress(OSError):  # whoever opens it will say so
        # SQLite gives its other files the rights of this one.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    ours = [file.with_name(file.name + end) for end in BESIDE]
    for one in ours:
        if one.is_file():
            _tighten(one)
    with suppress(OSError):
        if file.parent == default_folder().resolve() or set(file.parent.iterdir()) <= set(ours):
            _tighten(file.parent)


def _tighten(path: Path) -> None:
    mode = path.stat().st_mode
    if not mode & OTHERS:
        return
    try:
        path.chmod(mode & ~OTHERS)
    except OSError as error:
        log.warning("others may read the tables", extra={"where": str(path)}, exc_info=error)
    else:
        log.info("others may read this no more", extra={"where": str(path)})
