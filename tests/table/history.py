"""What the guests of a table remember, and what its log says: the two must agree.

Every move that was submitted ends in one of three ways. `ok`: its guest heard of it. `refused`: its guest
heard that it was not taken. `unknown`: the connection broke before either. Guests submit one move at a time,
so what they know before and after a move says where in the log it can stand, if anywhere.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from lastcard.match.players import Player
from lastcard.model.moves import Answer, Move
from lastcard.table.entries import Said, Stamped
from lastcard.table.state import TableState, evolve, opened, question_to
from lastcard.views import View, view_of


class Outcome(StrEnum):
    """How a submitted move ended for the guest who made it."""

    OK = "ok"
    REFUSED = "refused"
    UNKNOWN = "unknown"


@dataclass
class Submitted:
    """A move, as its guest remembers it; perhaps sent several times."""

    question: int
    move: Move
    known: int
    """The last entry that the guest knew when it was first sent."""
    outcome: Outcome = Outcome.UNKNOWN
    settled: int | None = None
    """The last entry that the guest knew when it ended: the move stands between the two, or nowhere."""


@dataclass
class Diary:
    """All that one guest said and saw, in order."""

    submitted: list[Submitted] = field(default_factory=list)
    seen: list[tuple[int, int, View | None]] = field(default_factory=list)
    """After which entry, which question, which view."""
    complaints: list[str] = field(default_factory=list)
    """What was wrong at once."""


@dataclass
class Verdict:
    """What came of it."""

    outcomes: Counter[Outcome] = field(default_factory=Counter)
    applied_unknown: int = 0
    """Of the unknown moves, how many turned out to be true."""
    views: int = 0
    """Views that were compared with the log."""
    entries: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        self.outcomes.update(other.outcomes)
        self.applied_unknown += other.applied_unknown
        self.views += other.views
        self.entries += other.entries
        self.faults += other.faults


Applied = list[tuple[int, int, Move]]
"""Moves of one player in the log: which entry, which question was open, which move."""


def judge(table: str, log: Sequence[Stamped], diaries: Mapping[Player, Diary]) -> Verdict:
    """Compare a log with the diaries of the people at its table."""
    verdict = Verdict(entries=len(log))
    applied: dict[Player, Applied] = {player: [] for player in diaries}
    seen: dict[int, list[tuple[Player, int, View | None]]] = {}
    for player, diary in diaries.items():
        verdict.faults += diary.complaints
        for seq, question, view in diary.seen:
            seen.setdefault(seq, []).append((player, question, view))
    if [stamped.seq for stamped in log] != list(range(1, len(log) + 1)):
        verdict.faults.append(f"{table}: the log has a gap")
        return verdict
    state = opened(table, log[0])
    for stamped in log[1:]:
        said = stamped.entry
        if isinstance(said, Said) and isinstance(said.what, Move) and said.player in applied:
            applied[said.player].append((stamped.seq, question_to(state, said.player), said.what))
        state, _ = evolve(state, stamped)
        for player, question, view in seen.pop(stamped.seq, ()):
            verdict.views += 1
            if (question, view) != (question_to(state, player), _true_view(state, player)):
                verdict.faults.append(f"{table}: player {player} was told something else at {stamped.seq}")
    verdict.faults += [f"{table}: entry {seq} was told and is lost" for seq in sorted(seen)]
    for player, diary in diaries.items():
        _compare(f"{table}, player {player}", diary.submitted, applied[player], verdict)
    return verdict


def _true_view(state: TableState, player: Player) -> View | None:
    return None if state.match is None else view_of(state.match.round, state.match.seat_of(player))


def _compare(who: str, submitted: Sequence[Submitted], applied: Applied, verdict: Verdict) -> None:
    """Every move in the log was submitted, once; what was acknowledged is there; what was refused is not."""
    left = list(applied)
    for move in submitted:
        verdict.outcomes[move.outcome] += 1
        last = left[-1][0] if move.settled is None and left else move.settled or 0
        while left and left[0][0] <= move.known:
            verdict.faults.append(f"{who}: entry {left.pop(0)} comes from nowhere, or is there twice")
        found: Applied = []
        while left and left[0][0] <= last:
            found.append(left.pop(0))
        verdict.applied_unknown += move.outcome is Outcome.UNKNOWN and bool(found)
        if len(found) > 1:
            verdict.faults.append(f"{who}: {move} was applied more than once: {found}")
        elif found and move.outcome is Outcome.REFUSED:
            verdict.faults.append(f"{who}: {move} was refused and is in the log: {found}")
        elif not found and move.outcome is Outcome.OK:
            verdict.faults.append(f"{who}: {move} was acknowledged and is lost")
        for _, question, what in found:
            if what != move.move or (isinstance(what, Answer) and question != move.question):
                verdict.faults.append(f"{who}: {move} became {what} to question {question}")
    verdict.faults += [f"{who}: entry {entry} comes from nowhere, or is there twice" for entry in left]
