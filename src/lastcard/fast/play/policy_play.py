"""Many rounds between linear policies on the kernel: paired deals, rotated seats.

A line-up is a policy for each place. Every deal is played once in each rotation of the line-up, with the same
cards in the same pile, so that the luck of the deal falls on all alike.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.fast.checks import numbers_for, seats_for
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.play.round_play import MOST_MADE
from lastcard.fast.players.policy import play_by_policy
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.codes import OVER, first_of, seat_of, what_of
from lastcard.fast.twin.layout import CAUGHT, QUESTION
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.errors import EndlessRound
from lastcard.model.sheet import Sheet

Weights = Sequence[int]
"""A policy: one number for each place of `lastcard.policy.features`."""


class Contest(NamedTuple):
    """What came of the rounds: a row for each deal, a column for each rotation."""

    winner: Ints
    """The place in the line-up of who went out; -1 for a blocked round."""
    points: Ints
    """What the winner was paid."""
    moves: Ints


def contest(sheet: Sheet, lineup: Sequence[Weights], deals: range, seed: int) -> Contest:
    """Play the deals of these numbers in every rotation; in rotation r, place p sits on seat p + r."""
    seats = seats_for(sheet, len(lineup))
    found = Contest(*(np.zeros((len(numbers_for("deals", deals)), seats), np.int64) for _ in Contest._fields))
    by_place = np.array(lineup, np.int64)
    games = room_for(1)
    for rotation in range(seats):
        _play(
            compile_rules(sheet),
            compile_traits(sheet),
            *games,
            np.ascontiguousarray(np.roll(by_place, rotation, axis=0)),
            rotation,
            deals.start,
            seed,
            found,
        )
    if (found.moves == MOST_MADE).any():
        raise EndlessRound.after(MOST_MADE, "moves")
    return found


@making_arrays
def _play(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    weights: Ints,
    rotation: int,
    first: int,
    seed: int,
    found: Contest,
) -> None:
    winner, points, made = found
    moves = np.zeros(MOST_MOVES, np.int64)
    seats = len(weights)
    for at in range(len(made)):
        begin_luck(now, 0, seed, first + at)
        open_round(rules, now, piles, 0, seats, (first + at) % seats)
        made[at, rotation] = play_by_policy(rules, traits, now, piles, 0, weights, moves, MOST_MADE)
        question = now[0, QUESTION]
        won = what_of(question) == OVER and first_of(question) == 1
        winner[at, rotation] = (seat_of(question) - rotation + seats) % seats if won else -1
        for seat in range(seats):
            points[at, rotation] += now[0, CAUGHT + seat] if won else 0
