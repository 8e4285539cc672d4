"""Statistics of the kernel are those that the engine counts when it plays the very same rounds."""

import threading
from collections.abc import Iterator
from dataclasses import fields

import pytest

pytest.importorskip("numba")

from lastcard.editions import BATTLE, BEACH, CLASSIC, FLIP, TREND
from lastcard.engine import apply
from lastcard.engine.setup import open_round
from lastcard.fast.players.random_play import random_move
from lastcard.fast.twin.luck import begin_luck, below
from lastcard.lab.compiled_play import count_rounds, round_tallies
from lastcard.lab.lockstep import PLAYED, Pair
from lastcard.lab.tally import SORTS, Tally, count_round
from lastcard.match.match import sheet_of
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, Transition
from tests.editions import ALL_EDITIONS
from tests.properties.micro_decks import MICRO_DECKS

SEED = 11
HOUSE = {"stacking": "higher", "jump_in": True, "seven_zero": True, "false_catch_penalty": True}
TABLES = [
    *((edition, {}, 3, 8) for edition in ALL_EDITIONS),
    *((edition, HOUSE, 4, 4) for edition in (CLASSIC, BEACH, BATTLE, TREND, FLIP)),
    *((edition, {}, 2, 60) for edition in MICRO_DECKS),
]
"""Edition, options, seats, rounds; decks of a few cards bring blocked rounds and rare endings."""


def replayed(sheet: Sheet, seats: int, number: int) -> Iterator[tuple[Input, Transition]]:
    """The kernel's round of this number, told to the engine input by input; both must agree all the way."""
    pair = Pair(open_round(sheet, seats, Seat(number % seats)), opened=True)
    begin_luck(pair.games.now, PLAYED, SEED, number)
    while not isinstance(pair.state.decision, Over):
        said = luck(pair) if isinstance(pair.state.decision, ChanceDecision) else move(pair)
        yield said, apply(pair.state, *said)
        pair.feed(*said)


def move(pair: Pair) -> Input:
    seat, said = random_move(pair.codec.rules, *pair.games, PLAYED, pair.moves)
    return Seat(int(seat)), pair.codec.move(int(said))


def luck(pair: Pair) -> Input:
    """The shuffle that the kernel's luck would make, from the same words of its stream."""
    cards = list(pair.state.draw[::-1] or pair.state.discard[:-1])
    for last in range(len(cards) - 1, 0, -1):
        at = below(pair.games.now, PLAYED, last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return None, Shuffle(tuple(cards[::-1]))


def added(tallies: Iterator[Tally]) -> Tally:
    everything = Tally()
    for tally in tallies:
        everything.add(tally)
    return everything


@pytest.mark.parametrize(
    ("edition", "options", "seats", "rounds"), TABLES, ids=lambda one: getattr(one, "key", None)
)
def test_the_kernel_counts_what_the_engine_counts(
    edition: Edition, options: dict[str, object], seats: int, rounds: int
) -> None:
    sheet = sheet_of(edition, edition.mode, options)

    expected = added(count_round(replayed(sheet, seats, number), dealt=True) for number in range(rounds))
    found = count_rounds(sheet, seats, range(rounds), SEED, dealt=True)

    for field in fields(Tally):
        assert (field.name, getattr(found, field.name)) == (field.name, getattr(expected, field.name))
    assert found.rounds == rounds


def test_every_sort_of_move_and_many_ways_to_end_were_compared() -> None:
    """Otherwise the test above would compare nothing with nothing."""
    everything = added(
        count_rounds(sheet_of(edition, edition.mode, options), seats, range(rounds), SEED, dealt=True)
        for edition, options, seats, rounds in TABLES
    )

    assert set(everything.moves) == set(SORTS)
    assert {held.won for held in everything.held} == {True, False, None}
    assert set(everything.ends) >= {"play", "jump_in", "name", "give", "reveal", "show", "blocked"}


@pytest.mark.parametrize(("workers", "heap"), [(1, 7), (2, 5), (3, 1), (5, 1000)])
def test_neither_workers_nor_heaps_change_the_sum(workers: int, heap: int) -> None:
    sheet = sheet_of(FLIP, FLIP.mode, {})

    assert added(round_tallies(sheet, 4, 50, SEED, workers, heap=heap)) == count_rounds(
        sheet, 4, range(50), SEED
    )


def test_a_simulation_that_stops_early_leaves_no_thread_behind() -> None:
    sheet = sheet_of(CLASSIC, CLASSIC.mode, {})
    heaps = round_tallies(sheet, 4, 1_000_000, SEED, 2, heap=10)

    assert [next(heaps).rounds, next(heaps).rounds] == [1, 10]
    heaps.close()

    assert not [thread for thread in threading.enumerate() if thread.name.startswith("ThreadPool")]
