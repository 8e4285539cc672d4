"""Every rule, shown by example: the scenario files of this folder hold on the engine."""

from pathlib import Path

import pytest

from lastcard.files import read_document
from lastcard.notation import run_case

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_scenarios_hold(path: Path) -> None:
    cases = read_document(path).cases

    failures = [
        f"{path}:{found.line}: {found.message}  [{case.name}]" for case in cases if (found := run_case(case))
    ]

    assert failures == []
