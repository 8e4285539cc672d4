"""Drawing, and the reshuffle when the draw pile is empty (G36…G38)."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import push
from lastcard.fast.twin.calls import after_gain
from lastcard.fast.twin.codes import (
    ASK_DRAWN,
    ASK_SHUFFLE,
    DRAW_FOR_TURN,
    TAKE,
    first_of,
    pack,
    seat_of,
    second_of,
)
from lastcard.fast.twin.hands import is_among, put_in
from lastcard.fast.twin.layout import DISCARD_SIZE, DRAW_PILE, DRAW_SIZE, QUESTION
from lastcard.fast.twin.matching import playable
from lastcard.fast.twin.tables import COLORED, DRAW_TO_MATCH, KIND, Rules


@compiled
def can_draw(now: Ints, g: int) -> bool:
    """Whether any card can be had: the top of the discards always stays."""
    return now[g, DRAW_SIZE] > 0 or now[g, DISCARD_SIZE] > 1


@compiled
def pop_card(now: Ints, piles: Bytes, g: int) -> int:
    """The next card leaves the draw pile, which has one."""
    size = now[g, DRAW_SIZE] - 1
    now[g, DRAW_SIZE] = size
    return int(piles[g, DRAW_PILE, size])


@compiled
def _drawn(now: Ints, piles: Bytes, g: int, seat: int, n: int) -> None:
    """The next `n` cards of the pile come into a hand; the pile has that many."""
    for _ in range(n):
        put_in(now, g, seat, pop_card(now, piles, g))
    after_gain(now, g, seat)


@compiled
def _reshuffle(now: Ints, g: int, then: int) -> None:
    """All discards but the top become the draw pile, then `then` goes on (G38)."""
    now[g, QUESTION] = pack(ASK_SHUFFLE)
    push(now, g, then)


@compiled
def take(now: Ints, piles: Bytes, g: int, step: int) -> None:
    """A forced draw: as many as there are (G37)."""
    seat, wanted = seat_of(step), first_of(step)
    n = min(wanted, now[g, DRAW_SIZE])
    if n:
        _drawn(now, piles, g, seat, n)
    if n < wanted and can_draw(now, g):
        _reshuffle(now, g, pack(TAKE, seat, wanted - n))


@compiled
def take_until(rules: Rules, now: Ints, piles: Bytes, g: int, step: int) -> None:
    """Draw until the color comes; a wild face does not end it (F12); when all is drawn it stops (F13)."""
    seat, color = seat_of(step), first_of(step)
    while now[g, DRAW_SIZE]:
        card = pop_card(now, piles, g)
        put_in(now, g, seat, card)
        after_gain(now, g, seat)
        if is_among(rules, card, COLORED + color):
            push(now, g, pack(TAKE, seat, second_of(step)))
            return
    if can_draw(now, g):
        _reshuffle(now, g, step)


@compiled
def draw_for_turn(rules: Rules, now: Ints, piles: Bytes, g: int, step: int) -> None:
    """The player on turn draws one card, or with `draw_to_match` until one can be played."""
    seat, last, stuck = seat_of(step), first_of(step) - 1, second_of(step)
    while now[g, DRAW_SIZE]:
        card = pop_card(now, piles, g)
        last = rules.words[KIND + card]
        put_in(now, g, seat, card)
        after_gain(now, g, seat)
        if not rules.words[DRAW_TO_MATCH] or playable(rules, now, piles, g, seat, last):
            now[g, QUESTION] = pack(ASK_DRAWN, seat, last, stuck)
            return
    if can_draw(now, g):
        _reshuffle(now, g, pack(DRAW_FOR_TURN, seat, last + 1, stuck))
    else:
        now[g, QUESTION] = pack(ASK_DRAWN, seat, last, stuck)
