"""Rotation: everybody partners everybody else for four rounds (BEACH-97…100).

A block is one way to pair the players. Partners sit opposite, so a table of `a + b v c + d` is seated a, c, b, d.
"""

from lastcard.match.players import Player

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


def schedule(players: int) -> tuple[Table, ...]:
    """The tables of a whole rotation in the order they are played: 12 for four players, 2 x 28 for eight."""
    return tuple(
        _table(table)
        for block in _BLOCKS[players]
        for _ in range(ROUNDS_PER_BLOCK)
        for table in block.split(" / ")
    )


def tables_at_once(players: int) -> int:
    """How many tables play at the same time."""
    return max(1, players // 4)
