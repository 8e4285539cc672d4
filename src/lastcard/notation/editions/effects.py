"""What a card does, in words: `draw 3`, `name-color`."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, cast

from lastcard.model.effects import (
    Challengeable,
    DrawCards,
    DrawUntilColor,
    Duel,
    Effect,
    GiveCards,
    PassCards,
    ShowColor,
    Stackable,
)
from lastcard.model.vocabulary import EFFECTS
from lastcard.notation.editions.problems import Notes, written

_FEW: Final = range(11)
_SOME: Final = range(1, 21)
_PASSED: Final = range(1, 4)


class Counted(NamedTuple):
    """An effect with a number."""

    make: Callable[[int], Effect]
    numbers: range
    usual: int | None = None
    """The number when none is written."""


_WORD_OF: Final = {row.effect: row.word for row in EFFECTS if row.effect is not Stackable}
"""A draw can be passed on by a house rule only, so no card says so."""

PLAIN: Final[dict[str, Effect]] = {
    word: cast("Callable[[], Effect]", effect)()
    for effect, word in _WORD_OF.items()
    if not effect.__struct_fields__
}
COUNTED: Final[dict[str, Counted]] = {
    "draw": Counted(DrawCards, _SOME),
    "draw-only": Counted(partial(DrawCards, loses_turn=False), _SOME),
    "draw-until-color": Counted(DrawUntilColor, _FEW, 0),
    "challenge": Counted(Challengeable, _FEW, 2),
    "give": Counted(GiveCards, _FEW, 2),
    "duel": Counted(Duel, _FEW, 2),
    "show": Counted(ShowColor, _FEW, 2),
    "pass": Counted(PassCards, _PASSED, 1),
}
"""`draw-only`: who draws does not lose the turn."""
WORDS: Final = (*PLAIN, *COUNTED)

_DIGITS: Final = 3


def word_of(effect: Effect) -> str:
    """The word alone."""
    if isinstance(effect, DrawCards) and not effect.loses_turn:
        return "draw-only"
    return _WORD_OF[type(effect)]


def write_effect(effect: Effect) -> str:
    """The effect with its number, where it is not the usual one."""
    word = word_of(effect)
    if word in PLAIN:
        return word
    number = getattr(effect, effect.__struct_fields__[0])
    return word if number == COUNTED[word].usual else f"{word} {number}"


def read_effect(text: str, notes: Notes, path: str) -> Effect | None:
    """The effect, or None and a note."""
    if text in PLAIN:
        return PLAIN[text]
    word, _, number = text.partition(" ")
    if word not in COUNTED:
        notes.add(path, "effect", expected=", ".join(WORDS), found=written(text))
        return None
    make, numbers, usual = COUNTED[word]
    readable = number.isascii() and number.isdigit() and len(number) < _DIGITS
    n = int(number) if readable else None if number else usual
    if n is None or n not in numbers:
        notes.add(path, "effect-number", effect=word, least=numbers[0], most=numbers[-1], found=written(text))
        return None
    return make(n)
