"""`normal`: sensible without looking ahead. It plays what keeps it flexible and hurts who is about to go out."""

import math
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import assert_never

from lastcard.bots.table_sense import sense_of
from lastcard.model.cards import Card, Color, Face
from lastcard.model.effects import Skip, SkipEveryone
from lastcard.model.events import Event
from lastcard.model.moves import (
    Accept,
    Battle,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    JumpIn,
    Keep,
    Move,
    Name,
    Pass,
    PassOn,
    Play,
    Reveal,
    Show,
    Swap,
)
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.policy.features import FIGHTING
from lastcard.views.prompt import GiftOffer, Prompt
from lastcard.views.view import View

NEARLY_OUT = 2
"""An opponent with this many cards or fewer is worth stopping."""
SUSPICIOUS = 5
"""A wild draw out of so large a hand is often a bluff."""


class Heuristic:
    """Rules of thumb over a view and a prompt."""

    def __init__(self, sheet: Sheet) -> None:
        self._sense = sense_of(sheet)

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """Rights first: a call is never forgotten here, a catch never missed; a table adds human slips."""
        del story
        for right in prompt.rights:
            if isinstance(right, Call) or (isinstance(right, Catch) and view.calls[right.seat] == "owes"):
                return right
        for right in prompt.rights:
            if isinstance(right, JumpIn):
                return right
        if prompt.gift is not None:
            return self._gift(view, prompt.gift)
        if not prompt.moves:
            return None
        scored = [(self._worth(view, prompt, move, rng), -at, move) for at, move in enumerate(prompt.moves)]
        return max(scored, key=lambda entry: entry[:2])[2]

    def _face(self, view: View, card: Card) -> Face:
        """The face that counts of one of the own cards, however much of it is seen."""
        return self._sense.face(view.side, card)

    def _worth(self, view: View, prompt: Prompt, move: Move, rng: Random) -> float:
        """How good an answer looks; only the order matters."""
        match move:
            case Play(card=card):
                return self._worth_of_play(view, prompt.seat, self._face(view, card))
            case Name(color=color):
                return self._colors(view, prompt.seat)[color]
            case Challenge():
                return self._worth_of_challenge(view, rng)
            case Accept() | Draw() | Pass():
                return 0.0
            case Battle(opponent=opponent):
                return self._worth_of_battle(view, prompt.seat, opponent)
            case Swap(other=other):
                return -len(view.hands[other])
            case Reveal(card=card):
                return self._face(view, card).number
            case Show(card=card) | PassOn(card=card):
                return -self._face(view, card).points
            case Keep() | Give() | Call() | Catch() | JumpIn():
                return -1.0
            case _:
                assert_never(move)

    def _worth_of_play(self, view: View, seat: Seat, face: Face) -> float:
        """Points off the hand, friends of the color kept, wilds saved, the next player stopped in time."""
        victim = self._next(view, seat)
        harm = face.draws + 2 * any(isinstance(effect, Skip | SkipEveryone) for effect in face.when_played)
        stopping = harm * (3.0 if len(view.hands[victim]) <= NEARLY_OUT else 0.5)
        saved = 12.0 if face.color is None and len(view.hands[seat]) > NEARLY_OUT else 0.0
        bluff = 8.0 if face.wild_draw and view.color and self._colors(view, seat)[view.color] else 0.0
        friends = self._colors(view, seat)[face.color] if face.color else 0
        return 20.0 + face.points / 10 + friends + stopping - saved - bluff

    def _worth_of_challenge(self, view: View, rng: Random) -> float:
        """Dispute mostly large hands, and not always."""
        held = len(view.hands[view.turn])
        return 1.0 if held >= SUSPICIOUS and rng.random() < 0.4 else -1.0

    def _worth_of_battle(self, view: View, seat: Seat, opponent: Seat | None) -> float:
        """Fight who has fewest cards, and decline only without a high number."""
        if opponent is not None:
            return -len(view.hands[opponent])
        numbers = (self._face(view, card).number for card in view.hands[seat])
        return -math.inf if max(numbers, default=0) >= FIGHTING else math.inf

    def _colors(self, view: View, seat: Seat) -> Counter[Color]:
        """How many cards of each color are in the own hand."""
        faces = (self._face(view, card) for card in view.hands[seat])
        return Counter(face.color for face in faces if face.color is not None)

    def _gift(self, view: View, offer: GiftOffer) -> Give:
        """Give the dearest card of every suit to whoever has most cards already."""
        cards = tuple(
            max(suit, key=lambda card: self._face(view, card).points) for suit in offer.suits if suit
        )
        if not cards:
            return Give(None, ())
        richest = max(offer.recipients, key=lambda other: (len(view.hands[other]), -other))
        return Give(richest, cards)

    @staticmethod
    def _next(view: View, seat: Seat) -> Seat:
        return Seat((seat + view.direction) % len(view.hands))
