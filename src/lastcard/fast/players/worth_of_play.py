"""What it is worth to a linear policy to play a card (see `players.worth`)."""

from typing import NamedTuple

from lastcard.fast.compiled import Ints, compiled, count
from lastcard.fast.players.sense import (
    acts,
    highest_of,
    known_of,
    lead_of,
    least_of,
    rest_bucket,
    seat_before,
    size_bucket,
)
from lastcard.fast.twin.challenge import at_stake
from lastcard.fast.twin.codes import ASK_CHALLENGE, ASK_STACK, what_of
from lastcard.fast.twin.hands import count_of, size_of
from lastcard.fast.twin.layout import COLOR, HANDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.matching import is_bluff
from lastcard.fast.twin.tables import (
    ANY_COLOR,
    COLORED,
    COLORS,
    COPIES,
    DRAWS,
    FACE_COLOR,
    FITS,
    MOST_COLORS,
    POINTS,
    WILD_DRAW,
    Rules,
)
from lastcard.fast.twin.turns import seat_after
from lastcard.policy import features as by
from lastcard.policy import traits as of


class Left(NamedTuple):
    """The hand that is left: how many cards, and how many of them fit on the one that is played."""

    rest: int
    fits: int


@compiled
def worth_of_play(
    rules: Rules,
    traits: Ints,
    now: Ints,
    g: int,
    seat: int,
    kind: int,
    weights: Ints,
    who: int,
) -> int:
    """What it is worth to play a card of the hand."""
    side, seats = now[g, SIDE], now[g, SEATS]
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    found = low & rules.masks[COPIES + kind, 0]
    if found:
        low ^= found & -found
    else:
        found = high & rules.masks[COPIES + kind, 1]
        high ^= found & -found
    rest = count(low) + count(high)
    left = rest_bucket(rest)
    variety = most = 0
    for color in range(rules.words[COLORS + side]):
        row = COLORED + 1 + MOST_COLORS * side + color
        held = count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])
        most = max(most, held)
        variety += held > 0

    total = weights[who, by.PLAY] + weights[who, by.POINTS] * rules.faces[side, kind, POINTS]
    total += weights[who, by.VARIETY + left] * variety
    if rest == 1 and variety == 0:
        total += weights[who, by.LAST_WILD]
    fits = rest
    own = rules.faces[side, kind, FACE_COLOR]
    if own:
        row = COLORED + own
        friends = count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])
        row = rules.faces[side, kind, FITS] + own
        fits = count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])
        any_color = ANY_COLOR + side
        twins = (
            count(low & rules.masks[row, 0] & rules.masks[any_color, 0])
            + count(high & rules.masks[row, 1] & rules.masks[any_color, 1])
            - friends
        )
        total += weights[who, by.FRIENDS + left] * friends + weights[who, by.TWINS] * twins
        if friends == 0:
            total += weights[who, by.ALONE + left]
        if own == now[g, COLOR]:
            total += weights[who, by.STAY]
        else:
            row = COLORED + now[g, COLOR]
            turned_from = count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])
            total += weights[who, by.LEFT] * turned_from
        known = known_of(rules, traits, now, g, seat_after(now, g, seat), own)
        total += weights[who, by.KNOWN] * known
    else:
        total += weights[who, by.WILD + left] + weights[who, by.WILD_FRIENDS] * most
        if rules.faces[side, kind, WILD_DRAW]:
            total += weights[who, by.WILD_DRAW + size_bucket(size_of(now, g, seat_after(now, g, seat)))]
            if now[g, COLOR] and count_of(rules, now, g, seat, COLORED + now[g, COLOR]):
                total += weights[who, by.GUILTY + left]
            elif is_bluff(rules, now, g, seat, kind):
                total += weights[who, by.GUILTY_WILD]

    total += _of_effects(rules, traits, now, g, seat, kind, Left(rest, fits), weights, who)
    if traits[side, kind, of.DUELS]:
        # A battle card has no number, so it may be counted among those that are left.
        highest = highest_of(rules, now, g, seat)
        total += weights[who, by.DUEL] + weights[who, by.DUEL_NUMBER] * highest
    if traits[side, kind, of.GIVES]:
        total += weights[who, by.GIVE] + weights[who, by.GIVE_SUITS] * variety
        if 0 < rest == variety:
            total += weights[who, by.GIVE_OUT]
    what = what_of(now[g, QUESTION])
    if what in (ASK_CHALLENGE, ASK_STACK):
        total += weights[who, by.STACK] + weights[who, by.STACKED] * at_stake(now, g)
    if seats > 2 and traits[side, kind, of.REVERSES]:
        victim, instead = seat_after(now, g, seat), seat_before(now, g, seat)
        lead = lead_of(size_of(now, g, instead), size_of(now, g, victim))
        total += weights[who, by.REVERSE] + weights[who, by.REVERSE_TO] * lead
    return total


@compiled
def _of_effects(
    rules: Rules,
    traits: Ints,
    now: Ints,
    g: int,
    seat: int,
    kind: int,
    left: Left,
    weights: Ints,
    who: int,
) -> int:
    """What a card does to others, as far as it does not depend on which cards are left."""
    side, seats, total = now[g, SIDE], now[g, SEATS], 0
    rest, fits = left
    victim = seat_after(now, g, seat)
    theirs = size_of(now, g, victim)
    if acts(rules, traits, now, g, kind):
        draws, until = rules.faces[side, kind, DRAWS], traits[side, kind, of.UNTIL_COLOR]
        skips, all_others = traits[side, kind, of.SKIPS], traits[side, kind, of.SKIPS_ALL]
        total += weights[who, by.ACTION + rest_bucket(rest)]
        total += weights[who, by.DRAWS + size_bucket(theirs)] * draws
        total += weights[who, by.UNTIL + size_bucket(theirs)] * until
        total += weights[who, by.SKIP + size_bucket(theirs)] * (skips | all_others)
        if seats == 2 or all_others:
            total += weights[who, by.AGAIN]
            if fits:
                total += weights[who, by.AGAIN_FITS]
                if rest == 1:
                    total += weights[who, by.AGAIN_OUT]
        else:
            instead = size_of(now, g, seat_after(now, g, victim))
            total += weights[who, by.SKIP_TO] * lead_of(instead, theirs)
    if traits[side, kind, of.FLIPS]:
        lead = lead_of(least_of(now, g, seat), rest)
        total += weights[who, by.FLIP + side] + weights[who, by.FLIP_LEAD] * lead
    if traits[side, kind, of.SHOWS]:
        total += weights[who, by.SHOW]
    if traits[side, kind, of.SWAPS]:
        total += weights[who, by.SWAP] * lead_of(rest, least_of(now, g, seat))
    if traits[side, kind, of.PASSES_ON]:
        total += weights[who, by.PASS_ON] * lead_of(rest, size_of(now, g, seat_before(now, g, seat)))
    return total
