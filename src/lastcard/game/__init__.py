"""The game in a few lines of Python: seats with names, moves in words, luck from a seed or by hand."""

from lastcard.game.files import load, loads
from lastcard.game.game import Game, Step

__all__ = ["Game", "Step", "load", "loads"]
