"""When a match is won, to the point."""

import pytest

from lastcard.match import Match, apply
from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.moves import Play
from tests.match.play import about_to_end, on_turn


def after_p1_goes_out(mode: Mode, *totals: int, target: int = 500) -> Match:
    """P1 goes out; of the four, P0, P2 and P3 are caught with 20, 40 and 1."""
    match = about_to_end(hands=("bs", "r1", "gs ys", "b1"), totals=totals, mode=mode, target=target)
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


# --- another target --------------------------------------------------------------------------------------


@pytest.mark.rule("MODE-01", "G39")
@pytest.mark.parametrize(("target", "winners"), [(50, (1,)), (61, (1,)), (62, ()), (2000, ())])
def test_first_to_any_target(target: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.FIRST_TO, 0, 0, 0, 0, target=target)

    assert (match.totals, match.winners) == ((0, 61, 0, 0), winners)


@pytest.mark.rule("MODE-02", "G39")
@pytest.mark.parametrize(("target", "winners"), [(200, (1,)), (201, ())])
def test_lowest_ends_with_any_target(target: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.LOWEST, 30, 20, 160, 40, target=target)

    assert (max(match.totals), match.winners) == (200, winners)


@pytest.mark.rule("MODE-03", "BEACH-102", "B20")
@pytest.mark.parametrize(
    ("target", "out"), [(90, (0, 2)), (100, (0, 2)), (101, (0,)), (109, (0,)), (110, ())]
)
def test_the_limit_of_elimination_is_the_target(target: int, out: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.ELIMINATION, 89, 0, 60, 0, target=target)

    assert match.totals == (109, 0, 100, 1)
    assert (match.out, match.winners) == (out, ())


@pytest.mark.rule("MODE-03", "BEACH-105", "B20")
def test_a_low_limit_can_leave_a_single_player_after_one_round() -> None:
    match = after_p1_goes_out(Mode.ELIMINATION, 30, 49, 10, 49, target=50)

    assert (match.out, match.winners) == ((0, 2, 3), (1,))


@pytest.mark.rule("MODE-05", "B17", "G39")
@pytest.mark.parametrize(("target", "winners"), [(160, (1, 3)), (161, ())])
def test_a_pair_plays_to_any_target(target: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.PARTNERS, 50, 100, 50, 100, target=target)

    assert (match.totals, match.winners) == ((50, 160, 50, 160), winners)


@pytest.mark.rule("MODE-05", "B17", "G39")
@pytest.mark.parametrize(("target", "winners"), [(110, (1, 3)), (111, ())])
def test_a_pair_loses_with_any_target(target: int, winners: tuple[int, ...]) -> None:
    match = after_p1_goes_out(Mode.PARTNERS_LOWEST, 50, 100, 50, 100, target=target)

    assert (match.totals, match.winners) == ((110, 100, 110, 100), winners)


@pytest.mark.rule("MODE-04", "MODE-06")
@pytest.mark.parametrize(("mode", "winners"), [(Mode.SINGLE, (1,)), (Mode.ROTATION, ())])
@pytest.mark.parametrize("target", [50, 2000])
def test_a_mode_without_a_target_knows_none(mode: Mode, winners: tuple[int, ...], target: int) -> None:
    assert after_p1_goes_out(mode, target=target).winners == winners
