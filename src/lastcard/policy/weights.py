"""The tuned weights of `hard`, by edition and number of seats, as they are shipped.

`weights.json` has for each edition a table by seats (`nearest`); `scripts/tune.py` writes it.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec

from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet
from lastcard.policy.features import GROUPS, WEIGHTS

FILE = "weights.json"
FALLBACK = "classic"
"""Whose weights an edition has that none are tuned for."""

Kept = TypeVar("Kept")
Table = TypeVar("Table")
Weight = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
"""So small that no sum of them, each times a whole number of cards or points, is beyond the kernel's 64 bits."""
Groups = dict[str, list[Weight]]
Tables = dict[str, dict[int, Groups]]
"""Weights in groups by name, by edition and seats."""


class BadWeights(LastcardError):
    """A file of weights cannot be read."""


def shipped(name: str, read: Callable[[bytes], Kept], package: str = "lastcard.policy") -> Kept:
    """What a file of a package holds; BadWeights, with the name of the file, where it is missing or damaged."""
    try:
        return read(files(package).joinpath(name).read_bytes())
    except OSError as error:
        raise BadWeights(f"{name}: expected a file that can be read, found: {error.strerror}") from error
    except BadWeights as error:
        raise BadWeights(f"{name}: {error}") from error


def decoded(text: bytes, kind: type[Kept], expected: str) -> Kept:
    """What a text of JSON says; BadWeights where that is something else than expected."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # the latter for keys that are no text
        raise BadWeights(f"expected {expected}, found {error}") from error


def hard_weights(sheet: Sheet, seats: int) -> tuple[int, ...]:
    """The weights of `hard` for a table."""
    tables = _shipped()
    return nearest(tables.get(sheet.edition.key, tables[FALLBACK]), seats)


def nearest(by_seats: Mapping[int, Table], seats: int) -> Table:
    """The table for so many seats: `2` is for two, `4` for three and four, `5` for more, as far as they are there."""
    wanted = 2 if seats == 2 else 4 if seats < 5 else 5
    return by_seats[max((tuned for tuned in by_seats if tuned <= wanted), default=min(by_seats))]


@lru_cache(maxsize=1)
def _shipped() -> dict[str, dict[int, tuple[int, ...]]]:
    return shipped(FILE, read_weights)


def read_weights(text: bytes) -> dict[str, dict[int, tuple[int, ...]]]:
    """Weights from the text of a file; BadWeights where it is none."""
    tables = decoded(text, Tables, "weights of a policy by edition and seats")
    if not tables.get(FALLBACK) or not all(tables.values()):
        raise BadWeights(f"expected weights for {FALLBACK}, and some for every edition named, found none")
    return {
        edition: {seats: _joined(groups) for seats, groups in by_seats.items()}
        for edition, by_seats in tables.items()
    }


def sizes() -> dict[str, int]:
    """How many weights each group has."""
    places = [*GROUPS.values(), WEIGHTS]
    return {name: places[n + 1] - places[n] for n, name in enumerate(GROUPS)}


def _joined(groups: Groups) -> tuple[int, ...]:
    return tuple(weight for group in checked(groups, sizes()).values() for weight in group)


def checked(groups: Groups, expected: Mapping[str, int]) -> Groups:
    """The groups in the order in which they are expected; BadWeights where there are others, or of other sizes."""
    found = {name: len(weights) for name, weights in groups.items()}
    if expected != found:
        wrong = sorted(name for name in {*expected, *found} if expected.get(name) != found.get(name))
        raise BadWeights(f"expected the groups of weights of this version, found others: {wrong}")
    return {name: groups[name] for name in expected}


def written(tables: dict[str, dict[int, tuple[int, ...]]]) -> bytes:
    """The text of a file of these weights."""
    lines = [
        f' "{edition}": {{\n'
        + ",\n".join(f'  "{seats}": {_grouped(weights)}' for seats, weights in by_seats.items())
        + "\n }"
        for edition, by_seats in tables.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _grouped(weights: tuple[int, ...]) -> str:
    """A line for each group, so that a change can be read."""
    lines = (
        f'   "{name}": {list(weights[GROUPS[name] : GROUPS[name] + size])}' for name, size in sizes().items()
    )
    return "{\n" + ",\n".join(lines) + "\n  }"
