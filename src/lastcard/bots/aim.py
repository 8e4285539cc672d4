"""What a round is played for: to go out, for oneself or a partner, and in most matches for points too.

How a match goes on after the round is not searched. Instead going out counts for a share of what a round can be
worth, and points for the rest: far from the target all rounds are about points, and who needs few is best served
by just going out.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.match.match import Match
from lastcard.model.edition import Mode
from lastcard.model.seats import Seat

USUAL_CATCH = 40
"""Points that a loser is caught with, roughly, whatever the edition."""


class Aim(NamedTuple):
    """What the end of a round is worth to a seat."""

    friends: tuple[Seat, ...] = ()
    """Who goes out for it too."""
    out: float = 1.0
    """For going out."""
    won: float = 0.0
    """For each point that others are then caught with."""
    paid: float = 0.0
    """Lost for each point that the own side is caught with when others go out."""


TO_GO_OUT = Aim()


def aim_of(mode: Mode, totals: Sequence[int], target: int, seat: Seat, friends: tuple[Seat, ...] = ()) -> Aim:
    """The aim of a seat; `totals` are those of the seats at this table, in their order."""
    if mode is Mode.SINGLE:
        return Aim(friends)
    losers = len(totals) - 1 - len(friends)
    needed = target - totals[seat]
    if mode in (Mode.LOWEST, Mode.ELIMINATION, Mode.PARTNERS_LOWEST):
        # Points are paid. Whoever is near the limit must go out, or at least be caught with little.
        about_points = _share(needed, USUAL_CATCH)
        return Aim(
            friends, 1.0 - about_points / 2, 0.5 * about_points / (losers * USUAL_CATCH), 1 / max(needed, 1)
        )
    # Points are won, and what is paid makes another seat win them.
    pot = losers * USUAL_CATCH
    about_points = _share(needed, pot)
    return Aim(friends, 1.0 - about_points, about_points / pot, about_points / (pot * losers))


def aim_in(match: Match, seat: Seat) -> Aim:
    """The aim of a seat in the current round of a match."""
    totals = [match.totals[player] for player in match.seating]
    partner = match.partners.get(match.seating[seat])
    friends = () if partner is None else (Seat(match.seating.index(partner)),)
    return aim_of(match.mode, totals, match.sheet.target, seat, friends)


def _share(needed: int, usual: int) -> float:
    """From 0, when half of what is usual is enough, to 1."""
    return min(max(needed / usual - 0.5, 0.0), 1.0)
