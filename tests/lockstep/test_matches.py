"""Whole matches on the kernel are those of `lastcard.match`, told every input: rounds, totals, deals and winners."""

import threading
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

pytest.importorskip("numba")

from msgspec.structs import replace

from lastcard.editions import BEACH, CLASSIC, EDITIONS, FLIP, MINI
from lastcard.editions.standard import numbers
from lastcard.engine.options import accepted_options, option_values, with_printing
from lastcard.fast.compiled import np
from lastcard.fast.play.match_play import play_matches
from lastcard.fast.players.random_play import random_move
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck, below
from lastcard.lab.compiled_play import count_matches, match_tallies
from lastcard.lab.lockstep import Row, codec_for
from lastcard.lab.tally import MatchTally, count_match
from lastcard.match import Match, apply, next_round, open_match
from lastcard.match.match import player_counts, seating_of, sheet_of
from lastcard.model.cards import Card
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskDealer, ChanceDecision
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadOption, BadSeats, EndlessRound
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, RoundState
from tests.choices import some_values
from tests.editions import RELAY
from tests.properties.micro_decks import MICRO_DECKS, MISFITS, micro, wild_draw

SEED = 11
MATCHES_OF_EACH_MODE = 40
PAIRED = (Mode.PARTNERS, Mode.PARTNERS_LOWEST, Mode.ROTATION)
MISFITS_FOR_FOUR = replace(
    MISFITS,
    players=(2, 4),
    sides=(replace(MISFITS.sides[0], rows=numbers(1, 5, copies=1)), MISFITS.sides[1]),
    pairs=tuple(Card(f"{code}/p1") for code in ("r1", "y2", "y3", "y4", "y5")),
)
"""Nothing fits on r1, so many rounds are blocked."""
TINY = [replace(deck, players=(2, 4)) for deck in MICRO_DECKS if deck is not MISFITS]


class Evening(NamedTuple):
    """What is played, and by how many."""

    edition: Edition
    mode: Mode
    players: int
    options: dict[str, object]

    @property
    def sheet(self) -> Sheet:
        return sheet_of(self.edition, self.mode, self.options)

    def __str__(self) -> str:
        return f"{self.edition.key} {self.mode} {self.players}"


def numbered_evening(number: int) -> Evening:
    """Any edition, printing, options and size, in each mode in turn; mostly with few points to play for."""
    rng = Random(f"matches/{number}")
    mode = tuple(Mode)[number % len(Mode)]
    edition = rng.choice(rng.choice([EDITIONS, EDITIONS, EDITIONS, TINY]))
    share = rng.choice([0.0, 0.1, 0.3])
    chosen = {key: rng.choice(some_values(key)) for key in accepted_options(edition) if rng.random() < share}
    for key, values in (
        ("target", (50, 75, 150, edition.rulings.target) if edition in EDITIONS else (50, 75)),
        ("cycles", (1, 1, 1, 2)),
        ("next_dealer", tuple(option_values("next_dealer"))),
    ):
        chosen[key] = rng.choice(values)
    options = with_printing(edition, rng.choice(edition.printings).key, chosen)
    players = rng.choice(player_counts(edition, mode))
    sheet = sheet_of(edition, mode, options)
    most = (len(sheet.deck) - 1) // len(seating_of(sheet, mode, (0,) * players))
    hand = min(rng.choice([edition.hand, 1, 2, 3]), most)
    return Evening(replace(edition, hand=hand), mode, players, options)


def printed_evenings() -> Iterator[Evening]:
    """Every printing as it is, each in a mode of its own turn."""
    printings = [(edition, printing.key) for edition in EDITIONS for printing in edition.printings]
    for number, (edition, key) in enumerate(printings):
        mode = tuple(Mode)[number % len(Mode)]
        yield Evening(edition, mode, 4, with_printing(edition, key, {}))


LONG = [
    Evening(BEACH, Mode.ROTATION, 8, {"cycles": 1, "next_dealer": "same"}),
    Evening(MINI, Mode.ROTATION, 8, {"cycles": 2, "next_dealer": "winner"}),
    Evening(CLASSIC, Mode.ELIMINATION, 10, {"target": 200, "next_dealer": "same"}),
    Evening(FLIP, Mode.ELIMINATION, 7, {"next_dealer": "left"}),
]
BLOCKED = [
    Evening(MISFITS_FOR_FOUR, mode, 4, {"next_dealer": ruling, "target": 50})
    for mode, ruling in product(Mode, option_values("next_dealer"))
]
EVENINGS = [
    *(numbered_evening(number) for number in range(MATCHES_OF_EACH_MODE * len(Mode))),
    *printed_evenings(),
    *LONG,
    *BLOCKED,
    *(Evening(RELAY, mode, 4, {"target": 150}) for mode in Mode),
]


class Replay(NamedTuple):
    """The kernel's match, told to the engine."""

    rounds: tuple[Match, ...]
    """As it stood after each of its rounds."""
    moves: int


@cache
def replayed(number: int) -> Replay:
    """The match of this number with the evening of this number; kernel and engine must agree round by round."""
    evening = EVENINGS[number]
    edition, mode, players, options = evening
    match = open_match(edition, players, mode=mode, options=options)
    row = Row(codec_for(evening.sheet), room_for(1), 0)
    begin_luck(row.games.now, row.g, SEED, number)
    row.begin(match.round)
    rounds: list[Match] = []
    moves = 0
    while not match.winners:
        if match.over:
            match = next_round(match)
            row.begin(match.round)
        while match.over is None:
            seat, said = spoken(row, match.round)
            row.hear(seat, said)
            match, _ = apply(match, None if seat is None else match.seating[seat], said)
            moves += seat is not None
        row.compared(match.round)
        rounds.append(match)
    return Replay(tuple(rounds), moves)


