"""Moves of RLCard's game tried out: in worlds that may be the true one, each played on to its end (`game`).

Foresight plays on for who thinks, with what it would know then, and a usual player for the other: any card that
fits, wilds last. `worth` is the twin of `lastcard.rl.rlcard_shape.foresight`.
"""

from typing import Final, NamedTuple

from lastcard.fast.compiled import Floats, Ints, compiled, making_arrays
from lastcard.fast.twin.luck import word
from lastcard.rl.rlcard_shape.foresight import PLACES
from lastcard.rl.rlcard_shape.kernel import game as at
from lastcard.rl.rlcard_shape.kernel.game import ALIKE, COLORED, WILD, WILD_DRAW, WILDS

LONG: Final = 400
"""A game that goes on for so many turns counts as lost."""
ROOM: Final = 14
"""Rows of scratch, each with room for two decks."""

FRIENDS, ALONE, TWINS, VARIETY = (PLACES[group] for group in ("friends", "alone", "twins", "variety"))
STAY, LEFT, WILD_USED, WILD_FRIENDS = (PLACES[group] for group in ("stay", "left", "wild", "wild_friends"))
SKIPS, DRAWS, REVERSES = (PLACES[group] for group in ("skip", "draws", "reverse"))
AGAIN_STUCK, AGAIN_OUT, AGAIN_LACKS, AGAIN_PRESSED = (
    PLACES[group] for group in ("again_stuck", "again_out", "again_lacks", "again_lacks_pressed")
)
AGAIN_FRIENDS, AGAIN_TWINS, AGAIN_ACTIONS = (
    PLACES[group] for group in ("again_friends", "again_twins", "again_actions")
)
STUCK, STUCK_FRIENDS, STUCK_FITS, STUCK_LAST, STUCK_TWO, STUCK_ALONE = (
    PLACES[group]
    for group in ("stuck", "stuck_friends", "stuck_fits", "stuck_last", "stuck_two", "stuck_alone")
)
LACKS, ACTIONS, ONE_FRIEND = (PLACES[group] for group in ("lacks", "actions", "one_friend"))


@compiled
def worth(now: Ints, hands: Ints, slots: Ints, unseen: Ints, kind: int, color: int, weights: Floats) -> float:
    """What it is worth to seat 0 to put down a card, a wild under a color; it is still in the hand."""
    symbol = kind % at.SYMBOLS if kind < WILD else at.NO_SYMBOL
    left, theirs = hands[0, at.SIZE] - 1, now[at.HIDDEN]
    rest = 0 if left < 2 else 1 if left < 3 else 2 if left < 5 else 3
    size = 0 if theirs < 2 else 1 if theirs < 3 else 2 if theirs < 5 else 3
    friends = hands[0, at.OF_COLOR + color] - (1 if kind < WILD else 0)
    twins = variety = 0
    for other in range(4):
        held = hands[0, at.OF_COLOR + other] - (1 if kind < WILD and other == color else 0)
        variety += 1 if held else 0
        if symbol < at.NO_SYMBOL and other != color:
            twins += hands[0, at.SYMBOLS * other + symbol]
    first = at.SYMBOLS * color
    actions = hands[0, first + at.SKIP] + hands[0, first + at.DRAW_TWO]
    actions -= 1 if symbol in (at.SKIP, at.DRAW_TWO) else 0
    lacks = at.none_of(now, slots, unseen, COLORED[color])
    total = weights[FRIENDS + rest] * friends + weights[TWINS + rest] * twins
    total += weights[VARIETY + rest] * variety
    if friends == 0:
        total += weights[ALONE + rest]
    if color == now[at.COLOR]:
        total += weights[STAY]
    else:
        total += weights[LEFT] * hands[0, at.OF_COLOR + now[at.COLOR]]
    if kind == WILD:
        total += weights[WILD_USED + rest] + weights[WILD_FRIENDS] * friends
    if symbol in (at.SKIP, at.DRAW_TWO) or kind == WILD_DRAW:
        total += weights[(SKIPS if symbol == at.SKIP else DRAWS) + size]
        wilds = hands[0, WILD] + hands[0, WILD_DRAW] - (1 if kind >= WILD else 0)
        if friends + twins + wilds == 0:
            total += weights[AGAIN_STUCK + rest]
        elif left == 1:
            total += weights[AGAIN_OUT]
        total += weights[AGAIN_LACKS] * lacks + weights[AGAIN_FRIENDS] * min(friends, 4)
        total += weights[AGAIN_TWINS] * twins + weights[AGAIN_ACTIONS] * actions
        return total + (weights[AGAIN_PRESSED] * lacks if theirs <= 2 else 0.0)
    stuck = at.none_of(now, slots, unseen, COLORED[color] | ALIKE[symbol] | WILDS)
    total += weights[STUCK + size] * stuck + weights[LACKS + size] * lacks
    total += weights[STUCK_FRIENDS] * stuck * min(friends, 3) + weights[ACTIONS] * actions
    total += weights[STUCK_FITS if friends + twins else STUCK_ALONE + size] * stuck
    if left == 1:
        total += weights[STUCK_LAST] * stuck
    elif left == 2:
        total += weights[STUCK_TWO] * stuck
    if symbol == at.REVERSE:
        total += weights[REVERSES]
    return total + (weights[ONE_FRIEND] if friends == 1 else 0.0)


