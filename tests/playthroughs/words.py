"""Values of the model as words of a playthrough: whole, so that a new field shows up by itself."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

from lastcard.model.record import Record
from lastcard.model.seats import Seat

Names = Sequence[str]
MOST_SHOWN = 10
"""Cards of a pile that are written out; a longer pile is cut short."""


@cache
def _hints(kind: type[Record]) -> dict[str, Any]:
    return get_type_hints(kind)


def _speaks_of_seats(hint: object) -> bool:
    return hint is Seat or any(_speaks_of_seats(part) for part in get_args(hint))


def fields_of(record: Record, names: Names) -> dict[str, str]:
    """Every field of a record, in words."""
    hints = _hints(type(record))
    return {
        field: value_text(getattr(record, field), names, seats=_speaks_of_seats(hints[field]))
        for field in record.__struct_fields__
    }


def record_text(record: Record, names: Names) -> str:
    """`DrawCards(n=2 loses_turn=yes)`; the bare name where there is nothing to add."""
    parts = " ".join(f"{field}={text}" for field, text in fields_of(record, names).items())
    return f"{type(record).__name__}({parts})" if parts else type(record).__name__


def value_text(value: object, names: Names, *, seats: bool = False) -> str:
    """A value in words; `seats` tells whether its numbers are seats."""
    match value:
        case None | ():
            return "-"
        case bool():
            return "yes" if value else "no"
        case int() if seats:
            return names[value]
        case Record():
            return record_text(value, names)
        case tuple():
            nested = any(isinstance(part, tuple) for part in value)
            glue = " / " if nested else ("," if seats else " ")
            return glue.join(value_text(part, names, seats=seats) for part in value)
    return str(value)


def by_seat(values: Sequence[object], names: Names) -> str:
    """`Ann r1 y2 | Bob ? ?`: one value for each seat."""
    return " | ".join(f"{name} {value_text(value, names)}" for name, value in zip(names, values, strict=True))


def pile_text(pile: Sequence[str], *, last: bool) -> str:
    """A pile from its drawn or its bottom end; of a long one the cards that come into play."""
    if len(pile) <= MOST_SHOWN:
        return " ".join(pile) or "-"
    shown = " ".join(pile[-MOST_SHOWN:] if last else pile[:MOST_SHOWN])
    return f"… {shown} ({len(pile)})" if last else f"{shown} … ({len(pile)})"


def wrapped(label: str, parts: Iterator[str] | Sequence[str], width: int = 118) -> Iterator[str]:
    """Parts behind a label, over as many lines as they need."""
    line = f"{label:<9}"
    for part in parts:
        if len(line) + len(part) + 1 > width and line.strip() != label.strip():
            yield line.rstrip()
            line = " " * 9
        line += f" {part}"
    yield line.rstrip()
