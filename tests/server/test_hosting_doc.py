"""docs/hosting.md names every setting, every figure and every flag as they are."""

import ast
import inspect
import re
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from lastcard.cli.admin import COMMANDS as ADMIN
from lastcard.cli.serve import command
from lastcard.server import settings
from lastcard.server.settings import PREFIX, Settings
from tests.server.figures import figures, shown

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
FIELDS = msgspec.structs.fields(Settings)


def meanings() -> dict[str, str]:
    """The sentence below each setting in the source."""
    tree = ast.parse(inspect.getsource(settings))
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Settings").body
    return {
        node.target.id: below.value.value
        for node, below in pairwise(body)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    }


def row(field: msgspec.structs.FieldInfo) -> str:
    """The line that the page should have for a setting."""
    flags = {parameter.name: parameter.opts[0] for parameter in command.params}
    flag = f"`{flags[field.name]}`" if field.name in flags else ""
    default = msgspec.json.encode(field.default).decode()
    cells = (
        f"`{field.name}`",
        flag,
        f"`{PREFIX}{field.name.upper()}`",
        f"`{default}`",
        meanings()[field.name],
    )
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in cells)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.name)
def test_every_setting_stands_on_the_page_with_its_flag_variable_and_default(
    field: msgspec.structs.FieldInfo,
) -> None:
    assert row(field) in PAGE.splitlines()


def test_the_page_has_no_setting_that_is_none() -> None:
    told = re.findall(rf"^\| `(\w+)` \|.*`{PREFIX}", PAGE, re.MULTILINE)

    assert told == [field.name for field in FIELDS]


def test_every_figure_stands_on_the_page() -> None:
    told = re.findall(r"^\| `lastcard_\w+` \| (?:counter|gauge|histogram).*", PAGE, re.MULTILINE)

    assert told == [
        f"| `{name}` | {figure.kind}{f', by `{label}`' if label else ''} | {figure.meaning} |"
        for name, figure in figures(shown()).items()
        if name.startswith("lastcard_")
        for label in [", ".join(sorted(figure.labels))]
    ]


def test_every_command_for_the_keeper_stands_on_the_page_and_no_other() -> None:
    assert set(re.findall(r"lastcard admin (\w+)", PAGE)) == set(ADMIN)
