"""Errors of the compiled game.

LastcardError
├── NotInstalled  the extra `fast` is missing
├── NotCompiled   a sheet that the tables have no room for
└── EndlessRound  a simulated round that was given up
"""

from lastcard.model.errors import LastcardError


class NotInstalled(LastcardError, ImportError):
    """Numba or NumPy is missing."""


class NotCompiled(LastcardError):
    """The kernel cannot play by this sheet; the engine can."""


class EndlessRound(LastcardError):
    """Random play did not bring a round to its end in a million moves."""
