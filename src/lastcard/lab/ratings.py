"""How sure a share of wins is, and ratings of players who met in pairs."""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from lastcard.model.record import Record

SURE = 2.5758293035489004
"""Standard deviations on either side of the middle that hold 99 % of a normal distribution."""
ELO = 400 / log(10)
"""Points of the usual scale in one unit of log-odds."""


MOST_STEPS = 60
PRECISE = 1e-9


class Score(Record, frozen=True, kw_only=True):
    """Wins of one player who sat in every seat of the same deals; scores of different deals add up."""

    seats: int
    deals: int = 0
    wins: int = 0
    squares: int = 0
    """Sum over the deals of their wins squared: rounds of one deal are not independent of each other."""
    blocked: int = 0

    def __add__(self, other: "Score") -> "Score":
        return Score(
            seats=self.seats,
            deals=self.deals + other.deals,
            wins=self.wins + other.wins,
            squares=self.squares + other.squares,
            blocked=self.blocked + other.blocked,
        )

    @property
    def rounds(self) -> int:
        return self.deals * self.seats

    @property
    def share(self) -> float:
        return self.wins / self.rounds

    @property
    def possible(self) -> bool:
        """False where no rounds can have ended so: squares lie between wins spread evenly and wins heaped up."""
        if self.deals < 1 or min(self.wins, self.blocked) < 0 or self.wins + self.blocked > self.rounds:
            return False
        each, more = divmod(self.wins, self.deals)
        full, rest = divmod(self.wins, self.seats)
        fewest = self.deals * each**2 + more * (2 * each + 1)
        most = full * self.seats**2 + rest**2
        return fewest <= self.squares <= most and (self.squares - self.wins) % 2 == 0

    @property
    def error(self) -> float:
        """Standard error of the share, deal by deal; never less than one more win or loss would give."""
        mean = self.wins / self.deals
        spread = max(self.squares / self.deals - mean * mean, 1 / self.deals)
        return sqrt(spread / self.deals) / self.seats

    @property
    def interval(self) -> tuple[float, float]:
        """The share, with 99 % certainty."""
        return max(0.0, self.share - SURE * self.error), min(1.0, self.share + SURE * self.error)


class Rating(Record, frozen=True):
    """A player's strength on the Elo scale, the weakest at 0.

    The margin is how far it may be off (99 %) seen from the weakest, whose own is 0.
    """

    name: str
    points: float
    margin: float


def rate(names: Sequence[str], met: Mapping[tuple[str, str], Score]) -> list[Rating]:
    """Ratings after Bradley and Terry, the strongest first.

    One `a` among n - 1 players `b` wins with the odds exp(a - b) to n - 1. The strengths are those that miss
    the shares found least, each counted by its standard error (Gauss and Newton); the first name stays at 0
    until all are moved so that the weakest is there.
    """
    free = {name: at for at, name in enumerate(names[1:])}
    strength = dict.fromkeys(names, 0.0)
    information = [[0.0] * len(free) for _ in free]
    for _ in range(MOST_STEPS):
        information = [[0.0] * len(free) for _ in free]
        pull = [0.0] * len(free)
        for (one, other), score in met.items():
            odds = exp(strength[one] - strength[other]) / (score.seats - 1)
            expected = odds / (1 + odds)
            found = (score.wins + 0.5) / (score.rounds + 1)  # who never lost is not infinitely strong
            rise = expected * (1 - expected) / score.error
            signs = [(free[name], sign) for name, sign in ((one, 1), (other, -1)) if name in free]
            for row, sign in signs:
                pull[row] += sign * rise * (found - expected) / score.error
                for column, other_sign in signs:
                    information[row][column] += sign * other_sign * rise * rise
        (step,) = _solved(information, [pull])
        for name, at in free.items():
            strength[name] += max(-1.0, min(1.0, step[at]))
        if max(map(abs, step), default=0.0) < PRECISE:
            break
    units = [[float(row == column) for column in free.values()] for row in free.values()]
    covariance = _solved(information, units)
    weakest = min(reversed(names), key=strength.__getitem__)

    def together(one: str, other: str) -> float:
        return covariance[free[one]][free[other]] if one in free and other in free else 0.0

    def rated(name: str) -> Rating:
        spread = together(name, name) + together(weakest, weakest) - 2 * together(name, weakest)
        points = (strength[name] - strength[weakest]) * ELO
        return Rating(name, points, SURE * ELO * sqrt(max(spread, 0.0)) if name != weakest else 0.0)

    return sorted(map(rated, names), key=lambda rating: -rating.points)


def _solved(matrix: Sequence[Sequence[float]], columns: Sequence[Sequence[float]]) -> list[list[float]]:
    """Solutions of matrix · x = column, one for each column; a dozen unknowns at most."""
    size = len(matrix)
    rows = [[*matrix[at], *(column[at] for column in columns)] for at in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at] or 1e-12  # players who never met anybody: nothing is known of them
        rows[at] = [value / head for value in rows[at]]
        for row in range(size):
            if row != at and rows[row][at]:
                factor = rows[row][at]
                rows[row] = [value - factor * by for value, by in zip(rows[row], rows[at], strict=True)]
    return [[rows[at][size + column] for at in range(size)] for column in range(len(columns))]


__all__ = ["Rating", "Score", "rate"]
