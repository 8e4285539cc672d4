"""The form of an edition's file as a JSON schema: editors complete and check it while somebody writes."""

import json
from collections.abc import Mapping
from typing import Final

from lastcard.engine.options import option_values
from lastcard.model.edition import Mode, Opening
from lastcard.model.languages import LANGUAGES
from lastcard.model.paints import PAINTS, SHAPES
from lastcard.model.rulings import RULINGS
from lastcard.notation.editions import limits
from lastcard.notation.editions.choices import OPTIONS, PRINTINGS, WILD_MATCHES
from lastcard.notation.editions.effects import COUNTED, PLAIN
from lastcard.notation.editions.read import FORMAT
from lastcard.notation.editions.rows import CALLED, COPIES, NUMBERS

Schema = dict[str, object]

_WORD: Final = rf"^[a-z][a-z0-9_]{{0,{limits.LONGEST_WORD - 1}}}$"
_SYMBOL: Final = rf"^[a-z0-9+]{{1,{limits.LONGEST_SYMBOL}}}$"


def schema_text() -> str:
    """The file for editors, as docs/ has it and as `lastcard edition new` puts it beside a new edition."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> Schema:
    """The whole of it. What only the whole deck can tell, `lastcard edition check` tells."""
    side = {"colors": _colors(), "row": {"$ref": "#/$defs/rows"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "An edition of lastcard",
        "description": "A card game of the UNO family as a file: *.edition.toml",
        **_table(
            {
                "format": {"const": FORMAT, "description": "The form of this file."},
                "key": _said(_word(), "A word in small letters; none of the printed editions has it."),
                "players": _said(_pair(limits.PLAYERS), "Fewest and most players."),
                "hand": _said(_number(limits.HANDS), "Cards that everybody is dealt."),
                "mode": _said(_one_of(*Mode), "How rounds make a match where nobody chooses."),
                "wild_match": _said(
                    _one_of(*WILD_MATCHES), "Cards without a color that make a wild draw dishonest when held."
                ),
                "shown_to_all": _said({"type": "boolean"}, "Everybody sees a card that is shown."),
                "options": _said(
                    {"type": "array", "items": _one_of(*OPTIONS), "uniqueItems": True},
                    "Options of ours that players may choose, beside those of every edition.",
                ),
                **side,
                "side": _table({name: _table(side, *side) for name in ("light", "dark")}, "light", "dark"),
                "pairs": _said(
                    {"type": "string", "maxLength": limits.LONGEST_PAIRS},
                    "The cards of a deck with two sides: light/dark, with spaces between them.",
                ),
                "name": _said(_texts(limits.LONGEST_NAME), "What it is called, by language."),
                "about": _said(_texts(limits.LONGEST_LINE), "One line about it, by language."),
                "rulings": _said(
                    _table({key: _values(key) for key in RULINGS}), "Where it is not played as usual."
                ),
                "color": _said(_by("^[a-z]$", _color()), "How colors look and what they are called."),
                "option": _list(_own_option(), limits.MOST_OPTIONS),
                "alternative": _list(_alternative(), limits.MOST_ALTERNATIVES),
                "printing": _list(_printing(), limits.MOST_PRINTINGS),
            },
            "format",
            "key",
            "players",
            "hand",
        ),
        "$defs": {"rows": _list(_row(), limits.MOST_ROWS), "effects": _effects()},
    }


def _row() -> Schema:
    copies = _said(_number(COPIES), "In each color, or in all of a card without a color.")
    points = _said(_number(range(limits.MOST_POINTS + 1)), "What it is worth in a hand.")
    numbers = _said(_pair(NUMBERS), "From this number to that one, each a kind of card.")
    symbol = _said({"type": "string", "pattern": _SYMBOL}, "What stands on the card, and for it in text.")
    card = {
        "symbol": symbol,
        "colorless": _said({"type": "boolean"}, "It has no color and fits on everything."),
        "copies": copies,
        "points": points,
        "called": _said(_one_of(*CALLED), "A name that we have in seven languages."),
        "played": _said({"$ref": "#/$defs/effects"}, "What it does, one after the other."),
        "last": _said({"$ref": "#/$defs/effects"}, "What it still does as somebody's last card."),
        "opening": _said(_one_of(*Opening), "What it does as the first card of a round."),
        "name": _texts(limits.LONGEST_NAME),
        "text": _texts(limits.LONGEST_LINE),
    }
    # Names for all at once would be the same name many times; a number with a name has a row of its own.
    several = {"numbers": numbers, "copies": copies, "points": points}
    return {"oneOf": [_table(several, "numbers", "copies"), _table(card, "symbol", "copies")]}


def _effects() -> Schema:
    counted = [
        rf"{word}( ({'|'.join(map(str, numbers))}))" + ("" if usual is None else "?")
        for word, (_, numbers, usual) in COUNTED.items()
    ]
    words = "|".join((*PLAIN, *counted))
    return {
        "type": "array",
        "maxItems": limits.MOST_EFFECTS,
        "items": {
            "type": "string",
            "pattern": f"^({words})$",
            "examples": [
                *PLAIN,
                *(f"{word} {numbers[-1] // 5 or 1}" for word, (_, numbers, _) in COUNTED.items()),
            ],
        },
    }


def _alternative() -> Schema:
    return _table(
        {
            "option": _word(),
            "value": {"type": ["string", "integer", "boolean"]},
            "symbols": {"type": "array", "items": {"type": "string", "pattern": _SYMBOL}},
            "copies": _number(COPIES),
            "opening": _one_of(*Opening),
            "played": {"$ref": "#/$defs/effects"},
            "last": {"$ref": "#/$defs/effects"},
            "wild_match": _one_of(*WILD_MATCHES),
            "shown_to_all": {"type": "boolean"},
        },
        "option",
        "value",
    )


def _own_option() -> Schema:
    values: Schema = {
        "type": "array",
        "minItems": 2,
        "maxItems": limits.MOST_VALUES,
        "uniqueItems": True,
        "items": {"type": ["string", "integer", "boolean"]},
    }
    names = _by("^[a-z0-9_]+$", _texts(limits.LONGEST_NAME))
    return _table(
        {
            "key": _word(),
            "values": _said(values, "The first is the edition's own."),
            "name": _texts(limits.LONGEST_NAME),
            "value_name": names,
        },
        "key",
        "values",
    )


def _printing() -> Schema:
    return _table({"key": _one_of(*PRINTINGS), "rules": {"type": "object"}}, "key")


def _color() -> Schema:
    return _table({"paint": _one_of(*PAINTS), "shape": _one_of(*SHAPES), "name": _texts(limits.LONGEST_NAME)})


def _colors() -> Schema:
    return {
        "type": "array",
        "minItems": 1,
        "maxItems": limits.MOST_COLORS,
        "uniqueItems": True,
        "items": {"type": "string", "pattern": "^[a-z]$"},
    }


def _values(ruling: str) -> Schema:
    values = option_values(ruling)
    return _number(values) if isinstance(values, range) else {"enum": list(values)}


# --- parts -------------------------------------------------------------------------------------------------


def _table(fields: Mapping[str, object], *required: str) -> Schema:
    found: Schema = {"type": "object", "properties": fields, "additionalProperties": False}
    return {**found, "required": list(required)} if required else found


def _by(pattern: str, value: Schema) -> Schema:
    return {"type": "object", "patternProperties": {pattern: value}, "additionalProperties": False}


def _list(entry: Schema, most: int) -> Schema:
    return {"type": "array", "maxItems": most, "items": entry}


def _texts(longest: int) -> Schema:
    return _table(
        {language: {"type": "string", "minLength": 1, "maxLength": longest} for language in LANGUAGES}
    )


def _number(bounds: range) -> Schema:
    return {"type": "integer", "minimum": bounds[0], "maximum": bounds[-1]}


def _pair(bounds: range) -> Schema:
    return {"type": "array", "minItems": 2, "maxItems": 2, "items": _number(bounds)}


def _one_of(*words: str) -> Schema:
    return {"enum": [str(word) for word in words]}


def _word() -> Schema:
    return {"type": "string", "pattern": _WORD}


def _said(value: Schema, sentence: str) -> Schema:
    return {**value, "description": sentence}
