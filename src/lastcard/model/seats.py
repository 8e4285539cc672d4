"""Places at the table and the way play runs round it."""

from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0: seat 1 is left of seat 0 (G04)."""

Direction = Literal[1, -1]
LEFT: Final = 1
"""Clockwise."""
RIGHT: Final = -1
