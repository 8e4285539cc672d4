"""Structured logs: one JSON object a line, without names, tickets or cards; a table is named only where it is set aside."""

import json
import logging
import sys
import time
import traceback
from collections.abc import Iterator
from types import TracebackType

from lastcard.table.store.base import StoreError

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

SPEAKABLE = (StoreError, OSError)
"""What other errors say may quote a seed, a ticket, a name or a card."""

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonFormatter(logging.Formatter):
    """Time, level, source, words, and the extra facts that were given."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - as the base class has it
        """Where it happened, and of which kind it is. Words only of those that are known to quote nothing."""
        return "".join(_trace(ei[1])) if ei[1] is not None else ""


def _trace(error: BaseException) -> Iterator[str]:
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _trace(before)
        yield "which led to\n"
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _trace(one)
    yield from traceback.format_tb(error.__traceback__)
    kind = type(error)
    words = f": {error}" if isinstance(error, SPEAKABLE) else ""
    yield f"{kind.__module__}.{kind.__qualname__}{words}\n"


class Seldom(logging.Filter):
    """Lets a line through once in a while, and then says how many of the same were left out."""

    def __init__(self, every_s: float = 10.0) -> None:
        super().__init__()
        self._every = every_s
        self._told: dict[tuple[str, object], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written; what is counted as the same is a closed set of words and codes."""
        key, now = (record.msg, vars(record).get("code")), time.monotonic()
        told_at, left_out = self._told.get(key, (-self._every, 0))
        if now - told_at < self._every:
            self._told[key] = (told_at, left_out + 1)
            return False
        self._told[key] = (now, 0)
        if left_out:
            record.left_out = left_out
        return True


def set_up_logs(level: str) -> None:
    """Send everything to standard error; who connects is not logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # uvicorn tells the address and path of every connection, and a path holds a table's id.
    # What it warns of, requests that cannot be read, is counted and told by the switchboard.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    logging.getLogger("lastcard.switchboard").addFilter(Seldom())
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("alembic").setLevel(logging.WARNING)
