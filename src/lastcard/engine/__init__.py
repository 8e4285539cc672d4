"""The law: a round is a fold of inputs over states."""

from lastcard.engine.apply import apply
from lastcard.engine.legal import answers, legal_moves, rights
from lastcard.engine.options import settle_rulings
from lastcard.engine.replay import replay
from lastcard.engine.setup import open_round
from lastcard.engine.sheet import sheet_for

__all__ = [
    "answers",
    "apply",
    "legal_moves",
    "open_round",
    "replay",
    "rights",
    "settle_rulings",
    "sheet_for",
]
