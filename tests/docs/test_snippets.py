"""Everything that the README, CONTRIBUTING and docs/ show works as it is printed.

| kind | what is done |
|---|---|
| `python`, `pycon` | run, the blocks of a page as one session |
| `toml` | read as what it is: an edition or a part of one, a record or scenario, settings |
| `sh` | every `lastcard …` is read by the commands' own parser; what is cheap and needs no server is run |
| `json` | read |
| `text` | nothing: what is printed, or drawn. Behind a block that was run, it is what that has printed |

What cannot be run says so above: `<!-- not run: reason -->`. Its `lastcard …` lines are read all the same.
"""

import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import click
import msgspec
import pytest

import lastcard
from lastcard.cli.edition.new import STARTER
from lastcard.notation import parse_document, run_case
from lastcard.notation.editions import edition_of, read_edition, warnings_of
from lastcard.notation.fairness import parse_fairness
from lastcard.server.settings import Settings, read_settings
from tests.cli.running import lastcard as run
from tests.docs.blocks import BLOCKS, ROOT, Block, blocks_in, commands_in, lines_of, of_kind, on_page
from tests.docs.commands import Said, read
from tests.missing import missing

PROGRAMS = ("python", "pycon")
KINDS = {*PROGRAMS, "toml", "sh", "json", "text"}
TOOLS = {"printf", "openssl", "sha256sum", "grep"}
"""What a page may have readers type beside our own command, and every machine has."""

ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(Path(lastcard.__file__).parents[1]),
    "PYTHONIOENCODING": "utf-8",
}
"""With the project as the tests have it, from any folder."""

CHEAP = {"check", "edition check", "edition new", "edition show", "editions", "rules", "sim"}


def pages_with(*kinds: str) -> list[str]:
    return list(dict.fromkeys(block.page for block in of_kind(*kinds)))


# --- kinds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_a_block_is_of_a_kind_that_is_tried_or_says_why_not(block: Block) -> None:
    if block.runs:
        assert block.kind in KINDS, f"{block}: expected one of {sorted(KINDS)}, or <!-- not run: reason -->"
    else:
        assert block.why_not_run, f"{block}: expected a reason, found none"
        assert block.kind != "text", f"{block}: nobody runs text, so there is nothing to say"


@pytest.mark.parametrize("block", of_kind("text"), ids=str)
def test_what_readers_type_is_no_text(block: Block) -> None:
    assert [line for line in block.text.splitlines() if line.startswith(("lastcard ", ">>> ", "$ "))] == []


def test_blocks_are_found_with_their_place_and_what_is_said_of_them() -> None:
    page = (
        "# T\n\n```sh\na\n```\n\n```text\nb\n```\n\nword\n\n<!-- not run: why -->\n   ```sh\n   c\n   ```\n"
    )
    first, answer, last = blocks_in(page, "page.md")

    assert (first.line, first.kind, first.text, first.answers) == (4, "sh", "a\n", False)
    assert (answer.answers, last.answers) == (True, False)
    assert (last.line, last.text, last.why_not_run) == (15, "c\n", "why")


# --- programs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", pages_with(*PROGRAMS))
def test_python_runs_as_printed(page: str, tmp_path: Path) -> None:
    blocks = [block for block in on_page(page, *PROGRAMS) if block.runs]
    session, folder = tmp_path / "session.json", tmp_path / "here"
    session.write_text(json.dumps([(block.page, block.line, block.kind, block.text) for block in blocks]))
    folder.mkdir()

    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(Path(__file__).with_name("run_page.py")), str(session)],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        env=ENVIRONMENT,
        timeout=300,
    )

    assert done.returncode == 0, done.stderr or done.stdout


# --- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", [block for block in of_kind("toml", "json") if block.runs], ids=str)
def test_a_file_is_what_it_looks_like(block: Block, tmp_path: Path) -> None:
    if block.kind == "json":
        json.loads(block.text)
        return
    table = tomllib.loads(block.text)
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    if "format" in table:
        assert warnings_of(read_edition(block.text)) == ()
    elif "script" in table or "case" in table:
        assert [failure for case in parse_document(block.text).cases if (failure := run_case(case))] == []
    elif table.keys() <= {"row", "color", "option", "alternative", "rulings"}:
        whole_with(table)
    elif table.keys() == {"fairness"}:
        parse_fairness(table["fairness"], len(table["fairness"]["rounds"][0]["entropy"]))
    elif table.keys() <= fields:
        file = tmp_path / "lastcard.toml"
        file.write_text(block.text, "utf-8")
        read_settings({}, {}, file)
    else:
        pytest.fail(f"{block}: expected an edition, a record, settings or a part of one, found {list(table)}")


