#!/usr/bin/env python3
"""The page for browsers: check it, or build it into the server.

    python -m scripts.page check   types, style and tests of web/
    python -m scripts.page build   put the page into src/lastcard/server/page, if it is not there already

Run it from the root of the project. An installation builds the page by itself (hatch_build.py), also an
editable one; `build` is for those who then change something in web/ or in the words.
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from scripts.node import WEB, NodeFailed, ready_node, run_npm

ROOT = WEB.parent
PAGE = ROOT / "src" / "lastcard" / "server" / "page"
STAMP = ".built"

SOURCES = (
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/lastcard/locale/*/*.ftl",
)
"""Everything that the page is made of; tests and node_modules are no part of it."""


def sources(root: Path = ROOT) -> Iterator[Path]:
    """The files that the page is made of, always in the same order."""
    found = {path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}
    return iter(sorted(found, key=lambda path: path.relative_to(root).as_posix()))


def digest(root: Path = ROOT) -> str:
    """One name for the contents of all sources. Times tell nothing: a fresh copy has new ones."""
    total = hashlib.sha256()
    for path in sources(root):
        name = path.relative_to(root).as_posix()
        total.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def is_built() -> bool:
    """Whether the page in the server is made of the sources as they are now."""
    stamp = PAGE / STAMP
    return stamp.exists() and stamp.read_text("utf-8") == digest()


def build() -> None:
    """Build the page into the server. Vite empties the folder first, so half a page has no stamp."""
    wanted = digest()
    run_npm(ready_node(), ["run", "build"], "Vite to build the page")
    (PAGE / STAMP).write_text(wanted, "utf-8")


def check() -> None:
    """Types, style and tests."""
    node = ready_node()
    for script in ("check", "test"):
        sys.stdout.write(run_npm(node, ["run", script], f"`npm run {script}` in web/ to be silent"))


def main() -> int:
    """Exit code 1 when a check finds something, 2 when there is no page."""
    parser = argparse.ArgumentParser(description="Check the page, or build it into the server.")
    parser.add_argument("task", choices=["check", "build"])
    task = parser.parse_args().task
    try:
        if task == "check":
            check()
        elif not is_built():
            build()
    except NodeFailed as error:
        sys.stderr.write(f"scripts/page.py: {error}\n")
        return 1 if task == "check" else 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
