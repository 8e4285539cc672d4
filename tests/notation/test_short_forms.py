"""Short forms and short codes: what they stand for, and when the full one is needed."""

import pytest

from lastcard.model.cards import Card
from lastcard.model.errors import NotationError
from lastcard.model.moves import Battle, Call, Give, JumpIn, Move, Name, Play, Reveal, Show
from lastcard.model.seats import Seat
from lastcard.notation import begin, parse_header
from lastcard.notation.moves import Lineup, parse_moves
from tests.notation.texts import fails_at, only_case, scenario

SEATS = 'seats = ["Ann", "Bob"]\n'
FLIP = f'edition = "flip"\n{SEATS}'
TABLE = '[position]\nturn = "Ann"\ndiscard = "r9/u5"\ndraw = "y2/t1 b7/oe"\n'
ALIKE = TABLE + 'hands = { Ann = "r7/o1 r7/u5 rf/p8 r4/of", Bob = "b2/o8 g8/pv y8/o2" }\n'


def moves(head: str, position: str, words: str) -> list[Move]:
    """What Ann would say with these words."""
    state = begin(parse_header(only_case(head + position))).round
    return parse_moves(state, Lineup(("Ann", "Bob")), Seat(0), words.split())


CLASSIC = f'edition = "classic"\n{SEATS}'
BATTLE = f'edition = "battle"\n{SEATS}'
TREND = f'edition = "trend"\n{SEATS}'
HAND = '[position]\nturn = "Ann"\ndiscard = "r5"\ndraw = "b1"\nhands = { Ann = "w w+4 r7", Bob = "b2 b3" }\n'

MEANT: list[tuple[str, str, list[Move]]] = [
    (CLASSIC, "w b", [Play(Card("w")), Name("b")]),
    (CLASSIC, "w+4 g", [Play(Card("w+4")), Name("g")]),
    (CLASSIC, "r7 uno", [Call(), Play(Card("r7"))]),
    (CLASSIC, "w b uno", [Call(), Play(Card("w")), Name("b")]),
    (CLASSIC, "jump r7 uno", [Call(), JumpIn(Card("r7"))]),
    (CLASSIC, "uno", [Call()]),
    (BATTLE, "wb Bob", [Play(Card("wb")), Battle(Seat(1))]),
    (BATTLE, "wb nobody", [Play(Card("wb")), Battle(None)]),
    (BATTLE, "wb nobody uno", [Call(), Play(Card("wb")), Battle(None)]),
    (BATTLE, "battle nobody", [Battle(None)]),
    (TREND, "wt r", [Play(Card("wt")), Name("r")]),
    (CLASSIC, "give nobody", [Give(None, ())]),
    (CLASSIC, "give Bob r7 w", [Give(Seat(1), (Card("r7"), Card("w")))]),
    (CLASSIC, "reveal r7", [Reveal(Card("r7"))]),
    (CLASSIC, "show r7", [Show(Card("r7"))]),
]


@pytest.mark.parametrize(("head", "words", "expected"), MEANT, ids=[row[1] for row in MEANT])
def test_words_stand_for_moves(head: str, words: str, expected: list[Move]) -> None:
    assert moves(head, HAND, words) == expected


def test_the_active_face_is_enough_where_one_card_shows_it() -> None:
    assert moves(FLIP, ALIKE, "rf") == [Play(Card("rf/p8"))]


def test_the_full_code_is_needed_where_two_cards_show_the_same_face() -> None:
    with pytest.raises(NotationError, match="because r7/o1 and r7/u5 both show r7"):
        moves(FLIP, ALIKE, "r7")


def test_the_full_code_says_which_one_is_meant() -> None:
    assert moves(FLIP, ALIKE, "r7/u5") == [Play(Card("r7/u5"))]


def test_two_equal_cards_are_not_ambiguous() -> None:
    position = TABLE + 'hands = { Ann = "b1/ue b1/ue", Bob = "b2/o8" }\n'

    assert moves(FLIP, position, "b1") == [Play(Card("b1/ue"))]


def test_on_the_dark_side_the_dark_face_is_the_short_code() -> None:
    position = ALIKE.replace('turn = "Ann"', 'turn = "Ann"\nside = "dark"')

    assert moves(FLIP, position, "u5") == [Play(Card("r7/u5"))]


def test_the_idle_face_names_no_card() -> None:
    failure = fails_at(scenario("Ann p8", head=FLIP, position=ALIKE))

    assert failure == (4, "the move is refused: not in hand")


def test_a_short_code_of_a_drawn_card_is_looked_for_in_the_whole_hand() -> None:
    """The drawn card and one held before may show the same face: then it takes the full code."""
    position = (
        '[position]\nturn = "Ann"\ndiscard = "g1/o5"\ndraw = "r1/u2 b7/oe"\n'
        'hands = { Ann = "r1/p3 g8/pv y8/o2", Bob = "b2/o8" }\n'
    )

    short = fails_at(scenario("Ann draw", "Ann r1", head=FLIP, position=position))
    full = fails_at(scenario("Ann draw", "Ann r1/u2", "? top r1/u2", head=FLIP, position=position))

    assert short == (5, "expected a full code, because r1/p3 and r1/u2 both show r1")
    assert full is None


def test_an_ambiguous_short_code_in_a_shuffle_is_refused() -> None:
    position = (
        '[position]\nturn = "Ann"\ndiscard = "r7/o1 r7/u5 g1/o5"\ndraw = ""\n'
        'hands = { Ann = "b3/t2 g8/pv", Bob = "b2/o8" }\n'
    )

    failure = fails_at(scenario("Ann draw", "* shuffle r7 r7", head=FLIP, position=position))

    assert failure == (5, "expected a full code, because r7/o1 and r7/u5 both show r7")


def test_a_cut_needs_only_the_face_that_was_shown() -> None:
    text = scenario("* cut Ann r7 Bob b3", "* shuffle", head=FLIP, position="")

    assert fails_at(text) == (5, "expected a shuffle of all 112 cards of the pile, found 0")


def test_a_seat_may_be_called_like_a_color_as_long_as_the_long_form_is_used() -> None:
    head = 'edition = "classic"\nseats = ["b", "Bob"]\n'
    position = (
        '[position]\nturn = "b"\ndiscard = "r5"\ndraw = "b1"\nhands = { b = "w r7 r8", Bob = "b2 b3" }\n'
    )

    assert fails_at(scenario("b w", "b color b", "Bob b2", head=head, position=position)) is None
