"""Whole rounds on both, each of its own number: a table of any edition, options and size, and its talk."""

from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.engine.options import accepted_options
from lastcard.engine.sheet import sheet_for
from lastcard.lab.lockstep import Pair
from lastcard.model.decisions import Over
from lastcard.model.edition import Edition
from lastcard.model.seats import Seat
from tests.choices import some_values
from tests.editions import ALL_EDITIONS
from tests.properties.micro_decks import MICRO_DECKS
from tests.properties.strategies import KEPT_BACK, Table, said_at_random
from tests.random_editions import too_many_gifts_now

MOST_INPUTS = 1_500
"""Some rounds of random talk are very long; their ends are like the ends of others."""


class Agreed(NamedTuple):
    """A round on which engine and kernel agreed."""

    table: Table
    inputs: int
    over: bool


def numbered_table(number: int) -> Table:
    """The table of this number."""
    rng = Random(f"lockstep/{number}")
    tiny = rng.random() < 0.1
    edition = rng.choice(MICRO_DECKS if tiny else ALL_EDITIONS)
    seats = rng.randint(*edition.players)
    share = rng.choice([0.0, 0.1, 0.3, 0.6])
    options = {key: rng.choice(some_values(key)) for key in accepted_options(edition) if rng.random() < share}
    return Table(
        edition=replace(edition, hand=_hand(rng, edition, seats, tiny=tiny)),
        options=options,
        seats=seats,
        points_kept=rng.random() < 0.5,
        dealer=rng.choice([None, *map(Seat, range(seats))]),
        seed=number,
    )


def _hand(rng: Random, edition: Edition, seats: int, *, tiny: bool) -> int:
    """The printed hand, mostly; or a few cards; or as many as there are."""
    cards = len(sheet_for(edition, edition.rulings).deck)
    if tiny:
        return rng.randint(1, (cards - 1) // seats)
    return rng.choice([edition.hand, edition.hand, rng.randint(1, 3), (cards - KEPT_BACK) // seats])


def play(number: int) -> Agreed:
    """Play the round of this number on both; raises Disagreement where they part."""
    return play_at(numbered_table(number))


def play_at(table: Table) -> Agreed:
    """Play a round at this table on both, up to a gift out of a hand too large for a test."""
    rng = Random(table.seed)
    pair, inputs, eager = Pair(table.opened(), opened=True), 0, rng.choice([0.5, 0.9, 1.0])
    pair.compare_moves()
    while not isinstance(pair.state.decision, Over) and inputs < MOST_INPUTS:
        pair.feed(*said_at_random(rng, pair.state, eager=eager))
        if too_many_gifts_now(pair.state):
            break
        pair.compare_moves()
        inputs += 1
    return Agreed(table, inputs, isinstance(pair.state.decision, Over))
