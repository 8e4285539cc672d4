"""Errors of the compiled game."""

from lastcard.model.errors import LastcardError


class NotCompiled(LastcardError):
    """The kernel cannot play by this sheet; the engine can."""
