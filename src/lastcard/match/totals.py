"""Who scores what, and who has won."""

from collections.abc import Mapping

from lastcard.match.players import Player
from lastcard.model.decisions import Over
from lastcard.model.edition import Mode


def partners_opposite(seating: tuple[Player, ...]) -> Mapping[Player, Player]:
    """Partners sit opposite (BEACH-94)."""
    return {player: seating[(seat + 2) % 4] for seat, player in enumerate(seating)}


def points_of(over: Over, seating: tuple[Player, ...], partners: Mapping[Player, Player]) -> int:
    """The value of the opponents' cards; the partner's do not count (BEACH-96)."""
    if over.winner is None:
        return 0
    winner = seating[over.winner]
    side = (winner, partners.get(winner, winner))
    return sum(caught for player, caught in zip(seating, over.caught, strict=True) if player not in side)


def added(
    mode: Mode,
    totals: tuple[int, ...],
    over: Over,
    seating: tuple[Player, ...],
    partners: Mapping[Player, Player],
) -> tuple[int, ...]:
    """Totals after a round; a blocked one changes nothing (G37)."""
    if over.winner is None or mode is Mode.SINGLE:
        return totals
    after = list(totals)
    winner = seating[over.winner]
    side = {winner, partners.get(winner, winner)}
    match mode:
        case Mode.FIRST_TO | Mode.PARTNERS | Mode.ROTATION:
            for player in side:
                after[player] += points_of(over, seating, partners)
        case Mode.LOWEST | Mode.ELIMINATION:
            for player, caught in zip(seating, over.caught, strict=True):
                after[player] += caught
        case Mode.PARTNERS_LOWEST:
            for player in seating:
                if player not in side:
                    after[player] += points_of(over, seating, partners)
    return tuple(after)


def eliminated(mode: Mode, totals: tuple[int, ...], limit: int) -> tuple[Player, ...]:
    """Who has reached the limit of an elimination match (BEACH-102)."""
    if mode is not Mode.ELIMINATION:
        return ()
    return tuple(Player(player) for player, total in enumerate(totals) if total >= limit)


def winners_of(
    mode: Mode, totals: tuple[int, ...], target: int, winner: Player | None, *, last: bool
) -> tuple[Player, ...]:
    """Who has won the match after a round; nobody while it goes on. Ties are shared (G39)."""
    match mode:
        case Mode.SINGLE:
            return () if winner is None else (winner,)
        case Mode.FIRST_TO | Mode.PARTNERS:
            return _with(totals, max(totals)) if max(totals) >= target else ()
        case Mode.LOWEST | Mode.PARTNERS_LOWEST:
            return _with(totals, min(totals)) if max(totals) >= target else ()
        case Mode.ELIMINATION:
            left = tuple(Player(player) for player, total in enumerate(totals) if total < target)
            return left if len(left) == 1 else ()
        case Mode.ROTATION:
            return _with(totals, max(totals)) if last else ()


def _with(totals: tuple[int, ...], total: int) -> tuple[Player, ...]:
    return tuple(Player(player) for player, has in enumerate(totals) if has == total)
