"""Where the cards of a recorded match came from: the `[fairness]` table. docs/fairness.md tells the scheme."""

import json
import re
from collections.abc import Iterator, Mapping

from lastcard.model.errors import NotationError
from lastcard.model.record import Record

_KEYS = ("version", "table", "match", "rounds")
_ROUND_KEYS = {
    1: ("commitment", "seed", "salt", "entropy"),
    2: ("commitment", "seed", "salt", "sealed", "entropy"),
}
_DIGITS = re.compile(r"[0-9a-f]{64}")


class FairRound(Record, frozen=True, kw_only=True):
    """The opened secret of one round. Seed, salt and commitment are 64 hexadecimal digits in lower case."""

    commitment: str
    """What was published before the first card."""
    seed: str
    salt: str
    entropy: tuple[str, ...]
    """By player: as many digits, or an empty text where none was added, or none opened."""
    sealed: tuple[str, ...] = ()
    """The players' commitments to it, in the same way; none at all of a round that was dealt by version 1."""


class Fairness(Record, frozen=True, kw_only=True):
    """What is needed to compute every shuffle of a match again."""

    table: str
    match: int
    """Which match at the table, from 1."""
    rounds: tuple[FairRound, ...]
    version: int = 1
    """Of the scheme. A match of version 2 may have begun with rounds of version 1."""


def parse_fairness(value: object, seats: int) -> Fairness:
    """A `[fairness]` table of a match with so many seats; raises NotationError where its shape is wrong."""
    table = _table(value, "a table `fairness`", _KEYS)
    version, name, number, rounds = (table.get(key) for key in _KEYS)
    version = 1 if version is None else version
    if not isinstance(version, int) or isinstance(version, bool) or version not in _ROUND_KEYS:
        raise NotationError(
            f"expected `version` 1 or 2 in fairness, found {_found(version)}; a newer lastcard may know it"
        )
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
        rounds=tuple(_round(one, at, seats, version) for at, one in enumerate(rounds, start=1)),
        version=version,
    )


def _round(value: object, number: int, seats: int, version: int) -> FairRound:
    table = _table(value, f"a table for round {number} in fairness", _ROUND_KEYS[version])
    return FairRound(
        commitment=_digits(table.get("commitment"), f"`commitment` of round {number}"),
        seed=_digits(table.get("seed"), f"`seed` of round {number}"),
        salt=_digits(table.get("salt"), f"`salt` of round {number}"),
        entropy=_by_player(table, "entropy", number, seats),
        sealed=_by_player(table, "sealed", number, seats) if "sealed" in table else (),
    )


def _by_player(table: Mapping[str, object], key: str, number: int, seats: int) -> tuple[str, ...]:
    """Digits or an empty text for each seat."""
    texts = table.get(key)
    if not isinstance(texts, list) or len(texts) != seats:
        raise NotationError(
            f"expected `{key}` of round {number} in fairness to have one text for each of {seats} seats, "
            f"found {_found(texts)}"
        )
    return tuple(
        "" if one == "" else _digits(one, f"`{key}` of round {number}, where it is not empty,")
        for one in texts
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
    if fairness.version > 1:
        yield f"version = {fairness.version}"
    yield f"table = {_text(fairness.table)}"
    yield f"match = {fairness.match}"
    for one in fairness.rounds:
        yield ""
        yield "[[fairness.rounds]]"
        yield f"commitment = {_text(one.commitment)}"
        yield f"seed = {_text(one.seed)}"
        yield f"salt = {_text(one.salt)}"
        if one.sealed:
            yield f"sealed = [{', '.join(map(_text, one.sealed))}]"
        yield f"entropy = [{', '.join(map(_text, one.entropy))}]"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)
