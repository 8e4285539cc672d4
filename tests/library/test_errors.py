"""What can be wrong is said by a typed error under one base, with what was expected; nothing has changed."""

from pathlib import Path
from typing import Any

import pytest

import lastcard

WRONG: tuple[tuple[dict[str, Any], str, str], ...] = (
    # Game(…)                                            raises              and says
    ({"edition": "bridge"},                              "UnknownEdition",   "expected an edition (classic"),
    ({"edition": "./none.edition.toml"},                 "UnreadableFile",   "expected a file that can be read"),
    ({"seats": "Ann"},                                   "BadSeats",         "expected a list of names"),
    ({"seats": ["Ann"]},                                 "BadSeats",         "expected 2 to 10 seats"),
    ({"seats": ["Ann", "Ann"]},                          "NotationError",    "expected every seat to have its own name"),
    ({"seats": ["Ann", "B ob"]},                         "NotationError",    "expected a name of one word"),
    ({"seats": [1, 2]},                                  "NotationError",    "expected a list of texts"),
    ({"rules": {"stakcing": "same"}},                    "BadOption",        "expected an option of classic"),
    ({"rules": {"stacking": "sme"}},                     "BadOption",        "expected stacking to be one of"),
    ({"rules": {"target": 10**30}},                      "BadOption",        "expected target"),
    ({"mode": "solo"},                                   "NotationError",    "expected a mode"),
    ({"mode": "partners"},                               "BadSeats",         "expected 4 seats"),
    ({"printing": "xx"},                                 "UnknownPrinting",  "expected a printing of classic"),
    ({"dealer": "Zed"},                                  "UnknownSeat",      "expected a seat (Ann, Bob)"),
    ({"seed": "one"},                                    "BadOption",        "expected a whole number for the seed"),
)  # fmt: skip

SAID = (
    # game.say(…)      raises               and says
    ("Zed r5",         "UnknownSeat",       "expected a seat (Ann, Bob)"),
    ("Bob q5",         "NotationError",     "expected a move, found 'q5'"),
    ("Bob give Ann q5","UnknownCard",       "expected a card, found 'q5'"),
    ("Bob r2",         "IllegalMove",       "no match"),
    ("Ann g0",         "IllegalMove",       "not asked"),
    ("Bob",            "LineError",         "expected a move after 'Bob'"),
    ("? top r9",       "NotationError",     "expected"),
    ("! Bob g7",       "NotationError",     "expected a refusal"),
    ("* shuffle r5",   "ImpossibleOutcome", "expected play"),
    ("* throw",        "NotationError",     "expected `cut`, `dealer` or `shuffle`"),
)  # fmt: skip


@pytest.mark.parametrize(("head", "kind", "sentence"), WRONG)
def test_a_game_that_cannot_be_is_refused(head: dict[str, Any], kind: str, sentence: str) -> None:
    with pytest.raises(lastcard.LastcardError) as wrong:
        lastcard.Game(**head)
    assert type(wrong.value) is getattr(lastcard, kind)
    assert sentence in str(wrong.value)


@pytest.mark.parametrize(("line", "kind", "sentence"), SAID)
def test_a_line_that_cannot_be_said_changes_nothing(line: str, kind: str, sentence: str) -> None:
    game = lastcard.Game("classic", seed=1)
    before = game.record()
    with pytest.raises(lastcard.LastcardError) as wrong:
        game.say(line)
    assert issubclass(type(wrong.value), getattr(lastcard, kind))
    assert sentence in str(wrong.value)
    assert game.record() == before


def test_names_and_levels_that_nobody_has_are_refused() -> None:
    game = lastcard.Game("classic", seed=1)
    for ask in (game.view, game.prompt, game.legal, game.story, game.told):
        with pytest.raises(lastcard.UnknownSeat):
            ask("Zed")
    with pytest.raises(lastcard.UnknownSeat):
        game.play_on({"Zed": "hard"})
    with pytest.raises(lastcard.UnknownLanguage):
        game.told("Ann", "xx")
    with pytest.raises(lastcard.UnknownLevel, match="expected a bot"):
        game.play_on("grandmaster")


DAMAGED = (
    ("no toml [",                                                      "expected TOML"),
    ('edition = "classic"',                                            "expected a list of names for `seats`"),
    ('edition = "classic"\nseats = ["A", "B"]\nscript = """\nA r5\n"""', ":4: "),
    ('edition = "classic"\nseats = ["A", "B"]\nscores = 1',            "expected a key of a record"),
    ('[[case]]\nname = "one"\n[[case]]\nname = "two"',                 "expected one of its cases by name or number"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), DAMAGED)
def test_a_damaged_record_says_where_and_what_was_expected(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "game.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(lastcard.UnreadableFile) as wrong:
        lastcard.load(file)
    assert str(wrong.value).startswith(str(file))
    assert sentence in str(wrong.value)
    with pytest.raises(lastcard.LastcardError):
        lastcard.loads(text)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(lastcard.UnreadableFile, match="expected a file that can be read"):
        lastcard.load(tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(lastcard.UnreadableFile, match="expected text in UTF-8"):
        lastcard.load(tmp_path / "bytes.toml")
