"""A network at the table: it corrects the worths of a linear policy, which it leaves gifts, battles and rights to."""

from lastcard.fast.codes import (
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
from lastcard.fast.compiled import Bytes, Ints, compiled, making_arrays, np
from lastcard.fast.kernel.apply import say
from lastcard.fast.kernel.calls import LOW_BITS
from lastcard.fast.kernel.hands import size_of
from lastcard.fast.kernel.inputs import find_unseen, look
from lastcard.fast.kernel.legal import answers
from lastcard.fast.kernel.luck import answer, below
from lastcard.fast.kernel.memory import hear, notice
from lastcard.fast.kernel.policy import asked_first, could_call, policy_answer, policy_right, worth_calling
from lastcard.fast.kernel.worth import worth
from lastcard.fast.layout import CALLS, JUMPABLE, QUESTION, SEATS, SIDE
from lastcard.fast.policy_tables import ORDER
from lastcard.fast.tables import Rules
from lastcard.policy.features import NEVER, WIN
from lastcard.policy.inputs import INPUTS
from lastcard.policy.layers import Numbers
from lastcard.policy.network import Network


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
    weights: Ints,
    who: int,
    network: Network,
    memory: Ints,
    moves: Ints,
) -> int:
    """The answer worth most, or a call before it."""
    if not is_answered(now[g, QUESTION]):
        return policy_answer(rules, traits, now, piles, g, seat, weights, who, moves)
    n, chosen, most = answers(rules, now, piles, g, seat, moves), moves[0], 0.0
    if n > 1:
        row, unseen, looks = np.zeros(INPUTS, np.float32), np.zeros(2, np.int64), -1
        find_unseen(rules, traits, now, piles, g, seat, unseen)
        for at in range(n):
            said = moves[at]
            if verb_of(said) == PLAY:
                before, looks = looks, traits[now[g, SIDE], argument_of(said), ORDER]
                if looks == before:
                    continue
            total = worth(rules, traits, now, piles, g, seat, said, weights, who) / WIN
            if total > NEVER / WIN / 2:
                look(rules, traits, now, piles, g, seat, said, memory, unseen, row)
                total += adds(network, row)
            if at == 0 or total > most:
                chosen, most = said, total
    if worth_calling(size_of(now, g, seat), chosen) and could_call(rules, now, piles, g, seat):
        return CALL
    return chosen


@making_arrays
def network_move(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    weights: Ints,
    networked: int,
    network: Network,
    memory: Ints,
    moves: Ints,
) -> tuple[int, int]:
    """Who says what next (`policy_move`); `networked` has a bit for each seat whose worths are corrected."""
    calls, seats = now[g, CALLS], now[g, SEATS]
    if now[g, JUMPABLE] or calls & ~(calls >> 1) & LOW_BITS:
        first = below(now, g, seats)
        for place in range(seats):
            seat = (first + place) % seats
            said = policy_right(rules, traits, now, piles, g, seat, weights, seat, moves)
            if said:
                return seat, said
    seat = asked_first(now, g)
    said = policy_right(rules, traits, now, piles, g, seat, weights, seat, moves)
    if said:
        return seat, said
    if networked >> seat & 1:
        return seat, network_answer(rules, traits, now, piles, g, seat, weights, seat, network, memory, moves)
    return seat, policy_answer(rules, traits, now, piles, g, seat, weights, seat, moves)


@making_arrays
def play_on(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    weights: Ints,
    networked: int,
    network: Network,
    memory: Ints,
    moves: Ints,
    asked: int,
    given: int,
    most: int,
    latest: int,
) -> int:
    """Play until the round is over, a turn begins after `most` moves, or `latest` are made; how many were.

    Before that the seat that is asked gives an answer of somebody else's, with a call where one is due; 0 for none.
    """
    made = 0
    while made < latest:
        what = what_of(now[g, QUESTION])
        if what == OVER or (what == ASK_PLAY and made >= most and given == 0):
            break
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, g, moves)
            continue
        notice(now, piles, g, memory)
        if given == 0:
            seat, said = network_move(
                rules, traits, now, piles, g, weights, networked, network, memory, moves
            )
            made += 1
        elif worth_calling(size_of(now, g, asked), given) and could_call(rules, now, piles, g, asked):
            seat, said = asked, CALL
        else:
            seat, said, given = asked, given, 0
        hear(rules, now, g, memory, seat, said)
        say(rules, now, piles, g, seat, said)
    return made
