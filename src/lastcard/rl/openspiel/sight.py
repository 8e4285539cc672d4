"""What a viewer sees of a round now, as named arrays of numbers.

The names and sizes are those of `lastcard.rl.observation`, where they are drawn, with two differences: in front
stands `player`, the viewer's own seat, and `totals` and `history` are left out, because a game is one round and
its history is in the information state. Numbers are not clipped.
"""

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from lastcard.model.cards import Hand
from lastcard.model.seats import Seat
from lastcard.rl.cards import cards_as_held, cards_face_up
from lastcard.rl.observation import QUESTIONS, layout_of
from lastcard.rl.openspiel.moment import Moment
from lastcard.rl.openspiel.notes import Notes
from lastcard.rl.openspiel.table import Table
from lastcard.views import View
from lastcard.views.sight import held, mask

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
else:
    Floats = Any

PRIVATE: Final = ("hand", "drawn", "gift_to", "gift_suit", "gift_cards", "picked")
"""What only the seat itself sees."""
_ELSEWHERE: Final = ("totals", "history")
_CALLS: Final = ("owes", "ahead", "called")


def sizes_of(table: Table) -> dict[str, int]:
    """The arrays of an observation."""
    layout = layout_of(table.sheet, table.seats)
    return {"player": table.seats} | {
        name: part.size for name, part in layout.items() if name not in _ELSEWHERE
    }


class Sight:
    """Writes observations of one table."""

    def __init__(self, table: Table) -> None:
        sheet = table.sheet
        self._held = {card: place for place, card in enumerate(cards_as_held(sheet))}
        self._open = {card: place for place, card in enumerate(cards_face_up(sheet))}
        self._colors = sheet.colors
        self._seats, self._first_card = table.seats, table.actions.card

    def write(self, moment: Moment, viewer: Seat | None, arrays: Mapping[str, Floats]) -> None:
        """Write into the arrays that there are, all 0 before; a spectator sits at seat 0 and sees no hand."""
        view, seat = moment.view(viewer), viewer or Seat(0)
        if viewer is not None:
            if "player" in arrays:
                arrays["player"][viewer] = 1
            if "hand" in arrays:
                self._write_own(moment, view, viewer, arrays)
        if "top" in arrays:
            self._write_table(view, seat, arrays)
            self._write_notes(moment, view, seat, arrays)
            if "idle" in arrays and viewer is not None:
                self._write_backs(view, seat, arrays)

    def _write_own(self, moment: Moment, view: View, seat: Seat, arrays: Mapping[str, Floats]) -> None:
        for card in self._as_held(view, seat, view.hands[seat]):
            arrays["hand"][self._held[card]] += 1
        if view.question in ("drawn", "give") and seat in view.asked:
            self._write_question(moment, seat, arrays)
        for card in view.chosen:
            arrays["picked"][self._held[card]] += 1
        if "picked" in arrays and view.question == "reveal" and seat not in view.asked:
            pick = self._last_card(moment, seat)
            if pick is not None:
                arrays["picked"][pick] = 1

    def _write_question(self, moment: Moment, seat: Seat, arrays: Mapping[str, Floats]) -> None:
        """What only the seat that is asked knows: the card that it has drawn, the gift so far."""
        prompt, gift = moment.prompt(seat), moment.gift
        if prompt is None:
            return
        if prompt.drawn is not None:
            arrays["drawn"][self._held[prompt.drawn]] = 1
        if prompt.gift is not None and gift is not None:
            suits = enumerate(prompt.gift.suits)
            arrays["gift_to"][self._left(gift.to, seat) - 1] = 1
            arrays["gift_suit"][next(place for place, suit in suits if suit and place >= gift.suits)] = 1
            for card in gift.cards:
                arrays["gift_cards"][self._held[card]] = 1

    def _write_table(self, view: View, seat: Seat, arrays: Mapping[str, Floats]) -> None:
        if view.top is not None:
            arrays["top"][self._open[view.top]] = 1
        if view.color is not None:
            arrays["color"][self._colors[view.side].index(view.color)] = 1
        if "side" in arrays:
            arrays["side"][0] = view.side == "dark"
        arrays["direction"][0] = view.direction
        if view.question in QUESTIONS:
            arrays["question"][QUESTIONS.index(view.question)] = 1
        for other in view.asked:
            arrays["asked"][self._left(other, seat)] = 1
        arrays["turn"][self._left(view.turn, seat)] = 1
        if view.dealer is not None:
            arrays["dealer"][self._left(view.dealer, seat)] = 1
        arrays["stakes"][0] = view.draws
        arrays["piles"][:] = view.draw_count, view.discard_count
        if "jumpable" in arrays:
            arrays["jumpable"][0] = view.jumpable
        for at, (hand, call) in enumerate(zip(view.hands, view.calls, strict=True)):
            place = self._left(Seat(at), seat)
            if place:
                arrays["sizes"][place - 1] = len(hand)
            if call in _CALLS:
                arrays["calls"][3 * place + _CALLS.index(call)] = 1

    def _write_notes(self, moment: Moment, view: View, seat: Seat, arrays: Mapping[str, Floats]) -> None:
        notes = noted(moment)
        for card in chain.from_iterable(notes.discards):
            arrays["discarded"][self._open[card]] += 1
        if "battlers" in arrays and notes.battlers is not None:
            for row, battler in enumerate(notes.battlers):
                arrays["battlers"][row * self._seats + self._left(battler, seat)] = 1
            for row, cards in enumerate(view.aside):
                for card in cards:
                    arrays["aside"][row * len(self._open) + self._open[card]] += 1

    def _write_backs(self, view: View, seat: Seat, arrays: Mapping[str, Floats]) -> None:
        for at, hand in enumerate(view.hands):
            if at != seat:
                row = (self._left(Seat(at), seat) - 1) * len(self._open)
                for card in hand:  # when the round is over hands lie open, with both faces
                    back = mask(card, view.side, active=False, idle=True)
                    arrays["idle"][row + self._open[back]] += 1
        if view.draw_top is not None:
            arrays["draw_top"][self._open[view.draw_top]] = 1

    def _last_card(self, moment: Moment, seat: Seat) -> int | None:
        """The place of the card that a seat has chosen last."""
        at: Moment | None = moment
        while at is not None:
            if at.actor == seat and at.action >= self._first_card:
                return at.action - self._first_card
            at = at.before
        return None

    def _as_held(self, view: View, seat: Seat, hand: Hand) -> Hand:
        return held(view.sight, view.side, seat, seat, hand)

    def _left(self, other: Seat, seat: Seat) -> int:
        """How far to the left of a seat another one sits."""
        return (other - seat) % self._seats


def noted(moment: Moment) -> Notes:
    """What everybody has seen from the beginning to this moment."""
    path: list[Moment] = []
    at: Moment | None = moment
    while at is not None and at.notes is None:
        path.append(at)
        at = at.before
    notes = Notes() if at is None or at.notes is None else at.notes
    for step in reversed(path):
        for tell in step.told:
            for event in tell(None):
                notes = notes.heard(event)
        step.notes = notes
    return notes
