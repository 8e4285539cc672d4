"""Random legal play, as `lastcard.lab.random_play` does it with the engine."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.calls import LOW_BITS
from lastcard.fast.twin.codes import (
    ASK_GIVE,
    ASK_PASS,
    ASK_REVEAL,
    DRAW,
    first_of,
    seat_of,
    second_of,
    what_of,
)
from lastcard.fast.twin.gift import count_gifts, nth_gift
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import CALLS, CHALLENGER, JUMPABLE, QUESTION, SEATS, TARGET
from lastcard.fast.twin.legal import answers, may_jump, rights
from lastcard.fast.twin.luck import below
from lastcard.fast.twin.passing import left_to_choose
from lastcard.fast.twin.tables import Rules


@compiled
def random_move(rules: Rules, now: Ints, piles: Bytes, g: int, moves: Ints) -> tuple[int, int]:
    """Somebody's legal move: mostly an answer, half of the time a call or catch when one is open.

    Players are eager: on their turn they play a card whenever one fits.
    """
    calls = now[g, CALLS]
    owing = calls & ~(calls >> 1) & LOW_BITS != 0
    if owing or now[g, JUMPABLE]:
        seat = below(now, g, now[g, SEATS])
        if owing or may_jump(rules, now, piles, g, seat):
            n = rights(rules, now, piles, g, seat, moves)
            if n and below(now, g, 2):
                return seat, moves[below(now, g, n)]
    seat = _somebody_asked(now, g)
    if size_of(now, g, seat) == 2 and below(now, g, 2):
        n = rights(rules, now, piles, g, seat, moves)
        if n:
            return seat, moves[below(now, g, n)]
    if what_of(now[g, QUESTION]) == ASK_GIVE:
        return seat, nth_gift(rules, now, g, seat, below(now, g, count_gifts(rules, now, g, seat)))
    n = answers(rules, now, piles, g, seat, moves)
    if n > 1 and moves[n - 1] == DRAW:
        n -= 1
    return seat, moves[below(now, g, n) if n > 1 else 0]


@compiled
def _somebody_asked(now: Ints, g: int) -> int:
    """One of the seats that still have to answer."""
    question = now[g, QUESTION]
    if what_of(question) == ASK_PASS:
        return _somebody_choosing(now, g)
    if what_of(question) != ASK_REVEAL:
        return seat_of(question)
    if first_of(question) == 0 and (second_of(question) or below(now, g, 2)):
        return now[g, CHALLENGER]
    return now[g, TARGET]


@compiled
def _somebody_choosing(now: Ints, g: int) -> int:
    """One of the seats that have still to choose cards to pass on."""
    choosing = 0
    for seat in range(now[g, SEATS]):
        choosing += left_to_choose(now, g, seat) != 0
    nth = below(now, g, choosing) if choosing > 1 else 0
    for seat in range(now[g, SEATS]):
        if left_to_choose(now, g, seat):
            if nth == 0:
                return seat
            nth -= 1
    return -1
