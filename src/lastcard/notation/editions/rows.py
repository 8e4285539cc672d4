"""Rows of a deck: numbers, colored actions and cards without a color, and what each does when."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

from lastcard.editions import EDITIONS
from lastcard.model.edition import FaceRow, Opening
from lastcard.model.effects import (
    DrawCards,
    DrawUntilColor,
    Effect,
    NameColor,
    PassCards,
    Reverse,
    Skip,
    SkipEveryone,
)
from lastcard.notation.editions.effects import read_effect
from lastcard.notation.editions.fields import Table, whole
from lastcard.notation.editions.limits import (
    HIGHEST_NUMBER,
    LONGEST_SYMBOL,
    MOST_COPIES,
    MOST_EFFECTS,
    MOST_POINTS,
)
from lastcard.notation.editions.problems import written

NUMBERS: Final = range(HIGHEST_NUMBER + 1)
COPIES: Final = range(MOST_COPIES + 1)
CALLED: Final = tuple(
    dict.fromkeys(row.called for one in EDITIONS for side in one.sides for row in side.rows if row.called)
)
"""Names of our own dictionary that any edition may use."""

_SYMBOL: Final = re.compile(rf"[a-z0-9+]{{1,{LONGEST_SYMBOL}}}")
_COLORED_POINTS: Final = 20
_COLORLESS_POINTS: Final = 50


def read_rows(table: Table) -> Iterator[tuple[FaceRow, Table]]:
    """The rows that one table of the file stands for, each with it; what is wrong is noted."""
    if table.has("numbers"):
        yield from ((row, table) for row in _numbers(table))
    else:
        row = _row(table)
        if row is not None:
            yield row, table
    table.done()


def _numbers(table: Table) -> Iterator[FaceRow]:
    """Rows of numbers, each worth its number."""
    table.needed("copies")
    ends = [
        whole(entry, NUMBERS, table.notes, path, 0) for path, entry in table.items("numbers", range(2, 3))
    ]
    copies = table.number("copies", COPIES, 0)
    worth = table.number("points", range(MOST_POINTS + 1), 0) if table.has("points") else None
    if len(ends) == 2 and ends[0] > ends[1]:
        table.notes.add(table.at("numbers"), "order", found=f"{ends[0]}, {ends[1]}")
    for n in range(ends[0], ends[1] + 1) if len(ends) == 2 else ():
        points = n if worth is None else worth
        yield FaceRow(symbol=str(n), copies=copies, points=points, opening=Opening.STARTS)


def _row(table: Table) -> FaceRow | None:
    table.needed("symbol", "copies")
    symbol = table.get("symbol")
    if not isinstance(symbol, str) or not _SYMBOL.fullmatch(symbol) or _is_odd_number(symbol):
        if symbol is not None:
            table.notes.add(table.at("symbol"), "symbol", most=LONGEST_SYMBOL, found=written(symbol))
        symbol = ""
    colorless = table.flag("colorless")
    played = read_effects(table, "played") or ()
    last = read_effects(table, "last")
    usual = int(symbol) if symbol.isdigit() else _COLORLESS_POINTS if colorless else _COLORED_POINTS
    row = FaceRow(
        symbol=symbol,
        colorless=colorless,
        copies=table.number("copies", COPIES, 0),
        points=table.number("points", range(MOST_POINTS + 1), usual),
        opening=table.choice("opening", tuple(Opening), usual_opening(played, colorless=colorless)),
        when_played=played,
        when_last=usual_last(played) if last is None else last,
        called=table.choice("called", CALLED, "") if table.has("called") else "",
    )
    for key in ("name", "text"):
        table.has(key)
    return row if symbol else None


def _is_odd_number(symbol: str) -> bool:
    """Digits that are no number of a card: 007."""
    return symbol.isdigit() and (str(int(symbol)) != symbol or int(symbol) not in NUMBERS)


def read_effects(table: Table, key: str) -> tuple[Effect, ...] | None:
    """A list of effects in words; None where nothing is said."""
    if not table.has(key):
        return None
    found = []
    for path, entry in table.items(key, range(MOST_EFFECTS + 1)):
        if isinstance(entry, str):
            found.append(read_effect(entry, table.notes, path))
        else:
            table.notes.add(path, "text", found=written(entry))
    return tuple(effect for effect in found if effect is not None)


def usual_last(played: Sequence[Effect]) -> tuple[Effect, ...]:
    """What a card still does as the last one where its row does not say: only a draw still matters (G34)."""
    until = any(isinstance(effect, DrawUntilColor) for effect in played)
    draws = (DrawCards, DrawUntilColor, NameColor) if until else DrawCards
    return tuple(effect for effect in played if isinstance(effect, draws))


def usual_opening(played: Sequence[Effect], *, colorless: bool) -> Opening:
    """What an opening card does where its row does not say."""
    if colorless:
        return Opening.LEFT_NAMES if tuple(played) == (NameColor(),) else Opening.PUT_BACK
    if len(played) == 1 and isinstance(played[0], DrawCards) and not played[0].loses_turn:
        return Opening.DRAWS_ONLY
    return Opening.ACTS if played and can_act(played, colorless=False) else Opening.STARTS


def can_act(played: Sequence[Effect], *, colorless: bool) -> bool:
    """Whether a card can open a round as if the dealer had played it: nobody has to be asked anything."""
    if colorless:
        return False
    if len(played) == 1 and isinstance(played[0], Reverse | DrawUntilColor | DrawCards | PassCards):
        return not isinstance(played[0], DrawCards) or played[0].loses_turn
    return all(isinstance(effect, Skip | SkipEveryone) for effect in played)
