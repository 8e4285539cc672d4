"""Many rounds of random legal play with the compiled kernel, in heaps of whole rounds by several threads.

The kernel lets go of the interpreter's lock, so threads are enough. The luck of a round is a function of its
number and the seed, and counts are whole numbers: neither the threads nor the size of the heaps can be seen
in the sum.
"""

from collections import Counter
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import Final

from lastcard.fast import codes
from lastcard.fast.compiled import Ints, np
from lastcard.fast.kernel import tally as sorts
from lastcard.fast.layout import MOST_CARDS
from lastcard.fast.simulate import simulate as play
from lastcard.lab.tally import Sort, Tally, face_played
from lastcard.model.cards import Card
from lastcard.model.sheet import Sheet

HEAP: Final = 4000
"""Rounds that one thread plays at once: a twentieth of a second or so."""
WAITING: Final = 2
"""Heaps for each thread that lie ready or are played; more would only delay an interruption."""

SORTS: Final[dict[int, Sort]] = {
    codes.PLAY: "play",
    codes.JUMP_IN: "jump_in",
    codes.DRAW: "draw",
    codes.KEEP: "keep",
    codes.PASS: "pass",
    codes.NAME: "name",
    codes.ACCEPT: "accept",
    codes.CHALLENGE: "challenge_won",
    sorts.CHALLENGE_LOST: "challenge_lost",
    codes.GIVE: "give",
    codes.BATTLE: "battle",
    codes.REVEAL: "reveal",
    codes.SHOW: "show",
    codes.SWAP: "swap",
    codes.CALL: "call",
    sorts.LATE_CALL: "late_call",
    codes.CATCH: "catch",
    sorts.CATCH_FAILED: "false_catch",
}


def simulate(
    sheet: Sheet, seats: int, rounds: int, seed: int, workers: int, *, heap: int = HEAP
) -> Generator[Tally]:
    """Heaps of rounds as they are ready; the deal goes round.

    The first heap is a single round, played here and now: should anything have to be compiled, it is done
    once, by one thread, and can be interrupted.
    """
    yield count_rounds(sheet, seats, range(1), seed)
    heaps = (range(first, min(first + heap, rounds)) for first in range(1, rounds, heap))
    pool = ThreadPoolExecutor(workers)
    try:
        playing: set[Future[Tally]] = set()
        while True:
            for numbers in islice(heaps, workers * WAITING - len(playing)):
                playing.add(pool.submit(count_rounds, sheet, seats, numbers, seed))
            if not playing:
                return
            ready, playing = wait(playing, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def count_rounds(sheet: Sheet, seats: int, rounds: range, seed: int) -> Tally:
    """The rounds of these numbers."""
    played = play(sheet, seats, rounds, seed)
    won = played.winner >= 0
    dealers = np.arange(rounds.start, rounds.stop) % seats
    ends = Counter[str]()
    for sort, n in _each(played.last_sort[won]).items():
        ends[SORTS[sort]] += n
    if blocked := len(rounds) - ends.total():
        ends["blocked"] = blocked
    return Tally(
        lengths=_each(played.moves),
        points=_each(played.points[won]),
        wins=_each(played.winner[won]),
        wins_from_dealer=_each((played.winner - dealers)[won] % seats),
        ends=ends,
        last_cards=_by_face(sheet, _each(played.last_face[won])),
        plays=_by_face(sheet, _by_place(played.played)),
        moves=Counter({SORTS[sort]: n for sort, n in _by_place(played.said).items()}),
    )


def _each(numbers: Ints) -> Counter[int]:
    """How often each number stands there."""
    return Counter(numbers.tolist())


def _by_place(counts: Ints) -> Counter[int]:
    """The counts that are not 0, by their places."""
    return Counter({place: n for place, n in enumerate(counts.tolist()) if n})


def _by_face(sheet: Sheet, counts: Counter[int]) -> Counter[Card]:
    """Counts by the kernel's number of a face as counts by its code; kinds may share a face."""
    sides, kinds, faces = tuple(sheet.faces), tuple(sheet.rank), Counter[Card]()
    for place, n in counts.items():
        side, kind = divmod(place, MOST_CARDS)
        faces[face_played(sheet, sides[side], kinds[kind])] += n
    return faces
