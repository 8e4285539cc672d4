"""What is asked of every file: a sentence that says what is wrong, or a game that ends; soon, and with little memory."""

import math
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from lastcard.bots.levels import make_bot
from lastcard.engine.apply import apply
from lastcard.engine.legal import asked_seats
from lastcard.lab.edition_trial import MOST_INPUTS, Trial, trials
from lastcard.lab.lockstep import Pair
from lastcard.lab.random_play import random_input, random_outcome
from lastcard.locale.guide import tell
from lastcard.locale.howto import how_to_play
from lastcard.locale.speaker import Speaker
from lastcard.match.players import Player
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import EndlessRound
from lastcard.model.events import Event
from lastcard.model.languages import LANGUAGES
from lastcard.model.seats import Seat
from lastcard.model.state import Input
from lastcard.notation import Header, parse_document, read_record, write_record
from lastcard.notation.editions import (
    BadEdition,
    Problem,
    edition_of,
    read_edition,
    table_of,
    warnings_of,
    write_edition,
)
from lastcard.server.library import edition_info
from lastcard.server.shelf import BadShelf, read_shelf
from lastcard.views import prompt_for, redact, settle, view_of
from tests.fuzz.edition_files import SEEDS, Made
from tests.locale.test_howto import lines
from tests.random_editions import too_many_gifts_now

MOST_SECONDS: Final = 2.0
"""Of the processor, for each step: a file is read, told of, and a move of a round is played."""
MOST_MB: Final = 200
NARROW: Final = "\u00a0\u202f"
"""Blanks before French punctuation."""
LONGEST_SENTENCE: Final = 2_000
LEVELS: Final = ("easy", "normal", "hard")
"""Bots that need no time to think."""
BOTS_ANSWER: Final = 40
ROUNDS: Final = 2
LOOK_EVERY: Final = 9
KEPT: Final = 60
"""Inputs of a record."""


class Judged(NamedTuple):
    """What came of a file."""

    answer: str
    """`game`, or the code of the first problem."""
    inputs: int
    seconds: float
    """The longest step."""
    megabytes: float
    """By how much the memory of the process has grown at most."""


class TooSlow(Exception):
    """A step has taken all the time there is."""


def warm_up() -> None:
    """Everything that is compiled or read once, so that no file is blamed for it."""
    for edition in SEEDS:
        for trial in trials(edition, 1, 0):
            _play(trial, _Steps(math.inf))
            _let_bots_play(trial, _Steps(math.inf))
    for language in LANGUAGES:
        Speaker(language)


def judge(made: Made, rounds: int = ROUNDS) -> Judged:
    """Answer the file, and play it where it is an edition; whatever goes wrong is raised."""
    before, steps = _megabytes(), _Steps()
    language = LANGUAGES[made.number % len(LANGUAGES)]
    with steps.step():
        found = _read(made, language)
    inputs = 0
    if isinstance(found, Edition):
        with steps.step():
            _tell(found, language)
        for trial in trials(found, rounds, made.number):
            said = _play(trial, steps)
            inputs += len(said)
        _keep(trial, said)
        _let_bots_play(trial, steps)
    grown = _megabytes() - before
    assert grown < MOST_MB, f"expected less than {MOST_MB} MB, found {grown:.0f}"
    return Judged("game" if isinstance(found, Edition) else found, inputs, steps.longest, grown)


class _Steps:
    """A watch for what takes too long, by the time of the processor: a busy machine does not count."""

    def __init__(self, most: float = MOST_SECONDS) -> None:
        self.longest, self._most = 0.0, most

    @contextmanager
    def step(self) -> Iterator[None]:
        """Whatever is done in it must be done soon."""
        before = time.process_time()
        yield
        taken = time.process_time() - before
        if taken > self._most:
            raise TooSlow(f"expected at most {self._most:g} s of the processor, found {taken:.1f}")
        self.longest = max(self.longest, taken)


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _read(made: Made, language: str) -> Edition | str:
    """The edition, or the code of the first thing that is wrong with it. All of them are sentences."""
    try:
        if isinstance(made.sent, dict):
            return edition_of(made.sent)
        with TemporaryDirectory() as folder:
            file = Path(folder) / "a.edition.toml"
            file.write_bytes(made.sent)
            return read_shelf([str(file)]).editions[-1]
    except BadShelf as error:
        _check_sentence(str(error))
        if not isinstance(error.__cause__, BadEdition):
            return "bytes"
        problems = error.__cause__.problems
    except BadEdition as error:
        problems = error.problems
    _check_problems(problems, language)
    return problems[0].code


