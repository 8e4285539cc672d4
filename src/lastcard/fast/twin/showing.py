"""Fashion Trend: everybody else shows a card of the called color, one after the other."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.agenda import push
from lastcard.fast.twin.codes import ASK_SHOW, ASK_TO_SHOW, TAKE, first_of, pack, seat_of, second_of
from lastcard.fast.twin.hands import holds_any
from lastcard.fast.twin.layout import COLOR, QUESTION, TURN
from lastcard.fast.twin.tables import COLORED, Rules
from lastcard.fast.twin.turns import seat_after


@compiled
def begin_show(now: Ints, g: int, step: int) -> None:
    """The check starts with the next player and goes round in the direction of play (T09)."""
    caller = now[g, TURN]
    push(now, g, pack(ASK_TO_SHOW, seat_after(now, g, caller), caller, first_of(step)))


@compiled
def ask_to_show(rules: Rules, now: Ints, g: int, step: int) -> None:
    """A holder of the color is asked; the first who has none draws, and the check stops there (TREND-43)."""
    seat, caller, penalty = seat_of(step), first_of(step), second_of(step)
    if seat == caller:
        return
    if holds_any(rules, now, g, seat, COLORED + now[g, COLOR]):
        push(now, g, pack(ASK_TO_SHOW, seat_after(now, g, seat), caller, penalty))
        now[g, QUESTION] = pack(ASK_SHOW, seat, caller, now[g, COLOR])
    else:
        push(now, g, pack(TAKE, seat, penalty))
