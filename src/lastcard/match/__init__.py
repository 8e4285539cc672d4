"""Several rounds, totals, partners, elimination."""

from lastcard.match.match import Match, MatchError, apply, next_round, open_match
from lastcard.match.players import Player

__all__ = ["Match", "MatchError", "Player", "apply", "next_round", "open_match"]
