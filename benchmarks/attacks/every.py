"""All attacks, in the order in which they are made."""

from benchmarks.attacks import frames, heads, messages, reading, seats
from benchmarks.attacks.listed import ATTACKS

__all__ = ["ATTACKS", "frames", "heads", "messages", "reading", "seats"]
