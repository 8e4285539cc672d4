"""Walking through a round again from what was said."""

from collections.abc import Iterable, Iterator

from lastcard.engine.apply import apply
from lastcard.model.state import Input, RoundState, Transition


def replay(opened: RoundState, log: Iterable[Input]) -> Iterator[Transition]:
    """The same inputs give the same transitions, on any machine."""
    state = opened
    for actor, said in log:
        transition = apply(state, actor, said)
        yield transition
        state = transition.after
