"""The figures of a simulation, from its counts."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final, Literal, NamedTuple, get_args

from msgspec import Struct

from lastcard.lab.tally import Sort, Tally, face_played
from lastcard.model.cards import Card
from lastcard.model.sheet import Sheet

PlayedBy = Literal["kernel", "engine"]
QUANTILES: Final = (1, 5, 25, 50, 75, 95, 99)
"""In percent."""


class Spread(Struct, frozen=True, kw_only=True):
    """How a number varies from round to round."""

    mean: float
    least: int
    most: int
    quantiles: dict[int, int]
    """By percent: the least number that so many of the rounds do not exceed."""
    rounds: dict[int, int]
    """How many rounds have each number."""


class Summary(Struct, frozen=True, kw_only=True):
    """What a simulation found; the same fields whoever played."""

    edition: str
    seats: int
    rounds: int
    seed: int
    played_by: PlayedBy
    moves: int
    length: Spread
    """Moves of players in a round."""
    points: Spread | None
    """Of the rounds that somebody won; None when there is none."""
    blocked: int
    wins: tuple[int, ...]
    """By seat."""
    wins_from_dealer: tuple[int, ...]
    """By the winner's place clockwise from the dealer, who comes first."""
    ends: dict[str, int]
    """Rounds by the sort of their last move, or `blocked`."""
    last_cards: dict[Card, int]
    """Rounds that somebody won, by the face played last: mostly the winner's last card."""
    plays: dict[Card, int]
    """By face."""
    said: dict[Sort, int]
    """Moves by sort."""


def summarize(sheet: Sheet, seats: int, seed: int, played_by: PlayedBy, tally: Tally) -> Summary:
    """The figures of at least one round."""
    faces = {face_played(sheet, side, card): 0 for side, shown in sheet.faces.items() for card in shown}
    return Summary(
        edition=sheet.edition.key,
        seats=seats,
        rounds=tally.rounds,
        seed=seed,
        played_by=played_by,
        moves=tally.moves.total(),
        length=spread(tally.lengths),
        points=spread(tally.points) if tally.points else None,
        blocked=tally.ends["blocked"],
        wins=tuple(tally.wins[seat] for seat in range(seats)),
        wins_from_dealer=tuple(tally.wins_from_dealer[place] for place in range(seats)),
        ends=dict(sorted(tally.ends.items(), key=lambda end: (-end[1], end[0]))),
        last_cards={face: tally.last_cards[face] for face in faces},
        plays={face: tally.plays[face] for face in faces},
        said={sort: tally.moves[sort] for sort in get_args(Sort)},
    )


def spread(counted: Counter[int]) -> Spread:
    """The figures of one number a round; whole numbers up to the last division."""
    rounds = counted.total()
    numbers = sorted(counted)
    return Spread(
        mean=sum(number * n for number, n in counted.items()) / rounds,
        least=numbers[0],
        most=numbers[-1],
        quantiles={percent: _quantile(counted, numbers, percent) for percent in QUANTILES},
        rounds={number: counted[number] for number in numbers},
    )


def _quantile(counted: Counter[int], numbers: list[int], percent: int) -> int:
    reached = 0
    for number in numbers:
        reached += counted[number]
        if 100 * reached >= percent * counted.total():
            return number
    raise AssertionError("all rounds together are 100 percent")


class Bar(NamedTuple):
    """One line of a histogram."""

    first: int
    last: int | None
    """None for the tail: everything from the first on."""
    rounds: int


def histogram(one: Spread, most_bars: int = 20) -> tuple[Bar, ...]:
    """Bars of one round width; the last percent of the rounds shares one when it has a long tail."""
    width = next(width for width in _round_widths() if _bars(one, width) < most_bars)
    start = one.least // width * width
    tail = start + width * _bars(one, width)
    rounds = Counter[int]()
    for number, n in one.rounds.items():
        rounds[min(number, tail) // width * width] += n
    whole = (Bar(first, first + width - 1, rounds[first]) for first in range(start, tail, width))
    return (*whole, *([Bar(tail, None, rounds[tail])] if rounds[tail] else ()))


def _round_widths() -> Iterator[int]:
    return (base * 10**power for power in count() for base in (1, 2, 5))


def _bars(one: Spread, width: int) -> int:
    """Bars from the least number to the one that all but a hundredth of the rounds do not exceed."""
    return one.quantiles[99] // width - one.least // width + 1


def tidy_rows(summary: Summary) -> Iterator[tuple[str, str, int | float]]:
    """One row for each figure: statistic, key, value."""
    yield "edition", summary.edition, 1
    yield "played_by", summary.played_by, 1
    for name in ("seats", "rounds", "seed", "moves", "blocked"):
        yield name, "", getattr(summary, name)
    for name, one in (("length", summary.length), ("points", summary.points)):
        if one is not None:
            yield name, "mean", one.mean
            yield name, "least", one.least
            yield name, "most", one.most
            yield from ((f"{name}_quantile", str(key), value) for key, value in one.quantiles.items())
            yield from ((f"{name}_rounds", str(key), value) for key, value in one.rounds.items())
    yield from (("wins", str(seat), n) for seat, n in enumerate(summary.wins, start=1))
    yield from (("wins_from_dealer", str(place), n) for place, n in enumerate(summary.wins_from_dealer))
    for name in ("ends", "last_cards", "plays", "said"):
        yield from ((name, key, n) for key, n in getattr(summary, name).items())
