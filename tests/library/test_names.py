"""The public names: what there is, as it is pinned; imported when asked for, and without a server."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import public_names

import lastcard
import lastcard.game.files
import lastcard.game.game
import lastcard.game.sofar


def test_the_public_names_are_those_that_are_pinned() -> None:
    """A change must be meant: `python -m scripts.public_names` writes them anew, and CHANGELOG tells of it."""
    assert public_names.written() == public_names.PINNED.read_text("utf-8")


def test_type_checkers_know_the_same_names() -> None:
    stub = Path(lastcard.__file__).with_suffix(".pyi").read_text("utf-8")
    told = {line.split(" as ")[-1] for line in stub.splitlines() if " as " in line}
    assert told == set(lastcard.__all__) - {"__version__"}


def test_every_name_is_there_and_no_other() -> None:
    assert dir(lastcard) == sorted(lastcard.__all__)
    for name in lastcard.__all__:
        assert getattr(lastcard, name) is not None
    with pytest.raises(AttributeError, match="has no attribute 'Bridge'"):
        lastcard.Bridge  # type: ignore[attr-defined]  # noqa: B018 - it is asked for


def test_every_error_is_one_of_ours() -> None:
    errors = [getattr(lastcard, name) for name in lastcard.__all__]
    errors = [error for error in errors if isinstance(error, type) and issubclass(error, Exception)]
    assert len(errors) > 10
    assert all(issubclass(error, lastcard.LastcardError) for error in errors)


@pytest.mark.parametrize("module", [lastcard, lastcard.game.game, lastcard.game.sofar, lastcard.game.files])
def test_examples_in_docstrings_are_true(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def _run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_import_alone_brings_nothing_else() -> None:
    loaded = (
        "import sys; before = set(sys.modules); import lastcard; "
        "print(*(name for name in set(sys.modules) - before if name.split('.')[0] not in sys.stdlib_module_names))"
    )
    assert _run(loaded) == "lastcard"


WITHOUT = """
import sys
for name in ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client", "platformdirs",
             "filelock", "confusable_homoglyphs", "numpy", "numba", "click", "rich"):
    sys.modules[name] = None
import lastcard
game = lastcard.Game("flip", ["Ann", "Bob", "Cem"], seed=1)
game.play_on("hard", until="round")
again = lastcard.loads(game.record())
from lastcard.lab.simulate import simulate
played = list(simulate(game.sheet, 3, 5, 1))
print(again.totals == game.totals, len(played))
"""


def test_rules_notation_bots_and_simulation_need_no_server_and_no_compiler() -> None:
    assert _run(WITHOUT) == "True 5"
