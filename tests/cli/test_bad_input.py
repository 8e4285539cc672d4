"""What a user can get wrong is one sentence and exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.running import SCENARIO, kept, lastcard, process

MISSING = "none.toml"
BAD = [
    # words of the command line                                       in the sentence
    (("bogus",),                                                      "no such command 'bogus'"),
    (("--bogus",),                                                    "no such option"),
    (("check",),                                                      "missing argument"),
    (("replay",),                                                     "missing argument"),
    (("perft",),                                                      "missing argument"),
    (("replay", MISSING),                                             f"{MISSING}: expected a file that can be read"),
    (("perft", MISSING),                                              f"{MISSING}: expected a file that can be read"),
    (("check", MISSING),                                              f"{MISSING}: expected a file that can be read"),
    (("replay", "."),                                                 ".: expected a file that can be read"),
    (("replay", "game.toml", "--seat", "Cy"),                         "expected a seat (Ann, Bob), found 'Cy'"),
    (("replay", "game.toml", "--case", "3"),                          "expected one of its cases by name or number"),
    (("replay", "game.toml", "--lang", "xx"),                         "'xx' is not one of"),
    (("editions", "--lang", "xx"),                                    "'xx' is not one of"),
    (("perft", "game.toml"),                                          "expected a list of counts for `perft`"),
    (("perft", "game.toml", "--max-nodes", "0"),                      "0 is not in the range"),
    (("sim", "--edition", "uno"),                                     "'uno' is not one of"),
    (("sim", "--seats", "1"),                                         "1 is not in the range"),
    (("sim", "--seats", "11"),                                        "11 is not in the range"),
    (("sim", "--edition", "mini", "--seats", "5"),                    "expected 2 to 4 seats for mini, found 5"),
    (("sim", "--rounds", "0"),                                        "0 is not in the range"),
    (("sim", "--rounds", "many"),                                     "'many' is not a valid integer"),
    (("sim", "--seed", "luck"),                                       "'luck' is not a valid integer"),
    (("sim", "--seed", str(2**63)),                                   "expected a number of 64 bits, found 9223372036854775808"),
    (("sim", "--rounds", "1" + "0" * 13),                             "10000000000000 is not in the range"),
    (("sim", "--workers", "0"),                                       "0 is not in the range"),
    (("sim", "--engine", "--workers", "2"),                           "expected one worker with the rules engine, found 2"),
    (("sim", "--save", "games", "--workers", "2"),                    "expected one worker with the rules engine, found 2"),
    (("sim", "--json", "--csv", "-"),                                 "expected --json or --csv -, found both"),
    (("sim", "--csv", "."),                                           "'.' is a directory"),
    (("sim", "--csv", "none/rows.csv"),                               "none/rows.csv: expected a file to write to"),
    (("sim", "--rule", "stacking"),                                   "expected key=value, found 'stacking'"),
    (("sim", "--rule", "stack=same"),                                 "expected an option of classic"),
    (("sim", "--rule", "mini_deck=b"),                                "expected an option of classic"),
    (("sim", "--rule", "stacking=some"),                              'expected stacking to be one of false, "same", "higher"'),
    (("sim", "--rule", "jump_in=1"),                                  "expected jump_in to be one of false, true, found 1"),
    (("sim", "--rule", "jump_in="),                                   'found ""'),
    (("sim", "--rounds", "1", "--save", "game.toml"),                 "game.toml"),
    (("sim", "--rounds", "1", "--save", "game.toml/deeper"),          "expected a folder to write to"),
    (("arena",),                                                      "missing argument"),
    (("arena", "easy"),                                               "expected two levels or more, each once, found easy"),
    (("arena", "easy", "genius"),                                     "expected a bot (random, easy, normal, hard"),
    (("arena", "easy", "normal", "--edition", "uno"),                 "'uno' is not one of"),
    (("arena", "easy", "normal", "--seats", "11"),                    "11 is not in the range"),
    (("arena", "easy", "normal", "--edition", "mini", "--seats", "5"), "expected 2 to 4 seats for mini, found 5"),
    (("admin", "bogus"),                                              "no such command 'bogus'"),
    (("admin", "close"),                                              "missing argument 'TABLE'"),
    (("admin", "prune"),                                              "missing option '--older-than'"),
    (("admin", "tables", "--data", "none"),                           "none: expected a database, found: No such file"),
    (("admin", "tables", "--data", "."),                              "tables.sqlite3: expected a database, found: No such file"),
    (("admin", "tables", "--database", "mysql://localhost/tables"),   "expected a store in sqlite or postgresql, found mysql"),
    (("admin", "tables", "--config", "none.toml"),                    "none.toml: expected a file of settings"),
    (("play", "--edition", "uno"),                                    "'uno' is not one of"),
    (("play", "--level", "genius"),                                   "no such option"),
]  # fmt: skip


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one good record, to work in."""
    monkeypatch.chdir(tmp_path)
    kept(tmp_path, "game.toml", SCENARIO)
    return tmp_path


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(row[0]) for row in BAD])
def test_a_bad_command_line_is_answered_with_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = lastcard(*words)

    assert ran.exit_code == 2
    assert sentence in ran.stderr.splitlines()[-1]
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("words", "begins", "page"),
    [
        (("bogus",), "no such command 'bogus'", "lastcard"),
        (("--bogus",), "no such option", "lastcard"),
        (("sim", "--bogus"), "no such option", "lastcard sim"),
        (("sim", "--edition", "uno"), "invalid value for '--edition': 'uno' is not one of", "lastcard sim"),
        (("sim", "--seats", "11"), "invalid value for '--seats': 11 is not in the range", "lastcard sim"),
        (("sim", "--rounds", "0"), "invalid value for '--rounds': 0 is not in the range", "lastcard sim"),
        (("sim", "--json", "--csv", "-"), "expected --json or --csv -, found both", "lastcard sim"),
        (("replay",), "missing argument 'FILE'", "lastcard replay"),
        (("rules", "mini", "flip"), "got unexpected extra argument (flip)", "lastcard rules"),
    ],
)
def test_words_that_do_not_fit_are_one_sentence_that_names_the_help_page(
    words: tuple[str, ...], begins: str, page: str
) -> None:
    ran = lastcard(*words)

    assert (ran.exit_code, ran.stdout) == (2, "")
    assert ran.stderr.startswith(f"lastcard: {begins}")
    assert ran.stderr.endswith(f"; see `{page} --help`\n")
    assert ran.stderr.count("\n") == 1


