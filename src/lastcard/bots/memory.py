"""What players have shown by what they did, as a person would remember it: the twin of `lastcard.fast.players.memory`.

Who draws has no card of the color in play, mostly, and who plays a wild card has none either; who names a color
has some. And the cards that lie open since the last shuffle are in nobody's hand.
"""

from collections.abc import Callable, Sequence
from typing import Any

from lastcard.bots.table_sense import Sense
from lastcard.model.cards import Card, Color, Side
from lastcard.model.events import (
    Asked,
    CardPlayed,
    CardsDrawn,
    CardTurnedUp,
    ColorNamed,
    ColorRestored,
    Event,
    OpeningPutBack,
    PileShuffled,
    SidesTurned,
)
from lastcard.model.seats import Seat
from lastcard.policy.inputs import LONG_AGO


class Memory:
    """A story, as far as it tells of colors. It is right for printed games: that hands move is not heard."""

    def __init__(self, sense: Sense, seats: int, story: Sequence[Event] = ()) -> None:
        self.discards: list[Card] = []
        """The cards that lie open, the last one on top."""
        self.respected: Color | None = None
        """The color in play before the last card."""
        self._sense = sense
        self.refused: list[dict[Color, int]] = [{} for _ in range(seats)]
        """By seat and color: the cards that came since the seat did without the color."""
        self.naming: list[dict[Color, int]] = [{} for _ in range(seats)]
        """By seat and color: how long ago the seat has named it."""
        self._side: Side = "light"
        self._color: Color | None = None
        self._question = ""
        self._heard: Sequence[Event] = ()
        self._told: dict[type[Event], Callable[[Any], object]] = {
            Asked: self._asked,
            CardPlayed: self._played,
            CardsDrawn: self._drew,
            ColorNamed: self._was_named,
            ColorRestored: self._restored,
            CardTurnedUp: self._turned_up,
            OpeningPutBack: lambda _: self.discards.pop(),
            PileShuffled: self._shuffled,
            SidesTurned: self._turned_over,
        }
        self.listen(story)

    def goes_on(self, story: Sequence[Event]) -> bool:
        """Whether a story is the one heard so far, and perhaps more of it."""
        return story[: len(self._heard)] == self._heard

    def listen(self, story: Sequence[Event]) -> None:
        """Take in the rest of a story whose beginning was heard before."""
        for event in story[len(self._heard) :]:
            hear = self._told.get(type(event))
            if hear is not None:
                hear(event)
        self._heard = story[:]

    def lacks(self, seat: int, color: Color | None, cards: int) -> float:
        """The share of a hand of so many cards that was there when the seat did without the color."""
        came = self.refused[seat].get(color) if color else None
        return max(cards - came, 0) / cards if came is not None and cards else 0.0

    def named(self, seat: int, color: Color | None) -> float:
        """1 when the seat has just named the color, half as much after each thing that makes it less likely."""
        since = self.naming[seat].get(color) if color else None
        return 1.0 / (1 << min(since, LONG_AGO - 1)) if since is not None else 0.0

    def _asked(self, event: Asked) -> None:
        self._question = event.question

    def _restored(self, event: ColorRestored) -> None:
        self._color = event.color

    def _shuffled(self, _event: PileShuffled) -> None:
        del self.discards[:-1]

    def _drew(self, event: CardsDrawn) -> None:
        refused = self.refused[event.seat]
        for color in refused:
            refused[color] += len(event.cards)
        if not event.forced:
            self._does_without(event.seat)

    def _was_named(self, event: ColorNamed) -> None:
        named = self.naming[event.seat]
        for other in named:
            named[other] += 1
        named[event.color] = 0
        self.refused[event.seat].pop(event.color, None)
        self._color = event.color

    def _turned_up(self, event: CardTurnedUp) -> None:
        self.discards.append(event.card)
        self._color = self._sense.face(self._side, event.card).color

    def _turned_over(self, event: SidesTurned) -> None:
        self._side, self._color = event.side, self._sense.face(event.side, event.top).color

    def _played(self, event: CardPlayed) -> None:
        seat, card = event.seat, event.card
        refused, named = self.refused[seat], self.naming[seat]
        own = self._sense.face(self._side, card).color
        if own in named:
            named[own] += 1
        if self._question == "drawn":
            for color, came in refused.items():
                refused[color] = max(came - 1, 0)
        elif own is None:
            self._does_without(seat)
        elif own in refused:
            refused[own] = max(refused[own] - 1, 0)
        self.discards.append(card)
        self.respected, self._color = self._color, own or self._color

    def _does_without(self, seat: Seat) -> None:
        """The seat has no card of the color in play, mostly."""
        if self._color:
            self.refused[seat][self._color] = 0
            self.naming[seat].pop(self._color, None)
