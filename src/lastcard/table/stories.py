"""What each seat has heard of the round so far: kept while it is played, for the bots that play it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lastcard.model.cards import Side
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.views.redact import retold


class _Told(NamedTuple):
    """What happened at once. The states before and after are let go: a round has hundreds of them."""

    sheet: Sheet
    side: Side
    events: tuple[Event, ...]


class Stories:
    """The events of one round, told to a seat when it asks, and only what is new to it."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self._told: list[_Told] = []
        self._heard: defaultdict[Seat, list[Event]] = defaultdict(list)
        self._up_to: defaultdict[Seat, int] = defaultdict(int)

    def hear(self, transitions: Iterable[Transition], *, dealt: bool) -> None:
        """Go on, or begin anew with a new round."""
        if dealt:
            self._begin()
        self._told.extend(_Told(step.after.sheet, step.before.side, step.events) for step in transitions)

    def of(self, seat: Seat) -> Sequence[Event]:
        """All that a seat has heard, oldest first."""
        heard = self._heard[seat]
        for sheet, side, events in self._told[self._up_to[seat] :]:
            heard.extend(retold(sheet, side, events, seat))
        self._up_to[seat] = len(self._told)
        return heard
