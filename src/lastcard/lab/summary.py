"""The figures of a simulation, from its counts."""

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final, Literal, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import asdict

from lastcard.lab.tally import SORTS, Tally, face_played
from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet

PlayedBy = Literal["kernel", "engine"]
Row = tuple[str, str, int | float]
"""Statistic, key, value."""
QUANTILES: Final = (1, 5, 25, 50, 75, 95, 99)
"""In percent."""


class Spread(Struct, frozen=True, kw_only=True):
    """How a number varies from game to game."""

    mean: float
    least: int
    most: int
    quantiles: dict[int, int]
    """By percent: the least number that so many of the games do not exceed."""
    counts: dict[int, int]
    """How many games have each number."""


S = TypeVar("S", bound=Spread)


class RoundSpread(Spread, frozen=True, kw_only=True, rename={"counts": "rounds"}):
    """From round to round."""

    counts: dict[int, int]


class Setting(Struct, frozen=True, kw_only=True):
    """What was played and by whom."""

    edition: str
    printing: str | None
    """As it was given."""
    rules: dict[str, str | int | bool]
    """All options that were chosen or in which printings differ."""
    seats: int
    seed: int
    played_by: PlayedBy


class Summary(Setting, frozen=True, kw_only=True):
    """What a simulation found; the same fields whoever played."""

    rounds: int
    moves: int
    length: RoundSpread
    """Moves of players in a round."""
    points: RoundSpread | None
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
    said: dict[str, int]
    """Moves by sort."""


def summarize(sheet: Sheet, setting: Setting, tally: Tally) -> Summary:
    """The figures of at least one round."""
    seats = range(setting.seats)
    faces = {face_played(sheet, side, card): 0 for side, shown in sheet.faces.items() for card in shown}
    return Summary(
        **asdict(setting),
        rounds=tally.rounds,
        moves=tally.moves.total(),
        length=spread(tally.lengths, RoundSpread),
        points=spread(tally.points, RoundSpread) if tally.points else None,
        blocked=tally.ends["blocked"],
        wins=tuple(tally.wins[seat] for seat in seats),
        wins_from_dealer=tuple(tally.wins_from_dealer[place] for place in seats),
        ends=dict(sorted(tally.ends.items(), key=lambda end: (-end[1], end[0]))),
        last_cards={face: tally.last_cards[face] for face in faces},
        plays={face: tally.plays[face] for face in faces},
        said={sort: tally.moves[sort] for sort in SORTS},
    )


def spread(counted: Counter[int], kind: type[S]) -> S:
    """The figures of one number a game; whole numbers up to the last division."""
    numbers = sorted(counted)
    return kind(
        mean=sum(number * n for number, n in counted.items()) / counted.total(),
        least=numbers[0],
        most=numbers[-1],
        quantiles={percent: _quantile(counted, numbers, percent) for percent in QUANTILES},
        counts={number: counted[number] for number in numbers},
    )


def _quantile(counted: Counter[int], numbers: list[int], percent: int) -> int:
    reached = 0
    for number in numbers:
        reached += counted[number]
        if 100 * reached >= percent * counted.total():
            return number
    raise AssertionError("all games together are 100 percent")


def by_symbol(sheet: Sheet, side: Side, counted: dict[Card, int]) -> dict[str, int]:
    """Counts by face as counts by symbol, in the order of the edition's sheet."""
    printed = next(one for one in sheet.edition.sides if one.side == side)
    faces = {face_played(sheet, side, card): face.symbol for card, face in sheet.faces[side].items()}
    added = {row.symbol: 0 for row in printed.rows if row.symbol in faces.values()}
    for face, symbol in faces.items():
        added[symbol] += counted[face]
    return added


class Bar(NamedTuple):
    """One line of a histogram."""

    first: int
    last: int | None
    """None for the tail: everything from the first on."""
    number: int


def histogram(one: Spread, most_bars: int = 20) -> tuple[Bar, ...]:
    """Bars of one round width; the last percent of the games shares one when it has a long tail."""
    width = next(width for width in _round_widths() if _bars(one, width) < most_bars)
    start = one.least // width * width
    tail = start + width * _bars(one, width)
    games = Counter[int]()
    for number, n in one.counts.items():
        games[min(number, tail) // width * width] += n
    whole = (Bar(first, first + width - 1, games[first]) for first in range(start, tail, width))
    return (*whole, *([Bar(tail, None, games[tail])] if games[tail] else ()))


def _round_widths() -> Iterator[int]:
    return (base * 10**power for power in count() for base in (1, 2, 5))


def _bars(one: Spread, width: int) -> int:
    """Bars from the least number to the one that all but a hundredth of the games do not exceed."""
    return one.quantiles[99] // width - one.least // width + 1


def tidy_rows(summary: Summary) -> Iterator[Row]:
    """One row for each figure: statistic, key, value."""
    yield from setting_rows(summary)
    for name in ("rounds", "moves", "blocked"):
        yield name, "", getattr(summary, name)
    for name, one in (("length", summary.length), ("points", summary.points)):
        yield from spread_rows(name, "rounds", one)
    yield from (("wins", str(seat), n) for seat, n in enumerate(summary.wins, start=1))
    yield from (("wins_from_dealer", str(place), n) for place, n in enumerate(summary.wins_from_dealer))
    for name in ("ends", "last_cards", "plays", "said"):
        yield from ((name, key, n) for key, n in getattr(summary, name).items())


def setting_rows(setting: Setting) -> Iterator[Row]:
    """What stands in a column of figures although it is none has the value 1."""
    yield "edition", setting.edition, 1
    if setting.printing is not None:
        yield "printing", setting.printing, 1
    for key, value in setting.rules.items():
        yield "rule", f"{key}={str(value).lower() if isinstance(value, bool) else value}", 1
    yield "played_by", setting.played_by, 1
    for name in ("seats", "seed"):
        yield name, "", getattr(setting, name)


def spread_rows(name: str, games: str, one: Spread | None) -> Iterator[Row]:
    """All of it; nothing of what was never counted."""
    if one is not None:
        yield name, "mean", one.mean
        yield name, "least", one.least
        yield name, "most", one.most
        yield from ((f"{name}_quantile", str(key), value) for key, value in one.quantiles.items())
        yield from ((f"{name}_{games}", str(key), value) for key, value in one.counts.items())
