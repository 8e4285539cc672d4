"""Editions that nobody would think of: what the checks let through can be played, by the engine and by the kernel."""

from random import Random
from typing import Any

import pytest

from lastcard.lab.edition_trial import look_at_secrets, play_both, play_to_the_end, trials
from lastcard.model.edition import Opening
from lastcard.notation.editions import edition_of, problems_of, read_edition, table_of, write_edition
from lastcard.notation.editions.effects import COUNTED, PLAIN

WANTED = 60


def _effect(rng: Random) -> str:
    word = rng.choice([*PLAIN, *COUNTED])
    return word if word in PLAIN else f"{word} {rng.choice([1, 1, 2, 3, 5])}"


def _rows(rng: Random) -> list[dict[str, Any]]:
    """Numbers, and some cards that do anything."""
    rows: list[dict[str, Any]] = [
        {"numbers": [rng.choice([0, 1]), rng.randint(4, 9)], "copies": rng.randint(1, 3)}
    ]
    for symbol in rng.sample(["s", "v", "+2", "x", "zz", "q", "k"], rng.randint(1, 4)):
        colorless = rng.random() < 0.45
        played = [_effect(rng) for _ in range(rng.choice([1, 1, 1, 2, 2, 3]))]
        if colorless and rng.random() < 0.7:
            draws = ["challenge", rng.choice(["draw 2", "draw-until-color"])]
            played = ["name-color", *(draws if rng.random() < 0.4 else played)]
        row: dict[str, Any] = {"symbol": "w" + symbol if colorless else symbol, "copies": rng.randint(1, 4)}
        row |= {"played": played, "colorless": colorless}
        if rng.random() < 0.3:
            row["opening"] = str(rng.choice(list(Opening)))
        if rng.random() < 0.3:
            row["last"] = [_effect(rng)]
        rows.append(row)
    return rows


def _faces(side: dict[str, Any]) -> list[str]:
    """Every face of a side, as often as it is there."""
    faces = []
    for row in side["row"]:
        symbols = range(row["numbers"][0], row["numbers"][1] + 1) if "numbers" in row else [row["symbol"]]
        colors = [""] if row.get("colorless") else side["colors"]
        faces += [f"{color}{symbol}" for symbol in symbols for color in colors for _ in range(row["copies"])]
    return faces


def odd_edition(rng: Random) -> dict[str, Any]:
    """Plain data that may be an edition."""
    table: dict[str, Any] = {
        "format": 1,
        "key": "odd",
        "players": [2, rng.randint(2, 5)],
        "hand": rng.randint(1, 6),
    }
    if rng.random() < 0.6:
        return table | {"colors": list("rygb")[: rng.randint(1, 4)], "row": _rows(rng)}
    light: dict[str, Any] = {"colors": ["r", "y"], "row": _rows(rng)}
    dark: dict[str, Any] = {"colors": ["p", "t"], "row": _rows(rng)}
    short, more = sorted((light, dark), key=lambda side: len(_faces(side)))
    missing = len(_faces(more)) - len(_faces(short))
    for number in range(0, missing, 20):
        copies = min(20, missing - number)
        short["row"].append(
            {
                "symbol": f"w{'abcdefghij'[number // 20]}",
                "copies": copies,
                "colorless": True,
                "played": ["name-color"],
            }
        )
    backs = _faces(dark)
    rng.shuffle(backs)
    pairs = " ".join(f"{face}/{back}" for face, back in zip(_faces(light), backs, strict=True))
    return table | {"side": {"light": light, "dark": dark}, "pairs": pairs}


def playable() -> list[dict[str, Any]]:
    """The first odd editions that can be played."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < WANTED:
        table = odd_edition(Random(number))
        found += [] if problems_of(table) else [table]
        number += 1
    return found


PLAYABLE = playable()


@pytest.mark.parametrize("table", PLAYABLE, ids=range(WANTED))
def test_what_is_let_through_can_be_played(table: dict[str, Any]) -> None:
    edition = edition_of(table)
    assert edition_of(table_of(edition)) == edition == read_edition(write_edition(edition))
    for trial in trials(edition, 3, 11):
        play_to_the_end(trial)
        look_at_secrets(trial, every=40)
        play_both(trial)


def test_the_editions_are_odd_enough() -> None:
    words = {
        word.partition(" ")[0]
        for table in PLAYABLE
        for side in ([table] if "row" in table else table["side"].values())
        for row in side["row"]
        for word in row.get("played", ())
    }
    assert words == {*PLAIN, *COUNTED}
    assert {"side" in table for table in PLAYABLE} == {True, False}
