"""Whether the effects of one card go together.

They happen one after the other. Some ask the player, some need a color, some move the turn on: what comes too
late would ask the wrong seat, or for a color that is not there.
"""

from typing import Final

from lastcard.model.edition import FaceRow, Opening
from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    FlipSides,
    GiveCards,
    NameColor,
    PassCards,
    PassHands,
    RestoreColor,
    Reverse,
    Skip,
    SkipEveryone,
    SwapHands,
)
from lastcard.notation.editions.effects import word_of, write_effect
from lastcard.notation.editions.limits import MOST_EFFECTS
from lastcard.notation.editions.problems import Notes
from lastcard.notation.editions.rows import can_act

_COLORING: Final = (NameColor, RestoreColor, Duel, Challengeable)
"""They leave another color than the printed one."""
_MOVING: Final = (Skip, SkipEveryone, DrawUntilColor, DrawCards)
"""They pass the turn on."""
_AFTER_FLIP: Final = (Skip, SkipEveryone, Reverse, DrawCards)
"""What needs neither the color of the card nor its face."""
_NOT_LAST: Final = (Challengeable, GiveCards, SwapHands, PassHands, PassCards)
"""They need a hand, which whoever has gone out does not have."""
_NOT_LAST_WORDS: Final = "challenge, give, swap-hands, pass-hands, pass"


def check_effects(
    row: FaceRow,
    effects: tuple[Effect, ...],
    notes: Notes,
    path: str,
    *,
    two_sided: bool,
    last: bool = False,
) -> None:
    """Note what cannot be on this card."""
    draws = 0 if last else sum(isinstance(effect, DrawCards) for effect in effects)
    room = len(effects) + draws + (not last and row.symbol in ("7", "0"))
    if room > MOST_EFFECTS:
        notes.add(path, "effect-room", most=MOST_EFFECTS, found=room)
    for effect in effects:
        if isinstance(effect, _COLORING) and not row.colorless:
            notes.add(path, "effect-colorless", effect=word_of(effect))
        if isinstance(effect, FlipSides) and not two_sided:
            notes.add(path, "effect-sides", effect=word_of(effect))
        if last and isinstance(effect, _NOT_LAST):
            notes.add(path, "effect-last", expected=_NOT_LAST_WORDS, found=word_of(effect))
    _check_order(effects, notes, path)
    if not last:
        _check_challenge(effects, notes, path)


def _check_order(effects: tuple[Effect, ...], notes: Notes, path: str) -> None:
    moved: Effect | None = None
    flipped: Effect | None = None
    for effect in effects:
        if moved and not isinstance(effect, (*_MOVING, Reverse)):
            notes.add(path, "effect-order", effect=word_of(effect), other=word_of(moved))
        elif flipped and not isinstance(effect, _AFTER_FLIP):
            notes.add(path, "effect-order", effect=word_of(effect), other=word_of(flipped))
        if isinstance(effect, _MOVING):
            moved = effect
        if isinstance(effect, FlipSides):
            flipped = effect


def _check_challenge(effects: tuple[Effect, ...], notes: Notes, path: str) -> None:
    """A wild draw: a color is named, the draw may be challenged, then somebody draws (BATTLE-37)."""
    for place, effect in enumerate(effects):
        if isinstance(effect, Challengeable):
            before, after = effects[:place], effects[place + 1 : place + 2]
            named = any(isinstance(one, NameColor) for one in before)
            draws = any(isinstance(one, DrawCards | DrawUntilColor) for one in after)
            alone = not any(isinstance(one, Challengeable) for one in before)
            if not (named and draws and alone):
                notes.add(path, "effect-challenge", found=", ".join(map(write_effect, effects)))


def check_opening(
    row: FaceRow, opening: Opening, effects: tuple[Effect, ...], notes: Notes, path: str, *, two_sided: bool
) -> None:
    """Note an opening that this card cannot have."""
    match opening:
        case Opening.ACTS if not can_act(effects, colorless=row.colorless):
            notes.add(path, "acts", found=", ".join(map(write_effect, effects)))
        case Opening.DRAWS_ONLY if not any(isinstance(effect, DrawCards) for effect in effects):
            notes.add(path, "draws-only")
        case Opening.FLIPS if not two_sided:
            notes.add(path, "effect-sides", effect=opening)
