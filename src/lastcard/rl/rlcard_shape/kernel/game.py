"""RLCard's game for two, compiled, and what one of them knows: where search plays on.

Seat 0 is who thinks, seat 1 the other player, of whose hand seat 0 knows only what each card can be (`slots`: sets
of kinds, as `reading` has them). Kinds are places in the deck: color × 13 + symbol, then Wild and Wild Draw Four. The
twin of `replica` in what happens, and of `reading` in what is concluded.
"""

from typing import Final

from lastcard.fast.compiled import Ints, compiled, count, np
from lastcard.fast.twin.luck import word
from lastcard.rl.rlcard_shape.reading import COPIES

SYMBOLS: Final = 13
SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
NO_SYMBOL: Final = 13
WILD: Final = 52
WILD_DRAW: Final = 53
KINDS: Final = 54
DECK_SIZE: Final = 108

# --- a hand: how many of each kind, then these ----------------------------------------------------------------
SIZE: Final = KINDS
OF_COLOR: Final = SIZE + 1
HAND_FIELDS: Final = OF_COLOR + 4

# --- the rest of a game -----------------------------------------------------------------------------------------
PLAYER: Final = 0
COLOR: Final = 1
SYMBOL: Final = 2
DRAW_SIZE: Final = 3
PILE_SIZE: Final = 4
WINNER: Final = 5
HIDDEN: Final = 6
"""How many slots there are."""
KEY: Final = 7
USED: Final = 8
FIELDS: Final = 9

MOST: Final = np.array(list(COPIES.values()), np.int64)
"""Copies of each kind."""
EVERY: Final = (1 << KINDS) - 1
WILDS: Final = 3 << WILD
COLORED: Final = np.array([((1 << SYMBOLS) - 1) << SYMBOLS * color for color in range(4)], np.int64)
ALIKE: Final = np.array(
    [sum(1 << SYMBOLS * color + symbol for color in range(4)) for symbol in range(SYMBOLS)] + [0], np.int64
)


@compiled
def below(now: Ints, n: int) -> int:
    """A number from 0 to n - 1."""
    now[USED] += 1
    return (word(now[KEY], now[USED]) >> 30) * n >> 32


@compiled
def shuffle(now: Ints, cards: Ints, n: int) -> None:
    for last in range(n - 1, 0, -1):
        at = below(now, last + 1)
        card = cards[last]
        cards[last] = cards[at]
        cards[at] = card


# --- what happens: `replica` ------------------------------------------------------------------------------------


