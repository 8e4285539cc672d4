"""How people may be called at a table: in any script, visibly, and not like somebody else there."""

import re
import unicodedata
from collections.abc import Iterable

from confusable_homoglyphs import confusables

from lastcard.model.errors import LastcardError

LONGEST_NAME = 16
"""Letters and digits; the marks above and below them are not counted."""
MARKS = 4
"""On one letter: enough for vowel signs, tones and points, too few to climb over the neighbours."""
MOST_CHARACTERS = LONGEST_NAME * (1 + MARKS)

_NAME = re.compile(rf"LM{{0,{MARKS}}}([L-]M{{0,{MARKS}}}){{0,{LONGEST_NAME - 1}}}")
"""A name by the kinds of its characters: it can be said in a record, and cannot be a message."""
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing (Unicode's Default_Ignorable_Code_Point)."""
_MARK_OF_DIRECTION = "\u200e"
"""Stands around right-to-left text in the library's data."""


class BadName(LastcardError):
    """A name that cannot be used at a table."""


class NameTaken(BadName):
    """A name that somebody at the table has, or that looks like it."""


def check_name(name: str, taken: Iterable[str] = ()) -> str:
    """The name as it is written from now on, or BadName."""
    written = unicodedata.normalize("NFKC", name) if len(name) <= MOST_CHARACTERS else ""
    if not _NAME.fullmatch("".join(map(_kind, written))) or _UNSEEN.search(written):
        raise BadName(f"expected a name of 1 to {LONGEST_NAME} letters and digits")
    if look_alike(written, ["nobody"]):  # who a record calls so is nobody
        raise BadName("expected a name that somebody can have")
    if look_alike(written, taken):
        raise NameTaken("expected a name that nobody has at this table")
    return written


def look_alike(name: str, others: Iterable[str]) -> bool:
    """Whether a name can be taken for one of the others."""
    looks = _looks(name)
    return any(looks & _looks(other) for other in others)


def _kind(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] in "LN":
        return "L"
    if category in ("Mn", "Mc"):
        return "M"
    return "-" if character in "_-" else "?"


def _looks(name: str) -> set[str]:
    """What a name looks like, in capitals and in small letters: `I` is like `l`, and `B` is the same as `b`."""
    return {_skeleton(name).casefold(), _skeleton(name.casefold())}


def _skeleton(text: str) -> str:
    """The text in characters that stand for all that look like them (UTS 39)."""
    plain = unicodedata.normalize("NFD", text)
    while (shown := unicodedata.normalize("NFD", plain.translate(_STANDS_FOR))) != plain:
        plain = shown
    return plain


def _standing_for() -> dict[int, str]:
    """For every character the one that stands for it. The library has pairs of look-alikes, both ways round."""
    pairs: dict[str, list[str]] = {
        one.strip(_MARK_OF_DIRECTION): [other["c"].strip(_MARK_OF_DIRECTION) for other in others]
        for one, others in confusables.confusables_data.items()
    }
    found = {}
    for one, others in pairs.items():
        # What stands for several has several partners. Of two that have only each other, the first stands for both.
        if len(one) == 1 and len(others) == 1 and (pairs.get(others[0]) != [one] or others[0] < one):
            found[ord(one)] = others[0]
    return found


_STANDS_FOR = _standing_for()
