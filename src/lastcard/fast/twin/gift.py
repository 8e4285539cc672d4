"""Beachcomber: a gift of at most one card of each suit to one other player.

All gifts of a large hand are tens of thousands, so they are numbered instead of listed: 0 gives nothing, then
come for each other seat all choices by suit, the last suit changing fastest, as the engine lists them.
"""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.agenda import only, push
from lastcard.fast.twin.calls import after_gain, after_gift, call_of
from lastcard.fast.twin.codes import (
    GIVE,
    GO_OUT,
    PENALIZE,
    SUIT_SHIFT,
    TAKE,
    argument_of,
    first_of,
    pack,
    seat_of,
)
from lastcard.fast.twin.hands import is_empty, put_in, take_out
from lastcard.fast.twin.kinds import count_kinds, nth_kind
from lastcard.fast.twin.layout import CALLED, HANDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.piles import can_draw
from lastcard.fast.twin.tables import COLORED, COLORS, MOST_COLORS, Rules


@compiled
def suit_row(now: Ints, g: int, suit: int) -> int:
    """The row of the cards of a suit of this side, counted from 0."""
    return COLORED + 1 + MOST_COLORS * now[g, SIDE] + suit


@compiled
def _choices(rules: Rules, now: Ints, g: int, seat: int) -> int:
    """How many choices of cards there are, to give none included."""
    choices = 1
    for suit in range(rules.words[COLORS + now[g, SIDE]]):
        choices *= 1 + _kinds_of_suit(rules, now, g, seat, suit)
    return choices


@compiled
def _kinds_of_suit(rules: Rules, now: Ints, g: int, seat: int, suit: int) -> int:
    row, at = suit_row(now, g, suit), HANDS + 2 * seat
    return count_kinds(rules, now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1])


@compiled
def count_gifts(rules: Rules, now: Ints, g: int, seat: int) -> int:
    """How many gifts the seat could make (BEACH-73…77)."""
    return 1 + (now[g, SEATS] - 1) * (_choices(rules, now, g, seat) - 1)


@compiled
def nth_gift(rules: Rules, now: Ints, g: int, seat: int, number: int) -> int:
    """The gift of this number, as a move."""
    if number == 0:
        return GIVE
    each = _choices(rules, now, g, seat) - 1
    to = (number - 1) // each
    if to >= seat:
        to += 1
    choice = (number - 1) % each + 1
    cards = 0
    for suit in range(rules.words[COLORS + now[g, SIDE]] - 1, -1, -1):
        kinds = 1 + _kinds_of_suit(rules, now, g, seat, suit)
        chosen = choice % kinds
        choice //= kinds
        if chosen:
            row, at = suit_row(now, g, suit), HANDS + 2 * seat
            low, high = now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1]
            cards |= (1 + nth_kind(rules, low, high, chosen - 1)) << 8 * suit
    return GIVE | (to + 1) << 8 | cards << SUIT_SHIFT


@compiled
def give(rules: Rules, now: Ints, g: int, move: int) -> None:
    """Hand the cards over. Giving the last card away wins, if UNO was called in time (BEACH-81…83)."""
    seat, penalty = seat_of(now[g, QUESTION]), first_of(now[g, QUESTION])
    to, cards, given = argument_of(move) - 1, move >> SUIT_SHIFT, 0
    while cards:
        if cards & 0xFF:
            put_in(now, g, to, take_out(rules, now, g, seat, (cards & 0xFF) - 1))
            given += 1
        cards >>= 8
    if given:
        after_gain(now, g, to)
    after_gift(now, g, seat, given)
    now[g, QUESTION] = 0
    if not is_empty(now, g, seat):
        return
    if call_of(now, g, seat) == CALLED:
        only(now, g, pack(GO_OUT, seat))
    else:
        push(now, g, pack(PENALIZE, seat, penalty))


@compiled
def penalize(now: Ints, g: int, step: int) -> None:
    """The giver draws at once and the round goes on; if nothing can be drawn the win stands (B08)."""
    if can_draw(now, g):
        push(now, g, pack(TAKE, seat_of(step), first_of(step)))
    else:
        only(now, g, pack(GO_OUT, seat_of(step)))
