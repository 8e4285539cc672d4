"""`lastcard replay --analyze`: what the expert would have played, move by move, and how well everybody decided."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
from lastcard.locale import LANGUAGES, Speaker
from tests.cli.running import SCENARIO, kept, lastcard

QUICK = ("--analyze", "--worlds", "40")

TWO_ROUNDS = """\
edition = "classic"
seats = ["Ann", "Bob"]
script = \"\"\"
Ann draw
Ann keep
Bob draw
Bob keep
Ann rs
Ann uno
Ann r1
Bob draw
Bob keep
Ann r9
* shuffle DECK
\"\"\"
dealer = "Ann"
[position]
turn = "Ann"
discard = "r5"
draw = "r9 g9 y9 b1 b2 b4"
hands = { Ann = "rs r1", Bob = "b7 b8 w" }
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A record of one round in which Ann draws although she could play twice and be out."""
    return kept(tmp_path, "game.toml", TWO_ROUNDS.replace("* shuffle DECK\n", ""))


@pytest.fixture
def two_rounds(tmp_path: Path) -> Path:
    """The same, and a second round that is only dealt."""
    deck = sorted(sheet_for(CLASSIC, CLASSIC.rulings).deck)
    return kept(tmp_path, "two.toml", TWO_ROUNDS.replace("DECK", " ".join(deck)))


def analyzed(path: Path, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(lastcard("replay", path, *QUICK, "--json", *words).stdout)
    return found


def test_what_was_said_is_followed_by_what_the_expert_thinks_of_it(game: Path) -> None:
    told = lastcard("replay", game, *QUICK)
    lines = told.stdout.splitlines()
    slip = lines.index("Ann draws red 9.") + 1
    skip = lines.index("Ann plays red Skip.")

    assert told.exit_code == 0
    assert lines[slip].startswith("  ?? Ann chose: draw a card (")
    assert lines[slip].endswith("%) · blunder")
    assert lines[slip + 1].startswith("     The expert prefers: play red Skip (100\u00a0%) · ")
    assert lines[slip + 1].endswith("\u00a0% given away")
    assert lines[skip + 2].startswith("  ✓  Ann chose: play red Skip (")
    assert lines[skip + 2].endswith(" · as good as it gets")


def test_at_the_end_stands_how_well_everybody_decided(game: Path) -> None:
    told = lastcard("replay", game, *QUICK).stdout
    (analysis,) = analyzed(game)["rounds"]
    rows = [line for line in told.splitlines() if line.startswith("│")]

    assert "How well everyone decided" in told
    for marks, name, row in zip(analysis["marks"], ("Ann", "Bob"), rows, strict=True):
        assert name in row
        assert f"{marks['best']} of {marks['decisions']} (" in row
        assert f"{int(marks['lost'] * 100 + 0.5)}\u00a0% │" in row
    assert f"Round 1, step {analysis['marks'][0]['worst']}" in rows[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worst_moment_is_found_by_the_place_that_its_block_begins_with(game: Path, lang: str) -> None:
    *blocks, summary = lastcard("replay", game, *QUICK, "--lang", lang).stdout.split("\n\n")
    (analysis,) = analyzed(game)["rounds"]
    worst = max(analysis["judgements"], key=lambda one: one["lost"])
    place = Speaker(lang).phrase("replay-place", round=analysis["round"], step=worst["step"])
    (block,) = [one for one in blocks if one.splitlines()[0] == place]

    assert place in summary
    assert "  ?? " in block


def test_steps_are_counted_anew_in_every_round(two_rounds: Path) -> None:
    told = lastcard("replay", two_rounds).stdout.splitlines()
    places = [line for line in told if line.startswith("Round ")]

    assert places == [*(f"Round 1, step {step}" for step in range(1, 11)), "Round 2, step 1"]


def test_the_same_as_json(game: Path) -> None:
    found = analyzed(game)
    (analysis,) = found["rounds"]

    assert found["names"] == ["Ann", "Bob"]
    assert (analysis["worlds"], analysis["done"]) == (40, True)
    assert analysis["decisions"] == len(analysis["judgements"]) > 4
    assert {one["player"] for one in analysis["judgements"]} == {0, 1}


def test_the_same_seed_gives_the_same_opinion_and_another_seed_another(game: Path) -> None:
    assert analyzed(game, "--seed", "3") == analyzed(game, "--seed", "3")
    assert analyzed(game, "--seed", "3") != analyzed(game, "--seed", "4")


def test_through_the_eyes_of_a_seat_only_that_player_is_judged(game: Path) -> None:
    told = lastcard("replay", game, *QUICK, "--seat", "Ann").stdout
    (analysis,) = analyzed(game, "--seat", "Ann")["rounds"]

    assert "Ann chose" in told
    assert "Bob chose" not in told
    assert {one["player"] for one in analysis["judgements"]} == {0}
    assert [one["player"] for one in analysis["marks"]] == [0]


def test_a_round_that_was_not_played_to_its_end_is_left_out(two_rounds: Path, game: Path) -> None:
    told, alone = lastcard("replay", two_rounds, *QUICK), lastcard("replay", game, *QUICK)

    assert told.stderr == "A round that was not played to its end is left out.\n"
    assert alone.stderr == ""
    assert told.stdout.splitlines()[-8:] == alone.stdout.splitlines()[-8:]


def test_without_any_round_to_its_end_there_is_nothing_to_analyze(tmp_path: Path) -> None:
    path = kept(tmp_path, "game.toml", SCENARIO)

    told = lastcard("replay", path, *QUICK)

    assert (told.exit_code, told.stdout) == (2, "")
    expected = "expected a round that was played to its end, found none"
    assert told.stderr == f"lastcard: {path}: {expected}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_opinion_is_told_in_every_language(game: Path, lang: str) -> None:
    told = lastcard("replay", game, "--analyze", "--worlds", "4", "--lang", lang)

    assert told.exit_code == 0
    assert Speaker(lang).phrase("analysis-grade-best") in told.stdout
    assert Speaker(lang).phrase("analysis-summary") in told.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--json",), "expected --analyze with --json, found --json alone"),
        (("--analyze", "--worlds", "1"), "1 is not in the range"),
        (("--analyze", "--seed", str(2**64)), "expected a number of 64 bits"),
        (("--analyze", "--seat", "Eve"), "expected a seat (Ann, Bob), found 'Eve'"),
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(game: Path, words: tuple[str, ...], sentence: str) -> None:
    told = lastcard("replay", game, *words)

    assert told.exit_code == 2
    assert sentence in told.stderr


def test_without_the_extra_it_says_which_one(game: Path) -> None:
    code = f"""
import sys

sys.modules["numba"] = None
sys.argv = ["lastcard", "replay", {str(game)!r}, *sys.argv[1:]]
from lastcard.cli import main
main()
"""
    ran = [
        subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
        for words in ((), ("--analyze",))
    ]

    assert ran[0].returncode == 0
    assert ran[1].returncode == 2
    assert (
        ran[1].stderr
        == "lastcard: expected the extra `fast` (pip install 'lastcard[fast]'), found no numba\n"
    )
    assert ran[1].stdout == ""
