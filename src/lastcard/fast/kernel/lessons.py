"""Positions for a network to learn from: what each answer is worth by a short search.

As for tuning (`kernel.tuning`): all answers to a question meet the same hands, the same new order of the draw
pile, and the same players. After some moves foresight says how the round will end, where there is some: who wins in
the end is mostly luck, and would take many more lessons to tell.
"""

from lastcard.fast.codes import ASK_SHUFFLE, CALL, CATCH, JUMP_IN, OVER, verb_of, what_of
from lastcard.fast.compiled import Bytes, Floats, Ints, making_arrays, np
from lastcard.fast.kernel.apply import say
from lastcard.fast.kernel.inputs import find_unseen, look
from lastcard.fast.kernel.luck import answer, below, word
from lastcard.fast.kernel.memory import forget, hear, notice
from lastcard.fast.kernel.network import is_answered
from lastcard.fast.kernel.policy import policy_move
from lastcard.fast.kernel.rollout import Players, Room, worth_after
from lastcard.fast.kernel.tuning import MOST_ROLLED, MOST_TRIED, candidates, say_anew
from lastcard.fast.kernel.worth import worth
from lastcard.fast.layout import LUCK_KEY, LUCK_USED, QUESTION
from lastcard.fast.tables import Rules
from lastcard.policy.features import WIN
from lastcard.policy.foresight import Foresight
from lastcard.policy.layers import Numbers
from lastcard.policy.network import Network


@making_arrays
def write_lessons(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    weights: Ints,
    learners: int,
    memory: Ints,
    every: int,
    continuations: int,
    depth: int,
    aim: Floats,
    outlook: Floats,
    foresight: Foresight,
    silent: Network,
    room: Room,
    moves: Ints,
    inputs: Numbers,
    worths: Numbers,
    won: Numbers,
    questions: Ints,
    written: int,
) -> int:
    """Play the round in row 0; one question in `every` of a learner's becomes a lesson, row 1 is room for that.

    Rows are written from `written` on, one for each answer, with the number of the first row of the same
    question; how many are written then.
    """
    forget(memory)
    tried, unseen = np.zeros(MOST_TRIED, np.int64), np.zeros(2, np.int64)
    ours, players = np.zeros(len(weights), np.int64), Players(weights, 0, silent, np.zeros_like(memory))
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
        if asked and learners >> seat & 1 and below(now, 0, every) == 0:
            n = candidates(rules, traits, now, piles, seat, said, moves, tried)
            if 1 < n <= len(won) - written:
                key = word(now[0, LUCK_KEY], now[0, LUCK_USED] + 1_000_000)
                find_unseen(rules, traits, now, piles, 0, seat, unseen)
                for other in range(len(ours)):
                    ours[other] = other == seat
                for at in range(n):
                    row, total = written + at, 0.0
                    for number in range(continuations):
                        say_anew(rules, now, piles, seat, tried[at], word(key, number))
                        total += worth_after(
                            rules,
                            traits,
                            now,
                            piles,
                            1,
                            players,
                            moves,
                            seat,
                            0,
                            depth,
                            ours,
                            aim,
                            outlook,
                            foresight,
                            room,
                        )
                    won[row] = total / continuations
                    look(rules, traits, now, piles, 0, seat, tried[at], memory, unseen, inputs[row])
                    worths[row] = worth(rules, traits, now, piles, 0, seat, tried[at], weights, seat) / WIN
                    questions[row] = written
                written += n
        hear(rules, now, 0, memory, seat, said)
        say(rules, now, piles, 0, seat, said)
    return written
