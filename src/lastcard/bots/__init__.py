"""Players that know a view and a prompt, never the state."""

from lastcard.bots.bot import Bot
from lastcard.bots.heuristic import Heuristic
from lastcard.bots.levels import LEVELS, make_bot
from lastcard.bots.policy import Policy
from lastcard.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "Heuristic", "Policy", "RandomBot", "make_bot"]
