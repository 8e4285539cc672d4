"""Writes requirements.lock: every package that a server needs, with its version and the hashes of its files.

For Python 3.11 and newer, on Linux, macOS and Windows, with what PostgreSQL needs. No address stands in it: hashes
say what is installed, wherever it comes from. (A pylock.toml would have to name an address for each file.)
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from scripts.borrowed import borrowed, last_words

ROOT = Path(__file__).parents[1]
PROJECT, LOCK = ROOT / "pyproject.toml", ROOT / "requirements.lock"
EXTRA = "cluster"
UV = "uv>=0.13,<0.14"
"""Resolves for all systems at once; installed for the moment only."""
HEAD = """\
# Made by scripts/lock.py from pyproject.toml; do not edit. To install exactly this:
#   pip install --require-hashes -r requirements.lock && pip install --no-deps .
# Made for:
"""
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.+!-]+)( ; [^:]+)?( --hash=sha256:[0-9a-f]{64})+")
"""A package, its version, perhaps where it is needed, and its files; nothing else may stand in a lock."""


class Unlocked(Exception):
    """The file cannot be made."""


def wanted() -> list[str]:
    """What the server needs by its own account."""
    project = tomllib.loads(PROJECT.read_text("utf-8"))["project"]
    return sorted([*project["dependencies"], *project["optional-dependencies"][EXTRA]])


def made_for(requirements: Sequence[str]) -> str:
    """The head of a lock."""
    return HEAD + "".join(f"#   {requirement}\n" for requirement in requirements)


def faults(lock: str, requirements: Sequence[str]) -> Iterator[str]:
    """A sentence for everything that is wrong with a lock. Nothing is looked up anywhere."""
    head = made_for(requirements)
    if not lock.startswith(head):
        yield "expected a lock made for what pyproject.toml says now"
    pinned = list[tuple[str, str]]()
    for line in lock.removeprefix(head).replace(" \\\n   ", "").splitlines():
        if pin := PIN.fullmatch(line):
            pinned.append((canonicalize_name(pin["name"]), pin["version"]))
        else:
            yield f"expected a package with one version and the hashes of its files, found {line!r}"
    for requirement in map(Requirement, requirements):
        found = [version for name, version in pinned if name == canonicalize_name(requirement.name)]
        if not found or not all(map(requirement.specifier.contains, found)):
            yield f"expected {requirement}, found {', '.join(found) or 'none'}"


def resolved(*, upgrade: bool) -> str:
    """The text of a new lock. Needs a package index; versions locked before are kept where they can be."""
    with TemporaryDirectory() as folder:
        made = Path(folder, LOCK.name)
        if LOCK.exists() and not upgrade:
            made.write_text(LOCK.read_text("utf-8"), "utf-8")
        ran = borrowed(
            *(UV, "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
            *("--extra", EXTRA, "--generate-hashes", "--no-header", "--no-annotate"),
            *("--output-file", str(made), str(PROJECT)),
        )
        if ran.returncode:
            raise Unlocked(f"expected to find every package, found: {last_words(ran)}")
        return made_for(wanted()) + made.read_text("utf-8")


def main() -> int:
    """Exit code 1 when --check finds a fault, 2 when the file cannot be made."""
    parser = argparse.ArgumentParser(description="Write requirements.lock.")
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="write nothing; fail if it does not fit")
    choice.add_argument("--upgrade", action="store_true", help="take the newest versions of everything")
    asked = parser.parse_args()
    if not asked.check:
        try:
            LOCK.write_text(resolved(upgrade=asked.upgrade), "utf-8")
        except Unlocked as error:
            sys.stderr.write(f"scripts/lock.py: {error}\n")
            return 2
    found = list(faults(LOCK.read_text("utf-8") if LOCK.exists() else "", wanted()))
    sys.stderr.writelines(f"{LOCK.name}: {fault}; run python -m scripts.lock\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
