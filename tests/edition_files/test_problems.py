"""Whatever is wrong with an edition is told in a sentence, at its place, and all of it at once."""

import re
from typing import Any

import pytest

from lastcard.locale.speaker import Speaker
from lastcard.model.languages import LANGUAGES
from lastcard.notation.editions import BadEdition, edition_of, problems_of, read_edition, warnings_of
from lastcard.notation.editions.limits import MOST_BYTES
from lastcard.notation.editions.problems import SENTENCES
from tests.edition_files.files import DUO_TEXT, NUMBERS, duo, row

TWO_SIDES: dict[str, Any] = {
    "light": {"colors": ["r", "b"], "row": [{"numbers": [1, 9], "copies": 2}]},
    "dark": {"colors": ["p", "o"], "row": [{"numbers": [1, 9], "copies": 2}]},
}
PAIRS = " ".join(f"{a}{n}/{b}{n}" for a, b in ("rp", "bo") for n in (*range(1, 10), *range(1, 10)))


def flipped(**changes: object) -> dict[str, Any]:
    """Duo with two sides."""
    base = {"colors": None, "row": None, "color": None, "option": None, "alternative": None, "options": None}
    return duo(**{**base, "side": TWO_SIDES, "pairs": PAIRS, "players": [2, 4], **changes})


def with_row(*played: str, **more: object) -> dict[str, Any]:
    """Duo with one more row."""
    return duo(row=[*duo()["row"], {**row("x", *played), **more}])


def option(**changes: object) -> dict[str, Any]:
    """Duo with another own option."""
    return duo(option=[{**duo()["option"][0], **changes}])


def alternative(**changes: object) -> dict[str, Any]:
    """Duo with another alternative."""
    table = {**duo()["alternative"][0], **changes}
    return duo(alternative=[{key: value for key, value in table.items() if value is not None}])


