"""`expert`: every move is tried in worlds that may be the true one, and the best one is said.

The worlds are dealt from what the seat has heard (`belief`, `worlds`) and drawn by how likely they are. In each
all moves meet the same luck, and `hard` plays on for everybody, remembering what they have shown (`recall`), until it is
foreseen how the round will end (`rollouts`). The worse moves are dropped early, so that most worlds are spent on
those that are close (`halving`). What `hard` thinks of each move counts too. Needs the extra `fast`.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from lastcard.bots.aim import TO_GO_OUT, Aim
from lastcard.bots.belief import Belief, believe
from lastcard.bots.calling import worth_calling
from lastcard.bots.gifts import gifts_like
from lastcard.bots.halving import best, plan
from lastcard.bots.policy import Policy
from lastcard.bots.recall import remembered
from lastcard.bots.worlds import Worlds, resampled, worlds
from lastcard.fast.compiled import Floats, Ints, np
from lastcard.fast.search.resume import NotResumed
from lastcard.fast.search.rollout_kernel import Sample
from lastcard.fast.search.rollouts import Rollouts
from lastcard.fast.twin.codec import room_for
from lastcard.model.events import Event
from lastcard.model.moves import Call, Move
from lastcard.model.sheet import Sheet
from lastcard.views.prompt import Prompt
from lastcard.views.view import View


class Budget(NamedTuple):
    """How much is thought about a move."""

    rollouts: int
    """Rounds that are played on, for all moves together."""
    milliseconds: float | None = None
    """After so long nothing more is tried. With such a limit a move depends on the machine."""


USUAL = Budget(700)
"""Within 50 ms on one core."""
PRIOR = 0.25
"""How much of what `hard` thinks of a move is added to its worth in worlds: both are wrong in their own ways."""
LEAST = -1.0
"""What `hard` would never say is behind its choice by this much."""


class Expert:
    """Search over a view, a prompt and a story."""

    def __init__(self, sheet: Sheet, budget: Budget | None = None, aim: Aim = TO_GO_OUT) -> None:
        self._sheet, self._budget, self._aim = sheet, budget or USUAL, aim
        self._hard, self._rollouts = Policy(sheet), Rollouts(sheet)
        self._room = room_for(0)
        self._story: Sequence[Event] = ()
        self._belief: Belief | None = None

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        """Rights are used as `hard` uses them; where there is more than one answer the best is searched for."""
        said = self._hard.move(view, prompt, rng, story)
        if said is None or said in prompt.rights:
            return said
        tried = gifts_like(prompt.gift, said) if prompt.gift else prompt.moves
        if len(tried) > 1:
            others = (other for other in tried if other != said)
            said = self._best(view, prompt, rng, story, (said, *others))
        may_call = any(isinstance(right, Call) for right in prompt.rights)
        return Call() if may_call and worth_calling(len(view.hands[prompt.seat]), said) else said

    def _believed(self, view: View, story: Sequence[Event]) -> Belief:
        """What was worked out from the beginning of the same story is kept; a glance is worth nothing later."""
        kept = self._belief if story[: len(self._story)] == self._story else None
        belief = believe(kept, self._sheet, view, story)
        self._belief = belief if belief.heard else None
        self._story = story[:]
        return belief

    def _dealt(self, view: View, rng: Random, story: Sequence[Event], n: int) -> Worlds | None:
        """So many worlds that may be the true one; None where too little is known to play on."""
        if n > len(self._room.now):
            self._room = room_for(n)
        try:
            dealt = worlds(self._believed(view, story), view, rng, n, self._rollouts.codec, into=self._room)
        except NotResumed:
            return None
        return dealt if dealt.impossible < n else None

    def _prior(self, view: View, prompt: Prompt, story: Sequence[Event], moves: tuple[Move, ...]) -> Floats:
        """What is added to the worth of each move; of gifts `hard` weighs only the cards."""
        if prompt.gift:
            return np.zeros(len(moves))
        worths = dict(zip(prompt.moves, self._hard.weigh(view, prompt, story), strict=True))
        weighed = np.array([worths[move] for move in moves])
        prior: Floats = PRIOR * np.maximum(weighed - weighed.max(), LEAST)
        return prior

    def _best(
        self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event], tried: tuple[Move, ...]
    ) -> Move:
        """The best of these moves; the first where nothing can be tried."""
        start, steps = perf_counter(), plan(len(tried), self._budget.rollouts)
        dealt = self._dealt(view, rng, story, sum(steps))
        if dealt is None:
            return tried[0]
        numbers, done = self._rollouts.numbers(view.side, tried), 0
        seed = int(rng.random() * (1 << 53))
        memory = remembered(self._sheet, len(view.hands), story) if story else None

        def trial(moves: Ints, worlds: int) -> Floats:
            nonlocal done
            if self._budget.milliseconds and 1_000 * (perf_counter() - start) > self._budget.milliseconds:
                return np.zeros((len(moves), 0))
            done += worlds
            return self._rollouts.values(
                Sample(dealt.games, resampled(dealt, rng, worlds), seed, done - worlds),
                prompt.seat,
                numbers[moves],
                friends=self._aim.friends,
                aim=self._aim[1:],
                memory=memory,
            )

        return tried[best(len(tried), steps, trial, self._prior(view, prompt, story, tried))]
