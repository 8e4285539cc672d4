"""What cards are worth, in counts and in decks where the truth can be computed by hand."""

from collections import Counter
from math import sqrt

import pytest

from lastcard.editions.standard import numbers
from lastcard.engine import sheet_for
from lastcard.lab.card_worth import Worth, worth_of
from lastcard.lab.ratings import SURE
from lastcard.lab.simulate import simulate
from lastcard.lab.tally import Held, Tally
from lastcard.model.edition import DeckSide, Edition, FaceRow, Mode, Opening


def deck(*rows: FaceRow, colors: tuple[str, ...]) -> Edition:
    """Two players with one card each: who can play first has won."""
    side = DeckSide(side="light", colors=colors, rows=rows)
    return Edition(key="deck", players=(2, 2), hand=1, mode=Mode.FIRST_TO, sides=(side,))


def counted(edition: Edition, rounds: int, seed: int = 7) -> Tally:
    everything = Tally()
    for one in simulate(sheet_for(edition, edition.rulings), 2, rounds, seed, dealt=True):
        everything.add(one.tally)
    return everything


def held(hands: int, *, won: bool | None) -> Held:
    return Held("light", "x", hands, won)


def found(seats: int, rounds: dict[Held, int]) -> Worth | None:
    return worth_of(Tally(held=Counter(rounds)), seats, "light", "x")


def test_worth_is_the_difference_between_hands_with_and_without_the_card() -> None:
    rounds = {held(0, won=False): 40, held(1, won=True): 30, held(1, won=False): 20, held(2, won=True): 10}

    worth = found(4, {**rounds, held(1, won=None): 10})

    # With it 30 + 20 + 2 * 10 + 10 hands, of which 40 won; without it 360, of which 60 won.
    assert worth is not None
    assert [worth.having, worth.lacking] == pytest.approx([40 / 80, 60 / 360])
    assert worth.gain == pytest.approx(1 / 3)


def test_where_one_of_two_always_has_the_card_a_round_counts_once_and_not_twice() -> None:
    """Then the gain is twice the share of wins, less one, and it is known as well as that is."""
    worth = found(2, {held(1, won=True): 60, held(1, won=False): 40})

    assert worth is not None
    assert worth.gain == pytest.approx(0.2)
    assert worth.margin == pytest.approx(SURE * 2 * sqrt(0.6 * 0.4 / 100))


@pytest.mark.parametrize("hands", [0, 3])
def test_a_card_that_nobody_or_everybody_was_dealt_has_no_worth(hands: int) -> None:
    assert found(3, {held(hands, won=hands > 0): 50}) is None


def test_a_card_that_won_every_time_is_not_taken_for_certain() -> None:
    worth = found(2, {held(1, won=True): 20})

    assert worth is not None
    assert list(worth.interval) == pytest.approx([1 - SURE / 20, 1 + SURE / 20])


THREE_RED = deck(*numbers(1, 3, copies=1), colors=("r",))
"""Each card fits on the others, so left of the dealer wins at once, with any of them."""


def test_where_everything_fits_left_of_the_dealer_wins_with_the_first_move() -> None:
    tally = counted(THREE_RED, 200)

    assert tally.wins_from_dealer == {1: 200}
    assert tally.lengths == {1: 200}


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """A card is worth nothing where all are alike: of 300 intervals of 99 %, a few may miss that, but not many."""
    found = [
        worth_of(tally, 2, "light", symbol)
        for tally in (counted(THREE_RED, 60, seed) for seed in range(100))
        for symbol in "123"
    ]

    assert sum(one is not None and one.interval[0] < 0 < one.interval[1] for one in found) >= 285


def test_a_planted_card_that_nearly_always_wins_is_found() -> None:
    """Sixteen numbers and one card that fits on everything.

    Who has it wins, unless the other begins with one of the 6 of 15 numbers that fit: in 8 of 10 rounds.
    """
    planted = FaceRow(symbol="x", colorless=True, copies=1, points=50, opening=Opening.STARTS)
    edition = deck(*numbers(1, 4, copies=1), planted, colors=("r", "y", "g", "b"))
    tally = counted(edition, 4000)

    worths = {symbol: worth_of(tally, 2, "light", symbol) for symbol in "1234x"}

    x = worths["x"]
    assert x is not None
    with_it = 0.8
    without = (1 - 2 / 17 * with_it) / (2 - 2 / 17)
    assert x.interval[0] < with_it - without < x.interval[1]
    assert all(
        one is not None and one.gain < 0.05 < x.interval[0] for symbol, one in worths.items() if symbol != "x"
    )
