"""`lastcard sim`: the same seed gives the same rounds, on every machine."""

import json
from pathlib import Path

import pytest

from lastcard.locale import LANGUAGES
from tests.cli.running import lastcard, process

PINNED = {
    "classic": '{"edition":"classic","seats":3,"rounds":2,"seed":7,"moves":414,"mean_length":207.0,"shortest":152,"longest":262,"wins":[1,0,1],"blocked":0,"mean_points":54.0}',
    "beach": '{"edition":"beach","seats":3,"rounds":2,"seed":7,"moves":86,"mean_length":43.0,"shortest":31,"longest":55,"wins":[0,1,1],"blocked":0,"mean_points":98.0}',
    "battle": '{"edition":"battle","seats":3,"rounds":2,"seed":7,"moves":275,"mean_length":137.5,"shortest":136,"longest":139,"wins":[0,1,1],"blocked":0,"mean_points":143.5}',
    "trend": '{"edition":"trend","seats":3,"rounds":2,"seed":7,"moves":96,"mean_length":48.0,"shortest":43,"longest":53,"wins":[1,1,0],"blocked":0,"mean_points":95.0}',
    "flip": '{"edition":"flip","seats":3,"rounds":2,"seed":7,"moves":205,"mean_length":102.5,"shortest":39,"longest":166,"wins":[0,0,2],"blocked":0,"mean_points":91.5}',
    "mini": '{"edition":"mini","seats":3,"rounds":2,"seed":7,"moves":69,"mean_length":34.5,"shortest":30,"longest":39,"wins":[1,0,1],"blocked":0,"mean_points":111.0}',
}  # fmt: skip
"""What two rounds of random play come to. Another rule, order of moves or use of luck changes these lines."""


@pytest.mark.parametrize("edition", PINNED)
def test_two_rounds_come_to_the_same_on_every_machine(edition: str) -> None:
    ran = lastcard("sim", "--edition", edition, "--seats", "3", "--rounds", "2", "--seed", "7", "--json")

    assert (ran.exit_code, ran.stdout) == (0, PINNED[edition] + "\n")


def test_a_process_of_its_own_comes_to_the_same() -> None:
    ran = process("sim", "--edition", "beach", "--seats", "3", "--rounds", "2", "--seed", "7", "--json")

    assert (ran.returncode, ran.stdout, ran.stderr) == (0, PINNED["beach"] + "\n", "")


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
    plain = lastcard("sim", "--edition", "beach", "--rounds", "1", "--json")

    ran = lastcard("sim", "--edition", "beach", "--rounds", "1", *rules, "--json", "--save", tmp_path)

    assert ran.stdout != plain.stdout
    assert 'rules = { beachcomber_color = "keep", stacking = "higher", jump_in = true }' in (
        tmp_path / "beach-7-0.toml"
    ).read_text("utf-8")


def test_a_number_is_read_as_a_number() -> None:
    words = ("sim", "--edition", "mini", "--seats", "2", "--rounds", "1", "--json")

    two, one = lastcard(*words, "--rule", "mini_draw_one=2"), lastcard(*words, "--rule", "mini_draw_one=1")

    assert (two.exit_code, one.exit_code) == (0, 0)
    assert two.stdout != one.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_every_language(lang: str) -> None:
    words = ("sim", "--edition", "beach", "--seats", "2", "--rounds", "1", "--lang")

    ran, english = lastcard(*words, lang), lastcard(*words, "en")

    assert ran.exit_code == 0
    assert "(100.0%)" in ran.stdout
    assert (ran.stdout == english.stdout) == (lang == "en")