@compiled
def put_in(hands: Ints, seat: int, kind: int, n: int) -> None:
    """So many of a kind come into a hand, or leave it."""
    hands[seat, kind] += n
    hands[seat, SIZE] += n
    if kind < WILD:
        hands[seat, OF_COLOR + kind // SYMBOLS] += n


@compiled
def reshuffle(now: Ints, draw: Ints, pile: Ints) -> None:
    for at in range(now[PILE_SIZE]):
        draw[now[DRAW_SIZE] + at] = pile[at]
    now[DRAW_SIZE] += now[PILE_SIZE]
    now[PILE_SIZE] = 0
    shuffle(now, draw, now[DRAW_SIZE])


@compiled
def take(now: Ints, hands: Ints, draw: Ints, pile: Ints, slots: Ints, seat: int, n: int) -> None:
    """A forced draw; of the other player's cards nothing is known."""
    if now[DRAW_SIZE] < n:
        reshuffle(now, draw, pile)
    for _ in range(min(n, now[DRAW_SIZE])):
        now[DRAW_SIZE] -= 1
        put_in(hands, seat, draw[now[DRAW_SIZE]], 1)
        if seat == 1:
            slots[now[HIDDEN]] = EVERY
            now[HIDDEN] += 1


@compiled
def land(
    now: Ints, hands: Ints, draw: Ints, pile: Ints, slots: Ints, kind: int, color: int, acts: int
) -> None:
    """A card comes to the pile and does what it does."""
    pile[now[PILE_SIZE]] = kind
    now[PILE_SIZE] += 1
    player = now[PLAYER]
    now[COLOR] = color if kind >= WILD else kind // SYMBOLS
    now[SYMBOL] = NO_SYMBOL if kind >= WILD else kind % SYMBOLS
    again = now[SYMBOL] == SKIP
    if now[SYMBOL] == DRAW_TWO or (kind == WILD_DRAW and acts):
        take(now, hands, draw, pile, slots, 1 - player, 2 if kind < WILD else 4)
        again = True
    if not again:
        now[PLAYER] = 1 - player


@compiled
def play(now: Ints, hands: Ints, draw: Ints, pile: Ints, slots: Ints, kind: int, color: int) -> None:
    """A card is put down from the hand on turn."""
    player = now[PLAYER]
    put_in(hands, player, kind, -1)
    if hands[player, SIZE] == 0:
        now[WINNER] = player
        return
    land(now, hands, draw, pile, slots, kind, color, 1)


@compiled
def draw_card(now: Ints, hands: Ints, draw: Ints, pile: Ints, slots: Ints) -> None:
    """Who has nothing to play draws; a card of the color and a wild land at once."""
    player, color = now[PLAYER], now[COLOR]
    if player == 1:
        narrow(now, slots, COLORED[color] | ALIKE[now[SYMBOL]] | WILDS)
    if now[DRAW_SIZE] == 0:
        reshuffle(now, draw, pile)
    if now[DRAW_SIZE] == 0:
        now[PLAYER] = 1 - player
        return
    now[DRAW_SIZE] -= 1
    kind = draw[now[DRAW_SIZE]]
    if kind >= WILD:
        land(now, hands, draw, pile, slots, kind, below(now, 4), 0)
    elif kind // SYMBOLS == color:
        land(now, hands, draw, pile, slots, kind, color, 1)
    else:
        put_in(hands, player, kind, 1)
        if player == 1:
            slots[now[HIDDEN]] = EVERY & ~(COLORED[color] | WILDS)
            now[HIDDEN] += 1
        now[PLAYER] = 1 - player


@compiled
def legal(now: Ints, hands: Ints, moves: Ints) -> int:
    """The kinds that the player may put down; none where one must draw."""
    player, n = now[PLAYER], 0
    for symbol in range(SYMBOLS):
        kind = SYMBOLS * now[COLOR] + symbol
        if hands[player, kind]:
            moves[n] = kind
            n += 1
    if now[SYMBOL] < NO_SYMBOL:
        for color in range(4):
            kind = SYMBOLS * color + now[SYMBOL]
            if color != now[COLOR] and hands[player, kind]:
                moves[n] = kind
                n += 1
    if hands[player, WILD]:
        moves[n] = WILD
        n += 1
    if n == 0 and hands[player, WILD_DRAW]:
        moves[n] = WILD_DRAW
        n += 1
    return n


# --- what is known: `reading` -----------------------------------------------------------------------------------


@compiled
def narrow(now: Ints, slots: Ints, none_of: int) -> None:
    for at in range(now[HIDDEN]):
        slots[at] &= ~none_of


@compiled
def shown(now: Ints, slots: Ints, kind: int) -> None:
    """The other player puts down a card: it leaves by the slot that can be fewest others."""
    gone, fewest = now[HIDDEN] - 1, KINDS + 1
    for at in range(now[HIDDEN]):
        if slots[at] >> kind & 1 and count(slots[at]) < fewest:
            gone, fewest = at, count(slots[at])
    now[HIDDEN] -= 1
    slots[gone] = slots[now[HIDDEN]]
    if kind >= WILD:
        fits = COLORED[now[COLOR]] | ALIKE[now[SYMBOL]]
        narrow(now, slots, fits | 1 << WILD if kind == WILD_DRAW else fits)


@compiled
def see(now: Ints, hands: Ints, pile: Ints, seen: Ints, unseen: Ints) -> None:
    """The kinds of which one copy is unseen, two, and so on."""
    for kind in range(KINDS):
        seen[kind] = hands[0, kind]
    for at in range(now[PILE_SIZE]):
        seen[pile[at]] += 1
    for copy in range(4):
        unseen[copy] = 0
    for kind in range(KINDS):
        for copy in range(MOST[kind] - seen[kind]):
            unseen[copy] |= 1 << kind


@compiled
def amount(unseen: Ints, kinds: int) -> int:
    return (
        count(unseen[0] & kinds)
        + count(unseen[1] & kinds)
        + count(unseen[2] & kinds)
        + count(unseen[3] & kinds)
    )


@compiled
def none_of(now: Ints, slots: Ints, unseen: Ints, kinds: int) -> float:
    """How likely it is that the other hand has none of these."""
    chance, last, factor = 1.0, -1, 1.0
    for at in range(now[HIDDEN]):
        if slots[at] != last:
            last = slots[at]
            can_be = amount(unseen, last)
            factor = 1.0 - amount(unseen, last & kinds) / can_be if can_be else 1.0
        chance *= factor
    return chance
