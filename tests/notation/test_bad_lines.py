"""A script that cannot go on stops at its line, and says what was expected there."""

import pytest

from tests.notation.texts import POSITION, fails_at, scenario

BAD_LINES = [
    ("a seat alone", "Ann", "expected a move after 'Ann'"),
    ("an unknown seat", "Cy r1", "expected a seat (Ann, Bob), found 'Cy'"),
    ("seats are written as in the head", "ann r1", "found 'ann'"),
    ("an unknown word", "Ann plays r1", "expected a move, found 'plays r1'"),
    ("no card", "Ann r10", "expected a move, found 'r10'"),
    ("too much", "Ann draw draw", "expected a move, found 'draw draw'"),
    ("a two-sided code", "Ann r1/p3", "expected a one-sided card of classic, found r1/p3"),
    ("an unknown card", "Ann ?", "expected a move, found '?'"),
    ("a color by its name", "Ann color red", "expected a color (r y g b t p o u), found 'red'"),
    ("no color", "Ann color", "expected a move, found 'color'"),
    ("a card and no color", "Ann r1 x", "expected a color"),
    ("a gift to an unknown seat", "Ann give Cy r1", "found 'Cy'"),
    ("a gift of no card", "Ann give Bob 5", "expected a card, found '5'"),
    ("catching nobody", "Ann catch", "expected a move, found 'catch'"),
    ("a battle against an unknown seat", "Ann battle Cy", "found 'Cy'"),
    ("no battle where none is asked for", "Ann battle nobody", "the move is refused: wrong answer"),
    ("a swap with nobody", "Ann swap nobody", "found 'nobody'"),
    ("a catch of nobody by name", "Ann catch nobody", "found 'nobody'"),
    ("a refusal of nothing", "! Ann", "expected a seat and a move after `!`"),
    ("a refusal by nobody", "!", "expected a seat and a move after `!`"),
    ("a refusal by an unknown seat", "! Cy r1", "found 'Cy'"),
    ("a refusal that is no move", "! Ann plays r1", "expected a move, found 'plays r1'"),
    ("a refusal of a possible move", "! Ann r1", "expected a refusal, found that `Ann r1` is possible"),
    ("a check of nothing", "?", "expected a check, found ''"),
    ("an unknown check", "? cards Ann 3", "expected a check, found 'cards Ann 3'"),
    ("a check of an unknown seat", "? count Cy 3", "found 'Cy'"),
    ("a count that is none", "? count Ann three", "expected a number, found 'three'"),
    ("a top that is no card", "? top red5", "expected a card, found 'red5'"),
    ("a hand of no cards", "? hand Ann r1 r2 three", "expected a card, found 'three'"),
    ("a direction that is none", "? direction up", "expected a check, found 'direction up'"),
    ("a wrong hand", "? hand Ann r1 r2", "expected r1 r2, found r1 r2 g3"),
    ("a wrong question", "? asks Bob play", "expected Bob asked play, found Ann asked play"),
    ("somebody is asked", "? asks nobody", "expected nobody to be asked, found Ann asked play"),
    ("a round that goes on", "? over Ann 7", "expected the round to be over, found Ann asked play"),
    ("a wrong list of moves", "? legal Ann r1; draw", "expected draw; r1, found draw; r1; r2"),
    (
        "a move that is open",
        "? cannot Ann r1",
        "expected r1 to be refused for Ann, found that it is possible",
    ),
    ("a move that is not", "? can Ann g3", "expected g3 to be possible for Ann, found that it is refused"),
    ("luck nobody asked for", "* shuffle b1 b2 b3", "found shuffle"),
    ("an unknown luck", "* roll 6", "expected `cut`, `dealer` or `shuffle`, found 'roll 6'"),
    ("half a cut", "* cut Ann r1 Bob", "expected `cut`, `dealer` or `shuffle`"),
    ("luck for an unknown seat", "* dealer Cy", "found 'Cy'"),
    ("a card that does not fit", "Ann g3", "the move is refused: no match"),
    ("a card of somebody else", "Ann b3", "the move is refused: not in hand"),
    ("out of turn", "Bob b3", "the move is refused: not asked"),
]


