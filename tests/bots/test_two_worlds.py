"""A bot knows its view: in two worlds that differ only in hidden cards it says the same."""

from collections import defaultdict
from random import Random

import pytest
from msgspec.structs import replace

from lastcard.bots import LEVELS, make_bot
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.model.cards import Card
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, settle, view_of
from tests.editions import ALL_EDITIONS

WORLDS = 3
"""Other worlds tried at every question."""


def back_of(state: RoundState, card: Card) -> str:
    """What others see of a card: in a two-sided deck its idle face."""
    return card.split("/")[0 if state.side == "dark" else -1] if "/" in card else ""


def other_world(rng: Random, state: RoundState, seat: Seat) -> RoundState:
    """The same round for this seat: cards that it cannot see have changed places, those with equal backs."""
    hidden = [(at, list(hand)) for at, hand in enumerate(state.hands) if at != seat]
    hidden.append((-1, list(state.draw)))
    by_back: dict[str, list[Card]] = defaultdict(list)
    for _, cards in hidden:
        for card in cards:
            by_back[back_of(state, card)].append(card)
    for cards in by_back.values():
        rng.shuffle(cards)
    dealt = {at: tuple(by_back[back_of(state, card)].pop() for card in cards) for at, cards in hidden}
    rank = state.sheet.rank
    hands = tuple(
        hand if at == seat else tuple(sorted(dealt[at], key=rank.__getitem__))
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, draw=dealt[-1])


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_no_answer(level: str, edition: Edition) -> None:
    sheet, rng, changed = sheet_for(edition, edition.rulings), Random(edition.key), 0
    bot, state = make_bot(level, sheet), open_round(sheet, 3, Seat(0))
    for _ in range(60):
        if isinstance(state.decision, Over):
            break
        if isinstance(state.decision, ChanceDecision):
            state = apply(state, None, random_outcome(rng, state, state.decision)).after
            continue
        seat, luck = asked_seats(state.decision)[0], rng.random()
        prompt = prompt_for(state, seat)
        assert prompt is not None
        said = bot.move(view_of(state, seat), prompt, Random(luck))
        for _ in range(WORLDS):
            world = other_world(rng, state, seat)
            asked = prompt_for(world, seat)
            assert asked is not None
            assert bot.move(view_of(world, seat), asked, Random(luck)) == said
            changed += world.hands != state.hands
        assert said is not None
        state = apply(state, seat, settle(state, seat, said)).after

    assert changed > 20, "the other worlds are others"
