"""Lessons for a network: answers, and what each was worth by a short search (`kernel.lessons`)."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.fast.codec import room_for
from lastcard.fast.compiled import Ints, np
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.lessons import write_lessons
from lastcard.fast.kernel.luck import begin_luck
from lastcard.fast.kernel.memory import FIELDS
from lastcard.fast.kernel.setup import open_round
from lastcard.fast.kernel.tuning import MOST_TRIED
from lastcard.fast.policy_tables import compile_traits
from lastcard.fast.rollouts import depth_for, room_to_reckon
from lastcard.fast.tables import compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy import NORMAL, hard_weights
from lastcard.policy.foresight import foresight_for
from lastcard.policy.inputs import INPUTS
from lastcard.policy.layers import Numbers
from lastcard.policy.network import SILENT
from lastcard.policy.outlook import outlook_weights

EVERY = 2
"""One question in so many becomes a lesson."""
TO_GO_OUT = np.array([1.0, 0.0, 0.0])
CONTINUATIONS = 3
"""The hidden cards are luck too, so more questions teach more than more continuations."""


class Lessons(NamedTuple):
    """A row for each answer."""

    inputs: Numbers
    worths: Numbers
    """What the tuned weights say."""
    won: Numbers
    """The share of rounds that will be won after it, as far as can be foreseen."""
    questions: Ints
    """Equal for answers to the same question: the number of the first of them."""

    def first(self, answers: int) -> "Lessons":
        """Only so many of the answers."""
        return Lessons(
            self.inputs[:answers], self.worths[:answers], self.won[:answers], self.questions[:answers]
        )


def room_for_lessons(answers: int) -> Lessons:
    """Nothing learned yet."""
    single = np.float32
    return Lessons(
        np.zeros((answers, INPUTS), single),
        np.zeros(answers, single),
        np.zeros(answers, single),
        np.zeros(answers, np.int64),
    )


def gather(sheet: Sheet, seats: int, seed: int, room: Lessons) -> Iterator[int]:
    """Play rounds until the room is full; yields how many answers there are so far.

    Learners play by the tuned weights. In one round all seats learn from each other; in as many as there are
    seats, one learner plays among `normal`, or among `hard`.
    """
    rules, traits, games = compile_rules(sheet), compile_traits(sheet), room_for(2)
    moves, memory = np.zeros(MOST_MOVES, np.int64), np.zeros(FIELDS, np.int64)
    hard, written, number = hard_weights(sheet, seats), 0, 0
    outlook, foresight = np.array(outlook_weights(sheet, seats)), foresight_for(sheet, seats)
    reckoning = room_to_reckon(outlook, foresight, seats)
    while written < len(room.won) - MOST_TRIED:
        weights, learners = np.array([hard] * seats, np.int64), (1 << seats) - 1
        mine, cycle = number % (seats + 1), number // (seats + 1)
        if mine < seats:
            weights[:] = NORMAL if cycle % 2 else hard
            weights[mine] = hard
            learners = 1 << mine
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, cycle % seats)
        written = write_lessons(
            rules,
            traits,
            *games,
            weights,
            learners,
            memory,
            EVERY,
            CONTINUATIONS,
            depth_for(sheet, foresight),
            TO_GO_OUT,
            outlook,
            foresight,
            SILENT,
            reckoning,
            moves,
            room.inputs,
            room.worths,
            room.won,
            room.questions,
            written,
        )
        number += 1
        yield written
