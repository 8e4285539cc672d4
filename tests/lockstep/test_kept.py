"""Machine code is kept between runs, and never longer than the sources it was made of."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

import lastcard
from lastcard.fast.kept import SOURCES, stamp_for

PACKAGE = Path(lastcard.__file__).parent
CALL = (
    "from lastcard.fast.compiled import np; from lastcard.fast.twin.gift import suit_row;"
    "print(suit_row(np.zeros((1, 100), np.int64), 0, 0), sum(suit_row.stats.cache_hits.values()))"
)


def run(home: Path, **more: str) -> list[int]:
    """What a rule says in a process of its own, and how often kept code was loaded for it."""
    environment = {**os.environ, "PYTHONPATH": str(home), "NUMBA_CACHE_DIR": str(home / "kept"), **more}
    said = subprocess.check_output([sys.executable, "-c", CALL], env=environment, text=True)
    return [int(number) for number in said.split()]


def test_after_an_update_no_rule_is_played_as_it_was_before(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "lastcard", ignore=shutil.ignore_patterns("__pycache__", "static"))
    row, loaded = run(tmp_path)
    assert (loaded, run(tmp_path)) == (0, [row, 1])

    # `suit_row` stands in another file, which does not change.
    tables = tmp_path / "lastcard/fast/twin/tables.py"
    text = tables.read_text("utf-8")
    tables.write_text(text.replace("COLORED: Final = COPIES + MOST_CARDS", "COLORED: Final = 7"), "utf-8")
    assert run(tmp_path) == [8, 0]
    assert row != 8

    tables.write_text(text, "utf-8")
    assert run(tmp_path) == [row, 0], "what was kept of other sources is forgotten"
    assert len(list((tmp_path / "kept").rglob("*.nbc"))) == 1


def test_where_nothing_can_be_kept_it_is_compiled_each_time() -> None:
    """Numba's way of keeping what is typed into a notebook has no place for a module."""
    nowhere = {"NUMBA_CACHE_LOCATOR_CLASSES": "IPythonCacheLocator"}

    assert [run(PACKAGE.parent, **nowhere)[1] for _ in range(2)] == [0, 0]


def compiled_functions(path: Path) -> list[ast.FunctionDef]:
    return [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(one) in ("compiled", "making_arrays") for one in node.decorator_list)
    ]


COMPILED = [path for path in sorted(PACKAGE.rglob("*.py")) if compiled_functions(path)]


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_stamp_knows_every_source_of_compiled_functions(path: Path) -> None:
    """Types are of no consequence, so of `model` only the vocabulary is among them: it has numbers."""
    module = "lastcard." + ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    known = {
        source
        for name, patterns in SOURCES.items()
        if name == "lastcard.fast" or module.startswith(name)
        for pattern in patterns
        for source in PACKAGE.glob(pattern)
    }
    used = {
        node.id
        for function in compiled_functions(path)
        for node in ast.walk(function)
        if isinstance(node, ast.Name)
    }
    assert path in known
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("lastcard."):
            source = PACKAGE / (node.module.removeprefix("lastcard.").replace(".", "/") + ".py")
            names = {one.asname or one.name for one in node.names}
            is_known = source in known or not source.exists() or "lastcard.model" in node.module
            assert is_known or not names & used, node.module


def test_modules_of_one_package_share_a_stamp() -> None:
    assert stamp_for("lastcard.fast.play.round_play") == stamp_for("lastcard.fast.twin.luck")
    assert stamp_for("lastcard.rl.kernel.step") != stamp_for("lastcard.fast.play.round_play")
