"""The bots of a table: what each has heard of the round, and what it is thinking about.

A bot that takes its time begins to think when it is asked, in a thread of its own, and people see it hesitate
anyway; when the moment to answer comes it has made up its mind, or a quicker one answers for it. So nobody ever
waits for a thought, and how long one took tells nobody anything about cards.
"""

import logging
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from random import Random
from threading import Semaphore, Thread
from threading import enumerate as all_threads
from typing import NamedTuple

from lastcard.bots.aim import Aim
from lastcard.bots.bot import Bot
from lastcard.bots.levels import IN_HASTE, make_bot
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import Transition
from lastcard.table.stories import Stories
from lastcard.table.watch import Watch, timed
from lastcard.views.prompt import Prompt
from lastcard.views.view import View

log = logging.getLogger("lastcard.minds")

THOUGHT = "thought"
"""The name of threads."""
ROOM = Semaphore(os.cpu_count() or 1)
"""Thoughts at a time, at all tables together."""

Key = tuple[Seat, str]
"""A seat, and the level that plays for it."""
Thought = Future[Move | None]


class Question(NamedTuple):
    """What a bot is asked, what it plays for, and its luck."""

    sheet: Sheet
    aim: Aim
    view: View
    prompt: Prompt
    rng: Random


class Minds:
    """The bots of a table."""

    def __init__(self, watch: Watch) -> None:
        self.stories = Stories()
        self._watch = watch
        self._bots: dict[Key, Bot] = {}
        self._thoughts: dict[Key, Thought] = {}

    def hear(self, transitions: Sequence[Transition], *, dealt: bool) -> None:
        """Something has happened. If it was in the round, what was being thought is out of date."""
        self.stories.hear(transitions, dealt=dealt)
        if transitions or dealt:
            # Who is not done is let go with the thought: it cannot think about two things at a time.
            busy = {key for key, thought in self._thoughts.items() if not thought.done()}
            known = () if dealt else tuple(self._bots.items())
            self._bots = {key: bot for key, bot in known if key not in busy}
            for thought in self._thoughts.values():
                thought.cancel()
            self._thoughts.clear()

    def think(self, level: str, asked: Question) -> None:
        """Begin to think about a question, unless that was begun before."""
        key, story = (asked.prompt.seat, level), tuple(self.stories.of(asked.prompt.seat))
        if key not in self._thoughts:
            asked = asked._replace(rng=Random(asked.rng.random()))  # noqa: S311 - the bot's own, in its thread
            self._thoughts[key] = begun(partial(self._answer, self._bots, level, asked, story))

    def answer(self, level: str, asked: Question) -> Move | None:
        """What a bot says now."""
        seat = asked.prompt.seat
        if quicker := IN_HASTE.get(level):
            thought = self._thoughts.get((seat, level))
            if thought and thought.done() and not thought.exception():
                return thought.result()
            level = quicker
        return self._answer(self._bots, level, asked, self.stories.of(seat))

    def _answer(
        self, bots: dict[Key, Bot], level: str, asked: Question, story: Sequence[Event]
    ) -> Move | None:
        """By the same bot through a round, so that nothing is worked out twice."""
        key = (asked.prompt.seat, level)
        if key not in bots:
            bots[key] = make_bot(level, asked.sheet, asked.aim)
        with timed(partial(self._watch.thought, level)):
            return bots[key].move(asked.view, asked.prompt, asked.rng, story)


def begun(think: Callable[[], Move | None]) -> Thought:
    """A thought in a thread, as soon as there is room. Nobody waits for it when the server stops (`thinking`)."""
    thought: Thought = Future()

    def run() -> None:
        with ROOM:
            if thought.set_running_or_notify_cancel():
                try:
                    thought.set_result(think())
                except Exception as error:
                    log.exception("a bot could not think")
                    thought.set_exception(error)

    Thread(target=run, name=THOUGHT, daemon=True).start()
    return thought


def thinking() -> bool:
    """Whether anybody is thinking. To compile an expert takes up to a minute, and cannot be broken off."""
    return any(thread.name == THOUGHT for thread in all_threads())
