"""Positions for a network to learn from: what each answer is worth by a short search.

As for tuning (`teaching.sampling`): all answers to a question meet the same hands, the same new order of the draw
pile, and the same players. After some moves foresight says how the round will end, where there is some: who wins in
the end is mostly luck, and would take many more lessons to tell.
"""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.players.inputs import Known, find_unseen, look
from lastcard.fast.players.memory import FIELDS, forget, hear, notice
from lastcard.fast.players.network import Answer, Players, is_answered
from lastcard.fast.players.policy import policy_move
from lastcard.fast.players.worth import worth
from lastcard.fast.search.rollout_kernel import Valuation, worth_after
from lastcard.fast.teaching.sampling import MOST_ROLLED, MOST_TRIED, Plan, branch_off, candidates
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codes import ASK_SHUFFLE, CALL, CATCH, JUMP_IN, OVER, verb_of, what_of
from lastcard.fast.twin.layout import LUCK_KEY, LUCK_USED, QUESTION
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import answer, below, word
from lastcard.fast.twin.tables import Rules
from lastcard.policy.features import WIN
from lastcard.policy.layers import Numbers


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


@making_arrays
def write_lessons(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    players: Players,
    plan: Plan,
    valuation: Valuation,
    lessons: Lessons,
    written: int,
) -> int:
    """Play the round in row 0; some questions of learners become lessons, row 1 is room for that.

    Rows are written from `written` on, one for each answer; how many are written then. The round itself is played
    by weights alone, whatever network plays the continuations.
    """
    memory, moves = np.zeros(FIELDS, np.int64), np.zeros(MOST_MOVES, np.int64)
    tried, unseen = np.zeros(MOST_TRIED, np.int64), np.zeros(2, np.int64)
    weights, ours, known = players.weights, valuation.ours, Known(memory, unseen)
    forget(memory)
    for _ in range(MOST_ROLLED):
        what = what_of(now[0, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, 0, moves)
            continue
        if what == OVER:
            break
        notice(now, piles, 0, memory)
        seat, said = policy_move(rules, traits, now, piles, 0, weights, moves)
        asked = is_answered(now[0, QUESTION]) and verb_of(said) not in (CALL, CATCH, JUMP_IN)
        if asked and plan.learners >> seat & 1 and below(now, 0, plan.every) == 0:
            n = candidates(rules, traits, now, piles, seat, said, moves, tried)
            if 1 < n <= len(lessons.won) - written:
                key = word(now[0, LUCK_KEY], now[0, LUCK_USED] + 1_000_000)
                find_unseen(rules, traits, now, piles, 0, seat, unseen)
                for other in range(len(ours)):
                    ours[other] = other == seat
                for at in range(n):
                    row, total = written + at, 0.0
                    for number in range(plan.continuations):
                        branch_off(rules, now, piles, seat, tried[at], word(key, number))
                        nothing = Answer(seat, 0)
                        total += worth_after(rules, traits, now, piles, 1, players, moves, nothing, valuation)
                    lessons.won[row] = total / plan.continuations
                    look(rules, traits, now, piles, 0, seat, tried[at], known, lessons.inputs[row])
                    of_weights = worth(rules, traits, now, piles, 0, seat, tried[at], weights, seat)
                    lessons.worths[row] = of_weights / WIN
                    lessons.questions[row] = written
                written += n
        hear(rules, now, 0, memory, seat, said)
        apply_move(rules, now, piles, 0, seat, said)
    return written
