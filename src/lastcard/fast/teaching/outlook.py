"""Learning outlooks: rounds are played by `hard`, and who won them is explained by what all hands were before."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Floats, Ints, making_arrays, np
from lastcard.fast.players.policy import policy_move
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.search.outlook import look_around
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.codes import ASK_PLAY, ASK_SHUFFLE, OVER, first_of, seat_of, what_of
from lastcard.fast.twin.layout import QUESTION
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import answer, begin_luck, below
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.outlook import OF_A_SIDE

EVERY = 5
"""One turn in so many is looked at: neighbors tell nearly the same."""
MOST_LOOKS = 40
"""In one round."""
LONG = 2_000
STEPS = 8
"""Of Newton's method; it has long converged."""


class Looks(NamedTuple):
    """What was seen of all seats at some turns, and who went out in the end."""

    seen: Floats
    won: Ints


def gather(sheet: Sheet, seats: int, rounds: range, seed: int) -> Iterator[Looks]:
    """What is seen in each of these rounds."""
    rules, traits, games = compile_rules(sheet), compile_traits(sheet), room_for(1)
    weights = np.array([hard_weights(sheet, seats)] * seats, np.int64)
    moves = np.zeros(MOST_MOVES, np.int64)
    for number in rounds:
        seen = np.zeros((MOST_LOOKS, seats, OF_A_SIDE * len(sheet.faces)))
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, number % seats)
        n, winner = _watch(rules, traits, *games, weights, moves, seen)
        if winner < 0:
            n = 0
        yield Looks(seen[:n].astype(np.float32), np.full(n, winner))


@making_arrays
def _watch(
    rules: Rules, traits: Ints, now: Ints, piles: Bytes, weights: Ints, moves: Ints, seen: Floats
) -> tuple[int, int]:
    """Play to the end; how often was looked, and who went out, or -1."""
    looks = 0
    for _ in range(LONG):
        what = what_of(now[0, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, 0, moves)
            continue
        if what == OVER:
            break
        if what == ASK_PLAY and looks < len(seen) and below(now, 0, EVERY) == 0:
            look_around(rules, traits, now, piles, 0, seen[looks])
            looks += 1
        seat, said = policy_move(rules, traits, now, piles, 0, weights, moves)
        apply_move(rules, now, piles, 0, seat, said)
    question = now[0, QUESTION]
    won = what_of(question) == OVER and first_of(question) == 1
    return looks, seat_of(question) if won else -1


def fitted(looks: Looks, ridge: float) -> Floats:
    """The weights of the greatest likelihood, by Newton's method; `ridge` is the penalty on their squares."""
    looks_at, _, size = looks.seen.shape
    flat, weights = looks.seen.reshape(-1, size), np.zeros(size)
    happened = looks.seen[np.arange(looks_at), looks.won].sum(axis=0)
    for _ in range(STEPS):
        chances = chances_by(looks, weights).astype(np.float32)
        mean = np.einsum("ns,nsf->nf", chances, looks.seen)
        gradient = happened - mean.sum(axis=0) - ridge * weights
        curvature = (flat * chances.reshape(-1, 1)).T @ flat - mean.T @ mean + ridge * np.eye(size)
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def chances_by(looks: Looks, weights: Floats) -> Floats:
    """The chances of all seats at each look: the softmax of their logits."""
    logits = looks.seen @ weights
    exponentials = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Floats = exponentials / exponentials.sum(axis=1, keepdims=True)
    return found


def cross_entropy(looks: Looks, weights: Floats) -> float:
    """The mean negative logarithm of the chance that was given to who won; log(seats) for even chances."""
    return float(-np.log(chances_by(looks, weights)[np.arange(len(looks.won)), looks.won]).mean())


def joined(found: list[Looks]) -> Looks:
    """All looks together."""
    return Looks(
        np.concatenate([looks.seen for looks in found]), np.concatenate([looks.won for looks in found])
    )