BAD: list[tuple[str, dict[str, Any], str, str]] = [
    # --- values ---
    ("format", duo(format=2), "format", "expected format 1, found 2"),
    ("missing", duo(hand=None), "", "expected hand, found nothing"),
    ("choice", duo(mood="fine"), "", 'hand.*found "mood"'),
    ("choice", duo(mode="firstto"), "mode", 'partners.*, found "firstto"'),
    ("text", duo(name={"en": 7}), "name.en", "expected a text, found 7"),
    ("number", duo(hand="five"), "hand", 'expected a whole number, found "five"'),
    ("number", duo(hand=True), "hand", "expected a whole number, found true"),
    ("bounds", duo(hand=10**400), "hand", "from 1 to 20, found > 10"),
    ("switch", with_row(colorless=1), "row[5].colorless", "expected true or false, found 1"),
    ("list", duo(colors="rz"), "colors", 'expected a list, found "rz"'),
    ("table", duo(row=[7]), "row[0]", "expected a table, found 7"),
    ("table", duo(rulings=[]), "rulings", "expected a table, found \\["),
    ("bounds", duo(hand=21), "hand", "expected a number from 1 to 20, found 21"),
    ("bounds", duo(players=[4, 2]), "players", "from 4 to 10, found 2"),
    ("bounds", duo(rulings={"target": 10}), "rulings.target", "from 50 to 2000, found 10"),
    ("choice", duo(rulings={"stacking": True}), "rulings.stacking", 'false, "same", "higher", found true'),
    ("amount", duo(colors=[]), "colors", "expected 1 to 8 entries, found 0"),
    ("amount", duo(row=[NUMBERS] * 41), "row", "entries, found 41"),
    ("twice", duo(colors=["r", "r"]), "colors[1]", 'found "r" twice'),
    ("twice", duo(row=[NUMBERS, NUMBERS]), "row[1]", 'found "0" twice'),
    ("text-length", duo(name={"en": "x" * 61}), "name.en", "at most 60 characters, found 61"),
    ("text-form", duo(name={"en": "<b>"}), "name.en", 'found "<b>"'),
    ("text-form", duo(name={"en": "one\ntwo"}), "name.en", r"found \"one\\ntwo\""),
    ("text-form", duo(name={"en": "\u202eoud"}), "name.en", r"found \"\\u202eoud\""),
    ("text-form", duo(name={"en": "e" + "\u0301" * 9}), "name.en", "plain text"),
    ("choice", duo(name={"xx": "Duo"}), "name", 'nl, found "xx"'),
    ("word", duo(key="Duo!"), "key", 'found "Duo!"'),
    ("ours", duo(key="flip"), "key", 'printed editions has, found "flip"'),
    # --- colors and cards ---
    ("color", duo(colors=["r", "red"]), "colors[1]", 'expected a small letter, found "red"'),
    ("choice", duo(color={"z": {"paint": "mud", "shape": "star"}}), "color.z.paint", 'found "mud"'),
    ("symbol", with_row(symbol="double"), "row[5].symbol", 'found "double"'),
    ("symbol", with_row(symbol="007"), "row[5].symbol", 'found "007"'),
    ("notation", duo(colors=["k", "r"], color={"k": {"paint": "gray", "shape": "star"}},
                     row=[*duo()["row"], row("eep", "skip")]), "row[5]", 'found "keep"'),
    ("notation", with_row(symbol="no"), "row[5]", 'found "uno"'),
    ("twice", with_row(symbol="r5", colorless=True), "row[5]", 'found "r5" twice'),
    ("sides", duo(side=TWO_SIDES), "", "found both"),
    ("sides", duo(colors=None, row=None), "", "found neither"),
    ("pair", flipped(pairs="r1"), "pairs", 'slash between them, found "r1"'),
    ("face", flipped(pairs=PAIRS.replace("r1/p1", "r1/x9")), "pairs", 'face of the dark side, found "x9"'),
    ("pairs", flipped(pairs=PAIRS.replace("r1/p1 ", "", 1)), "pairs", "expected 2 of r1 in `pairs`"),
    # --- effects ---
    ("effect", with_row("skp"), "row[5].played[0]", 'skip-everyone.*found "skp"'),
    ("effect-number", with_row("draw"), "row[5].played[0]", 'draw with a number from 1 to 20, found "draw"'),
    ("effect-number", with_row("draw 21"), "row[5].played[0]", 'found "draw 21"'),
    ("effect-room", with_row("draw 1", "draw 1", "draw 1", "skip"), "row[5].played", "at most 6 .*, found 7"),
    ("effect-colorless", with_row("name-color"), "row[5].played", "expected name-color on a card without"),
    ("effect-colorless", with_row("duel"), "row[5].played", "expected duel on a card without"),
    ("effect-order", with_row("skip", "give"), "row[5].played", "expected give before skip"),
    ("effect-challenge", with_row("name-color", "challenge", "skip", colorless=True), "row[5].played",
     "found name-color, challenge, skip"),
    ("effect-last", with_row(last=["swap-hands"]), "row[5].last", "found swap-hands"),
    ("effect-sides", with_row("flip"), "row[5].played", "expected two sides for flip"),
    ("effect-order", flipped(side={**TWO_SIDES, "light": {**TWO_SIDES["light"], "row": [
        *TWO_SIDES["light"]["row"], row("f", "flip", "show", copies=0)]}}), "side.light.row[1].played",
     "expected show before flip"),
    ("effect-gift", duo(colors=list("rygbt"), color=None, players=[2, 4],
                        row=[{"numbers": [1, 9], "copies": 2}, row("g", "give")],
                        option=None, alternative=None, options=None), "row[1].played", "gifts can be made"),
    ("acts", with_row("swap-hands", opening="acts"), "row[5]", "found swap-hands"),
    ("draws-only", with_row("skip", opening="draws_only"), "row[5]", "expected a draw"),
    ("effect-sides", with_row("skip", opening="flips"), "row[5]", "expected two sides for flips"),
    # --- the whole ---
    ("deck-small", duo(players=[2, 10]), "", "at least 61 cards, for 10 players with 5 each, found 52"),
    ("deck-large", duo(row=[{"numbers": [1, 9], "copies": 8}], options=None, option=None, alternative=None),
     "", "at most 126 cards, found 144"),
    ("openers", duo(row=[{**one, "opening": "buried"} if "symbol" in one else {**one, "copies": 1}
                         for one in duo()["row"]], players=[2, 4]), "", "at least 21 .*, found 18"),
    ("dealer", duo(row=[row("a", "skip", copies=18), row("v", "reverse")], option=None, alternative=None), "rulings.dealer_draw",
     "differ in number"),
    ("players", duo(mode="partners", players=[2, 3]), "players", "mode partners can have, found 2–3"),
    ("option-idle", duo(options=["battle_next"]), "options[0]", 'found "battle_next"'),
    ("option-idle", duo(alternative=None), "option[0].key", 'found "long_deck"'),
    ("option-values", option(values=[True, 1]), "option[0].values[1]", "of one kind, found 1"),
    ("twice", option(key="stacking"), "option[0].key", 'found "stacking" twice'),
    ("own-value", alternative(value=False), "alternative[0].value", "not the edition's own, found false"),
    ("choice", alternative(option="longdeck"), "alternative[0].option", 'found "longdeck"'),
    ("choice", alternative(symbols=["q"]), "alternative[0].symbols[0]", 'found "q"'),
    ("copies-of-pairs", flipped(option=duo()["option"], alternative=[
        {"option": "long_deck", "value": True, "symbols": ["1"], "copies": 3}]), "alternative[0].copies", "found 3"),
    ("no-change", alternative(copies=None), "alternative[0]", "found nothing"),
    ("first-printing", duo(printing=[{"key": "en", "rules": {"target": 500}}]), "printing[0].rules", "found {"),
    ("choice", duo(printing=[{"key": "en"}, {"key": "de", "rules": {"battle_next": "challenger"}}]),
     "printing[1].rules", 'found "battle_next"'),
]  # fmt: skip


