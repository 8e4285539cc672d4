"""Structured logs: one JSON object a line, without names, tickets, table ids or cards."""

import json
import logging
import sys
import time

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
