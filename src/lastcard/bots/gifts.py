"""A handful of gifts to choose from: all together can be tens of thousands."""

from lastcard.model.cards import Hand
from lastcard.model.moves import Give, Move
from lastcard.views.prompt import GiftOffer

MOST = 12


def gifts_like(offer: GiftOffer, said: Move) -> tuple[Move, ...]:
    """Some gifts like this one: to others, with a card more or less, and none at all."""
    given: Hand = said.cards if isinstance(said, Give) else ()
    to = said.to if isinstance(said, Give) and said.to is not None else offer.recipients[0]
    fewer = [tuple(card for card in given if card != one) for one in given]
    more = [(*given, card) for suit in offer.suits if not set(suit) & set(given) for card in suit]
    likewise = [given, *fewer, *more]
    found = [Give(other, given) for other in (to, *offer.recipients) if given]
    found += [Give(to, cards) for cards in likewise if cards]
    return (Give(None, ()), *tuple(dict.fromkeys(found))[:MOST])
