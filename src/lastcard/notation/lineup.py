"""Who sits where, and what a line of words means to them in this moment of a match."""

from collections.abc import Sequence

from lastcard.match.match import Match, apply
from lastcard.match.players import Player
from lastcard.model.decisions import AskCut, AskDealer, AskShuffle
from lastcard.model.errors import IllegalMove, Reason
from lastcard.model.moves import Move
from lastcard.notation.moves import Lineup, find_name, parse_moves


def seat_names(match: Match, names: Sequence[str]) -> tuple[str, ...]:
    """The names by seat of the current round."""
    return tuple(names[player] for player in match.seating)


def lineup_of(match: Match, names: Sequence[str]) -> Lineup:
    """Who sits where in the current round, and who does not."""
    absent = (name for player, name in enumerate(names) if player not in match.seating)
    return Lineup(seat_names(match, names), tuple(absent))


def find_player(names: Sequence[str], name: str) -> Player:
    """The player of a name."""
    return Player(find_name(names, name))


def luck_due(match: Match) -> str | None:
    """The word of the chance line that must come next, if one must."""
    match match.round.decision:
        case AskCut():
            return "cut"
        case AskDealer():
            return "dealer"
        case AskShuffle():
            return "shuffle"
    return None


def line_moves(match: Match, names: Sequence[str], player: Player, words: Sequence[str]) -> list[Move]:
    """The moves that a line stands for; IllegalMove from somebody who does not sit in this round."""
    seat = match.seat_of(player)
    if seat is None:
        raise IllegalMove(Reason.NOT_ASKED)
    return parse_moves(match.round, lineup_of(match, names), seat, words)


def refused(match: Match, names: Sequence[str], player: Player, words: Sequence[str]) -> bool:
    """Whether a move, or one of those that a short form stands for, is not possible now."""
    try:
        for move in line_moves(match, names, player, words):
            match, _ = apply(match, player, move)
            if luck_due(match):
                break
    except IllegalMove:
        return True
    return False
