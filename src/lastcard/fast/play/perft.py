"""Perft on the kernel: the same counts as `lastcard.lab.perft`, by the other implementation."""

from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.twin.apply import apply_move, apply_shuffle
from lastcard.fast.twin.codec import Codec, room_for
from lastcard.fast.twin.codes import ASK_GIVE, ASK_SHUFFLE, OVER, what_of
from lastcard.fast.twin.gift import count_gifts, nth_gift
from lastcard.fast.twin.layout import DISCARD_PILE, DISCARD_SIZE, DRAW_PILE, DRAW_SIZE, QUESTION, SEATS
from lastcard.fast.twin.legal import MOST_MOVES, answers, is_asked, rights
from lastcard.fast.twin.tables import Rules
from lastcard.model.state import RoundState


def count(codec: Codec, state: RoundState, depth: int) -> int:
    """Sequences of exactly this many inputs; reshuffles leave the cards in deck order."""
    games = room_for(depth + 1)
    codec.load(games, 0, state)
    return int(_count(codec.rules, games.now, games.piles, 0, depth))


@making_arrays
def _count(rules: Rules, now: Ints, piles: Bytes, g: int, depth: int) -> int:
    """Row `g` is the position; the rows after it are room for what follows."""
    if depth == 0:
        return 1
    if what_of(now[g, QUESTION]) == OVER:
        return 0
    found = 0
    moves = np.zeros(MOST_MOVES, np.int64)
    for seat in range(now[g, SEATS]):
        gives = what_of(now[g, QUESTION]) == ASK_GIVE and is_asked(now, g, seat)
        n = count_gifts(rules, now, g, seat) if gives else answers(rules, now, piles, g, seat, moves)
        for number in range(n):
            said = nth_gift(rules, now, g, seat, number) if gives else moves[number]
            _after(rules, now, piles, g, seat, said)
            found += _count(rules, now, piles, g + 1, depth - 1)
        n = rights(rules, now, piles, g, seat, moves)
        for number in range(n):
            _after(rules, now, piles, g, seat, moves[number])
            found += _count(rules, now, piles, g + 1, depth - 1)
    return found


@making_arrays
def _after(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, said: int) -> None:
    """The position after a move, in the next row."""
    now[g + 1] = now[g]
    piles[g + 1] = piles[g]
    apply_move(rules, now, piles, g + 1, seat, said)
    while what_of(now[g + 1, QUESTION]) == ASK_SHUFFLE:
        size, pile = now[g + 1, DRAW_SIZE], DRAW_PILE
        if size == 0:
            size, pile = now[g + 1, DISCARD_SIZE] - 1, DISCARD_PILE
        apply_shuffle(rules, now, piles, g + 1, np.sort(piles[g + 1, pile, :size]))
