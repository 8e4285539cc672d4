"""Lessons for a network: answers, and what each was worth by a short search (`teaching.labelling`)."""

from collections.abc import Iterator

from lastcard.fast.compiled import np
from lastcard.fast.players.memory import FIELDS
from lastcard.fast.players.network import Players
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.search.rollout_kernel import Valuation
from lastcard.fast.search.rollouts import depth_for, room_for_estimates
from lastcard.fast.teaching.labelling import Lessons, write_lessons
from lastcard.fast.teaching.sampling import MOST_TRIED, Plan
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy import NORMAL, hard_weights
from lastcard.policy.foresight import foresight_for
from lastcard.policy.inputs import INPUTS
from lastcard.policy.network import SILENT
from lastcard.policy.outlook import outlook_weights

EVERY = 2
"""One question in so many becomes a lesson."""
TO_GO_OUT = np.array([1.0, 0.0, 0.0])
CONTINUATIONS = 3
"""The hidden cards are luck too, so more questions teach more than more continuations."""


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
    hard, written, number, memory = hard_weights(sheet, seats), 0, 0, np.zeros(FIELDS, np.int64)
    outlook, foresight = np.array(outlook_weights(sheet, seats)), foresight_for(sheet, seats)
    valuation = Valuation(
        depth=depth_for(sheet, foresight),
        ours=np.zeros(seats, np.int64),
        aim=TO_GO_OUT,
        outlook=outlook,
        foresight=foresight,
        room=room_for_estimates(outlook, foresight, seats),
    )
    while written < len(room.won) - MOST_TRIED:
        weights, learners = np.array([hard] * seats, np.int64), (1 << seats) - 1
        mine, cycle = number % (seats + 1), number // (seats + 1)
        if mine < seats:
            weights[:] = NORMAL if cycle % 2 else hard
            weights[mine] = hard
            learners = 1 << mine
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, cycle % seats)
        players, plan = Players(weights, 0, SILENT, memory), Plan(learners, EVERY, CONTINUATIONS)
        written = write_lessons(rules, traits, *games, players, plan, valuation, room, written)
        number += 1
        yield written
