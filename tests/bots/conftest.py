"""In tests of all bots the expert thinks little: they are about what it may know and say, not how well it plays."""

from importlib.util import find_spec

import pytest


@pytest.fixture(autouse=True)
def _quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    if find_spec("numba"):
        from lastcard.bots import expert  # noqa: PLC0415 - needs the extra

        monkeypatch.setattr(expert, "USUAL", expert.Budget(12))
