"""The order in which moves are offered, as text: counts cannot see a permutation, seeded players can.

A new snapshot is read before it is kept: `python -m tests.perft.orders classic > tests/perft/classic-order.txt`.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from lastcard.engine import legal_moves
from lastcard.files import read_document
from lastcard.lab.perft import after, moves_now, suite_position
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation.moves import write_move


def order_text(suite: Path) -> str:
    """The moves of each position of a suite, seat by seat, then the moves after each of them."""
    return "".join(f"{line}\n" for line in _order(suite))


def _order(suite: Path) -> Iterator[str]:
    for case in read_document(suite).cases:
        state, names, _ = suite_position(case)
        yield f"[{case.name}]"
        yield from _offered(state, names, "")
        for seat, move in moves_now(state):
            yield f"{names[seat]} {write_move(move, names)}"
            yield from _offered(after(state, seat, move), names, "    ")
        yield ""


def _offered(state: RoundState, names: tuple[str, ...], margin: str) -> Iterator[str]:
    for seat, name in enumerate(names):
        moves = [write_move(move, names) for move in legal_moves(state, Seat(seat))]
        if moves:
            yield f"{margin}{name}: {'; '.join(moves)}"


if __name__ == "__main__":
    sys.stdout.write(order_text(Path(__file__).with_name(f"{sys.argv[1]}.toml")))
