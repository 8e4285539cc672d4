"""The policy on views and the policy on compiled games say the same, in every position of every table."""

from collections.abc import Iterator
from random import Random

import pytest

pytest.importorskip("numba")

from lastcard.bots.bot import Bot
from lastcard.bots.heuristic import Heuristic
from lastcard.bots.policy import Policy
from lastcard.engine.legal import asked_seats
from lastcard.fast.compiled import np
from lastcard.fast.players.policy import policy_answer, policy_right
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.twin.luck import begin_luck, word
from lastcard.lab.lockstep import PLAYED, Pair
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.policy import NORMAL, hard_weights
from lastcard.policy.features import CALLS, COIN, WEIGHTS
from lastcard.views import prompt_for, settle, view_of
from tests.lockstep.rounds import numbered_table
from tests.properties.strategies import said_at_random

ROUNDS = 60
MOST_INPUTS = 250

Weights = tuple[int, ...]


def any_weights(rng: Random) -> Weights:
    """Weights without sense, so that every one of them decides something; the coin is not thrown."""
    weights = [int(rng.random() * 2001) - 1000 for _ in range(WEIGHTS)]
    weights[COIN], weights[CALLS] = 1000, int(rng.random() * 2)
    return tuple(weights)


def compiled_move(pair: Pair, seat: Seat, weights: Weights, *, luck: int = 0) -> Move | None:
    """What the kernel's policy says for a seat: a right, else an answer, after a call where one may be due."""
    rules, traits = pair.codec.rules, compile_traits(pair.state.sheet)
    row = np.array([weights] * len(pair.state.hands), np.int64)
    begin_luck(pair.games.now, PLAYED, luck, 0)
    args = (rules, traits, *pair.games, PLAYED, int(seat), row, pair.moves)
    said = policy_right(*args)
    if said:
        return pair.codec.move(int(said))
    if seat not in asked_seats(pair.state.decision):
        return None
    return pair.codec.move(int(policy_answer(*args)))


def positions(number: int) -> Iterator[Pair]:
    """Every position of a round of random talk in which somebody may say something."""
    table, rng = numbered_table(number), Random(f"policy/{number}")
    pair = Pair(table.opened(), opened=True)
    for _ in range(MOST_INPUTS):
        if isinstance(pair.state.decision, Over):
            return
        if not isinstance(pair.state.decision, ChanceDecision):
            yield pair
        pair.feed(*said_at_random(rng, pair.state, eager=0.9))


def compare(pair: Pair, bot: Bot, weights: Weights, rng: Random, luck: int = 0) -> int:
    """Both minds for every seat that may say something; how many were compared."""
    compared = 0
    for seat in map(Seat, range(len(pair.state.hands))):
        prompt = prompt_for(pair.state, seat)
        if prompt is None:
            continue
        said = bot.move(view_of(pair.state, seat), prompt, rng)
        expected = said and settle(pair.state, seat, said)
        found = compiled_move(pair, seat, weights, luck=luck)
        assert found == expected, (pair.state, seat, prompt)
        compared += 1
    return compared


@pytest.mark.parametrize("first", range(0, ROUNDS, 20))
def test_both_say_the_same_whatever_the_weights(first: int) -> None:
    compared = 0
    for number in range(first, first + 20):
        weights = any_weights(Random(number))
        for pair in positions(number):
            compared += compare(pair, Policy(pair.state.sheet, weights), weights, Random(0))

    assert compared > 2_000


@pytest.mark.parametrize("first", range(0, ROUNDS, 20))
def test_hard_says_the_same_on_both(first: int) -> None:
    for number in range(first, first + 20):
        for pair in positions(number):
            weights = hard_weights(pair.state.sheet, len(pair.state.hands))
            compare(pair, Policy(pair.state.sheet), weights, Random(0))


class Coin(Random):
    """Luck that always falls on one side."""

    def __init__(self, value: float) -> None:
        super().__init__(0)
        self._value = value

    def random(self) -> float:
        return self._value


@pytest.mark.parametrize("first", range(0, ROUNDS, 20))
def test_normal_is_the_heuristic_in_weights(first: int) -> None:
    """The kernel's coin is thrown with a key for which it falls like the heuristic's."""
    sides = {0.0: falling(heads=True), 0.9: falling(heads=False)}
    for number in range(first, first + 20):
        for at, pair in enumerate(positions(number)):
            value = (0.0, 0.9)[at % 2]
            compare(pair, Heuristic(pair.state.sheet), NORMAL, Coin(value), sides[value])


def falling(*, heads: bool) -> int:
    """A seed with which the first coin of normal's falls this way."""
    return next(
        key for key in range(100) if ((word(word(key, 0), 0) >> 30) * 1000 >> 32 < NORMAL[COIN]) == heads
    )
