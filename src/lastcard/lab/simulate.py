"""Many rounds or matches of random legal play with the rules engine; `compiled_play` does it with the kernel."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from msgspec import Struct

from lastcard.engine import open_round
from lastcard.lab.random_play import play_round, random_input
from lastcard.lab.referee import MOST_INPUTS
from lastcard.lab.tally import MatchTally, Tally, count_match, count_round
from lastcard.match.match import Match, apply, match_at, next_round, seating_of
from lastcard.model.edition import Mode
from lastcard.model.errors import EndlessRound
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input
from lastcard.notation.record import PlayerInput


class PlayedRound(Struct, frozen=True):
    """One simulated round."""

    dealer: Seat
    inputs: tuple[Input, ...]
    tally: Tally


def simulate(
    sheet: Sheet, seats: int, rounds: int, seed: int, *, dealt: bool = False
) -> Iterator[PlayedRound]:
    """Rounds of eager random play; the deal goes round, and each round has its own luck from the seed.

    EndlessRound where one goes on and on.
    """
    for number in range(rounds):
        rng = Random(f"{seed}/{number}")
        dealer = Seat(number % seats)
        played = tuple(islice(play_round(sheet, seats, dealer, rng, eager=True), MOST_INPUTS))
        if len(played) == MOST_INPUTS:
            raise EndlessRound.after(MOST_INPUTS, "inputs")
        yield PlayedRound(dealer, tuple(said for said, _ in played), count_round(played, dealt=dealt))


class PlayedMatch(Struct, frozen=True):
    """One simulated match."""

    inputs: tuple[PlayerInput, ...]
    tally: MatchTally


def simulate_matches(
    sheet: Sheet, mode: Mode, players: int, matches: int, seed: int
) -> Iterator[PlayedMatch]:
    """Whole matches of eager random play; luck finds the first dealer, and each match has its own."""
    totals = (0,) * players
    seating = seating_of(sheet, mode, totals)
    for number in range(matches):
        opened = match_at(sheet, mode, open_round(sheet, len(seating)), seating, totals)
        yield _played(opened, Random(f"{seed}/{number}"))


def _played(match: Match, rng: Random) -> PlayedMatch:
    """From the first card to the last."""
    inputs: list[PlayerInput] = []
    rounds: list[Match] = []
    while not match.winners:
        if match.over:
            match = next_round(match)
        while match.over is None:
            seat, said = random_input(rng, match.round, eager=True)
            actor = None if seat is None else match.seating[seat]
            match, _ = apply(match, actor, said)
            inputs.append((actor, said))
        rounds.append(match)
    moves = sum(actor is not None for actor, _ in inputs)
    return PlayedMatch(tuple(inputs), count_match(rounds, moves))
