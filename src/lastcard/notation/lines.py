"""A script as lines: who says what, checks, refusals and luck, not yet compared with any position."""

from lastcard.model.errors import NotationError
from lastcard.model.record import Record
from lastcard.notation.source import NOWHERE, Place


class ScriptLine(Record, frozen=True):
    """One line that is not blank or a comment."""

    number: int
    """Line number in its file, from 1."""
    text: str


class ChanceLine(ScriptLine, frozen=True):
    """`* shuffle r5 g2 …`."""

    words: tuple[str, ...]


class CheckLine(ScriptLine, frozen=True):
    """`? hand Ann r1 y2`."""

    words: tuple[str, ...]


class MoveLine(ScriptLine, frozen=True):
    """`Ann w b uno`."""

    name: str
    words: tuple[str, ...]


class RefusalLine(ScriptLine, frozen=True):
    """`! Bob g9`."""

    name: str
    words: tuple[str, ...]


Line = ChanceLine | CheckLine | MoveLine | RefusalLine


def parse_script(script: str, place: Place = NOWHERE) -> tuple[Line, ...]:
    """The lines of a script that say something."""
    lines = []
    for at, raw in enumerate(script.split("\n"), start=place.first):
        number = min(at, place.last)  # a text on one line of the file can hold several of ours
        text = raw.split("#", 1)[0].strip()
        if text:
            lines.append(_parse_line(number, text))
    return tuple(lines)


def _parse_line(number: int, text: str) -> Line:
    if text[0] in "*?!":
        mark, words = text[0], tuple(text[1:].split())
        if mark == "*":
            return ChanceLine(number, text, words)
        if mark == "?":
            return CheckLine(number, text, words)
        if len(words) < 2:
            raise LineError(number, "expected a seat and a move after `!`")
        return RefusalLine(number, text, words[0], words[1:])
    name, *rest = text.split()
    if not rest:
        raise LineError(number, f"expected a move after {name!r}")
    return MoveLine(number, text, name, tuple(rest))


class LineError(NotationError):
    """A line that cannot be read or does not hold, with its number."""

    def __init__(self, number: int, message: str) -> None:
        super().__init__(message)
        self.number = number
