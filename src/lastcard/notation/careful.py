"""TOML that strangers write: read at a cost that goes by its length, and refused at its place.

`tomllib` takes time and memory by the square of the parts of a key: of 64 kB `a.a.a…` it would make gigabytes.
So keys are counted before it sees them.
"""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from lastcard.model.errors import NotationError

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors begin a file with one; it says nothing, and is passed over."""
MOST_PARTS: Final = 8
"""Of a key or the name of a table: what a file of ours can say has six, `edition.side.light.row.name.en`."""
MOST_DEEP: Final = 24
"""Lists and tables in each other, on a line or over several."""

_PIECE: Final = re.compile(
    r'''
      (?P<passed> \# [^\n]*+
        | """ (?: [^"\\] | \\. | "(?!"") )*+ """ "{0,2}+
        | \'\'\' (?: [^'] | '(?!'') )*+ \'\'\' '{0,2}+
        | "(?!"") (?: [^"\\\n] | \\. )*+ "
        | '(?!'') [^'\n]*+ '
        | [^\#"'.\n,=\[\]{}]++ )
    | (?P<dot> \. )
    | (?P<end> [\n,=\[\]{}] )
    ''',
    re.VERBOSE | re.DOTALL,
)
"""No letter is looked at twice, whatever comes; where a text has no end nothing fits, and `tomllib` will say so."""

_ENDLESS: Final = re.compile(r"[0-9][0-9_]{4000}")
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_KINDS: Final[Mapping[str, str]] = {
    "Invalid value": "toml-value",
    "Invalid date or datetime": "toml-value",
    "Invalid statement": "toml-key",
    "Invalid initial character for a key part": "toml-key",
    "Expected '=' after a key in a key/value pair": "toml-key",
    "Expected newline or end of document after a statement": "toml-rest",
    "Cannot overwrite a value": "toml-twice",
    "Cannot mutate immutable namespace": "toml-twice",
    "Cannot declare": "toml-twice",
    "Cannot redefine namespace": "toml-twice",
    "Duplicate inline table key": "toml-twice",
    "Unclosed": "toml-open",
    "Expected ']": "toml-open",
    "Unterminated string": "toml-text",
    "Expected \"'": "toml-text",
    "Expected '\"": "toml-text",
    "Illegal character": "toml-text",
    "Found invalid character": "toml-text",
    "Unescaped": "toml-text",
    "Invalid hex value": "toml-text",
    "Escaped character": "toml-text",
}
"""How sentences of `tomllib` begin, and what we call what they tell."""


class BadToml(NotationError):
    """A text that is not TOML, or that costs too much: a kind of fault, a line, and what its sentence needs."""

    def __init__(self, code: str, line: int | None, said: str, **values: int) -> None:
        self.code = code
        self.line = line
        self.values = values
        super().__init__(f"expected TOML, found {said}")


def parse_toml(text: str) -> dict[str, Any]:
    """The table that a text is; raises BadToml."""
    _measure(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _told(str(error), text) from error
    except (ValueError, RecursionError) as error:
        digits = _ENDLESS.search(text)
        line = _line(text, digits.start()) if digits else None
        raise BadToml("toml-huge", line, "a number without end") from error


def _measure(text: str) -> None:
    """Refuse a key of too many parts, and lists and tables too deep in each other.

    A key stays on its line; commas, brackets and `=` end it.
    """
    dots = depth = at = 0
    while piece := _PIECE.match(text, at):
        at = piece.end()
        if end := piece["end"]:
            dots = 0
            depth = max(0, depth + (end in "[{") - (end in "]}"))
        elif piece["dot"]:
            dots += 1
        if dots >= MOST_PARTS:
            said = f"a key of more than {MOST_PARTS} parts (at line {_line(text, at)})"
            raise BadToml("toml-parts", _line(text, at), said, most=MOST_PARTS)
        if depth > MOST_DEEP:
            said = f"lists and tables in each other, more than {MOST_DEEP} (at line {_line(text, at)})"
            raise BadToml("toml-deep", _line(text, at), said, most=MOST_DEEP)


def _told(sentence: str, text: str) -> BadToml:
    """Where it stops to be TOML, and why."""
    place = _PLACE.search(sentence)
    line = int(place[1]) if place and place[1] else _line(text, len(text))
    column = int(place[2]) if place and place[2] else len(text.rpartition("\n")[2]) + 1
    code = next((code for begun, code in _KINDS.items() if sentence.startswith(begun)), "toml")
    return BadToml(code, line, sentence[:1].lower() + sentence[1:], column=column)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
