"""Running the program: in this process for speed, or as a process of its own."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from click.testing import CliRunner, Result

from lastcard.cli import main

SCENARIO = """\
edition = "classic"
seats = ["Ann", "Bob"]
name = "a red card on a red one"
script = \"\"\"
Ann r1
? top r1
? asks Bob play
\"\"\"

[position]
turn = "Ann"
discard = "r5"
draw = "b1 b2"
hands = { Ann = "r1 r2 g3", Bob = "b3 b4" }
"""


class _Program(click.Command):
    """`main` itself, which the runner would pass by: it turns what a user got wrong into a sentence."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:  # noqa: ANN401 - as in click
        kept, sys.argv = sys.argv, ["lastcard", *(args or ())]
        try:
            main()
        finally:
            sys.argv = kept


def lastcard(*words: str | Path, entered: str = "") -> Result:
    """The program in this process."""
    return CliRunner().invoke(_Program("lastcard"), [str(word) for word in words], input=entered)


def process(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """The program as people start it."""
    command = [sys.executable, "-m", "lastcard", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


def kept(folder: Path, name: str, text: str) -> Path:
    """A file with this text."""
    path = folder / name
    path.write_text(text, "utf-8")
    return path
