"""Who speaks next.

Calls, catches and jumps are open to everybody at any time, but an environment hears one seat after the other.
So after every input the seats that have such a right and are not asked are offered it, each in turn, before the
question goes to the seat that is asked. Luck says with whom that begins, so that a late call and a catch race
as they do at a table. A seat that waits is not offered it again until something was said.

With house rule `false_catch_penalty` everybody may catch anybody at any time; a seat is not given the floor
for a catch without ground alone, but has it among its choices whenever it speaks.
"""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.calls import LOW_BITS, call_of
from lastcard.fast.twin.codes import ASK_COLOR, ASK_PASS, ASK_PLAY, ASK_REVEAL, first_of, seat_of, what_of
from lastcard.fast.twin.layout import CALLS, CHALLENGER, JUMPABLE, OWES, QUESTION, SEATS, TARGET
from lastcard.fast.twin.legal import has_gone_out, is_asked, may_call, may_jump
from lastcard.fast.twin.luck import below
from lastcard.fast.twin.passing import first_to_choose
from lastcard.fast.twin.tables import Rules
from lastcard.rl.kernel.notes import ACTING, FIRST, WAITED


@compiled
def owing(now: Ints, g: int) -> int:
    """The lower bit of each seat that owes a call."""
    calls = now[g, CALLS]
    return calls & ~(calls >> 1) & LOW_BITS


@compiled
def open_floor(now: Ints, g: int, notes: Ints) -> None:
    """Something was said: all rights are offered anew."""
    notes[g, WAITED] = 0
    if _rights_are_possible(now, g):
        notes[g, FIRST] = below(now, g, now[g, SEATS])


@compiled
def give_floor(rules: Rules, now: Ints, piles: Bytes, g: int, notes: Ints, auto_call: int) -> None:
    """The next seat that speaks."""
    if _rights_are_possible(now, g):
        seats = now[g, SEATS]
        for step in range(seats):
            seat = (notes[g, FIRST] + step) % seats
            if (
                notes[g, WAITED] >> seat & 1 == 0
                and not is_asked(now, g, seat)
                and _has_ground(rules, now, piles, g, seat, auto_call)
            ):
                notes[g, ACTING] = seat
                return
    notes[g, ACTING] = asked_seat(now, g)


@compiled
def asked_seat(now: Ints, g: int) -> int:
    """The seat that is asked; of two secret picks the challenger's comes first, of many the first seat's."""
    question = now[g, QUESTION]
    if what_of(question) == ASK_PASS:
        return first_to_choose(now, g)
    if what_of(question) == ASK_REVEAL:
        return now[g, TARGET] if first_of(question) else now[g, CHALLENGER]
    return seat_of(question)


@compiled
def _rights_are_possible(now: Ints, g: int) -> bool:
    """Whether a seat that is not asked could have a right at all."""
    question = now[g, QUESTION]
    what = what_of(question)
    return (
        owing(now, g) != 0
        or (now[g, JUMPABLE] != 0 and what == ASK_PLAY)
        or what == ASK_REVEAL
        or (what == ASK_COLOR and first_of(question) != 0)
    )


@compiled
def _has_ground(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, auto_call: int) -> bool:
    if has_gone_out(now, g, seat):
        return False
    if may_jump(rules, now, piles, g, seat):
        return True
    if auto_call:
        return False
    if owing(now, g) & ~(1 << 2 * seat):
        return True
    return call_of(now, g, seat) <= OWES and may_call(rules, now, piles, g, seat)
