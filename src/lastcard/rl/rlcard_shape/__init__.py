"""UNO in the shape that RLCard gave it: its agents and tools run here unchanged, and it need not be installed.

    env = RlcardEnv({"seed": 1, "game_num_players": 4})
    env.set_agents([RandomAgent(env.num_actions)] * 4)
    trajectories, payoffs = env.run()

By itself it plays by the rules (`classic`). With `compat=True` it repeats RLCard 1.2.0 game by game, faults
and all (`replica`): the same seed and the same actions give the same states. What they share are the `names`
of cards and actions, the planes of an observation, and the `luck` that a seed gives. Our bots play RLCard's game
as its `agents`.
"""

from lastcard.rl.rlcard_shape.env import Agent, RlcardEnv
from lastcard.rl.rlcard_shape.errors import NoStepBack, PileRanOut
from lastcard.rl.rlcard_shape.names import ACTION_IDS, ACTIONS

__all__ = ["ACTIONS", "ACTION_IDS", "Agent", "NoStepBack", "PileRanOut", "RlcardEnv"]
