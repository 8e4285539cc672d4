"""What a foresight is taught with: rounds are played by `hard`, looked at in between, and somebody wins them."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.fast.codec import room_for
from lastcard.fast.codes import ASK_PLAY, ASK_SHUFFLE, OVER, first_of, seat_of, what_of
from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.kernel.apply import say
from lastcard.fast.kernel.foresight import look_over
from lastcard.fast.kernel.legal import MOST_MOVES
from lastcard.fast.kernel.luck import answer, begin_luck, below
from lastcard.fast.kernel.memory import FIELDS, forget, hear, notice
from lastcard.fast.kernel.network import network_move
from lastcard.fast.kernel.setup import open_round
from lastcard.fast.kernel.turns import seat_after
from lastcard.fast.layout import QUESTION
from lastcard.fast.policy_tables import compile_traits
from lastcard.fast.tables import Rules, compile_rules
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.foresight import inputs_for
from lastcard.policy.network import SILENT, Network, network_for

EVERY = 4
"""One turn in so many is looked at: neighbors tell nearly the same."""
LONG = 2_000


class Looks(NamedTuple):
    """A row for each turn that was looked at, and which seat went out in the end, counted from the one on turn."""

    rows: Bytes
    won: Ints


def gather(sheet: Sheet, seats: int, looks: int, seed: int) -> Iterator[tuple[int, Looks]]:
    """Play rounds until there are so many looks; yields how many there are so far, and the room for all of them."""
    rules, traits, games = compile_rules(sheet), compile_traits(sheet), room_for(1)
    weights, network = np.array([hard_weights(sheet, seats)] * seats, np.int64), network_for(sheet, seats)
    moves, memory = np.zeros(MOST_MOVES, np.int64), np.zeros(FIELDS, np.int64)
    room = Looks(np.zeros((looks, inputs_for(sheet, seats)), np.int8), np.zeros(looks, np.int64))
    seen = number = 0
    while seen < looks:
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, number % seats)
        networked = (1 << seats) - 1 if network else 0
        seen = _watch(
            rules, traits, *games, seats, weights, networked, network or SILENT, memory, moves, *room, seen
        )
        number += 1
        yield seen, room


@making_arrays
def _watch(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    seats: int,
    weights: Ints,
    networked: int,
    network: Network,
    memory: Ints,
    moves: Ints,
    rows: Bytes,
    won: Ints,
    first: int,
) -> int:
    """Play to the end, and look now and then; how many looks there are then. What nobody wins is forgotten."""
    seen = first
    forget(memory)
    for _ in range(LONG):
        what = what_of(now[0, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, 0, moves)
            continue
        if what == OVER:
            break
        if what == ASK_PLAY and seen < len(rows) and below(now, 0, EVERY) == 0:
            look_over(rules, traits, now, piles, 0, rows[seen])
            won[seen] = _places(now, seats)
            seen += 1
        notice(now, piles, 0, memory)
        seat, said = network_move(rules, traits, now, piles, 0, weights, networked, network, memory, moves)
        hear(rules, now, 0, memory, seat, said)
        say(rules, now, piles, 0, seat, said)
    question = now[0, QUESTION]
    if what_of(question) != OVER or first_of(question) == 0:
        return first
    for at in range(first, seen):
        won[at] = won[at] >> 4 * seat_of(question) & 0xF
    return seen


@making_arrays
def _places(now: Ints, seats: int) -> int:
    """How far from the turn each seat is, four bits each."""
    seat, places = seat_of(now[0, QUESTION]), 0
    for place in range(seats):
        places |= place << 4 * seat
        seat = seat_after(now, 0, seat)
    return places
