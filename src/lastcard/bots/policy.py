"""`hard`: every answer gets a worth, a sum of tuned weights, and the best is said.

The twin of `lastcard.fast.kernel.policy`, which plays the same policy on compiled games.
"""

from collections.abc import Sequence
from random import Random

from lastcard.bots.calling import worth_calling
from lastcard.bots.table_sense import sense_of
from lastcard.bots.worth import Worths
from lastcard.model.events import Event
from lastcard.model.moves import Accept, Call, Catch, Challenge, Give, JumpIn, Move
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.features import CALLS, COIN
from lastcard.views.prompt import GiftOffer, Prompt
from lastcard.views.view import View

CERTAIN = 1000
"""A coin of so much never needs to be thrown."""


class Policy:
    """A linear policy over a view and a prompt; without weights of its own it has those of `hard`."""

    def __init__(self, sheet: Sheet, weights: tuple[int, ...] | None = None) -> None:
        self._sheet = sheet
        self._weights = weights

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """A right that is worth using, else the best answer, after a call where one may be due."""
        del story
        weights = self._weights or hard_weights(self._sheet, len(view.hands))
        worths = Worths(sense_of(self._sheet), weights, view, prompt)
        said = _right(worths, view, prompt)
        if said is not None:
            return said
        said = _gift(worths, prompt.gift) if prompt.gift else _best(worths, prompt.moves)
        coin = weights[COIN]
        if isinstance(said, Challenge) and coin < CERTAIN and rng.random() * CERTAIN >= coin:
            return Accept()
        return said and _called_first(worths, prompt, said)


def _right(worths: Worths, view: View, prompt: Prompt) -> Move | None:
    """A call that is due, a catch with ground, a jump-in that is worth it."""
    for right in prompt.rights:
        if isinstance(right, Call) and (worths.weights[CALLS] or view.calls[prompt.seat] == "owes"):
            return right
        if isinstance(right, Catch) and view.calls[right.seat] == "owes":
            return right
    jump = _best(worths, tuple(right for right in prompt.rights if isinstance(right, JumpIn)))
    return _called_first(worths, prompt, jump) if jump and worths.worth(jump) > 0 else None


def _called_first(worths: Worths, prompt: Prompt, answer: Move) -> Move:
    """A call instead of the answer, when it may leave one card and none was made yet."""
    may_call = any(isinstance(right, Call) for right in prompt.rights)
    return Call() if may_call and worth_calling(worths.own, answer) else answer


def _best(worths: Worths, moves: tuple[Move, ...]) -> Move | None:
    """The move worth most, the first of equal ones."""
    return max(moves, key=worths.worth) if len(moves) > 1 else moves[0] if moves else None


def _gift(worths: Worths, offer: GiftOffer) -> Give:
    """Of each suit the card worth most, to the best receiver. A hand that can be given whole is given whole."""
    suits = [suit for suit in offer.suits if suit]
    whole = len(suits) == worths.own
    chosen = [max(suit, key=worths.of_gift) for suit in suits]
    cards = tuple(card for card in chosen if whole or worths.of_gift(card) > 0)
    return Give(max(offer.recipients, key=worths.of_receiver), cards) if cards else Give(None, ())
