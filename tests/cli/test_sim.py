"""`lastcard sim`: the same seed gives the same rounds, on every machine."""

import csv
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.locale import LANGUAGES
from tests.cli.running import lastcard, process
from tests.editions import TURNED, named

PINNED: dict[str, tuple[object, ...]] = {
    # moves, shortest, longest, wins by seat, points
    "classic": (414, 152, 262, [1, 0, 1], 54.0),
    "beach": (86, 31, 55, [0, 1, 1], 98.0),
    "battle": (275, 136, 139, [0, 1, 1], 143.5),
    "trend": (96, 43, 53, [1, 1, 0], 95.0),
    "flip": (205, 39, 166, [0, 0, 2], 91.5),
    "mini": (75, 30, 45, [0, 1, 1], 104.0),
}
"""What two rounds of random play come to. Another rule, order of moves or use of luck changes these lines."""

KERNEL: dict[str, tuple[object, ...]] = {
    "classic": (340, 68, 272, [1, 0, 1], 39.0),
    "beach": (103, 40, 63, [2, 0, 0], 160.5),
    "battle": (117, 38, 79, [0, 1, 1], 124.5),
    "trend": (102, 31, 71, [1, 1, 0], 89.0),
    "flip": (194, 62, 132, [0, 1, 1], 222.5),
    "mini": (106, 45, 61, [1, 1, 0], 63.0),
}
"""The same for the compiled game, which has its own luck."""


def text(folder: Path, name: str) -> list[str]:
    return (folder / f"{name}.toml").read_text("utf-8").splitlines()


def figures(printed: str) -> tuple[object, ...]:
    found = json.loads(printed)
    length, points = found["length"], found["points"]
    return found["moves"], length["least"], length["most"], found["wins"], points["mean"]


@pytest.mark.parametrize("edition", PINNED)
def test_two_rounds_come_to_the_same_on_every_machine(edition: str) -> None:
    ran = lastcard("sim", "--engine", "--edition", edition, "--seats", "3", "--rounds", "2", "--json")

    assert (ran.exit_code, figures(ran.stdout)) == (0, PINNED[edition])


@pytest.mark.parametrize("edition", KERNEL)
def test_so_do_two_rounds_of_the_compiled_game(edition: str) -> None:
    pytest.importorskip("numba")

    ran = lastcard("sim", "--edition", edition, "--seats", "3", "--rounds", "2", "--seed", "7", "--json")

    assert (ran.exit_code, figures(ran.stdout)) == (0, KERNEL[edition])


def test_a_process_of_its_own_comes_to_the_same() -> None:
    ran = process("sim", "--engine", "--edition", "beach", "--seats", "3", "--rounds", "2", "--json")

    assert (ran.returncode, figures(ran.stdout)) == (0, PINNED["beach"])
    assert ran.stderr == "The rules engine plays.\n"


def test_another_seed_gives_other_rounds() -> None:
    one = lastcard("sim", "--edition", "beach", "--rounds", "2", "--seed", "1", "--json")
    other = lastcard("sim", "--edition", "beach", "--rounds", "2", "--seed", "2", "--json")

    assert json.loads(one.stdout)["moves"] != json.loads(other.stdout)["moves"]


def test_more_rounds_begin_with_the_same_ones(tmp_path: Path) -> None:
    lastcard("sim", "--edition", "beach", "--rounds", "1", "--save", tmp_path / "one")
    lastcard("sim", "--edition", "beach", "--rounds", "3", "--save", tmp_path / "three")

    one, three = sorted((tmp_path / "one").iterdir()), sorted((tmp_path / "three").iterdir())

    assert [path.name for path in three] == ["beach-7-0.toml", "beach-7-1.toml", "beach-7-2.toml"]
    assert three[0].read_text("utf-8") == one[0].read_text("utf-8")


@pytest.mark.parametrize("edition", PINNED)
def test_saved_rounds_are_records_that_hold(tmp_path: Path, edition: str) -> None:
    lastcard("sim", "--edition", edition, "--seats", "3", "--rounds", "2", "--save", tmp_path)

    ran = lastcard("check", tmp_path)

    assert (ran.exit_code, ran.stdout) == (0, "2 passed, 0 failed\n")


