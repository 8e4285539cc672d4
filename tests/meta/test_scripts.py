"""Scripts that teach and measure bots say in one sentence what they cannot do, before they write anything."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

ROOT = Path(__file__).parents[2]
BY_WEIGHTS = [
    "scripts/evidence.py",
    "scripts/foresight.py",
    "scripts/outlooks.py",
    "scripts/train_policy.py",
    "scripts/tune.py",
    "benchmarks/policy.py",
]
"""Those that play by the weights of `hard`, or write them."""
COMPILED = [
    "scripts/evidence.py",
    "scripts/outlooks.py",
    "scripts/tune.py",
    "scripts/tune_rlcard.py",
    "benchmarks/policy.py",
]
"""Those that need the extra `fast` and nothing more."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package: what a script writes by mistake is not what is shipped.

    Nothing is taught here, so whether PyTorch is installed does not matter.
    """
    home = tmp_path_factory.mktemp("installed")
    unneeded = shutil.ignore_patterns("*.nbc", "page")
    shutil.copytree(ROOT / "src" / "lastcard", home / "lastcard", ignore=unneeded)
    (home / "torch.py").write_text("Tensor = nn = None\n")
    return home


def files(home: Path) -> dict[Path, bytes]:
    """What there is, beside what Python keeps for itself."""
    found = (file for file in home.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file: file.read_bytes() for file in found}


def refused(installed: Path, *command: str | Path) -> str:
    """The one sentence that is said instead of working."""
    before, environment = files(installed), os.environ | {"PYTHONPATH": str(installed)}
    ran = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=60,  # whoever does not refuse works for hours
        check=False,
    )

    (sentence,) = ran.stderr.splitlines()
    assert (ran.returncode, ran.stdout) == (2, "")
    assert files(installed) == before
    return sentence


@pytest.mark.parametrize(
    ("script", "arguments", "sentence"),
    [
        ("scripts/tune.py", "--rounds 0", "--rounds: expected 100 to 1000000000, found 0"),
        ("scripts/tune.py", "--edition mini --seats 5", "expected seats that mini has, found [5]"),
        ("scripts/outlooks.py", "--edition mini --seats 5", "expected seats that mini has, found [5]"),
        (
            "scripts/evidence.py",
            "DREW_WITH_A_WILD=nan",
            "expected a number for DREW_WITH_A_WILD, found 'nan'",
        ),
        ("scripts/train_policy.py", "--seed=-1", "--seed: expected 0 to 9223372036854775807, found -1"),
        ("scripts/foresight.py", f"--seed {2**63}", "--seed: expected 0 to 9223372036854775807"),
        ("scripts/tune_rlcard.py", "--games 0", "--games: expected 100 to 1000000000, found 0"),
        ("scripts/tune_rlcard.py", "--generations 0", "--generations: expected 1 to 1000000000, found 0"),
        ("benchmarks/policy.py", "--edition mini --seats 5", "expected seats that mini has, found [5]"),
    ],
)
def test_what_cannot_be_done_is_refused(installed: Path, script: str, arguments: str, sentence: str) -> None:
    assert sentence in refused(installed, ROOT / script, *arguments.split())


@pytest.mark.parametrize(
    ("script", "within"), [("scripts/foresight.py", ""), ("scripts/train_policy.py", "further")]
)
def test_results_that_cannot_be_kept_are_refused_before_the_work(
    installed: Path, tmp_path: Path, script: str, within: str
) -> None:
    file = tmp_path / "file"
    file.write_text("kept")

    sentence = refused(installed, ROOT / script, "--out", file / within)

    assert sentence.startswith(f"{file / within}")
    assert "expected a file to write to" in sentence
    assert file.read_text() == "kept"


@pytest.mark.parametrize("script", BY_WEIGHTS)
def test_damaged_weights_are_refused_before_the_work(installed: Path, script: str) -> None:
    weights = installed / "lastcard" / "policy" / "weights.json"
    shipped = weights.read_bytes()
    weights.write_bytes(shipped[:-9])
    try:
        sentence = refused(installed, ROOT / script)
    finally:
        weights.write_bytes(shipped)

    assert "expected weights of a policy by edition and seats, found" in sentence


@pytest.mark.parametrize("script", COMPILED)
def test_a_missing_extra_is_named_once(installed: Path, script: str) -> None:
    run = f"runpy.run_path({str(ROOT / script)!r}, run_name='__main__')"

    sentence = refused(installed, "-c", f"import runpy, sys; sys.modules['numba'] = None; {run}")

    assert sentence == "expected the extra `fast` (pip install 'lastcard[fast]'), found no numba"


def test_moves_are_timed_at_their_middle_and_near_their_end() -> None:
    measured = subprocess.run(
        [sys.executable, "benchmarks/policy.py", "--deals", "2", "--edition", "mini", "--seats", "2"],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=True,
    )

    figures = json.loads(measured.stdout.splitlines()[-1])["mini_2"]
    assert 0 < figures["ms_p50"] < figures["ms_p99"]
