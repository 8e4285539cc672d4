"""Actions and moves: what the acting seat may say, and what it has said."""

from typing import Final, NamedTuple

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.codes import (
    ACCEPT,
    ASK_BATTLE,
    ASK_DRAWN,
    ASK_GIVE,
    ASK_PASS,
    ASK_REVEAL,
    ASK_SHOW,
    BATTLE,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    GIVE,
    JUMP_IN,
    KEEP,
    NAME,
    PASS,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    SWAP,
    argument_of,
    first_of,
    move,
    verb_of,
    what_of,
)
from lastcard.fast.twin.gift import suit_row
from lastcard.fast.twin.kinds import first_kind, list_kinds
from lastcard.fast.twin.layout import HANDS, QUESTION, SEATS, SIDE
from lastcard.fast.twin.legal import answers, rights
from lastcard.fast.twin.passing import unchosen
from lastcard.fast.twin.tables import MOST_COLORS, Rules
from lastcard.rl import actions as act
from lastcard.rl.kernel.floor import asked_seat
from lastcard.rl.kernel.gifts import add_to_gift, begin_gift, held_suit, may_give_none
from lastcard.rl.kernel.notes import ACTING, GIFT, SUIT
from lastcard.rl.kernel.sight import HELD_CARDS, MORE_COLORS, Sight

PER_WORD: Final = 32
"""Actions in a word of `offers`, which has a bit where the mask has a byte: choosing among them reads less."""


class Offered(NamedTuple):
    """What the acting seats may say, a row for each game."""

    mask: Bytes
    """A byte for each action, …"""
    offers: Ints
    """… and a bit."""


@compiled
def write_mask(
    rules: Rules,
    sight: Sight,
    now: Ints,
    piles: Bytes,
    g: int,
    notes: Ints,
    auto_call: int,
    moves: Ints,
    offered: Offered,
) -> None:
    """Which actions the acting seat has. With automatic calls there is nothing to call and nobody to catch."""
    seat, mask, offers = notes[g, ACTING], offered.mask, offered.offers
    for action in range(mask.shape[1]):
        mask[g, action] = 0
    for place in range(offers.shape[1]):
        offers[g, place] = 0
    n = 0
    if seat != asked_seat(now, g):
        _offer(mask, offers, g, act.WAIT)
    elif notes[g, GIFT]:
        row, at = suit_row(now, g, notes[g, SUIT]), HANDS + 2 * seat
        low, high = now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1]
        n = list_kinds(rules, low, high, PLAY, moves, n)
        if may_give_none(rules, now, g, notes, seat):
            _offer(mask, offers, g, act.NOBODY)
    elif what_of(now[g, QUESTION]) == ASK_GIVE:
        _offer(mask, offers, g, act.NOBODY)
        if held_suit(rules, now, g, seat, 0) >= 0:
            for other in range(now[g, SEATS] - 1):
                _offer(mask, offers, g, act.SEAT + sight.spots[MORE_COLORS] + other)
    else:
        n = answers(rules, now, piles, g, seat, moves)
    for at in range(n):
        _offer(mask, offers, g, _action_of(sight, now, g, seat, moves[at]))
    if notes[g, GIFT] == 0:
        n = rights(rules, now, piles, g, seat, moves)
        for at in range(n):
            if not auto_call or verb_of(moves[at]) == JUMP_IN:
                _offer(mask, offers, g, _action_of(sight, now, g, seat, moves[at]))


@compiled
def _offer(mask: Bytes, offers: Ints, g: int, action: int) -> None:
    mask[g, action] = 1
    offers[g, action // PER_WORD] |= 1 << action % PER_WORD


@compiled
def _action_of(sight: Sight, now: Ints, g: int, seat: int, said: int) -> int:
    """The action that says a move."""
    verb, argument, more = verb_of(said), argument_of(said), sight.spots[MORE_COLORS]
    if verb in (PLAY, REVEAL, SHOW, PASS_ON):
        return act.CARD + more + sight.held[now[g, SIDE], argument]
    if verb == DRAW:
        return act.DRAW
    if verb == KEEP:
        return act.KEEP
    if verb == NAME:
        return act.COLOR + (argument - 1) % MOST_COLORS
    if verb == CALL:
        return act.CALL
    if verb == CATCH:
        return act.CATCH + more - 1 + (argument - seat + now[g, SEATS]) % now[g, SEATS]
    if verb == BATTLE and argument == 0:
        return act.NOBODY
    if verb in (BATTLE, SWAP):
        other = argument - 1 if verb == BATTLE else argument
        return act.SEAT + more - 1 + (other - seat + now[g, SEATS]) % now[g, SEATS]
    if verb == ACCEPT:
        return act.ACCEPT
    if verb == CHALLENGE:
        return act.CHALLENGE
    if verb == PASS:
        return act.PASS
    return act.CARD + more + sight.spots[HELD_CARDS] + sight.held[now[g, SIDE], argument]


@compiled
def move_of(rules: Rules, sight: Sight, now: Ints, g: int, notes: Ints, seat: int, action: int) -> int:
    """The move that a legal action says; 0 when it says none yet: `wait`, or a part of a gift."""
    what, more = what_of(now[g, QUESTION]), sight.spots[MORE_COLORS]
    if act.COLOR <= action < act.CATCH + more:
        return move(NAME, 1 + MOST_COLORS * now[g, SIDE] + action - act.COLOR)
    if action >= act.CATCH:
        action -= more
    if action >= act.CARD:
        cards = sight.spots[HELD_CARDS]
        if action >= act.CARD + cards:
            return move(JUMP_IN, _kind_of(rules, sight, now, g, seat, action - act.CARD - cards))
        if what == ASK_DRAWN:
            return move(PLAY, first_of(now[g, QUESTION]))
        if what == ASK_PASS:
            low, high = unchosen(rules, now, g, seat)
            return move(PASS_ON, _alike(rules, sight, low, high, action - act.CARD))
        kind = _kind_of(rules, sight, now, g, seat, action - act.CARD)
        if what == ASK_GIVE:
            return add_to_gift(rules, now, g, notes, seat, kind)
        return move(REVEAL if what == ASK_REVEAL else SHOW if what == ASK_SHOW else PLAY, kind)
    if action >= act.CATCH:
        left = action - (act.SEAT if action >= act.SEAT else act.CATCH) + 1
        other = (seat + left) % now[g, SEATS]
        if action < act.SEAT:
            return move(CATCH, other)
        if what == ASK_GIVE:
            begin_gift(rules, now, g, notes, seat, other)
            return 0
        return move(BATTLE, other + 1) if what == ASK_BATTLE else move(SWAP, other)
    if action == act.NOBODY:
        if what == ASK_BATTLE:
            return BATTLE
        return add_to_gift(rules, now, g, notes, seat, -1) if notes[g, GIFT] else GIVE
    if action == act.DRAW:
        return DRAW
    if action == act.KEEP:
        return KEEP
    if action == act.PASS:
        return PASS
    if action == act.CHALLENGE:
        return CHALLENGE
    if action == act.ACCEPT:
        return ACCEPT
    return CALL if action == act.CALL else 0


@compiled
def _kind_of(rules: Rules, sight: Sight, now: Ints, g: int, seat: int, place: int) -> int:
    """Of cards that look alike to their holder the first in the hand (`lastcard.views.settle`)."""
    at = HANDS + 2 * seat
    return _alike(rules, sight, now[g, at], now[g, at + 1], place)


@compiled
def _alike(rules: Rules, sight: Sight, low: int, high: int, place: int) -> int:
    return first_kind(rules, low & sight.masks[place, 0], high & sight.masks[place, 1])