def whole_with(part: dict[str, object]) -> None:
    """A part of an edition, put into the file that `lastcard edition new` writes, makes a whole one."""
    table = tomllib.loads(STARTER.format(schema="", file="", key="mine", name="Mine"))
    for key, value in part.items():
        if isinstance(value, list):
            table[key] = [*table.get(key, []), *value]
        elif isinstance(value, dict):
            table[key] = {**table.get(key, {}), **value}
            table["colors"] += [letter for letter in value if key == "color"]
    edition_of(table)


# --- commands --------------------------------------------------------------------------------------------


def ours(words: list[str]) -> bool:
    return Path(words[0]).name == "lastcard"


@pytest.mark.parametrize("block", of_kind("sh"), ids=str)
def test_every_command_exists_with_its_options(block: Block) -> None:
    for line in lines_of(block):
        for words in commands_in(line):
            if ours(words):
                try:
                    read(words[1:])
                except click.UsageError as error:
                    pytest.fail(f"{block}: {line}: {error.format_message()}")
            elif block.runs:
                assert words[0] in TOOLS, f"{block}: expected lastcard or <!-- not run: … -->, found {line}"


def is_cheap(said: Said) -> bool:
    rounds = said.options.get("rounds") or "1000"
    long = said.name == "sim" and (int(str(rounds)) > 1000 or {"mode", "matches"} & said.options.keys())
    return said.name in CHEAP and not long


def is_tried(line: str) -> bool:
    """Whether a line is typed here too: everything in it is a common tool, or ours and cheap."""
    return all(is_cheap(read(words[1:])) if ours(words) else words[0] in TOOLS for words in commands_in(line))


def tried() -> dict[str, list[tuple[Block, list[str]]]]:
    """By page, the blocks of which something is typed here, and what."""
    found: dict[str, list[tuple[Block, list[str]]]] = {}
    for block in of_kind("sh"):
        lines = [line for line in lines_of(block) if block.runs and is_tried(line)]
        if lines:
            found.setdefault(block.page, []).append((block, lines))
    return found


@pytest.mark.parametrize("page", tried())
def test_what_is_cheap_runs_as_printed(page: str, tmp_path: Path) -> None:
    """In a shell for each page, with `lastcard` and the folders of the project at hand."""
    blocks = tried()[page]
    typed = "".join("\n".join([*lines, f"echo ==={place}"]) + "\n" for place, (_, lines) in enumerate(blocks))
    if "openssl" in typed and not shutil.which("openssl"):
        missing(f"{page} is typed with openssl")
    command, folder = tmp_path / "bin" / "lastcard", tmp_path / "here"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lastcard "$@"\n')
    command.chmod(0o755)
    folder.mkdir()
    for shown in ("docs", "examples", "tests"):
        (folder / shown).symlink_to(ROOT / shown)

    done = subprocess.run(
        ["/bin/sh", "-euc", typed],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=ENVIRONMENT | {"PATH": f"{command.parent}:{os.environ['PATH']}"},
        timeout=300,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    for place, (block, lines) in enumerate(blocks):
        printed = done.stdout.partition(f"==={place}\n")[0].rpartition("===")[2]
        if (answer := answer_to(block)) and lines == lines_of(block):
            assert [line for line in answer.text.splitlines() if line not in printed] == [], block


def answer_to(block: Block) -> Block | None:
    """The text that a page prints right behind a block: what it answers."""
    behind = BLOCKS.index(block) + 1
    if behind < len(BLOCKS) and BLOCKS[behind].answers and BLOCKS[behind].kind == "text":
        return BLOCKS[behind]
    return None


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("sim --round 5", "no such option"),
        ("sim --lang xx", "xx"),
        ("sin", "no such command"),
        ("edition chek duo.edition.toml", "no such command"),
        ("editions classic", "nobody reads classic"),
        ("sim --edition clasic", "clasic"),
    ],
)
def test_a_command_that_does_not_exist_is_found_out(line: str, fault: str) -> None:
    with pytest.raises(click.UsageError) as error:
        read(line.split())

    assert fault in error.value.format_message().lower()


def test_reading_a_command_leaves_it_as_it_is() -> None:
    """Click remembers by which words it was first asked for help."""
    read(["sim", "--rounds", "5"])

    assert run("-h").stdout == run("--help").stdout != ""
