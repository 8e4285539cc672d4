"""Several rounds make a match: who scores what, who sits where, who deals, and who has won.

The twin of `lastcard.match`; seats are places of one round, players are counted as they signed up. The arrays::

    terms.words[PLACE]             what the mode and the options say
    terms.seatings[round, seat]    who sits where, round after round, and from the first row on again
    totals[player]
    seating[seat]                  who sits where in one round, clockwise
"""

from typing import Final, NamedTuple

from lastcard.fast.compiled import Ints, compiled, count
from lastcard.fast.twin.codes import first_of, seat_of
from lastcard.fast.twin.layout import CAUGHT, DEALER, QUESTION, SEATS

# --- places of words ---------------------------------------------------------------------------------------
MODE: Final = 0
TARGET: Final = 1
PLANNED: Final = 2
"""How many rounds a rotation has."""
AT_ONCE: Final = 3
"""How many tables play at the same time."""
NEXT_DEALER: Final = 4
TERMS: Final = 5

# --- modes, as they stand in `Mode` ------------------------------------------------------------------------
FIRST_TO: Final = 0
LOWEST: Final = 1
ELIMINATION: Final = 2
SINGLE: Final = 3
PARTNERS: Final = 4
PARTNERS_LOWEST: Final = 5
ROTATION: Final = 6

# --- who deals the next round ------------------------------------------------------------------------------
LEFT: Final = 0
WINNER: Final = 1
REDRAW: Final = 2
SAME: Final = 3


class Terms(NamedTuple):
    """A mode with its options, as the kernel reads it."""

    words: Ints
    seatings: Ints


@compiled
def winning_seat(now: Ints, g: int) -> int:
    """Who has gone out; -1 for a blocked round."""
    return seat_of(now[g, QUESTION]) if first_of(now[g, QUESTION]) else -1


@compiled
def take_seats(terms: Terms, totals: Ints, played: int, seating: Ints) -> int:
    """Everybody still in, clockwise, for the round after so many; how many they are."""
    limit = terms.words[TARGET] if terms.words[MODE] == ELIMINATION else 0
    row, seats = played % len(terms.seatings), 0
    for place in range(terms.seatings.shape[1]):
        player = terms.seatings[row, place]
        if not limit or totals[player] < limit:
            seating[seats] = player
            seats += 1
    return seats


@compiled
def add_points(terms: Terms, now: Ints, g: int, seating: Ints, totals: Ints) -> None:
    """Totals after a round; a blocked one changes nothing (G37)."""
    mode, winner = terms.words[MODE], winning_seat(now, g)
    if winner < 0 or mode == SINGLE:
        return
    partner = (winner + 2) % 4 if mode >= PARTNERS else winner
    points = 0
    for seat in range(now[g, SEATS]):
        points += now[g, CAUGHT + seat] if seat not in (winner, partner) else 0
    for seat in range(now[g, SEATS]):
        if mode in (LOWEST, ELIMINATION):
            totals[seating[seat]] += now[g, CAUGHT + seat]
        elif (seat in (winner, partner)) == (mode != PARTNERS_LOWEST):
            totals[seating[seat]] += points


@compiled
def winners(terms: Terms, now: Ints, g: int, seating: Ints, totals: Ints, played: int) -> int:
    """A bit for each player who has won the match after so many rounds; 0 while it goes on. Ties are shared (G39)."""
    mode, target, winner = terms.words[MODE], terms.words[TARGET], winning_seat(now, g)
    if mode == SINGLE:
        return 0 if winner < 0 else 1 << seating[winner]
    most, least, left = totals[0], totals[0], 0
    for player in range(len(totals)):
        most, least = max(most, totals[player]), min(least, totals[player])
        left |= (totals[player] < target) << player
    if mode == ELIMINATION:
        return left if count(left) == 1 else 0
    if played < terms.words[PLANNED] if mode == ROTATION else most < target:
        return 0
    best, won = least if mode in (LOWEST, PARTNERS_LOWEST) else most, 0
    for player in range(len(totals)):
        won |= (totals[player] == best) << player
    return won


@compiled
def next_dealer(terms: Terms, now: Ints, g: int, before: Ints, after: Ints, seats: int, played: int) -> int:
    """The seat that deals the round after so many; -1 when luck finds it (G02).

    One seat left, blocked rounds included, unless the option says otherwise. `before` and `after` are who sits
    where in the round that was and in the one to come, which has so many seats.
    """
    winner, dealer, at_once = winning_seat(now, g), now[g, DEALER], terms.words[AT_ONCE]
    ruling = terms.words[NEXT_DEALER] if winner >= 0 else LEFT
    if ruling == REDRAW:
        return -1
    if terms.words[MODE] == ROTATION and (at_once > 1 or ruling == LEFT):
        # Players change places and the deal goes round the seats; tables of one round have the same dealing seat.
        return (dealer + (ruling != SAME and played % at_once == 0)) % seats
    if ruling == WINNER:
        return seat_taken(after, seats, before[winner])
    players = terms.seatings.shape[1]
    found, step = -1, 0 if ruling == SAME else 1
    while found < 0:
        found = seat_taken(after, seats, (before[dealer] + step) % players)
        step += 1
    return found


@compiled
def seat_taken(seating: Ints, seats: int, player: int) -> int:
    """Where a player sits; -1 for who is out."""
    for seat in range(seats):
        if seating[seat] == player:
            return seat
    return -1
