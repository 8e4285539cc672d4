"""Whatever is wrong with an edition is told in a sentence, at its place, and all of it at once."""

import re
import tomllib
from typing import Any

import pytest

from lastcard.lab.edition_trial import play_both, play_to_the_end, trials
from lastcard.locale.speaker import Speaker
from lastcard.model.languages import LANGUAGES
from lastcard.notation.editions import (
    BadEdition,
    edition_of,
    problems_of,
    read_edition,
    warnings_of,
    write_edition,
)
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
    ("order", duo(players=[6, 2]), "players", "the smaller number before the larger one, found 6, 2"),
    ("order", duo(row=[{"numbers": [9, 1], "copies": 2}]), "row[0].numbers", "found 9, 1"),
    ("exactly", duo(players=[1, 2, 3]), "players", "expected 2 entries, found 3"),
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
    ("shape", duo(colors=["r", "z"], color={"z": {"shape": "star"}, "r": {"shape": "star"}}), "color.z.shape",
     'expected another shape than that of r, found "star"'),
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
    ("dealer", duo(row=[row("a", "skip", copies=18), row("v", "reverse")], option=None, alternative=None,
                   rulings={"dealer_draw": "number"}), "rulings.dealer_draw",
     "differ in number"),
    ("players", duo(mode="partners", players=[2, 3]), "players", "mode partners can have, found 2–3"),
    ("option-idle", duo(options=["battle_next"]), "options[0]", 'found "battle_next"'),
    ("option-idle", duo(alternative=None), "option[0].key", 'found "long_deck"'),
    ("option-values", option(values=[True, 1]), "option[0].values[1]", "of one kind, found 1"),
    ("option-ours", option(key="stacking"), "option[0].key", 'no option of ours .*, found "stacking"'),
    ("twice", duo(option=duo()["option"] * 2), "option[1].key", 'found "long_deck" twice'),
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
    said = Speaker(language).phrase(problem.message, **dict(problem.values))
    assert (said == str(problem)) == (language == "en")


def test_every_fault_of_the_list_is_shown_here() -> None:
    of_texts = {code for code in SENTENCES if code.startswith("toml")}
    assert set(SENTENCES) == {code for code, *_ in BAD} | {"file-size"} | of_texts
    assert of_texts == {code for _, code, *_ in NO_TOML} | {"toml"}


def test_warnings_are_told_in_every_language() -> None:
    table = duo(name=None, row=[{"numbers": [1, 9], "copies": 2}], players=[2, 5], options=None, option=None)
    warnings = warnings_of(edition_of({**table, "alternative": []}))
    assert [warning.code for warning in warnings] == ["unnamed", "no-colorless", "no-effects", "tight"]
    for warning in warnings:
        told = {
            language: Speaker(language).phrase(warning.message, **dict(warning.values))
            for language in LANGUAGES
        }
        assert told["en"] == str(warning)
        assert len(set(told.values())) == len(LANGUAGES)


BRAWL = {
    "symbol": "k",
    "colorless": True,
    "copies": 20,
    "played": ["duel"],
    "last": ["duel"],
    "opening": "left_names",
}
FISTS = {**BRAWL, "symbol": "kk", "played": ["duel 3"]}
WORTH_A_NOTE: list[tuple[str, dict[str, Any], str]] = [
    ("nobody-goes-out", duo(row=[BRAWL, FISTS], option=None, alternative=None, options=None), "nobody can ever go out"),
    ("few-last", duo(row=[NUMBERS, *({**BRAWL, "copies": 13, "symbol": one} for one in ("k", "kk", "kkk", "j", "jj"))],
                     option=None, alternative=None, options=None), "^52 % of the cards"),
    ("same-paint", duo(color={"z": {"paint": "red"}, "r": {"paint": "red"}}), "r and z have the same paint, red"),
    ("same-cards", with_row("skip", name={"en": "double skip"}), "the same name, Double Skip"),
    ("same-cards", with_row("reverse", called="v"), "the same name, v"),
    ("same-colors", duo(color={"z": {"name": {"en": "Earth"}}, "r": {"name": {"en": "earth"}}}), "the same name, earth"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "table", "sentence"), WORTH_A_NOTE)
def test_what_an_author_may_not_want_is_a_note(code: str, table: dict[str, Any], sentence: str) -> None:
    found = [warning for warning in warnings_of(edition_of(table)) if warning.code == code]
    assert [bool(re.search(sentence, str(warning))) for warning in found] == [True]
    told = {
        language: Speaker(language).phrase(found[0].message, **dict(found[0].values))
        for language in LANGUAGES
    }
    assert told["en"] == str(found[0])
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
        ("name", 'dx = "Duett"'),
        ("color.z.name", 'name = { en = "brown", dx = "Braun" }'),
        ("row[3].played[0]", 'played = ["draw 0"]'),
        ("row[4].copies", "copies = 40"),
        ("alternative[0].copies", "copies = 40"),
    ]


