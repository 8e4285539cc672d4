"""Pending steps: a stack, the next step on top."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.layout import AGENDA, AGENDA_SIZE


@compiled
def push(now: Ints, g: int, step: int) -> None:
    """This step comes next."""
    size = now[g, AGENDA_SIZE]
    now[g, AGENDA + size] = step
    now[g, AGENDA_SIZE] = size + 1


@compiled
def pop(now: Ints, g: int) -> int:
    """Take the next step off."""
    size = now[g, AGENDA_SIZE] - 1
    now[g, AGENDA_SIZE] = size
    return now[g, AGENDA + size]


@compiled
def upcoming(now: Ints, g: int) -> int:
    """The next step, 0 when nothing is pending."""
    size = now[g, AGENDA_SIZE]
    return now[g, AGENDA + size - 1] if size else 0


@compiled
def at_the_end(now: Ints, g: int) -> int:
    """The step that comes last, 0 when nothing is pending."""
    return now[g, AGENDA] if now[g, AGENDA_SIZE] else 0


@compiled
def only(now: Ints, g: int, step: int) -> None:
    """Nothing else is pending any more."""
    now[g, AGENDA_SIZE] = 0
    push(now, g, step)
