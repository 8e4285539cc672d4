"""`lastcard perft`: counts, and the breakdown that finds the wrong branch."""

from pathlib import Path

import pytest

from tests.cli.running import kept, lastcard

SUITE = """\
edition = "classic"
seats = ["Ann", "Bob"]
name = "two red cards"
perft = [4, 7, 16]

[position]
turn = "Ann"
discard = "r5"
draw = "b1 b2"
hands = { Ann = "r1 r2", Bob = "b3 b4 b5" }
"""
# 1: Ann r1; r2; draw; uno                                                                       = 4
# 2: r1   -> Ann uno; Bob draw; catch Ann    3
#    r2   -> the same                        3
#    draw -> Ann keep                        1
#    uno  -> Ann r1; r2; draw                3   = 10
RIGHT = SUITE.replace("[4, 7, 16]", "[4, 10]")


def test_counts_that_are_right_are_ok(tmp_path: Path) -> None:
    path = kept(tmp_path, "suite.toml", RIGHT)

    ran = lastcard("perft", path)

    assert (ran.exit_code, ran.stdout) == (
        0,
        f"{path}: depth 1: 4 ok  [two red cards]\n{path}: depth 2: 10 ok  [two red cards]\n2 passed, 0 failed\n",
    )


def test_a_count_that_differs_is_split_by_first_move(tmp_path: Path) -> None:
    path = kept(tmp_path, "suite.toml", SUITE.replace("[4, 7, 16]", "[4, 7]"))

    ran = lastcard("perft", path)

    assert ran.exit_code == 1
    assert ran.stdout == (
        f"{path}: depth 1: 4 ok  [two red cards]\n"
        f"{path}: depth 2: 10 expected 7  [two red cards]\n"
        "    Ann r1: 3\n    Ann r2: 3\n    Ann draw: 1\n    Ann uno: 3\n"
        "1 passed, 1 failed\n"
    )


def test_a_right_count_is_split_on_request(tmp_path: Path) -> None:
    path = kept(tmp_path, "suite.toml", RIGHT)

    ran = lastcard("perft", path, "--divide", "2")

    assert ran.exit_code == 0
    assert "    Ann r1: 3\n    Ann r2: 3\n    Ann draw: 1\n    Ann uno: 3\n" in ran.stdout


def test_deep_counts_may_be_left_out(tmp_path: Path) -> None:
    path = kept(tmp_path, "suite.toml", RIGHT)

    ran = lastcard("perft", path, "--max-nodes", "9")

    assert ran.stdout == f"{path}: depth 1: 4 ok  [two red cards]\n1 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (SUITE.replace("perft = [4, 7, 16]\n", ""), "expected a list of counts for `perft`, found None"),
        (SUITE.replace("[4, 7, 16]", '"4"'), "expected a list of counts for `perft`, found '4'"),
        (SUITE.replace("[4, 7, 16]", "[]"), "expected a list of counts for `perft`, found []"),
        (SUITE.replace("[4, 7, 16]", "[4.5]"), "expected a list of counts for `perft`, found [4.5]"),
        (SUITE.partition("[position]")[0], "expected a `[position]` to count from, found none"),
        (SUITE.replace('turn = "Ann"', 'turn = "Cy"'), "expected a seat (Ann, Bob), found 'Cy'"),
    ],
)
def test_a_suite_that_cannot_be_counted_is_refused(tmp_path: Path, changed: str, words: str) -> None:
    path = kept(tmp_path, "suite.toml", changed)

    ran = lastcard("perft", path)

    assert ran.exit_code == 2
    assert ran.stderr == f"lastcard: {path}: {words}  [two red cards]\n"
