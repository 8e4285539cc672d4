"""Whole rounds by number, as `benchmarks/lockstep.py` plays them by the thousand."""

import pytest

pytest.importorskip("numba")

from tests.lockstep.rounds import play

ROUNDS = 40


@pytest.mark.parametrize("first", range(0, ROUNDS, 10))
def test_engine_and_kernel_agree_from_the_first_card_to_the_last(first: int) -> None:
    ended = [play(number).over for number in range(first, first + 10)]

    assert sum(ended) >= 8, "nearly all rounds end before they are cut off"
