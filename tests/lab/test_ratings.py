"""Shares of wins, how sure they are, and ratings."""

from itertools import combinations_with_replacement, product
from math import exp, log
from random import Random

import pytest

from lastcard.lab.ratings import ELO, Score, rate


def meeting(share: float, deals: int, seats: int, seed: int) -> Score:
    """A player who wins this share of the rounds, whatever the deal."""
    rng, score = Random(seed), Score(seats=seats)
    for _ in range(deals):
        wins = sum(rng.random() < share for _ in range(seats))
        score += Score(seats=seats, deals=1, wins=wins, squares=wins * wins)
    return score


def test_scores_of_other_deals_add_up() -> None:
    one = Score(seats=2, deals=3, wins=4, squares=6, blocked=1)
    other = Score(seats=2, deals=1, wins=2, squares=4)

    assert one + other == Score(seats=2, deals=4, wins=6, squares=10, blocked=1)
    assert (one + other).rounds == 8
    assert (one + other).share == 0.75


def test_99_of_100_intervals_hold_the_true_share() -> None:
    held = 0
    for seed in range(1000):
        low, high = meeting(0.3, 200, 4, seed).interval
        held += low <= 0.3 <= high

    assert 980 <= held <= 998


def test_rounds_of_one_deal_are_not_counted_as_independent() -> None:
    """When a deal decides all its rounds, a hundred deals of four rounds say as much as a hundred rounds."""
    decided = Score(seats=4, deals=100, wins=200, squares=50 * 16)
    independent = Score(seats=1, deals=100, wins=50, squares=50)

    assert decided.error == pytest.approx(independent.error)


@pytest.mark.parametrize("wins", [0, 40])
def test_a_share_of_nothing_or_all_is_not_certain(wins: int) -> None:
    score = Score(seats=4, deals=10, wins=wins, squares=wins * 4)

    low, high = score.interval
    assert high - low > 0.01


@pytest.mark.parametrize("seats", [2, 3])
def test_scores_that_no_rounds_end_in_are_not_possible(seats: int) -> None:
    """With two seats these are all; with more a few are not told apart."""
    ends = [(won, blocked) for won in range(seats + 1) for blocked in range(seats + 1 - won)]
    found = {
        (sum(won for won, _ in each), sum(won * won for won, _ in each), sum(blocked for _, blocked in each))
        for each in combinations_with_replacement(ends, 3)
    }
    possible = {
        (wins, squares, blocked)
        for wins, squares, blocked in product(range(-1, 11), range(-1, 30), range(-1, 11))
        if Score(seats=seats, deals=3, wins=wins, squares=squares, blocked=blocked).possible
    }

    assert found <= possible
    assert found == possible or seats > 2


def test_a_score_of_no_deals_is_not_possible() -> None:
    assert not Score(seats=2).possible


def test_ratings_are_those_that_were_played_with() -> None:
    strengths = {"a": 0.0, "b": 0.4, "c": 1.1}
    met = {}
    for seed, pair in enumerate((("a", "b"), ("a", "c"), ("b", "c"))):
        odds = exp(strengths[pair[0]] - strengths[pair[1]]) / 3
        met[pair] = meeting(odds / (1 + odds), 20_000, 4, seed)

    rated = {rating.name: rating for rating in rate(("a", "b", "c"), met)}

    assert list(rated) == ["c", "b", "a"]
    assert rated["a"].points == 0
    for name in "bc":
        assert rated[name].points == pytest.approx(strengths[name] * ELO, abs=rated[name].margin)
        assert rated[name].margin < 15


def test_margins_are_seen_from_the_weakest_whatever_the_order_of_the_names() -> None:
    """With two names it is the margin of the one meeting; with three the order changes nothing."""
    met = {
        ("a", "b"): meeting(0.6, 500, 2, 1),
        ("a", "c"): meeting(0.8, 500, 2, 2),
        ("b", "c"): meeting(0.7, 500, 2, 3),
    }

    rated = rate(("a", "b", "c"), met)

    assert [(rating.name, rating.margin > 0) for rating in rated] == [("a", True), ("b", True), ("c", False)]
    for names in (("c", "b", "a"), ("b", "c", "a")):
        for one, same in zip(rate(names, met), rated, strict=True):
            assert one.name == same.name
            assert (one.points, one.margin) == pytest.approx((same.points, same.margin))


def test_of_two_equals_only_one_has_a_margin() -> None:
    first, last = rate(("a", "b"), {("a", "b"): Score(seats=2, deals=50, wins=50, squares=60)})

    assert (first.points, last.points) == (0, 0)
    assert first.margin > 0
    assert last.margin == 0


def test_ten_to_one_is_four_hundred_points() -> None:
    met = {("a", "b"): Score(seats=2, deals=10**6, wins=2 * 10**7 // 11, squares=4 * 10**6)}

    strong, weak = rate(("a", "b"), met)

    assert (strong.name, weak.name) == ("a", "b")
    assert strong.points == pytest.approx(400, abs=0.1)
    assert log(10) * ELO == pytest.approx(400)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    rated = rate(("a", "b"), {("a", "b"): Score(seats=2, deals=50, wins=100, squares=200)})

    assert rated[0].name == "a"
    assert 400 < rated[0].points < 2000
