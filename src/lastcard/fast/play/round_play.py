"""Many rounds of random play on the kernel. Each round has its own luck: its number and the seed say it all."""

from typing import NamedTuple

from lastcard.fast.checks import MOST_SEED, number_for, numbers_for, seats_for
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.play.tally import FACES, SORTS, play_at_random
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.codes import OVER, first_of, seat_of, what_of
from lastcard.fast.twin.layout import CAUGHT, QUESTION
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.errors import EndlessRound
from lastcard.model.sheet import Sheet

MOST_MADE = 1_000_000
"""A round of so many moves is given up with EndlessRound, never silently counted."""


class PlayedRounds(NamedTuple):
    """What came of rounds, one place each, and what was counted in all of them together."""

    moves: Ints
    winner: Ints
    """-1 for a blocked round."""
    points: Ints
    last_sort: Ints
    """The sort of the last move (see `play.tally`, also for the three below)."""
    last_face: Ints
    """The face played last."""
    said: Ints
    """Moves by sort, all rounds together."""
    played: Ints
    """Plays by face, all rounds together."""


def play_rounds(sheet: Sheet, seats: int, rounds: range, seed: int) -> PlayedRounds:
    """Play the rounds of these numbers; the deal goes round with the number."""
    seats, seed = seats_for(sheet, seats), number_for("seed", seed, -MOST_SEED - 1, MOST_SEED)
    games = room_for(1)
    each = [len(numbers_for("rounds", rounds))] * 5
    played = PlayedRounds(*(np.zeros(places, np.int64) for places in (*each, SORTS, FACES)))
    _play(compile_rules(sheet), games.now, games.piles, 0, seats, rounds.start, seed, played)
    if (played.moves == MOST_MADE).any():
        raise EndlessRound.after(MOST_MADE, "moves")
    return played


@making_arrays
def play_round(
    rules: Rules, now: Ints, piles: Bytes, g: int, moves: Ints, said: Ints, played: Ints
) -> tuple[int, int, int]:
    """A round that was opened, to its end.

    Nobody inlines it: rounds and matches share its machine code, which takes half a minute to make. For that they
    must call it with arguments of the same types, and a number that is written there is of a type of its own.
    """
    return play_at_random(rules, now, piles, g, moves, MOST_MADE, said, played)


@making_arrays
def _play(
    rules: Rules, now: Ints, piles: Bytes, g: int, seats: int, first: int, seed: int, found: PlayedRounds
) -> None:
    moves = np.zeros(MOST_MOVES, np.int64)
    for at in range(len(found.moves)):
        number = first + at
        begin_luck(now, g, seed, number)
        open_round(rules, now, piles, g, seats, number % seats)
        found.moves[at], found.last_sort[at], found.last_face[at] = play_round(
            rules, now, piles, g, moves, found.said, found.played
        )
        question = now[g, QUESTION]
        won = what_of(question) == OVER and first_of(question) == 1
        found.winner[at] = seat_of(question) if won else -1
        for seat in range(seats):
            found.points[at] += now[g, CAUGHT + seat] if won else 0
