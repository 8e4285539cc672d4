"""`hard`: every answer gets a worth, a sum of tuned weights, and the best is said.

The twin of `lastcard.fast.players.policy`, which plays the same policy on compiled games. Where a network was
taught for the table, it corrects the worths (`lastcard.bots.network`); that needs NumPy.
"""

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING

from lastcard.bots.calling import worth_calling
from lastcard.bots.inputs import Inputs
from lastcard.bots.memory import Memory
from lastcard.bots.table_sense import sense_of
from lastcard.bots.worth import Worths
from lastcard.model.events import Event
from lastcard.model.moves import Accept, Call, Catch, Challenge, Give, JumpIn, Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.features import CALLS, COIN, WIN
from lastcard.views.prompt import GiftOffer, Prompt
from lastcard.views.view import View

if TYPE_CHECKING:
    from lastcard.policy.network import Network

CERTAIN = 1000
"""A coin of so much never needs to be thrown."""


class Policy:
    """A policy over a view, a prompt and a story; with weights of its own it is a linear one, else it is `hard`."""

    def __init__(self, sheet: Sheet, weights: tuple[int, ...] | None = None) -> None:
        self._sheet = sheet
        self._weights = weights
        self._memories: dict[Seat, Memory] = {}
        """Of the seats that it plays for: a story grows by a few events from move to move."""

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """A right that is worth using, else the best answer, after a call where one may be due."""
        weights = self._weights or hard_weights(self._sheet, len(view.hands))
        worths = Worths(sense_of(self._sheet), weights, view, prompt)
        said = _right(worths, view, prompt)
        if said is not None:
            return said
        said = _gift(worths, prompt.gift) if prompt.gift else self._answer(worths, view, prompt, story)
        coin = weights[COIN]
        if isinstance(said, Challenge) and coin < CERTAIN and rng.random() * CERTAIN >= coin:
            return Accept()
        return said and _called_first(worths, prompt, said)

    def weigh(self, view: View, prompt: Prompt, story: Sequence[Event]) -> list[float]:
        """What each answer of the prompt is worth, in rounds won; only the differences mean anything."""
        weights = self._weights or hard_weights(self._sheet, len(view.hands))
        return self._weighed(Worths(sense_of(self._sheet), weights, view, prompt), view, prompt, story)

    def _weighed(self, worths: Worths, view: View, prompt: Prompt, story: Sequence[Event]) -> list[float]:
        # Without a story there is nothing to remember, and the network was not taught without.
        network = _network(self._sheet, len(view.hands)) if story and not self._weights else None
        if network is None:
            return [worths.worth(move) / WIN for move in prompt.moves]
        from lastcard.bots.network import corrected  # noqa: PLC0415 - with NumPy only

        memory = self._remembered(prompt.seat, len(view.hands), story)
        return corrected(network, Inputs(sense_of(self._sheet), view, prompt, memory), worths, prompt)

    def _remembered(self, seat: Seat, seats: int, story: Sequence[Event]) -> Memory:
        """What was told until now; another story is heard from its beginning."""
        memory = self._memories.get(seat)
        if memory is None or not memory.goes_on(story):
            memory = self._memories[seat] = Memory(sense_of(self._sheet), seats)
        memory.listen(story)
        return memory

    def _answer(self, worths: Worths, view: View, prompt: Prompt, story: Sequence[Event]) -> Move | None:
        """The answer worth most, the first of equal ones."""
        if len(prompt.moves) < 2:
            return prompt.moves[0] if prompt.moves else None
        weighed = self._weighed(worths, view, prompt, story)
        return prompt.moves[weighed.index(max(weighed))]


@lru_cache(maxsize=64)
def _network(sheet: Sheet, seats: int) -> "Network | None":
    """The network for a table, if there is one and NumPy to play by it."""
    if not find_spec("numpy"):
        return None
    from lastcard.policy.network import network_for  # noqa: PLC0415 - with NumPy only

    return network_for(sheet, seats)


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
