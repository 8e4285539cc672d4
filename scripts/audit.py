"""Asks whether anything in requirements.lock is known to be vulnerable: `python -m scripts.audit`.

pip-audit looks it up, in the list that PyPI keeps. Where that cannot be reached, nothing is known, and this says so:
pip-audit itself would end as if all were well.
"""

import sys
from collections.abc import Iterator, Sequence

import msgspec
from scripts.borrowed import borrowed, last_words
from scripts.lock import LOCK

TOOL = "pip-audit>=2.10,<3"
WELL, VULNERABLE, UNKNOWN = 0, 1, 2
"""Exit codes."""


class Weakness(msgspec.Struct, frozen=True):
    """What is known against a package."""

    id: str
    fix_versions: tuple[str, ...] = ()


class Package(msgspec.Struct, frozen=True):
    """What was found out about one."""

    name: str
    version: str = ""
    vulns: tuple[Weakness, ...] = ()
    skip_reason: str = ""


class Report(msgspec.Struct, frozen=True):
    """What pip-audit says."""

    dependencies: tuple[Package, ...]


def verdict(packages: Sequence[Package]) -> tuple[int, str]:
    """The exit code, and what to say."""
    if weak := list(_weak(packages)):
        return VULNERABLE, "\n".join(weak)
    unknown = [package.name for package in packages if package.skip_reason]
    if unknown or not packages:
        found = f"{len(unknown)} of {len(packages)} packages could not be looked up"
        return UNKNOWN, f"{found}, so nothing is known about them: {', '.join(unknown)}"
    return WELL, f"{len(packages)} packages looked up, nothing is known against any"


def _weak(packages: Sequence[Package]) -> Iterator[str]:
    for package in packages:
        for weakness in package.vulns:
            mended = (
                f"mended in {', '.join(weakness.fix_versions)}" if weakness.fix_versions else "not mended yet"
            )
            yield f"{package.name} {package.version}: {weakness.id}, {mended}"


def main() -> int:
    """Exit code 0 when nothing is known, 1 for a vulnerability, 2 when it could not be found out."""
    words = ("--disable-pip", "--no-deps", "--progress-spinner=off", "--format=json", f"--requirement={LOCK}")
    ran = borrowed(TOOL, "pip_audit", *words)
    try:
        code, said = verdict(msgspec.json.decode(ran.stdout, type=Report).dependencies)
    except msgspec.DecodeError:
        code, said = UNKNOWN, f"expected pip-audit to reach its data, found: {last_words(ran)}"
    (sys.stderr if code else sys.stdout).write(f"{LOCK.name}: {said}\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
