"""Counted sequences of inputs: a rule that adds, drops or doubles a move anywhere below a position shows here."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from lastcard.files import read_document
from lastcard.lab.perft import count, divide, suite_position
from lastcard.notation import Case
from tests.editions import ALL_EDITIONS
from tests.perft import naive
from tests.perft.orders import order_text

HERE = Path(__file__).parent
SUITES = [HERE / f"{edition.key}.toml" for edition in ALL_EDITIONS]
CASES = [
    pytest.param(case, id=f"{path.stem}-{number}")
    for path in SUITES
    for number, case in enumerate(read_document(path).cases, start=1)
]
NAIVE_LIMIT = 2500
"""Sequences up to which the slow counter is asked."""
PLAIN_CLASSIC = [case for case in tomllib.loads(SUITES[0].read_text("utf-8"))["case"] if "rules" not in case]


@pytest.mark.parametrize("case", CASES)
def test_a_position_has_as_many_sequences_as_its_suite_says(case: Case) -> None:
    state, _, expected = suite_position(case)

    found = tuple(count(state, depth) for depth in range(1, len(expected) + 1))

    assert found == expected, case.name


@pytest.mark.parametrize("case", CASES)
def test_the_split_by_first_move_adds_up_to_the_count(case: Case) -> None:
    state, names, _ = suite_position(case)

    parts = divide(state, names, 4)

    assert sum(part.count for part in parts) == count(state, 4)


@pytest.mark.parametrize("path", SUITES, ids=lambda path: path.stem)
def test_moves_are_offered_in_the_order_of_the_snapshot(path: Path) -> None:
    snapshot = path.with_name(f"{path.stem}-order.txt").read_text("utf-8")

    offered = order_text(path)

    assert offered.splitlines() == snapshot.splitlines()


@pytest.mark.parametrize("table", PLAIN_CLASSIC, ids=lambda table: table["name"])
def test_a_second_counter_written_from_the_rules_agrees(table: dict[str, Any]) -> None:
    """The numbers of classic are not only what the engine said when the suite was written."""
    position, expected = table["position"], table["perft"]
    hands, draw = position["hands"], position["draw"]
    start = naive.table(
        hands=[hand.split() for hand in hands.values()],
        draw=draw.split(),
        discard=position["discard"].split(),
        turn=list(hands).index(position["turn"]),
    )
    depths = range(1, sum(sequences <= NAIVE_LIMIT for sequences in expected) + 1)

    found = [naive.count(start, depth) for depth in depths]

    assert found == expected[: len(found)]


# Beside the suite, where the two counters alone are compared: hands by seat, draw pile, discard pile.
COMPARED = [
    ("Reverse, Skip and Draw Two round four seats", ["rv y1", "rs b2", "g+2 rv", "y+2 g3"], "b5 g6 y7 r8", "r5"),
    ("last cards that draw", ["r+2", "w+4 b1", "y+2"], "b5 g6 y7 r8 b4 y4 g2 b7", "r5"),
    ("wild draws through a reshuffle, two seats", ["w+4 r1", "w+4 w b2"], "g6", "b9 y8 g5 r5"),
    ("the last card is a Wild", ["w", "w b2", "r1 g1"], "g6 r7", "y3 r5"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "draw", "discard"), [row[1:] for row in COMPARED], ids=[row[0] for row in COMPARED]
)
def test_engine_and_second_counter_agree(hands: list[str], draw: str, discard: str) -> None:
    start = naive.table([hand.split() for hand in hands], draw.split(), discard.split(), turn=0)
    names = ("Ann", "Bob", "Cy", "Dee")[: len(hands)]
    held = dict(zip(names, hands, strict=True))
    position = {"turn": "Ann", "discard": discard, "draw": draw, "hands": held}
    table = {"edition": "classic", "seats": [*names], "position": position, "perft": [1]}
    state, _, _ = suite_position(Case(name="", table=table))

    assert [naive.count(start, depth) for depth in range(1, 7)] == [
        count(state, depth) for depth in range(1, 7)
    ]


def test_every_edition_has_a_suite_of_three_to_six_positions() -> None:
    sizes = {path.stem: len(read_document(path).cases) for path in SUITES}

    assert {key: size for key, size in sizes.items() if not 3 <= size <= 6} == {}
