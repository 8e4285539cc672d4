"""Luck from a seed, by the same stream of numbers as RLCard's, so that one seed means one game there and here."""

import operator
from collections.abc import Sequence
from hashlib import sha512
from secrets import randbits
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from lastcard.model.errors import BadOption

if TYPE_CHECKING:
    Luck = np.random.RandomState
else:
    Luck = Any

T = TypeVar("T")

SEED_BITS = 64


def luck_from(seed: object) -> tuple[Luck, int]:
    """A generator and its seed; None takes one from the system.

    NumPy promises never to change what `RandomState` yields. RLCard scatters seeds that lie close together by
    a hash, of which it takes the first 64 bits, in words of 32 from the low end.
    """
    number = randbits(SEED_BITS) if seed is None else _checked(seed) % 2**SEED_BITS
    scattered = int.from_bytes(sha512(str(number).encode()).digest()[:8], "little")
    words = [scattered & 0xFFFFFFFF, scattered >> 32]
    return np.random.RandomState(words if words[1] else words[:1]), number


def _checked(seed: object) -> int:
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0:
        raise BadOption(f"expected a seed of 0 or more, or None, found {seed!r}")
    return number


def shuffled(luck: Luck, cards: Sequence[T]) -> list[T]:
    """The cards in a random order."""
    order = list(range(len(cards)))
    luck.shuffle(order)
    return [cards[at] for at in order]