@pytest.mark.parametrize(("line", "words"), [row[1:] for row in BAD_LINES], ids=[row[0] for row in BAD_LINES])
def test_a_bad_line_is_reported_with_its_number(line: str, words: str) -> None:
    failure = fails_at(scenario("? asks Ann play", line))

    assert failure is not None
    assert failure[0] == 5
    assert words in failure[1]
    assert "\n" not in failure[1]


def test_a_record_that_breaks_a_rule_half_way_names_that_line() -> None:
    text = scenario("Ann r1", "", "# Bob has no red card", "Bob draw", "Bob keep", "Ann g3", "Bob b3")

    assert fails_at(text) == (9, "the move is refused: no match")


def test_a_short_form_that_breaks_a_rule_in_its_second_half_names_its_line() -> None:
    position = POSITION.replace("r1 r2 g3", "w r2 g3")

    assert fails_at(scenario("? top r5", "Ann w u", position=position)) == (
        5,
        "the move is refused: no such color",
    )


def test_a_move_before_the_luck_it_needs_is_too_early() -> None:
    position = POSITION.replace('discard = "r5"', 'discard = "y1 r5"').replace("b1 b2 b3", "")

    failure = fails_at(scenario("Ann draw", "Ann keep", position=position))

    assert failure == (5, "expected `* shuffle`, found a move")


def test_where_luck_is_due_every_move_is_refused() -> None:
    position = POSITION.replace('discard = "r5"', 'discard = "y1 r5"').replace("b1 b2 b3", "")

    failure = fails_at(scenario("Ann draw", "! Ann keep", "* shuffle y1", "Ann keep", position=position))

    assert failure is None


def test_a_script_may_not_end_where_luck_is_due() -> None:
    position = POSITION.replace('discard = "r5"', 'discard = "y1 r5"').replace("b1 b2 b3", "")

    failure = fails_at(scenario("? asks Ann play", "Ann draw", position=position))

    assert failure == (5, "expected `* shuffle` to follow, found the end of the script")


def test_a_fresh_deal_begins_with_its_luck() -> None:
    failure = fails_at(scenario("Ann r1", position=""))

    assert failure == (4, "expected `* cut`, found a move")


def test_a_shuffle_of_too_few_cards_is_impossible() -> None:
    failure = fails_at(scenario("* cut Ann r7 Bob b9", "* shuffle r1 r2", position=""))

    assert failure == (5, "expected a shuffle of all 108 cards of the pile, found 2")


def test_a_cut_must_name_every_seat_that_is_asked() -> None:
    failure = fails_at(scenario("* cut Ann r7", position=""))

    assert failure == (4, "expected a cut of Ann, Bob, found Ann")


def test_a_cut_cannot_name_a_seat_twice() -> None:
    failure = fails_at(scenario("* cut Ann r7 Bob b9 Bob b8", position=""))

    assert failure == (4, "expected a cut of Ann, Bob, found Ann, Bob, Bob")


def test_a_second_round_needs_to_know_who_dealt_the_first() -> None:
    position = POSITION.replace("r1 r2 g3", "r1")

    failure = fails_at(scenario("Ann r1", "? over Ann 7", "* shuffle r1", position=position))

    assert failure == (6, "expected a dealer to be given, needed to know who deals the next round")


def test_a_decided_match_has_no_next_round() -> None:
    head = 'edition = "classic"\nseats = ["Ann", "Bob"]\nmode = "single"\n'
    position = POSITION.replace("r1 r2 g3", "r1")

    failure = fails_at(scenario("Ann r1", "* shuffle r1", head=head, position=position))

    assert failure == (6, "expected a match that goes on, found one that is decided")


def test_a_count_without_end_is_no_number() -> None:
    failure = fails_at(scenario("? asks Ann play", f"? count Ann {'9' * 5000}"))

    assert failure is not None
    assert failure[0] == 5


def test_a_bad_head_is_reported_where_the_script_begins() -> None:
    failure = fails_at(scenario("Ann r1", head='edition = "clasic"\nseats = ["Ann", "Bob"]\n'))

    assert failure == (4, "expected an edition (classic, beach, battle, trend, flip, mini), found 'clasic'")
