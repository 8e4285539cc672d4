"""How many may sit down, how many cards they get, and what they play for."""

import pytest

from lastcard.editions import get
from lastcard.engine import apply, open_round
from lastcard.match import open_match
from lastcard.model.cards import Card
from lastcard.model.chance import Shuffle
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadSeats, UnknownEdition
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from tests.data.printed import sheet_in_force
from tests.editions import ALL_EDITIONS

LIMITS = [
    pytest.param("classic", 2, 10, marks=pytest.mark.rule("CLASSIC-03", "G03")),
    pytest.param("beach", 2, 10, marks=pytest.mark.rule("BEACH-13", "G03")),
    pytest.param("battle", 2, 10, marks=pytest.mark.rule("BATTLE-10", "G03")),
    pytest.param("trend", 2, 10, marks=pytest.mark.rule("TREND-08", "G03")),
    pytest.param("flip", 2, 10, marks=pytest.mark.rule("FLIP-07")),
    pytest.param("mini", 2, 4, marks=pytest.mark.rule("MINI-05")),
]


@pytest.mark.parametrize(("edition", "fewest", "most"), LIMITS)
def test_a_round_seats_the_fewest_and_the_most(edition: str, fewest: int, most: int) -> None:
    sheet = sheet_in_force(edition)

    assert [len(open_round(sheet, seats).hands) for seats in (fewest, most)] == [fewest, most]


@pytest.mark.parametrize(("edition", "fewest", "most"), LIMITS)
def test_one_seat_too_few_is_refused(edition: str, fewest: int, most: int) -> None:
    with pytest.raises(BadSeats, match=f"expected {fewest} to {most} seats .* found {fewest - 1}"):
        open_round(sheet_in_force(edition), fewest - 1)


@pytest.mark.parametrize(("edition", "fewest", "most"), LIMITS)
def test_one_seat_too_many_is_refused(edition: str, fewest: int, most: int) -> None:
    with pytest.raises(BadSeats, match=f"expected {fewest} to {most} seats .* found {most + 1}"):
        open_round(sheet_in_force(edition), most + 1)


@pytest.mark.parametrize(("edition", "fewest", "most"), LIMITS)
def test_a_match_has_the_same_limits(edition: str, fewest: int, most: int) -> None:
    refused = []
    for players in range(most + 3):
        try:
            open_match(get(edition), players)
        except BadSeats:
            refused.append(players)

    assert refused == [*range(fewest), most + 1, most + 2]


@pytest.mark.parametrize("dealer", [-1, 4])
def test_the_dealer_must_have_a_seat(dealer: int) -> None:
    with pytest.raises(BadSeats, match=f"expected a dealer among 4 seats, found seat {dealer}"):
        open_round(sheet_in_force("classic"), 4, Seat(dealer))


def dealt(edition: str, seats: int) -> RoundState:
    """A fresh deal on which a green 5 is turned up."""
    sheet = sheet_in_force(edition)
    five = next(card for card in sheet.deck if card.startswith("g5"))
    rest = list(sheet.deck)
    rest.remove(five)
    before = seats * sheet.edition.hand
    shuffled: tuple[Card, ...] = (*rest[:before], five, *rest[before:])
    return apply(open_round(sheet, seats, Seat(0)), None, Shuffle(shuffled)).after


HANDS = [
    pytest.param("classic", 7, marks=pytest.mark.rule("CLASSIC-02")),
    pytest.param("beach", 7, marks=pytest.mark.rule("BEACH-10", "BEACH-11")),
    pytest.param("battle", 7, marks=pytest.mark.rule("BATTLE-07", "BATTLE-08", "K13")),
    pytest.param("trend", 7, marks=pytest.mark.rule("TREND-07")),
    pytest.param("flip", 7, marks=pytest.mark.rule("FLIP-11", "FLIP-13", "FLIP-14")),
    pytest.param("mini", 5, marks=pytest.mark.rule("MINI-08", "MINI-09")),
]


