"""Counting what seats can know: every deal of a tiny deck, every move to a depth, every history once.

A history is all that reached one seat, in order: its own moves, the events it heard, the view and the prompt
after each. Two rounds that a seat cannot tell apart are one history. So a leak raises the count, and
information that is lost lowers it.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.gift import gifts
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskGive, AskShuffle, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Move
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState, Transition
from lastcard.views import prompt_for, redact, settle, view_of
from lastcard.views.sight import Viewer
from tests.properties.micro_decks import deals

SEATS = (Seat(0), Seat(1))
Told = object
Telling = Callable[[Transition, Viewer], Told]
"""What reaches a viewer of one input."""


def honestly(step: Transition, viewer: Viewer) -> Told:
    """What the project tells: redacted events, the view and the prompt."""
    prompt = None if viewer is None else prompt_for(step.after, viewer)
    return redact(step, viewer), view_of(step.after, viewer), prompt


class Counts(NamedTuple):
    """Rounds that go on, rounds that are over, and histories of the two seats and of a spectator."""

    going_on: int
    over: int
    first_seat: int
    second_seat: int
    spectator: int


class Branch(NamedTuple):
    """One round so far, and which history it is to each viewer."""

    state: RoundState
    told: tuple[int, int, int]


def offered(state: RoundState, seat: Seat) -> Iterator[Move]:
    """The moves a seat can choose between, as it sees them."""
    if prompt := prompt_for(state, seat):
        yield from prompt.moves
        yield from prompt.rights
        if prompt.gift and isinstance(state.decision, AskGive):
            yield from gifts(state, seat)


def count(
    edition: Edition, depth: int, *, telling: Telling = honestly, rulings: Rulings | None = None
) -> Counts:
    """All rounds of two seats to this many inputs after the deal; reshuffles leave the cards in deck order."""
    opened = open_round(sheet_for(edition, rulings or edition.rulings), 2, Seat(0))
    known: dict[tuple[Viewer, int, object, Told], int] = {}

    def heard(before: Branch, actor: Seat | None, move: Move | None, step: Transition) -> Branch:
        told = []
        for history, viewer in zip(before.told, (*SEATS, None), strict=True):
            own = move if actor == viewer else None
            entry = (viewer, history, own, telling(step, viewer))
            told.append(known.setdefault(entry, len(known) + 1))
        return Branch(step.after, (told[0], told[1], told[2]))

    start = Branch(opened, (0, 0, 0))
    branches = {heard(start, None, None, apply(opened, None, Shuffle(deal))) for deal in deals(edition)}
    going_on = over = 0
    for left in reversed(range(depth + 1)):
        ended = {branch for branch in branches if isinstance(branch.state.decision, Over)}
        going_on, over = going_on + len(branches) - len(ended), over + len(ended)
        if left:
            branches = {after for branch in branches - ended for after in _next(branch, heard)}
    counted = [sum(viewer == one for viewer, *_ in known) for one in (*SEATS, None)]
    return Counts(going_on, over, counted[0], counted[1], counted[2])


def _next(
    branch: Branch, heard: Callable[[Branch, Seat | None, Move | None, Transition], Branch]
) -> Iterator[Branch]:
    state = branch.state
    if isinstance(state.decision, AskShuffle):
        yield heard(branch, None, None, apply(state, None, Shuffle(state.decision.cards)))
        return
    for seat in SEATS:
        for move in offered(state, seat):
            yield heard(branch, seat, move, apply(state, seat, settle(state, seat, move)))
