"""Random play with counters: what is said, sort by sort, and which faces are played.

The sort of a move is its verb, but a challenge that fails, a catch without ground and a call that comes late
are sorts of their own, OTHERWISE further. A face is a kind of card while a side counts. The counters::

    said[sort]                        moves of this sort
    played[side * MOST_CARDS + kind]  plays of this face

They cost a fiftieth of the speed.
"""

from typing import Final

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.players.random_play import random_move
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.calls import call_of
from lastcard.fast.twin.challenge import is_guilty
from lastcard.fast.twin.codes import (
    ASK_SHUFFLE,
    CALL,
    CATCH,
    CHALLENGE,
    JUMP_IN,
    OVER,
    PLAY,
    argument_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.layout import MOST_CARDS, OWES, QUESTION, SIDE
from lastcard.fast.twin.luck import answer
from lastcard.fast.twin.tables import Rules

OTHERWISE: Final = 32
CHALLENGE_LOST: Final = OTHERWISE + CHALLENGE
CATCH_FAILED: Final = OTHERWISE + CATCH
LATE_CALL: Final = OTHERWISE + CALL
SORTS: Final = 2 * OTHERWISE
FACES: Final = 2 * MOST_CARDS


@compiled
def sort_of(rules: Rules, now: Ints, g: int, seat: int, said: int) -> int:
    """The sort of a move that is about to be made."""
    verb = verb_of(said)
    if verb == CHALLENGE:
        return CHALLENGE if is_guilty(rules, now, g) else CHALLENGE_LOST
    if verb == CATCH:
        return CATCH if call_of(now, g, argument_of(said)) == OWES else CATCH_FAILED
    if verb == CALL:
        return LATE_CALL if call_of(now, g, seat) == OWES else CALL
    return verb


@compiled
def play_at_random(
    rules: Rules, now: Ints, piles: Bytes, g: int, moves: Ints, most: int, said: Ints, played: Ints
) -> tuple[int, int, int]:
    """Random play until the round is over or `most` moves are made.

    How many were, the sort of the last one, and the face played last.
    """
    made, sort, face = 0, 0, 0
    while made < most:
        what = what_of(now[g, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, g, moves)
        elif what == OVER:
            break
        else:
            seat, move = random_move(rules, now, piles, g, moves)
            sort = sort_of(rules, now, g, seat, move)
            said[sort] += 1
            if sort in (PLAY, JUMP_IN):
                face = now[g, SIDE] * MOST_CARDS + argument_of(move)
                played[face] += 1
            apply_move(rules, now, piles, g, seat, move)
            made += 1
    return made, sort, face
