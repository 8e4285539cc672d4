"""What the network looks at, on compiled games: the twin of `lastcard.bots.inputs`."""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, compiled, count, lowest
from lastcard.fast.players.memory import NAMED, REFUSED
from lastcard.fast.players.policy_tables import CARDS_FIRST
from lastcard.fast.players.sense import acts, least_of, seat_before
from lastcard.fast.twin.challenge import at_stake
from lastcard.fast.twin.codes import (
    ACCEPT,
    ASK_DRAWN,
    CHALLENGE,
    DRAW,
    KEEP,
    NAME,
    PLAY,
    argument_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import (
    COLOR,
    DISCARD_PILE,
    DISCARD_SIZE,
    DRAW_SIZE,
    HANDS,
    QUESTION,
    RESPECTED,
    SEATS,
    SIDE,
    TURN,
    WORD,
)
from lastcard.fast.twin.matching import is_bluff, top_of
from lastcard.fast.twin.tables import (
    CARDS,
    COLOR_IDS,
    COLORED,
    COLORS,
    COPIES,
    DRAWS,
    FACE_COLOR,
    FITS,
    KIND,
    MOST_COLORS,
    POINTS,
    WILD_DRAW,
    Rules,
)
from lastcard.fast.twin.turns import seat_after
from lastcard.policy import inputs as to
from lastcard.policy.inputs import LONG_AGO
from lastcard.policy.layers import Numbers
from lastcard.policy.traits import REVERSES, TRAITS


class Known(NamedTuple):
    """What a seat knows beside what lies on the table."""

    memory: Ints
    """What players have shown (`players.memory`)."""
    unseen: Ints
    """The cards that it does not see (`find_unseen`)."""


class After(NamedTuple):
    """What an answer makes of the hand and of the table."""

    verb: int
    face: int
    """The kind of card on top."""
    color: int
    fit: int
    """The row of cards that fit on it."""
    low: int
    """The hand that is left, two words, …"""
    high: int
    rest: int
    """… how many cards that are, …"""
    fits: int
    """… and how many of them fit."""


@compiled
def find_unseen(rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, seat: int, unseen: Ints) -> None:
    """The cards that a seat sees neither in its hand nor among the discards, two words.

    In a two-sided deck the discards are left out: of most of them nobody has seen the face that counts now.
    """
    cards = rules.words[CARDS]
    low, high = (1 << min(cards, WORD)) - 1, (1 << max(cards - WORD, 0)) - 1
    if not traits[now[g, SIDE], 0, CARDS_FIRST]:
        for at in range(now[g, DISCARD_SIZE]):
            card = int(piles[g, DISCARD_PILE, at])
            if card < WORD:
                low &= ~(1 << card)
            else:
                high &= ~(1 << (card - WORD))
    unseen[0], unseen[1] = low & ~now[g, HANDS + 2 * seat], high & ~now[g, HANDS + 2 * seat + 1]


@compiled
def look(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    said: int,
    known: Known,
    row: Numbers,
) -> None:
    """Fill a row for an answer."""
    for at in range(to.INPUTS):
        row[at] = 0.0
    verb, argument, side, color = verb_of(said), argument_of(said), now[g, SIDE], now[g, COLOR]
    plays = verb == PLAY
    face, new = top_of(rules, now, piles, g), color
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    if plays:
        face, new = argument, rules.faces[side, argument, FACE_COLOR]
        found = low & rules.masks[COPIES + face, 0]
        if found:
            low ^= found & -found
        else:
            found = high & rules.masks[COPIES + face, 1]
            high ^= found & -found
        if new == 0:
            most = -1
            for other in range(1 + MOST_COLORS * side, 1 + MOST_COLORS * side + rules.words[COLORS + side]):
                held = _count(rules, low, high, COLORED + other)
                if held > most:
                    most, new = held, other
    elif verb == NAME:
        new = argument
    fit = rules.faces[side, face, FITS] + new
    rest, fits = count(low) + count(high), _count(rules, low, high, fit)
    after = After(verb, face, new, fit, low, high, rest, fits)
    again = _look_at_others(rules, traits, now, g, seat, after, known, row)
    _look_at_hand(rules, traits, now, g, after, row)
    row[to.OUT_NEXT] = plays and again and rest == 1 and fits > 0
    _look_at_answer(rules, traits, now, g, seat, after, known.unseen, row)


@compiled
def _count(rules: Rules, low: int, high: int, row: int) -> int:
    """How many of these cards belong to a set."""
    return count(low & rules.masks[row, 0]) + count(high & rules.masks[row, 1])


@compiled
def _look_at_hand(rules: Rules, traits: Ints, now: Ints, g: int, after: After, row: Numbers) -> None:
    side = now[g, SIDE]
    _, _, new, fit, low, high, rest, fits = after
    if rest < to.RESTS:
        row[to.LEFT + rest] = 1.0
    row[to.REST] = rest / to.CARDS
    friends = _count(rules, low, high, COLORED + new)
    row[to.FRIENDS], row[to.ALONE] = friends / to.FEW, friends == 0
    for other in range(1 + MOST_COLORS * side, 1 + MOST_COLORS * side + rules.words[COLORS + side]):
        held = _count(rules, low, high, COLORED + other) / to.FEW if other != new else 0.0
        row[to.VARIETY] += held > 0
        for at in range(to.OTHERS, to.OTHERS + to.OTHER_COLORS):
            if held > row[at]:
                row[at], held = held, row[at]
    wilds = wild_draws = actions = actions_fit = action_friends = 0
    for word in range(2):
        cards = high if word else low
        while cards:
            bit = lowest(cards)
            kind = rules.words[KIND + WORD * word + bit]
            own = rules.faces[side, kind, FACE_COLOR]
            if own == 0:
                wilds += 1
                wild_draws += rules.faces[side, kind, WILD_DRAW] != 0
            elif acts(rules, traits, now, g, kind):
                actions += 1
                actions_fit += rules.masks[fit, word] >> bit & 1
                action_friends += own == new
            cards &= cards - 1
    row[to.FITS], row[to.STUCK] = fits / to.FEW, fits == 0
    row[to.WILDS], row[to.WILD_DRAWS] = wilds / to.PAIR, wild_draws / to.PAIR
    row[to.ACTIONS], row[to.ACTIONS_FIT] = actions / to.FEW, actions_fit / to.PAIR
    row[to.ACTION_FRIENDS] = action_friends / to.PAIR
    row[to.SHARE_FRIENDS], row[to.SHARE_FITS] = (friends + wilds) / max(rest, 1), fits / max(rest, 1)


@compiled
def _look_at_answer(
    rules: Rules,
    traits: Ints,
    now: Ints,
    g: int,
    seat: int,
    after: After,
    unseen: Ints,
    row: Numbers,
) -> None:
    side, color = now[g, SIDE], now[g, COLOR]
    verb, face, new = after.verb, after.face, after.color
    row[to.DRAWN], row[to.DARK] = what_of(now[g, QUESTION]) == ASK_DRAWN, side
    row[to.STAYS] = new == color
    draws = rules.faces[side, face, DRAWS] / to.FEW
    if verb == PLAY:
        row[to.PLAY], row[to.DRAWS] = 1.0, draws
        row[to.WILD], row[to.WILD_DRAW] = (
            rules.faces[side, face, FACE_COLOR] == 0,
            rules.faces[side, face, WILD_DRAW],
        )
        for trait in range(TRAITS):
            row[to.TRAITS + trait] = traits[side, face, trait]
        row[to.BLUFF] = is_bluff(rules, now, g, seat, face)
        row[to.POINTS] = rules.faces[side, face, POINTS] / to.WORTH
    elif verb == DRAW:
        row[to.DRAW] = 1.0
    elif verb == KEEP:
        row[to.KEEP] = 1.0
    elif verb == NAME:
        row[to.NAME], row[to.NAME_DRAWS] = 1.0, draws
    elif verb in (CHALLENGE, ACCEPT):
        row[to.CHALLENGE if verb == CHALLENGE else to.ACCEPT] = 1.0
        total = max(count(unseen[0]) + count(unseen[1]), 1)
        share = _count(rules, unseen[0], unseen[1], COLORED + now[g, RESPECTED]) / total
        accused = size_of(now, g, now[g, TURN])
        row[to.ACCUSED], row[to.STAKE] = accused / to.CARDS, at_stake(now, g) / to.FEW
        row[to.HONEST] = none_of(share, accused)
    else:
        row[to.PASS] = 1.0


@compiled
def none_of(share: float, cards: int) -> float:
    """How likely so many cards are all others, when this share of all cards would be among them."""
    likely = 1.0
    for _ in range(min(cards, to.LONGEST)):
        likely *= 1.0 - share
    return likely


@compiled
def _look_at_others(
    rules: Rules,
    traits: Ints,
    now: Ints,
    g: int,
    seat: int,
    after: After,
    known: Known,
    row: Numbers,
) -> bool:
    """The other players; whether the same player is on turn again."""
    verb, face, new, memory, unseen = after.verb, after.face, after.color, known.memory, known.unseen
    seats, following, before = now[g, SEATS], seat_after(now, g, seat), seat_before(now, g, seat)
    answerer, after_next = following, seat_after(now, g, following)
    if verb in (PLAY, NAME):
        if acts(rules, traits, now, g, face):
            row[to.ACTS] = 1.0
            answerer = after_next
        elif verb == PLAY and seats > 2 and traits[now[g, SIDE], face, REVERSES]:
            answerer = before
    total = max(count(unseen[0]) + count(unseen[1]), 1)
    share = _count(rules, unseen[0], unseen[1], after.fit) / total
    colored = _count(rules, unseen[0], unseen[1], COLORED + new) / total
    row[to.UNSEEN_FIT], row[to.UNSEEN_COLOR], row[to.DRAW_PILE] = share, colored, now[g, DRAW_SIZE] / to.PILE
    least = least_of(now, g, seat)
    _size(size_of(now, g, following), to.NEXT, row)
    _size(least, to.LEAST, row)
    row[to.LEAD] = max(-to.FARTHEST, min(to.FARTHEST, after.rest - least)) / to.FEW
    row[to.BEFORE] = size_of(now, g, before) / to.CARDS
    row[to.NEXT_LACKS], row[to.NEXT_NAMED] = (
        lacks(now, g, memory, following, new),
        named(memory, following, new),
    )
    if seats > 2:
        row[to.AFTER_NEXT] = size_of(now, g, after_next) / to.CARDS
        row[to.BEFORE_LACKS] = lacks(now, g, memory, before, new)
    if answerer == seat:
        row[to.AGAIN] = 1.0
        return True
    theirs, lacking = size_of(now, g, answerer), lacks(now, g, memory, answerer, new)
    _size(theirs, to.ANSWERER, row)
    row[to.LACKS], row[to.NAMED] = lacking, named(memory, answerer, new)
    row[to.CANNOT] = none_of(share, theirs)
    row[to.CANNOT_TOLD] = none_of(share - colored * lacking, theirs)
    return False


@compiled
def _size(cards: int, first: int, row: Numbers) -> None:
    if 0 < cards <= to.SMALL:
        row[first + cards - 1] = 1.0
    row[first + to.SMALL] = cards / to.CARDS


@compiled
def lacks(now: Ints, g: int, memory: Ints, seat: int, color: int) -> float:
    """The share of a hand that was there when the seat did without the color."""
    came = memory[REFUSED + COLOR_IDS * seat + color]
    cards = size_of(now, g, seat)
    return max(cards - came + 1, 0) / cards if came and cards else 0.0


@compiled
def named(memory: Ints, seat: int, color: int) -> float:
    """1 when the seat has just named the color, half as much after each thing that makes it less likely."""
    since = memory[NAMED + COLOR_IDS * seat + color]
    return 2.0 / (1 << min(since, LONG_AGO)) if since else 0.0
