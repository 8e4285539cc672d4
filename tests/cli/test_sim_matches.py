"""`lastcard sim --mode`: whole matches, the same on every machine, in tables, JSON and rows."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lastcard.locale import LANGUAGES
from lastcard.model.edition import Mode
from tests.cli.running import lastcard

PINNED: dict[Mode, tuple[object, ...]] = {
    Mode.FIRST_TO: (14, 1640, [1, 0, 1, 1], 887),
    Mode.LOWEST: (25, 2856, [2, 0, 1, 0], 386),
    Mode.ELIMINATION: (33, 3439, [1, 1, 0, 1], 589),
    Mode.SINGLE: (3, 490, [2, 0, 0, 1], None),
    Mode.PARTNERS: (19, 2137, [2, 1], 806),
    Mode.PARTNERS_LOWEST: (19, 2137, [2, 1], 357),
    Mode.ROTATION: (36, 3801, [1, 0, 2, 0], 1783),
}
"""What three matches of random play come to: rounds, moves, wins, points of the winners.

Another rule, order of moves or use of luck changes these lines.
"""

KERNEL: dict[Mode, tuple[object, ...]] = {
    Mode.FIRST_TO: (14, 1056, [0, 1, 2, 0], 798),
    Mode.LOWEST: (16, 1193, [2, 1, 0, 0], 285),
    Mode.ELIMINATION: (37, 2361, [0, 2, 0, 1], 607),
    Mode.SINGLE: (3, 107, [3, 0, 0, 0], None),
    Mode.PARTNERS: (14, 1125, [3, 0], 833),
    Mode.PARTNERS_LOWEST: (14, 1125, [3, 0], 353),
    Mode.ROTATION: (36, 3060, [3, 0, 0, 0], 2116),
}
"""The same for the compiled game, which has its own luck."""

THREE = ("sim", "--edition", "mini", "--matches", "3", "--json")


def told(*words: str | Path) -> dict[str, Any]:
    ran = lastcard(*words)
    assert ran.exit_code == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def figures(found: dict[str, Any]) -> tuple[object, ...]:
    wins = [won["alone"] for won in found["wins"].values()]
    return found["rounds"], added(found["moves"]), wins, found["totals"] and added(found["totals"])


def added(spread: dict[str, Any]) -> int:
    return sum(int(number) * matches for number, matches in spread["matches"].items())


@pytest.mark.parametrize("mode", Mode)
def test_three_matches_come_to_the_same_on_every_machine(mode: Mode) -> None:
    assert figures(told(*THREE, "--mode", mode, "--engine")) == PINNED[mode]


@pytest.mark.parametrize("mode", Mode)
def test_so_do_three_matches_of_the_compiled_game(mode: Mode) -> None:
    pytest.importorskip("numba")

    assert figures(told(*THREE, "--mode", mode)) == KERNEL[mode]


@pytest.mark.parametrize("mode", Mode)
def test_workers_do_not_change_a_figure(mode: Mode) -> None:
    pytest.importorskip("numba")
    words = ("sim", "--edition", "flip", "--mode", mode, "--matches", "1200", "--csv", "-", "--workers")

    one, two = (lastcard(*words, workers).stdout for workers in ("1", "2"))

    assert one == two
    assert "matches,,1200\n" in one


def test_another_seed_gives_other_matches() -> None:
    one, other = (told(*THREE, "--mode", "lowest", "--engine", "--seed", seed) for seed in "12")

    assert one["moves"] != other["moves"]


def test_who_plays_is_told_and_both_tell_the_same_statistics() -> None:
    pytest.importorskip("numba")
    words = (*THREE, "--mode", "partners")

    compiled, engine = told(*words), told(*words, "--engine")

    assert (compiled["played_by"], engine["played_by"]) == ("kernel", "engine")
    assert list(compiled) == list(engine)
    assert list(compiled["wins"]) == list(engine["wins"]) == ["1+3", "2+4"]


def test_without_the_extra_the_engine_plays_matches() -> None:
    code = "import sys; sys.modules['numba'] = None; from lastcard.cli import main; main()"
    command = [sys.executable, "-c", code, *THREE, "--mode", "single"]

    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")

    assert ran.returncode == 0
    assert figures(json.loads(ran.stdout)) == PINNED[Mode.SINGLE]
    assert "pip install 'lastcard[fast]'" in ran.stderr


def test_how_many_there_are_in_a_second_is_told_beside_the_figures() -> None:
    """So the figures themselves are always the same."""
    ran = lastcard(*THREE, "--mode", "single", "--engine")

    said, rate = ran.stderr.splitlines()
    assert said == "The rules engine plays."
    assert rate.startswith("Matches per second: ")
    assert "per second" not in ran.stdout


def test_of_one_match_no_rate_is_told() -> None:
    ran = lastcard("sim", "--edition", "mini", "--matches", "1", "--engine")

    assert ran.stderr == "The rules engine plays.\n"


# --- what is played --------------------------------------------------------------------------------------


def test_without_a_mode_matches_are_played_as_the_sheet_prints() -> None:
    assert told(*THREE, "--engine")["mode"] == "single"
    assert told(*THREE, "--engine", "--edition", "classic")["mode"] == "first_to"


def test_a_lower_target_makes_shorter_matches() -> None:
    words = (*THREE, "--mode", "first_to", "--engine")

    short, printed, long = told(*words, "--target", "50"), told(*words), told(*words, "--target", "600")

    assert [one["target"] for one in (short, printed, long)] == [50, 250, 600]
    assert short["rounds"] < printed["rounds"] < long["rounds"]


def test_a_printing_is_played_and_told() -> None:
    words = ("sim", "--edition", "mini", "--mode", "first_to", "--matches", "2", "--engine")

    found = told(*words, "--printing", "fr", "--json")

    assert (found["printing"], found["target"], found["rules"]["mini_deck"]) == ("fr", 500, "b")
    lines = lastcard(*words, "--printing", "fr").stdout.splitlines()
    assert lines[:3] == [
        "Mini · first to the target · matches: 2 · seats: 4",
        "Rule sheet: French",
        "Target: 500 points",
    ]


@pytest.mark.parametrize(("seats", "cycles", "rounds"), [("4", "1", 12), ("4", "3", 36), ("8", "1", 56)])
def test_a_rotation_has_as_many_rounds_as_its_schedule(seats: str, cycles: str, rounds: int) -> None:
    words = ("sim", "--edition", "mini", "--mode", "rotation", "--seats", seats, "--matches", "2", "--engine")

    found = told(*words, "--rule", f"cycles={cycles}", "--json")

    assert found["length"]["matches"] == {str(rounds): 2}
    assert len(found["wins"]) == int(seats)
    assert found["target"] is None


# --- where it goes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", Mode)
def test_saved_matches_are_records_that_hold(tmp_path: Path, mode: Mode) -> None:
    ran = lastcard("sim", "--edition", "mini", "--mode", mode, "--matches", "2", "--save", tmp_path)

    assert ran.exit_code == 0
    assert [path.name for path in sorted(tmp_path.iterdir())] == [f"mini-{mode}-7-{at}.toml" for at in (0, 1)]
    checked = lastcard("check", tmp_path)
    assert (checked.exit_code, checked.stdout) == (0, "2 passed, 0 failed\n")
    assert f'mode = "{mode}"\n' in (tmp_path / f"mini-{mode}-7-0.toml").read_text("utf-8")


def test_rows_go_to_a_file_beside_the_tables_or_are_printed_instead(tmp_path: Path) -> None:
    words = ("sim", "--engine", "--edition", "mini", "--mode", "partners", "--matches", "3", "--csv")

    beside, instead = lastcard(*words, tmp_path / "rows.csv"), lastcard(*words, "-")

    text = (tmp_path / "rows.csv").read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert instead.stdout == text
    assert "seats 1 and 3" in beside.stdout
    assert {"statistic": "mode", "key": "partners", "value": "1"} in rows
    assert sum(int(row["value"]) for row in rows if row["statistic"] == "wins") == 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", [Mode.LOWEST, Mode.PARTNERS, Mode.ROTATION])
def test_the_tables_speak_every_language_and_fit_into_a_terminal(mode: Mode, lang: str) -> None:
    words = ("sim", "--edition", "mini", "--mode", mode, "--matches", "3", "--engine", "--lang")

    ran, english = lastcard(*words, lang), lastcard(*words, "en")

    assert ran.exit_code == 0
    assert (ran.stdout == english.stdout) == (lang == "en")
    assert max(map(len, ran.stdout.splitlines())) <= 80
    assert "…" not in ran.stdout


# --- what cannot be --------------------------------------------------------------------------------------

BAD: list[tuple[tuple[str, ...], str]] = [
    (("--mode", "best_of"), "'best_of' is not one of"),
    (("--mode", "partners", "--seats", "3"), "expected 4 seats for classic in mode partners, found 3"),
    (("--mode", "rotation", "--seats", "6"), "expected 4 or 8 seats for classic in mode rotation, found 6"),
    (
        ("--edition", "mini", "--matches", "2", "--seats", "5"),
        "expected 2 to 4 seats for mini in mode single, found 5",
    ),
    (("--matches", "0"), "0 is not in the range"),
    (
        ("--mode", "lowest", "--rounds", "9"),
        "expected --rounds, or --mode and --matches, found --rounds and --mode",
    ),
    (
        ("--mode", "lowest", "--matches", "9", "--rounds", "9"),
        "expected --rounds, or --mode and --matches, found --rounds and --matches",
    ),
    (("--target", "many"), "'many' is not a valid integer"),
    (("--target", "49"), "expected target to be a whole number from 50 to 2000, found 49"),
    (("--mode", "lowest", "--target", "2001"), "a whole number from 50 to 2000, found 2001"),
    (("--rule", "target=x"), 'expected target to be a whole number from 50 to 2000, found "x"'),
    (
        ("--target", "300", "--rule", "target=400"),
        "expected one target, found --target 300 and --rule target=400",
    ),
    (("--printing", "fr"), "expected a printing of classic (en), found 'fr'"),
    (
        ("--edition", "mini", "--printing", "fr-CA"),
        "expected a printing of mini (en, fr, nl, de, it, es, pt), found 'fr-CA'",
    ),
    (("--mode", "rotation", "--rule", "cycles=11"), "expected cycles to be a whole number from 1 to 10"),
    (
        ("--mode", "single", "--engine", "--workers", "2"),
        "expected one worker with the rules engine, found 2",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[" ".join(row[0]) for row in BAD])
def test_what_cannot_be_is_answered_with_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = lastcard("sim", *words)

    assert (ran.exit_code, ran.stdout) == (2, "")
    assert sentence in ran.stderr
    assert ran.stderr.count("\n") == 1
