"""Whole matches of random play on the kernel. Each match has its own luck: its number and the seed say it all."""

from functools import lru_cache
from typing import Final, NamedTuple

from lastcard.fast.checks import MOST_SEED, number_for, numbers_for
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.play.round_play import MOST_MADE, play_round
from lastcard.fast.play.tally import FACES, SORTS
from lastcard.fast.twin import match as kernel
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.layout import DEALER, MOST_SEATS
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.match import (
    Terms,
    add_points,
    next_dealer,
    take_seats,
    winners,
    winning_seat,
)
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.match.match import check_players
from lastcard.match.rotation import schedule, tables_at_once
from lastcard.model.edition import Mode
from lastcard.model.errors import EndlessRound
from lastcard.model.sheet import Sheet

MOST_ROUNDS: Final = 100_000
"""A match of so many rounds is given up like a round of too many moves."""


class PlayedMatches(NamedTuple):
    """What came of matches, one place each."""

    rounds: Ints
    blocked: Ints
    """Rounds that nobody won."""
    moves: Ints
    dealer: Ints
    """The player who dealt first."""
    winners: Ints
    """A bit for each player who won; several share it."""
    totals: Ints
    """A row for each match, a column for each player."""


def play_matches(sheet: Sheet, mode: Mode, players: int, matches: range, seed: int) -> PlayedMatches:
    """Play the matches of these numbers to their ends; luck finds the first dealer, as the edition says."""
    players = number_for("players", players, 2, MOST_SEATS)
    check_players(sheet.edition, mode, players)
    seed, number = number_for("seed", seed, -MOST_SEED - 1, MOST_SEED), len(numbers_for("matches", matches))
    each = [number] * 5
    found = PlayedMatches(*(np.zeros(places, np.int64) for places in (*each, (number, players))))
    terms = compile_terms(sheet, mode, players)
    if _play(compile_rules(sheet), terms, *room_for(1), 0, matches.start, seed, found) < number:
        raise EndlessRound(
            f"expected matches of less than {MOST_ROUNDS} rounds, and rounds of less than {MOST_MADE} moves, "
            "found one that does not end"
        )
    return found


@lru_cache(maxsize=64)
def compile_terms(sheet: Sheet, mode: Mode, players: int) -> Terms:
    """A mode and the options between rounds; the schedule of a rotation is that of `lastcard.match`."""
    rulings = sheet.rulings
    everybody = (tuple(range(players)),)
    seatings = schedule(players, rulings.rotation_order) if mode is Mode.ROTATION else everybody
    words = np.zeros(kernel.TERMS, np.int64)
    words[kernel.MODE] = list(Mode).index(mode)
    words[kernel.TARGET] = sheet.target
    words[kernel.PLANNED] = rulings.cycles * len(seatings)
    words[kernel.AT_ONCE] = tables_at_once(players)
    words[kernel.NEXT_DEALER] = {
        "left": kernel.LEFT,
        "winner": kernel.WINNER,
        "redraw": kernel.REDRAW,
        "same": kernel.SAME,
    }[rulings.next_dealer]
    return Terms(words, np.array(seatings, np.int64))


@making_arrays
def _play(
    rules: Rules,
    terms: Terms,
    now: Ints,
    piles: Bytes,
    g: int,
    first: int,
    seed: int,
    found: PlayedMatches,
) -> int:
    """How many matches were played to their ends: all, unless one has none."""
    rounds, blocked, made, dealers, won, totals = found
    moves = np.zeros(MOST_MOVES, np.int64)
    said, played = np.zeros(SORTS, np.int64), np.zeros(FACES, np.int64)
    seating, following = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    for at in range(len(rounds)):
        begin_luck(now, g, seed, first + at)
        dealer, seats = -1, take_seats(terms, totals[at], 0, seating)
        while not won[at]:
            open_round(rules, now, piles, g, seats, dealer)
            n, _, _ = play_round(rules, now, piles, g, moves, said, played)
            if n == MOST_MADE or rounds[at] == MOST_ROUNDS:
                return at
            if rounds[at] == 0:
                dealers[at] = seating[now[g, DEALER]]
            made[at] += n
            rounds[at] += 1
            blocked[at] += winning_seat(now, g) < 0
            add_points(terms, now, g, seating, totals[at])
            won[at] = winners(terms, now, g, seating, totals[at], rounds[at])
            seats = take_seats(terms, totals[at], rounds[at], following)
            dealer = next_dealer(terms, now, g, seating, following, seats, rounds[at])
            seating, following = following, seating
    return len(rounds)
