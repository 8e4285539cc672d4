"""Many rounds of random legal play, and what came of them."""

from collections.abc import Iterable, Iterator
from random import Random

from lastcard.lab.random_play import play_round
from lastcard.model.decisions import Over
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Input


class PlayedRound(Record, frozen=True):
    """One simulated round."""

    dealer: Seat
    moves: int
    """What players said, without luck's share."""
    over: Over
    inputs: tuple[Input, ...]


class Summary(Record, frozen=True, kw_only=True):
    """What a simulation found."""

    edition: str
    seats: int
    rounds: int
    seed: int
    moves: int
    mean_length: float
    shortest: int
    longest: int
    wins: tuple[int, ...]
    """By seat."""
    blocked: int
    mean_points: float
    """Of the rounds that somebody won."""


def simulate(sheet: Sheet, seats: int, rounds: int, seed: int) -> Iterator[PlayedRound]:
    """Rounds of eager random play; the deal goes round, and each round has its own luck from the seed."""
    for number in range(rounds):
        rng = Random(f"{seed}/{number}")
        dealer = Seat(number % seats)
        inputs = []
        for said, state in play_round(sheet, seats, dealer, rng, eager=True):
            inputs.append(said)
            last = state
        assert isinstance(last.decision, Over)  # noqa: S101 - a round is played to its end
        moves = sum(actor is not None for actor, _ in inputs)
        yield PlayedRound(dealer, moves, last.decision, tuple(inputs))


def summarize(sheet: Sheet, seats: int, seed: int, played: Iterable[PlayedRound]) -> Summary:
    """The figures of a simulation."""
    lengths, wins, points, blocked = [], [0] * seats, 0, 0
    for one in played:
        lengths.append(one.moves)
        if one.over.winner is None:
            blocked += 1
        else:
            wins[one.over.winner] += 1
            points += sum(one.over.caught)
    won = len(lengths) - blocked
    return Summary(
        edition=sheet.edition.key,
        seats=seats,
        rounds=len(lengths),
        seed=seed,
        moves=sum(lengths),
        mean_length=sum(lengths) / len(lengths),
        shortest=min(lengths),
        longest=max(lengths),
        wins=tuple(wins),
        blocked=blocked,
        mean_points=points / won if won else 0.0,
    )
