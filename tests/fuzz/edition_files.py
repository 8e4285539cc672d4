"""Files of editions that went wrong: eight good ones, changed as text or as data, a little or past recognition.

File number n is always the same file. Half of the changes are those that an author might make, so that many files
are games that nobody has thought of; the others are what editors, networks and enemies do.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.engine.options import option_values
from lastcard.model.edition import Mode, Opening
from lastcard.model.paints import PAINTS, SHAPES
from lastcard.model.rulings import RULINGS
from lastcard.notation.editions import read_edition, table_of, write_edition
from lastcard.notation.editions.effects import COUNTED, PLAIN
from lastcard.notation.editions.rows import CALLED
from tests.edition_files.files import DUO_TEXT
from tests.editions import RELAY

SEEDS: Final = (
    *(replace(one, key=f"my_{one.key}", former=(), renamed=()) for one in EDITIONS),
    RELAY,
    read_edition(DUO_TEXT),
)
"""What files begin as: ours under other keys, and those of strangers."""
TEXTS: Final = tuple(write_edition(one).encode() for one in SEEDS)
TOKENS: Final = sorted({token for text in TEXTS for token in text.split()})

NASTY: Final[tuple[Any, ...]] = (
    0, 1, -1, 2, 3, 7, 20, 21, 99, 100, 126, 127, 500, 2**31, 2**63, -(2**64), 10**400,
    0.5, float("inf"), float("nan"), True, False,
    "", " ", "r", "rr", "é", "Z", "7", "07", "w", "+", "draw", "draw 3", "draw -1", "draw ٣", "pass 4", "play", "uno",
    "x" * 61, "x" * 201, "x" * 100_000, "a\nb", "a\tb", "a\0b", "\u202eabc", "\ud800", "<b>", "{ $x }", "{", "$x", "%s",
    "e" + "\u0301" * 200, "😀", "../../etc/passwd", "en", "classic",
    [], [[]], [1], ["r"], ["r", "r"], [None], {}, {"en": "x"}, {"en": 1}, {"": ""}, {"xx": "y"},
)  # fmt: skip
"""Values that stand where others should; JSON has some that no TOML file can hold."""


class Made(NamedTuple):
    """A file, or what a guest sends instead of one."""

    number: int
    how: str
    """Whether it was changed as text or as data."""
    sent: bytes | dict[str, Any]


def made(number: int) -> Made:
    """The file of this number."""
    rng = Random(f"edition file {number}")
    if rng.random() < 0.3:
        return Made(number, "text", mutated_text(rng))
    return Made(number, "data", mutated_data(rng))


# --- text ----------------------------------------------------------------------------------------------------


def mutated_text(rng: Random) -> bytes:
    """A good file with a few bytes, words or lines changed."""
    text = rng.choice(TEXTS)
    for _ in range(rng.choice([1, 1, 1, 2, 3, 8, 40])):
        text = rng.choice(_TEXT_CHANGES)(rng, text)
    return text


def _other_byte(rng: Random, text: bytes) -> bytes:
    at = rng.randrange(len(text) + 1)
    return (
        text[:at]
        + bytes([rng.choice([rng.randrange(256), rng.choice(b'"[]{}=#.,\n\r\t 0')])])
        + text[at + 1 :]
    )


def _cut(rng: Random, text: bytes) -> bytes:
    at, length = rng.randrange(len(text) + 1), rng.choice([1, 2, 10, 100, 10_000])
    return text[:at] + text[at + length :]


def _doubled(rng: Random, text: bytes) -> bytes:
    at, length = rng.randrange(len(text) + 1), rng.choice([1, 10, 100, 1_000])
    return text[:at] + text[at : at + length] * rng.choice([2, 3, 50]) + text[at + length :]


def _lines(rng: Random, text: bytes) -> bytes:
    lines = text.splitlines(keepends=True) or [b""]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            del lines[one]
        case 2:
            lines.insert(other, lines[one])
        case _:
            lines[one] = rng.choice(rng.choice(TEXTS).splitlines(keepends=True))
    return b"".join(lines)


def _other_token(rng: Random, text: bytes) -> bytes:
    words = text.split(b" ")
    words[rng.randrange(len(words))] = rng.choice([*TOKENS, json.dumps(rng.choice(NASTY)).encode()])
    return b" ".join(words)


def _spliced(rng: Random, text: bytes) -> bytes:
    other = rng.choice(TEXTS)
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other)) :]


def _many_dots(rng: Random, text: bytes) -> bytes:
    """A key, a table or a text of very many parts."""
    lines = text.splitlines(keepends=True) or [b""]
    parts = rng.choice([b"a", b"a ", b'""', b"row"]) + b"."
    parts *= rng.choice([6, 7, 8, 100, 15_000])
    form = rng.choice(
        [b"%sb = 1\n", b"[%sb]\n", b"[[%sb]]\n", b"x = { %sb = 1 }\n", b'about = { en = "%s" }\n']
    )
    lines.insert(rng.randrange(len(lines) + 1), form % parts)
    return b"".join(lines)


_TEXT_CHANGES: Final = (
    _other_byte, _other_byte, _cut, _doubled, _lines, _lines, _other_token, _spliced, _many_dots,
)  # fmt: skip


# --- data ----------------------------------------------------------------------------------------------------


def mutated_data(rng: Random) -> dict[str, Any]:
    """A good table with a few values changed: by an author who tries things out, or by somebody who does not care."""
    table: dict[str, Any] = _copied(table_of(rng.choice(SEEDS)))
    careless = 0.0 if rng.random() < 0.7 else 0.5
    for _ in range(rng.choice([1, 1, 1, 2, 3, 5])):
        if rng.random() < careless:
            _any_value(rng, table)
        else:
            rng.choice(_IDEAS)(rng, table)
    return table


def _copied(value: Any) -> Any:  # noqa: ANN401 - plain data of any depth
    if isinstance(value, dict):
        return {key: _copied(one) for key, one in value.items()}
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _any_value(rng: Random, table: dict[str, Any]) -> None:
    """Somewhere in it something else, twice, in another place or not at all."""
    places: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:  # noqa: ANN401 - the same
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            places.append((node, key))
            if isinstance(value, dict | list):
                walk(value)

    walk(table)
    if not places:
        return
    node, key = rng.choice(places)
    match rng.randrange(6):
        case 0:
            del node[key]
        case 1 if isinstance(node[key], int):
            node[key] = rng.choice([node[key] + 1, node[key] - 1, node[key] * 10, -node[key]])
        case 2 if isinstance(node, list):
            node[key:key] = _copied(node) * rng.choice([1, 1, 30])
        case 3:
            other, where = rng.choice(places)
            node[key] = (
                _copied(other[where])
                if where in other or (isinstance(other, list) and where < len(other))
                else 0
            )
        case 4 if isinstance(node, dict):
            node[rng.choice(["x", "", "en", "row", "played", "a.b", "ключ", "called", *RULINGS])] = node[key]
        case _:
            node[key] = _copied(rng.choice(NASTY))


def _sides(table: dict[str, Any]) -> list[dict[str, Any]]:
    """What has colors and rows."""
    both = table.get("side")
    found = both.values() if isinstance(both, dict) else [table]
    return [side for side in found if isinstance(side, dict) and isinstance(side.get("row"), list)]


def _rows(rng: Random, table: dict[str, Any]) -> list[Any]:
    sides = _sides(table)
    return rng.choice(sides)["row"] if sides else []


def _one_row(rng: Random, table: dict[str, Any]) -> dict[str, Any]:
    rows = [row for row in _rows(rng, table) if isinstance(row, dict) and "numbers" not in row]
    return rng.choice(rows) if rows else {}


def effects(rng: Random, *, colorless: bool) -> list[str]:
    """What a card might do; mostly what a card of its kind can."""
    if colorless and rng.random() < 0.5:
        draw = rng.choice(["draw 2", "draw 20", "draw-until-color", "draw-until-color 10"])
        return [
            "name-color",
            *rng.choice([[], ["challenge", draw], ["challenge 0", draw, "skip"], ["pass 3"], ["give"]]),
        ]
    unfit = () if colorless or rng.random() < 0.1 else ("name-color", "restore-color", "duel", "challenge")
    words = [word for word in (*PLAIN, *COUNTED, "draw", "skip", "pass") if word not in unfit]
    found = []
    for _ in range(rng.choice([0, 1, 1, 1, 1, 2, 2, 3, 5, 6])):
        word = rng.choice(words)
        counted = COUNTED.get(word)
        found.append(word if counted is None else f"{word} {rng.choice(counted.numbers)}")
    return found


def _effects(rng: Random, table: dict[str, Any]) -> None:
    row = _one_row(rng, table)
    row["played"] = effects(rng, colorless=bool(row.get("colorless")))
    if rng.random() < 0.5:
        row.pop("opening", None)
        row.pop("last", None)


def _last(rng: Random, table: dict[str, Any]) -> None:
    row = _one_row(rng, table)
    row["last"] = effects(rng, colorless=bool(row.get("colorless")))[:2]


def _opening(rng: Random, table: dict[str, Any]) -> None:
    _one_row(rng, table)["opening"] = str(rng.choice(list(Opening)))


def _row_fields(rng: Random, table: dict[str, Any]) -> None:
    key, value = rng.choice(
        [
            ("points", rng.choice([0, 1, 50, 499, 500])),
            ("symbol", rng.choice(["7", "0", "99", "w", "+4", "q", "r5", "b", "draw", "abcd"])),
            ("colorless", rng.random() < 0.5),
            ("called", rng.choice(CALLED)),
            (
                "name",
                {rng.choice(["en", "nl", "fr"]): rng.choice(["Storm", "ß", "Draw", "0", "a b", "x" * 60])},
            ),
            ("text", {"pt": rng.choice(["Tudo muda.", "x" * 200, "…"])}),
        ]
    )
    _one_row(rng, table)[key] = value


def _copies(rng: Random, table: dict[str, Any]) -> None:
    rows = [row for row in _rows(rng, table) if isinstance(row, dict)]
    if rows:
        rng.choice(rows)["copies"] = rng.choice([0, 1, 1, 2, 3, 4, 8, 20])


def _new_row(rng: Random, table: dict[str, Any]) -> None:
    symbol = "".join(rng.choice("abcxyz+019") for _ in range(rng.randint(1, 4)))
    colorless = rng.random() < 0.5
    row = {"symbol": symbol, "copies": rng.choice([1, 2, 4]), "played": effects(rng, colorless=colorless)}
    if colorless:
        row |= {"colorless": True, "symbol": f"w{symbol}"[:4]}
    _rows(rng, table).insert(0, row)


def _fewer_rows(rng: Random, table: dict[str, Any]) -> None:
    rows = _rows(rng, table)
    rng.shuffle(rows)
    del rows[: rng.choice([1, 1, 1, len(rows) // 2, len(rows)])]


def _numbers(rng: Random, table: dict[str, Any]) -> None:
    first = rng.choice([0, 1, 7, 50, 90])
    row: dict[str, Any] = {
        "numbers": [first, first + rng.choice([0, 2, 9, 39])],
        "copies": rng.choice([1, 2, 4]),
    }
    if rng.random() < 0.3:
        row["points"] = rng.choice([0, 5, 500])
    rows = _rows(rng, table)
    rows[:] = [row, *(one for one in rows if not isinstance(one, dict) or "numbers" not in one)]


def _colors(rng: Random, table: dict[str, Any]) -> None:
    for side in _sides(table)[:1]:
        letters = rng.sample("abcdefghijklmnopqrstuvwxyz", rng.choice([1, 2, 3, 5, 6, 8, 9]))
        side["colors"] = letters if rng.random() < 0.7 else [*"rygb", *letters][:8]
    if rng.random() < 0.5:
        table["color"] = {
            rng.choice("rygbz"): {
                "paint": rng.choice(PAINTS),
                "shape": rng.choice(SHAPES),
                "name": {"it": "fuoco"},
            }
        }


def _people(rng: Random, table: dict[str, Any]) -> None:
    fewest = rng.choice([2, 2, 2, 3, 4, 10])
    table["players"] = [fewest, rng.randint(fewest, 10)]
    table["hand"] = rng.choice([1, 1, 2, 3, 5, 7, 12, 20])


def _mode(rng: Random, table: dict[str, Any]) -> None:
    table["mode"] = str(rng.choice(list(Mode)))


def _rulings(rng: Random, table: dict[str, Any]) -> None:
    rulings = table.setdefault("rulings", {})
    for key in rng.sample(list(RULINGS), rng.choice([1, 2, 5])):
        if isinstance(rulings, dict):
            rulings[key] = rng.choice(option_values(key))


def _options(rng: Random, table: dict[str, Any]) -> None:
    table["options"] = rng.sample(list(RULINGS), rng.choice([1, 1, 3]))


def _own_option(rng: Random, table: dict[str, Any]) -> None:
    values: list[Any] = rng.choice([[False, True], ["calm", "wild", "mad"], [1, 2, 999]])
    symbols = [
        row["symbol"]
        for row in _rows(rng, table)
        if isinstance(row, dict) and isinstance(row.get("symbol"), str)
    ]
    change: dict[str, Any] = rng.choice(
        [
            {"copies": rng.choice([0, 1, 5])},
            {"played": effects(rng, colorless=False)},
            {"opening": str(rng.choice(list(Opening)))},
            {"last": effects(rng, colorless=False)},
            {"wild_match": rng.choice(["none", "all", "plain_only"])},
            {"shown_to_all": True},
        ]
    )
    if symbols and "wild_match" not in change and "shown_to_all" not in change:
        change["symbols"] = rng.sample(symbols, min(len(symbols), rng.choice([1, 1, 3])))
    table["option"] = [{"key": "mood", "values": values, "name": {"en": "Mood"}}]
    table["alternative"] = [{"option": "mood", "value": rng.choice(values[1:]), **change}]


def _printing(rng: Random, table: dict[str, Any]) -> None:
    rules = {key: rng.choice(option_values(key)) for key in rng.sample(list(RULINGS), rng.choice([1, 2]))}
    table["printing"] = [{"key": "en"}, {"key": rng.choice(["fr", "de", "fr-CA", "en"]), "rules": rules}]


def _pairs(rng: Random, table: dict[str, Any]) -> None:
    """Other faces on the backs of some cards, a card less or one more."""
    cards = str(table.get("pairs", "")).split()
    for _ in range(rng.choice([1, 5, 50]) if len(cards) > 1 else 0):
        one, other = rng.sample(range(len(cards)), 2)
        front, _, back = cards[one].partition("/")
        also, _, behind = cards[other].partition("/")
        cards[one], cards[other] = f"{front}/{behind}", f"{also}/{back}"
    if rng.random() < 0.2:
        cards = cards[1:] if rng.random() < 0.5 else [*cards, "r1/t1"]
    if cards:
        table["pairs"] = " ".join(cards)


_IDEAS: Final[tuple[Callable[[Random, dict[str, Any]], None], ...]] = (
    _effects, _effects, _effects, _last, _opening, _row_fields, _copies, _new_row, _new_row, _fewer_rows, _numbers,
    _colors, _people, _mode, _rulings, _options, _own_option, _printing, _pairs,
)  # fmt: skip
