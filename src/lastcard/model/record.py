"""The base of every value of the model."""

from msgspec import Struct


class Record(Struct, frozen=True, tag=True, gc=False):
    """A frozen value; its class name tags it in text and on the wire.

    Values form trees, never cycles, so the garbage collector need not track them.
    """
