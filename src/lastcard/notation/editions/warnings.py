"""What may not be as the author of an edition wants it, told without playing."""

from collections.abc import Iterable, Iterator
from typing import Final

from lastcard.engine.sheet import sheet_for
from lastcard.model.edition import DeckSide, Edition
from lastcard.model.effects import DrawCards, DrawUntilColor, Duel
from lastcard.model.paints import paints_of
from lastcard.notation.editions.problems import Problem

_MANY_DRAWS: Final = 40
"""Of a hundred cards."""
_MANY_BATTLES: Final = 50
"""Of a hundred: with which nobody can go out."""
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
    battles = sum(any(isinstance(one, Duel) for one in face.when_last) for face in faces)
    if battles == len(faces):
        yield Problem("row", "nobody-goes-out")
    elif (share := 100 * battles // len(faces)) > _MANY_BATTLES:
        yield Problem("row", "few-last", (("share", share),))
    for side in edition.sides:
        yield from _alike(edition, side)


def _alike(edition: Edition, side: DeckSide) -> Iterator[Problem]:
    """What players of one side could take for each other."""
    looks = paints_of(edition)
    for one, other in _pairs((looks[color].paint, color) for color in side.colors):
        values = (("one", one), ("other", other), ("paint", looks[one].paint))
        yield Problem(f"color.{other}.paint", "same-paint", values)
    symbols = {row.symbol for row in side.rows}
    for words in edition.words:
        for spoken, place, code, known in (
            (words.symbols, "row", "same-cards", symbols),
            (words.colors, "color", "same-colors", set(side.colors)),
        ):
            names = {thing: name for thing, name in spoken if thing in known}
            for one, _ in _pairs((name.casefold(), thing) for thing, name in names.items()):
                yield Problem(place, code, (("name", names[one]),))
    for one, _ in _pairs((row.called, row.called) for row in side.rows if row.called):
        yield Problem("row", "same-cards", (("name", one),))


def _pairs(things: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Of things with a mark, each that has the mark of one before, with that one."""
    first: dict[str, str] = {}
    for mark, thing in things:
        if mark in first:
            yield first[mark], thing
        first.setdefault(mark, thing)
