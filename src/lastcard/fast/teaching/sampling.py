"""Samples for tuning: what each answer to a question comes to when the round is played on from there.

A round is played; at some questions every answer is tried in several continuations. In continuation k all
answers meet the same hands, the same new order of the draw pile, and the same players. The share of rounds won
is then to be explained by the weights that each answer brings in (see `lastcard.fast.teaching.tuning`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, making_arrays, np
from lastcard.fast.players.policy import could_call, play_by_policy, policy_move, worth_calling
from lastcard.fast.players.policy_tables import ORDER
from lastcard.fast.players.worth import worth, worth_of_gift, worth_of_receiver
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codes import (
    ASK_GIVE,
    ASK_SHUFFLE,
    CALL,
    CATCH,
    DRAW,
    JUMP_IN,
    KEEP,
    OVER,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    SUIT_SHIFT,
    argument_of,
    first_of,
    seat_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.gift import count_gifts, nth_gift
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import (
    DRAW_PILE,
    DRAW_SIZE,
    FIELDS,
    LUCK_KEY,
    LUCK_USED,
    MOST_CARDS,
    PILES,
    QUESTION,
    SIDE,
)
from lastcard.fast.twin.legal import answers
from lastcard.fast.twin.luck import answer, below, word
from lastcard.fast.twin.tables import Rules
from lastcard.policy.features import MANY, WEIGHTS, WIN

MOST_TRIED = 16
"""Answers tried at one question."""
MOST_ROLLED = 4_000
"""Moves after which a round is left, and a continuation counts as nobody's."""


class Plan(NamedTuple):
    """Which questions are sampled, and how."""

    learners: int
    """A bit for each seat that learns."""
    every: int
    """One question in so many of a learner's is sampled."""
    continuations: int
    """In how many continuations each answer is tried."""


class Room(NamedTuple):
    """To sample in, so that none has to be made."""

    moves: Ints
    tried: Ints
    """The answers, …"""
    brought: Ints
    """… how often each brings in each weight, …"""
    won: Ints
    """… and how many continuations it wins."""
    units: Ints
    """The identity matrix: row j has weight j 1 and all others 0."""


class Evidence(NamedTuple):
    """Sums over sampled questions: the normal equations, how many questions, and the squared gains."""

    squares: Floats
    products: Floats
    counted: Floats

    def solved(self, ridge: float, prior: Sequence[int]) -> tuple[int, ...]:
        """The weights of the least squared error; `ridge` is the penalty on the square of what differs from the prior."""
        lower = np.tril(self.squares)
        full = lower + np.tril(lower, -1).T + ridge * np.eye(WEIGHTS)
        found = np.linalg.solve(full, self.products + ridge * np.array(prior) / WIN)
        return tuple(int(weight) for weight in np.rint(WIN * found))

    def explained(self, weights: Sequence[int]) -> float:
        """The share of the squared gains that these weights explain; most of the rest is luck."""
        lower = np.tril(self.squares)
        full = lower + np.tril(lower, -1).T
        scaled = np.array(weights) / WIN
        return float((2 * self.products @ scaled - scaled @ full @ scaled) / self.counted[1])


