"""Whether everything in a database is as a server would have written it. No finding tells a card or a seed."""

from collections.abc import Generator, Iterator, Sequence
from enum import StrEnum

import msgspec
from sqlalchemy import Connection, func, select

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.table.authority import decide
from lastcard.table.entries import Entry, Said, Stamped
from lastcard.table.fairness import draw_seed
from lastcard.table.keeping.vault import Log, RawEntry, Tell, Vault
from lastcard.table.state import TableState, evolve, opened
from lastcard.table.store.base import TableRow
from lastcard.table.store.schema import ENTRIES, TABLES

MOST_OF_SQLITE = 20
"""Findings of SQLite's own check that are told."""


class What(StrEnum):
    """What is wrong."""

    DATABASE = "database"
    """The database itself is damaged."""
    LOST = "lost"
    """The database cannot give out a log."""
    NO_ENTRIES = "no-entries"
    NO_ROW = "no-row"
    GAP = "gap"
    UNREADABLE = "unreadable"
    """An entry of no kind that is known."""
    IMPOSSIBLE = "impossible"
    """An entry that cannot follow the ones before it."""
    LUCK = "luck"
    """Luck said something else than the committed seed does."""
    SEQ = "seq"
    STATUS = "status"
    PUBLIC = "public"
    CHANGED = "changed"
    """The last four: the row of a table says something else than its log."""


class Finding(Record, frozen=True, kw_only=True):
    """Something that is wrong."""

    table: str = ""
    """Empty where it is about the whole database."""
    what: What
    entry: int = 0
    """Its number, where it is about one."""
    expected: str = ""
    found: str = ""


class Report(Record, frozen=True, kw_only=True):
    """What came of it."""

    tables: int
    entries: int
    findings: tuple[Finding, ...]


async def check(vault: Vault, tell: Tell) -> Report:
    """Look at everything; a server may go on meanwhile."""
    findings: list[Finding] = []
    tables = entries = 0
    try:
        findings += await vault.read(_damage)
        findings += await vault.read(_orphans)
        ids = await vault.read(lambda connection: connection.scalars(select(TABLES.c.id)).all())
    except LastcardError as error:
        return Report(tables=0, entries=0, findings=(*findings, _broken(What.DATABASE, error)))
    for done, table in enumerate(ids, start=1):
        try:
            log = await vault.log(table)
        except LastcardError as error:
            findings.append(_broken(What.LOST, error, table))
        else:
            if log is not None:  # else it was removed meanwhile
                findings += wrong_with(log)
                tables, entries = tables + 1, entries + len(log.entries)
        tell(done, len(ids))
    return Report(tables=tables, entries=entries, findings=tuple(findings))


def _broken(what: What, error: LastcardError, table: str = "") -> Finding:
    return Finding(table=table, what=what, found=str(error))


def _damage(connection: Connection) -> list[Finding]:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    said = connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_OF_SQLITE})").scalars()
    return [Finding(what=What.DATABASE, found=one) for one in said if one != "ok"]


def _orphans(connection: Connection) -> list[Finding]:
    without = (
        select(ENTRIES.c.table_id, func.count())
        .where(ENTRIES.c.table_id.not_in(select(TABLES.c.id)))
        .group_by(ENTRIES.c.table_id)
        .order_by(ENTRIES.c.table_id)
    )
    return [
        Finding(table=table, what=What.NO_ROW, found=str(count))
        for table, count in connection.execute(without)
    ]


# --- one table


_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def wrong_with(log: Log) -> Iterator[Finding]:
    """What is wrong with a table."""
    row, entries = log
    if not entries:
        yield Finding(table=row.id, what=What.NO_ENTRIES)
        return
    gap = next((number for number, one in enumerate(entries, start=1) if one.seq != number), None)
    if gap is not None:
        yield Finding(table=row.id, what=What.GAP, entry=gap)
    read, unreadable = _read(entries)
    for seq in unreadable:
        yield Finding(table=row.id, what=What.UNREADABLE, entry=seq)
    table = None
    if gap is None and not unreadable:
        table = yield from _fold(row.id, read)
    yield from _row(row, entries[-1], table)


def _read(entries: Sequence[RawEntry]) -> tuple[list[Stamped], list[int]]:
    """The entries that can be read, and the numbers of those that cannot."""
    read, unreadable = list[Stamped](), list[int]()
    for one in entries:
        try:
            read.append(Stamped(one.seq, one.at, _entry.decode(one.text)))
        except (msgspec.MsgspecError, UnicodeError, TypeError, RecursionError):
            unreadable.append(one.seq)
    return read, unreadable


def _fold(table: str, log: Sequence[Stamped]) -> Generator[Finding, None, TableState | None]:
    """The table after its whole log; None if one of its entries cannot be."""
    state: TableState | None = None
    for stamped in log:
        try:
            if state is None:
                state = opened(table, stamped)
                continue
            if isinstance(stamped.entry, Said) and stamped.entry.player is None:
                due = decide(state, (), stamped.at, stamped.at, draw_seed).entries
                if not due or due[0].entry != stamped.entry:
                    yield Finding(table=table, what=What.LUCK, entry=stamped.seq)
            state, _ = evolve(state, stamped)
        except Exception:  # noqa: BLE001 - whatever the fold stumbles over
            yield Finding(table=table, what=What.IMPOSSIBLE, entry=stamped.seq)
            return None
    return state


def _row(row: TableRow, last: RawEntry, table: TableState | None) -> Iterator[Finding]:
    """Where a row says something else than its log."""
    pairs: list[tuple[What, object, object]] = [
        (What.SEQ, last.seq, row.seq),
        (What.CHANGED, last.at, row.updated_at),
    ]
    if table is not None:
        pairs += [(What.STATUS, table.status, row.status), (What.PUBLIC, table.config.public, row.public)]
    for what, expected, found in pairs:
        if expected != found:
            yield Finding(table=row.id, what=what, expected=str(expected), found=str(found))
