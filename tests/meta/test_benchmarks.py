"""Every benchmark can be looked at quickly, and leaves its figures on its last line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2] / "benchmarks"
OTHERS = {"fuzz_wire.py", "table_clients.py", "siege_players.py", "siege_attackers.py"}
"""A fuzzer takes the time it is given, and the clients are started by `table.py` and `siege.py`."""
BENCHMARKS = sorted(
    file.name for file in HOME.glob("*.py") if "__main__" in file.read_text() and file.name not in OTHERS
)


def told(name: str, *arguments: str) -> str:
    """What a benchmark prints."""
    ran = subprocess.run(
        [sys.executable, HOME / name, *arguments], capture_output=True, check=True, encoding="utf-8"
    )
    return ran.stdout


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_quick_look_can_be_asked_for(name: str) -> None:
    assert "--quick " in told(name, "--help")


def test_a_quick_look_at_beliefs_ends_with_its_figures() -> None:
    *table, figures = told("belief.py", "--quick", "--workers", "1").splitlines()

    found = json.loads(figures)
    assert any("classic" in row for row in table)
    assert found["rounds"] == sum(found["by_edition"].values()) == 100
