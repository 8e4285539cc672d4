"""Small networks of two hidden layers, as files of NumPy's arrays. Needs NumPy."""

from collections.abc import Callable, Container, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import replace

from lastcard.model.rulings import BETWEEN_ROUNDS, SETUP
from lastcard.model.sheet import Sheet
from lastcard.policy.weights import BadWeights, Kept, decoded, shipped

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]
else:
    Numbers = Any


@lru_cache(maxsize=1)
def taught() -> dict[str, int]:
    """Editions whose networks are shipped; nobody else's edition has one of these keys.

    Each with the number of seats up to which the network of `hard` wins more rounds than the weights alone, which
    was measured (docs/bots.md).
    """
    return shipped("taught.json", partial(decoded, kind=dict[str, int], expected="seats by edition"))


def kept_for(
    edition: str, seats: int, folder: str, tables: Container[int], read: Callable[[bytes], Kept]
) -> Kept | None:
    """The network of a table, or None where there never was one.

    One that is shipped must be there: bots would be weaker without a word. BadWeights where its file is missing.
    """
    name = f"{folder}/{name_of(edition, seats)}"
    is_shipped = edition in taught() and seats in tables
    return shipped(name, read) if is_shipped or files("lastcard.policy").joinpath(name).is_file() else None


def read_layers(kept: bytes, names: Sequence[str], inputs: int, *outputs: int) -> list[Numbers]:
    """The arrays of a file: first, first_bias, second, second_bias, last, and what else is named.

    `outputs` is the shape of the last layer after its first axis. BadWeights where that is not what the file has.
    """
    try:
        with np.load(BytesIO(kept), allow_pickle=False) as arrays:
            layers = [arrays[name].astype(np.float32) for name in names]
    except Exception as error:  # NumPy, zip and zlib each have their own word for damaged bytes
        found = str(error).splitlines() or [type(error).__name__]
        raise BadWeights(f"expected the weights of a network, found {found[0]}") from error
    middle, width = layers[1].size, layers[3].size
    expected = [(inputs, middle), (middle,), (middle, width), (width,), (width, *outputs), outputs]
    shapes = [layer.shape for layer in layers]
    if shapes != expected[: len(names)]:
        raise BadWeights(f"expected the layers of a network with {inputs} inputs, found {shapes}")
    if not all(np.isfinite(layer).all() for layer in layers):
        raise BadWeights("expected the weights of a network, found some that are no numbers")
    return layers


def is_taught(sheet: Sheet) -> bool:
    """Whether rounds go by the own rules of an edition of ours: networks are taught by those, and used with those only.

    Who deals, how play begins, and when a match ends, is no matter.
    """
    if sheet.edition.key not in taught():
        return False
    own = sheet.edition.rulings
    no_matter = (*BETWEEN_ROUNDS, *SETUP)
    return replace(sheet.rulings, **{key: getattr(own, key) for key in no_matter}) == own


def name_of(edition: str, seats: int) -> str:
    """The name of a table's file."""
    return f"{edition}-{seats}.npz"


def written_layers(layers: "dict[str, Any]") -> bytes:
    """The bytes of a file."""
    kept = BytesIO()
    np.savez_compressed(kept, **layers)
    return kept.getvalue()
