"""Random talk at tables of every edition, ruling, house rule and size: engine and kernel never disagree."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("numba")

from lastcard.editions import EDITIONS
from lastcard.lab.lockstep import Pair
from lastcard.model.decisions import Over
from lastcard.model.moves import Give
from tests.editions import ALL_EDITIONS
from tests.properties.micro_decks import MICRO_DECKS
from tests.properties.strategies import (
    Table,
    examples,
    said_at_random,
    tables,
    tiny_tables,
)


def play(table: Table, length: int, eager: float) -> Pair:
    """A round of random talk on both, compared after every input."""
    rng, pair = Random(table.seed), Pair(table.opened(), opened=True)
    pair.compare_moves()
    for _ in range(length):
        if isinstance(pair.state.decision, Over):
            break
        pair.feed(*said_at_random(rng, pair.state, eager=eager))
        pair.compare_moves()
    return pair


@pytest.mark.parametrize("key", [edition.key for edition in ALL_EDITIONS])
def test_engine_and_kernel_agree_after_every_input(key: str) -> None:
    @examples(60)
    @given(tables(key), st.integers(1, 300), st.sampled_from([0.5, 0.9, 1.0]))
    def agree(table: Table, length: int, eager: float) -> None:
        play(table, length, eager)

    agree()


@examples(150)
@given(tiny_tables(MICRO_DECKS), st.sampled_from([0.5, 1.0]))
def test_they_agree_on_decks_of_a_handful_of_cards(table: Table, eager: float) -> None:
    play(table, 120, eager)


@examples(30)
@given(tables(), st.integers(1, 120))
def test_a_move_is_the_same_after_it_was_a_number(table: Table, length: int) -> None:
    pair = play(table, length, 0.8)
    pair.compare_numbers()


def test_a_gift_that_is_listed_in_another_order_is_the_same_gift() -> None:
    """The number of a gift has a place for each suit, so the order of the cards does not matter."""
    codec = Pair(Table(EDITIONS[1], {}, 2, True, None, 0).opened(), opened=True).codec  # noqa: FBT003
    first, second = codec.kinds[0], codec.kinds[20]

    numbers = {codec.number(0, Give(None, cards)) for cards in ((first, second), (second, first))}

    assert len(numbers) == 1
