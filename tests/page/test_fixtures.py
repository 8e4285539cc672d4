"""The files with which the page's own tests compare it are what the project makes of the same events now."""

import json

import pytest
from scripts.fixtures import FIXTURES, FOLDER, text_of

MOST_BYTES = 360_000
"""All of them together; they are kept with the source."""


@pytest.mark.parametrize("name", FIXTURES)
def test_a_fixture_is_what_python_makes_of_it_now(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_text("utf-8")

    assert kept == text_of(FIXTURES[name]()), "run python -m scripts.fixtures"


def test_there_is_no_fixture_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(FIXTURES)


def test_fixtures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("value", [[], [{"a": [1, 2]}, "é"], {"names": ["Ann"], "rest": {"b": None}}])
def test_lines_are_broken_without_a_change_to_what_they_say(value: object) -> None:
    assert json.loads(text_of(value)) == value