@pytest.mark.parametrize(("code", "table", "path", "sentence"), BAD)
def test_a_fault_is_told_at_its_place(code: str, table: dict[str, Any], path: str, sentence: str) -> None:
    told = [(problem.code, problem.path, str(problem)) for problem in problems_of(table)]

    assert any((found, at) == (code, path) and re.search(sentence, text) for found, at, text in told), told


@pytest.mark.parametrize(("code", "table", "path", "sentence"), BAD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_every_language(
    code: str, table: dict[str, Any], path: str, sentence: str, language: str
) -> None:
    del path, sentence
    problem = next(problem for problem in problems_of(table) if problem.code == code)
    said = Speaker(language).say(problem.message, **dict(problem.values))
    assert (said == str(problem)) == (language == "en")


def test_every_fault_of_the_list_is_shown_here() -> None:
    assert set(SENTENCES) == {code for code, *_ in BAD} | {"file-size", "toml"}


def test_warnings_are_told_in_every_language() -> None:
    table = duo(name=None, row=[{"numbers": [1, 9], "copies": 2}], players=[2, 5], options=None, option=None)
    warnings = warnings_of(edition_of({**table, "alternative": []}))
    assert [warning.code for warning in warnings] == ["unnamed", "no-colorless", "no-effects", "tight"]
    for warning in warnings:
        told = {
            language: Speaker(language).say(warning.message, **dict(warning.values)) for language in LANGUAGES
        }
        assert told["en"] == str(warning)
        assert len(set(told.values())) == len(LANGUAGES)


def test_all_faults_are_told_with_their_lines() -> None:
    text = (
        DUO_TEXT.replace("copies = 4", "copies = 40").replace('"draw 3"', '"draw 0"').replace("de =", "dx =")
    )
    with pytest.raises(BadEdition) as raised:
        read_edition(text)
    lines = text.splitlines()
    told = [(problem.path, lines[(problem.line or 0) - 1]) for problem in raised.value.problems]
    assert told == [
        ("name", "[name]"),
        ("color.z.name", 'name = { en = "brown", dx = "Braun" }'),
        ("row[3].played[0]", 'played = ["draw 0"]'),
        ("row[4].copies", "copies = 40"),
        ("alternative[0].copies", "copies = 40"),
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("format = ", "expected TOML, found invalid value"),
        (f"format = {'1' * 9_000}", "expected TOML, found a number or a nesting without end"),
        ("a = " + "[" * 30_000, "expected TOML, found a number or a nesting without end"),
        ("#" * (MOST_BYTES + 1), "expected at most 64000 bytes, found 64001"),
        ("", "expected format, found nothing"),
    ],
)
def test_a_text_that_is_no_edition_is_told_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadEdition, match=sentence):
        read_edition(text)


def test_a_good_edition_has_no_problems() -> None:
    assert problems_of(duo()) == ()
    assert problems_of(flipped()) == ()
    assert edition_of(flipped()).two_sided
