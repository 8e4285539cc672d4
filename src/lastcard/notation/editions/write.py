"""From an edition to plain data, and to the text of a file."""

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from lastcard.model.edition import Alternative, DeckSide, Edition, FaceRow, Mode, Opening, Printing, Words
from lastcard.model.rulings import RULINGS, Rulings
from lastcard.notation.editions.effects import write_effect
from lastcard.notation.editions.read import FORMAT
from lastcard.notation.editions.rows import usual_last, usual_opening
from lastcard.notation.editions.words import option_text
from lastcard.notation.toml import write_toml

Plain = dict[str, object]
"""Dicts, lists, texts, numbers, true and false: what JSON and TOML have in common."""

_PAIRS_A_LINE: Final = 14


def write_edition(edition: Edition) -> str:
    """The edition as the text of a file."""
    return write_toml(table_of(edition))


def table_of(edition: Edition) -> Plain:
    """The edition as plain data; what is as usual is left out."""
    words = {one.language: one for one in edition.words}
    one_sided = {} if edition.two_sided else _side(edition.sides[0], words, {})
    table: Plain = {
        "format": FORMAT,
        "key": edition.key,
        "players": list(edition.players),
        "hand": edition.hand,
        "mode": None if edition.mode is Mode.FIRST_TO else str(edition.mode),
        "wild_match": None if edition.wild_match == "none" else edition.wild_match,
        "shown_to_all": edition.shown_to_all or None,
        "options": list(edition.options),
        "colors": one_sided.get("colors"),
        "pairs": _pairs(edition),
        "name": {language: one.name for language, one in words.items() if one.name},
        "about": {language: one.about for language, one in words.items() if one.about},
        "rulings": {
            key: value for key, value in _answers(edition.rulings) if value != getattr(Rulings(), key)
        },
        "color": _colors(edition, words),
        "side": _both_sides(edition, words),
        "row": one_sided.get("row"),
        "option": [
            _said(
                {
                    "key": own.key,
                    "values": list(own.values),
                    "name": _named(words, "options", own.key),
                    "value_name": _said(
                        {
                            option_text(value): _named(words, "options", f"{own.key}.{option_text(value)}")
                            for value in own.values
                        }
                    ),
                }
            )
            for own in edition.own_options
        ],
        "alternative": [_alternative(one) for one in edition.alternatives],
        "printing": [
            _said({"key": one.key, "rules": dict(one.rules)})
            for one in (() if edition.printings == (Printing("en"),) else edition.printings)
        ],
        "former": dict(edition.former),
        "renamed": dict(edition.renamed),
    }
    return _said(table)


def _said(table: Mapping[str, object]) -> Plain:
    """Without what is empty."""
    return {key: value for key, value in table.items() if value is not None and value not in ({}, [])}


def _answers(rulings: Rulings) -> Iterator[tuple[str, object]]:
    return ((key, getattr(rulings, key)) for key in RULINGS)


def _pairs(edition: Edition) -> str | None:
    if not edition.two_sided:
        return None
    cards = edition.pairs
    lines = (cards[at : at + _PAIRS_A_LINE] for at in range(0, len(cards), _PAIRS_A_LINE))
    return "\n".join(" ".join(line) for line in lines)


def _both_sides(edition: Edition, words: Mapping[str, Words]) -> Plain:
    named: dict[str, None] = {}
    return {side.side: _side(side, words, named) for side in edition.sides} if edition.two_sided else {}


def _side(side: DeckSide, words: Mapping[str, Words], named: dict[str, None]) -> Plain:
    return {"colors": list(side.colors), "row": list(_rows(side, words, named))}


def _rows(side: DeckSide, words: Mapping[str, Words], named: dict[str, None]) -> Iterator[Plain]:
    """Neighboring numbers of as many copies as one row."""

    def heap(place_row: tuple[int, FaceRow]) -> tuple[object, ...]:
        place, row = place_row
        if not _is_plain_number(row) or _names(row, words):
            return (place,)
        return ("numbers", row.copies, int(row.symbol) - place)

    for key, heaped in groupby(enumerate(side.rows), heap):
        rows = [row for _, row in heaped]
        if key[0] == "numbers":
            yield {"numbers": [int(rows[0].symbol), int(rows[-1].symbol)], "copies": rows[0].copies}
        else:
            yield _row(rows[0], words, named)


def _is_plain_number(row: FaceRow) -> bool:
    if not row.symbol.isdigit():
        return False
    number = FaceRow(symbol=row.symbol, copies=row.copies, points=int(row.symbol), opening=Opening.STARTS)
    return row == number


def _row(row: FaceRow, words: Mapping[str, Words], named: dict[str, None]) -> Plain:
    last_usual = row.when_last == usual_last(row.when_played)
    opens_usual = row.opening == usual_opening(row.when_played, colorless=row.colorless)
    names = {} if row.symbol in named else _names(row, words)
    named[row.symbol] = None
    return (
        _said(
            {
                "symbol": row.symbol,
                "colorless": row.colorless or None,
                "copies": row.copies,
                "points": row.points,
                "called": row.called or None,
                "played": [write_effect(effect) for effect in row.when_played],
                "opening": None if opens_usual else str(row.opening),
            }
        )
        | ({} if last_usual else {"last": [write_effect(effect) for effect in row.when_last]})
        | names
    )


def _names(row: FaceRow, words: Mapping[str, Words]) -> Plain:
    return _said({"name": _named(words, "symbols", row.symbol), "text": _named(words, "texts", row.symbol)})


def _named(words: Mapping[str, Words], field: str, thing: str) -> dict[str, str]:
    """What a thing is called, by language."""
    said = ((language, dict(getattr(one, field)).get(thing)) for language, one in words.items())
    return {language: text for language, text in said if text}


def _colors(edition: Edition, words: Mapping[str, Words]) -> Plain:
    paints = {
        look.color: {key: said for key, said in (("paint", look.paint), ("shape", look.shape)) if said}
        for look in edition.paints
    }
    colors = (color for side in edition.sides for color in side.colors)
    return _said(
        {color: paints.get(color, {}) | _said({"name": _named(words, "colors", color)}) for color in colors}
    )


def _alternative(one: Alternative) -> Plain:
    table = _said(
        {
            "option": one.option,
            "value": one.value,
            "symbols": list(one.symbols),
            "copies": one.copies,
            "opening": None if one.opening is None else str(one.opening),
            "wild_match": one.wild_match,
            "shown_to_all": one.shown_to_all,
        }
    )
    for key, effects in (("played", one.when_played), ("last", one.when_last)):
        if effects is not None:
            table[key] = [write_effect(effect) for effect in effects]
    return table
