"""What every bot is."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from lastcard.model.events import Event
from lastcard.model.moves import Give, Move
from lastcard.views.prompt import GiftOffer, Prompt
from lastcard.views.view import View

T = TypeVar("T")


class Bot(Protocol):
    """A seat's own mind. The same view, prompt, luck and story give the same move."""

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """What to say now; None to leave an open right unused. A question is always answered.

        The story is what this seat has heard of the round so far (`lastcard.views.redact`), oldest first. It
        grows from move to move, so a bot may keep what it has worked out from the beginning of it.
        """


def pick(rng: Random, options: Sequence[T]) -> T:
    """Any one of these, by the one method of `Random` whose sequence never changes."""
    return options[int(rng.random() * len(options))]


def random_gift(rng: Random, offer: GiftOffer) -> Give:
    """Any gift that could be made, all alike likely by suit."""
    chosen = (pick(rng, (None, *suit)) for suit in offer.suits)
    cards = tuple(card for card in chosen if card is not None)
    return Give(pick(rng, offer.recipients), cards) if cards else Give(None, ())
