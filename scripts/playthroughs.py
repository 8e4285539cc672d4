#!/usr/bin/env python3
"""Tell the playthroughs again, and show what would change.

    python -m scripts.playthroughs                          what differs, for every file
    python -m scripts.playthroughs --write classic-3-deal   replace these, after reading the difference

Run it from the root of the project. Goldens are reviewed, never refreshed blindly: without `--write` nothing is
written, and `--write` wants the names. A new one begins as a draft: tests/playthroughs/telling.py says how.
"""

import argparse
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from tests.playthroughs.telling import tell

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"


def main() -> int:
    """Exit code 1 when something differs that was not written."""
    parser = argparse.ArgumentParser(description="Tell the playthroughs again, and show what would change.")
    parser.add_argument("names", nargs="*", help="playthroughs without .txt; all of them if none is named")
    parser.add_argument("--write", action="store_true", help="replace the named files")
    wanted = parser.parse_args()
    if wanted.write and not wanted.names:
        parser.error("expected the names of the files to --write, found none")
    paths = [FOLDER / f"{name}.txt" for name in wanted.names] or sorted(FOLDER.glob("*.txt"))
    differing = 0
    for path in paths:
        kept = path.read_text("utf-8")
        told = tell(kept)
        if told == kept:
            continue
        sys.stdout.writelines(_difference(kept, told, path.name))
        if wanted.write:
            path.write_text(told, "utf-8")
        else:
            differing += 1
    return 1 if differing else 0


def _difference(kept: str, told: str, name: str) -> Iterator[str]:
    return unified_diff(
        kept.splitlines(keepends=True), told.splitlines(keepends=True), name, f"{name}, told now"
    )


if __name__ == "__main__":
    sys.exit(main())
