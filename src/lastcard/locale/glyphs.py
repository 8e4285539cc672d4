"""A shape for every color, so that nothing is said by color alone."""

from lastcard.model.cards import Color

SHAPES: dict[Color, str] = {
    "r": "♦",
    "y": "●",
    "g": "▲",
    "b": "■",
    "t": "≈",
    "p": "♥",
    "o": "☀",
    "u": "☾",
}
