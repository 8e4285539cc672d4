"""Policies in numbers: what they look at, and the weights; who plays by them is above.

`hard` is a linear policy and a network that corrects it; `expert` foresees the end of a round by an outlook or a
network. `lastcard.bots.policy` plays on views, `lastcard.fast.players` on compiled games.
"""

from lastcard.policy.normal import NORMAL
from lastcard.policy.weights import BadWeights, hard_weights

__all__ = ["NORMAL", "BadWeights", "hard_weights"]
