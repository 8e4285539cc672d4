"""A backup: one file that either kind of database can be restored from.

It is a gzip stream of JSON lines: a head, every table with its entries behind it, and a last line with the
number and the SHA-256 of all lines before it. The text of an entry is copied as it stands, so that entries of
versions that are not known here survive.
"""

import gzip
import hashlib
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Select, delete, func, insert, select

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.table.keeping.files import whole_file
from lastcard.table.keeping.vault import LOGS, Tell, Vault, little_by_little, row_in
from lastcard.table.store.base import TableRow
from lastcard.table.store.schema import ENTRIES, TABLES

FORMAT = "lastcard backup"
VERSION = 1
TOGETHER = 1000
"""Entries that are restored at a time."""
LONGEST = 1 << 24
"""Bytes of a line; an entry has a few hundred."""

_TABLES = select(func.count()).select_from(TABLES)
_ENTRIES = select(func.count()).select_from(ENTRIES)
_OWNED = ENTRIES.c.table_id.in_(select(TABLES.c.id))


class Head(Record, frozen=True, kw_only=True):
    """The first line."""

    format: str = FORMAT
    version: int = VERSION
    made_at: float
    tables: int
    entries: int


class Kept(Record, frozen=True):
    """An entry of the table before it."""

    seq: int
    at: float
    entry: str


class End(Record, frozen=True):
    """The last line."""

    lines: int
    sha256: str


class BadBackup(LastcardError):
    """A file that is no backup, or not a whole one."""


class NotEmpty(LastcardError):
    """A database that has tables already."""


_to_line = msgspec.json.Encoder()
_from_line: msgspec.json.Decoder[Head | TableRow | Kept | End] = msgspec.json.Decoder(
    Head | TableRow | Kept | End
)


# --- making one


async def back_up(vault: Vault, path: Path, now: float, tell: Tell) -> tuple[Head, int]:
    """Write all of one moment to a file; its head, and how many entries belong to no table and are not in it."""
    return await vault.read(partial(_back_up, path, now, tell))


