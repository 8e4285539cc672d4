"""Moves tried out: each in the same worlds, with the same luck, and then played on by a policy."""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Floats, Ints, compiled, making_arrays
from lastcard.fast.players.memory import recall
from lastcard.fast.players.network import Answer, Limits, Players, play_by_players
from lastcard.fast.players.policy_tables import LOOKS
from lastcard.fast.search.foresight import foresee, look_over
from lastcard.fast.search.outlook import chances, look_around
from lastcard.fast.twin.codec import Games
from lastcard.fast.twin.codes import (
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
from lastcard.fast.twin.ending import count_caught
from lastcard.fast.twin.kinds import first_kind
from lastcard.fast.twin.layout import CAUGHT, FIELDS, HANDS, MOST_CARDS, PILES, QUESTION, SEATS, SIDE
from lastcard.fast.twin.luck import begin_luck
from lastcard.fast.twin.passing import unchosen
from lastcard.fast.twin.tables import COPIES, Rules
from lastcard.policy.foresight import Foresight
from lastcard.policy.layers import Numbers

OUT, WON, PAID = range(3)
"""Places of what an aim counts."""
LONG = 1_000
"""Moves until the next turn, at most: stacked draws and battles come to an end long before."""


class Room(NamedTuple):
    """For what is computed of a round that is not over, so that no array has to be made."""

    seen: Floats
    """What the outlook sees, a row for each seat."""
    row: Bytes
    """What foresight sees, …"""
    hidden: Numbers
    """… and its layers."""
    deeper: Numbers
    chance: Floats
    """How likely each seat is to go out first."""


class Valuation(NamedTuple):
    """What a round is worth, and to whom."""

    depth: int
    """Moves that are played on before a round that is not over is judged."""
    ours: Ints
    """1 for each seat of the side that it is worth something to, else 0."""
    aim: Floats
    """What counts: that one of them goes out, each point won then, each point paid else."""
    outlook: Floats
    foresight: Foresight
    room: Room


class Sample(NamedTuple):
    """Worlds that moves are tried in: the rows of some games.

    World number n has the n-th luck of the seed, whatever is tried; the rows are numbered from `first` on.
    """

    games: Games
    rows: Ints
    seed: int
    first: int = 0


class Trial(NamedTuple):
    """The moves that a seat tries, and what is remembered of the round until then."""

    seat: int
    moves: Ints
    """Cards by their looks (`settled`)."""
    memory: Ints


class Scratch(NamedTuple):
    """Room to play on in: for one game, and for its moves."""

    game: Games
    moves: Ints


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
def expected(rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, valuation: Valuation) -> float:
    """What a round that is not over is worth, by foresight where there is some, else by the outlook."""
    foresight, room, chance = valuation.foresight, valuation.room, valuation.room.chance
    if len(foresight.first):
        look_over(rules, traits, now, piles, g, room.row)
        foresee(now, g, room.row, foresight, room.hidden, room.deeper, chance)
    else:
        look_around(rules, traits, now, piles, g, room.seen)
        chances(room.seen, now[g, SEATS], valuation.outlook, chance)
    count_caught(rules, now, g)
    total = 0.0
    for seat in range(now[g, SEATS]):
        total += chance[seat] * payoff(now, g, seat, valuation.ours, valuation.aim)
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
    answered: Answer,
    valuation: Valuation,
) -> float:
    """What a round is worth after an answer (`play_by_players`) and some moves, at the next turn, or at its end."""
    depth = valuation.depth
    play_by_players(rules, traits, now, piles, g, players, moves, answered, Limits(depth, depth + LONG))
    question = now[g, QUESTION]
    if what_of(question) != OVER:
        return expected(rules, traits, now, piles, g, valuation)
    if first_of(question) == 0:
        return 0.0
    return payoff(now, g, seat_of(question), valuation.ours, valuation.aim)


@making_arrays
def roll_out(
    rules: Rules,
    traits: Ints,
    sample: Sample,
    trial: Trial,
    players: Players,
    valuation: Valuation,
    scratch: Scratch,
    values: Floats,
) -> None:
    """Fill `values`: for each move that is tried, what it is worth in each world of the sample."""
    seat, (now, piles) = trial.seat, scratch.game
    for world in range(len(sample.rows)):
        row = sample.rows[world]
        for at in range(len(trial.moves)):
            for field in range(FIELDS):
                now[0, field] = sample.games.now[row, field]
            for pile in range(PILES):
                for place in range(MOST_CARDS):
                    piles[0, pile, place] = sample.games.piles[row, pile, place]
            begin_luck(now, 0, sample.seed, sample.first + world)
            said = settled(rules, traits, now, 0, seat, trial.moves[at])
            if said == 0:
                values[at, world] = 0.0
                continue
            recall(now, piles, 0, trial.memory, players.memory)
            values[at, world] = worth_after(
                rules, traits, now, piles, 0, players, scratch.moves, Answer(seat, said), valuation
            )
