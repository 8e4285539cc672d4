"""What a belief answers when it is asked about single cards."""

from lastcard.bots.belief import Belief
from lastcard.bots.seen import numbers
from lastcard.bots.slots import exact_cards
from lastcard.model.cards import Card, Hand
from lastcard.model.seats import Seat


def known(belief: Belief, seat: Seat) -> Hand:
    """Cards that a seat certainly holds."""
    kinds = [{belief.sheet.deck[number] for number in numbers(slot.cards)} for slot in belief.hands[seat]]
    return tuple(sorted((kind.pop() for kind in kinds if len(kind) == 1), key=belief.sheet.rank.__getitem__))


def may_hold(belief: Belief, seat: Seat, card: Card) -> bool:
    """Whether a seat may hold a card that looks like this."""
    looks, elsewhere = belief.deck.looks(card), exact_cards(belief.slots())
    return any((slot.cards if slot.exact else slot.cards & ~elsewhere) & looks for slot in belief.hands[seat])


def unseen(belief: Belief) -> Hand:
    """Cards whose place is not known."""
    elsewhere = exact_cards(belief.slots())
    return tuple(belief.sheet.deck[number] for number in numbers(belief.deck.all & ~elsewhere))
