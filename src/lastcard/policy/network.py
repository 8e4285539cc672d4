"""Small networks that correct the tuned worths of `hard`, one file for each table where that wins more rounds.

What an answer is worth is the linear worth of `lastcard.policy.weights` plus what the network adds to it, in
rounds won. A network has two hidden layers; `scripts/train_policy.py` writes it. Needs NumPy.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from lastcard.model.sheet import Sheet
from lastcard.policy.inputs import INPUTS
from lastcard.policy.layers import Numbers, is_taught, kept_for, read_layers, taught, written_layers

FOLDER = "networks"
SEATS: Final = (2, 4)
"""Of the tables that were taught; three and more play by that of four, as long as that wins more rounds."""


class Network(NamedTuple):
    """The weights, layer by layer; a column for each number of the next layer."""

    first: Numbers
    first_bias: Numbers
    second: Numbers
    second_bias: Numbers
    last: Numbers

    def adds(self, inputs: Numbers) -> Numbers:
        """What it adds to the worth of each answer, a row each."""
        # All numbers are finite; a BLAS may still raise the flag, for what it pads with (NumPy's issue 24067).
        with np.errstate(invalid="ignore"):
            hidden = np.maximum(inputs @ self.first + self.first_bias, 0)
            hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
            found: Numbers = hidden @ self.last
        return found


SILENT: Final = Network(*(np.zeros(shape, np.float32) for shape in ((INPUTS, 1), 1, (1, 1), 1, 1)))
"""For tables without a network."""


def network_for(sheet: Sheet, seats: int) -> Network | None:
    """The network for a table, if there is one."""
    edition = sheet.edition.key
    if not is_taught(sheet) or seats > taught()[edition]:
        return None
    return _shipped(edition, nearest_taught(seats))


def nearest_taught(seats: int) -> int:
    """For how many seats the network is taught that so many play by."""
    return 2 if seats == 2 else 4


@lru_cache(maxsize=64)
def _shipped(edition: str, seats: int) -> Network | None:
    return kept_for(edition, seats, FOLDER, SEATS, read_network)


def read_network(kept: bytes) -> Network:
    """A network from the bytes of a file; BadWeights where it is none."""
    return Network(*read_layers(kept, Network._fields, INPUTS))


def written_network(network: Network) -> bytes:
    """The bytes of a file."""
    return written_layers(network._asdict())