def test_a_saved_round_can_be_replayed(tmp_path: Path) -> None:
    lastcard("sim", "--edition", "beach", "--seats", "2", "--rounds", "1", "--save", tmp_path)

    ran = lastcard("replay", tmp_path / "beach-7-0.toml", "--seat", "P1")

    assert ran.exit_code == 0
    assert "goes out." in ran.stdout


def test_rules_are_played_and_kept_in_the_record(tmp_path: Path) -> None:
    rules = ("--rule", "beachcomber_color=keep", "--rule", "stacking=higher", "--rule", "jump_in=true")
    plain = lastcard("sim", "--engine", "--edition", "beach", "--rounds", "1", "--json")

    ran = lastcard("sim", "--edition", "beach", "--rounds", "1", *rules, "--json", "--save", tmp_path)

    assert ran.stdout != plain.stdout
    (kept,) = (line for line in text(tmp_path, "beach-7-0") if line.startswith("rules = "))
    assert kept.endswith('beachcomber_color = "keep", stacking = "higher", jump_in = true }')


def test_a_number_is_read_as_a_number() -> None:
    words = ("sim", "--edition", "mini", "--seats", "2", "--rounds", "1", "--json")

    two, one = lastcard(*words, "--rule", "mini_draw_one=2"), lastcard(*words, "--rule", "mini_draw_one=1")

    assert (two.exit_code, one.exit_code) == (0, 0)
    assert two.stdout != one.stdout


def test_a_printing_is_played_told_and_kept(tmp_path: Path) -> None:
    words = ("sim", "--engine", "--edition", "mini", "--seats", "3", "--rounds", "2")
    rules = ("mini_deck=b", "mini_draw_one=1", "target=500")

    printed = lastcard(*words, "--printing", "de", "--json", "--save", tmp_path)
    ruled = lastcard(*words, *(word for rule in rules for word in ("--rule", rule)), "--json")

    found = json.loads(printed.stdout)
    assert figures(printed.stdout) == figures(ruled.stdout) != PINNED["mini"]
    assert (found["printing"], found["rules"]) == ("de", json.loads(ruled.stdout)["rules"])
    assert "mini_draw_one = 1" in "".join(text(tmp_path, "mini-7-0"))
    assert "Rule sheet: German\n" in lastcard(*words, "--printing", "de").stdout


def test_an_option_beside_a_printing_wins_over_it() -> None:
    words = ("sim", "--engine", "--edition", "mini", "--rounds", "1", "--printing", "de", "--json")

    rules = json.loads(lastcard(*words, "--rule", "mini_draw_one=2", "--target", "300").stdout)["rules"]

    assert (rules["mini_draw_one"], rules["mini_deck"], rules["target"]) == (2, "b", 300)


def test_a_target_can_be_given_in_two_ways_and_twice() -> None:
    words = ("sim", "--engine", "--rounds", "1", "--json")
    once, again = ("--target", "300"), ("--rule", "target=300")

    found = [json.loads(lastcard(*words, *more).stdout)["rules"] for more in (once, again, (*once, *again))]

    assert found == [{"target": 300}] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_every_language(lang: str) -> None:
    words = ("sim", "--edition", "beach", "--seats", "2", "--rounds", "1", "--lang")

    ran, english = lastcard(*words, lang), lastcard(*words, "en")

    assert ran.exit_code == 0
    assert ("100.0%" if lang == "en" else "100,0%") in ran.stdout
    assert (ran.stdout == english.stdout) == (lang == "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [named(edition) for edition in TURNED])
def test_no_line_is_wider_than_a_terminal_or_cut(edition: str, lang: str) -> None:
    house = ("--rule", "jump_in=true", "--rule", "seven_zero=true", "--rule", "false_catch_penalty=true")

    ran = lastcard("sim", "--edition", edition, "--rounds", "20", "--engine", "--lang", lang, *house)

    assert max(map(len, ran.stdout.splitlines())) <= 80
    assert "…" not in ran.stdout


# --- who plays -------------------------------------------------------------------------------------------

WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None; from lastcard.cli import main; main()"


def test_without_the_extra_the_engine_plays_and_says_how_to_get_it() -> None:
    words = ("sim", "--edition", "beach", "--seats", "3", "--rounds", "2", "--json")
    command = [sys.executable, "-c", WITHOUT_NUMBA, *words]

    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")

    assert (ran.returncode, figures(ran.stdout)) == (0, PINNED["beach"])
    assert "The rules engine plays." in ran.stderr
    assert "pip install 'lastcard[fast]'" in ran.stderr


def test_without_the_extra_more_workers_are_refused_and_the_extra_is_named() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA, "sim", "--workers", "4"]

    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")

    assert ran.returncode == 2
    assert "one worker without the extra `fast` (pip install 'lastcard[fast]'), found 4" in ran.stderr


