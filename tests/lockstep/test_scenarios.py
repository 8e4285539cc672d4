"""The scenario files and the perft suites hold on the kernel as they do on the engine."""

from pathlib import Path

import pytest

pytest.importorskip("numba")

from lastcard.fast.play.perft import count
from lastcard.files import read_document
from lastcard.lab.lockstep import Pair, codec_for
from lastcard.lab.perft import suite_position
from lastcard.notation import Case
from lastcard.notation.document import begin, parse_header, parse_lines
from lastcard.notation.lines import LineError
from lastcard.notation.script import play_script
from tests.editions import ALL_EDITIONS

TESTS = Path(__file__).parent.parent
SCENARIOS = sorted((TESTS / "rules").rglob("*.toml"))
SUITES = [TESTS / "perft" / f"{edition.key}.toml" for edition in ALL_EDITIONS]
CASES = [
    pytest.param(case, id=f"{path.stem}-{number}")
    for path in SUITES
    for number, case in enumerate(read_document(path).cases, start=1)
]


def follow(case: Case) -> int:
    """Play the script of a case on both; how many inputs it had."""
    header, inputs = parse_header(case), 0
    match = begin(header)
    pair = Pair(match.round)
    for said in play_script(match, header.names, parse_lines(case)):
        before = said.transition.before
        if before is not pair.state:
            pair = Pair(before)  # the next round of a match
        pair.compare_moves()
        pair.feed(None if said.actor is None else said.match.seat_of(said.actor), said.what)
        assert pair.state == said.transition.after
        inputs += 1
        pair.state = said.transition.after
    pair.compare_moves()
    return inputs


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: str(path.relative_to(TESTS / "rules")))
def test_scenarios_hold(path: Path) -> None:
    for case in read_document(path).cases:
        try:
            follow(case)
        except LineError as error:
            pytest.fail(f"{path}:{error.number}: {error}  [{case.name}]")


@pytest.mark.parametrize("case", CASES)
def test_a_position_has_as_many_sequences_as_its_suite_says(case: Case) -> None:
    state, _, expected = suite_position(case)

    found = tuple(count(codec_for(state.sheet), state, depth) for depth in range(1, len(expected) + 1))

    assert found == expected, case.name
