"""What makes a card more or less likely without proving anything: people mostly do what suits them.

A piece of evidence speaks of the cards that a seat held at one moment: those slots carry its bit, and lose it
by leaving the hand. It weighs in a world in which any of them is one of its cards. The weights are natural
logarithms of likelihood ratios, chosen by hand so that true hands of players `hard` are given a high likelihood, which
`scripts/evidence.py` measures; a sampler adds them up.
"""

from typing import Final, NamedTuple

from lastcard.bots.seen import Cards

MOST: Final = 48
"""Pieces of evidence kept at a time; the oldest one makes room."""

DREW_WITH_A_MATCH: Final = -4.0
"""Who draws although the rules let them decline has no matching color or symbol, nearly always."""
DREW_WITH_A_WILD: Final = -0.35
"""Wilds are kept back: `normal` plays them before it draws, `hard` often does not."""
KEPT_A_MATCH: Final = -4.0
KEPT_A_WILD: Final = -0.4
BLUFFED: Final = -3.2
"""A wild draw is mostly honest: of those that `hard` plays, one in 25 is not, and none of `normal`'s."""
PLAYED_A_WILD: Final = -1.5
"""Who plays a wild mostly had nothing else that fits."""
LEFT_THE_COLOR: Final = -0.9
"""Who matches a symbol to get away from a color has little of it."""
NAMED_A_COLOR: Final = 2.5
"""Who names a color mostly holds it, until a card of it is played."""
TOOK_WITH_A_DRAW_CARD: Final = -2.5
"""Who takes stacked cards has none to pass them on with, mostly."""
CHALLENGED_WITH_A_DRAW_CARD: Final = -1.5
"""Who disputes a wild draw would mostly rather stack on it."""


class Hint(NamedTuple):
    """One piece of evidence."""

    cards: Cards
    weight: float
    """Added once when any of the slots that carry this hint's bit is one of these cards."""
