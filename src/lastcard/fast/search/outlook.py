"""How likely each seat is to go out first, with all hands open (`lastcard.policy.outlook`)."""

import math

from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, count
from lastcard.fast.players.policy_tables import SYMBOL
from lastcard.fast.players.sense import size_bucket
from lastcard.fast.twin.codes import seat_of
from lastcard.fast.twin.kinds import first_kind
from lastcard.fast.twin.layout import COLOR, HANDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.matching import fitting
from lastcard.fast.twin.tables import COLORED, COLORS, COPIES, MOST_COLORS, Rules
from lastcard.fast.twin.turns import seat_after
from lastcard.policy import outlook as by
from lastcard.policy.features import SIZES


@compiled
def look(
    rules: Rules, traits: Ints, now: Ints, g: int, seat: int, distance: int, fits: int, seen: Floats
) -> None:
    """Write what counts for a seat, so many places from its turn; `fits` is the row of cards that fit now."""
    for place in range(len(seen)):
        seen[place] = 0.0
    side = now[g, SIDE]
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    first, cards, far = by.OF_A_SIDE * side, count(low) + count(high), min(distance, by.DISTANCES - 1)
    size = size_bucket(cards)
    seen[first + by.SIZE + max(min(cards, by.COUNTED), 1) - 1] = 1.0
    seen[first + by.MORE] = max(cards - by.COUNTED, 0)
    seen[first + by.TURN + SIZES * far + size] = 1.0
    fitting_now = count(low & rules.masks[fits, 0]) + count(high & rules.masks[fits, 1])
    if fitting_now:
        seen[first + by.FITS + SIZES * far + size] = 1.0
    seen[first + by.FITTING + size] = fitting_now
    for color in range(rules.words[COLORS + side]):
        row = COLORED + 1 + MOST_COLORS * side + color
        if low & rules.masks[row, 0] or high & rules.masks[row, 1]:
            seen[first + by.VARIETY + size] += 1.0
    row = COLORED + now[g, COLOR]
    seen[first + by.COLOR + size] = count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])
    while low or high:
        kind = first_kind(rules, low, high)
        place = first + by.SYMBOL + SIZES * traits[side, kind, SYMBOL] + size
        seen[place] += count(low & rules.masks[COPIES + kind, 0]) + count(
            high & rules.masks[COPIES + kind, 1]
        )
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]


@compiled
def look_around(rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, seen: Floats) -> None:
    """A row for each seat; somebody is asked to play."""
    seat, fits = seat_of(now[g, QUESTION]), fitting(rules, now, piles, g)
    for distance in range(now[g, SEATS]):
        look(rules, traits, now, g, seat, distance, fits, seen[seat])
        seat = seat_after(now, g, seat)


@compiled
def chances(seen: Floats, seats: int, weights: Floats, found: Floats) -> None:
    """Each seat's chance to go out first, from what is seen of all."""
    total = 0.0
    for seat in range(seats):
        logit = 0.0
        for place in range(len(weights)):
            logit += seen[seat, place] * weights[place]
        found[seat] = math.exp(logit)
        total += found[seat]
    for seat in range(seats):
        found[seat] /= total
