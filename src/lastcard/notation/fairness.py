"""Where the cards of a recorded match came from: the `[fairness]` table. docs/fairness.md tells the scheme."""

import json
import re
from collections.abc import Iterator, Mapping

from lastcard.model.errors import NotationError
from lastcard.model.record import Record

_KEYS = ("table", "match", "rounds")
_ROUND_KEYS = ("commitment", "seed", "salt", "entropy")
_DIGITS = re.compile(r"[0-9a-f]{64}")


class FairRound(Record, frozen=True, kw_only=True):
    """The opened secret of one round. Seed, salt and commitment are 64 hexadecimal digits in lower case."""

    commitment: str
    """What was published before the first card."""
    seed: str
    salt: str
    entropy: tuple[str, ...]
    """By player: as many digits, or an empty text where nobody added any."""


class Fairness(Record, frozen=True, kw_only=True):
    """What is needed to compute every shuffle of a match again."""

    table: str
    match: int
    """Which match at the table, from 1."""
    rounds: tuple[FairRound, ...]


def parse_fairness(value: object, seats: int) -> Fairness:
    """A `[fairness]` table of a match with so many seats; raises NotationError where its shape is wrong."""
    table = _table(value, "a table `fairness`", _KEYS)
    name, number, rounds = (table.get(key) for key in _KEYS)
    if not isinstance(name, str) or not name or not name.isprintable():
        raise NotationError(f"expected a printable text for `table` in fairness, found {_found(name)}")
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise NotationError(f"expected a number from 1 for `match` in fairness, found {_found(number)}")
    if not isinstance(rounds, list) or not rounds:
        raise NotationError(
            f"expected a table `[[fairness.rounds]]` for each round, found {_found(rounds or None)}"
        )
    return Fairness(
        table=name,
        match=number,
        rounds=tuple(_round(one, at, seats) for at, one in enumerate(rounds, start=1)),
    )


def _round(value: object, number: int, seats: int) -> FairRound:
    table = _table(value, f"a table for round {number} in fairness", _ROUND_KEYS)
    entropy = table.get("entropy")
    if not isinstance(entropy, list) or len(entropy) != seats:
        raise NotationError(
            f"expected `entropy` of round {number} in fairness to have one text for each of {seats} seats, "
            f"found {_found(entropy)}"
        )
    return FairRound(
        commitment=_digits(table.get("commitment"), f"`commitment` of round {number}"),
        seed=_digits(table.get("seed"), f"`seed` of round {number}"),
        salt=_digits(table.get("salt"), f"`salt` of round {number}"),
        entropy=tuple(
            "" if one == "" else _digits(one, f"`entropy` of round {number}, where it is not empty,")
            for one in entropy
        ),
    )


def _table(value: object, expected: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise NotationError(f"expected {expected}, found {_found(value)}")
    for key in value:
        if key not in keys:
            raise NotationError(f"expected {expected} with the keys {', '.join(keys)}, found {key!r}")
    return value


def _digits(value: object, where: str) -> str:
    if not isinstance(value, str) or not _DIGITS.fullmatch(value):
        raise NotationError(
            f"expected {where} in fairness to be 64 digits from 0-9 and a-f, found {_found(value)}"
        )
    return value


def _found(value: object) -> str:
    return "none" if value is None else repr(value)


def write_fairness(fairness: Fairness) -> Iterator[str]:
    """The lines of a `[fairness]` table."""
    yield "[fairness]"
    yield f"table = {_text(fairness.table)}"
    yield f"match = {fairness.match}"
    for one in fairness.rounds:
        yield ""
        yield "[[fairness.rounds]]"
        yield f"commitment = {_text(one.commitment)}"
        yield f"seed = {_text(one.seed)}"
        yield f"salt = {_text(one.salt)}"
        yield f"entropy = [{', '.join(map(_text, one.entropy))}]"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
