"""The page in the tree, in wheels and in sdists, and the packages it is built with."""

import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling import build
from scripts import node, page

PARTS = ("web/index.html", "web/src/main.ts", "src/lastcard/locale/en/game.ftl", "web/package-lock.json")
INDEX = "lastcard/server/page/index.html"

# --- when a build is needed


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small copy of what the page is made of."""
    for part in PARTS:
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).write_text(part, "utf-8")
    return tmp_path


@pytest.mark.parametrize("part", PARTS)
def test_whatever_changes_in_a_source_the_page_must_be_built_anew(tree: Path, part: str) -> None:
    before = page.digest(tree)
    (tree / part).write_text("changed", "utf-8")

    assert page.digest(tree) != before


def test_a_file_that_is_new_or_has_another_name_counts(tree: Path) -> None:
    before = page.digest(tree)
    (tree / "web/src/main.ts").rename(tree / "web/src/start.ts")
    renamed = page.digest(tree)
    (tree / "web/public").mkdir()
    (tree / "web/public/icon.svg").write_text("<svg/>", "utf-8")

    assert len({before, renamed, page.digest(tree)}) == 3


def test_times_tests_and_installed_packages_do_not_count(tree: Path) -> None:
    before = page.digest(tree)
    os.utime(tree / "web/src/main.ts", (0, 0))
    for other in (
        "web/node_modules/svelte/package.json",
        "web/tests/fold.test.ts",
        "src/lastcard/cli/play.py",
    ):
        (tree / other).parent.mkdir(parents=True)
        (tree / other).write_text("something", "utf-8")

    assert page.digest(tree) == before


def requirements(monkeypatch: pytest.MonkeyPatch, *, is_built: bool) -> list[str]:
    """What an installer is told to have at hand."""
    monkeypatch.chdir(page.ROOT)
    monkeypatch.setattr(page, "is_built", lambda: is_built)
    return build.get_requires_for_build_wheel()


def test_node_is_asked_for_only_when_the_page_must_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LASTCARD_NO_PAGE", raising=False)

    assert requirements(monkeypatch, is_built=False) == [node.WHEEL]
    assert requirements(monkeypatch, is_built=True) == []


def test_who_wants_no_page_needs_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTCARD_NO_PAGE", "1")

    assert requirements(monkeypatch, is_built=False) == []


def test_a_build_that_fails_says_how_to_do_without(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise node.NodeFailed("expected npm to install the packages of web/, found: no network")

    monkeypatch.delenv("LASTCARD_NO_PAGE", raising=False)
    monkeypatch.setattr(page, "build", fail)
    requirements(monkeypatch, is_built=False)
    with pytest.raises(SystemExit):
        build.build_wheel(str(tmp_path))

    said = capsys.readouterr()
    assert "no network" in said.err + said.out
    assert "LASTCARD_NO_PAGE=1" in said.err + said.out
    assert list(tmp_path.iterdir()) == []


# --- what is shipped


def packed(target: str, folder: Path, **environment: str) -> Path:
    """A wheel or an sdist of this tree."""
    ran = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=page.ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    (made,) = folder.iterdir()
    return made


@pytest.mark.usefixtures("built")
def test_a_wheel_has_the_page(tmp_path: Path) -> None:
    with ZipFile(packed("wheel", tmp_path)) as wheel:
        names = wheel.namelist()

    assert INDEX in names
    assert any(re.fullmatch(r"lastcard/server/page/assets/front-[\w-]+\.js", name) for name in names)
    assert not any("node_modules" in name or name.startswith("web/") for name in names)


def test_a_wheel_without_the_page_can_be_asked_for(tmp_path: Path) -> None:
    with ZipFile(packed("wheel", tmp_path, LASTCARD_NO_PAGE="1")) as wheel:
        names = wheel.namelist()

    assert "lastcard/server/page.py" in names
    assert INDEX not in names


@pytest.mark.usefixtures("built")
def test_an_sdist_has_the_page_and_all_that_it_is_made_of(tmp_path: Path) -> None:
    made = packed("sdist", tmp_path)
    with tarfile.open(made) as sdist:
        sdist.extractall(tmp_path / "out", filter="data")
    (root,) = (tmp_path / "out").iterdir()

    assert page.digest(root) == page.digest()
    assert (root / "src" / INDEX).exists()
    assert (root / "hatch_build.py").exists()
    assert not (root / "web" / "node_modules").exists()


# --- the packages


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_no_registry_is_named(name: str) -> None:
    text = (node.WEB / name).read_text("utf-8")

    assert '"resolved"' not in text
    assert "registry" not in text


def test_packages_are_pinned_exactly() -> None:
    wanted = json.loads((node.WEB / "package.json").read_text("utf-8"))
    versions = [*wanted["dependencies"].values(), *wanted["devDependencies"].values()]

    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions), versions


@pytest.mark.parametrize("name", ["rolldown", "lightningcss"])
def test_the_lock_names_the_programs_for_every_kind_of_machine(name: str) -> None:
    # npm has been seen to write down only those of the machine on which it ran.
    packages = json.loads((node.WEB / "package-lock.json").read_text("utf-8"))["packages"]
    programs = packages[f"node_modules/{name}"]["optionalDependencies"]

    assert len(programs) > 8
    assert {f"node_modules/{program}" for program in programs} <= set(packages)
