"""The kernel refuses what the engine refuses, whatever somebody might say."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("numba")

from lastcard.engine import apply
from lastcard.fast.twin.layout import SIDE
from lastcard.fast.twin.refusal import is_legal
from lastcard.lab.lockstep import PLAYED, Pair
from lastcard.model.errors import IllegalMove
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from tests.properties.candidates import candidates
from tests.properties.strategies import Table, examples, moments, tables


def engine_accepts(pair: Pair, seat: Seat, move: Move) -> bool:
    try:
        apply(pair.state, seat, move)
    except IllegalMove:
        return False
    return True


def kernel_accepts(pair: Pair, seat: Seat, move: Move) -> bool:
    try:
        number = pair.codec.number(int(pair.games.now[PLAYED, SIDE]), move)
    except IllegalMove:
        return False
    return bool(is_legal(pair.codec.rules, *pair.games, PLAYED, seat, number, pair.moves))


@examples(60)
@given(tables(), st.integers(1, 150))
def test_a_move_is_legal_for_the_kernel_exactly_when_the_engine_takes_it(table: Table, length: int) -> None:
    rng = Random(table.seed)
    for state in moments(table, length, 3):
        pair = Pair(state)
        for seat in map(Seat, range(-1, table.seats + 1)):
            for move in candidates(rng, state, Seat(max(0, min(seat, table.seats - 1)))):
                assert kernel_accepts(pair, seat, move) == engine_accepts(pair, seat, move), (seat, move)


@examples(40)
@given(tables("beach"), st.integers(1, 150), st.integers(0, 2**40))
def test_a_number_that_is_no_move_is_refused_and_changes_nothing(
    table: Table, length: int, any_number: int
) -> None:
    pair = Pair(moments(table, length, 1)[-1])
    before = pair.games.now.copy()
    numbers = [any_number, -any_number, any_number << 8, any_number << 8 | 8, 0, 255]

    for seat in map(Seat, range(table.seats)):
        for number in numbers:
            if is_legal(pair.codec.rules, *pair.games, PLAYED, seat, number, pair.moves):
                assert engine_accepts(pair, seat, pair.codec.move(number))

    assert (pair.games.now == before).all()
