"""What everybody at the table could have noted down: it is public, but no longer to be seen."""

from msgspec.structs import replace

from lastcard.model.cards import Card
from lastcard.model.events import (
    BattleDeclared,
    CardPlayed,
    CardTurnedUp,
    ColorNamed,
    Event,
    OpeningPutBack,
    PileShuffled,
    SidesTurned,
)
from lastcard.model.record import Record
from lastcard.model.seats import Seat


class Notes(Record, frozen=True):
    """Made of events as a spectator hears them."""

    discards: tuple[frozenset[Card], ...] = ()
    """The cards of the pile, bottom to top: of each the faces that have lain open since the last shuffle."""
    top: Card | None = None
    battlers: tuple[Seat, Seat] | None = None
    """Who has challenged whom, until a color is named."""

    def heard(self, event: Event) -> "Notes":
        """The notes after one more event."""
        match event:
            case CardTurnedUp(card=card) | CardPlayed(card=card):
                return replace(self, discards=(*self.discards, frozenset({card})), top=card)
            case SidesTurned(top=card):
                under, turned = self.discards[:0:-1], self.discards[0]
                return replace(self, discards=(*under, turned | {card}), top=card)
            case OpeningPutBack():
                return replace(self, discards=self.discards[:-1], top=None)
            case PileShuffled():
                return replace(self, discards=(frozenset({self.top}),) if self.top else ())
            case BattleDeclared(seat=seat, opponent=opponent):
                return replace(self, battlers=None if opponent is None else (seat, opponent))
            case ColorNamed():
                return replace(self, battlers=None)
        return self
