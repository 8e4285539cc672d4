"""Cards of which not all is known: each is a slot with the set of cards that it can be.

Three things happen to slots, and after each of them the true cards still fit into the slots one to one:
something is seen of them (`recognize`), one of them leaves, nobody knows for sure which (`part`), and of two
equal cards one gets a name (`Slot.cards` is narrowed to one number).
"""

from collections.abc import Callable, Iterable, Sequence

from lastcard.bots.seen import Cards


class Slot:
    """One card."""

    __slots__ = ("cards", "hints")

    def __init__(self, cards: Cards, hints: int = 0) -> None:
        self.cards = cards
        """What it can be."""
        self.hints = hints
        """A bit for each piece of evidence that speaks of this card (`lastcard.bots.evidence`)."""

    @property
    def exact(self) -> bool:
        """Whether it can be one card only."""
        return self.cards & (self.cards - 1) == 0

    def __repr__(self) -> str:
        return f"Slot({self.cards:#x}, {self.hints:#x})"


class Impossible(AssertionError):
    """What was seen contradicts what was concluded before."""


def exact_cards(slots: Iterable[Slot]) -> Cards:
    """The cards whose place is known."""
    found = 0
    for slot in slots:
        cards = slot.cards
        if cards & (cards - 1) == 0:
            found |= cards
    return found


def narrow(slots: Iterable[Slot], cards: Cards) -> None:
    """Each of these is one of those cards."""
    for slot in slots:
        left = slot.cards & cards
        if not left:
            raise Impossible("expected a card to be left for a slot, found none")
        slot.cards = left


def recognize(slots: Sequence[Slot], seen: Sequence[Cards]) -> None:
    """These slots look like this, in some order: each is given one of the looks.

    Where only one order is possible it is found; where several are, each slot keeps every card that any of
    them could be. Slots that can be the same cards are interchangeable.
    """
    left, looks = list(slots), list(seen)
    if len(left) != len(looks):
        raise Impossible(f"expected {len(left)} cards, found {len(looks)}")
    found = bool(left)
    while found and left:
        if len({slot.cards for slot in left}) == 1 or len(set(looks)) == 1:
            for slot, look in zip(left, looks, strict=True):
                narrow((slot,), look)
            return
        found = False
        for at in range(len(looks) - 1, -1, -1):
            able = [slot for slot in left if slot.cards & looks[at]]
            if able and all(slot.cards == able[0].cards for slot in able):
                narrow(able[:1], looks.pop(at))
                left.remove(able[0])
                found = True
        for slot in left[:]:
            able_looks = [look for look in looks if look & slot.cards]
            if able_looks and all(look == able_looks[0] for look in able_looks):
                narrow((slot,), able_looks[0])
                looks.remove(able_looks[0])
                left.remove(slot)
                found = True
    any_of_them = 0
    for slot in left:
        any_of_them |= slot.cards
    for slot, look in zip(left, looks, strict=True):
        if not any_of_them & look:
            raise Impossible("expected a card to be left for a slot, found none")
        slot.cards = any_of_them & look


def part(
    hand: list[Slot], cards: Cards, elsewhere: Cards, likelihood: Callable[[Slot], float] = lambda _: 0.0
) -> Slot:
    """One of these cards leaves a hand: the slot that it leaves by is gone, and a slot for the card is made.

    Of the slots by which it may have left, the one that tells most is taken, of those that tell as much the one
    that is likeliest to have been the card. If it was another one, then the card of the slot that was taken is
    still there, so that other slot can be it now. Slots that are alike count once: it may as well have been the
    first of them. `elsewhere` are cards whose places are known.
    """
    able = [slot for slot in hand if (slot.cards if slot.exact else slot.cards & ~elsewhere) & cards]
    if not able:
        raise Impossible("expected a card of the hand to leave it, found none that could")
    fewest = min(slot.cards.bit_count() for slot in able)
    gone = max((slot for slot in able if slot.cards.bit_count() == fewest), key=likelihood)
    hand.remove(gone)
    could_be, alike = gone.cards & cards, {gone.cards}
    for slot in able:
        could_be |= (slot.cards if slot.exact else slot.cards & ~elsewhere) & cards
        if slot.cards not in alike:
            alike.add(slot.cards)
            slot.cards |= gone.cards
    return Slot(could_be)
