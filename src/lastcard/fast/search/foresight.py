"""A network looks at all hands and says how likely each seat is to go out first (`lastcard.policy.foresight`)."""

import math

from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, count, np
from lastcard.fast.players.policy_tables import SYMBOL
from lastcard.fast.twin.codes import seat_of
from lastcard.fast.twin.kinds import first_kind
from lastcard.fast.twin.layout import COLOR, HANDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.matching import fitting, top_of
from lastcard.fast.twin.tables import COLORS, COPIES, FACE_COLOR, MOST_COLORS, Rules
from lastcard.fast.twin.turns import seat_after
from lastcard.policy import foresight as by
from lastcard.policy.foresight import Foresight
from lastcard.policy.layers import Numbers
from lastcard.policy.outlook import COUNTED, SYMBOLS


@compiled
def look_over(rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, row: Bytes) -> None:
    """Fill a row of inputs; somebody is asked to play."""
    for at in range(len(row)):
        row[at] = 0
    side, seats, fits = now[g, SIDE], now[g, SEATS], fitting(rules, now, piles, g)
    first, seat = side * (by.OF_A_SEAT * seats + SYMBOLS), seat_of(now[g, QUESTION])
    row[first + by.OF_A_SEAT * seats + traits[side, top_of(rules, now, piles, g), SYMBOL]] = 1
    for _ in range(seats):
        low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
        cards = count(low) + count(high)
        fitting_now = count(low & rules.masks[fits, 0]) + count(high & rules.masks[fits, 1])
        row[first + by.SIZE + max(min(cards, COUNTED), 1) - 1] = 1
        row[first + by.MORE] = max(cards - COUNTED, 0)
        row[first + by.FITTING] = fitting_now
        row[first + by.STUCK] = fitting_now == 0
        while low or high:
            kind = first_kind(rules, low, high)
            alike_low, alike_high = rules.masks[COPIES + kind, 0], rules.masks[COPIES + kind, 1]
            suit = _suit(rules, now, g, side, rules.faces[side, kind, FACE_COLOR])
            row[first + by.CARDS + SYMBOLS * suit + traits[side, kind, SYMBOL]] += count(
                low & alike_low
            ) + count(high & alike_high)
            low &= ~alike_low
            high &= ~alike_high
        first += by.OF_A_SEAT
        seat = seat_after(now, g, seat)


@compiled
def _suit(rules: Rules, now: Ints, g: int, side: int, color: int) -> int:
    """The place of a color, the one in play first; what has none comes last."""
    if color == 0:
        return by.SUITS - 1
    in_play = now[g, COLOR] or 1 + MOST_COLORS * side
    return color - in_play if color >= in_play else color - in_play + rules.words[COLORS + side]


@compiled
def foresee(
    now: Ints, g: int, row: Bytes, foresight: Foresight, hidden: Numbers, deeper: Numbers, found: Floats
) -> None:
    """Each seat's chance to go out first, from a row of inputs; `hidden` and `deeper` are room for the layers."""
    for to in range(len(hidden)):
        hidden[to] = foresight.first_bias[to]
    for at in range(len(row)):
        if row[at]:
            for to in range(len(hidden)):
                hidden[to] += np.float32(row[at]) * foresight.first[at, to]
    for to in range(len(deeper)):
        deeper[to] = foresight.second_bias[to]
    for at in range(len(hidden)):
        if hidden[at] > 0:
            for to in range(len(deeper)):
                deeper[to] += hidden[at] * foresight.second[at, to]
    seat, total = seat_of(now[g, QUESTION]), 0.0
    for place in range(now[g, SEATS]):
        logit = foresight.last_bias[place]
        for at in range(len(deeper)):
            if deeper[at] > 0:
                logit += deeper[at] * foresight.last[at, place]
        found[seat] = math.exp(logit)
        total += found[seat]
        seat = seat_after(now, g, seat)
    for each in range(now[g, SEATS]):
        found[each] /= total
