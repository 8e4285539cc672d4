"""Bots by name."""

from collections.abc import Callable

from lastcard.bots.bot import Bot
from lastcard.bots.heuristic import Heuristic
from lastcard.bots.policy import Policy
from lastcard.bots.random_bot import RandomBot
from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet

LEVELS: dict[str, Callable[[Sheet], Bot]] = {
    "random": lambda _: RandomBot(),
    "normal": Heuristic,
    "hard": Policy,
}


class UnknownLevel(LastcardError):
    """There is no bot of this name."""


def make_bot(level: str, sheet: Sheet) -> Bot:
    """A bot for a table that plays by this sheet."""
    if level not in LEVELS:
        raise UnknownLevel(f"expected a bot ({', '.join(LEVELS)}), found {level!r}")
    return LEVELS[level](sheet)
