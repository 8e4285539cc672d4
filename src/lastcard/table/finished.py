"""A finished match, from the log of its table."""

from collections.abc import Sequence
from typing import NamedTuple

from lastcard.model.errors import LastcardError
from lastcard.model.state import RoundState, Transition
from lastcard.table.entries import MatchBegan, RoundBegan, Said, Stamped
from lastcard.table.state import TableState, evolve, opened


class NotFinished(LastcardError):
    """A match that is not over has no record and no replay yet: they would open hands and seeds."""


class NeverFinished(NotFinished):
    """A match that was never begun, or was broken off when its table was closed, will have none."""


class PlayedRound(NamedTuple):
    """One round of it."""

    opened: RoundState
    seating: tuple[int, ...]
    said: list[tuple[Said, Transition]]


class FinishedMatch(NamedTuple):
    """A match from its first deal to its winner."""

    table: TableState
    """As it was when the match ended."""
    names: tuple[str, ...]
    """Under which the match began; a bot that took a seat over later does not rename it."""
    rounds: list[PlayedRound]


def finished_match(log: Sequence[Stamped], table: str, match: int) -> FinishedMatch:
    """A match of this table, counted from 1; NotFinished while it goes on, NeverFinished when it does not."""
    if not log:
        raise NeverFinished(f"expected the log of table {table}, found none")
    state = opened(table, log[0])
    names: tuple[str, ...] = ()
    rounds: list[PlayedRound] = []
    for stamped in log[1:]:
        state, transition = evolve(state, stamped)
        if state.matches != match or state.match is None:
            continue
        if isinstance(stamped.entry, MatchBegan):
            names = tuple(seat.name for seat in state.seats)
        if isinstance(stamped.entry, MatchBegan | RoundBegan):
            rounds.append(PlayedRound(state.match.round, state.match.seating, []))
        elif isinstance(stamped.entry, Said) and transition is not None:
            rounds[-1].said.append((stamped.entry, transition))
        if state.match.winners:
            return FinishedMatch(state, names, rounds)
    found = "one that is not over" if names else f"{state.matches} begun"
    error = NotFinished if names and state.status != "closed" else NeverFinished
    raise error(f"expected match {match} of table {table} to be over, found {found}")