def test_who_plays_is_told_and_stands_in_the_result(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    words = ("sim", "--edition", "beach", "--rounds", "2", "--json")

    compiled, engine = lastcard(*words, "--workers", "3"), lastcard(*words, "--engine", "--workers", "1")
    saved = lastcard(*words, "--save", tmp_path)

    assert compiled.stderr == "The compiled game plays; workers: 3.\n"
    assert engine.stderr == saved.stderr == "The rules engine plays.\n"
    assert json.loads(compiled.stdout)["played_by"] == "kernel"
    assert json.loads(engine.stdout)["played_by"] == "engine"
    assert saved.stdout == engine.stdout


@pytest.mark.parametrize("workers", [1, 2, 7])
def test_workers_do_not_change_a_figure(workers: int) -> None:
    pytest.importorskip("numba")
    words = ("sim", "--edition", "mini", "--rounds", "9000", "--csv", "-")

    assert lastcard(*words, "--workers", str(workers)).stdout == lastcard(*words).stdout


def test_both_players_have_the_same_statistics() -> None:
    pytest.importorskip("numba")
    words = ("sim", "--edition", "flip", "--rounds", "5", "--json")

    compiled, engine = (json.loads(lastcard(*words, *more).stdout) for more in ((), ("--engine",)))

    assert list(compiled) == list(engine)
    for name in ("last_cards", "plays", "said"):
        assert list(compiled[name]) == list(engine[name])


# --- where it goes ---------------------------------------------------------------------------------------


def test_rows_go_to_a_file_beside_the_tables_or_are_printed_instead(tmp_path: Path) -> None:
    words = ("sim", "--engine", "--edition", "mini", "--rounds", "3", "--csv")

    beside, instead = lastcard(*words, tmp_path / "rows.csv"), lastcard(*words, "-")

    text = (tmp_path / "rows.csv").read_text("utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert instead.stdout == text
    assert "Mini" in beside.stdout
    assert {"statistic": "rounds", "key": "", "value": "3"} in rows
    assert all(float(row["value"]) >= 0 for row in rows)


HEEDFUL = (
    "import signal; from lastcard.cli import main;"
    "signal.signal(signal.SIGINT, signal.default_int_handler); main()"
)
"""What a shell starts in the background is deaf to interruptions, and so would be all that it starts."""


@pytest.mark.skipif(sys.platform == "win32", reason="there it is another signal")
@pytest.mark.parametrize("player", ["--engine", "--workers=2"])
def test_an_interruption_ends_it_without_a_traceback(player: str) -> None:
    if player != "--engine":
        pytest.importorskip("numba")
    command = [sys.executable, "-c", HEEDFUL, "sim", "--rounds", "1000000000", player]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        told = running.stderr.readline()
        running.send_signal(signal.SIGINT)
        try:
            printed, complained = running.communicate(timeout=120)
        finally:
            running.kill()

    assert told.endswith((" engine plays.\n", " workers: 2.\n"))
    assert (running.returncode, printed) == (1, "")
    assert complained.strip() == "Aborted!"
