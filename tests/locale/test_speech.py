"""Random rounds of every edition with every option, told in every language to everybody."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple, get_args

import pytest

from lastcard.editions import EDITIONS
from lastcard.editions.standard import action, numbers
from lastcard.engine import apply, open_round, settle_rulings, sheet_for
from lastcard.engine.options import accepted_options
from lastcard.lab.random_play import random_move, random_outcome
from lastcard.locale import LANGUAGES, Speaker
from lastcard.model.cards import Side
from lastcard.model.decisions import AskCut, AskDealer, AskShuffle, Over
from lastcard.model.edition import Edition, Opening
from lastcard.model.effects import PassCards
from lastcard.model.events import Event, SidesTurned
from lastcard.model.rulings import HOUSE_RULES
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.views import redact
from tests.choices import some_values
from tests.properties.micro_decks import micro

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon")
EXAMPLES = 2
"""Of each kind of event in a round."""
PRINTED = 20
PASS_ON = action("s", PassCards(2), copies=2, points=20, opening=Opening.ACTS)
PASSING = micro("passing", *numbers(1, 9, copies=2), PASS_ON, hand=5)
"""An edition that passes cards on, with a symbol that has a name in every language."""
ENOUGH = 400
"""Inputs after which a round has shown what it has to show."""


class Heard(NamedTuple):
    """An event as somebody hears it."""

    event: Event
    side: Side
    edition: str


def choices(edition: Edition) -> Iterator[dict[str, object]]:
    """The printed rules, every other value of every option, and all house rules at once."""
    yield {}
    for option in accepted_options(edition):
        for value in some_values(option):
            if value != getattr(edition.rulings, option):
                yield {option: value}
    yield {option: some_values(option)[-1] for option in HOUSE_RULES}


def transitions(sheet: Sheet, seats: int, rng: Random) -> Iterator[Transition]:
    state = open_round(sheet, seats)
    for _ in range(ENOUGH):
        match state.decision:
            case Over():
                return
            case AskShuffle() | AskCut() | AskDealer() as luck:
                transition = apply(state, None, random_outcome(rng, state, luck))
            case _:
                transition = apply(state, *random_move(rng, state))
        yield transition
        state = transition.after


def heard_in(sheet: Sheet, seats: int, rng: Random) -> Iterator[Heard]:
    """Some events of a round as the omniscient, a spectator and the first two seats hear them."""
    count: Counter[type] = Counter()
    for transition in transitions(sheet, seats, rng):
        count.update(map(type, transition.events))
        if all(count[type(event)] > EXAMPLES for event in transition.events):
            continue
        told = [redact(transition, viewer) for viewer in (None, Seat(0), Seat(1))]
        for events in (transition.events, *told):
            side = transition.before.side
            for event in events:
                side = event.side if isinstance(event, SidesTurned) else side
                yield Heard(event, side, sheet.edition.key)


@cache
def heard() -> tuple[Heard, ...]:
    """Two rounds with every choice, and more by the printed rules, where rare things may happen."""
    found: dict[Heard, None] = {}
    for edition in (*EDITIONS, PASSING):
        fewest, most = edition.players
        for number, chosen in enumerate((*choices(edition), *({},) * PRINTED)):
            sheet = sheet_for(edition, settle_rulings(edition, chosen))
            rng = Random(f"{edition.key}/{number}")
            for seats in (fewest, fewest + 1 + number % (most - fewest)):
                found.update(dict.fromkeys(heard_in(sheet, seats, rng)))
    return tuple(found)


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_happens_in_these_rounds(kind: type) -> None:
    assert any(isinstance(one.event, kind) for one in heard())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said_without_a_gap(language: str) -> None:
    speakers = {one.key: Speaker(language, NAMES, edition=one) for one in (*EDITIONS, PASSING)}
    broken = [
        sentence
        for one in heard()
        for sentence in speakers[one.edition].events([one.event], one.side)
        if not sentence.strip() or set(sentence) & set("{}$/_\u2068\u2069") or "  " in sentence
    ]

    assert not broken
