"""Editions that nobody has printed are played alike by engine and kernel: any colors, rows and effects."""

import pytest

pytest.importorskip("numba")

from tests.lockstep.rounds import play_at
from tests.random_editions import random_table

ROUNDS = 60


@pytest.mark.parametrize("first", range(0, ROUNDS, 20))
def test_engine_and_kernel_agree_on_any_edition(first: int) -> None:
    ended = [play_at(random_table(number)).over for number in range(first, first + 20)]

    assert sum(ended) >= 10, "most rounds end before they are cut off"
