"""A round among bots on the engine. They get what a seat may know; the referee asks, and takes what is said."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from lastcard.bots.bot import Bot
from lastcard.engine.apply import apply
from lastcard.engine.legal import asked_seats
from lastcard.engine.setup import open_round
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.errors import EndlessRound, LastcardError
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views import Prompt, prompt_for, redact, settle, view_of

MOST_INPUTS = 100_000


class SilentBot(LastcardError):
    """A bot that was asked and did not answer."""


class Minds(NamedTuple):
    """Who speaks for the seats of a round, and what each of them has heard of it."""

    bots: Sequence[Bot | None]
    """By seat; None for somebody who speaks for themselves."""
    stories: Sequence[Sequence[Event]]
    luck: Sequence[Random]
    """Each bot's own."""

    def says(self, state: RoundState, seat: Seat, prompt: Prompt) -> Move | None:
        """What a bot answers, or which right it uses."""
        bot = self.bots[seat]
        if bot is None:
            return None
        return bot.move(view_of(state, seat), prompt, self.luck[seat], self.stories[seat])


def next_to_speak(state: RoundState, minds: Minds, luck: Random) -> tuple[Seat, Move] | None:
    """What one of the bots says next, as a move of the engine; None while only others are asked."""
    said = _used_right(state, minds, luck) or _answered(state, minds)
    return said and (said[0], settle(state, *said))


def _used_right(state: RoundState, minds: Minds, luck: Random) -> tuple[Seat, Move] | None:
    """Who is not asked may call, catch or jump in before the answer; luck says who is quickest."""
    asked = asked_seats(state.decision)
    quiet = [Seat(seat) for seat, bot in enumerate(minds.bots) if bot is not None and seat not in asked]
    prompts = [(seat, prompt_for(state, seat)) for seat in quiet]
    open_to = [(seat, prompt) for seat, prompt in prompts if prompt is not None]
    if len(open_to) > 1:
        first = int(luck.random() * len(open_to))
        open_to = open_to[first:] + open_to[:first]
    for seat, prompt in open_to:
        move = minds.says(state, seat, prompt)
        if move is not None:
            return seat, move
    return None


def _answered(state: RoundState, minds: Minds) -> tuple[Seat, Move] | None:
    for seat in asked_seats(state.decision):
        prompt = None if minds.bots[seat] is None else prompt_for(state, seat)
        if prompt is not None:
            move = minds.says(state, seat, prompt)
            if move is None:
                raise SilentBot(
                    f"expected an answer to the question `{prompt.question}`, found a bot that says nothing"
                )
            return seat, move
    return None


class Referee:
    """One round: luck of its own, and for each seat a bot with luck of its own."""

    def __init__(self, sheet: Sheet, bots: Sequence[Bot], seed: str) -> None:
        self._sheet = sheet
        self._luck = Random(seed)
        self._stories: list[list[Event]] = [[] for _ in bots]
        self._minds = Minds(bots, self._stories, [Random(f"{seed}/{seat}") for seat in range(len(bots))])

    def play(self, dealer: Seat) -> Over:
        """Play to the end; EndlessRound after so many inputs."""
        state = open_round(self._sheet, len(self._stories), dealer)
        for _ in range(MOST_INPUTS):
            decision = state.decision
            if isinstance(decision, Over):
                return decision
            if isinstance(decision, ChanceDecision):
                transition = apply(state, None, random_outcome(self._luck, state, decision))
            else:
                seat, move = _used_right(state, self._minds, self._luck) or self._answer(state)
                transition = apply(state, seat, settle(state, seat, move))
            for at, story in enumerate(self._stories):
                story.extend(redact(transition, Seat(at)))
            state = transition.after
        raise EndlessRound.after(MOST_INPUTS, "inputs")

    def _answer(self, state: RoundState) -> tuple[Seat, Move]:
        said = _answered(state, self._minds)
        assert said is not None, "every seat has a bot"  # noqa: S101 - narrows the type
        return said


__all__ = ["Minds", "Referee", "SilentBot", "next_to_speak"]
