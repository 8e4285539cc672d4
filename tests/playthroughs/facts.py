"""The head of a playthrough: what the edition is, which rulings are in force, and what each card does."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import asdict

from lastcard.engine.options import accepted_options
from lastcard.match import Match
from lastcard.model.cards import Face, Side
from lastcard.model.record import Record
from lastcard.model.sheet import Sheet
from tests.playthroughs.words import record_text, value_text, wrapped


def facts(match: Match) -> Iterator[str]:
    """The sheet in force; a star marks what differs from the edition's own rulings."""
    sheet, edition = match.sheet, match.sheet.edition
    fewest, most = edition.players
    yield (
        f"edition   {edition.key}: {fewest} to {most} seats, {edition.hand} in hand, {len(sheet.deck)} cards, "
        f"mode {match.mode}, target {sheet.target}"
    )
    yield from wrapped("rulings", [*_rulings(sheet)])
    for side, shown in sheet.faces.items():
        faces = {face.code: face for face in shown.values()}
        copies = Counter(shown[card].code for card in sheet.deck)
        yield f"cards     {side}, colors {' '.join(sheet.colors[side])}"
        yield from _rows(sheet, side, [*faces.values()], copies)


def _rulings(sheet: Sheet) -> Iterator[str]:
    own, chosen = asdict(sheet.edition.rulings), asdict(sheet.rulings)
    for key in accepted_options(sheet.edition):
        yield f"{key}={value_text(chosen[key], ())}{'' if chosen[key] == own[key] else '*'}"


def _rows(sheet: Sheet, side: Side, faces: list[Face], copies: Counter[str]) -> Iterator[str]:
    """One line for each symbol; numbers that are alike but for their number share one."""
    symbols = {face.symbol: face for face in faces}
    numbers = sorted(
        (face for face in symbols.values() if face.symbol.isdigit()), key=lambda face: face.number
    )
    others = [face for face in symbols.values() if not face.symbol.isdigit()]

    def told(face: Face) -> str:
        opening = sheet.openings[face.symbol] if side == "light" else "-"
        return (
            f"×{copies[face.code]}, opening {opening}, "
            f"played {_effects(face.when_played)}, last {_effects(face.when_last)}"
        )

    for text, alike in groupby(numbers, key=told):
        group = [face.symbol for face in alike]
        yield f"          {_span(group):<4} worth its number, {text}"
    for face in others:
        yield f"          {face.symbol:<4} {face.points} points, {told(face)}"


def _span(symbols: list[str]) -> str:
    return symbols[0] if len(symbols) == 1 else f"{symbols[0]}–{symbols[-1]}"


def _effects(effects: tuple[Record, ...]) -> str:
    return " ".join(record_text(effect, ()) for effect in effects) or "-"
