"""How likely each seat is to go out first, for somebody who sees all hands, by a network: what it looks at.

It is asked instead of the outlook (`lastcard.policy.outlook`) where one was taught: in printed games with two
to four seats. `lastcard.fast.search.foresight` computes, `scripts/foresight.py` teaches. A row of inputs::

    for each seat, from the one on turn on in the direction of play
        CARDS    by suit and symbol: how many cards
        SIZE     by the number of cards
        MORE     cards above that
        FITTING  cards that fit now
        STUCK    1 when there is none
    TOP          by the symbol on top of the discards

The suits are those of the side in play: first the color in play, then the others in their order, then what has
no color. So a game is the same to it whatever its colors are called. A two-sided deck has all of this twice, and
only the side that is up is filled in.
"""

from functools import lru_cache, partial
from typing import Final, NamedTuple

import numpy as np

from lastcard.model.sheet import Sheet
from lastcard.policy.layers import Numbers, is_taught, kept_for, read_layers, written_layers
from lastcard.policy.outlook import COUNTED, SYMBOLS

FOLDER = "foresights"
SEATS: Final = (2, 3, 4)
"""Of the tables that were taught."""

SUITS: Final = 5
CARDS: Final = 0
SIZE: Final = CARDS + SUITS * SYMBOLS
MORE: Final = SIZE + COUNTED
FITTING: Final = MORE + 1
STUCK: Final = FITTING + 1
OF_A_SEAT: Final = STUCK + 1


class Foresight(NamedTuple):
    """The weights, layer by layer; a column for each number of the next layer, of the last for each seat."""

    first: Numbers
    first_bias: Numbers
    second: Numbers
    second_bias: Numbers
    last: Numbers
    last_bias: Numbers


NONE: Final = Foresight(*(np.zeros(shape, np.float32) for shape in ((0, 0), 0, (0, 0), 0, (0, 0), 0)))
"""For tables without a network."""


def inputs_for(sheet: Sheet, seats: int) -> int:
    """How long a row is."""
    return len(sheet.faces) * (OF_A_SEAT * seats + SYMBOLS)


def foresight_for(sheet: Sheet, seats: int) -> Foresight:
    """The network for a table, or NONE."""
    if not is_taught(sheet):
        return NONE
    return _shipped(sheet.edition.key, seats, inputs_for(sheet, seats))


@lru_cache(maxsize=64)
def _shipped(edition: str, seats: int, inputs: int) -> Foresight:
    read = partial(read_foresight, inputs=inputs, seats=seats)
    return kept_for(edition, seats, FOLDER, SEATS, read) or NONE


def read_foresight(kept: bytes, inputs: int, seats: int) -> Foresight:
    """A network from the bytes of a file; BadWeights where it is none for such a table."""
    return Foresight(*read_layers(kept, Foresight._fields, inputs, seats))


def written_foresight(foresight: Foresight) -> bytes:
    """The bytes of a file; three digits of a weight will do."""
    return written_layers({name: layer.astype(np.float16) for name, layer in foresight._asdict().items()})
