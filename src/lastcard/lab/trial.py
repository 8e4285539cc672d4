"""A first look at a sheet: as many rounds of random play as there is time for."""

from importlib.util import find_spec
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from lastcard.lab.random_play import play_round
from lastcard.lab.tally import Tally, count_round
from lastcard.model.errors import EndlessRound, LastcardError
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet

SEED: Final = 17
MOST_AT_ONCE: Final = 1000
"""Rounds on the kernel between two looks at the clock."""


class Trial(NamedTuple):
    """What came of it."""

    tally: Tally
    endless: bool
    """Whether a round was given up because it went on and on."""


class _GivenUp(LastcardError):
    """A round that took all the time there was."""


def try_out(sheet: Sheet, seats: int, rounds: int, seconds: float) -> Trial:
    """So many rounds, or fewer, on the kernel where it is installed; the deal goes round."""
    return (
        _on_kernel(sheet, seats, rounds, seconds)
        if find_spec("numba")
        else _on_engine(sheet, seats, rounds, seconds)
    )


def _on_kernel(sheet: Sheet, seats: int, rounds: int, seconds: float) -> Trial:
    from lastcard.lab.compiled_play import count_rounds  # noqa: PLC0415 - nobody else needs Numba

    tally, heap = Tally(), 1
    try:
        # The first round by itself, before the clock runs: machine code may have to be made for it.
        tally.add(count_rounds(sheet, seats, range(1), SEED))
        until = monotonic() + seconds
        while tally.rounds < rounds and monotonic() < until:
            numbers = range(tally.rounds, min(tally.rounds + heap, rounds))
            tally.add(count_rounds(sheet, seats, numbers, SEED))
            heap = min(2 * heap, MOST_AT_ONCE)
    except EndlessRound:
        return Trial(tally, endless=True)
    return Trial(tally, endless=False)


def _on_engine(sheet: Sheet, seats: int, rounds: int, seconds: float) -> Trial:
    tally, until = Tally(), monotonic() + seconds
    try:
        while tally.rounds < rounds:
            tally.add(_round(sheet, seats, tally.rounds, until))
    except _GivenUp:
        return Trial(tally, endless=not tally.rounds)
    return Trial(tally, endless=False)


def _round(sheet: Sheet, seats: int, number: int, until: float) -> Tally:
    played = []
    for step in play_round(sheet, seats, Seat(number % seats), Random(f"{SEED}/{number}"), eager=True):
        if monotonic() > until:
            raise _GivenUp
        played.append(step)
    return count_round(played)
