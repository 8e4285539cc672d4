"""On which line of a TOML file each key stands. `tomllib` does not tell."""

import re
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from lastcard.notation.source import TOKEN

_PART: Final = re.compile(r"""([A-Za-z0-9_-]+)|"([^"]*)"|'([^']*)'""")
_LONGEST_KEY: Final = 200


def line_of_keys(text: str) -> dict[str, int]:
    """The first line of every key and table outside of inline ones, by its path: `row[3].copies`."""
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table, depth = "", 0
    for number, statement in _statements(text):
        key, equals, value = statement.partition("=")
        if depth:
            value = statement
        elif equals:
            for path in accumulate((*([table] if table else []), *_parts(key)), "{}.{}".format):
                lines.setdefault(path, number)
        elif key.startswith("["):
            for path in _entered(_parts(key), counts, listed=key.startswith("[[")):
                lines.setdefault(path, number)
                table = path
        depth = max(0, depth + sum(map(value.count, "[{")) - sum(map(value.count, "]}")))
    return lines


def _statements(text: str) -> list[tuple[int, str]]:
    """Lines with their numbers, without comments; texts stand there as empty ones, unless they are keys."""
    found: list[tuple[int, str]] = []
    line, begun, at = 1, "", 1
    for token in TOKEN.finditer(text):
        piece = token.group()
        if token["newline"]:
            found.append((at, begun.strip()))
            begun, at = "", line + 1
        elif token["text"] is not None:
            begun += '""' if "=" in begun else piece.replace("\n", " ")
        elif token["other"]:
            begun += piece
        line += piece.count("\n")
    return [*found, (at, begun.strip())]


def _parts(key: str) -> list[str]:
    return ["".join(part) for part in _PART.findall(key[:_LONGEST_KEY])]


def _entered(parts: list[str], counts: dict[str, int], *, listed: bool) -> Iterator[str]:
    """The path of a table, after those around it; a list on the way means its last entry."""
    path = ""
    for place, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        yield path
        if listed and place == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
            yield path
