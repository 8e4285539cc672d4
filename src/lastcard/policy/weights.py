"""The tuned weights of `hard`, by edition and number of seats, as they are shipped.

`weights.json` has for each edition a table by seats (`nearest`); `scripts/tune.py` writes it.
"""

from functools import lru_cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet
from lastcard.policy.features import GROUPS, WEIGHTS

FILE = "weights.json"
FALLBACK = "classic"
"""Whose weights an edition has that none are tuned for."""

Table = TypeVar("Table")
Groups = dict[str, list[int]]
Tables = dict[str, dict[int, Groups]]
"""Weights in groups by name, by edition and seats."""


class BadWeights(LastcardError):
    """The file of weights cannot be read."""


def hard_weights(sheet: Sheet, seats: int) -> tuple[int, ...]:
    """The weights of `hard` for a table."""
    tables = _shipped()
    return nearest(tables.get(sheet.edition.key, tables[FALLBACK]), seats)


def nearest(by_seats: dict[int, Table], seats: int) -> Table:
    """The table for so many seats: `2` is for two, `4` for three and four, `5` for more, as far as they are there."""
    wanted = 2 if seats == 2 else 4 if seats < 5 else 5
    return by_seats[max((tuned for tuned in by_seats if tuned <= wanted), default=min(by_seats))]


@lru_cache(maxsize=1)
def _shipped() -> dict[str, dict[int, tuple[int, ...]]]:
    return read_weights(files("lastcard.policy").joinpath(FILE).read_bytes())


def read_weights(text: bytes) -> dict[str, dict[int, tuple[int, ...]]]:
    """Weights from the text of a file; BadWeights where it is none."""
    try:
        tables = msgspec.json.decode(text, type=Tables)
    except msgspec.DecodeError as error:
        raise BadWeights(f"expected weights of a policy by edition and seats, found {error}") from error
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
    expected, found = sizes(), {name: len(weights) for name, weights in groups.items()}
    if expected != found:
        wrong = sorted(name for name in expected | found if expected.get(name) != found.get(name))
        raise BadWeights(f"expected the groups of weights of this version, found others: {', '.join(wrong)}")
    return tuple(weight for name in expected for weight in groups[name])


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
