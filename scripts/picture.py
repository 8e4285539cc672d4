"""Makes docs/picture.svg, the picture in the README, from the running product: a replay through Bob's eyes."""

import io
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "picture.svg"
COMMAND = ["lastcard", "replay", "examples/bluff.toml", "--seat", "Bob"]


def picture() -> str:
    """The terminal as a drawing; no font is fetched from anywhere."""
    program = Path(sys.executable).with_name(COMMAND[0])
    shown = subprocess.run(
        [program, *COMMAND[1:]],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
        env={"FORCE_COLOR": "1", "COLUMNS": "76", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"},
    ).stdout
    blocks = shown.split("\n\n")
    console = Console(record=True, width=76, file=io.StringIO())
    console.print(Text(f"$ {' '.join(COMMAND)}", style="bold"))
    console.print(Text.from_ansi("\n\n".join(blocks[1:4])))
    drawn = console.export_svg(title="lastcard")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
