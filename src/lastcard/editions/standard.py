"""Rows that several sheets print alike."""

from lastcard.model.edition import FaceRow, Opening, Printing
from lastcard.model.effects import Challengeable, DrawCards, Effect, NameColor, Reverse, Skip
from lastcard.model.rulings import Value

CHALLENGE_EXTRA = 2
"""Cards that a failed challenge costs beside the draw itself (BATTLE-40)."""


def numbers(first: int, last: int, *, copies: int) -> tuple[FaceRow, ...]:
    """Rows of number faces, each worth its number."""
    return tuple(
        FaceRow(symbol=str(n), copies=copies, points=n, opening=Opening.STARTS)
        for n in range(first, last + 1)
    )


def action(symbol: str, *effects: Effect, copies: int, points: int, opening: Opening) -> FaceRow:
    """A colored action face; as last card only a draw still matters (G34)."""
    return FaceRow(
        symbol=symbol,
        copies=copies,
        points=points,
        opening=opening,
        when_played=effects,
        when_last=tuple(effect for effect in effects if isinstance(effect, DrawCards)),
        called=symbol.replace("+", "plus"),
    )


def wild_draw(symbol: str, n: int, *, points: int, opening: Opening) -> FaceRow:
    """A wild face that names a color and makes the next player draw, open to a challenge."""
    return FaceRow(
        symbol=symbol,
        colorless=True,
        copies=4,
        points=points,
        opening=opening,
        when_played=(NameColor(), Challengeable(extra=CHALLENGE_EXTRA), DrawCards(n)),
        when_last=(DrawCards(n),),
        called=f"w-plus{n}",
    )


def wild(*, copies: int = 4, points: int = 50, opening: Opening) -> FaceRow:
    """The plain Wild."""
    return FaceRow(
        symbol="w",
        colorless=True,
        copies=copies,
        points=points,
        opening=opening,
        when_played=(NameColor(),),
        called="w",
    )


def deck_108(*, opening_wild: Opening, opening_draw: Opening = Opening.ACTS) -> tuple[FaceRow, ...]:
    """The regular deck: 19 numbers, two Skips, Reverses and Draw Twos a color, 4 Wilds, 4 Wild Draw Fours."""
    return (
        *numbers(0, 0, copies=1),
        *numbers(1, 9, copies=2),
        action("s", Skip(), copies=2, points=20, opening=Opening.ACTS),
        action("v", Reverse(), copies=2, points=20, opening=Opening.ACTS),
        action("+2", DrawCards(2), copies=2, points=20, opening=opening_draw),
        wild(opening=opening_wild),
        wild_draw("w+4", 4, points=50, opening=Opening.PUT_BACK),
    )


def printing(key: str, **rules: Value) -> Printing:
    """A text of a sheet, and what it says otherwise than the English one."""
    return Printing(key, tuple(rules.items()))
