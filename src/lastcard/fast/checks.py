"""What callers hand in is looked at before compiled code hears of it: that checks no bounds."""

import operator
from typing import Any, Final

from lastcard.model.errors import BadOption, BadSeats
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet

MOST_SEED: Final = 2**63 - 1


def number_for(name: str, value: Any, least: int, most: int | None = None) -> int:  # noqa: ANN401 - that is checked
    """A whole number within bounds, NumPy's too."""
    found = _whole(value)
    if found is None or found < least or (most is not None and found > most):
        expected = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise BadOption(f"expected a number {expected} for `{name}`, found {value!r}")
    return found


def flag_for(name: str, value: Any) -> bool:  # noqa: ANN401 - the same
    """True or False: in Python almost everything could pass for one of them."""
    if not isinstance(value, bool):
        raise BadOption(f"expected True or False for `{name}`, found {value!r}")
    return value


def seats_for(sheet: Sheet, value: Any) -> int:  # noqa: ANN401 - the same
    """How many sit at a table that plays by this sheet, so few that there is a hand for each."""
    found, (fewest, most) = _whole(value), sheet.edition.players
    most = min(most, (len(sheet.deck) - 1) // sheet.edition.hand)
    if found is None or not fewest <= found <= most:
        raise BadSeats(f"expected {fewest} to {most} seats for {sheet.edition.key}, found {value!r}")
    return found


def seat_among(seats: int, value: Any) -> Seat:  # noqa: ANN401 - the same
    """A place at a table of so many."""
    found = _whole(value)
    if found is None or not 0 <= found < seats:
        raise BadSeats(f"expected a seat from 0 to {seats - 1}, found {value!r}")
    return Seat(found)


def numbers_for(name: str, value: Any) -> range:  # noqa: ANN401 - the same
    """Numbers one after the other; compiled code is told the first, and how many."""
    if not isinstance(value, range) or value.step != 1 or value.start < 0:
        raise BadOption(f"expected `{name}` as range(first, last), found {value!r}")
    return value


def _whole(value: Any) -> int | None:  # noqa: ANN401 - the same
    """A number without a fraction; True and False are none."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None
