"""Rounds that are analyzed for whoever looks back at them: one at a time, beside the tables, and kept for a while.

The work is done by a thread of its own, which is mostly in compiled code and lets the tables go on. Whoever asks
is told at once what is known so far, and asks again for the rest.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

from lastcard.match.match import partners_of
from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.protocol import Analysis, Judgement, Refusal
from lastcard.table.analysis import WORLDS, Decision, Input, analysis_of, decisions_of, judging
from lastcard.table.authority import RefusedCommand
from lastcard.table.finished import PlayedRound

WAITING = 8
"""Rounds that are analyzed or wait for it; who comes later is sent away."""
KEPT = 64
"""Rounds that are remembered."""

Place = tuple[str, int, int]
"""A table, a match of it and a round of that, the last two counted from 1."""


class Work:
    """One round on the desk."""

    def __init__(self, place: Place, mode: Mode, played: PlayedRound, worlds: int) -> None:
        self._place, self._worlds = place, worlds
        self._seating = tuple(Player(player) for player in played.seating)
        self._sheet = played.opened.sheet
        inputs = (Input(said.player, said.what, transition) for said, transition in played.said)
        partners = partners_of(mode, self._seating)
        self._decisions: list[Decision] = list(decisions_of(self._seating, inputs, partners))
        self._judgements: list[Judgement] = []
        self.given_up = False
        self.future: Future[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether there is still something to do."""
        return self.future is None or not self.future.done()

    @property
    def error(self) -> BaseException | None:
        """What has gone wrong."""
        ended = self.future is not None and self.future.done() and not self.future.cancelled()
        return self.future.exception() if self.future and ended else None

    def do(self) -> None:
        """All of it, unless it is given up; in another thread than those who look at it."""
        for judgement in self._judged():
            self._judgements.append(judgement)

    def _judged(self) -> Iterator[Judgement]:
        judge = judging(self._sheet, worlds=self._worlds, seed="/".join(map(str, self._place)))
        for decision in self._decisions:
            if self.given_up:
                return
            judgement = judge(decision)
            if judgement is not None:
                yield judgement

    def so_far(self) -> Analysis:
        """What is known now."""
        done = not self.waits  # first: what is judged meanwhile must not be missing from all of it
        decided = len(self._decisions)
        return analysis_of(
            self._place[2], self._seating, decided, tuple(self._judgements), self._worlds, done=done
        )


class Analyst:
    """Takes rounds and remembers what was found."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._worlds = worlds
        self._thread = ThreadPoolExecutor(1, "analyst")
        self._works: dict[Place, Work] = {}

    def known(self, place: Place) -> Analysis | None:
        """What is known of a round that was taken; None for one that was not. A failure is told once."""
        work = self._works.get(place)
        if work is None:
            return None
        if work.error is not None:
            del self._works[place]
            raise work.error
        return work.so_far()

    def check_room(self) -> None:
        """Refuse a new round when too many wait."""
        if sum(work.waits for work in self._works.values()) >= WAITING:
            raise RefusedCommand(Refusal.BUSY)

    async def take(self, place: Place, mode: Mode, played: PlayedRound) -> Analysis:
        """Begin with a round, as soon as those before it are done."""
        work = await asyncio.to_thread(Work, place, mode, played, self._worlds)
        if place not in self._works:  # somebody else may have been quicker
            self.check_room()
            self._works[place] = work
            work.future = self._thread.submit(work.do)
        done = [one for one, work in self._works.items() if not work.waits]
        for old in done[: max(0, len(self._works) - KEPT)]:
            del self._works[old]
        return self._works[place].so_far()

    def close(self) -> None:
        """Let go: what is under way stops after its next decision."""
        for work in self._works.values():
            work.given_up = True
        self._thread.shutdown(wait=False, cancel_futures=True)
