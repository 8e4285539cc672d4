"""A gift in parts: to whom, then suit by suit a card or none."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.codes import GIVE, SUIT_SHIFT
from lastcard.fast.twin.gift import suit_row
from lastcard.fast.twin.hands import holds_any
from lastcard.fast.twin.layout import SIDE
from lastcard.fast.twin.tables import COLORS, Rules
from lastcard.rl.kernel.notes import GIFT, SUIT


@compiled
def held_suit(rules: Rules, now: Ints, g: int, seat: int, first: int) -> int:
    """The next suit from this one on of which the seat holds a card; -1 when there is none."""
    for suit in range(first, rules.words[COLORS + now[g, SIDE]]):
        if holds_any(rules, now, g, seat, suit_row(now, g, suit)):
            return suit
    return -1


@compiled
def begin_gift(rules: Rules, now: Ints, g: int, notes: Ints, seat: int, to: int) -> None:
    """Somebody is named."""
    notes[g, GIFT] = GIVE | (to + 1) << 8
    notes[g, SUIT] = held_suit(rules, now, g, seat, 0)


@compiled
def add_to_gift(rules: Rules, now: Ints, g: int, notes: Ints, seat: int, kind: int) -> int:
    """A card of the suit that is asked for, or -1 for none; the whole gift when it is complete, else 0."""
    notes[g, GIFT] |= (kind + 1) << (SUIT_SHIFT + 8 * notes[g, SUIT])
    suit = held_suit(rules, now, g, seat, notes[g, SUIT] + 1)
    notes[g, SUIT] = suit
    if suit >= 0:
        return 0
    gift = notes[g, GIFT]
    notes[g, GIFT] = 0
    return gift


@compiled
def may_give_none(rules: Rules, now: Ints, g: int, notes: Ints, seat: int) -> bool:
    """Whether the suit may be left out: something was chosen before, or can be afterwards."""
    return notes[g, GIFT] >> SUIT_SHIFT != 0 or held_suit(rules, now, g, seat, notes[g, SUIT] + 1) >= 0
