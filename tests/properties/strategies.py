"""What the properties are tried on: tables of every edition, ruling, house rule and size, and talk at them.

Hypothesis draws the table and a seed; the talk itself follows from the seed, so that a long round costs one
number and a failure is shown as a table, a seed and a length.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lastcard.bots.bot import pick
from lastcard.engine import answers, apply, open_round, rights, settle_rulings, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.engine.options import accepted_options
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Catch, Move, Play
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input, RoundState, Transition
from tests.choices import some_values
from tests.editions import ALL_EDITIONS

KEPT_BACK = 24
"""Cards left after the deal, at least: more than any edition may have to put back or bury for its opening."""

MOST_GIFTS = 2_000
"""Beyond this many gifts a hand is too large to list them all in a test."""

Test = Callable[..., None]


def examples(number: int) -> Callable[[Test], Test]:
    """The same examples in every run, none judged by the clock. `scripts/check --quick` looks at fewer."""
    number = max(5, number // 10) if os.environ.get("LASTCARD_FEW_EXAMPLES") else number
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    return settings(
        max_examples=number, deadline=None, derandomize=True, database=None, suppress_health_check=slow
    )


class Table(NamedTuple):
    """Who plays what, and the luck of it."""

    edition: Edition
    options: dict[str, Any]
    seats: int
    points_kept: bool
    dealer: Seat | None
    seed: int

    @property
    def sheet(self) -> Sheet:
        rulings = settle_rulings(self.edition, self.options)
        return sheet_for(self.edition, rulings, points_kept=self.points_kept)

    def opened(self) -> RoundState:
        return open_round(self.sheet, self.seats, self.dealer)

    def __repr__(self) -> str:
        who = f"{self.edition.key} {self.seats} seats of {self.edition.hand}, dealer {self.dealer}"
        return f"<{who}, {self.options}, points {self.points_kept}, seed {self.seed}>"


def options_of(edition: Edition) -> st.SearchStrategy[dict[str, Any]]:
    """Any rulings and house rules that the edition accepts."""
    values = {key: st.sampled_from(some_values(key)) for key in accepted_options(edition)}
    few = st.lists(st.sampled_from(sorted(values)), max_size=3, unique=True).flatmap(
        lambda keys: st.fixed_dictionaries({key: values[key] for key in keys})
    )
    return few | st.fixed_dictionaries({}, optional=values)


@st.composite
def tables(draw: st.DrawFn, *keys: str, any_hand: bool = True) -> Table:
    """A table of one of these editions, or of any; with other hands than printed where that is allowed.

    One card each brings calls and catches from the first turn on, a full deal the end of the supply.
    """
    edition = draw(st.sampled_from([one for one in ALL_EDITIONS if not keys or one.key in keys]))
    seats = draw(st.integers(*edition.players))
    if any_hand:
        cards = len(sheet_for(edition, edition.rulings).deck)
        sizes = st.just(edition.hand) | st.integers(1, 3) | st.just((cards - KEPT_BACK) // seats)
        edition = replace(edition, hand=draw(sizes))
    return Table(
        edition=edition,
        options=draw(options_of(edition)),
        seats=seats,
        points_kept=draw(st.booleans()),
        dealer=draw(st.none() | st.integers(0, seats - 1).map(Seat)),
        seed=draw(st.integers(0, 2**32 - 1)),
    )


@st.composite
def tiny_tables(draw: st.DrawFn, decks: Sequence[Edition]) -> Table:
    """A table with one of these tiny decks, by its own rulings or with a house rule or two."""
    edition = draw(st.sampled_from(decks))
    cards = len(sheet_for(edition, edition.rulings).deck)
    seats = draw(st.integers(2, 3))
    return Table(
        edition=replace(edition, hand=draw(st.integers(1, (cards - 1) // seats))),
        options=draw(options_of(edition)),
        seats=seats,
        points_kept=True,
        dealer=Seat(0),
        seed=draw(st.integers(0, 2**32 - 1)),
    )


def everybody(state: RoundState) -> Iterator[Seat]:
    return map(Seat, range(len(state.hands)))


def too_many_gifts(state: RoundState, seat: Seat) -> bool:
    """Whether all gifts of this hand would take too long to list."""
    choices = len(state.hands) - 1
    for color in state.sheet.colors[state.side]:
        choices *= 1 + sum(state.face(card).color == color for card in set(state.hands[seat]))
    return choices > MOST_GIFTS


def grounded(state: RoundState, move: Move) -> bool:
    """Whether a right is no accusation out of the blue (HOUSE-07)."""
    return not isinstance(move, Catch) or state.calls[move.seat] == "owes"


def said_at_random(
    rng: Random, state: RoundState, *, eager: float = 0.5, false_catches: bool = True
) -> Input:
    """Something that may be said now: luck's word, a right of anybody, or an answer.

    `eager` is how often a card is played where one can be; the rest of the time any answer will do.
    """
    decision = state.decision
    if isinstance(decision, ChanceDecision):
        return None, random_outcome(rng, state, decision)
    if rng.random() < 0.3:
        seat = Seat(int(rng.random() * len(state.hands)))
        loud = [move for move in rights(state, seat) if false_catches or grounded(state, move)]
        if loud:
            return seat, pick(rng, loud)
    seat = pick(rng, asked_seats(decision))
    offered = answers(state, seat)
    plays = [move for move in offered if isinstance(move, Play)]
    return seat, pick(rng, plays if plays and rng.random() < eager else offered)


def talk(table: Table, length: int) -> Iterator[Transition]:
    """The first inputs of a round of random talk, each with what came of it."""
    rng, state = Random(table.seed), table.opened()
    for _ in range(length):
        if isinstance(state.decision, Over):
            return
        step = apply(state, *said_at_random(rng, state))
        yield step
        state = step.after


def inputs_of(table: Table, length: int) -> Iterator[tuple[Input, RoundState]]:
    """The same talk as what was said and the round after it."""
    rng, state = Random(table.seed), table.opened()
    for _ in range(length):
        if isinstance(state.decision, Over):
            return
        said = said_at_random(rng, state)
        state = apply(state, *said).after
        yield said, state


def moments(table: Table, length: int, number: int) -> list[RoundState]:
    """Some moments of a round, spread over its talk, the last included."""
    states = [table.opened(), *(step.after for step in talk(table, length))]
    rng = Random(table.seed)
    return [pick(rng, states) for _ in range(number - 1)] + [states[-1]]
