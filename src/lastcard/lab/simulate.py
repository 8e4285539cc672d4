"""Many rounds of random legal play with the rules engine; `compiled_play` does the same with the kernel."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from lastcard.lab.random_play import play_round
from lastcard.lab.tally import Tally, count_round
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input


class PlayedRound(Struct, frozen=True):
    """One simulated round."""

    dealer: Seat
    inputs: tuple[Input, ...]
    tally: Tally


def simulate(sheet: Sheet, seats: int, rounds: int, seed: int) -> Iterator[PlayedRound]:
    """Rounds of eager random play; the deal goes round, and each round has its own luck from the seed."""
    for number in range(rounds):
        rng = Random(f"{seed}/{number}")
        dealer = Seat(number % seats)
        played = tuple(play_round(sheet, seats, dealer, rng, eager=True))
        yield PlayedRound(dealer, tuple(said for said, _ in played), count_round(played))
