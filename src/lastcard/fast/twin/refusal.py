"""Whether a move is legal, for callers that cannot be sure: what is refused here must not be said."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.codes import (
    ASK_GIVE,
    CALL,
    CATCH,
    GIVE,
    JUMP_IN,
    SUIT_SHIFT,
    argument_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.gift import suit_row
from lastcard.fast.twin.hands import holds_any, kind_is_among
from lastcard.fast.twin.layout import MOST_CARDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.legal import answers, is_asked, rights
from lastcard.fast.twin.tables import COLORS, COPIES, Rules


@compiled
def is_legal(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, said: int, scratch: Ints) -> bool:
    """Whether a seat may say this now; `scratch` has room for MOST_MOVES."""
    if seat < 0 or seat >= now[g, SEATS]:
        return False
    verb, n = verb_of(said), 0
    if verb == GIVE:
        return (
            is_asked(now, g, seat)
            and what_of(now[g, QUESTION]) == ASK_GIVE
            and _may_give(rules, now, g, seat, said)
        )
    if verb in (CALL, CATCH, JUMP_IN):
        n = rights(rules, now, piles, g, seat, scratch)
    else:
        n = answers(rules, now, piles, g, seat, scratch)
    found = False
    for at in range(n):
        found = found or scratch[at] == said
    return found


@compiled
def _may_give(rules: Rules, now: Ints, g: int, seat: int, gift: int) -> bool:
    """At most one card of each suit, to one other seat; or nothing to nobody (B05)."""
    to, cards = argument_of(gift) - 1, gift >> SUIT_SHIFT
    if cards == 0:
        return gift == GIVE
    if to < 0 or to == seat or to >= now[g, SEATS]:
        return False
    for suit in range(rules.words[COLORS + now[g, SIDE]]):
        kind = (cards & 0xFF) - 1
        cards >>= 8
        if kind >= MOST_CARDS:
            return False
        if kind >= 0 and not (
            holds_any(rules, now, g, seat, COPIES + kind)
            and kind_is_among(rules, kind, suit_row(now, g, suit))
        ):
            return False
    return cards == 0
