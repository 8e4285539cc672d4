"""Cards that luck names one by one, for a shuffle or for a cut."""

from collections import Counter

from msgspec.structs import replace

from lastcard.model.cards import Card, Hand
from lastcard.model.record import Record


class Lot(Record, frozen=True):
    """What was named so far, and how many of each kind are left to be named."""

    kinds: tuple[Card, ...]
    left: tuple[int, ...]
    wanted: int
    """How many cards are to be named in all."""
    named: Hand = ()

    @property
    def complete(self) -> bool:
        return len(self.named) == self.wanted

    def outcomes(self) -> dict[int, float]:
        """The kinds that can be next, each as likely as its share of the cards left."""
        cards = sum(self.left)
        return {kind: copies / cards for kind, copies in enumerate(self.left) if copies}

    def after(self, kind: int) -> "Lot":
        """One more card is named."""
        left = list(self.left)
        left[kind] -= 1
        return _finished(replace(self, left=tuple(left), named=(*self.named, self.kinds[kind])))

    @classmethod
    def of(cls, kinds: tuple[Card, ...], cards: Hand, wanted: int) -> "Lot":
        """So many of these cards, none of them named yet."""
        copies = Counter(cards)
        return _finished(cls(kinds, tuple(copies[kind] for kind in kinds), wanted))


def _finished(lot: Lot) -> Lot:
    """When one kind is left there is nothing to choose any more."""
    if sum(map(bool, lot.left)) > 1 or lot.complete:
        return lot
    rest = [kind for kind, copies in zip(lot.kinds, lot.left, strict=True) if copies]
    return replace(lot, named=(*lot.named, *rest * (lot.wanted - len(lot.named))))
