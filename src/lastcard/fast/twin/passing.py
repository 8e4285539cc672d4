"""Passing cards on: everybody chooses in secret, then all chosen cards move to the next seat at once."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.codes import ASK_PASS, pack
from lastcard.fast.twin.hands import moved, put_in, size_of, take_out
from lastcard.fast.twin.layout import CHOICES, HANDS, QUESTION, SEATS
from lastcard.fast.twin.tables import COPIES, Rules
from lastcard.fast.twin.turns import seat_after


@compiled
def begin_pass(now: Ints, g: int, n: int) -> None:
    """Everybody is asked at once; who holds fewer cards passes them all on (PASS-02)."""
    for seat in range(now[g, SEATS]):
        now[g, CHOICES + seat] = min(n, size_of(now, g, seat))
    now[g, QUESTION] = pack(ASK_PASS, 0, n)


@compiled
def left_to_choose(now: Ints, g: int, seat: int) -> int:
    """How many cards a seat has still to choose."""
    return now[g, CHOICES + seat] & 0xFF


@compiled
def first_to_choose(now: Ints, g: int) -> int:
    """The first seat that has not chosen all of its cards."""
    seat = 0
    while left_to_choose(now, g, seat) == 0:
        seat += 1
    return seat


@compiled
def unchosen(rules: Rules, now: Ints, g: int, seat: int) -> tuple[int, int]:
    """The cards of a hand that can still be chosen."""
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    chosen = now[g, CHOICES + seat] >> 8
    while chosen:
        row = COPIES + (chosen & 0xFF) - 1
        copy = low & rules.masks[row, 0]
        if copy:
            low &= ~(copy & -copy)
        else:
            copy = high & rules.masks[row, 1]
            high &= ~(copy & -copy)
        chosen >>= 8
    return low, high


@compiled
def choose(now: Ints, g: int, seat: int, kind: int) -> None:
    """A seat has chosen a card more, whatever it has still to choose."""
    place = 8
    while now[g, CHOICES + seat] >> place:
        place += 8
    now[g, CHOICES + seat] |= (kind + 1) << place


@compiled
def pass_on(rules: Rules, now: Ints, g: int, seat: int, kind: int) -> None:
    """A secret choice, which is final; with the last one all chosen cards move (PASS-03…05)."""
    choose(now, g, seat, kind)
    now[g, CHOICES + seat] -= 1
    for other in range(now[g, SEATS]):
        if left_to_choose(now, g, other):
            return
    for giver in range(now[g, SEATS]):
        # Which of equal cards moves does not matter, so it may well be one that has just come.
        chosen = now[g, CHOICES + giver] >> 8
        while chosen:
            card = take_out(rules, now, g, giver, (chosen & 0xFF) - 1)
            put_in(now, g, seat_after(now, g, giver), card)
            chosen >>= 8
    now[g, QUESTION] = 0
    moved(now, g)
