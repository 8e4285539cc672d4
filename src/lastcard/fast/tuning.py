"""Tuning a linear policy: weights that explain best what each answer comes to.

A generation plays rounds with the weights found so far, tries the answers to some questions
(`kernel.tuning`), and solves for the weights of the least squared error. The next generation plays with
those. Luck comes from the seed and the number of the round alone.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lastcard.fast.codec import room_for
from lastcard.fast.compiled import Floats, np
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.luck import begin_luck
from lastcard.fast.kernel.setup import open_round
from lastcard.fast.kernel.tuning import MOST_TRIED, sample_round
from lastcard.fast.policy_play import Weights
from lastcard.fast.policy_tables import compile_traits
from lastcard.fast.tables import compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy.features import WEIGHTS, WIN

EVERY = 4
"""One question in so many is sampled."""
CONTINUATIONS = 6


class Evidence(NamedTuple):
    """Sums over sampled questions: the normal equations, how many questions, and the squared gains."""

    squares: Floats
    products: Floats
    counted: Floats

    def solved(self, firmness: float, belief: Weights) -> tuple[int, ...]:
        """The weights; `firmness` is how many unit observations of what was believed stand against each."""
        lower = np.tril(self.squares)
        full = lower + np.tril(lower, -1).T + firmness * np.eye(WEIGHTS)
        found = np.linalg.solve(full, self.products + firmness * np.array(belief) / WIN)
        return tuple(int(weight) for weight in np.rint(WIN * found))

    def explained(self, weights: Weights) -> float:
        """The share of the squared gains that these weights explain; most of the rest is luck."""
        lower = np.tril(self.squares)
        full = lower + np.tril(lower, -1).T
        scaled = np.array(weights) / WIN
        return float((2 * self.products @ scaled - scaled @ full @ scaled) / self.counted[1])


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
    moves, tried = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_TRIED, np.int64)
    brought, won = np.zeros((MOST_TRIED, WEIGHTS), np.int64), np.zeros(MOST_TRIED, np.int64)
    units = np.eye(WEIGHTS, dtype=np.int64)
    for number in rounds:
        weights, learners = np.array([learner] * seats, np.int64), (1 << seats) - 1
        mine, cycle = number % (seats + 1), number // (seats + 1)
        if mine < seats:
            weights[:] = others[cycle % len(others)]
            weights[mine] = learner
            learners = 1 << mine
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, cycle % seats)
        sample_round(
            rules, traits, *games, weights, units, learners, EVERY, CONTINUATIONS,
            moves, tried, brought, won, *evidence,
        )  # fmt: skip
        yield number
