"""Who cites which rule: the rule pages, the rulings, the scenarios, the marked tests and the source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from lastcard.files import read_document
from lastcard.notation import Case

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
RULINGS_PAGE = ROOT / "docs" / "rulings.md"
SCENARIOS = ROOT / "tests" / "rules"

_RULE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_RULING = re.compile(r"^\| ([A-Z]\d\d) \|.*\|([^|]*)\|$", re.MULTILINE)


@cache
def rules_by_page() -> dict[str, tuple[str, ...]]:
    """The ids of each rule page, in their order."""
    return {page.stem: tuple(_RULE.findall(page.read_text("utf-8"))) for page in PAGES}


RULES = tuple(rule for rules in rules_by_page().values() for rule in rules)


@cache
def rulings() -> dict[str, tuple[str, ...]]:
    """Every ruling with the options by which a table can settle it differently."""
    found = _RULING.findall(RULINGS_PAGE.read_text("utf-8"))
    return {ruling: tuple(re.findall(r"`(\w+)`", options)) for ruling, options in found}


class Scenario(NamedTuple):
    """A case of a scenario file."""

    where: str
    case: Case

    @property
    def cites(self) -> tuple[str, ...]:
        cites = self.case.table.get("cites", ())
        assert isinstance(cites, list), f"{self}: expected a list of ids"
        return tuple(cites)

    def __str__(self) -> str:
        return f"{self.where} [{self.case.name}]"


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Every case of every scenario file."""
    return tuple(
        Scenario(str(path.relative_to(SCENARIOS)), case)
        for path in sorted(SCENARIOS.rglob("*.toml"))
        for case in read_document(path).cases
    )


def marked() -> Iterator[tuple[str, str]]:
    """Every id in a `pytest.mark.rule(...)` of a test file, with the file."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    yield str(path.relative_to(ROOT)), ast.literal_eval(argument)


def cited() -> Iterator[tuple[str, str]]:
    """Every id that a scenario or a test claims to show, with the place."""
    for scenario in scenarios():
        for one in scenario.cites:
            yield str(scenario), one
    yield from marked()


def mentioned() -> Iterator[tuple[str, str]]:
    """Every id in the text of the source and of the pages, a range by its two ends."""
    prefixes = "|".join(sorted({rule.partition("-")[0] for rule in RULES}))
    letters = "".join(sorted({ruling[0] for ruling in rulings()}))
    for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")):
        text = path.read_text("utf-8")
        where = str(path.relative_to(ROOT))
        for prefix, first, last in re.findall(rf"\b({prefixes})-(\d+)(?:…(\d+))?", text):
            yield where, f"{prefix}-{first}"
            yield where, f"{prefix}-{last or first}"
        for ruling in re.findall(rf"(?<![\w`])[{letters}]\d\d\b", text):
            yield where, ruling
