"""Walking through a set of cards kind by kind: equal cards are neighbors in the deck and count once."""

from lastcard.fast.compiled import Ints, compiled, lowest
from lastcard.fast.twin.layout import WORD
from lastcard.fast.twin.tables import COPIES, KIND, Rules


@compiled
def first_kind(rules: Rules, low: int, high: int) -> int:
    """The first kind of a set that is not empty."""
    return rules.words[KIND + (lowest(low) if low else WORD + lowest(high))]


@compiled
def count_kinds(rules: Rules, low: int, high: int) -> int:
    """How many kinds a set has."""
    kinds = 0
    while low or high:
        kind = first_kind(rules, low, high)
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
        kinds += 1
    return kinds


@compiled
def nth_kind(rules: Rules, low: int, high: int, number: int) -> int:
    """The kind of this number, from 0, in deck order."""
    for _ in range(number):
        kind = first_kind(rules, low, high)
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
    return first_kind(rules, low, high)


@compiled
def list_kinds(rules: Rules, low: int, high: int, verb: int, moves: Ints, n: int) -> int:
    """A move with this verb for each kind, written from place `n` on; the place after the last."""
    while low or high:
        kind = first_kind(rules, low, high)
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
        moves[n] = verb | kind << 8
        n += 1
    return n
