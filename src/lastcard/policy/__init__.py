"""A linear policy in numbers: what it looks at, and the weights; who plays by it is above.

`lastcard.bots.policy` plays it on views, `lastcard.fast.kernel.policy` on compiled games.
"""

from lastcard.policy.normal import NORMAL
from lastcard.policy.weights import BadWeights, hard_weights

__all__ = ["NORMAL", "BadWeights", "hard_weights"]
