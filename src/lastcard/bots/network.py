"""The network of `hard` on views: it corrects the tuned worths of answers (`lastcard.policy.network`).

The twin of `lastcard.fast.players.network`. Needs NumPy.
"""

from typing import Final

import numpy as np

from lastcard.bots.inputs import Inputs
from lastcard.bots.worth import Worths
from lastcard.policy.features import NEVER, WIN
from lastcard.policy.network import Network
from lastcard.views.prompt import Prompt

ANSWERED: Final = ("play", "drawn", "color", "challenge")
"""Questions for the network; the others are left to the tuned worths."""


def corrected(network: Network, inputs: Inputs, worths: Worths, prompt: Prompt) -> list[float]:
    """What each answer is worth, in rounds won."""
    found = [worths.worth(move) / WIN for move in prompt.moves]
    allowed = [at for at, worth in enumerate(found) if worth > NEVER // 2 / WIN]
    if prompt.question in ANSWERED and len(allowed) > 1:
        rows = np.array([inputs.row(prompt.moves[at]) for at in allowed], np.float32)
        for at, adds in zip(allowed, network.adds(rows), strict=True):
            found[at] += float(adds)
    return found
