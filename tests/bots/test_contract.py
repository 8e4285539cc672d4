"""One contract for all bots: legal answers to every question, the same for the same luck, rounds that end."""

from collections.abc import Sequence
from random import Random

import pytest

from lastcard.bots import LEVELS, Bot, make_bot
from lastcard.bots.levels import UnknownLevel
from lastcard.editions import EDITIONS
from lastcard.engine import apply, open_round, settle_rulings, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.engine.options import accepted_options
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, redact, settle, view_of
from tests.choices import some_values
from tests.editions import ALL_EDITIONS

ENOUGH = 20_000
"""Inputs after which a round among bots counts as endless; the longest seen had under 3,000."""


Stories = list[list[Event]]


def chosen(state: RoundState, bots: Sequence[Bot], rng: Random, stories: Stories) -> tuple[Seat, Move]:
    """Who says something next: a bot with a right to use, else one that is asked."""
    for at in range(len(state.hands)):
        seat = Seat(at)
        prompt = prompt_for(state, seat)
        if prompt and prompt.question is None:
            move = bots[seat].move(view_of(state, seat), prompt, rng, stories[seat])
            if move is not None:
                return seat, move
    seat = asked_seats(state.decision)[0]
    prompt = prompt_for(state, seat)
    assert prompt is not None
    move = bots[seat].move(view_of(state, seat), prompt, rng, stories[seat])
    assert move is not None, "a question is always answered"
    return seat, move


def play(sheet: Sheet, seats: int, level: str, seed: int) -> list[tuple[Seat, Move]]:
    """A round among bots of one level; the engine refuses what is not legal."""
    rng, said = Random(seed), []
    state, bots = open_round(sheet, seats, Seat(0)), [make_bot(level, sheet) for _ in range(seats)]
    stories: Stories = [[] for _ in range(seats)]
    while not isinstance(state.decision, Over):
        if isinstance(state.decision, ChanceDecision):
            step = apply(state, None, random_outcome(rng, state, state.decision))
        else:
            seat, move = chosen(state, bots, rng, stories)
            said.append((seat, move))
            step = apply(state, seat, settle(state, seat, move))
        for at, story in enumerate(stories):
            story.extend(redact(step, Seat(at)))
        state = step.after
        assert len(said) < ENOUGH
    return said


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_rounds_of_every_edition_to_the_end(level: str, edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)

    assert all(play(sheet, seats, level, seats) for seats in edition.players)


@pytest.mark.parametrize("level", LEVELS[1:])  # under some options `random` takes too long to go out
@pytest.mark.parametrize("seed", range(12))
def test_every_question_is_answered_under_any_options(seed: int, level: str) -> None:
    rng = Random(seed)
    edition = ALL_EDITIONS[seed % len(ALL_EDITIONS)]
    options = {key: rng.choice(some_values(key)) for key in accepted_options(edition) if rng.random() < 0.4}
    sheet = sheet_for(edition, settle_rulings(edition, options))

    assert play(sheet, rng.randint(*edition.players), level, seed)


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_gives_the_same_moves(level: str, edition: Edition) -> None:
    sheet = sheet_for(edition, edition.rulings)

    assert play(sheet, 3, level, 5) == play(sheet, 3, level, 5)


def test_an_unknown_level_is_named_with_what_was_expected() -> None:
    with pytest.raises(UnknownLevel, match=f"expected a bot \\({', '.join(LEVELS)}\\), found 'genius'"):
        make_bot("genius", sheet_for(EDITIONS[0], EDITIONS[0].rulings))
