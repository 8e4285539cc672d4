"""Who plays a match, as against where they sit in a round."""

from typing import NewType

Player = NewType("Player", int)
"""A person or bot of a match, in the order in which they signed up. Seats are places of one round."""