@compiled
def foreseen(
    now: Ints,
    hands: Ints,
    pile: Ints,
    slots: Ints,
    weights: Floats,
    moves: Ints,
    n: int,
    room: Ints,
    unseen: Ints,
) -> int:
    """The best of these kinds for seat 0, times four, plus the color."""
    if n == 1 and moves[0] < WILD:
        return moves[0] * 4
    at.see(now, hands, pile, room, unseen)
    best, most = 0, -1e18
    for place in range(n):
        kind = moves[place]
        for color in range(4):
            if kind >= WILD or color == kind // at.SYMBOLS:
                found = worth(now, hands, slots, unseen, kind, color, weights)
                if found > most:
                    best, most = kind * 4 + color, found
    return best


@compiled
def usual(now: Ints, hands: Ints, moves: Ints, n: int) -> int:
    """Any card that fits, wilds last; a Wild in any color, a Wild Draw Four in the color that is held most."""
    if moves[0] == WILD_DRAW:
        most = 0
        for color in range(4):
            if hands[1, at.OF_COLOR + color] > hands[1, at.OF_COLOR + most]:
                most = color
        return WILD_DRAW * 4 + most
    if moves[n - 1] == WILD:
        if n == 1:
            return WILD * 4 + at.below(now, 4)
        n -= 1
    held = 0
    for place in range(n):
        held += hands[1, moves[place]]
    chosen = at.below(now, held)
    for place in range(n):
        chosen -= hands[1, moves[place]]
        if chosen < 0:
            return moves[place] * 4
    return moves[0] * 4


@making_arrays
def played_out(
    now: Ints,
    hands: Ints,
    draw: Ints,
    pile: Ints,
    slots: Ints,
    weights: Floats,
    moves: Ints,
    room: Ints,
    unseen: Ints,
) -> int:
    """1 if seat 0 wins the game from here on."""
    for _ in range(LONG):
        if now[at.WINNER] >= 0:
            return 1 if now[at.WINNER] == 0 else 0
        n = at.legal(now, hands, moves)
        if n == 0:
            at.draw_card(now, hands, draw, pile, slots)
            continue
        if now[at.PLAYER] == 0:
            said = foreseen(now, hands, pile, slots, weights, moves, n, room, unseen)
        else:
            said = usual(now, hands, moves, n)
            at.shown(now, slots, said // 4)
        at.play(now, hands, draw, pile, slots, said // 4, said % 4)
    return 0


@compiled
def deal_world(now: Ints, hands: Ints, draw: Ints, slots: Ints, unseen: Ints, cards: Ints) -> None:
    """The other hand and the draw pile from what is unseen: each slot takes the first card that it can be."""
    n = 0
    for kind in range(at.KINDS):
        for copy in range(4):
            if unseen[copy] >> kind & 1:
                cards[n] = kind
                n += 1
    at.shuffle(now, cards, n)
    for field in range(at.HAND_FIELDS):
        hands[1, field] = 0
    for slot in range(now[at.HIDDEN]):
        chosen = slot
        for place in range(slot, n):
            if slots[slot] >> cards[place] & 1:
                chosen = place
                break
        card = cards[chosen]
        cards[chosen] = cards[slot]
        cards[slot] = card
        at.put_in(hands, 1, card, 1)
    now[at.DRAW_SIZE] = n - now[at.HIDDEN]
    for place in range(now[at.DRAW_SIZE]):
        draw[place] = cards[now[at.HIDDEN] + place]


class Seen(NamedTuple):
    """A game as seat 0 sees it."""

    now: Ints
    hand: Ints
    pile: Ints
    slots: Ints
    """What each card of the other hand can be, those first that can be fewest."""


@making_arrays
def tried_out(
    seen: Seen,
    tried: Ints,
    weights: Floats,
    seed: int,
    first: int,
    worlds: int,
    room: Ints,
    won: Ints,
) -> None:
    """Add to `won` how often each move won; in a world, numbered from `first` on, all meet the same luck.

    `room` is scratch.
    """
    now, hand, pile, slots = seen
    there, here = room[0, : at.FIELDS], room[1, : at.FIELDS]
    draw, draw_here, pile_here, cards = room[2], room[3], room[4], room[5]
    slots_here, counted, moves, unseen = room[6], room[7], room[8], room[9, :4]
    hands = room[10:12, : at.HAND_FIELDS]
    hands_here = room[12:14, : at.HAND_FIELDS]
    hands[0] = hand
    at.see(now, hands, pile, counted, unseen)
    visible = unseen.copy()
    for world in range(first, first + worlds):
        there[:] = now
        there[at.KEY], there[at.USED] = word(seed, world), 0
        deal_world(there, hands, draw, slots, visible, cards)
        for move in range(len(tried)):
            here[:] = there
            hands_here[:] = hands
            for place in range(there[at.DRAW_SIZE]):
                draw_here[place] = draw[place]
            for place in range(there[at.PILE_SIZE]):
                pile_here[place] = pile[place]
            for place in range(there[at.HIDDEN]):
                slots_here[place] = slots[place]
            at.play(here, hands_here, draw_here, pile_here, slots_here, tried[move] // 4, tried[move] % 4)
            won[move] += played_out(
                here, hands_here, draw_here, pile_here, slots_here, weights, moves, counted, unseen
            )
