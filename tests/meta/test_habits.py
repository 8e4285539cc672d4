"""The files that a forge, an editor and git read say what the project says elsewhere."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
CHECK = (ROOT / "scripts" / "check").read_text("utf-8")
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").iterdir())
HOOKS = ROOT / ".pre-commit-config.yaml"
WORKFLOW = ROOT / ".github" / "workflows" / "check.yml"


def read(file: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(file.read_text("utf-8"))
    return found


@pytest.mark.parametrize("file", [HOOKS, WORKFLOW, *FORMS, ROOT / "mkdocs.yml"], ids=lambda file: file.name)
def test_a_file_can_be_read_and_names_no_address(file: Path) -> None:
    assert read(file)
    assert "://" not in file.read_text("utf-8")


def test_the_forge_runs_what_ci_runs() -> None:
    workflow = read(WORKFLOW)
    (job,) = workflow["jobs"].values()

    assert job["steps"][-1] == {"run": "bash .ci/run"}
    assert set(workflow[True]) == {"push", "pull_request"}, "YAML 1.1 reads `on` as a truth"
    assert workflow["permissions"] == {"contents": "read"}


def test_the_forge_has_the_oldest_python_that_is_promised() -> None:
    promised = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    (python,) = [step["with"] for step in read(WORKFLOW)["jobs"]["check"]["steps"] if "with" in step]

    assert promised == f">={python['python-version']}"


def test_hooks_fetch_nothing_and_are_steps_of_the_check() -> None:
    (repository,) = read(HOOKS)["repos"]

    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        assert hook["language"] == "system"
        command = hook["entry"].removeprefix(".venv/bin/").removesuffix(" --force-exclude")
        assert f"\nstep {command}\n" in CHECK


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_asks_for_what_is_needed(form: Path) -> None:
    asked = read(form)
    fields = [field for field in asked["body"] if field["type"] != "markdown"]

    assert asked["name"]
    assert asked["description"]
    assert len({field["id"] for field in fields}) == len(fields)
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_coverage_leaves_out_what_numba_compiles_and_nothing_else_of_a_kind() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["coverage"]
    left_out = {one.removeprefix("^@") for one in settings["report"]["exclude_also"] if one.startswith("^@")}
    compiled = (ROOT / "src" / "lastcard" / "fast" / "compiled.py").read_text("utf-8")
    makers = re.findall(r"^def (\w+)\([^\n]*\n(?:(?!^def ).*\n)*?.*\bnjit\(", compiled, re.MULTILINE)

    assert left_out == set(makers)


def test_no_script_stands_in_the_way_of_a_package() -> None:
    """A script that is started by its path is found before what is installed: Numba looks for `coverage`."""
    names = {script.stem for script in (ROOT / "scripts").glob("*.py")}
    assert not names & packages_distributions().keys()
