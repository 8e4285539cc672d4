"""Rounds of every printing on engine and kernel, compared after every input."""

from random import Random

import pytest

pytest.importorskip("numba")

from lastcard.editions import EDITIONS
from lastcard.engine.options import with_printing
from lastcard.lab.lockstep import Pair
from lastcard.model.decisions import Over
from lastcard.model.edition import Edition, Printing
from tests.properties.strategies import Table, said_at_random

ROUNDS = 200
MOST_INPUTS = 400
PRINTINGS = [
    pytest.param(edition, printing, id=f"{edition.key}-{printing.key}")
    for edition in EDITIONS
    for printing in edition.printings
]


@pytest.mark.parametrize(("edition", "printing"), PRINTINGS)
def test_engine_and_kernel_play_a_printing_alike(edition: Edition, printing: Printing) -> None:
    """Legal moves are compared now and then: `test_rounds` does so after every input."""
    ended = 0
    for number in range(ROUNDS):
        rng = Random(f"{edition.key}/{printing.key}/{number}")
        table = Table(
            edition=edition,
            options=with_printing(edition, printing.key, {}),
            seats=min(rng.choice([2, 3, 4, 5]), edition.players[1]),
            points_kept=number % 2 == 0,
            dealer=None,
            seed=number,
        )
        pair = Pair(table.opened(), opened=True)
        for inputs in range(MOST_INPUTS):
            if isinstance(pair.state.decision, Over):
                ended += 1
                break
            pair.feed(*said_at_random(rng, pair.state, eager=1.0), loaded=inputs % 32 == 0)
            if inputs % 16 == 0:
                pair.compare_moves()

    assert ended > ROUNDS * 0.8, "nearly all rounds end before they are cut off"
