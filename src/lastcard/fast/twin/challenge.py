"""Draw cards: the plain draw, the disputed wild draw, and the stacked one."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.agenda import pop, push, upcoming
from lastcard.fast.twin.calls import after_answer, after_close
from lastcard.fast.twin.codes import (
    ASK_CHALLENGE,
    ASK_STACK,
    DRAW_CARDS,
    DRAW_UNTIL_COLOR,
    SKIP,
    TAKE,
    TAKE_UNTIL,
    first_of,
    pack,
    seat_of,
    second_of,
    what_of,
)
from lastcard.fast.twin.layout import ACCUSED, COLOR, EXTRA, HELD, QUESTION, RESPECTED, TURN
from lastcard.fast.twin.piles import can_draw
from lastcard.fast.twin.tables import INCRIMINATING, PENALTY_CLOSES, Rules
from lastcard.fast.twin.turns import seat_after


@compiled
def draw_cards(rules: Rules, now: Ints, g: int, step: int) -> None:
    """The next player draws and loses the turn (BATTLE-26)."""
    _closed(rules, now, g)
    if second_of(step):
        push(now, g, pack(SKIP))
    push(now, g, pack(TAKE, seat_after(now, g, now[g, TURN]), first_of(step)))


@compiled
def draw_until_color(rules: Rules, now: Ints, g: int, step: int) -> None:
    """The next player draws until the named color comes and loses the turn (FLIP-46)."""
    _closed(rules, now, g)
    push(now, g, pack(SKIP))
    push(now, g, pack(TAKE_UNTIL, seat_after(now, g, now[g, TURN]), now[g, COLOR], first_of(step)))


@compiled
def _closed(rules: Rules, now: Ints, g: int) -> None:
    """By drawing the victim may close the window; with nothing to draw it stays open (G28)."""
    if rules.words[PENALTY_CLOSES] and can_draw(now, g):
        after_close(now, g)


@compiled
def offer_challenge(now: Ints, g: int, step: int) -> None:
    """Only the victim may dispute, before any card is drawn (G19, G21)."""
    now[g, EXTRA] = first_of(step)
    now[g, QUESTION] = pack(ASK_CHALLENGE, seat_after(now, g, now[g, TURN]))


@compiled
def offer_stack(now: Ints, g: int) -> None:
    """The victim is asked even without a draw card (HOUSE-01)."""
    now[g, QUESTION] = pack(ASK_STACK, seat_after(now, g, now[g, TURN]))


@compiled
def at_stake(now: Ints, g: int) -> int:
    """How many cards the pending draw has come to."""
    pending = upcoming(now, g)
    return first_of(pending) if what_of(pending) == DRAW_CARDS else 0


@compiled
def accept(now: Ints, g: int, seat: int) -> None:
    """The victim takes the cards."""
    now[g, QUESTION] = 0
    after_answer(now, g, seat)


@compiled
def is_guilty(rules: Rules, now: Ints, g: int) -> bool:
    """Whether the hand left by the wild draw has a card of the color it had to respect (G16, G17)."""
    row = INCRIMINATING + now[g, RESPECTED]
    return now[g, HELD] & rules.masks[row, 0] != 0 or now[g, HELD + 1] & rules.masks[row, 1] != 0


@compiled
def challenge(rules: Rules, now: Ints, g: int) -> None:
    """The hand left by the wild draw is judged.

    Guilty: the accused draws and the challenger takes a normal turn (G22). Innocent: the challenger draws
    the extra cards too and loses the turn (G23).
    """
    challenger, accused, extra = seat_of(now[g, QUESTION]), now[g, ACCUSED], now[g, EXTRA]
    guilty = is_guilty(rules, now, g)
    pending = pop(now, g)
    if what_of(pending) == DRAW_CARDS:
        n = first_of(pending)
        push(now, g, pack(TAKE, accused, n) if guilty else pack(DRAW_CARDS, 0, n + extra, 1))
    elif guilty:
        push(now, g, pack(TAKE_UNTIL, accused, now[g, COLOR], 0))
    else:
        push(now, g, pack(DRAW_UNTIL_COLOR, 0, extra))
    now[g, QUESTION] = 0
    after_answer(now, g, challenger)
