"""Learning outlooks: rounds are played by `hard`, and who won them is explained by what all hands were before."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.fast.codec import room_for
from lastcard.fast.codes import ASK_PLAY, ASK_SHUFFLE, OVER, first_of, seat_of, what_of
from lastcard.fast.compiled import Bytes, Floats, Ints, making_arrays, np
from lastcard.fast.kernel.apply import say
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.luck import answer, begin_luck, below
from lastcard.fast.kernel.outlook import look_around
from lastcard.fast.kernel.policy import policy_move
from lastcard.fast.kernel.setup import open_round
from lastcard.fast.layout import QUESTION
from lastcard.fast.policy_tables import compile_traits
from lastcard.fast.tables import Rules, compile_rules
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
        say(rules, now, piles, 0, seat, said)
    question = now[0, QUESTION]
    won = what_of(question) == OVER and first_of(question) == 1
    return looks, seat_of(question) if won else -1


def learned(looks: Looks, firmness: float) -> Floats:
    """The weights that make what happened likeliest; `firmness` holds them near 0 where little was seen."""
    looks_at, _, size = looks.seen.shape
    flat, weights = looks.seen.reshape(-1, size), np.zeros(size)
    happened = looks.seen[np.arange(looks_at), looks.won].sum(axis=0)
    for _ in range(STEPS):
        shares = foreseen(looks, weights).astype(np.float32)
        mean = np.einsum("ns,nsf->nf", shares, looks.seen)
        slope = happened - mean.sum(axis=0) - firmness * weights
        bend = (flat * shares.reshape(-1, 1)).T @ flat - mean.T @ mean + firmness * np.eye(size)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def foreseen(looks: Looks, weights: Floats) -> Floats:
    """The chances of all seats at each look."""
    prospects = looks.seen @ weights
    shares = np.exp(prospects - prospects.max(axis=1, keepdims=True))
    found: Floats = shares / shares.sum(axis=1, keepdims=True)
    return found


def surprise(looks: Looks, weights: Floats) -> float:
    """The mean negative logarithm of the chance that was given to who won; log(seats) for no idea at all."""
    return float(-np.log(foreseen(looks, weights)[np.arange(len(looks.won)), looks.won]).mean())


def joined(found: list[Looks]) -> Looks:
    """All looks together."""
    return Looks(
        np.concatenate([looks.seen for looks in found]), np.concatenate([looks.won for looks in found])
    )
