"""Every fenced block of the README, of CONTRIBUTING and of docs/."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]

_FENCE = re.compile(
    r"(?:^ *<!-- not run:(?P<why>[^\n]*?)-->\n\s*)?"
    r"^(?P<indent> *)```(?P<kind>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """What stands between two fences."""

    page: str
    line: int
    """That of its first line on the page."""
    kind: str
    text: str
    why_not_run: str | None
    """What the comment above says, `<!-- not run: … -->`; None without one."""
    answers: bool
    """Whether nothing but empty lines is between the block before and this one."""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def runs(self) -> bool:
        return self.why_not_run is None


def blocks_in(text: str, page: str) -> Iterator[Block]:
    """The blocks of a page, in their order."""
    behind = -1
    for found in _FENCE.finditer(text):
        why = found["why"]
        yield Block(
            page=page,
            line=text.count("\n", 0, found.start("text")) + 1,
            kind=found["kind"].strip(),
            text=dedent(found["text"]),
            why_not_run=None if why is None else why.strip(),
            answers=behind >= 0 and not text[behind : found.start()].strip(),
        )
        behind = found.end()


def _all() -> Iterator[Block]:
    for page in PAGES:
        yield from blocks_in(page.read_text("utf-8"), page.relative_to(ROOT).as_posix())


BLOCKS = tuple(_all())


def of_kind(*kinds: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind in kinds]


def on_page(page: str, *kinds: str) -> list[Block]:
    """The blocks of these kinds on a page."""
    return [block for block in of_kind(*kinds) if block.page == page]


# --- a line of a shell -----------------------------------------------------------------------------------


def lines_of(block: Block) -> list[str]:
    """Those that are typed, each whole."""
    typed = block.text.replace("\\\n", " ").splitlines()
    return [line for line in typed if line.strip() and not line.lstrip().startswith("#")]


def commands_in(line: str) -> Iterator[list[str]]:
    """The words of every command of a line: `A=1 one | two > file && three` has three."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;<>")
    lexer.whitespace_split = True
    command: list[str] = []
    skip = False
    for word in lexer:
        if skip:
            skip = False
        elif set(word) <= {"|", "&", ";"}:
            yield command
            command = []
        elif set(word) <= {"<", ">"}:
            skip = True
        elif command or not re.fullmatch(r"\w+=.*", word):
            command.append(word)
    if command:
        yield command
