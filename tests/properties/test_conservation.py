"""Whatever is said, no card is lost and none appears."""

from collections import Counter
from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from lastcard.engine.sides import turn_over
from lastcard.model.cards import Card
from lastcard.model.decisions import AskPlay
from lastcard.model.state import RoundState
from lastcard.views import view_of
from tests.properties.micro_decks import MICRO_DECKS
from tests.properties.strategies import Table, examples, moments, tables, talk, tiny_tables


def cards_on_the_table(state: RoundState) -> Counter[Card]:
    """Hands, both piles, and what everybody sees set aside in a battle."""
    aside = view_of(state, None).aside
    return Counter(chain(*state.hands, state.draw, state.discard, *aside))


@examples(70)
@given(tables())
def test_every_card_of_the_deck_is_somewhere_after_every_input(table: Table) -> None:
    deck = Counter(table.sheet.deck)

    assert all(cards_on_the_table(step.after) == deck for step in talk(table, 250))


@examples(30)
@given(tables("battle"))
def test_no_card_is_lost_in_a_battle(table: Table) -> None:
    deck = Counter(table.sheet.deck)

    assert all(cards_on_the_table(step.after) == deck for step in talk(table, 400))


@examples(150)
@given(tiny_tables(MICRO_DECKS))
def test_no_card_is_lost_where_there_are_hardly_any(table: Table) -> None:
    deck = Counter(table.sheet.deck)

    assert all(cards_on_the_table(step.after) == deck for step in talk(table, 80))


@examples(40)
@given(tables())
def test_hands_are_kept_in_deck_order(table: Table) -> None:
    rank = table.sheet.rank

    assert all(
        list(hand) == sorted(hand, key=rank.__getitem__)
        for step in talk(table, 150)
        for hand in step.after.hands
    )


@examples(60)
@given(tables("flip"), st.integers(5, 200))
def test_two_flips_without_a_play_in_between_restore_the_order_of_both_piles(table: Table, when: int) -> None:
    for state in moments(table, when, 3):
        if isinstance(state.decision, AskPlay):
            again = turn_over(turn_over(state, []), [])

            assert (again.draw, again.discard, again.side) == (state.draw, state.discard, state.side)
            assert turn_over(state, []).draw == state.draw[::-1]
