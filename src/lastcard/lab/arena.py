"""Bots against bots: the same deals in every seat, heap by heap, so that a contest can stop and go on.

In a meeting of `one` and `other` a single `one` sits among players `other`. Each deal is played once from
every seat with the same cards and the same luck, and by the number of a deal everything is settled: results do
not depend on which worker plays a heap, or when. Levels that are weights of the linear policy can meet on the
kernel, thousands of times as fast; engine and kernel have each their own luck.
"""

import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from heapq import merge
from itertools import combinations, islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Literal

from lastcard.bots.levels import make_bot
from lastcard.editions import EDITIONS, get
from lastcard.lab.ratings import Score
from lastcard.lab.referee import Referee
from lastcard.match.match import sheet_of
from lastcard.model.edition import Edition
from lastcard.model.errors import BadSeats
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.notation.editions import edition_of, table_of
from lastcard.policy.normal import NORMAL
from lastcard.policy.weights import hard_weights

By = Literal["engine", "kernel"]
"""Who plays."""
HEAP: dict[By, int] = {"engine": 20, "kernel": 2000}
"""Deals that one worker plays at once: long enough to be worth sending, short enough to lose."""
WAITING = 2
"""Heaps for each worker that lie ready or are played."""


COMPILED: dict[str, Callable[[Sheet, int], Sequence[int]]] = {
    "normal": lambda _sheet, _seats: NORMAL,
    "hard": hard_weights,
}
"""Levels that the kernel can play, by their weights for a table."""


class Terms(Record, frozen=True, kw_only=True):
    """What all meetings of a contest share."""

    edition: str
    seats: int
    rules: Mapping[str, object]
    seed: int
    brought: Mapping[str, object] | None = None
    """The whole edition as plain data, where it is not one of ours."""

    def printed(self) -> Edition:
        """The edition that is played."""
        return get(self.edition) if self.brought is None else edition_of(self.brought)

    def sheet(self) -> Sheet:
        """The sheet in force; BadSeats for a table that the edition does not have."""
        edition = self.printed()
        fewest, most = edition.players
        if not fewest <= self.seats <= most:
            raise BadSeats(f"expected {fewest} to {most} seats for {self.edition}, found {self.seats}")
        return sheet_of(edition, edition.mode, self.rules)


def terms_of(edition: Edition, seats: int, rules: Mapping[str, object], seed: int) -> Terms:
    """Terms that bring an edition along where it is not one of ours."""
    brought = None if edition in EDITIONS else table_of(edition)
    return Terms(edition=edition.key, seats=seats, rules=rules, seed=seed, brought=brought)


class Heap(Record, frozen=True):
    """Some deals of one meeting."""

    one: str
    other: str
    by: By
    first: int
    deals: int


def meetings(levels: Sequence[str], *, compiled: bool) -> dict[tuple[str, str], By]:
    """Everybody meets everybody once, and who is named first sits alone; the kernel plays where both can."""
    return {
        pair: "kernel" if compiled and COMPILED.keys() >= set(pair) else "engine"
        for pair in combinations(levels, 2)
    }


def heaps(met: Mapping[tuple[str, str], By], deals: int) -> Iterator[Heap]:
    """All that is to be played, meeting by meeting in turn, so that all are known equally well at any time."""
    in_turn = (_heaps_of(one, other, by, deals) for (one, other), by in met.items())
    return merge(*in_turn, key=lambda heap: heap.first)


def _heaps_of(one: str, other: str, by: By, deals: int) -> Iterator[Heap]:
    for first in range(0, deals, HEAP[by]):
        yield Heap(one, other, by, first, min(HEAP[by], deals - first))


def play_heap(terms: Terms, heap: Heap) -> Score:
    """Play some deals from every seat."""
    return _on_the_kernel(terms, heap) if heap.by == "kernel" else _on_the_engine(terms, heap)


def _on_the_kernel(terms: Terms, heap: Heap) -> Score:
    # Only with the extra `fast`.
    from lastcard.fast.play.network_play import network_contest  # noqa: PLC0415
    from lastcard.fast.play.policy_play import contest  # noqa: PLC0415
    from lastcard.policy.network import network_for  # noqa: PLC0415

    sheet = terms.sheet()
    levels = [heap.one, *[heap.other] * (terms.seats - 1)]
    lineup = [COMPILED[level](sheet, terms.seats) for level in levels]
    deals = range(heap.first, heap.first + heap.deals)
    network = network_for(sheet, terms.seats)
    if network and "hard" in levels:
        networked = sum(1 << place for place, level in enumerate(levels) if level == "hard")
        winner = network_contest(sheet, lineup, networked, network, deals, terms.seed)
    else:
        winner = contest(sheet, lineup, deals, terms.seed).winner
    wins = (winner == 0).sum(axis=1)
    return Score(
        seats=terms.seats,
        deals=heap.deals,
        wins=int(wins.sum()),
        squares=int((wins * wins).sum()),
        blocked=int((winner < 0).sum()),
    )


def _on_the_engine(terms: Terms, heap: Heap) -> Score:
    sheet = terms.sheet()
    one, other = make_bot(heap.one, sheet), make_bot(heap.other, sheet)
    score = Score(seats=terms.seats)
    for deal in range(heap.first, heap.first + heap.deals):
        wins = blocked = 0
        for seat in range(terms.seats):
            bots = [one if at == seat else other for at in range(terms.seats)]
            over = Referee(sheet, bots, f"{terms.seed}/{deal}").play(Seat(deal % terms.seats))
            wins += over.winner == seat
            blocked += over.winner is None
        score += Score(seats=terms.seats, deals=1, wins=wins, squares=wins * wins, blocked=blocked)
    return score


def play_all(terms: Terms, todo: Iterator[Heap], workers: int) -> Generator[tuple[Heap, Score], None, None]:
    """Heaps as they are ready, played by several processes."""
    # Started afresh and not copied: a copy of a process with threads may hang.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_end_with_parent)
    try:
        playing: dict[Future[Score], Heap] = {}
        while True:
            for heap in islice(todo, workers * WAITING - len(playing)):
                playing[pool.submit(play_heap, terms, heap)] = heap
            if not playing:
                return
            ready, _ = wait(playing, return_when=FIRST_COMPLETED)
            for one in ready:
                yield playing.pop(one), one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """A worker whose parent is gone, however it went, would wait for heaps for ever."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


__all__ = ["By", "Heap", "Terms", "heaps", "meetings", "play_all", "play_heap", "terms_of"]