@pytest.mark.parametrize(("edition", "hand"), HANDS)
def test_everybody_is_dealt_a_full_hand_even_at_the_largest_table(edition: str, hand: int) -> None:
    most = get(edition).players[1]

    assert [len(cards) for cards in dealt(edition, most).hands] == [hand] * most


@pytest.mark.parametrize(("edition", "hand"), HANDS)
def test_one_card_starts_the_discard_pile_and_the_rest_is_the_draw_pile(edition: str, hand: int) -> None:
    state = dealt(edition, 3)

    assert (len(state.discard), len(state.draw)) == (1, len(state.sheet.deck) - 3 * hand - 1)


@pytest.mark.parametrize(
    ("edition", "target"),
    [
        pytest.param("classic", 500, marks=pytest.mark.rule("CLASSIC-02")),
        pytest.param("beach", 500, marks=pytest.mark.rule("BEACH-92", "BEACH-93", "BEACH-102")),
        pytest.param("battle", 500, marks=pytest.mark.rule("BATTLE-66", "BATTLE-67")),
        pytest.param("trend", 500, marks=pytest.mark.rule("TREND-54", "TREND-55")),
        pytest.param("flip", 500, marks=pytest.mark.rule("FLIP-76", "FLIP-77")),
        pytest.param("mini", 250, marks=pytest.mark.rule("MINI-46", "M03")),
    ],
)
def test_a_match_is_played_to_the_printed_target(edition: str, target: int) -> None:
    assert open_match(get(edition), 2).sheet.target == target


@pytest.mark.rule("BEACH-92", "BATTLE-66", "TREND-54", "FLIP-76", "MINI-46", "G39", "M03")
@pytest.mark.parametrize("target", [50, 51, 333, 1999, 2000])
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_every_edition_can_be_played_to_any_target_from_50_to_2000(edition: Edition, target: int) -> None:
    assert open_match(edition, 2, options={"target": target}).sheet.target == target


@pytest.mark.rule("MINI-46", "M03")
def test_mini_is_still_played_to_the_target_of_an_older_file() -> None:
    assert open_match(get("mini"), 2, options={"mini_target": 500}).sheet.target == 500


@pytest.mark.parametrize(
    ("edition", "mode"),
    [
        pytest.param("classic", Mode.FIRST_TO, marks=pytest.mark.rule("CLASSIC-02")),
        pytest.param("beach", Mode.FIRST_TO, marks=pytest.mark.rule("BEACH-92")),
        pytest.param("battle", Mode.FIRST_TO, marks=pytest.mark.rule("BATTLE-66")),
        pytest.param("trend", Mode.FIRST_TO, marks=pytest.mark.rule("TREND-54")),
        pytest.param("flip", Mode.FIRST_TO, marks=pytest.mark.rule("FLIP-76")),
        pytest.param("mini", Mode.SINGLE, marks=pytest.mark.rule("MINI-43", "M13")),
    ],
)
def test_a_match_has_the_printed_mode_unless_another_is_chosen(edition: str, mode: Mode) -> None:
    assert open_match(get(edition), 2).mode is mode


@pytest.mark.rule("BATTLE-68", "TREND-56", "FLIP-78", "MINI-47", "M17")
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_a_mode_that_the_sheet_does_not_print_can_be_chosen_all_the_same(
    edition: Edition, mode: Mode
) -> None:
    assert open_match(edition, 4, mode=mode).mode is mode


@pytest.mark.rule("BATTLE-68", "TREND-56", "FLIP-78", "MINI-47")
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_two_players_need_no_sheet_of_their_own(edition: Edition) -> None:
    two, four = open_match(edition, 2), open_match(edition, 4)

    assert two.sheet is four.sheet


def test_there_is_no_other_edition() -> None:
    with pytest.raises(UnknownEdition, match=r"expected an edition \(classic, beach, .*, found 'chess'"):
        get("chess")
