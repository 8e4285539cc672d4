"""Perft: how many sequences of inputs a position has, to a depth.

Everything hidden is fixed by the position, so there is no luck until a reshuffle, which leaves the cards in
deck order. Equal cards are one move; naming a color is its own ply; each sealed pick is a ply; calls,
catches and jumps count.
"""

from collections.abc import Iterator

from lastcard.engine.apply import apply
from lastcard.engine.legal import legal_moves
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskShuffle, Over
from lastcard.model.errors import NotationError
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation.document import Case, begin, parse_header
from lastcard.notation.moves import write_move


class Divide(Record, frozen=True):
    """How many sequences begin with one move."""

    seat: str
    move: str
    count: int


class Count(Record, frozen=True):
    """One line of a suite."""

    depth: int
    expected: int
    found: int


def moves_now(state: RoundState) -> Iterator[tuple[Seat, Move]]:
    """Every input somebody could give now."""
    for seat in range(len(state.hands)):
        for move in legal_moves(state, Seat(seat)):
            yield Seat(seat), move


def after(state: RoundState, seat: Seat, move: Move) -> RoundState:
    """The round after a move, reshuffles done in deck order."""
    state = apply(state, seat, move).after
    while isinstance(state.decision, AskShuffle):
        state = apply(state, None, Shuffle(state.decision.cards)).after
    return state


def count(state: RoundState, depth: int) -> int:
    """Sequences of exactly this many inputs."""
    if depth == 0:
        return 1
    if isinstance(state.decision, Over):
        return 0
    if depth == 1:
        return sum(1 for _ in moves_now(state))
    return sum(count(after(state, seat, move), depth - 1) for seat, move in moves_now(state))


def divide(state: RoundState, names: tuple[str, ...], depth: int) -> tuple[Divide, ...]:
    """The count to a depth, split by the first move."""
    return tuple(
        Divide(names[seat], write_move(move, names), count(after(state, seat, move), depth - 1))
        for seat, move in moves_now(state)
    )


def suite_position(case: Case) -> tuple[RoundState, tuple[str, ...], tuple[int, ...]]:
    """A case of a suite: its position, the names of its seats, and the counts from depth 1 on."""
    table = dict(case.table)
    counts = table.pop("perft", None)
    if not isinstance(counts, list) or not counts or not all(type(one) is int for one in counts):
        raise NotationError(f"expected a list of counts for `perft`, found {counts!r}")
    header = parse_header(Case(name=case.name, table=table))
    if header.position is None:
        raise NotationError("expected a `[position]` to count from, found none")
    return begin(header).round, header.names, tuple(counts)


def run_suite_case(state: RoundState, counts: tuple[int, ...], max_nodes: int | None) -> Iterator[Count]:
    """Each depth in turn; stops before a depth of more sequences than `max_nodes`."""
    for depth, expected in enumerate(counts, start=1):
        if max_nodes is not None and expected > max_nodes:
            return
        yield Count(depth, expected, count(state, depth))
