"""RLCard itself, where it is installed; what its import warns about is not ours to mend."""

import subprocess
import sys
import warnings
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from tests.missing import missing

UNPACKING = FileLock(Path(sys.prefix, "rlcard.lock"))
"""RLCard unpacks data beside its code when it is first imported; two processes doing so trip over each other."""
WHY = "needs RLCard to compare with: pip install 'lastcard[bench]'"


def peer(module: str) -> Any:  # noqa: ANN401 - it has no types
    """A module of RLCard; without RLCard the tests that ask for it are skipped."""
    pytest.importorskip("rlcard", reason=WHY)
    with UNPACKING, warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*distutils.*deprecated", DeprecationWarning)
        try:
            return import_module(module)
        except (subprocess.CalledProcessError, ModuleNotFoundError) as cause:
            # Its agents ask pip at import which packages there are, and Python before 3.12 for distutils.
            if isinstance(cause, ModuleNotFoundError) and cause.name != "distutils":
                raise
            missing(f"{module} needs pip and distutils: {cause}")


def rlcard_uno(seed: int, players: int = 2, *, step_back: bool = False) -> Any:  # noqa: ANN401 - the same
    """RLCard's environment. It does not heed the number of players in its config."""
    env = peer("rlcard").make("uno", config={"seed": seed, "allow_step_back": step_back})
    env.game.configure({"game_num_players": players})
    env.num_players = players
    return env
