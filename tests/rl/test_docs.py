"""The tables of docs/rl.md are true."""

import re
from pathlib import Path

from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
from lastcard.rl.observation import NAMES, layout_of, size_of

DOCS = Path(__file__).parents[2] / "docs" / "rl.md"
TEXT = DOCS.read_text("utf-8")


def test_every_slice_of_an_observation_is_told() -> None:
    section = TEXT.split("## Observation\n")[1].split("\n## ")[0]

    assert tuple(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == NAMES


def test_the_size_that_is_told_is_true() -> None:
    size = size_of(layout_of(sheet_for(CLASSIC, CLASSIC.rulings), 4))

    assert f"Classic with four seats has {size} numbers" in TEXT
