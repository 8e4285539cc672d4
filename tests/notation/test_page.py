"""The examples of docs/notation.md are true."""

import re
from pathlib import Path

import pytest

from lastcard.notation import parse_document, run_case

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_example_of_the_page_holds(text: str) -> None:
    failures = [run_case(case) for case in parse_document(text).cases]

    assert failures == [None] * len(failures)
