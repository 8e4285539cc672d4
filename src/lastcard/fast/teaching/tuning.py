"""Tuning a linear policy: weights that explain best what each answer comes to.

A generation plays rounds with the weights found so far, tries the answers to some questions
(`teaching.sampling`), and solves for the weights of the least squared error. The next generation plays with
those. Luck comes from the seed and the number of the round alone.
"""

from collections.abc import Iterator, Sequence

from lastcard.fast.compiled import np
from lastcard.fast.play.policy_play import Weights
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.teaching.sampling import MOST_TRIED, Evidence, Plan, Room, sample_round
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy.features import WEIGHTS

EVERY = 4
"""One question in so many is sampled."""
CONTINUATIONS = 6


def no_evidence() -> Evidence:
    """Before the first question."""
    return Evidence(np.zeros((WEIGHTS, WEIGHTS)), np.zeros(WEIGHTS), np.zeros(2))


def gather(
    sheet: Sheet,
    seats: int,
    learner: Weights,
    others: Sequence[Weights],
    rounds: range,
    seed: int,
    evidence: Evidence,
) -> Iterator[int]:
    """Add evidence round by round; yields the number of each round played.

    In one round all seats learn from each other; in as many as there are seats, one learner plays among the
    others, who take turns. So half of the evidence is about either company.
    """
    rules, traits = compile_rules(sheet), compile_traits(sheet)
    games = room_for(2)
    room = Room(
        moves=np.zeros(MOST_MOVES, np.int64),
        tried=np.zeros(MOST_TRIED, np.int64),
        brought=np.zeros((MOST_TRIED, WEIGHTS), np.int64),
        won=np.zeros(MOST_TRIED, np.int64),
        units=np.eye(WEIGHTS, dtype=np.int64),
    )
    for number in rounds:
        weights, learners = np.array([learner] * seats, np.int64), (1 << seats) - 1
        mine, cycle = number % (seats + 1), number // (seats + 1)
        if mine < seats:
            weights[:] = others[cycle % len(others)]
            weights[mine] = learner
            learners = 1 << mine
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, cycle % seats)
        plan = Plan(learners, EVERY, CONTINUATIONS)
        sample_round(rules, traits, *games, weights, plan, room, evidence)
        yield number
