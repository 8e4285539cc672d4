"""kill -9, at every point between the decoder and the screens: nothing acknowledged is lost, nothing happens twice.

`benchmarks/kill9.py` does the same for as long as one likes.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.table.history import Outcome
from tests.table.kill_loop import Tally, kill_forked, kill_real
from tests.table.mortal import GAMES, PEOPLE, Point

KILLS = 150
REAL_KILLS = 3


def nothing() -> None:
    """A test needs no progress bar."""


def prove(tally: Tally) -> None:
    """No fault was found, and there was something in which one could have been found."""
    verdict = tally.verdict
    assert verdict.faults == []
    assert min(verdict.outcomes[outcome] for outcome in Outcome) > 0, "all three kinds of end occurred"
    assert 0 < verdict.applied_unknown < verdict.outcomes[Outcome.UNKNOWN], (
        "some were true after all, some not"
    )
    assert verdict.views > verdict.outcomes[Outcome.OK]


def test_there_are_sixteen_guests() -> None:
    assert len(GAMES) * PEOPLE == 16


@pytest.mark.parametrize("seed", [1, 2])
def test_a_server_killed_at_every_point_loses_nothing_and_repeats_nothing(seed: int, tmp_path: Path) -> None:
    tally = asyncio.run(kill_forked(tmp_path, KILLS, Random(seed), nothing))

    prove(tally)
    assert sum(tally.kills.values()) == KILLS
    assert set(tally.kills) == set(Point)
    assert tally.full_house > KILLS / 2
    assert tally.finished >= len(GAMES)


def test_lastcard_serve_killed_from_outside_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    tally = asyncio.run(kill_real(tmp_path, REAL_KILLS, Random(3), nothing))

    assert tally.verdict.faults == []
    assert sum(tally.kills.values()) == tally.full_house == REAL_KILLS
    assert tally.verdict.outcomes[Outcome.OK] > 0
