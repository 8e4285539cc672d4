"""Every answer to a question on the scales: how often it wins the round, in worlds that may be the true one.

`expert` drops the worse moves early, to find the best one soon. Somebody who looks back at a round wants to know
about all of them, so here each is tried in the same worlds, with the same luck, equally often. The scales know
what the seat may know: a view, a prompt and the story as the seat heard it. Needs the extra `fast`.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from lastcard.bots.belief import believe
from lastcard.bots.gifts import gifts_like
from lastcard.bots.policy import Policy
from lastcard.bots.recall import remembered
from lastcard.bots.worlds import resampled, worlds
from lastcard.fast.compiled import Floats, np
from lastcard.fast.search.resume import NotResumed
from lastcard.fast.search.rollout_kernel import Sample
from lastcard.fast.search.rollouts import Rollouts
from lastcard.fast.twin.codec import room_for
from lastcard.model.events import Event
from lastcard.model.moves import Give, Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

DEALT = 2
"""Worlds dealt for each one that is tried: one that is tried twice tells little more."""


class Weighed(NamedTuple):
    """What a move is worth."""

    move: Move
    chance: float
    """To win the round."""
    error: float
    """The standard error of the difference to the best move."""


class Scales:
    """For the rounds of one sheet, with so many worlds. The same question, luck and story weigh the same."""

    def __init__(self, sheet: Sheet, worlds: int) -> None:
        self._sheet, self._worlds = sheet, worlds
        self._hard, self._rollouts = Policy(sheet), Rollouts(sheet)
        self._room = room_for(DEALT * worlds)

    def weigh(
        self,
        view: View,
        prompt: Prompt,
        rng: Random,
        story: Sequence[Event],
        said: Move,
        *,
        friends: Collection[Seat] = (),
    ) -> tuple[Weighed, ...]:
        """Every answer, the best first; of all gifts a handful, and the one that was made.

        A round that a friend wins is won. Nothing where too little is known of how the question came to be
        asked: without a story.
        """
        tried = self._tried(view, prompt, said)
        try:
            belief = believe(None, self._sheet, view, story)
            n = DEALT * self._worlds
            dealt = worlds(belief, view, rng, n, self._rollouts.codec, into=self._room)
        except NotResumed:
            return ()
        if dealt.impossible == n:
            return ()
        values = self._rollouts.values(
            Sample(dealt.games, resampled(dealt, rng, self._worlds), int(rng.random() * (1 << 53))),
            prompt.seat,
            self._rollouts.numbers(view.side, tried),
            friends=friends,
            memory=remembered(self._sheet, len(view.hands), story) if story else None,
        )
        return _by_worth(tried, values)

    def _tried(self, view: View, prompt: Prompt, said: Move) -> tuple[Move, ...]:
        """What was said comes first, so that it is the best of equal ones."""
        moves = prompt.moves
        if prompt.gift is not None:
            # Any luck will do: only a challenge is a matter of luck to `hard`.
            like = self._hard.move(view, replace(prompt, rights=()), Random(0))
            moves = gifts_like(prompt.gift, like or said)
        return (said, *(move for move in moves if not _same(move, said)))


def _same(one: Move, other: Move) -> bool:
    """The cards of a gift have no order."""
    if isinstance(one, Give) and isinstance(other, Give):
        return one.to == other.to and set(one.cards) == set(other.cards)
    return one == other


def _by_worth(tried: Sequence[Move], values: Floats) -> tuple[Weighed, ...]:
    chances = values.mean(axis=1)
    order = np.argsort(-chances, kind="stable")
    behind = values[order[0]] - values
    errors = behind.std(axis=1) / np.sqrt(values.shape[1])
    return tuple(Weighed(tried[at], float(chances[at]), float(errors[at])) for at in order)
