"""`lastcard check`: which scenarios hold, where the others fail, and an exit code that says so."""

from pathlib import Path

from tests.cli.running import SCENARIO, kept, lastcard, process
from tests.edition_files.files import DUO_TEXT

NEAR = DUO_TEXT.replace('key = "duo"', 'key = "near_by"')
NEAR_SCENARIO = """edition = "near_by"
seats = ["Ann", "Bob"]
script = "Ann zs2\\n? asks Bob play"
[position]
turn = "Ann"
discard = "z5"
draw = "r1 r2"
hands = { Ann = "zs2 z8", Bob = "r3" }
"""
BROKEN = SCENARIO.replace("? top r1", "? top r2")


def test_scenarios_that_hold_are_counted(tmp_path: Path) -> None:
    path = kept(tmp_path, "turn.toml", SCENARIO)

    ran = lastcard("check", path)

    assert (ran.exit_code, ran.stdout, ran.stderr) == (0, "1 passed, 0 failed\n", "")


def test_a_scenario_that_fails_is_named_with_file_and_line(tmp_path: Path) -> None:
    path = kept(tmp_path, "turn.toml", BROKEN)

    ran = lastcard("check", path)

    assert ran.exit_code == 1
    assert ran.stdout == f"{path}:6: expected r2, found r1  [a red card on a red one]\n0 passed, 1 failed\n"


def test_a_line_that_cannot_be_parsed_is_a_failed_scenario(tmp_path: Path) -> None:
    path = kept(tmp_path, "turn.toml", SCENARIO.replace("Ann r1", "Ann plays r1"))

    ran = lastcard("check", path)

    assert ran.exit_code == 1
    assert f"{path}:5: expected a move, found 'plays r1'" in ran.stdout


def test_every_scenario_below_a_folder_is_run(tmp_path: Path) -> None:
    (tmp_path / "deep" / "down").mkdir(parents=True)
    kept(tmp_path, "one.toml", SCENARIO)
    kept(tmp_path / "deep" / "down", "two.toml", BROKEN)
    kept(tmp_path, "notes.txt", "no scenario")

    ran = lastcard("check", tmp_path)

    assert ran.exit_code == 1
    assert ran.stdout.endswith("1 passed, 1 failed\n")


def test_the_cases_that_hold_are_named_on_request(tmp_path: Path) -> None:
    path = kept(tmp_path, "turn.toml", SCENARIO)

    ran = lastcard("check", "--verbose", path)

    assert ran.stdout == f"{path}: holds  [a red card on a red one]\n1 passed, 0 failed\n"


def test_each_case_of_a_file_counts(tmp_path: Path) -> None:
    position = SCENARIO.partition("[position]")[2]
    text = 'edition = "classic"\nseats = ["Ann", "Bob"]\n'
    for script in ("Ann r1", "Ann g3", "Ann draw"):
        text += f'[[case]]\nname = "{script}"\nscript = "{script}"\n[case.position]{position}\n'
    path = kept(tmp_path, "turn.toml", text)

    ran = lastcard("check", path)

    assert ran.stdout == f"{path}:14: the move is refused: no match  [Ann g3]\n2 passed, 1 failed\n"


def test_a_missing_file_is_not_a_failed_scenario(tmp_path: Path) -> None:
    ran = lastcard("check", tmp_path / "none.toml")

    assert ran.exit_code == 2
    assert (
        ran.stderr
        == f"{tmp_path / 'none.toml'}: expected a file that can be read, found: No such file or directory\n"
    )
    assert ran.stdout == "0 passed, 0 failed\n"


def test_a_file_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    kept(tmp_path, "a.toml", "edition = ")
    kept(tmp_path, "b.toml", BROKEN)
    kept(tmp_path, "c.toml", SCENARIO)

    ran = lastcard("check", tmp_path)

    assert ran.exit_code == 2
    assert ran.stdout.endswith("1 passed, 1 failed\n")
    assert ran.stderr.startswith(f"{tmp_path / 'a.toml'}: expected TOML, found ")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b'edition = "\xff"')

    ran = lastcard("check", tmp_path)

    assert ran.exit_code == 2
    assert ran.stderr == f"{tmp_path / 'a.toml'}: expected text in UTF-8, found byte 11 that is none\n"


def test_a_folder_without_scenarios_is_refused(tmp_path: Path) -> None:
    ran = lastcard("check", tmp_path)

    assert ran.exit_code == 2
    assert ran.stderr == f"{tmp_path}: expected .toml files below this folder, found none\n"


def test_a_process_of_its_own_says_the_same(tmp_path: Path) -> None:
    path = kept(tmp_path, "turn.toml", BROKEN)

    ran = process("check", path)

    assert (ran.returncode, ran.stdout, ran.stderr) == (1, lastcard("check", path).stdout, "")


def test_a_scenario_names_an_edition_whose_file_is_near(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    kept(tmp_path, "near_by.edition.toml", NEAR)
    path = kept(tmp_path / "deep", "two.toml", NEAR_SCENARIO)

    assert lastcard("check", tmp_path).stdout == "1 passed, 0 failed\n"

    (tmp_path / "near_by.edition.toml").unlink()

    assert f"{path}:3: expected an edition" in lastcard("check", path).stdout


def test_a_file_of_an_edition_that_is_no_good_is_told_of(tmp_path: Path) -> None:
    file = kept(tmp_path, "near_by.edition.toml", NEAR.replace("hand = 5", "hand = 50"))
    kept(tmp_path, "two.toml", NEAR_SCENARIO)

    ran = lastcard("check", tmp_path)

    assert ran.exit_code == 2
    assert ran.stderr.startswith(f"{file}: line 5: hand: expected a number from 1 to 20, found 50")
