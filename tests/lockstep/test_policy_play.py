"""Contests on the kernel: the same deals for every rotation, and `hard` wins more than its share."""

import pytest

pytest.importorskip("numba")

from lastcard.editions import EDITIONS
from lastcard.engine import sheet_for
from lastcard.fast.play.policy_play import contest
from lastcard.model.edition import Edition
from lastcard.model.errors import BadSeats
from lastcard.policy import NORMAL, hard_weights
from tests.editions import ALL_EDITIONS


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_between_equals_every_rotation_of_a_deal_is_the_same_round(edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)

    found = contest(sheet, [NORMAL] * 3, range(20), seed=3)

    for winners, moves in zip(found.winner.tolist(), found.moves.tolist(), strict=True):
        assert len(set(moves)) == 1
        # The seat that wins is the same, so each place wins once.
        assert sorted(winners) in ([0, 1, 2], [-1, -1, -1])


def test_a_deal_is_the_same_whatever_is_played_beside_it() -> None:
    sheet = sheet_for(EDITIONS[0], EDITIONS[0].rulings)
    lineup = [hard_weights(sheet, 2), NORMAL]

    together = contest(sheet, lineup, range(30), seed=5)
    apart = [contest(sheet, lineup, deals, seed=5) for deals in (range(11), range(11, 30))]

    for whole, first, second in zip(together, *apart, strict=True):
        assert whole.tolist() == [*first.tolist(), *second.tolist()]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_hard_wins_more_than_its_share_against_normal(edition: Edition, seats: int) -> None:
    sheet = sheet_for(edition, edition.rulings)

    found = contest(sheet, [hard_weights(sheet, seats), *[NORMAL] * (seats - 1)], range(3_000), seed=1)

    assert (found.winner == 0).mean() > 1 / seats


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadSeats, match="expected 2 to 10 seats"):
        contest(sheet_for(EDITIONS[0], EDITIONS[0].rulings), [NORMAL] * 11, range(1), seed=0)
