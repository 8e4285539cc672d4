"""Reading plain data that a stranger wrote: every value by its kind, what is wrong noted, nothing raised."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeVar

from lastcard.model.rulings import Value
from lastcard.notation.editions.limits import LONGEST_WORD
from lastcard.notation.editions.problems import Notes, written

T = TypeVar("T", bound=str)

_WORD: Final = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_WORD - 1}}}")
_MOST_LISTED: Final = 20
"""Unknown keys that are noted of one table."""


class Table:
    """A table with its place; what nobody has asked for by the end is unknown."""

    def __init__(self, value: object, notes: Notes, path: str = "") -> None:
        self.notes = notes
        self.path = path
        self._asked: dict[str, None] = {}
        self._values: Mapping[str, object] = {}
        if isinstance(value, Mapping):
            self._values = value
        else:
            notes.add(path, "table", found=written(value))

    def at(self, key: str) -> str:
        """The place of a key."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether it is there; asking for it makes it known."""
        self._asked[key] = None
        return key in self._values

    def get(self, key: str) -> object:
        """Whatever is there, None for nothing."""
        self._asked[key] = None
        return self._values.get(key)

    def needed(self, *keys: str) -> None:
        """Note those that are not there."""
        for key in keys:
            if not self.has(key):
                self.notes.add(self.path, "missing", expected=key)

    def number(self, key: str, bounds: range, usual: int) -> int:
        """A whole number."""
        return whole(self.get(key), bounds, self.notes, self.at(key), usual) if self.has(key) else usual

    def flag(self, key: str) -> bool:
        """True or false; false where nothing is said."""
        value = self.get(key) if self.has(key) else False
        if not isinstance(value, bool):
            self.notes.add(self.at(key), "switch", found=written(value))
        return value is True

    def choice(self, key: str, options: Sequence[T], usual: T) -> T:
        """One of these words."""
        value = self.get(key) if self.has(key) else usual
        for option in options:
            if value == option:
                return option
        self.notes.add(self.at(key), "choice", expected=", ".join(options), found=written(value))
        return usual

    def word(self, key: str) -> str:
        """A word of one's own."""
        value = self.get(key)
        if isinstance(value, str) and _WORD.fullmatch(value):
            return value
        if self.has(key):
            self.notes.add(self.at(key), "word", most=LONGEST_WORD, found=written(value))
        return ""

    def items(self, key: str, bounds: range) -> Iterator[tuple[str, object]]:
        """The entries of a list with their places; none where nothing is said."""
        value = self.get(key) if self.has(key) else []
        if not isinstance(value, list | tuple):
            self.notes.add(self.at(key), "list", found=written(value))
        elif self.has(key) and len(value) not in bounds:
            self._wrong_amount(key, bounds, len(value))
        else:
            yield from ((f"{self.at(key)}[{number}]", entry) for number, entry in enumerate(value))

    def _wrong_amount(self, key: str, bounds: range, found: int) -> None:
        """Of a list of tables the first that is too many stands on a line of its own."""
        path = self.at(key)
        spot = f"{path}[{bounds[-1]}]"
        if len(bounds) == 1:
            self.notes.add(path, "exactly", spot=spot, expected=bounds[0], found=found)
        else:
            self.notes.add(path, "amount", spot=spot, least=bounds[0], most=bounds[-1], found=found)

    def tables(self, key: str, most: int) -> Iterator["Table"]:
        """The tables of a list."""
        for path, entry in self.items(key, range(most + 1)):
            yield Table(entry, self.notes, path)

    def table(self, key: str) -> "Table":
        """A table within; an empty one where nothing is said."""
        return Table(self.get(key) if self.has(key) else {}, self.notes, self.at(key))

    def keys(self, allowed: Sequence[str]) -> Iterator[str]:
        """The keys that are there, out of those there can be, as they are written."""
        self.has_only(allowed)
        return (key for key in self._values if key in allowed)

    def has_only(self, allowed: Iterable[str]) -> None:
        """Note every key that is none of these."""
        known = tuple(allowed)
        unknown = (key for key in self._values if key not in known)
        for key, _ in zip(unknown, range(_MOST_LISTED), strict=False):
            self.notes.add(
                self.path, "choice", spot=self.at(key), expected=", ".join(known), found=written(key)
            )

    def done(self) -> None:
        """Note what nobody has asked for."""
        self.has_only(self._asked)


def whole(value: object, bounds: range, notes: Notes, path: str, usual: int) -> int:
    """A whole number within bounds, or the usual one and a note."""
    if not isinstance(value, int) or isinstance(value, bool):
        notes.add(path, "number", found=written(value))
    elif value not in bounds:
        notes.add(path, "bounds", least=bounds[0], most=bounds[-1], found=written(value))
    else:
        return value
    return usual


def one_of(value: object, values: Sequence[Value], notes: Notes, path: str) -> Value | None:
    """A value of an option; `True == 1` in Python, but not on a rule sheet."""
    if isinstance(values, range):
        before = len(notes)
        number = whole(value, values, notes, path, values[0])
        return number if len(notes) == before else None
    for allowed in values:
        if value == allowed and type(value) is type(allowed):
            return allowed
    notes.add(path, "choice", expected=", ".join(map(written, values)), found=written(value))
    return None
