"""Errors of the learning environments. Whatever is refused, nothing has changed.

LastcardError
├── IllegalAction  an action that the mask does not offer
├── BadShape       an array of another shape or type than expected
└── StepAfterDone  a step in a game that is over and does not begin anew by itself

Unknown editions, options and numbers of seats are refused with the errors of `lastcard.model`; a missing
Numba with `lastcard.fast.NotInstalled`.
"""

from lastcard.model.errors import LastcardError


class IllegalAction(LastcardError):
    """The acting seat may not say this now."""


class BadShape(LastcardError):
    """An array of another shape or type than expected."""


class StepAfterDone(LastcardError):
    """The game is over: it has to be reset before the next step."""
