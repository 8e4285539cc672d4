"""A shape for every color, so that nothing is said by color alone: how shapes and paints look in a terminal."""

from typing import Final

GLYPHS: Final = {
    "diamond": "♦",
    "circle": "●",
    "triangle": "▲",
    "square": "■",
    "waves": "≈",
    "heart": "♥",
    "sun": "☀",
    "moon": "☾",
    "star": "★",
    "ring": "○",
    "cross": "✚",
    "leaf": "♣",
}
"""By the name of the shape."""

INKS: Final = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "turquoise": "cyan",
    "pink": "magenta",
    "orange": "dark_orange",
    "purple": "purple",
    "brown": "dark_goldenrod",
    "gray": "bright_black",
    "lime": "chartreuse2",
    "navy": "navy_blue",
}
"""By the name of the paint, in the words of `rich`."""
