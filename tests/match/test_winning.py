"""When a match is won, to the point."""

import pytest

from lastcard.match import Match, apply
from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.moves import Play
from tests.match.play import about_to_end, on_turn


def after_p1_goes_out(mode: Mode, *totals: int) -> Match:
    """P1 goes out; of the four, P0, P2 and P3 are caught with 20, 40 and 1."""
    match = about_to_end(hands=("bs", "r1", "gs ys", "b1"), totals=totals, mode=mode)
    return apply(match, on_turn(match), Play(Card("r1")))[0]


@pytest.mark.rule("MODE-01", "BEACH-92", "G39")
@pytest.mark.parametrize(("before", "winners"), [(438, ()), (439, (1,)), (440, (1,))])
def test_first_to_is_won_with_exactly_the_target(before: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.FIRST_TO, 499, before, 499, 499)

    assert (match.totals, match.winners) == ((499, before + 61, 499, 499), winners)


@pytest.mark.rule("MODE-02", "BEACH-93", "G39")
@pytest.mark.parametrize(("before", "winners"), [(459, ()), (460, (1,)), (461, (1,))])
def test_lowest_ends_when_somebody_has_exactly_the_target(before: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.LOWEST, 300, 200, before, 400)

    assert (match.totals, match.winners) == ((320, 200, before + 40, 401), winners)


@pytest.mark.rule("MODE-02", "G39")
def test_who_ties_for_the_lowest_total_shares_the_win() -> None:
    match = after_p1_goes_out(Mode.LOWEST, 180, 200, 460, 400)

    assert (match.totals, match.winners) == ((200, 200, 500, 401), (0, 1))


@pytest.mark.rule("MODE-03", "BEACH-102", "B20")
@pytest.mark.parametrize(("before", "out"), [(459, ()), (460, (2,)), (461, (2,))])
def test_exactly_at_the_limit_a_player_is_out(before: int, out: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.ELIMINATION, 0, 499, before, 0)

    assert (match.out, match.winners) == (out, ())


@pytest.mark.rule("MODE-03", "BEACH-105", "B20")
def test_who_alone_is_left_by_a_round_wins_at_once() -> None:
    match = after_p1_goes_out(Mode.ELIMINATION, 480, 499, 460, 499)

    assert (match.out, match.winners) == ((0, 2, 3), (1,))


@pytest.mark.rule("MODE-04", "MINI-43", "M13")
def test_a_single_round_is_won_by_who_goes_out_and_no_points_are_kept() -> None:
    match = after_p1_goes_out(Mode.SINGLE)

    assert (match.totals, match.winners) == ((0, 0, 0, 0), (1,))


@pytest.mark.rule("MODE-05", "BEACH-96", "B17")
@pytest.mark.parametrize(("before", "winners"), [(439, ()), (440, (1, 3)), (441, (1, 3))])
def test_a_pair_wins_with_exactly_the_target(before: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.PARTNERS, 499, before, 499, before)

    assert (match.totals, match.winners) == ((499, before + 60, 499, before + 60), winners)


@pytest.mark.rule("MODE-05", "BEACH-96", "B17")
@pytest.mark.parametrize(("before", "winners"), [(439, ()), (440, (1, 3))])
def test_a_pair_that_reaches_the_target_of_the_lowest_game_loses(
    before: int, winners: tuple[int, ...]
) -> None:
    match = after_p1_goes_out(Mode.PARTNERS_LOWEST, before, 200, before, 200)

    assert (match.totals, match.winners) == ((before + 60, 200, before + 60, 200), winners)


@pytest.mark.rule("BEACH-98", "MODE-06", "B19")
def test_in_a_rotation_both_partners_are_credited_in_full_and_no_target_ends_it() -> None:
    match = after_p1_goes_out(Mode.ROTATION, 490, 490, 490, 490)

    assert (match.totals, match.winners) == ((490, 550, 490, 550), ())