def _check_problems(problems: tuple[Problem, ...], language: str) -> None:
    assert problems
    for problem in problems:
        _check_sentence(str(problem))
        _check_sentence(Speaker(language).phrase(problem.message, **dict(problem.values)))


def _check_sentence(text: str) -> None:
    assert all(sign.isprintable() or sign in NARROW for sign in text), text
    assert 0 < len(text) < LONGEST_SENTENCE, len(text)


def _tell(edition: Edition, language: str) -> None:
    """It is the same after it was written down, and everything about it can be said."""
    assert edition_of(table_of(edition)) == edition == read_edition(write_edition(edition))
    speaker = Speaker(language, edition=edition)
    for problem in warnings_of(edition):
        _check_sentence(speaker.phrase(problem.message, **dict(problem.values)))
    assert edition_info(edition, language).name
    for one in lines(how_to_play(edition, edition.rulings, edition.mode)):
        _check_sentence(tell(one, speaker))


def _play(trial: Trial, steps: _Steps) -> list[Input]:
    """A round to its end, on engine and kernel, with a look at everybody's view now and then; all that was said."""
    rng, pair, said = Random(trial.seed), Pair(trial.opened(), opened=True), list[Input]()
    while not isinstance(pair.state.decision, Over):
        if len(said) == MOST_INPUTS:
            raise EndlessRound(f"expected a round of at most {MOST_INPUTS} inputs: {trial}")
        with steps.step():
            said.append(random_input(rng, pair.state, eager=True))
            pair.feed(*said[-1], loaded=False)
            if len(said) % LOOK_EVERY == 0 and not too_many_gifts_now(pair.state):
                pair.compare_moves()
                for seat in map(Seat, range(trial.seats)):
                    assert view_of(pair.state, seat)
                    prompt_for(pair.state, seat)
    return said


def _keep(trial: Trial, said: list[Input]) -> None:
    """The beginning of a round as a record that brings its edition, between people who are called like cards."""
    sheet = trial.opened().sheet
    called = (*sheet.colors["light"], *dict.fromkeys(sheet.deck), "draw", "pass", "give")
    header = Header(
        edition=trial.edition,
        names=called[-trial.seats :],
        mode=Mode.FIRST_TO,
        rules=trial.rules,
        dealer=None,
        position=None,
        cites=(),
    )
    inputs = [(None if actor is None else Player(actor), what) for actor, what in said[:KEPT]]
    found, lines = read_record(parse_document(write_record(header, inputs)).cases[0])
    assert found.edition == trial.edition
    assert [(line.actor, line.what) for line in lines] == inputs


def _let_bots_play(trial: Trial, steps: _Steps) -> None:
    """The beginning of a round between bots of every quick level, each with its story."""
    rng, state = Random(trial.seed), trial.opened()
    bots = [make_bot(LEVELS[seat % len(LEVELS)], state.sheet) for seat in range(trial.seats)]
    stories: list[list[Event]] = [[] for _ in bots]
    for _ in range(BOTS_ANSWER):
        if isinstance(state.decision, Over):
            return
        with steps.step():
            if isinstance(state.decision, ChanceDecision):
                step = apply(state, None, random_outcome(rng, state, state.decision))
            else:
                seat = asked_seats(state.decision)[0]
                prompt = prompt_for(state, seat)
                assert prompt is not None
                move = bots[seat].move(view_of(state, seat), prompt, rng, stories[seat])
                assert move is not None
                step = apply(state, seat, settle(state, seat, move))
        state = step.after
        for at, story in enumerate(stories):
            story.extend(redact(step, Seat(at)))
