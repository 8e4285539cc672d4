"""Luck by number: the n-th word of a stream is a function of the stream's key and of n, and of nothing else.

So a game's luck does not depend on how many games are played beside it, by how many threads, or in what
order. The function is SplitMix64 (Steele, Lea and Flood, 2014): a Weyl sequence through a mixer of two
multiplications; it passes BigCrush. A game's key is itself a word of the stream of the seed.
"""

from lastcard.fast.compiled import PLAIN, Bytes, Ints, compiled, count, np
from lastcard.fast.twin.apply import go_on
from lastcard.fast.twin.codes import ASK_CUT, ASK_DEALER, first_of, what_of
from lastcard.fast.twin.layout import DRAW_PILE, DRAW_SIZE, LUCK_KEY, LUCK_USED, QUESTION, SEATS, WORD
from lastcard.fast.twin.setup import cut, dealer_found, gather
from lastcard.fast.twin.tables import CARDS, KIND, Rules

STRIDE, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
ALL_BITS = (1 << 64) - 1

if PLAIN:

    def word(key: int, n: int) -> int:
        """The n-th word of a stream: 62 bits."""
        mixed = (int(key) + (int(n) + 1) * STRIDE) & ALL_BITS
        mixed = ((mixed ^ mixed >> 30) * FIRST) & ALL_BITS
        mixed = ((mixed ^ mixed >> 27) * SECOND) & ALL_BITS
        return (mixed ^ mixed >> 31) >> 2

else:

    @compiled
    def word(key: int, n: int) -> int:
        """The n-th word of a stream: 62 bits."""
        mixed = np.uint64(key) + np.uint64(n + 1) * np.uint64(STRIDE)
        mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(FIRST)
        mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(SECOND)
        return int(np.int64((mixed ^ mixed >> np.uint64(31)) >> np.uint64(2)))


@compiled
def begin_luck(now: Ints, g: int, seed: int, number: int) -> None:
    """The luck of game `number` of a seed."""
    now[g, LUCK_KEY] = word(seed, number)
    now[g, LUCK_USED] = 0


@compiled
def below(now: Ints, g: int, n: int) -> int:
    """A number from 0 to n - 1, n at most a million: 32 bits scaled down, even to one part in four thousand."""
    used = now[g, LUCK_USED]
    now[g, LUCK_USED] = used + 1
    return (word(now[g, LUCK_KEY], used) >> 30) * n >> 32


@compiled
def answer(rules: Rules, now: Ints, piles: Bytes, g: int, scratch: Ints) -> None:
    """Luck answers its question; `scratch` has room for a card for each seat."""
    what = what_of(now[g, QUESTION])
    if what == ASK_CUT:
        _draw_for_the_deal(rules, now, g, scratch)
        cut(rules, now, g, scratch)
    elif what == ASK_DEALER:
        dealer_found(now, g, below(now, g, now[g, SEATS]))
    else:
        shuffle(now, piles, g)
        go_on(rules, now, piles, g)


@compiled
def shuffle(now: Ints, piles: Bytes, g: int) -> None:
    """The cards that are to be shuffled, in a random order (Fisher and Yates)."""
    gather(now, piles, g)
    for last in range(now[g, DRAW_SIZE] - 1, 0, -1):
        at = below(now, g, last + 1)
        card = piles[g, DRAW_PILE, last]
        piles[g, DRAW_PILE, last] = piles[g, DRAW_PILE, at]
        piles[g, DRAW_PILE, at] = card


@compiled
def _draw_for_the_deal(rules: Rules, now: Ints, g: int, kinds: Ints) -> None:
    """The kind of a card for each seat that is asked, no card twice."""
    low = high = 0
    for place in range(count(first_of(now[g, QUESTION]))):
        card = below(now, g, rules.words[CARDS])
        while (low >> card if card < WORD else high >> (card - WORD)) & 1:
            card = below(now, g, rules.words[CARDS])
        if card < WORD:
            low |= 1 << card
        else:
            high |= 1 << (card - WORD)
        kinds[place] = rules.words[KIND + card]
