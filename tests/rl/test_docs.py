"""What docs/rl.md shows can be run as it stands, and its tables are true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
from lastcard.rl.observation import NAMES, layout_of, size_of

DOCS = Path(__file__).parents[2] / "docs" / "rl.md"
TEXT = DOCS.read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def whole(block: str) -> str:
    """A block with the imports that stand in the block before it."""
    if "import" in block:
        return block
    return "from lastcard.rl.rlcard_shape import RlcardEnv\n" + block


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_every_block_of_code_runs(block: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", whole(block)],
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )

    assert done.returncode == 0, done.stderr


def test_every_slice_of_an_observation_is_told() -> None:
    section = TEXT.split("## Observation\n")[1].split("\n## ")[0]

    assert tuple(re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)) == NAMES


def test_the_size_that_is_told_is_true() -> None:
    size = size_of(layout_of(sheet_for(CLASSIC, CLASSIC.rulings), 4))

    assert f"Classic with four seats has {size} numbers" in TEXT
