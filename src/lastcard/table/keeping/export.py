"""A table as text: its log as JSON lines, its finished matches as records."""

from collections.abc import Sequence

import msgspec

from lastcard.model.errors import LastcardError
from lastcard.table.entries import MatchBegan, Stamped
from lastcard.table.finished import NotFinished
from lastcard.table.keeping.vault import Vault
from lastcard.table.record import record_of
from lastcard.table.store.base import Damaged


class HasSecrets(LastcardError):
    """A log with the seeds of rounds to come."""


async def records_of(vault: Vault, table: str, match: int | None = None) -> dict[int, str]:
    """The records of a table's finished matches by their numbers; of one match, or NotFinished."""
    await vault.row(table)
    log = await vault.store.read(table)
    try:
        return _records(log, table, match)
    except LastcardError:
        raise
    except Exception as error:  # whatever the fold stumbles over
        raise Damaged(f"the log of table {table} does not make sense") from error


def _records(log: Sequence[Stamped], table: str, match: int | None) -> dict[int, str]:
    if match is not None:
        return {match: record_of(log, table, match)}
    begun = sum(isinstance(stamped.entry, MatchBegan) for stamped in log)
    records: dict[int, str] = {}
    for number in range(1, begun + 1):
        try:
            records[number] = record_of(log, table, number)
        except NotFinished:
            break  # it goes on, or was broken off; none has come after it
    return records


async def log_of(vault: Vault, table: str, *, secrets: bool) -> str:
    """The log as JSON lines, each entry as it stands in the database.

    Until a table is closed, its log has the seed of a round that may still be dealt.
    """
    row = await vault.row(table)
    if row.status != "closed" and not secrets:
        raise HasSecrets(
            f"expected --secrets for the log of table {table}, which is {row.status}: "
            "it has the seeds of rounds to come"
        )
    log = await vault.log(table)
    return "" if log is None else "".join(_line(*entry) for entry in log.entries)


def _line(seq: int, at: float, text: str) -> str:
    entry: object
    try:
        entry = msgspec.json.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        entry = text  # not even JSON
    return msgspec.json.encode({"seq": seq, "at": at, "entry": entry}).decode() + "\n"
