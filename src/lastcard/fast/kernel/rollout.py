"""Moves tried out: each in the same worlds, with the same luck, and then played on by a policy."""

from typing import NamedTuple

from lastcard.fast.codes import (
    ASK_DRAWN,
    JUMP_IN,
    OVER,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    argument_of,
    first_of,
    move,
    seat_of,
    verb_of,
    what_of,
)
from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, making_arrays
from lastcard.fast.kernel.ending import count_caught
from lastcard.fast.kernel.foresight import foresee, look_over
from lastcard.fast.kernel.kinds import first_kind
from lastcard.fast.kernel.luck import begin_luck
from lastcard.fast.kernel.memory import recall
from lastcard.fast.kernel.network import play_on
from lastcard.fast.kernel.outlook import chances, look_around
from lastcard.fast.kernel.passing import unchosen
from lastcard.fast.layout import CAUGHT, FIELDS, HANDS, MOST_CARDS, PILES, QUESTION, SEATS, SIDE
from lastcard.fast.policy_tables import LOOKS
from lastcard.fast.tables import COPIES, Rules
from lastcard.policy.foresight import Foresight
from lastcard.policy.layers import Numbers
from lastcard.policy.network import Network

OUT, WON, PAID = range(3)
"""Places of what an aim counts."""
LONG = 1_000
"""Moves until the next turn, at most: stacked draws and battles come to an end long before."""


class Players(NamedTuple):
    """Who plays on."""

    weights: Ints
    """A row for each seat."""
    networked: int
    """A bit for each seat whose worths the network corrects."""
    network: Network
    memory: Ints
    """Room for what they tell."""


class Room(NamedTuple):
    """To reckon in, so that none has to be made."""

    seen: Floats
    """What the outlook sees, a row for each seat."""
    row: Bytes
    """What foresight sees, …"""
    hidden: Numbers
    """… and its layers."""
    deeper: Numbers
    chance: Floats
    """How likely each seat is to go out first."""


@compiled
def settled(rules: Rules, traits: Ints, now: Ints, g: int, seat: int, said: int) -> int:
    """The move of this world: a card is named by its looks, and of those that look alike it is the first in hand.

    After a draw it is the drawn card itself (`lastcard.views.prompt.settle`). 0 where there is no such card.
    """
    verb, looks, side, question = verb_of(said), argument_of(said), now[g, SIDE], now[g, QUESTION]
    if verb not in (PLAY, JUMP_IN, REVEAL, SHOW, PASS_ON):
        return said
    if what_of(question) == ASK_DRAWN and traits[side, first_of(question), LOOKS] == looks:
        return move(verb, first_of(question))
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    if verb == PASS_ON:
        low, high = unchosen(rules, now, g, seat)
    while low or high:
        kind = first_kind(rules, low, high)
        if traits[side, kind, LOOKS] == looks:
            return move(verb, kind)
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
    return 0


@compiled
def payoff(now: Ints, g: int, winner: int, ours: Ints, aim: Floats) -> float:
    """What it is worth to a side that a seat goes out; `aim` has the worth of that, and of points won and paid."""
    points = 0
    for seat in range(now[g, SEATS]):
        if ours[seat] != ours[winner] and (ours[winner] or ours[seat]):
            points += now[g, CAUGHT + seat]
    return aim[OUT] + aim[WON] * points if ours[winner] else -aim[PAID] * points


@compiled
def expected(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    ours: Ints,
    aim: Floats,
    outlook: Floats,
    foresight: Foresight,
    room: Room,
) -> float:
    """What a round that is not over is worth, by foresight where there is some, else by the outlook."""
    chance = room.chance
    if len(foresight.first):
        look_over(rules, traits, now, piles, g, room.row)
        foresee(now, g, room.row, foresight, room.hidden, room.deeper, chance)
    else:
        look_around(rules, traits, now, piles, g, room.seen)
        chances(room.seen, now[g, SEATS], outlook, chance)
    count_caught(rules, now, g)
    total = 0.0
    for seat in range(now[g, SEATS]):
        total += chance[seat] * payoff(now, g, seat, ours, aim)
    return total


@making_arrays
def worth_after(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    players: Players,
    moves: Ints,
    asked: int,
    given: int,
    depth: int,
    ours: Ints,
    aim: Floats,
    outlook: Floats,
    foresight: Foresight,
    room: Room,
) -> float:
    """What a round is worth to a side after an answer (`play_on`) and `depth` moves, at the next turn, or at its end."""
    weights, networked, network, memory = players
    play_on(
        rules,
        traits,
        now,
        piles,
        g,
        weights,
        networked,
        network,
        memory,
        moves,
        asked,
        given,
        depth,
        depth + LONG,
    )
    question = now[g, QUESTION]
    if what_of(question) != OVER:
        return expected(rules, traits, now, piles, g, ours, aim, outlook, foresight, room)
    return payoff(now, g, seat_of(question), ours, aim) if first_of(question) else 0.0


@making_arrays
def roll_out(
    rules: Rules,
    traits: Ints,
    world_now: Ints,
    world_piles: Bytes,
    rows: Ints,
    seat: int,
    tried: Ints,
    players: Players,
    told: Ints,
    outlook: Floats,
    foresight: Foresight,
    depth: int,
    ours: Ints,
    aim: Floats,
    seed: int,
    first: int,
    now: Ints,
    piles: Bytes,
    moves: Ints,
    room: Room,
    values: Floats,
) -> None:
    """Fill `values`: for each move that is tried, what it is worth in each world, numbered from `first` on.

    `told` is what the players have told until now.
    """
    for world in range(len(rows)):
        row = rows[world]
        for at in range(len(tried)):
            for field in range(FIELDS):
                now[0, field] = world_now[row, field]
            for pile in range(PILES):
                for place in range(MOST_CARDS):
                    piles[0, pile, place] = world_piles[row, pile, place]
            begin_luck(now, 0, seed, first + world)
            said = settled(rules, traits, now, 0, seat, tried[at])
            if said == 0:
                values[at, world] = 0.0
                continue
            recall(now, piles, 0, told, players.memory)
            values[at, world] = worth_after(
                rules,
                traits,
                now,
                piles,
                0,
                players,
                moves,
                seat,
                said,
                depth,
                ours,
                aim,
                outlook,
                foresight,
                room,
            )
