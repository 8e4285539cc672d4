"""Cards and colors in a terminal: with the shape of their color, so that nothing is said by color alone."""

from functools import lru_cache

from rich.text import Text

from lastcard.locale.glyphs import GLYPHS, INKS
from lastcard.model.cards import Card, Color, Side
from lastcard.model.edition import Edition
from lastcard.model.paints import paints_of


class Signs:
    """How the colors of one edition look."""

    def __init__(self, edition: Edition) -> None:
        self._paints = paints_of(edition)
        self._colors = {
            code: color
            for side in edition.sides
            for row in side.rows
            for code, color in row.codes(side.colors)
        }

    def color(self, color: Color, name: str) -> Text:
        """The name of a color, with its shape."""
        look = self._paints[color]
        return Text(f"{GLYPHS[look.shape]} {name}", style=INKS[look.paint])

    def card(self, card: Card, side: Side) -> Text:
        """A card as its code; the face that counts has the color."""
        color = self._colors.get(card.split("/")[-1 if side == "dark" else 0])
        if color is None:
            return Text(card, style="bold")
        look = self._paints[color]
        return Text(f"{GLYPHS[look.shape]}{card}", style=INKS[look.paint])


@lru_cache(maxsize=8)
def signs_of(edition: Edition) -> Signs:
    """The same for the same edition."""
    return Signs(edition)
