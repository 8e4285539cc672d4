"""A linear policy at the table: the answer worth most, calls in time, catches and jump-ins."""

from lastcard.fast.compiled import Bytes, Ints, compiled, making_arrays
from lastcard.fast.players.policy_tables import CARDS_FIRST, LOOKS, ORDER
from lastcard.fast.players.worth import worth, worth_of_gift, worth_of_receiver
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.calls import LOW_BITS, call_of
from lastcard.fast.twin.codes import (
    ACCEPT,
    ASK_GIVE,
    ASK_PASS,
    ASK_REVEAL,
    ASK_SHUFFLE,
    BATTLE,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    GIVE,
    JUMP_IN,
    KEEP,
    NAME,
    OVER,
    PASS,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    SUIT_SHIFT,
    argument_of,
    first_of,
    move,
    seat_of,
    verb_of,
    what_of,
)
from lastcard.fast.twin.gift import suit_row
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.kinds import first_kind
from lastcard.fast.twin.layout import (
    CALLS,
    CHALLENGER,
    HANDS,
    JUMPABLE,
    OWES,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
)
from lastcard.fast.twin.legal import answers, has_gone_out, may_call, may_jump, rights
from lastcard.fast.twin.luck import answer, below
from lastcard.fast.twin.passing import first_to_choose
from lastcard.fast.twin.tables import COLORS, COPIES, Rules
from lastcard.policy import features as by

AFTER_CARDS = 1 << 20
"""Where a prompt offers what is no card: after all cards, or before them."""
CERTAIN = 1000
"""A coin of so much never needs to be thrown."""


@making_arrays
def policy_move(
    rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, weights: Ints, moves: Ints
) -> tuple[int, int]:
    """Who says what next; seat by seat `weights` has a row. Whoever wants to use a right comes first."""
    first, before = who_may_interrupt(now, g)
    for place in range(before + 1):
        seat = nth_speaker(now, g, first, before, place)
        said = policy_right(rules, traits, now, piles, g, seat, weights, moves)
        if said:
            return seat, said
    return seat, policy_answer(rules, traits, now, piles, g, seat, weights, moves)


@compiled
def who_may_interrupt(now: Ints, g: int) -> tuple[int, int]:
    """With which seat it begins that rights are offered, and to how many before the seat that has to answer.

    That is nobody, or everybody while a call or a jump-in is possible. Players of all kinds ask it, and then
    `nth_speaker`; what they do with a seat is no part of it, for machine code of that takes long to make.
    """
    calls, seats = now[g, CALLS], now[g, SEATS]
    if now[g, JUMPABLE] or calls & ~(calls >> 1) & LOW_BITS:
        return below(now, g, seats), seats
    return 0, 0


@compiled
def nth_speaker(now: Ints, g: int, first: int, before: int, place: int) -> int:
    """The seat at this place among those who may speak next; the last one has to answer."""
    return (first + place) % now[g, SEATS] if place < before else asked_first(now, g)


@compiled
def asked_first(now: Ints, g: int) -> int:
    """The seat that has to answer; of two battlers the challenger picks first, and in secret."""
    question = now[g, QUESTION]
    if what_of(question) == ASK_PASS:
        return first_to_choose(now, g)
    if what_of(question) != ASK_REVEAL:
        return seat_of(question)
    return now[g, TARGET] if first_of(question) else now[g, CHALLENGER]


@compiled
def could_call(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int) -> bool:
    """Whether a call has ground and was not made yet."""
    return call_of(now, g, seat) <= OWES and may_call(rules, now, piles, g, seat)


@compiled
def worth_calling(cards: int, said: int) -> bool:
    """Whether a hand of so many cards may be down to one after this answer (`lastcard.bots.calling`)."""
    verb = verb_of(said)
    if verb in (PLAY, JUMP_IN):
        return cards == 2
    if verb == GIVE:
        given = said >> SUIT_SHIFT
        while given:
            cards -= given & 0xFF != 0
            given >>= 8
        return cards <= 1
    if said == BATTLE:  # against nobody
        return cards == 1
    return verb in (BATTLE, REVEAL, NAME) and cards <= 2


