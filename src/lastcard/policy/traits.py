"""What the policy wants to know of a face: its effects as whole numbers."""

from typing import Final

from lastcard.model.cards import Face
from lastcard.model.effects import (
    DrawUntilColor,
    Duel,
    FlipSides,
    GiveCards,
    PassHands,
    Reverse,
    ShowColor,
    Skip,
    SkipEveryone,
    SwapHands,
)
from lastcard.model.vocabulary import EFFECTS as VOCABULARY

_PLACE: Final = {row.effect: row.trait for row in VOCABULARY if row.trait is not None}

SKIPS: Final = _PLACE[Skip]
SKIPS_ALL: Final = _PLACE[SkipEveryone]
REVERSES: Final = _PLACE[Reverse]
UNTIL_COLOR: Final = _PLACE[DrawUntilColor]
FLIPS: Final = _PLACE[FlipSides]
DUELS: Final = _PLACE[Duel]
GIVES: Final = _PLACE[GiveCards]
SHOWS: Final = _PLACE[ShowColor]
SWAPS: Final = _PLACE[SwapHands]
PASSES_ON: Final = _PLACE[PassHands]
TRAITS: Final = len(_PLACE)

EFFECTS: Final = tuple(sorted(_PLACE, key=_PLACE.__getitem__))


def traits_of(face: Face) -> tuple[int, ...]:
    """1 for each of these effects that the face has when played, else 0."""
    return tuple(int(any(isinstance(effect, one) for effect in face.when_played)) for one in EFFECTS)
