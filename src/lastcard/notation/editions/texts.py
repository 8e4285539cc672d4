"""Texts that come with an edition are shown to people who do not know its author: one plain line each."""

import re
import unicodedata
from typing import Final

from lastcard.notation.editions.problems import Notes, written

SIGNS: Final = "< > { } [ ] \\ `"
"""What could be taken for markup somewhere."""
MARKS: Final = 4
"""On one letter: enough for vowel signs, tones and points, too few to climb over the neighbours."""

_SIGNS: Final = frozenset(SIGNS.split())
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing (Unicode's Default_Ignorable_Code_Point)."""


def read_text(value: object, longest: int, notes: Notes, path: str) -> str:
    """The text as it is shown from now on; empty, and a note, where it cannot be."""
    if not isinstance(value, str):
        notes.add(path, "text", found=written(value))
        return ""
    if len(value) > longest:
        notes.add(path, "text-length", most=longest, found=len(value))
        return ""
    text = unicodedata.normalize("NFC", value).strip()
    if not text or not _plain(text):
        notes.add(path, "text-form", signs=SIGNS, found=written(value))
        return ""
    return text


def _plain(text: str) -> bool:
    """Whether everything in it can be seen, stays on its line and in its direction, and is no markup."""
    if not text.isprintable() or _UNSEEN.search(text) or not _SIGNS.isdisjoint(text):
        return False
    kinds = "".join("M" if unicodedata.category(one)[0] == "M" else "-" for one in text)
    return not kinds.startswith("M") and "M" * (MARKS + 1) not in kinds
