"""Every card of a deck in its place: hands, piles and a battle, each a list of slots."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from lastcard.bots import evidence
from lastcard.bots.evidence import Hint
from lastcard.bots.seen import Cards, deck_of, numbers
from lastcard.bots.slots import Slot, exact_cards, part, recognize
from lastcard.model.cards import Card, Hand
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet


class Places:
    """Slots by place, with what is known of whole hands and what is only likely."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        self.sheet, self.deck = sheet, deck_of(sheet)
        self.hands: list[list[Slot]] = [[] for _ in range(seats)]
        self.draw: list[Slot] = [Slot(self.deck.all) for _ in sheet.deck]
        """Next drawn first."""
        self.discard: list[Slot] = []
        """Bottom to top."""
        self.aside: tuple[list[Slot], list[Slot]] = ([], [])
        """Revealed in an undecided battle, by challenger and target."""
        self.held: list[Slot] = []
        """The hand left by the card played last, as long as nothing has left it since."""
        self.holds: list[list[Cards]] = [[] for _ in range(seats)]
        """By seat: at least one card of each of these sets is in the hand."""
        self.hints: list[Hint | None] = [None] * evidence.MOST
        """The place in this list is the bit in a slot."""
        self._hinted = 0

    def slots(self) -> Iterator[Slot]:
        """Every card of the deck."""
        return chain(*self.hands, self.draw, self.discard, *self.aside)

    # --- seeing ----------------------------------------------------------------------------------------------

    def _see(self, slots: Sequence[Slot], seen: Hand) -> None:
        """These slots look like these cards."""
        looks = [self.deck.looks(card) for card in seen]
        if any(look != self.deck.all for look in looks):
            recognize(slots, looks)
            for slot in slots:
                self._name(slot)

    def _name(self, slot: Slot) -> None:
        """A card known by its kind is one certain card of the deck, if nothing tells its copies apart.

        Every copy could stand for any other then, so it may as well be the first.
        """
        cards = slot.cards
        if slot.exact or cards & ~self.deck.like(cards.bit_length() - 1):
            return
        others = {other.cards for other in self.slots() if other is not slot}
        there = 0
        for other in others:
            there |= 0 if other & (other - 1) else other
        cards &= ~there
        if cards and all(other & cards in (0, cards) for other in others):
            slot.cards = cards & -cards

    def _off_the_pile(self, place: list[Slot], seen: Hand) -> list[Slot]:
        """The next cards of the draw pile come to a place and look like this there."""
        slots = self.draw[: len(seen)]
        del self.draw[: len(seen)]
        place += slots
        self._see(slots, seen)
        return slots

    def _shuffled(self) -> None:
        """Which cards lie in the new pile is known as well as before, but not where.

        Cards that are certainly among them are nowhere else.
        """
        if self.draw:
            pile = self.draw
        else:
            pile, self.discard = self.discard[:-1], self.discard[-1:]
        cards, certain = 0, exact_cards(pile)
        for slot in pile:
            cards |= slot.cards
        if cards.bit_count() == len(pile):
            certain = cards
        self.draw = []
        for slot in self.slots():
            slot.cards &= ~certain
        self.draw = [Slot(cards) for _ in pile]

    # --- leaving and moving ------------------------------------------------------------------------------------

    def _leaves(self, seat: Seat, seen: Card) -> Slot:
        """A card that everybody sees leaves a hand."""
        looks = self.deck.looks(seen)
        slot = part(
            self.hands[seat],
            looks,
            exact_cards(self.slots()),
            lambda slot: self._likelihood(slot, looks),
        )
        self._gone(seat, slot)
        self._name(slot)
        return slot

    def _hands_over(self, seat: Seat, looks: Sequence[Cards]) -> list[Slot]:
        """Cards that look like this leave a hand for another one; when all have arrived they get names."""
        given: list[Slot] = []
        for cards in looks:
            slot = part(self.hands[seat], cards, exact_cards(self.slots()))
            self._gone(seat, slot)
            given.append(slot)
        return given

    def _gone(self, seat: Seat, slot: Slot) -> None:
        """A card has left a hand: perhaps the one by which something was known or likely to be held."""
        self.held = []
        if self.holds[seat]:
            self.holds[seat] = [cards for cards in self.holds[seat] if not cards & slot.cards]
        for bit, hint in enumerate(self.hints):
            if hint and hint.weight > 0 and not slot.cards & ~hint.cards:
                for other in self.hands[seat]:
                    other.hints &= ~(1 << bit)

    def _likelihood(self, slot: Slot, cards: Cards) -> float:
        """How much evidence speaks for one of these cards in a slot."""
        hints = (self.hints[bit] for bit in numbers(slot.hints))
        return sum(hint.weight for hint in hints if hint and hint.cards & cards)

    def _change_places(self, givers: Sequence[int], seen: Sequence[Hand]) -> None:
        """Every seat has the hand of another now, and what is known of it goes along."""
        self.held = []
        self.hands = [self.hands[at] for at in givers]
        self.holds = [self.holds[at] for at in givers]
        for slots, hand in zip(self.hands, seen, strict=True):
            self._see(slots, hand)

    # --- beside the slots ------------------------------------------------------------------------------------

    def _hold(self, seat: Seat, cards: Cards) -> None:
        """A hand has at least one of these."""
        if cards not in self.holds[seat]:
            self.holds[seat].append(cards)

    def _hint(self, slots: Iterable[Slot], cards: Cards, weight: float) -> None:
        """Evidence about these slots; the oldest piece makes room."""
        slots = [slot for slot in slots if slot.cards & cards and slot.cards & ~cards]
        if not slots:
            return
        bit = self._hinted % evidence.MOST
        if self.hints[bit] is not None:
            for slot in self.slots():
                slot.hints &= ~(1 << bit)
        self.hints[bit] = Hint(cards, weight)
        self._hinted += 1
        for slot in slots:
            slot.hints |= 1 << bit
