"""Two worlds with the same story: the belief allows both, and every bot answers the same in both."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from lastcard.bots import LEVELS, make_bot
from lastcard.bots.belief import Belief
from lastcard.engine import apply
from lastcard.engine.legal import asked_seats
from lastcard.model.chance import Shuffle
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.errors import LastcardError
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.model.state import Input, RoundState
from lastcard.views import prompt_for, redact, view_of
from tests.bots.soundness import check
from tests.lockstep.rounds import numbered_table
from tests.properties.strategies import Table, said_at_random, too_many_gifts

ROUNDS = 30
TRIED = 25
"""Exchanges of two cards that are tried in a round."""


class Told(NamedTuple):
    """A round up to some point, and how a seat heard it."""

    inputs: tuple[Input, ...]
    state: RoundState
    story: tuple[Event, ...]


def talk(table: Table, seat: Seat) -> Told:
    """The beginning of a round."""
    rng, state = Random(table.seed), table.opened()
    inputs: list[Input] = []
    for _ in range(rng.randint(3, 60)):
        said = said_at_random(rng, state, eager=0.8)
        after = apply(state, *said).after
        if isinstance(after.decision, Over):
            break
        inputs.append(said)
        state = after
    return again(table, tuple(inputs), seat)


def again(table: Table, inputs: Sequence[Input], seat: Seat) -> Told:
    """The same said once more."""
    state = table.opened()
    story: list[Event] = []
    for said in inputs:
        step = apply(state, *said)
        story.extend(redact(step, seat))
        state = step.after
    return Told(tuple(inputs), state, tuple(story))


def exchanged(rng: Random, inputs: Sequence[Input]) -> tuple[Input, ...]:
    """The same, but two cards lie in each other's place from the first shuffle on."""
    at, (_, first) = next((at, said) for at, said in enumerate(inputs) if isinstance(said[1], Shuffle))
    assert isinstance(first, Shuffle)
    cards = list(first.cards)
    one, two = (int(rng.random() * len(cards)) for _ in range(2))
    cards[one], cards[two] = cards[two], cards[one]
    return (*inputs[:at], (None, Shuffle(tuple(cards))), *inputs[at + 1 :])


def elsewhere(rng: Random, table: Table, told: Told, seat: Seat) -> Told | None:
    """Another world in which the seat hears the same story, if this exchange makes one."""
    try:
        other = again(table, exchanged(rng, told.inputs), seat)
    except LastcardError:
        return None
    same = other.story == told.story
    moved = (other.state.hands, other.state.draw) != (told.state.hands, told.state.draw)
    return other if same and moved else None


@pytest.mark.parametrize("first", range(0, 4 * ROUNDS, ROUNDS))
def test_every_world_with_the_same_story_is_allowed(first: int) -> None:
    found = 0
    for number in range(first, first + ROUNDS):
        table, rng = numbered_table(number), Random(number)
        seat = Seat(number % table.seats)
        told = talk(table, seat)
        if not any(isinstance(said, Shuffle) for _, said in told.inputs):
            continue
        belief = Belief(table.sheet, table.seats, seat)
        belief.listen(told.story)
        check(belief, told.state)
        for _ in range(TRIED):
            if other := elsewhere(rng, table, told, seat):
                check(belief, other.state)
                told = other
                found += 1
    assert found > 2 * ROUNDS


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_the_same_in_both_worlds(level: str) -> None:
    compared = 0
    for number in range(60):
        table, rng = numbered_table(number), Random(number)
        heard = talk(table, Seat(0))
        if isinstance(heard.state.decision, ChanceDecision):
            continue
        seat = asked_seats(heard.state.decision)[0]
        if too_many_gifts(heard.state, seat):
            continue
        told = again(table, heard.inputs, seat)
        others = (elsewhere(rng, table, told, seat) for _ in range(TRIED))
        other = next((world for world in others if world), None)
        if other is None:
            continue
        answers = {
            make_bot(level, table.sheet).move(view_of(state, seat), asked, Random(number), story)
            for _, state, story in (told, other)
            if (asked := prompt_for(state, seat)) is not None
        }
        assert len(answers) == 1
        compared += 1
    assert compared > 40
