"""Many rounds of random play on the kernel. Each round has its own luck: its number and the seed say it all."""

from typing import NamedTuple

from lastcard.fast.checks import MOST_SEED, number_for, numbers_for, seats_for
from lastcard.fast.codec import room_for
from lastcard.fast.codes import OVER, first_of, seat_of, what_of
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.errors import EndlessRound
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.luck import begin_luck
from lastcard.fast.kernel.setup import open_round
from lastcard.fast.kernel.tally import FACES, SORTS, play_on
from lastcard.fast.layout import CAUGHT, QUESTION
from lastcard.fast.tables import Rules, compile_rules
from lastcard.model.sheet import Sheet

MOST_MADE = 1_000_000
"""A round of so many moves is given up with EndlessRound, never silently counted."""


class Played(NamedTuple):
    """What came of rounds, one place each, and what was counted in all of them together."""

    moves: Ints
    winner: Ints
    """-1 for a blocked round."""
    points: Ints
    last_sort: Ints
    """The sort of the last move (see `kernel.tally`, also for the three below)."""
    last_face: Ints
    """The face played last."""
    said: Ints
    """Moves by sort, all rounds together."""
    played: Ints
    """Plays by face, all rounds together."""


def simulate(sheet: Sheet, seats: int, rounds: range, seed: int) -> Played:
    """Play the rounds of these numbers; the deal goes round with the number."""
    seats, seed = seats_for(sheet, seats), number_for("seed", seed, -MOST_SEED - 1, MOST_SEED)
    games = room_for(1)
    each = [len(numbers_for("rounds", rounds))] * 5
    played = Played(*(np.zeros(places, np.int64) for places in (*each, SORTS, FACES)))
    _simulate(compile_rules(sheet), games.now, games.piles, 0, seats, rounds.start, seed, *played)
    if (played.moves == MOST_MADE).any():
        raise EndlessRound(f"expected rounds of less than {MOST_MADE} moves, found one that does not end")
    return played


@making_arrays
def play_round(
    rules: Rules, now: Ints, piles: Bytes, g: int, moves: Ints, said: Ints, played: Ints
) -> tuple[int, int, int]:
    """A round that was opened, to its end.

    Nobody inlines it: rounds and matches share its machine code, which takes half a minute to make. For that they
    must call it with arguments of the same types, and a number that is written there is of a type of its own.
    """
    return play_on(rules, now, piles, g, moves, MOST_MADE, said, played)


@making_arrays
def _simulate(
    rules: Rules,
    now: Ints,
    piles: Bytes,
    g: int,
    seats: int,
    first: int,
    seed: int,
    made: Ints,
    winner: Ints,
    points: Ints,
    last_sort: Ints,
    last_face: Ints,
    said: Ints,
    played: Ints,
) -> None:
    moves = np.zeros(MOST_MOVES, np.int64)
    for at in range(len(made)):
        number = first + at
        begin_luck(now, g, seed, number)
        open_round(rules, now, piles, g, seats, number % seats)
        made[at], last_sort[at], last_face[at] = play_round(rules, now, piles, g, moves, said, played)
        question = now[g, QUESTION]
        won = what_of(question) == OVER and first_of(question) == 1
        winner[at] = seat_of(question) if won else -1
        for seat in range(seats):
            points[at] += now[g, CAUGHT + seat] if won else 0
