"""Learning environments: the compiled game by numbers, for many games at once and for the usual interfaces.

- `actions` numbers what a seat can say, `observation` draws what it sees.
- `batch` steps many games together; everything a learner needs lies in arrays made once.
- `pettingzoo_env`, `gym_env` and `gym_vector` are the same game for PettingZoo and Gymnasium, `openspiel` for
  OpenSpiel, `rlcard_shape` in the shape of RLCard's UNO.
"""

from lastcard.rl.actions import ACTIONS_VERSION, ActionSpace
from lastcard.rl.batch import Batch
from lastcard.rl.errors import BadShape, IllegalAction, StepAfterDone
from lastcard.rl.observation import OBSERVATION_VERSION

__all__ = [
    "ACTIONS_VERSION",
    "OBSERVATION_VERSION",
    "ActionSpace",
    "BadShape",
    "Batch",
    "IllegalAction",
    "StepAfterDone",
]
