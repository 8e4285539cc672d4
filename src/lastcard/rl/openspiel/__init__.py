"""The game for OpenSpiel: `pyspiel.load_game("python_lastcard(edition=mini)")` after importing this package.

- `table` is what stays the same in all rounds of a game, `moment` a round in small steps: one card of a shuffle,
  one seat at a time. They know the engine and nothing of OpenSpiel.
- `memory` is all that a seat has heard, as text; `sight` what it sees now, as numbers.
- `game` tells OpenSpiel.

OpenSpiel is a peer: who wants to use it has it. Nothing else of `lastcard` needs it.
"""

from importlib.util import find_spec

from lastcard.model.errors import NotInstalled

if find_spec("pyspiel") is None:
    raise NotInstalled("expected OpenSpiel (pip install open_spiel), found no pyspiel")

from lastcard.rl.openspiel.game import SHORT_NAME, LastcardGame, LastcardObserver, LastcardState

__all__ = ["SHORT_NAME", "LastcardGame", "LastcardObserver", "LastcardState"]
