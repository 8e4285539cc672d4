"""Rotation: everybody partners everybody else for four rounds of each cycle (BEACH-97…100).

A block is one way to pair the players. Partners sit opposite, so a table of `a + b v c + d` is seated a, c, b, d.
"""

from lastcard.match.players import Player
from lastcard.model.rulings import RotationOrder

ROUNDS_PER_BLOCK = 4

Table = tuple[Player, Player, Player, Player]
"""Four players clockwise, partners opposite."""

# The first block is played as the players sit.
_FOUR = ("1+3 v 2+4", "1+4 v 2+3", "1+2 v 3+4")

# Each pair partners in one block and opposes in exactly two.
_EIGHT = (
    "8+1 v 2+4 / 3+7 v 5+6",
    "8+2 v 3+5 / 4+1 v 6+7",
    "8+3 v 4+6 / 5+2 v 7+1",
    "8+4 v 5+7 / 6+3 v 1+2",
    "8+5 v 6+1 / 7+4 v 2+3",
    "8+6 v 7+2 / 1+5 v 3+4",
    "8+7 v 1+3 / 2+6 v 4+5",
)

_BLOCKS = {4: _FOUR, 8: _EIGHT}

SEAT_COUNTS = tuple(_BLOCKS)


def _table(text: str) -> Table:
    (a, b), (c, d) = ((Player(int(who) - 1) for who in pair.split("+")) for pair in text.split(" v "))
    return (a, c, b, d)


def schedule(players: int, order: RotationOrder) -> tuple[Table, ...]:
    """The tables of one cycle in the order they are played: 12 for four players, 2 x 28 for eight.

    Pairings come in blocks of four rounds, or by turns; with eight players always in blocks (B18).
    """
    blocks = _BLOCKS[players]
    if changes_each_round(players, order):
        played = blocks * ROUNDS_PER_BLOCK
    else:
        played = tuple(block for block in blocks for _ in range(ROUNDS_PER_BLOCK))
    return tuple(_table(table) for block in played for table in block.split(" / "))


def changes_each_round(players: int, order: RotationOrder) -> bool:
    """Whether partners change after every round (B18)."""
    return order == "alternate" and tables_at_once(players) == 1


def partners_until(players: int, order: RotationOrder, played: int) -> int:
    """The last round in a row with the partners of the round that comes after so many, counted from 1."""
    together = 1 if changes_each_round(players, order) else ROUNDS_PER_BLOCK * tables_at_once(players)
    return (played // together + 1) * together


def tables_at_once(players: int) -> int:
    """How many tables play at the same time."""
    return max(1, players // 4)
