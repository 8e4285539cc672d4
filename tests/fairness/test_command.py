"""`lastcard verify`, as it is typed."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard.cli import cli
from tests.fairness.tables import digits, fairness_of, record

MINI = record("mini, one round")
TREND = record("trend, the last one in wins")
COMMITMENT = fairness_of(MINI).rounds[0].commitment


def lastcard(*words: object) -> Result:
    return CliRunner().invoke(cli, [str(word) for word in words])


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A file to write a record to."""
    return tmp_path / "game.toml"


def test_a_fair_match_passes_with_a_line_for_its_round(game: Path) -> None:
    game.write_text(MINI, "utf-8")
    run = lastcard("verify", game)

    assert run.exit_code == 0
    assert run.stdout == (
        f"{game}: round 1: commitment ok, 2 outcomes recomputed, luck of 1 player  [{COMMITMENT}]\n"
        "1 passed, 0 failed\n"
    )


def test_every_round_of_every_file_has_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(MINI, "utf-8")
    (tmp_path / "b.toml").write_text(TREND, "utf-8")
    rounds = len(fairness_of(TREND).rounds)
    *lines, last = lastcard("verify", tmp_path).stdout.splitlines()

    assert [line.partition(": commitment ok, ")[0] for line in lines] == [
        f"{tmp_path / 'a.toml'}: round 1",
        *(f"{tmp_path / 'b.toml'}: round {number}" for number in range(1, rounds + 1)),
    ]
    assert last == f"{rounds + 1} passed, 0 failed"


def test_a_forged_salt_fails_with_what_was_expected_and_found(game: Path) -> None:
    game.write_text(MINI.replace(fairness_of(MINI).rounds[0].salt, digits("forged")), "utf-8")
    run = lastcard("verify", game)
    about_round, finding, last = run.stdout.splitlines()

    assert run.exit_code == 1
    assert about_round.startswith(
        f"{game}: round 1: commitment wrong, 2 outcomes recomputed, luck of 1 player"
    )
    assert finding.startswith(f"{game}:6: expected commitment ")
    assert finding.endswith(f", found {COMMITMENT}")
    assert last == "0 passed, 1 failed"


def test_forged_entropy_fails_in_its_own_round_alone(game: Path) -> None:
    game.write_text(TREND.replace(digits("before the match"), digits("forged")), "utf-8")
    run = lastcard("verify", game)

    assert run.exit_code == 1
    assert "round 1: commitment ok, 2 outcomes recomputed, 2 wrong, luck of 1 player" in run.stdout
    assert "expected `cut Ann " in run.stdout
    assert " as card 1 of the shuffle, found " in run.stdout
    assert run.stdout.endswith(f"{len(fairness_of(TREND).rounds) - 1} passed, 1 failed\n")


def test_a_round_without_a_seed_is_told_as_such(game: Path) -> None:
    *_, last = fairness_of(TREND).rounds
    game.write_text(TREND[: TREND.rindex("\n[[fairness.rounds]]")], "utf-8")
    run = lastcard("verify", game)

    assert last.seed not in game.read_text("utf-8")
    assert run.exit_code == 1
    assert "commitment missing, 0 outcomes recomputed, luck of 0 players  [none]" in run.stdout


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            MINI.partition("[fairness]")[0],
            "expected a `[fairness]` table with the seeds of the match, found none",
        ),
        (MINI.replace("match = 1", "match = 0"), "expected a number from 1 for `match` in fairness, found 0"),
        ("edition = ", "expected TOML, found invalid value"),
    ],
    ids=["no seeds", "bad seeds", "no TOML"],
)
def test_a_file_that_cannot_be_checked_is_a_sentence_and_the_others_are_checked(
    game: Path, text: str, sentence: str
) -> None:
    game.write_text(text, "utf-8")
    fair = game.with_name("fair.toml")
    fair.write_text(MINI, "utf-8")
    run = lastcard("verify", game, fair)

    assert run.exit_code == 2
    assert run.stderr.startswith(f"{game}: {sentence}")
    assert run.stderr.count("\n") == 1
    assert run.stdout.endswith("1 passed, 0 failed\n")


def test_a_file_that_is_not_there_is_a_sentence(game: Path) -> None:
    run = lastcard("verify", game)

    assert run.exit_code == 2
    assert run.stderr == f"{game}: expected a file that can be read, found: No such file or directory\n"


def test_the_help_page_says_what_to_compare_by_hand_and_keeps_its_examples_apart() -> None:
    page = lastcard("verify", "--help").stdout

    assert "  lastcard verify game.toml   one record\n" in page
    assert "compare by hand" in page


def test_the_command_is_listed() -> None:
    assert "Recompute every shuffle of a recorded match." in lastcard("--help").stdout
