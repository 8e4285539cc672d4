"""What the policy wants to know of a face: its effects as whole numbers."""

from typing import Final

from lastcard.model.cards import Face
from lastcard.model.effects import (
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    PassHands,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    SwapHands,
)

SKIPS: Final = 0
SKIPS_ALL: Final = 1
REVERSES: Final = 2
UNTIL_COLOR: Final = 3
FLIPS: Final = 4
DUELS: Final = 5
GIVES: Final = 6
SHOWS: Final = 7
SWAPS: Final = 8
PASSES_ON: Final = 9
TRAITS: Final = 10

EFFECTS: Final[tuple[type[Effect], ...]] = (
    Skip,
    SkipEveryone,
    Reverse,
    DrawUntilColor,
    FlipSides,
    Duel,
    GiveCards,
    ShowColor,
    SwapHands,
    PassHands,
)


def traits_of(face: Face) -> tuple[int, ...]:
    """1 for each of these effects that the face has when played, else 0."""
    return tuple(int(any(isinstance(effect, one) for effect in face.when_played)) for one in EFFECTS)
