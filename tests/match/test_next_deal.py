"""Who deals the next round, and that a blocked round counts for nothing."""

from itertools import pairwise

import pytest

from lastcard.match import Match, apply, next_round
from lastcard.model.cards import Card
from lastcard.model.decisions import AskCut, AskShuffle
from lastcard.model.edition import Mode
from lastcard.model.moves import Play
from lastcard.model.seats import Seat
from tests.choices import some_values
from tests.match.play import about_to_end, blocked, dealer_of, on_turn, play_match

NEXT_DEALER = ("left", "winner", "redraw", "same")
ONE_SEATING = (Mode.FIRST_TO, Mode.LOWEST, Mode.PARTNERS, Mode.PARTNERS_LOWEST)
STUCK = ("b1", "g2", "y3", "b4")
"""Hands of which no card fits a red 5."""


def left_of(match: Match, seating: tuple[int, ...]) -> int:
    """The next player still in, clockwise from the dealer."""
    players = len(match.totals)
    return next(
        player
        for player in ((dealer_of(match) + step) % players for step in range(1, players + 1))
        if player in seating
    )


def ended(*, totals: tuple[int, ...] = (), mode: Mode = Mode.FIRST_TO, next_dealer: str) -> Match:
    """P0 has dealt, and P1 goes out; the others are caught with 20 each."""
    match = about_to_end(hands=("bs", "r1", "gs", "ys"), totals=totals, mode=mode, next_dealer=next_dealer)
    return apply(match, on_turn(match), Play(Card("r1")))[0]


def test_these_are_all_the_ways() -> None:
    assert some_values("next_dealer") == NEXT_DEALER


@pytest.mark.rule("MODE-07", "BEACH-12", "G02")
@pytest.mark.parametrize("mode", [*ONE_SEATING, Mode.ELIMINATION])
def test_the_deal_moves_left_to_the_next_player_still_in(mode: Mode) -> None:
    rounds = play_match("beach", 4, mode, 3)

    assert len(rounds) > 4
    assert all(dealer_of(after) == left_of(before, after.seating) for before, after in pairwise(rounds))


@pytest.mark.rule("MODE-07", "G02")
@pytest.mark.parametrize("mode", [*ONE_SEATING, Mode.ELIMINATION])
def test_with_winner_whoever_went_out_deals(mode: Mode) -> None:
    rounds = play_match("beach", 4, mode, 4, next_dealer="winner")

    assert all(
        before.over is not None
        and before.over.winner is not None
        and dealer_of(after) == before.seating[before.over.winner]
        for before, after in pairwise(rounds)
    )


@pytest.mark.rule("MODE-07", "G02")
@pytest.mark.parametrize("mode", ONE_SEATING)
def test_with_same_the_dealer_stays(mode: Mode) -> None:
    rounds = play_match("beach", 4, mode, 5, next_dealer="same")

    assert len({dealer_of(match) for match in rounds}) == 1


@pytest.mark.rule("MODE-03", "MODE-07", "G02")
def test_with_same_a_dealer_who_is_out_is_followed_by_the_next_player_still_in() -> None:
    match = ended(totals=(490, 0, 490), mode=Mode.ELIMINATION, next_dealer="same")

    assert match.out == (0, 2)
    assert dealer_of(next_round(match)) == 1


@pytest.mark.rule("MODE-03", "MODE-07", "G02")
def test_the_deal_passes_over_who_has_just_been_eliminated() -> None:
    match = about_to_end(hands=("r1", "bs", "gs", "ys"), totals=(0, 490), mode=Mode.ELIMINATION, turn=0)
    match, _ = apply(match, on_turn(match), Play(Card("r1")))

    assert match.out == (1,)
    assert dealer_of(next_round(match)) == 2


@pytest.mark.rule("MODE-07", "G02")
def test_with_redraw_everybody_still_in_draws_for_the_deal_again() -> None:
    again = next_round(ended(totals=(0, 0, 490), mode=Mode.ELIMINATION, next_dealer="redraw"))

    assert again.round.decision == AskCut((Seat(0), Seat(1), Seat(2)))
    assert again.seating == (0, 1, 3)


# --- blocked rounds --------------------------------------------------------------------------------------


@pytest.mark.rule("MODE-04", "BATTLE-64", "G37")
@pytest.mark.parametrize("mode", Mode)
def test_a_blocked_round_changes_no_total_and_decides_nothing(mode: Mode) -> None:
    totals = (499, 120, 499, 120)
    match = blocked(about_to_end(hands=STUCK, totals=totals, mode=mode))

    assert match.over is not None
    assert match.over.winner is None
    assert (match.totals, match.points, match.winners) == (totals, 0, ())


@pytest.mark.rule("MODE-07", "G02", "G37")
@pytest.mark.parametrize("next_dealer", NEXT_DEALER)
@pytest.mark.parametrize("mode", Mode)
def test_after_a_blocked_round_the_deal_moves_left_in_any_case(mode: Mode, next_dealer: str) -> None:
    match = blocked(about_to_end(hands=STUCK, mode=mode, next_dealer=next_dealer))
    again = next_round(match)

    assert (match.round.dealer, again.round.dealer) == (0, 1)
    assert isinstance(again.round.decision, AskShuffle)


@pytest.mark.rule("MODE-06", "G37")
def test_a_blocked_round_of_a_rotation_is_one_of_its_rounds() -> None:
    match = blocked(about_to_end(hands=STUCK, mode=Mode.ROTATION))

    assert match.rounds_played == 1
