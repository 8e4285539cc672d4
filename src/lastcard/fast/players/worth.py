"""What a move is worth to a linear policy: the twin of `lastcard.bots.policy`, weight by weight.

Only what the seat may know is read: its own hand by the faces that count, the sizes of other hands, and in a
two-sided deck the backs of the next player's cards. `weights[who]` are the weights of the policy.
"""

from lastcard.fast.compiled import Bytes, Ints, compiled, lowest
from lastcard.fast.players.sense import (
    accused_bucket,
    acts,
    highest_of,
    known_of,
    least_of,
    rest_bucket,
    size_bucket,
)
from lastcard.fast.players.worth_of_play import worth_of_play
from lastcard.fast.twin.challenge import at_stake
from lastcard.fast.twin.codes import (
    ACCEPT,
    BATTLE,
    CHALLENGE,
    DRAW,
    JUMP_IN,
    KEEP,
    NAME,
    PASS,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    SWAP,
    argument_of,
    verb_of,
)
from lastcard.fast.twin.hands import count_of, size_of
from lastcard.fast.twin.layout import COLOR, HANDS, SIDE, TURN, WORD
from lastcard.fast.twin.matching import top_of
from lastcard.fast.twin.tables import COLORED, FACE_COLOR, KIND, NUMBER, POINTS, Rules
from lastcard.fast.twin.turns import seat_after
from lastcard.policy import features as by
from lastcard.policy import traits as of


@compiled
def worth(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    said: int,
    weights: Ints,
    who: int,
) -> int:
    """The worth of any move but a gift, a call and a catch."""
    verb, argument = verb_of(said), argument_of(said)
    if verb in (PLAY, JUMP_IN):
        jump = weights[who, by.JUMP] if verb == JUMP_IN else 0
        return jump + worth_of_play(rules, traits, now, g, seat, argument, weights, who)
    if verb in (DRAW, PASS, KEEP):
        held = size_of(now, g, seat)
        refused = by.NEVER if held >= by.MANY and verb != PASS else 0
        first, pressed = (by.KEEP, by.KEEP_PRESSED) if verb == KEEP else (by.DRAW, by.DRAW_PRESSED)
        return (
            refused
            + weights[who, first + rest_bucket(held - 1)]
            + weights[who, pressed + size_bucket(least_of(now, g, seat))]
        )
    if verb == NAME:
        return _of_name(rules, traits, now, piles, g, seat, argument, weights, who)
    if verb == ACCEPT:
        return 0
    if verb == CHALLENGE:
        return (
            weights[who, by.CHALLENGE + accused_bucket(size_of(now, g, now[g, TURN]))]
            + weights[who, by.CHALLENGE_STAKE] * at_stake(now, g)
            + weights[who, by.CHALLENGE_OWN + rest_bucket(size_of(now, g, seat))]
        )
    return _of_other(rules, now, g, seat, verb, argument, weights, who)


@compiled
def _of_name(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    color: int,
    weights: Ints,
    who: int,
) -> int:
    """What it is worth to name a color."""
    side, held, points, actions = now[g, SIDE], 0, 0, 0
    for word in range(2):
        cards = now[g, HANDS + 2 * seat + word] & rules.masks[COLORED + color, word]
        while cards:
            kind = rules.words[KIND + WORD * word + lowest(cards)]
            held += 1
            points += rules.faces[side, kind, POINTS]
            actions += acts(rules, traits, now, g, kind)
            cards &= cards - 1
    top = top_of(rules, now, piles, g)
    total = weights[who, by.NAME] * held
    total += weights[who, by.NAME_POINTS] * points + weights[who, by.NAME_ACTIONS] * actions
    if held == 0:
        total += weights[who, by.NAME_NONE]
    if color == now[g, COLOR]:
        total += weights[who, by.NAME_OLD]
    if traits[side, top, of.UNTIL_COLOR]:
        total += weights[who, by.NAME_UNTIL] * held
    if traits[side, top, of.SHOWS]:
        total += weights[who, by.NAME_SHOW] * held
    known = known_of(rules, traits, now, g, seat_after(now, g, seat), color)
    return total + weights[who, by.NAME_KNOWN] * known


@compiled
def _of_other(
    rules: Rules, now: Ints, g: int, seat: int, verb: int, argument: int, weights: Ints, who: int
) -> int:
    """What it is worth to battle or to swap with a seat, to reveal, to show or to pass on a card."""
    side = now[g, SIDE]
    if verb == BATTLE and argument == 0:
        if size_of(now, g, seat) == 0:
            return -by.NEVER
        return -by.DECLINING if highest_of(rules, now, g, seat) >= by.FIGHTING else by.DECLINING
    if verb == BATTLE:
        other = argument - 1
        theirs, is_next = size_of(now, g, other), other == seat_after(now, g, seat)
        total = weights[who, by.BATTLE + size_bucket(theirs)] + weights[who, by.BATTLE_SIZE] * theirs
        return total + weights[who, by.BATTLE_NEXT] * is_next
    if verb == SWAP:
        theirs, is_next = size_of(now, g, argument), argument == seat_after(now, g, seat)
        return weights[who, by.SWAP_SIZE] * theirs + weights[who, by.SWAP_NEXT] * is_next
    points = rules.faces[side, argument, POINTS]
    if verb == REVEAL:
        own = rules.faces[side, argument, FACE_COLOR]
        friends = count_of(rules, now, g, seat, COLORED + own) - 1 if own else 0
        total = weights[who, by.REVEAL] * rules.faces[side, argument, NUMBER]
        return total + weights[who, by.REVEAL_POINTS] * points + weights[who, by.REVEAL_FRIENDS] * friends
    if verb == SHOW:
        return weights[who, by.SHOWN] * points
    if verb == PASS_ON:
        return -points
    return 0


@compiled
def worth_of_gift(
    rules: Rules, traits: Ints, now: Ints, g: int, seat: int, kind: int, weights: Ints, who: int
) -> int:
    """What it is worth to give a card away, whoever gets it."""
    side = now[g, SIDE]
    own = rules.faces[side, kind, FACE_COLOR]
    return (
        weights[who, by.GIFT]
        + weights[who, by.GIFT_POINTS] * rules.faces[side, kind, POINTS]
        + weights[who, by.GIFT_ACTION] * acts(rules, traits, now, g, kind)
        + weights[who, by.GIFT_FRIENDS] * (count_of(rules, now, g, seat, COLORED + own) - 1)
    )


@compiled
def worth_of_receiver(now: Ints, g: int, seat: int, to: int, weights: Ints, who: int) -> int:
    """What it is worth that this player gets the gift."""
    is_next = to == seat_after(now, g, seat)
    return weights[who, by.GIFT_TO] * size_of(now, g, to) + weights[who, by.GIFT_NEXT] * is_next
