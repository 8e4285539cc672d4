"""Rounds of random talk, each of its own number, followed by what seats believe about them."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lastcard.bots.belief import Belief
from lastcard.bots.slots import Impossible
from lastcard.engine import apply
from lastcard.fast.twin.codec import room_for
from lastcard.lab.lockstep import Row, codec_for
from lastcard.model.decisions import Over
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import redact
from tests.bots.soundness import Unsound, check, check_names
from tests.lockstep.rounds import numbered_table
from tests.properties.strategies import Table, said_at_random
from tests.random_editions import too_many_gifts_now

MOST_INPUTS = 400
"""Some rounds of random talk are very long; their ends are like the ends of others."""
NAMES_CHECKED = 8
"""How much more seldom the deck as a whole is looked at than each place: it takes longer."""


class Followed(NamedTuple):
    """A round in which the truth was never ruled out."""

    table: Table
    inputs: int
    events: int
    over: bool


class Round:
    """A round with the beliefs of some of its seats, looked at after every so many inputs and at the end.

    The engine tells what happens, and beliefs hear that; the kernel plays along, and its cards are the truth.
    """

    def __init__(self, table: Table | int, viewers: Sequence[Seat] | None = None, every: int = 1) -> None:
        self.table = numbered_table(table) if isinstance(table, int) else table
        self.rng = Random(self.table.seed)
        self.state: RoundState = self.table.opened()
        self.kernel = Row(codec_for(self.table.sheet), room_for(1), 0)
        self.kernel.begin(self.state)
        seats = self.table.seats
        following = range(seats) if viewers is None else viewers
        self.beliefs = [Belief(self.table.sheet, seats, Seat(at)) for at in following]
        self.inputs = self.events = 0
        self._every = every
        self._eager = self.rng.choice([0.5, 0.9, 1.0, 1.0, 1.0])

    @property
    def over(self) -> bool:
        return (
            isinstance(self.state.decision, Over)
            or self.inputs >= MOST_INPUTS
            or too_many_gifts_now(self.state)
        )

    def go_on(self) -> None:
        """One more input, and what everybody makes of it.

        Raises Unsound where the truth is ruled out, Disagreement where engine and kernel part.
        """
        eager = self._eager
        said = said_at_random(self.rng, self.state, eager=eager, false_catches=eager < 1)
        step = apply(self.state, *said)
        self.state = step.after
        self.inputs += 1
        self.kernel.hear(*said)
        looked_at = self.over or self.inputs % self._every == 0
        truth = self.kernel.compared(self.state) if looked_at else None
        for belief in self.beliefs:
            try:
                for event in redact(step, belief.viewer):
                    belief.hear(event)
                    self.events += 1
                if truth:
                    check(belief, truth)
                    if self.over or self.inputs % (self._every * NAMES_CHECKED) == 0:
                        check_names(belief, truth)
            except (Unsound, Impossible) as error:
                told = f"input {self.inputs}, seat {belief.viewer}, {step.events}"
                raise Unsound(f"{self.table}, {told}: {error}") from error


def follow(number: int, *, everybody: bool = True, every: int = 1) -> Followed:
    """The round of this number, through the eyes of every seat or of one."""
    viewers = None if everybody else [Seat(number % numbered_table(number).seats)]
    followed = Round(number, viewers, every)
    while not followed.over:
        followed.go_on()
    over = isinstance(followed.state.decision, Over)
    return Followed(followed.table, followed.inputs, followed.events, over)
