"""What a match refuses, and that it says what it expected."""

import pytest

from lastcard.editions import get
from lastcard.match import MatchError, Player, apply, next_round, open_match
from lastcard.model.cards import Card
from lastcard.model.chance import Shuffle
from lastcard.model.edition import Mode
from lastcard.model.errors import BadOption, BadSeats, IllegalMove, ImpossibleOutcome, Reason
from lastcard.model.moves import Play
from lastcard.model.seats import Seat
from tests.match.play import about_to_end, play_match


@pytest.mark.rule("MODE-05", "BEACH-94")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
@pytest.mark.parametrize("mode", [Mode.PARTNERS, Mode.PARTNERS_LOWEST])
def test_pairs_need_four_players(mode: Mode, players: int) -> None:
    with pytest.raises(BadSeats, match=f"expected 4 seats for beach in mode {mode}, found {players}"):
        open_match(get("beach"), players, mode=mode)


@pytest.mark.rule("MODE-06", "BEACH-97", "BEACH-99")
@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_a_rotation_needs_four_or_eight_players(players: int) -> None:
    with pytest.raises(BadSeats, match=f"expected 4 or 8 seats .* found {players}"):
        open_match(get("beach"), players, mode=Mode.ROTATION)


@pytest.mark.rule("MODE-06", "MINI-05")
def test_eight_can_rotate_where_a_table_seats_only_four() -> None:
    match = open_match(get("mini"), 8, mode=Mode.ROTATION)

    assert (len(match.totals), len(match.round.hands)) == (8, 4)


@pytest.mark.parametrize("mode", [Mode.FIRST_TO, Mode.LOWEST, Mode.ELIMINATION, Mode.SINGLE])
@pytest.mark.parametrize("players", [1, 11])
def test_a_mode_for_single_players_has_the_limits_of_the_edition(mode: Mode, players: int) -> None:
    with pytest.raises(BadSeats, match=f"expected 2 to 10 seats .* found {players}"):
        open_match(get("classic"), players, mode=mode)


def test_the_dealer_must_be_one_of_the_players() -> None:
    with pytest.raises(BadSeats, match="expected a dealer who plays the first round, found player 4"):
        open_match(get("classic"), 4, dealer=Player(4))


def test_the_first_dealer_of_a_rotation_must_sit_at_the_first_table() -> None:
    with pytest.raises(BadSeats, match="expected a dealer who plays the first round, found player 2"):
        open_match(get("classic"), 8, mode=Mode.ROTATION, dealer=Player(2))


def test_a_given_dealer_deals_the_first_round_from_the_own_seat() -> None:
    match = open_match(get("classic"), 4, mode=Mode.ROTATION, dealer=Player(1))

    assert match.round.dealer == match.seat_of(Player(1)) == Seat(1)


def test_an_option_that_the_edition_does_not_have_opens_no_match() -> None:
    with pytest.raises(BadOption, match="found 'mini_target'"):
        open_match(get("classic"), 4, options={"mini_target": 500})


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(MatchError, match="expected the round to be over"):
        next_round(open_match(get("classic"), 4))


@pytest.mark.parametrize("mode", Mode)
def test_a_decided_match_has_no_next_round(mode: Mode) -> None:
    with pytest.raises(MatchError, match="expected a match that goes on, found one that is decided"):
        next_round(play_match("beach", 4, mode, 1)[-1])


def test_the_next_deal_needs_to_know_who_dealt() -> None:
    match = about_to_end(hands=("bs", "r1"), dealer=None)
    match, _ = apply(match, Player(1), Play(Card("r1")))

    with pytest.raises(MatchError, match="expected a dealer to be given"):
        next_round(match)


@pytest.mark.rule("MODE-03", "BEACH-102")
def test_who_is_out_may_not_move() -> None:
    match = about_to_end(hands=("bs", "r1", ""), totals=(0, 0, 500), mode=Mode.ELIMINATION)

    with pytest.raises(IllegalMove) as refused:
        apply(match, Player(2), Play(Card("r1")))

    assert refused.value.reason is Reason.NOT_ASKED


def test_who_sits_at_the_other_table_may_not_move() -> None:
    match = open_match(get("beach"), 8, mode=Mode.ROTATION)

    with pytest.raises(IllegalMove) as refused:
        apply(match, Player(2), Play(Card("t1")))

    assert refused.value.reason is Reason.NOT_ASKED


def test_a_round_that_is_over_stays_scored_once() -> None:
    match = play_match("beach", 4, Mode.FIRST_TO, 1)[0]

    with pytest.raises(IllegalMove) as refused:
        apply(match, match.seating[0], Play(Card("t1")))

    assert refused.value.reason is Reason.ROUND_OVER


def test_luck_has_no_say_when_a_round_is_over() -> None:
    match = play_match("beach", 4, Mode.FIRST_TO, 1)[0]

    with pytest.raises(ImpossibleOutcome):
        apply(match, None, Shuffle(match.sheet.deck))
