"""The site made of docs/: `python -m scripts.site build` or `serve`.

    python -m scripts.site build [--into FOLDER]   all pages, into build/site; a broken link is an error
    python -m scripts.site serve                   the same at an address of this machine, made anew as you write

Needs the extra `docs`, which `test` brings along. What the site looks like and what is in it stands in mkdocs.yml.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]


def made_by(task: str, into: Path | None) -> list[str]:
    """The command that does it."""
    mkdocs = [sys.executable, "-m", "mkdocs", task, "--strict"]
    return [*mkdocs, "--site-dir", str(into.resolve())] if into else mkdocs


def main(words: Sequence[str] | None = None) -> int:
    """The exit code is that of MkDocs; 2 when there is none."""
    parser = argparse.ArgumentParser(prog="python -m scripts.site", description="Make the site of docs/.")
    tasks = parser.add_subparsers(dest="task", required=True)
    tasks.add_parser("build", help="all pages, into build/site").add_argument("--into", type=Path)
    tasks.add_parser("serve", help="look at it while you write")
    said = parser.parse_args(words)
    if not (find_spec("mkdocs") and find_spec("mkdocstrings")):
        sys.stderr.write("expected the extra `docs` (pip install -e '.[docs]'), found no mkdocs\n")
        return 2
    # On every run Material tells when its makers mean to end it (May 2027); the notice is no fault of a page.
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    command = made_by(said.task, getattr(said, "into", None))
    try:
        return subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
