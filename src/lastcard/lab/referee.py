"""A round among bots on the engine. They get what a seat may know; the referee asks, and takes what is said."""

from collections.abc import Sequence
from random import Random

from lastcard.bots.bot import Bot
from lastcard.engine.apply import apply
from lastcard.engine.legal import asked_seats
from lastcard.engine.setup import open_round
from lastcard.lab.random_play import random_outcome
from lastcard.model.decisions import ChanceDecision, Over
from lastcard.model.errors import LastcardError
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, redact, settle, view_of

MOST_INPUTS = 100_000


class EndlessRound(LastcardError):
    """Bots that never come to an end."""


class Referee:
    """One round: luck of its own, and for each seat a bot with luck of its own."""

    def __init__(self, sheet: Sheet, bots: Sequence[Bot], seed: str) -> None:
        self._sheet, self._bots = sheet, bots
        self._luck = Random(seed)
        self._minds = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
        self._stories: list[list[Event]] = [[] for _ in bots]

    def play(self, dealer: Seat) -> Over:
        """Play to the end; EndlessRound after so many inputs."""
        state = open_round(self._sheet, len(self._bots), dealer)
        for _ in range(MOST_INPUTS):
            decision = state.decision
            if isinstance(decision, Over):
                return decision
            if isinstance(decision, ChanceDecision):
                transition = apply(state, None, random_outcome(self._luck, state, decision))
            else:
                seat, move = self._used_right(state) or self._answer(state)
                transition = apply(state, seat, settle(state, seat, move))
            for at, story in enumerate(self._stories):
                story.extend(redact(transition, Seat(at)))
            state = transition.after
        raise EndlessRound(f"expected a round of less than {MOST_INPUTS} inputs, found one that does not end")

    def _used_right(self, state: RoundState) -> tuple[Seat, Move] | None:
        """Who is not asked may call, catch or jump in before the answer; luck says who is quickest."""
        asked, seats = asked_seats(state.decision), len(self._bots)
        prompts = [(seat, prompt_for(state, Seat(seat))) for seat in range(seats) if seat not in asked]
        open_to = [(Seat(seat), prompt) for seat, prompt in prompts if prompt is not None]
        if len(open_to) > 1:
            first = int(self._luck.random() * len(open_to))
            open_to = open_to[first:] + open_to[:first]
        for seat, prompt in open_to:
            move = self._bots[seat].move(view_of(state, seat), prompt, self._minds[seat], self._stories[seat])
            if move is not None:
                return seat, move
        return None

    def _answer(self, state: RoundState) -> tuple[Seat, Move]:
        seat = asked_seats(state.decision)[0]
        prompt = prompt_for(state, seat)
        assert prompt is not None, "who is asked has a prompt"  # noqa: S101 - narrows the type
        move = self._bots[seat].move(view_of(state, seat), prompt, self._minds[seat], self._stories[seat])
        assert move is not None, "a question is always answered"  # noqa: S101 - narrows the type
        return seat, move


__all__ = ["EndlessRound", "Referee"]