@making_arrays
def sample_round(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    weights: Ints,
    plan: Plan,
    room: Room,
    evidence: Evidence,
) -> None:
    """Play the round in row 0 on and sample some questions; row 1 is room for that."""
    moves, tried, won = room.moves, room.tried, room.won
    for _ in range(MOST_ROLLED):
        what = what_of(now[0, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, 0, moves)
            continue
        if what == OVER:
            return
        seat, said = policy_move(rules, traits, now, piles, 0, weights, moves)
        verb = verb_of(said)
        if (
            verb not in (CALL, CATCH, JUMP_IN)
            and plan.learners >> seat & 1
            and below(now, 0, plan.every) == 0
        ):
            n = candidates(rules, traits, now, piles, seat, said, moves, tried)
            if n > 1:
                key = word(now[0, LUCK_KEY], now[0, LUCK_USED] + 1_000_000)
                for at in range(n):
                    won[at] = 0
                for number in range(plan.continuations):
                    for at in range(n):
                        won[at] += tried_out(
                            rules, traits, now, piles, weights, seat, tried[at], word(key, number), moves
                        )
                for at in range(n):
                    _brings(rules, traits, now, piles, seat, tried[at], room.units, room.brought, at)
                _count(room.brought, won, n, plan.continuations, evidence)
        apply_move(rules, now, piles, 0, seat, said)


@compiled
def candidates(
    rules: Rules, traits: Ints, now: Ints, piles: Bytes, seat: int, said: int, moves: Ints, tried: Ints
) -> int:
    """The answers to try; of cards that look alike one, and of gifts the chosen one and some others."""
    n = 0
    if what_of(now[0, QUESTION]) == ASK_GIVE:
        tried[0] = said
        n = 1
        gifts = count_gifts(rules, now, 0, seat)
        for _ in range(min(gifts - 1, 5)):
            tried[n] = nth_gift(rules, now, 0, seat, below(now, 0, gifts))
            n += 1
        return n
    side, last, many = now[0, SIDE], -1, size_of(now, 0, seat) >= MANY
    for at in range(answers(rules, now, piles, 0, seat, moves)):
        verb = verb_of(moves[at])
        if many and verb in (DRAW, KEEP):
            continue
        if verb in (PLAY, REVEAL, SHOW, PASS_ON):
            looks = traits[side, argument_of(moves[at]), ORDER]
            if looks == last:
                continue
            last = looks
        if n < MOST_TRIED:
            tried[n] = moves[at]
            n += 1
    return n


@making_arrays
def tried_out(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    weights: Ints,
    seat: int,
    said: int,
    key: int,
    moves: Ints,
) -> int:
    """1 when the seat wins the continuation of this key after this answer."""
    branch_off(rules, now, piles, seat, said, key)
    play_by_policy(rules, traits, now, piles, 1, weights, moves, MOST_ROLLED)
    question = now[1, QUESTION]
    return int(what_of(question) == OVER and first_of(question) == 1 and seat_of(question) == seat)


@compiled
def branch_off(rules: Rules, now: Ints, piles: Bytes, seat: int, said: int, key: int) -> None:
    """Row 1 becomes row 0 after this answer, with the luck of this key and a new order of the draw pile."""
    for field in range(FIELDS):
        now[1, field] = now[0, field]
    for pile in range(PILES):
        for at in range(MOST_CARDS):
            piles[1, pile, at] = piles[0, pile, at]
    now[1, LUCK_KEY], now[1, LUCK_USED] = key, 0
    for last in range(now[1, DRAW_SIZE] - 1, 0, -1):
        at = below(now, 1, last + 1)
        card = piles[1, DRAW_PILE, last]
        piles[1, DRAW_PILE, last] = piles[1, DRAW_PILE, at]
        piles[1, DRAW_PILE, at] = card
    if worth_calling(size_of(now, 1, seat), said) and could_call(rules, now, piles, 1, seat):
        apply_move(rules, now, piles, 1, seat, CALL)
    apply_move(rules, now, piles, 1, seat, said)


@making_arrays
def _brings(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    seat: int,
    said: int,
    units: Ints,
    brought: Ints,
    at: int,
) -> None:
    """Write down how often an answer brings in each weight."""
    if what_of(now[0, QUESTION]) != ASK_GIVE:
        for who in range(len(units)):
            brought[at, who] = worth(rules, traits, now, piles, 0, seat, said, units, who)
        return
    to = argument_of(said) - 1
    for who in range(len(units)):
        brought[at, who] = worth_of_receiver(now, 0, seat, to, units, who) if to >= 0 else 0
        given = said >> SUIT_SHIFT
        while given:
            if given & 0xFF:
                kind = (given & 0xFF) - 1
                brought[at, who] += worth_of_gift(rules, traits, now, 0, seat, kind, units, who)
            given >>= 8


@compiled
def _count(brought: Ints, won: Ints, n: int, continuations: int, evidence: Evidence) -> None:
    """Add to the normal equations, each answer compared with the mean of all answers to the question."""
    squares, products, counted = evidence
    size = brought.shape[1]
    mean = 0.0
    for at in range(n):
        mean += won[at] / continuations / n
    for one in range(size):
        total = 0
        for at in range(n):
            total += brought[at, one]
        # In units of 1/n the centered numbers are whole.
        for at in range(n):
            brought[at, one] = n * brought[at, one] - total
    for at in range(n):
        gain = won[at] / continuations - mean
        counted[1] += gain * gain
        for one in range(size):
            if brought[at, one]:
                share = brought[at, one] / n
                products[one] += share * gain
                for other in range(one + 1):
                    squares[one, other] += share * brought[at, other] / n
    counted[0] += 1
