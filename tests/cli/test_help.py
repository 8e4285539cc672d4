"""Help that starts at once and can be read, for the program and for every command."""

import subprocess
import sys

import pytest

from lastcard import __version__
from lastcard.cli import COMMANDS
from lastcard.cli.admin import COMMANDS as ADMIN_COMMANDS
from tests.cli.running import lastcard, process


def test_help_names_every_command() -> None:
    ran = lastcard("--help")

    assert ran.exit_code == 0
    assert [
        name for name, words in COMMANDS.items() if f"{name} " not in ran.stdout or words not in ran.stdout
    ] == []


def test_the_first_steps_stand_on_lines_of_their_own() -> None:
    lines = lastcard("--help").stdout.splitlines()

    assert any(line.strip().startswith("lastcard editions ") for line in lines)
    assert any(line.strip().startswith("lastcard check ") for line in lines)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    ran = lastcard(name, "--help")

    assert ran.exit_code == 0
    assert f" {name} [OPTIONS]" in ran.stdout.splitlines()[0]
    assert "\\b" not in ran.stdout


@pytest.mark.parametrize("name", ADMIN_COMMANDS)
def test_every_command_that_looks_after_tables_has_help(name: str) -> None:
    ran = lastcard("admin", name, "--help")

    assert ran.exit_code == 0
    assert f" admin {name} [OPTIONS]" in ran.stdout.splitlines()[0]
    assert ADMIN_COMMANDS[name] in lastcard("admin").stdout
    assert all(option in ran.stdout for option in ("--data", "--database", "--config", "--lang"))


def test_short_help_is_the_same() -> None:
    assert lastcard("-h").stdout == lastcard("--help").stdout


def test_without_a_word_help_is_shown() -> None:
    ran = lastcard()

    assert (ran.exit_code, ran.stdout, ran.stderr) == (0, lastcard("--help").stdout, "")


def test_the_version_is_told() -> None:
    ran = process("--version")

    assert (ran.returncode, ran.stdout) == (0, f"lastcard, version {__version__}\n")


LOADED = """
import sys
{body}
loaded = {{name for name in sys.modules}}
print(sorted(name for name in {watched!r} if name in loaded))
"""
HEAVY = ("rich", "fluent", "fluent.runtime", "msgspec", "tomllib", "asyncio", "random",
         "lastcard.engine", "lastcard.editions", "lastcard.notation", "lastcard.locale", "lastcard.lab")  # fmt: skip
HELP = """
sys.argv = ["lastcard", "--help"]
from lastcard.cli import main
try:
    main()
except SystemExit:
    pass
"""


def modules_after(body: str) -> str:
    """Which heavy modules are there after this; the last line that was printed."""
    code = LOADED.format(body=body, watched=HEAVY)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()[-1]


def test_importing_the_package_loads_nothing_of_it() -> None:
    assert modules_after("import lastcard") == "[]"


def test_help_loads_neither_rules_nor_languages_nor_tables() -> None:
    assert modules_after(HELP) == "[]"


def test_checking_loads_no_languages_and_no_tables() -> None:
    loaded = modules_after("import lastcard.cli.check")

    assert "lastcard.notation" in loaded
    assert "rich" not in loaded
    assert "fluent" not in loaded
    assert "lastcard.lab" not in loaded
