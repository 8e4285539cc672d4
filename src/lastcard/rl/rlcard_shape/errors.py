"""Errors of this environment alone; illegal actions and steps after the end are those of `lastcard.rl.errors`.

LastcardError
├── NoStepBack  it was not asked for when the environment was made
└── PileRanOut  `compat` only: RLCard's game has come to a point from which it cannot go on
"""

from lastcard.model.errors import LastcardError


class NoStepBack(LastcardError):
    """Steps back are off."""


class PileRanOut(LastcardError):
    """There are not enough cards to draw, and RLCard has no rule for that."""
