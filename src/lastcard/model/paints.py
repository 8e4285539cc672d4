"""How colors can look: closed sets of paints and shapes, each told apart from the others by eyes of every kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from lastcard.model.cards import KNOWN_COLORS, Color
from lastcard.model.edition import Edition, Paint

PAINTS: Final = (
    "red", "yellow", "green", "blue", "turquoise", "pink", "orange", "purple", "brown", "gray", "lime", "navy",
)  # fmt: skip

SHAPES: Final = (
    "diamond", "circle", "triangle", "square", "waves", "heart", "sun", "moon", "star", "ring", "cross", "leaf",
)  # fmt: skip

KNOWN_PAINTS: Final[Mapping[Color, Paint]] = {
    letter: Paint(letter, paint, shape)
    for letter, paint, shape in zip(KNOWN_COLORS, PAINTS, SHAPES, strict=False)
}
"""What letters stand for where an edition does not say."""


def paints_of(edition: Edition) -> dict[Color, Paint]:
    """The look of every color of a deck: as its author says, else as its letter says, else one that is free."""
    known = KNOWN_PAINTS.values()
    paints = _given_out(
        PAINTS,
        edition,
        {one.color: one.paint for one in edition.paints},
        {one.color: one.paint for one in known},
    )
    shapes = _given_out(
        SHAPES,
        edition,
        {one.color: one.shape for one in edition.paints},
        {one.color: one.shape for one in known},
    )
    return {color: Paint(color, paints[color], shapes[color]) for color in paints}


def _given_out(
    looks: Sequence[str], edition: Edition, wished: Mapping[Color, str], usual: Mapping[Color, str]
) -> dict[Color, str]:
    """One of the looks for each color; but by a wish, none is on a side twice, nor in a deck while others are free."""
    sides = [side.colors for side in edition.sides]
    colors = tuple(dict.fromkeys(color for side in sides for color in side))
    given = {color: wished[color] for color in colors if wished.get(color) in looks}
    for color in colors:
        if color not in given and color in usual and usual[color] not in given.values():
            given[color] = usual[color]
    for color in colors:
        if color not in given:
            beside = {given.get(other) for side in sides if color in side for other in side}
            free = [look for look in looks if look not in beside]
            given[color] = next((look for look in free if look not in given.values()), free[0])
    return {color: given[color] for color in colors}
