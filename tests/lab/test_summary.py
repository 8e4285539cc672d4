"""Figures from counts: means, quantiles, histograms and rows."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.editions import CLASSIC, FLIP
from lastcard.engine import sheet_for
from lastcard.engine.options import in_full
from lastcard.lab.simulate import simulate
from lastcard.lab.summary import (
    QUANTILES,
    Bar,
    PlayedBy,
    RoundSpread,
    Setting,
    histogram,
    spread,
    summarize,
    tidy_rows,
)
from lastcard.lab.tally import Tally
from lastcard.model.edition import Edition

NUMBERS = st.lists(st.integers(0, 3000), min_size=1, max_size=60)


def counted(edition: Edition, rounds: int) -> Tally:
    everything = Tally()
    for one in simulate(sheet_for(edition, edition.rulings), 3, rounds, 7):
        everything.add(one.tally)
    return everything


def setting(edition: Edition, seats: int, played_by: PlayedBy = "engine") -> Setting:
    rules = in_full(edition, {"stacking": "same", "jump_in": False})
    return Setting(edition=edition.key, printing="en", rules=rules, seats=seats, seed=7, played_by=played_by)


def test_the_figures_of_a_few_numbers() -> None:
    found = spread(Counter([10, 20, 20, 50]), RoundSpread)

    assert (found.mean, found.least, found.most) == (25.0, 10, 50)
    assert found.quantiles == {1: 10, 5: 10, 25: 10, 50: 20, 75: 20, 95: 50, 99: 50}
    assert found.counts == {10: 1, 20: 2, 50: 1}


@given(NUMBERS)
def test_a_quantile_is_the_least_number_that_so_many_do_not_exceed(numbers: list[int]) -> None:
    found = spread(Counter(numbers), RoundSpread)

    for percent in QUANTILES:
        reach = {n for n in numbers if 100 * sum(m <= n for m in numbers) >= percent * len(numbers)}
        assert found.quantiles[percent] == min(reach)


@given(NUMBERS, st.integers(2, 30))
def test_a_histogram_has_every_round_in_one_bar(numbers: list[int], most: int) -> None:
    bars = histogram(spread(Counter(numbers), RoundSpread), most)

    assert sum(bar.number for bar in bars) == len(numbers)
    assert len(bars) <= most
    assert all(bar.last is not None for bar in bars[:-1])
    for bar in bars:
        assert bar.number == sum(bar.first <= n <= (bar.last or 3000) for n in numbers)


def test_a_long_tail_shares_one_bar() -> None:
    bars = histogram(spread(Counter({3: 500, 4: 480, 9: 19, 2000: 1}), RoundSpread))

    assert bars[0] == Bar(3, 3, 500)
    assert bars[-1] == Bar(10, None, 1)
    assert len(bars) == 8


@pytest.mark.parametrize("edition", [CLASSIC, FLIP], ids=lambda edition: edition.key)
def test_every_statistic_counts_the_same_rounds_and_moves(edition: Edition) -> None:
    sheet, tally = sheet_for(edition, edition.rulings), counted(edition, 6)

    found = summarize(sheet, setting(edition, 3), tally)

    assert found.rounds == 6 == sum(found.wins) + found.blocked == sum(found.ends.values())
    assert sum(found.wins_from_dealer) == sum(found.wins) == sum(found.last_cards.values())
    assert found.moves == sum(found.said.values()) == round(found.length.mean * 6)
    assert sum(found.plays.values()) == found.said["play"] + found.said["jump_in"]


def test_faces_of_two_sides_are_told_apart() -> None:
    plays = counted(FLIP, 6).plays

    assert plays["w/?"] > 0  # type: ignore[index]
    assert plays["?/w"] > 0  # type: ignore[index]


def test_a_simulation_without_a_winner_has_no_points() -> None:
    tally = Tally(lengths=Counter([4]), ends=Counter(["blocked"]), moves=Counter({"pass": 4}))

    found = summarize(sheet_for(CLASSIC, CLASSIC.rulings), setting(CLASSIC, 4, "kernel"), tally)

    assert (found.points, found.blocked, found.wins) == (None, 1, (0, 0, 0, 0))
    assert "points" not in {statistic for statistic, _, _ in tidy_rows(found)}


def test_rows_have_every_figure_once() -> None:
    found = summarize(sheet_for(CLASSIC, CLASSIC.rulings), setting(CLASSIC, 3), counted(CLASSIC, 3))

    rows = list(tidy_rows(found))

    assert len({row[:2] for row in rows}) == len(rows)
    assert ("rounds", "", 3) in rows
    assert {("printing", "en", 1), ("rule", "stacking=same", 1), ("rule", "jump_in=false", 1)} < set(rows)
    assert ("length", "mean", found.length.mean) in rows
    assert sum(value for statistic, _, value in rows if statistic == "plays") == sum(found.plays.values())
    assert sum(value for statistic, _, value in rows if statistic == "length_rounds") == 3


def test_a_number_of_rounds_is_told_as_such() -> None:
    """Programs read it by this name."""
    found = msgspec.json.decode(msgspec.json.encode(spread(Counter([4]), RoundSpread)))

    assert found["rounds"] == {"4": 1}
