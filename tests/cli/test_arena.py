"""`lastcard arena`: the same result however it is played, kept and gone on with, and one sentence for mistakes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lastcard.cli import cli
from lastcard.policy.fingerprint import fingerprint


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["arena", *arguments])


def figures(*arguments: str) -> dict[str, Any]:
    result = arena(*arguments, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


SHORT = ("normal", "random", "--seats", "2", "--rounds", "90")


def test_normal_beats_random_and_is_rated_above() -> None:
    found = figures(*SHORT)

    (met,) = found["meetings"]
    assert met["rounds"] == 90
    assert met["low"] > 0.5
    assert [rating["name"] for rating in found["ratings"]] == ["normal", "random"]


def test_the_kernel_plays_where_it_can_and_agrees_with_the_engine() -> None:
    """Other luck, the same game: the shares lie within each other's reach."""
    met = ("hard", "normal", "--seats", "2", "--workers", "1")
    kernel, engine = figures(*met, "--rounds", "8000"), figures(*met, "--rounds", "300", "--engine")

    assert (kernel["by"], engine["by"]) == ("kernel", "engine")
    (quick,), (slow,) = kernel["meetings"], engine["meetings"]
    assert quick["low"] > 0.5
    assert slow["low"] < quick["share"] < slow["high"]


def test_workers_do_not_change_the_result() -> None:
    assert figures(*SHORT, "--workers", "1") == figures(*SHORT, "--workers", "2")


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures("normal", "random", "--seats", "2", "--rounds", "40", "--keep", str(kept))
    played = kept.read_text("utf-8").splitlines()
    kept.write_text("\n".join([*played, '{"heap": {"one": "nor']), "utf-8")  # it was cut off while writing

    again = figures(*SHORT, "--keep", str(kept))

    assert again == figures(*SHORT)
    whole = kept.read_text("utf-8").splitlines()
    assert len(whole) > len(played)
    assert figures(*SHORT, "--keep", str(kept)) == again
    assert kept.read_text("utf-8").splitlines() == whole, "all was kept, so nothing is played again"


def test_a_file_without_the_end_of_its_first_line_is_gone_on_with(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    kept.write_text(kept.read_text("utf-8").splitlines()[0], "utf-8")

    again = figures(*SHORT, "--keep", str(kept))

    assert figures(*SHORT, "--keep", str(kept)) == again


@pytest.mark.parametrize("option", ["--csv", "--picture"])
def test_what_was_played_is_shown_even_if_it_cannot_be_written(option: str, tmp_path: Path) -> None:
    result = arena(*SHORT, option, str(tmp_path / "nowhere" / "file"))

    assert "expected a file to write to" in str(result.exception)
    assert "normal" in result.stdout


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    before = kept.read_bytes()

    result = arena(*SHORT, "--seed", "8", "--keep", str(kept))

    assert "expected results of the same contest" in str(result.exception)
    assert kept.read_bytes() == before


def test_results_of_other_weights_are_not_mixed_in(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    figures(*SHORT, "--keep", str(kept))
    kept.write_text(kept.read_text("utf-8").replace(fingerprint(), "0123456789ab"), "utf-8")

    assert "expected results of the same contest" in str(arena(*SHORT, "--keep", str(kept)).exception)


def test_csv_and_picture_are_written(tmp_path: Path) -> None:
    table, drawn = tmp_path / "shares.csv", tmp_path / "shares.svg"
    result = arena(*SHORT, "--csv", str(table), "--picture", str(drawn), "--lang", "de")

    assert result.exit_code == 0, result.output
    head, row = table.read_text("utf-8").splitlines()
    assert head == "one,among,rounds,wins,share,low,high,blocked"
    assert row.startswith("normal,random,90,")
    assert "normal / random" in drawn.read_text("utf-8")
    assert "fairer Anteil" in result.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("normal",), "expected two levels or more"),
        (("normal", "normal"), "expected two levels or more, each once"),
        (("normal", "genius"), "expected a bot"),
        (
            ("normal", "random", "--edition", "mini", "--seats", "5"),
            "expected 2 to 4 seats for mini, found 5",
        ),
        (("normal", "random", "--rule", "nonsense=1"), "nonsense"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], said: str) -> None:
    result = arena(*arguments)

    assert result.exit_code != 0
    assert said in f"{result.output} {result.exception}"


def test_without_the_extra_the_expert_says_in_a_sentence_what_is_missing() -> None:
    code = "import sys; sys.modules['numba'] = None; from lastcard.cli import main; main()"
    command = [sys.executable, "-c", code, "arena", "expert", "normal"]

    ran = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        "lastcard: expected the extra `fast` (pip install 'lastcard[fast]'), found no numba\n"
    )
