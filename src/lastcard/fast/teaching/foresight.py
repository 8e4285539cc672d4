"""What a foresight is taught with: rounds are played by `hard`, looked at in between, and somebody wins them."""

from collections.abc import Iterator
from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, making_arrays, np
from lastcard.fast.players.memory import FIELDS, forget, hear, notice
from lastcard.fast.players.network import Players, network_move
from lastcard.fast.players.policy_tables import compile_traits
from lastcard.fast.search.foresight import look_over
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codec import room_for
from lastcard.fast.twin.codes import ASK_PLAY, ASK_SHUFFLE, OVER, first_of, seat_of, what_of
from lastcard.fast.twin.layout import QUESTION, SEATS
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.luck import answer, begin_luck, below
from lastcard.fast.twin.setup import open_round
from lastcard.fast.twin.tables import Rules, compile_rules
from lastcard.fast.twin.turns import seat_after
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.foresight import inputs_for
from lastcard.policy.network import SILENT, network_for

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
    networked = (1 << seats) - 1 if network else 0
    players = Players(weights, networked, network or SILENT, np.zeros(FIELDS, np.int64))
    moves = np.zeros(MOST_MOVES, np.int64)
    room = Looks(np.zeros((looks, inputs_for(sheet, seats)), np.int8), np.zeros(looks, np.int64))
    seen = number = 0
    while seen < looks:
        begin_luck(games.now, 0, seed, number)
        open_round(rules, *games, 0, seats, number % seats)
        seen = _watch(rules, traits, *games, players, moves, room, seen)
        number += 1
        yield seen, room


@making_arrays
def _watch(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    players: Players,
    moves: Ints,
    looks: Looks,
    first: int,
) -> int:
    """Play to the end, and look now and then; how many looks there are then. What nobody wins is forgotten."""
    rows, won, memory, seen = looks.rows, looks.won, players.memory, first
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
            won[seen] = _places(now, now[0, SEATS])
            seen += 1
        notice(now, piles, 0, memory)
        seat, said = network_move(rules, traits, now, piles, 0, players, moves)
        hear(rules, now, 0, memory, seat, said)
        apply_move(rules, now, piles, 0, seat, said)
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
