"""Figures of whole matches from their counts, and how the engine fills them."""

from collections import Counter

import msgspec
import pytest

from lastcard.editions import CLASSIC, MINI
from lastcard.engine.options import in_full
from lastcard.lab.match_summary import MatchSummary, Wins, match_rows, summarize_matches
from lastcard.lab.simulate import simulate_matches
from lastcard.lab.summary import Setting
from lastcard.lab.tally import MatchTally
from lastcard.match.match import sheet_of
from lastcard.model.edition import Edition, Mode
from tests.editions import ALL_EDITIONS


def summed_up(edition: Edition, mode: Mode, tally: MatchTally, seats: int = 4) -> MatchSummary:
    setting = Setting(
        edition=edition.key,
        printing=None,
        rules=in_full(edition, {}),
        seats=seats,
        seed=7,
        played_by="engine",
    )
    return summarize_matches(sheet_of(edition, mode, {}), mode, setting, tally)


def played(edition: Edition, mode: Mode, matches: int, seats: int = 4) -> MatchTally:
    everything = MatchTally()
    for one in simulate_matches(sheet_of(edition, mode, {}), mode, seats, matches, 7):
        everything.add(one.tally)
    return everything


COUNTED = MatchTally(
    lengths=Counter({3: 2, 5: 3}),
    moves=Counter({300: 5}),
    blocked=Counter({0: 4, 2: 1}),
    wins=Counter({(0,): 2, (1, 2): 2, (0, 1, 3): 1}),
    wins_from_dealer=Counter({(0,): 1, (3,): 1, (0, 1): 3}),
    totals=Counter({500: 4, 512: 1}),
)


def test_the_figures_of_a_few_matches() -> None:
    found = summed_up(CLASSIC, Mode.LOWEST, COUNTED)

    assert (found.matches, found.rounds, found.blocked, found.target) == (5, 21, 2, 500)
    assert (found.length.mean, found.length.counts) == (4.2, {3: 2, 5: 3})
    assert found.wins == {"1": Wins(2, 1), "2": Wins(0, 3), "3": Wins(0, 2), "4": Wins(0, 1)}
    assert found.wins_from_dealer["0"] == Wins(1, 3)
    assert found.totals is not None
    assert found.totals.most == 512


def test_partners_win_together_and_their_pair_is_counted() -> None:
    tally = MatchTally(
        lengths=Counter({9: 3}),
        moves=Counter({900: 3}),
        blocked=Counter({0: 3}),
        wins=Counter({(0, 2): 2, (1, 3): 1}),
        wins_from_dealer=Counter({(0, 2): 3}),
        totals=Counter({500: 3}),
    )

    found = summed_up(CLASSIC, Mode.PARTNERS, tally)

    assert found.wins == {"1+3": Wins(2, 0), "2+4": Wins(1, 0)}
    assert found.wins_from_dealer == {"0+2": Wins(3, 0), "1+3": Wins(0, 0)}


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_every_match_of_the_engine_is_won_once(edition: Edition, mode: Mode) -> None:
    found = summed_up(edition, mode, played(edition, mode, 2))

    for wins in (found.wins, found.wins_from_dealer):
        alone, shared = sum(one.alone for one in wins.values()), sum(one.shared for one in wins.values())
        assert alone + bool(shared) * (found.matches - alone) == found.matches == 2
    assert sum(found.length.counts.values()) == sum(found.moves.counts.values()) == 2
    assert (found.totals is None) == (mode is Mode.SINGLE)
    assert (found.target is None) == (mode in (Mode.SINGLE, Mode.ROTATION))


def test_matches_have_the_length_that_their_mode_gives_them() -> None:
    assert summed_up(MINI, Mode.SINGLE, played(MINI, Mode.SINGLE, 3)).length.counts == {1: 3}
    assert summed_up(MINI, Mode.ROTATION, played(MINI, Mode.ROTATION, 1)).length.counts == {12: 1}
    eight = summed_up(MINI, Mode.ROTATION, played(MINI, Mode.ROTATION, 1, seats=8), seats=8)
    assert eight.length.counts == {56: 1}
    assert list(eight.wins) == [str(player) for player in range(1, 9)]


def test_more_matches_begin_with_the_same_ones() -> None:
    one, three = (
        list(simulate_matches(sheet_of(MINI, Mode.LOWEST, {}), Mode.LOWEST, 3, matches, 7))
        for matches in (1, 3)
    )

    assert three[0] == one[0]
    assert three[1] != one[0]


def test_rows_have_every_figure_once() -> None:
    found = summed_up(CLASSIC, Mode.LOWEST, COUNTED)

    rows = list(match_rows(found))

    assert len({row[:2] for row in rows}) == len(rows)
    assert {("mode", "lowest", 1), ("matches", "", 5), ("target", "", 500)} < set(rows)
    assert {("wins", "1", 2), ("wins_shared", "1", 1), ("wins_from_dealer_shared", "0", 3)} < set(rows)
    assert ("length_matches", "5", 3) in rows


def test_programs_read_matches_by_name() -> None:
    found = msgspec.json.decode(msgspec.json.encode(summed_up(CLASSIC, Mode.LOWEST, COUNTED)))

    assert found["length"]["matches"] == {"3": 2, "5": 3}
    assert found["wins"]["1"] == {"alone": 2, "shared": 1}
    assert found["mode"] == "lowest"
