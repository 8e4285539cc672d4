"""What a round is played for, by mode and standing."""

import pytest

from lastcard.bots.aim import TO_GO_OUT, aim_of
from lastcard.model.edition import Mode
from lastcard.model.seats import Seat

ME = Seat(0)
PAYING = (Mode.LOWEST, Mode.ELIMINATION)


def test_a_single_round_is_about_going_out() -> None:
    assert aim_of(Mode.SINGLE, (0, 0), 0, ME) == TO_GO_OUT


def test_far_from_the_target_points_are_what_counts() -> None:
    aim = aim_of(Mode.FIRST_TO, (0, 0, 0, 0), 500, ME)

    assert aim.out == 0
    assert aim.won > aim.paid > 0


def test_who_needs_few_points_just_goes_out() -> None:
    assert aim_of(Mode.FIRST_TO, (490, 0, 0, 0), 500, ME)[1:] == (1, 0, 0)


@pytest.mark.parametrize("mode", PAYING)
def test_points_that_are_paid_hurt_more_near_the_limit(mode: Mode) -> None:
    far, near = (aim_of(mode, (total, 100, 100), 500, ME) for total in (100, 470))

    assert 0 < far.paid < near.paid
    assert far.out < near.out


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("total", [0, 250, 499])
def test_every_aim_rewards_going_out_and_points_for_the_own_side(mode: Mode, total: int) -> None:
    friends = (Seat(2),) if "partners" in mode or mode is Mode.ROTATION else ()
    aim = aim_of(mode, (total, 0, total, 0), 500, ME, friends)

    assert aim.friends == friends
    assert min(aim[1:]) >= 0
    assert aim.out + 80 * aim.won > 0