@contextmanager
def _leniently(connection: Connection) -> Iterator[None]:
    """SQLite may have text in it that is none: one such entry must not keep all others from being saved."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        yield
        return
    driver.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        yield
    finally:
        driver.text_factory = str


def _back_up(path: Path, now: float, tell: Tell, connection: Connection) -> tuple[Head, int]:
    def count(query: Select[int]) -> int:
        return connection.scalar(query) or 0

    everything = count(_ENTRIES)
    head = Head(made_at=now, tables=count(_TABLES), entries=count(_ENTRIES.where(_OWNED)))
    with whole_file(path) as file, _leniently(connection):
        _write(file, head, connection, tell)
        file.flush()
        examine(Path(file.name), lambda *_: None)  # before it takes the place of an older one
    return head, everything - head.entries


def _write(file: BinaryIO, head: Head, connection: Connection, tell: Tell) -> None:
    with gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6) as packed:
        digest = hashlib.sha256()
        lines = done = 0

        def write(line: Record) -> None:
            nonlocal lines
            text = _to_line.encode(line) + b"\n"
            digest.update(text)
            packed.write(text)
            lines += 1

        write(head)
        table = None
        for found in little_by_little(connection, LOGS.order_by(TABLES.c.id, ENTRIES.c.seq)):
            if found.id != table:
                table = found.id
                write(row_in(found))
            if found.number is not None:
                write(Kept(found.number, found.at, found.entry))
                done += 1
                if done % TOGETHER == 0:
                    tell(done, head.entries)
        packed.write(_to_line.encode(End(lines, digest.hexdigest())) + b"\n")


# --- reading one


def read_backup(path: Path) -> Iterator[Head | TableRow | Kept]:
    """What a backup holds, in order; BadBackup at the place where it turns out to be none."""
    try:
        with gzip.open(path) as file:
            yield from _whole(path, _lines(path, file))
            if file.read(1):
                raise _damaged(path, "more than a backup")
    except gzip.BadGzipFile as error:
        raise _foreign(path) from error
    except EOFError as error:
        raise _cut_off(path) from error
    except zlib.error as error:
        raise _damaged(path, "bytes that cannot be unpacked") from error
    except OSError as error:
        raise BadBackup(f"{path}: expected a backup that can be read, found: {error.strerror}") from error


def _whole(path: Path, lines: Iterator[bytes]) -> Iterator[Head | TableRow | Kept]:
    """The lines up to the last one, which has to agree with all of them."""
    first = next(lines, b"")
    head = _head(path, first)
    digest = hashlib.sha256(first)
    yield head
    number, tables, entries = 1, 0, 0
    table, seq = None, 0
    for text in lines:
        try:
            line = _from_line.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise _damaged(path, f"a line {number + 1} that cannot be read") from error
        if isinstance(line, End):
            found = (line.lines, line.sha256, tables, entries)
            if found != (number, digest.hexdigest(), head.tables, head.entries):
                raise _damaged(path, "a sum that does not agree with its lines")
            return
        number += 1
        digest.update(text)
        match line:
            case TableRow(id=following) if table is None or table < following:
                table, seq, tables = following, 0, tables + 1
            case Kept(seq=following) if table is not None and seq < following:
                seq, entries = following, entries + 1
            case _:
                raise _damaged(path, f"a line {number} out of order")
        yield line
    raise _cut_off(path)


def _lines(path: Path, file: gzip.GzipFile) -> Iterator[bytes]:
    while line := file.readline(LONGEST):
        if not line.endswith(b"\n"):
            raise _foreign(path) if len(line) == LONGEST else _cut_off(path)
        yield line


def _head(path: Path, line: bytes) -> Head:
    """The first line is understood in every version as far as its version."""
    try:
        version = msgspec.json.decode(line, type=dict[str, object]).get("version")
        if version == VERSION:
            head = msgspec.json.decode(line, type=Head)
            if head.format == FORMAT:
                return head
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _foreign(path) from error
    if isinstance(version, int) and version > VERSION and FORMAT.encode() in line:
        raise BadBackup(f"{path}: the backup was made by a newer version of lastcard")
    raise _foreign(path)


def _foreign(path: Path) -> BadBackup:
    return BadBackup(f"{path}: expected a backup made by `lastcard admin backup`, found another kind of file")


def _cut_off(path: Path) -> BadBackup:
    return BadBackup(f"{path}: expected a whole backup, found one that is cut off")


def _damaged(path: Path, found: str) -> BadBackup:
    return BadBackup(f"{path}: expected a backup as it was made, found {found}")


def examine(path: Path, tell: Tell) -> Head:
    """The head of a backup that is whole from the first line to the last."""
    lines = read_backup(path)
    head = next(lines)
    assert isinstance(head, Head), "a backup begins with it"  # noqa: S101 - narrows the type
    for done, _ in enumerate(lines):
        if done % TOGETHER == 0:
            tell(done, head.tables + head.entries)
    return head


# --- going back to one


async def restore(vault: Vault, path: Path, tell: Tell, *, force: bool) -> None:
    """Fill an empty database from a backup, all or nothing; by `force` all that it has is given up for it."""

    def replace_all(connection: Connection) -> None:
        if force:
            connection.execute(delete(ENTRIES))
            connection.execute(delete(TABLES))
        elif not _nothing_in(connection):
            raise NotEmpty(
                "expected an empty database to restore to, found tables; --force replaces them all"
            )
        _fill(connection, read_backup(path), tell)

    await vault.write(replace_all)


def _nothing_in(connection: Connection) -> bool:
    return all(connection.execute(select(one).limit(1)).first() is None for one in (TABLES, ENTRIES))


def _fill(connection: Connection, lines: Iterator[Head | TableRow | Kept], tell: Tell) -> None:
    rows: list[dict[str, object]] = []
    entries: list[dict[str, object]] = []
    done = total = 0
    table = ""

    def put() -> None:
        for place, values in ((TABLES, rows), (ENTRIES, entries)):
            if values:
                connection.execute(insert(place), values)
                values.clear()
        tell(done, total)

    for line in lines:
        match line:
            case Head():
                total = line.entries
            case TableRow(id=table):
                rows.append(asdict(line))
            case Kept():
                entries.append({"table_id": table, **asdict(line)})
                done += 1
        if len(rows) + len(entries) >= TOGETHER:
            put()
    put()
