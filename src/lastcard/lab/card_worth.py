"""What a card is worth: how much oftener a hand wins that was dealt one than a hand that was not."""

from collections.abc import Iterable
from math import sqrt

from lastcard.lab.ratings import SURE
from lastcard.lab.tally import Held, Tally
from lastcard.model.cards import Side
from lastcard.model.record import Record


class Worth(Record, frozen=True, kw_only=True):
    """Of the hands that were dealt a card of one symbol, and of those that were not, the shares that won."""

    having: float
    lacking: float
    margin: float
    """How far the difference of both may be off (99 %)."""

    @property
    def gain(self) -> float:
        """The chance of winning that comes with such a card."""
        return self.having - self.lacking

    @property
    def interval(self) -> tuple[float, float]:
        """The gain, with 99 % certainty."""
        return self.gain - self.margin, self.gain + self.margin


def worth_of(tally: Tally, seats: int, side: Side, symbol: str) -> Worth | None:
    """Of a symbol, from rounds that were counted with their hands; None where all hands had one, or none had."""
    rounds = [(held, n) for held, n in tally.held.items() if (held.side, held.symbol) == (side, symbol)]
    having = sum(held.hands * n for held, n in rounds)
    lacking = sum((seats - held.hands) * n for held, n in rounds)
    if not having or not lacking:
        return None
    won_having = sum(n for held, n in rounds if held.won) / having
    won_lacking = sum(n for held, n in rounds if held.won is False) / lacking
    # Hands of one round are not independent of each other, as one of them wins and they share the cards: so what
    # is looked at is how much each whole round pulls at the difference.
    pulls = _pulls(rounds, seats, (won_having / having, won_lacking / lacking), (1 / having, 1 / lacking))
    # Never less than one more win or loss would change.
    error = max(sqrt(pulls), 1 / min(having, lacking))
    return Worth(having=won_having, lacking=won_lacking, margin=SURE * error)


def _pulls(
    rounds: Iterable[tuple[Held, int]], seats: int, expected: tuple[float, float], won: tuple[float, float]
) -> float:
    """The squares of what rounds add to the difference beyond what their hands would be expected to."""
    squares = 0.0
    for held, n in rounds:
        found = 0.0 if held.won is None else won[0] if held.won else -won[1]
        usual = held.hands * expected[0] - (seats - held.hands) * expected[1]
        squares += n * (found - usual) ** 2
    return squares


__all__ = ["Worth", "worth_of"]
