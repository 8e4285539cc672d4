"""`lastcard sim`: the same seed gives the same rounds, on every machine."""

import json
from pathlib import Path

import pytest

from lastcard.locale import LANGUAGES
from tests.cli.running import lastcard, process

PINNED = {
    "classic": '{"edition":"classic","seats":3,"rounds":2,"seed":7,"moves":2896,"mean_length":1448.0,"shortest":521,"longest":2375,"wins":[0,1,1],"blocked":0,"mean_points":124.0}',
    "beach": '{"edition":"beach","seats":3,"rounds":2,"seed":7,"moves":80,"mean_length":40.0,"shortest":31,"longest":49,"wins":[0,1,1],"blocked":0,"mean_points":118.5}',
    "battle": '{"edition":"battle","seats":3,"rounds":2,"seed":7,"moves":2307,"mean_length":1153.5,"shortest":351,"longest":1956,"wins":[0,1,1],"blocked":0,"mean_points":156.0}',
    "trend": '{"edition":"trend","seats":3,"rounds":2,"seed":7,"moves":1732,"mean_length":866.0,"shortest":756,"longest":976,"wins":[0,1,1],"blocked":0,"mean_points":165.0}',
    "flip": '{"edition":"flip","seats":3,"rounds":2,"seed":7,"moves":1578,"mean_length":789.0,"shortest":349,"longest":1229,"wins":[0,1,1],"blocked":0,"mean_points":109.0}',
    "mini": '{"edition":"mini","seats":3,"rounds":2,"seed":7,"moves":2038,"mean_length":1019.0,"shortest":863,"longest":1175,"wins":[1,0,1],"blocked":0,"mean_points":95.5}',
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