def spoken(row: Row, state: RoundState) -> Input:
    """What the kernel's random play says next, from the words of its stream."""
    if isinstance(state.decision, ChanceDecision):
        return None, luck(row, state, state.decision)
    seat, said = random_move(row.codec.rules, *row.games, row.g, np.zeros(MOST_MOVES, np.int64))
    return Seat(int(seat)), row.codec.move(int(said))


def luck(row: Row, state: RoundState, decision: ChanceDecision) -> Outcome:
    def number(n: int) -> int:
        return int(below(row.games.now, row.g, n))

    if isinstance(decision, AskDealer):
        return Dealer(Seat(number(len(state.hands))))
    if isinstance(decision, AskCut):
        drawn: dict[int, None] = {}
        while len(drawn) < len(decision.seats):
            drawn[number(len(state.sheet.deck))] = None
        return Cut(tuple(state.sheet.deck[card] for card in drawn))
    cards = list(state.draw[::-1] or state.discard[:-1])
    for last in range(len(cards) - 1, 0, -1):
        at = number(last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    return Shuffle(tuple(cards[::-1]))


@pytest.mark.parametrize(
    "number", range(len(EVENINGS)), ids=[f"{number} {one}" for number, one in enumerate(EVENINGS)]
)
def test_a_match_on_the_kernel_is_that_of_the_engine(number: int) -> None:
    evening, (rounds, moves) = EVENINGS[number], replayed(number)
    first, last = rounds[0], rounds[-1]

    found = play_matches(evening.sheet, evening.mode, evening.players, range(number, number + 1), SEED)

    assert found.rounds[0] == len(rounds) == last.rounds_played
    assert tuple(found.totals[0]) == last.totals
    assert found.winners[0] == sum(1 << player for player in last.winners)
    assert first.round.dealer is not None
    assert found.dealer[0] == first.seating[first.round.dealer]
    assert found.moves[0] == moves
    assert found.blocked[0] == sum(one.over is not None and one.over.winner is None for one in rounds)


@pytest.mark.parametrize("number", range(0, len(EVENINGS), 5))
def test_the_kernel_counts_a_match_as_the_engine_does(number: int) -> None:
    evening = EVENINGS[number]

    found = count_matches(evening.sheet, evening.mode, evening.players, range(number, number + 1), SEED)

    assert found == count_match(*replayed(number))


def test_all_that_can_happen_between_rounds_was_compared() -> None:
    """Otherwise the tests above would compare nothing with nothing."""
    deals, shared, fewer, again = set(), 0, 0, 0
    for number, evening in enumerate(EVENINGS):
        rounds, rulings = replayed(number).rounds, evening.sheet.rulings
        shared += evening.mode not in PAIRED and len(rounds[-1].winners) > 1
        fewer += len(rounds[-1].seating) < len(rounds[0].seating)
        again += evening.mode is Mode.ROTATION and rulings.cycles > 1
        for one in rounds[:-1]:
            assert one.over is not None
            deals.add((evening.mode, rulings.next_dealer, one.over.winner is None))

    several = set(Mode) - {Mode.SINGLE}
    assert deals >= set(product(several, option_values("next_dealer"), (False, True)))
    assert all((shared, fewer, again))


# --- many of them ----------------------------------------------------------------------------------------


def added(tallies: Iterator[MatchTally]) -> MatchTally:
    everything = MatchTally()
    for tally in tallies:
        everything.add(tally)
    return everything


@pytest.mark.parametrize(("workers", "heap"), [(1, 7), (2, 5), (3, 1), (5, 1000)])
def test_neither_workers_nor_heaps_change_the_sum(workers: int, heap: int) -> None:
    sheet = sheet_of(FLIP, Mode.LOWEST, {})

    found = added(match_tallies(sheet, Mode.LOWEST, 3, 40, SEED, workers=workers, heap=heap))

    assert found == count_matches(sheet, Mode.LOWEST, 3, range(40), SEED)
    assert found.lengths.total() == 40


def test_matches_that_stop_early_leave_no_thread_behind() -> None:
    sheet = sheet_of(CLASSIC, Mode.SINGLE, {})
    heaps = match_tallies(sheet, Mode.SINGLE, 4, 1_000_000, SEED, workers=2, heap=10)

    assert [next(heaps).lengths.total(), next(heaps).lengths.total()] == [1, 10]
    heaps.close()

    assert not [thread for thread in threading.enumerate() if thread.name.startswith("ThreadPool")]


def test_a_match_without_end_is_given_up_and_never_counted() -> None:
    """Two wild draws bar each other, so nobody ever goes out."""
    barred = Rulings(strict_wild_draw=True, dealer_draw="random")
    deck = replace(micro("barred", wild_draw(6), hand=2, rulings=barred), wild_match="all")
    sheet = sheet_of(deck, Mode.SINGLE, {})

    with pytest.raises(EndlessRound, match=r"^expected matches of less than 100000 rounds, .* does not end$"):
        play_matches(sheet, Mode.SINGLE, 2, range(3), SEED)


@pytest.mark.parametrize(
    ("mode", "players", "expected"),
    [
        (Mode.PARTNERS, 3, "expected 4 seats for classic in mode partners, found 3"),
        (Mode.ROTATION, 5, "expected 4 or 8 seats for classic in mode rotation, found 5"),
        (Mode.FIRST_TO, 11, "expected a number from 2 to 10 for `players`, found 11"),
    ],
)
def test_what_cannot_be_played_is_refused(mode: Mode, players: int, expected: str) -> None:
    with pytest.raises((BadSeats, BadOption), match=f"^{expected}$"):
        play_matches(sheet_of(CLASSIC, mode, {}), mode, players, range(1), SEED)