NO_TOML = [
    ("a = 1\nformat = ", "toml-value", 2, 10),
    ("name = Duo", "toml-value", 1, 8),
    ("day = 2000-02-30", "toml-value", 1, 7),
    ("\n\nwhat is this", "toml-key", 3, 6),
    ("= 1", "toml-key", 1, 1),
    ("a = 1 b = 2", "toml-rest", 1, 7),
    ("a = 1\na = 2", "toml-twice", 2, 6),
    ("[a]\n[a]", "toml-twice", 2, 3),
    ("a = { b = 1, b = 2 }", "toml-twice", 1, 19),
    ("a = [1\nb = 2", "toml-open", 2, 1),
    ("[row\nb = 2", "toml-open", 1, 5),
    ('a = 1\nb = "c\nd = 1', "toml-text", 2, 7),
    ("a = '''b", "toml-text", 1, 9),
    ('a = "\\q"', "toml-text", 1, 8),
    ("a = 1\nformat = " + "1" * 9_000, "toml-huge", 2, None),
    ("a = 1\nb = " + "[" * 30_000, "toml-deep", 2, None),
    ("a = 1\n" + "a." * 8 + "b = 1", "toml-parts", 2, None),
]


@pytest.mark.parametrize(("text", "code", "line", "column"), NO_TOML)
def test_what_is_no_toml_is_told_at_its_line_in_every_language(
    text: str, code: str, line: int, column: int | None
) -> None:
    with pytest.raises(BadEdition) as raised:
        read_edition(text)
    (problem,) = raised.value.problems
    assert (problem.code, problem.line, dict(problem.values).get("column")) == (code, line, column)
    told = {
        language: Speaker(language).phrase(problem.message, **dict(problem.values)) for language in LANGUAGES
    }
    assert told["en"] == str(problem)
    assert len(set(told.values())) == len(LANGUAGES)


def test_what_tomllib_may_say_one_day_still_has_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def loads(text: str) -> object:
        raise tomllib.TOMLDecodeError(f"{text} will not do (at line 3, column 4)")

    monkeypatch.setattr(tomllib, "loads", loads)
    with pytest.raises(BadEdition, match=r"^line 3: expected TOML, found something else in column 4$"):
        read_edition("a = 1")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (DUO_TEXT.replace("hand = 5", "hand = 5\nmood = 1"), "mood = 1"),
        (DUO_TEXT.replace("hand = 5", "hand = 5\nmood.a.b = 1"), "mood.a.b = 1"),
        (DUO_TEXT + "\n[mood.a]\nb = 1", "[mood.a]"),
        (DUO_TEXT + "\nmood = 1", "mood = 1"),
        (DUO_TEXT + "\n[color.q]\npaint = 'red'", "[color.q]"),
        (DUO_TEXT + "\n[rulings.x]", "[rulings.x]"),
        (DUO_TEXT + "\n[[row]]" * 35 + "\n[[row]] # 41\n[[row]]", "[[row]] # 41"),
        (DUO_TEXT + "\n[[option]]" * 7 + "\n[[option]] # 9", "[[option]] # 9"),
        (DUO_TEXT + "\n[[row]] # many\nnumbers = [10, 60]\ncopies = 0", "[[row]] # many"),
        (DUO_TEXT.replace("players = [2, 6]", "players = [6, 2]"), "players = [6, 2]"),
        (DUO_TEXT.replace("players = [2, 6]", "players = [2, 10]"), "players = [2, 10]"),
    ],
)
def test_a_fault_stands_on_its_own_line(text: str, line: str) -> None:
    with pytest.raises(BadEdition) as raised:
        read_edition(text)
    lines = text.splitlines()
    assert line in [lines[problem.line - 1] for problem in raised.value.problems if problem.line]


def test_a_byte_order_mark_is_passed_over() -> None:
    assert read_edition("\ufeff" + DUO_TEXT) == read_edition(DUO_TEXT)
    with pytest.raises(BadEdition, match="line 1: "):
        read_edition("\ufeff\ufeff" + DUO_TEXT)


def test_a_printing_that_nobody_has_is_one_fault() -> None:
    table = duo(printing=[{"key": "en"}, {"key": "xx-YY"}])
    assert [problem.code for problem in problems_of(table)] == ["choice"]


def test_luck_finds_the_dealer_where_no_card_is_higher_and_nobody_says_how() -> None:
    rows = [row("a", "skip", copies=18, points=20), row("v", "reverse", points=20)]
    edition = edition_of(duo(row=rows, option=None, alternative=None))
    assert edition.rulings.dealer_draw == "random"
    assert read_edition(write_edition(edition)) == edition
    for number in range(5):
        table = next(trials(edition, 1, number))
        assert play_to_the_end(table)
        play_both(table)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("#" * (MOST_BYTES + 1), "expected at most 64000 bytes, found more"),
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
