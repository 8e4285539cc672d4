"""What may not be as the author of an edition wants it, told without playing."""

from collections.abc import Iterator
from typing import Final

from lastcard.engine.sheet import sheet_for
from lastcard.model.edition import Edition
from lastcard.model.effects import DrawCards, DrawUntilColor, Duel
from lastcard.notation.editions.problems import Problem

_MANY_DRAWS: Final = 40
"""Of a hundred cards."""
_FEW_LEFT: Final = 3
"""Cards for each player in the draw pile after the deal."""


def warnings_of(edition: Edition) -> tuple[Problem, ...]:
    """Of the edition as it is when nothing is chosen."""
    return tuple(_warnings(edition))


def _warnings(edition: Edition) -> Iterator[Problem]:
    sheet = sheet_for(edition, edition.rulings)
    faces = [sheet.faces[side.side][card] for side in edition.sides for card in sheet.deck]
    if not any(words.name for words in edition.words):
        yield Problem("name", "unnamed", (("key", edition.key),))
    if not sheet.colorless:
        yield Problem("row", "no-colorless")
    if not any(face.when_played for face in faces):
        yield Problem("row", "no-effects")
    draws = sum(
        any(isinstance(one, DrawCards | DrawUntilColor) for one in face.when_played) for face in faces
    )
    share = 100 * draws // len(faces)
    if share > _MANY_DRAWS:
        yield Problem("row", "many-draws", (("share", share),))
    players = edition.players[1]
    left = len(sheet.deck) - players * edition.hand - 1
    if left < _FEW_LEFT * players:
        yield Problem("players", "tight", (("players", players), ("found", left)))
    if all(any(isinstance(one, Duel) for one in face.when_last) for face in faces):
        yield Problem("row", "nobody-goes-out")
