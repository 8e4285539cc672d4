"""Giving every slot a card of its own: what is free, and how others make room.

slots[i, LOW | HIGH]    what it can be, two words like a hand; sorted: who has least choice comes first
slots[i, PLACE]         a seat, or PILE_PLACE and the number of a pile
slots[i, AT]            where in the pile
slots[i, HINTS]         bits of evidence that speak of it
slots[i, HELD_BACK]     1 when it was in the hand that a challenge is about
slots[i, PROPOSED]      those that the proposal takes into account when it is dealt a card
alike[k, BITS | ALIKE_LOW | ALIKE_HIGH]  cards of which the same evidence speaks, and its bits
holds[h, SEAT | OF_LOW | OF_HIGH]         a seat has at least one card of a set
holds[h, CHOSEN]        1 when a slot was chosen to be one of them
"""

from typing import Final

from lastcard.fast.compiled import Ints, compiled, count, lowest
from lastcard.fast.twin.layout import WORD

LOW: Final = 0
HIGH: Final = 1
PLACE: Final = 2
AT: Final = 3
HINTS: Final = 4
HELD_BACK: Final = 5
PROPOSED: Final = 6
FINE: Final = 1 << 19
"""Steps of a random fraction."""
PILE_PLACE: Final = 16

SEAT: Final = 0
OF_LOW: Final = 1
OF_HIGH: Final = 2
CHOSEN: Final = 3
HOLD_FIELDS: Final = 4

BITS: Final = 0
ALIKE_LOW: Final = 1
ALIKE_HIGH: Final = 2

CARD: Final = 0
"""Rows of the scratch: the card of each slot, …"""
OWNER: Final = 1
"""… the slot of each card, …"""
FROM: Final = 2
"""… the slot from which a card was reached on a path, …"""
QUEUE: Final = 3
CAN_LOW: Final = 4
"""… and what each slot can be in this world, where a seat has to hold something."""
CAN_HIGH: Final = 5
SCRATCH_ROWS: Final = 6


@compiled
def nth_card(low: int, high: int, n: int) -> int:
    """The card of this number in a set, from 0."""
    in_low = count(low)
    if n < in_low:
        for _ in range(n):
            low &= low - 1
        return lowest(low)
    for _ in range(n - in_low):
        high &= high - 1
    return WORD + lowest(high)


@compiled
def is_in(card: int, low: int, high: int) -> bool:
    return (low >> card if card < WORD else high >> (card - WORD)) & 1 != 0


@compiled
def give(scratch: Ints, free: Ints, slot: int, card: int) -> None:
    """A free card goes to a slot."""
    scratch[CARD, slot] = card
    scratch[OWNER, card] = slot
    if card < WORD:
        free[0] &= ~(1 << card)
    else:
        free[1] &= ~(1 << (card - WORD))


@compiled
def make_room(scratch: Ints, free: Ints, slot: int) -> bool:
    """Others take other cards so that this slot can have one; whether that is possible."""
    seen_low = seen_high = 0
    scratch[QUEUE, 0] = slot
    first, last = 0, 1
    while first < last:
        here = scratch[QUEUE, first]
        first += 1
        low, high = scratch[CAN_LOW, here] & ~seen_low, scratch[CAN_HIGH, here] & ~seen_high
        seen_low |= low
        seen_high |= high
        while low or high:
            card = nth_card(low, high, 0)
            if card < WORD:
                low &= low - 1
            else:
                high &= high - 1
            scratch[FROM, card] = here
            if is_in(card, free[0], free[1]):
                # Along the path everybody takes the card that was found, and leaves the own one to who asked for it.
                while True:
                    taker = scratch[FROM, card]
                    left = scratch[CARD, taker]
                    give(scratch, free, taker, card)
                    if taker == slot:
                        return True
                    card = left
            elif scratch[OWNER, card] >= 0:
                scratch[QUEUE, last] = scratch[OWNER, card]
                last += 1
    return False
