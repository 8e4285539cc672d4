"""Bots play editions that nobody has printed: every question is answered, and no belief rules out the truth."""

from random import Random

import pytest

from lastcard.bots import LEVELS, make_bot
from lastcard.engine import apply
from lastcard.engine.legal import asked_seats
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.views import prompt_for, redact, settle, view_of
from tests.bots.followed import Round
from tests.random_editions import random_table

pytest.importorskip("numba")

INPUTS = 60
"""Of each round: the middle of a round asks what its end asks."""


def play(number: int) -> int:
    """A round in which every seat is another bot, each with its story; how many questions were answered."""
    table, rng, answered = random_table(number), Random(number), 0
    state = table.opened()
    levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in range(table.seats)]
    bots = [make_bot(level, table.sheet) for level in levels]
    stories: list[list[Event]] = [[] for _ in bots]
    for _ in range(INPUTS):
        if isinstance(state.decision, Over):
            break
        if isinstance(state.decision, ChanceDecision):
            step = apply(state, None, random_outcome(rng, state, state.decision))
        else:
            seat = asked_seats(state.decision)[0]
            prompt = prompt_for(state, seat)
            assert prompt is not None
            move = bots[seat].move(view_of(state, seat), prompt, rng, stories[seat])
            assert move is not None, "a question is always answered"
            answered += 1
            step = apply(state, seat, settle(state, seat, move))
        state = step.after
        for at, story in enumerate(stories):
            story.extend(redact(step, Seat(at)))
    return answered


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_every_bot_answers_every_question_of_any_edition(first: int) -> None:
    assert sum(play(number) for number in range(first, first + 10)) > 100


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_no_belief_rules_out_the_truth_in_any_edition(first: int) -> None:
    for number in range(first, first + 20):
        followed = Round(random_table(number), [Seat(0), Seat(1)])
        while not followed.over and followed.inputs < 2 * INPUTS:
            followed.go_on()
