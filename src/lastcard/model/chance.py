"""What luck may say. A record has every outcome, so a replay never depends on a generator."""

from lastcard.model.cards import Card
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class Cut(Record, frozen=True):
    """The cards drawn for the deal, in the order of the seats that were asked."""

    cards: tuple[Card, ...]


class Dealer(Record, frozen=True):
    """The dealer found by lot."""

    seat: Seat


class Shuffle(Record, frozen=True):
    """The whole new draw pile, next drawn first."""

    cards: tuple[Card, ...]


Outcome = Cut | Dealer | Shuffle
"""An answer of luck to one of its questions: `cut`, `dealer` or `shuffle`."""
