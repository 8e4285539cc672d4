"""Modules that are too long and functions that take too much are found, unless a reason stands beside them."""

from pathlib import Path

import pytest
from scripts.sizes import offenders

TEN = ", ".join(f"p{number}" for number in range(10))
NINE = ", ".join(f"p{number}" for number in range(9))


def found(root: Path, text: str) -> list[str]:
    """What is said about a module."""
    module = root / "src" / "game" / "module.py"
    module.parent.mkdir(parents=True)
    module.write_text(text, "utf-8")
    return list(offenders(root))


def test_a_module_of_more_than_400_lines_is_too_long(tmp_path: Path) -> None:
    assert found(tmp_path, "\n" * 401) == [
        "src/game/module.py:401: expected at most 400 lines, found 401",
    ]


def test_a_module_of_400_lines_is_not(tmp_path: Path) -> None:
    assert found(tmp_path, "\n" * 400) == []


def test_a_function_of_more_than_nine_parameters_takes_too_much(tmp_path: Path) -> None:
    (said,) = found(tmp_path, f"X = 1\n\n\ndef deal({TEN}): ...\n")

    assert said == (
        "src/game/module.py:4: expected at most 9 parameters of deal, "
        'or "# parameters:" and a reason above it, found 10'
    )


@pytest.mark.parametrize(
    "text",
    [
        f"async def deal({TEN}): ...",
        f"def deal({NINE}, *, last): ...",
        f"def deal(first, /, {NINE}): ...",
        f"class Table:\n    def deal(self, {TEN}): ...",
        f"def outer():\n    def deal({TEN}): ...",
        f"# parameters:\ndef deal({TEN}): ...",
        f"# parameters are many\ndef deal({TEN}): ...",
        f"# parameters: one for each seat\n\ndef deal({TEN}): ...",
        f"# parameters: one for each seat\nX = 1\ndef deal({TEN}): ...",
    ],
)
def test_so_does_any_other_however_it_is_written(tmp_path: Path, text: str) -> None:
    (said,) = found(tmp_path, text)

    assert said.endswith("found 10")


@pytest.mark.parametrize(
    "text",
    [
        f"def deal({NINE}): ...",
        f"class Table:\n    def deal(self, {NINE}): ...",
        f"class Table:\n    @classmethod\n    def deal(cls, {NINE}): ...",
        f"def deal({NINE}, *others, **named): ...",
    ],
)
def test_nine_are_not_too_many(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        f"# parameters: one for each seat\ndef deal({TEN}): ...",
        f"# parameters: one for each seat,\n# and the dealer\ndef deal({TEN}): ...",
        f"# parameters: one for each seat\n@once\n@twice\ndef deal({TEN}): ...",
        f"@once\n@twice\n# parameters: one for each seat\ndef deal({TEN}): ...",
        f"class Table:\n    # parameters: one for each seat\n    def deal(self, {TEN}): ...",
    ],
)
def test_a_reason_above_a_function_is_taken(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []
