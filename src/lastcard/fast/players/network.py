"""A network at the table: it corrects the worths of a linear policy, which it leaves gifts, battles and rights to."""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, compiled, making_arrays, np
from lastcard.fast.players.inputs import Known, find_unseen, look
from lastcard.fast.players.memory import hear, notice
from lastcard.fast.players.policy import (
    could_call,
    nth_speaker,
    policy_answer,
    policy_right,
    who_may_interrupt,
    worth_calling,
)
from lastcard.fast.players.policy_tables import ORDER
from lastcard.fast.players.worth import worth
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.codes import (
    ASK_CHALLENGE,
    ASK_COLOR,
    ASK_DRAWN,
    ASK_PLAY,
    ASK_SHUFFLE,
    CALL,
    OVER,
    PLAY,
    argument_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import QUESTION, SIDE
from lastcard.fast.twin.legal import answers
from lastcard.fast.twin.luck import answer
from lastcard.fast.twin.tables import Rules
from lastcard.policy.features import NEVER, WIN
from lastcard.policy.inputs import INPUTS
from lastcard.policy.layers import Numbers
from lastcard.policy.network import Network


class Players(NamedTuple):
    """Who plays."""

    weights: Ints
    """A row for each seat."""
    networked: int
    """A bit for each seat whose worths the network corrects."""
    network: Network
    memory: Ints
    """What they have shown (`players.memory`)."""


class Answer(NamedTuple):
    """What a seat is made to say, before everybody goes on as they like; 0 for nothing."""

    seat: int
    said: int


class Limits(NamedTuple):
    """How long a round goes on: until a turn begins after `most` moves, or `latest` are made."""

    most: int
    latest: int


@compiled
def is_answered(question: int) -> bool:
    """Whether this is a question for the network."""
    return what_of(question) in (ASK_PLAY, ASK_DRAWN, ASK_COLOR, ASK_CHALLENGE)


@making_arrays
def adds(network: Network, row: Numbers) -> float:
    """What the network adds to the worth of an answer (`Network.adds`)."""
    hidden = network.first_bias.copy()
    for at in range(INPUTS):
        if row[at] != 0:
            for to in range(len(hidden)):
                hidden[to] += row[at] * network.first[at, to]
    deeper = network.second_bias.copy()
    for at in range(len(hidden)):
        if hidden[at] > 0:
            for to in range(len(deeper)):
                deeper[to] += hidden[at] * network.second[at, to]
    total = np.float32(0)
    for at in range(len(deeper)):
        if deeper[at] > 0:
            total += deeper[at] * network.last[at]
    return float(total)


@making_arrays
def network_answer(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    players: Players,
    moves: Ints,
) -> int:
    """The answer worth most, or a call before it."""
    weights = players.weights
    if not is_answered(now[g, QUESTION]):
        return policy_answer(rules, traits, now, piles, g, seat, weights, moves)
    n, chosen, most = answers(rules, now, piles, g, seat, moves), moves[0], 0.0
    if n > 1:
        row, unseen, looks = np.zeros(INPUTS, np.float32), np.zeros(2, np.int64), -1
        find_unseen(rules, traits, now, piles, g, seat, unseen)
        known = Known(players.memory, unseen)
        for at in range(n):
            said = moves[at]
            if verb_of(said) == PLAY:
                before, looks = looks, traits[now[g, SIDE], argument_of(said), ORDER]
                if looks == before:
                    continue
            total = worth(rules, traits, now, piles, g, seat, said, weights, seat) / WIN
            if total > NEVER / WIN / 2:
                look(rules, traits, now, piles, g, seat, said, known, row)
                total += adds(players.network, row)
            if at == 0 or total > most:
                chosen, most = said, total
    if worth_calling(size_of(now, g, seat), chosen) and could_call(rules, now, piles, g, seat):
        return CALL
    return chosen


@making_arrays
def network_move(
    rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, players: Players, moves: Ints
) -> tuple[int, int]:
    """Who says what next (`policy_move`)."""
    weights, (first, before) = players.weights, who_may_interrupt(now, g)
    for place in range(before + 1):
        seat = nth_speaker(now, g, first, before, place)
        said = policy_right(rules, traits, now, piles, g, seat, weights, moves)
        if said:
            return seat, said
    if players.networked >> seat & 1:
        return seat, network_answer(rules, traits, now, piles, g, seat, players, moves)
    return seat, policy_answer(rules, traits, now, piles, g, seat, weights, moves)


@making_arrays
def play_by_players(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    players: Players,
    moves: Ints,
    answered: Answer,
    limits: Limits,
) -> int:
    """Play until the round is over or has reached its limits; how many moves were made.

    Before that the seat that is asked gives an answer of somebody else's, with a call where one is due.
    """
    made, asked, given, memory = 0, answered.seat, answered.said, players.memory
    while made < limits.latest:
        what = what_of(now[g, QUESTION])
        if what == OVER or (what == ASK_PLAY and made >= limits.most and given == 0):
            break
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, g, moves)
            continue
        notice(now, piles, g, memory)
        if given == 0:
            seat, said = network_move(rules, traits, now, piles, g, players, moves)
            made += 1
        elif worth_calling(size_of(now, g, asked), given) and could_call(rules, now, piles, g, asked):
            seat, said = asked, CALL
        else:
            seat, said, given = asked, given, 0
        hear(rules, now, g, memory, seat, said)
        apply_move(rules, now, piles, g, seat, said)
    return made
