"""Every round ends: whatever was said so far, whatever the options, with cards or without any left to draw."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from msgspec.structs import replace

from lastcard.engine import apply, legal_moves, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import AskShuffle, Over
from lastcard.model.edition import Edition
from lastcard.model.seats import Seat
from lastcard.model.state import Input, RoundState
from lastcard.notation import begin, parse_document, parse_header
from tests.properties.micro_decks import (
    BATTLE_DECK,
    DRAW_ONE,
    GIFT_DECK,
    MICRO_DECKS,
    MISFITS,
    ONE,
    REVERSE,
    SEVEN_ZERO,
    SKIP,
    TREND_DECK,
    TWO_FACED,
    WILD,
    WILD_DRAW,
    micro,
    wild_draw,
)
from tests.properties.strategies import Table, everybody, examples, said_at_random, tables

WILD_TALK = 200
"""Inputs of anything at all, before the players begin to want an end."""

BOUND = 20_000
"""Inputs within which a table that mostly plays when it can comes to its end.

The longest of 19,000 such rounds took 2,877, so this is about seven times as much. Players who draw or play by
the toss of a coin can go on for hundreds of thousands, because hands then grow as fast as they shrink.
"""


def inputs_to_the_end(rng: Random, state: RoundState) -> int:
    """How many inputs a round takes after its wild beginning; more than the bound if it does not end."""
    for number in range(WILD_TALK + BOUND):
        if isinstance(state.decision, Over):
            return number - WILD_TALK
        late = number >= WILD_TALK
        said = said_at_random(rng, state, eager=0.9 if late else 0.4, false_catches=not late)
        state = apply(state, *said).after
    return BOUND + 1


@examples(100)
@given(tables())
def test_a_round_of_random_play_ends(table: Table) -> None:
    assert inputs_to_the_end(Random(table.seed), table.opened()) <= BOUND


TWO_WILD_DRAWS_EACH = """
edition = "mini"
seats = ["Ann", "Bob"]
rules = { strict_wild_draw = true }
[position]
turn = "Ann"
discard = "r5"
rest = "deck"
hands = { Ann = "w+2 w+2 r1", Bob = "w+2 w+2 y1" }
"""


def test_a_round_ends_even_when_both_hold_two_wild_draws_that_bar_each_other() -> None:
    """Wilds count as a match (M04) and a dishonest wild draw is refused (G18), yet the round must end (G37)."""
    state = begin(parse_header(parse_document(TWO_WILD_DRAWS_EACH).cases[0])).round

    assert inputs_to_the_end(Random(1), state) <= BOUND


MOST_STATES = 100_000
"""More than any tiny deck has; a round that counts on without end would have more."""


# --- every position of a tiny deck ------------------------------------------------------------------------


def everything_said(state: RoundState) -> Iterator[Input]:
    """Every input that can follow."""
    if isinstance(state.decision, AskShuffle):
        yield from ((None, Shuffle(order)) for order in set(permutations(state.decision.cards)))
        return
    for seat in everybody(state):
        yield from ((seat, move) for move in legal_moves(state, seat))


class Walk(NamedTuple):
    """How many rounds were won, how many blocked, and from how many states neither can be reached."""

    won: int
    blocked: int
    endless: int


def walk_through(opened: RoundState) -> Walk:
    """Every state that can come of this one, and which of them can still come to an end."""
    before: dict[RoundState, list[RoundState]] = defaultdict(list)
    seen, walk, ends = {opened}, [opened], list[RoundState]()
    while walk:
        state = walk.pop()
        if isinstance(state.decision, Over):
            ends.append(state)
            continue
        assert all(legal_moves(state, seat) for seat in asked_seats(state.decision))
        for said in everything_said(state):
            after = apply(state, *said).after
            before[after].append(state)
            if after not in seen:
                assert len(seen) < MOST_STATES
                seen.add(after)
                walk.append(after)
    ending, back = set(ends), list(ends)
    while back:
        for state in before[back.pop()]:
            if state not in ending:
                ending.add(state)
                back.append(state)
    won = sum(isinstance(end.decision, Over) and end.decision.winner is not None for end in ends)
    return Walk(won, len(ends) - won, len(seen) - len(ending))


WILD_DRAWS = micro("four wild draws", *ONE, wild_draw(4))

OPTIONS: tuple[tuple[Edition, dict[str, Any]], ...] = (
    *((deck, {}) for deck in MICRO_DECKS),
    (WILD, {"draw_to_match": True}),
    (WILD, {"force_play": True}),
    (SKIP, {"jump_in": True}),
    (REVERSE, {"two_player_reverse": "plain"}),
    (DRAW_ONE, {"stacking": "same"}),
    (WILD_DRAW, {"stacking": "higher"}),
    (WILD_DRAW, {"no_bluff": True}),
    (WILD_DRAW, {"strict_wild_draw": True, "voluntary_draw": False, "drawn_card": "must"}),
    (GIFT_DECK, {"voluntary_draw": False, "drawn_card": "must"}),
    (BATTLE_DECK, {"battle_last_card": "goes_out"}),
    (TREND_DECK, {"false_catch_penalty": True}),
    (SEVEN_ZERO, {"seven_zero": True}),
    (TWO_FACED, {"wild_after_flip": "flipper"}),
    (WILD_DRAWS, {}),
    (WILD_DRAWS, {"strict_wild_draw": True}),
    (replace(WILD_DRAWS, wild_match="plain_only"), {"strict_wild_draw": True}),
    (replace(WILD_DRAWS, wild_match="all"), {"strict_wild_draw": True}),
)


@pytest.mark.parametrize(("deck", "options"), OPTIONS, ids=lambda value: getattr(value, "key", str(value)))
def test_an_end_can_be_reached_from_every_position_of_a_tiny_deck(
    deck: Edition, options: dict[str, Any]
) -> None:
    sheet = sheet_for(replace(deck, hand=1), replace(deck.rulings, **options))

    assert walk_through(open_round(sheet, 2, Seat(0))).endless == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_a_round_in_which_nobody_can_play_or_draw_is_blocked(seats: int) -> None:
    """As many passes as seats, and only then (G37)."""
    walk = walk_through(open_round(sheet_for(MISFITS, MISFITS.rulings), seats, Seat(0)))

    assert walk.blocked > 0
    assert walk.endless == 0