BAD_RECORDS = [
    ("malformed TOML", "edition = ", "expected TOML, found "),
    ("an unknown edition", SCENARIO.replace('"classic"', '"clasic"'), "found 'clasic'"),
    ("an unknown option", 'rules = { stack = "same" }\n' + SCENARIO, "found 'stack'"),
    ("an unknown key", "players = 2\n" + SCENARIO, "found 'players'"),
    ("a seat twice", SCENARIO.replace('"Bob"]', '"Ann"]'), "found 'Ann' twice"),
    ("an impossible position", SCENARIO.replace('discard = "r5"', 'discard = ""'), "on the discard pile"),
    ("a line that is no move", SCENARIO.replace("Ann r1", "Ann plays r1"), ":5: expected a move"),
    ("a move that is refused", SCENARIO.replace("Ann r1", "Ann g3"), ":5: the move is refused: no match"),
    ("a number without end", SCENARIO + f"totals = {{ Ann = {'9' * 5000} }}\n", "expected "),
    ("lists without end", f"cites = {'[' * 5000}\n" + SCENARIO, "expected "),
]


@pytest.mark.parametrize(
    ("text", "sentence"), [row[1:] for row in BAD_RECORDS], ids=[row[0] for row in BAD_RECORDS]
)
def test_a_bad_record_is_answered_with_one_sentence(folder: Path, text: str, sentence: str) -> None:
    path = kept(folder, "bad.toml", text)

    ran = lastcard("replay", path)

    assert ran.exit_code == 2
    assert ran.stderr.startswith(f"lastcard: {path}")
    assert sentence in ran.stderr
    assert ran.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_answered_with_one_sentence(folder: Path) -> None:
    (folder / "bad.toml").write_bytes(b"\xff\xfe")

    ran = lastcard("replay", folder / "bad.toml")

    assert (ran.exit_code, ran.stderr) == (
        2,
        f"lastcard: {folder / 'bad.toml'}: expected text in UTF-8, found byte 0 that is none\n",
    )


def test_a_process_of_its_own_answers_the_same() -> None:
    ran = process("sim", "--edition", "mini", "--seats", "5")

    assert (ran.returncode, ran.stdout, ran.stderr) == (
        2,
        "",
        "lastcard: expected 2 to 4 seats for mini, found 5\n",
    )
