"""Is the true world among those that a belief allows? Said again from the state, place by place."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from lastcard.bots.belief import Belief
from lastcard.bots.seen import Cards, Deck, numbers
from lastcard.bots.slots import Slot
from lastcard.engine.duel import bout_of
from lastcard.model.cards import Card, Hand
from lastcard.model.decisions import AskColor
from lastcard.model.state import RoundState


class Unsound(AssertionError):
    """A belief rules the truth out."""


def check(belief: Belief, state: RoundState) -> None:
    """Raise Unsound unless the true cards fit into the slots of every place, one to one."""
    deck = belief.deck
    _check_pile(deck, "draw", belief.draw, state.draw)
    _check_pile(deck, "discard", belief.discard, state.discard)
    for whose, pile in enumerate(_aside(state)):
        _check_pile(deck, f"aside {whose}", belief.aside[whose], pile)
    for seat, hand in enumerate(state.hands):
        _check_hand(deck, f"hand {seat}", belief.hands[seat], hand)
        for held in belief.holds[seat]:
            if not deck.among(hand) & held:
                raise Unsound(f"hand {seat}: expected one of {named(deck, held)}, found {hand}")


def check_names(belief: Belief, state: RoundState) -> None:
    """The same for the deck as a whole: every card has a slot of its own, and equal cards are enough."""
    slots = list(belief.slots())
    if len(slots) != len(state.sheet.deck):
        raise Unsound(f"expected a slot for each of {len(state.sheet.deck)} cards, found {len(slots)}")
    wanted = sorted((slot.cards for slot in slots), key=int.bit_count)
    if len(_matched(wanted)) < len(slots):
        raise Unsound("expected a card for every slot, found too few")
    _check_copies(belief.deck, "draw", belief.draw, state.draw)
    _check_copies(belief.deck, "discard", belief.discard, state.discard)
    for seat, hand in enumerate(state.hands):
        _check_copies(belief.deck, f"hand {seat}", belief.hands[seat], hand)


def _aside(state: RoundState) -> tuple[Hand, ...]:
    bout = None if isinstance(state.decision, AskColor) else bout_of(state)
    return bout.aside if bout else ()


def _check_pile(deck: Deck, name: str, slots: Sequence[Slot], cards: Hand) -> None:
    if len(slots) != len(cards):
        raise Unsound(f"{name}: expected {len(cards)} cards, found {len(slots)}")
    for slot, card in zip(slots, cards, strict=True):
        if slot.cards != deck.all and not slot.cards & deck.looks(card):
            raise Unsound(f"{name}: expected {card}, found {named(deck, slot.cards)}")


def _check_hand(deck: Deck, name: str, slots: Sequence[Slot], hand: Hand) -> None:
    if len(slots) != len(hand):
        raise Unsound(f"{name}: expected {len(hand)} cards, found {len(slots)}")
    if not _fits(deck, tuple(slot.cards for slot in slots), hand):
        raise Unsound(f"{name}: expected {hand}, found {[named(deck, slot.cards) for slot in slots]}")


@lru_cache(maxsize=1 << 14)
def _fits(deck: Deck, slots: tuple[Cards, ...], hand: Hand) -> bool:
    """Slots that can be anything in the hand need no care; the others are matched with its cards."""
    any_of_it = deck.among(hand)
    left, choosy = list(hand), []
    for cards in slots:
        if not any_of_it & ~cards:
            continue
        if cards & ~deck.like(cards.bit_length() - 1):
            choosy.append(cards)
            continue
        card = deck.sheet.deck[cards.bit_length() - 1]
        if card not in left:
            return False
        left.remove(card)
    places: dict[Card, int] = {}
    for at, card in enumerate(left):
        places[card] = places.get(card, 0) | 1 << at
    able = {
        cards: sum(at for card, at in places.items() if cards & deck.looks(card)) for cards in set(choosy)
    }
    wanted = [able[cards] for cards in sorted(choosy, key=int.bit_count)]
    return len(_matched(wanted)) == len(wanted)


def _check_copies(deck: Deck, name: str, slots: Sequence[Slot], cards: Hand) -> None:
    """Equal cards need copies of their own."""
    there = 0
    for slot in slots:
        there |= slot.cards
    for card, copies in Counter(cards).items():
        if (there & deck.looks(card)).bit_count() < copies:
            raise Unsound(f"{name}: expected {copies} copies of {card}, found fewer")


def _matched(wanted: Sequence[int]) -> dict[int, int]:
    """As many as possible of these given one of their bits, no bit twice (Kuhn)."""
    owner: dict[int, int] = {}
    free = -1

    def find(at: int, tried: int) -> tuple[bool, int]:
        nonlocal free
        if now := wanted[at] & free:
            bit = (now & -now).bit_length() - 1
            owner[bit] = at
            free &= ~(1 << bit)
            return True, tried
        for bit in numbers(wanted[at] & ~tried):
            if not tried >> bit & 1:
                found, tried = find(owner[bit], tried | 1 << bit)
                if found:
                    owner[bit] = at
                    return True, tried
        return False, tried

    for at in range(len(wanted)):
        find(at, 0)
    return owner


def named(deck: Deck, cards: Cards) -> str:
    """A set of cards in words."""
    return " ".join(dict.fromkeys(deck.sheet.deck[number] for number in numbers(cards)))