@making_arrays
def policy_right(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    weights: Ints,
    moves: Ints,
) -> int:
    """The right that a seat uses now, or 0: a call that is due, a catch with ground, a jump-in that is worth it."""
    if has_gone_out(now, g, seat):
        return 0
    if call_of(now, g, seat) == OWES:
        return CALL
    if weights[seat, by.CALLS] and could_call(rules, now, piles, g, seat):
        return CALL
    for other in range(now[g, SEATS]):
        if other != seat and call_of(now, g, other) == OWES:
            return move(CATCH, other)
    if not may_jump(rules, now, piles, g, seat):
        return 0
    n, jumps = rights(rules, now, piles, g, seat, moves), 0
    for place in range(n):
        if verb_of(moves[place]) == JUMP_IN:
            moves[jumps] = moves[place]
            jumps += 1
    said = _best(rules, traits, now, piles, g, seat, weights, moves, jumps)
    if worth(rules, traits, now, piles, g, seat, said, weights, seat) <= 0:
        return 0
    if worth_calling(size_of(now, g, seat), said) and could_call(rules, now, piles, g, seat):
        return CALL
    return said


@making_arrays
def policy_answer(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    weights: Ints,
    moves: Ints,
) -> int:
    """The answer worth most, of equal ones the first that a prompt would offer; or a call before it."""
    if what_of(now[g, QUESTION]) == ASK_GIVE:
        said = _best_gift(rules, traits, now, g, seat, weights)
    else:
        n = answers(rules, now, piles, g, seat, moves)
        said = _best(rules, traits, now, piles, g, seat, weights, moves, n)
    coin = weights[seat, by.COIN]
    if said == CHALLENGE and coin < CERTAIN and below(now, g, CERTAIN) >= coin:
        return ACCEPT
    if worth_calling(size_of(now, g, seat), said) and could_call(rules, now, piles, g, seat):
        return CALL
    return said


@making_arrays
def _best(
    rules: Rules,
    traits: Ints,
    now: Ints,
    piles: Bytes,
    g: int,
    seat: int,
    weights: Ints,
    moves: Ints,
    n: int,
) -> int:
    """The move worth most of the first `n`."""
    chosen, side = moves[0], now[g, SIDE]
    if n == 1:
        return chosen
    most = place = 0
    for at in range(n):
        said = moves[at]
        verb, offered = verb_of(said), at
        if verb in (PLAY, JUMP_IN, REVEAL, SHOW, PASS_ON):
            offered = traits[side, argument_of(said), ORDER]
        elif verb in (DRAW, PASS, KEEP) or traits[side, 0, CARDS_FIRST]:
            offered = AFTER_CARDS + at
        else:
            offered = at - AFTER_CARDS
        total = worth(rules, traits, now, piles, g, seat, said, weights, seat)
        if at == 0 or total > most or (total == most and offered < place):
            chosen, most, place = said, total, offered
    return chosen


@compiled
def _best_gift(rules: Rules, traits: Ints, now: Ints, g: int, seat: int, weights: Ints) -> int:
    """Of each suit the card worth most, to the best receiver. A hand that can be given whole is given whole."""
    side, at, suits = now[g, SIDE], HANDS + 2 * seat, rules.words[COLORS + now[g, SIDE]]
    variety = 0
    for suit in range(suits):
        row = suit_row(now, g, suit)
        variety += now[g, at] & rules.masks[row, 0] != 0 or now[g, at + 1] & rules.masks[row, 1] != 0
    whole = variety == size_of(now, g, seat)
    cards = 0
    for suit in range(suits):
        row = suit_row(now, g, suit)
        low, high = now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1]
        chosen, most, place = -1, 0, 0
        while low or high:
            kind = first_kind(rules, low, high)
            total = worth_of_gift(rules, traits, now, g, seat, kind, weights, seat)
            looks = traits[side, kind, LOOKS]
            if chosen < 0 or total > most or (total == most and looks < place):
                chosen, most, place = kind, total, looks
            low &= ~rules.masks[COPIES + kind, 0]
            high &= ~rules.masks[COPIES + kind, 1]
        if chosen >= 0 and (whole or most > 0):
            cards |= (chosen + 1) << 8 * suit
    if cards == 0:
        return GIVE
    to, best = -1, 0
    for other in range(now[g, SEATS]):
        if other != seat:
            total = worth_of_receiver(now, g, seat, other, weights, seat)
            if to < 0 or total > best:
                to, best = other, total
    return GIVE | (to + 1) << 8 | cards << SUIT_SHIFT


@making_arrays
def play_by_policy(
    rules: Rules, traits: Ints, now: Ints, piles: Bytes, g: int, weights: Ints, moves: Ints, most: int
) -> int:
    """Play until the round is over or `most` moves are made, each seat by its row of weights; how many were."""
    made = 0
    while made < most:
        what = what_of(now[g, QUESTION])
        if what <= ASK_SHUFFLE:
            answer(rules, now, piles, g, moves)
        elif what == OVER:
            break
        else:
            seat, said = policy_move(rules, traits, now, piles, g, weights, moves)
            apply_move(rules, now, piles, g, seat, said)
            made += 1
    return made
