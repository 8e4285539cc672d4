"""What may be said now: answers to the open question, and rights. Canonical order, equal cards once."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import at_the_end
from lastcard.fast.twin.calls import call_of
from lastcard.fast.twin.codes import (
    ACCEPT,
    ASK_BATTLE,
    ASK_CHALLENGE,
    ASK_COLOR,
    ASK_DRAWN,
    ASK_GIVE,
    ASK_PASS,
    ASK_PLAY,
    ASK_REVEAL,
    ASK_SHOW,
    ASK_SHUFFLE,
    ASK_STACK,
    ASK_SWAP,
    BATTLE,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    GO_OUT,
    JUMP_IN,
    KEEP,
    NAME,
    OVER,
    PASS,
    PASS_ON,
    PLAY,
    REVEAL,
    SHOW,
    SWAP,
    first_of,
    move,
    pack,
    seat_of,
    second_of,
    what_of,
)
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.kinds import first_kind, list_kinds
from lastcard.fast.twin.layout import (
    CHALLENGER,
    HANDS,
    JUMPABLE,
    MOST_CARDS,
    OWES,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
)
from lastcard.fast.twin.matching import fitting, is_bluff, playable, top_of
from lastcard.fast.twin.passing import left_to_choose, unchosen
from lastcard.fast.twin.piles import can_draw
from lastcard.fast.twin.tables import (
    ANY_COLOR,
    BATTLE_OPTIONAL,
    BLUFFS,
    COLORED,
    COLORS,
    COPIES,
    DRAWN_CARD,
    DRAWS,
    FALSE_CATCHES,
    FITS,
    MOST_COLORS,
    STACKING,
    VOLUNTARY_DRAW,
    Rules,
)

MOST_MOVES = 2 * MOST_CARDS
"""Room for what one seat may say, gifts apart."""


@compiled
def is_asked(now: Ints, g: int, seat: int) -> bool:
    """Whether a seat still has to answer."""
    question = now[g, QUESTION]
    what = what_of(question)
    if what == ASK_REVEAL:
        if seat == now[g, CHALLENGER]:
            return first_of(question) == 0
        return seat == now[g, TARGET] and second_of(question) == 0
    if what == ASK_PASS:
        return 0 <= seat < now[g, SEATS] and left_to_choose(now, g, seat) != 0
    return ASK_SHUFFLE < what != OVER and seat_of(question) == seat


@compiled
def answers(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, moves: Ints) -> int:
    """Write the moves that answer the seat's question down; how many. Gifts are numbered by `gift`."""
    if not is_asked(now, g, seat):
        return 0
    question, at, n = now[g, QUESTION], HANDS + 2 * seat, 0
    what = what_of(question)
    if what == ASK_PLAY:
        return _turn_moves(rules, now, piles, g, seat, moves)
    if what == ASK_DRAWN:
        kind = first_of(question)
        if playable(rules, now, piles, g, seat, kind):
            moves[n] = move(PLAY, kind)
            n += 1
        if not must_play_drawn(rules, now, piles, g, seat, question):
            moves[n] = KEEP
            n += 1
    elif what == ASK_COLOR:
        side = now[g, SIDE]
        for color in range(rules.words[COLORS + side]):
            moves[n] = move(NAME, 1 + MOST_COLORS * side + color)
            n += 1
    elif what in (ASK_CHALLENGE, ASK_STACK):
        moves[n] = ACCEPT
        n += 1
        if what == ASK_CHALLENGE:
            moves[n] = CHALLENGE
            n += 1
        n = _stack_answers(rules, now, piles, g, seat, moves, n)
    elif what == ASK_BATTLE:
        for other in range(0 if rules.words[BATTLE_OPTIONAL] else 1, now[g, SEATS] + 1):
            if other != seat + 1:
                moves[n] = move(BATTLE, other)
                n += 1
    elif what == ASK_SWAP:
        for other in range(now[g, SEATS]):
            if other != seat:
                moves[n] = move(SWAP, other)
                n += 1
    elif what == ASK_REVEAL:
        n = list_kinds(rules, now[g, at], now[g, at + 1], REVEAL, moves, n)
    elif what == ASK_SHOW:
        row = COLORED + second_of(question)
        low, high = now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1]
        n = list_kinds(rules, low, high, SHOW, moves, n)
    elif what == ASK_PASS:
        low, high = unchosen(rules, now, g, seat)
        n = list_kinds(rules, low, high, PASS_ON, moves, n)
    return n


@compiled
def _turn_moves(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, moves: Ints) -> int:
    """Play, draw, or pass when nothing can be drawn and nothing need be played (G12, G13)."""
    row, at = fitting(rules, now, piles, g), HANDS + 2 * seat
    n = list_kinds(
        rules, now[g, at] & rules.masks[row, 0], now[g, at + 1] & rules.masks[row, 1], PLAY, moves, 0
    )
    if not rules.words[BLUFFS]:
        honest = 0
        for place in range(n):
            if not is_bluff(rules, now, g, seat, moves[place] >> 8):
                moves[honest] = moves[place]
                honest += 1
        n = honest
    if can_draw(now, g):
        if may_draw(rules, now, g, seat, row):
            moves[n] = DRAW
            n += 1
    elif is_stuck(rules, now, g, seat, row):
        moves[n] = PASS
        n += 1
    return n


@compiled
def may_draw(rules: Rules, now: Ints, g: int, seat: int, fits: int) -> bool:
    """Whether a card may be drawn although one fits: only a wild need not be played, if that, or a bluff (G12)."""
    if rules.words[VOLUNTARY_DRAW] == 1:
        return True
    if rules.words[VOLUNTARY_DRAW] == 2:
        return is_stuck(rules, now, g, seat, fits)
    colored, at = ANY_COLOR + now[g, SIDE], HANDS + 2 * seat
    return _only_bluffs(
        rules,
        now,
        g,
        seat,
        now[g, at] & rules.masks[fits, 0] & rules.masks[colored, 0],
        now[g, at + 1] & rules.masks[fits, 1] & rules.masks[colored, 1],
    )


@compiled
def is_stuck(rules: Rules, now: Ints, g: int, seat: int, fits: int) -> bool:
    """Whether the hand has nothing to play; a bluff is never forced, so it counts for nothing (G13)."""
    at = HANDS + 2 * seat
    return _only_bluffs(
        rules, now, g, seat, now[g, at] & rules.masks[fits, 0], now[g, at + 1] & rules.masks[fits, 1]
    )


@compiled
def _only_bluffs(rules: Rules, now: Ints, g: int, seat: int, low: int, high: int) -> bool:
    """Whether each of these cards of the hand would be a dishonest wild draw."""
    while low or high:
        kind = first_kind(rules, low, high)
        if not is_bluff(rules, now, g, seat, kind):
            return False
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
    return True


@compiled
def must_play_drawn(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, question: int) -> bool:
    """Whether the drawn card may not be kept; a bluff is never forced (G11)."""
    kind = first_of(question)
    return (
        (rules.words[DRAWN_CARD] == 1 or second_of(question) != 0)
        and playable(rules, now, piles, g, seat, kind)
        and not is_bluff(rules, now, g, seat, kind)
    )


@compiled
def stackable(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, kind: int) -> bool:
    """Whether a card of the hand answers the draw card on top (HOUSE-01)."""
    side, house = now[g, SIDE], rules.words[STACKING]
    top, draws = rules.faces[side, top_of(rules, now, piles, g), DRAWS], rules.faces[side, kind, DRAWS]
    if house == 0 or top == 0 or draws == 0 or draws < top or (house == 1 and draws != top):
        return False
    return rules.words[BLUFFS] != 0 or not is_bluff(rules, now, g, seat, kind)


@compiled
def _stack_answers(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, moves: Ints, n: int) -> int:
    if not rules.words[STACKING]:
        return n
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    while low or high:
        kind = first_kind(rules, low, high)
        if stackable(rules, now, piles, g, seat, kind):
            moves[n] = move(PLAY, kind)
            n += 1
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
    return n


@compiled
def rights(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, moves: Ints) -> int:
    """Write down what a seat may say whoever is asked: call UNO, catch a missing call, jump in; how many."""
    what, n = what_of(now[g, QUESTION]), 0
    if what <= ASK_SHUFFLE or what == OVER or has_gone_out(now, g, seat):
        return 0
    if call_of(now, g, seat) <= OWES and may_call(rules, now, piles, g, seat):
        moves[n] = CALL
        n += 1
    for other in range(now[g, SEATS]):
        if other != seat and (rules.words[FALSE_CATCHES] or call_of(now, g, other) == OWES):
            moves[n] = move(CATCH, other)
            n += 1
    if window_for_jumps(now, g):
        low, high = _identical(rules, now, piles, g, seat)
        n = list_kinds(rules, low, high, JUMP_IN, moves, n)
    return n


@compiled
def has_gone_out(now: Ints, g: int, seat: int) -> bool:
    """Whether the seat has played its last card, whose effects on others are still carried out."""
    return at_the_end(now, g) == pack(GO_OUT, seat)


@compiled
def may_call(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int) -> bool:
    """Whether a call has ground: one card is left and owed, or will be after the answer (G26, B09, K09)."""
    if call_of(now, g, seat) == OWES:
        return True
    question, two_cards = now[g, QUESTION], size_of(now, g, seat) == 2
    what, asked = what_of(question), seat_of(question) == seat
    if what == ASK_PLAY:
        return two_cards and (asked or may_jump(rules, now, piles, g, seat))
    if what in (ASK_DRAWN, ASK_STACK):
        return asked and two_cards
    if what == ASK_CHALLENGE:
        return asked and two_cards and rules.words[STACKING] != 0
    if what == ASK_GIVE:
        return asked
    return in_battle(now, g, seat)


@compiled
def in_battle(now: Ints, g: int, seat: int) -> bool:
    """Whether the seat is in a battle that is not settled: a call waits for its end, whatever is gained (K08)."""
    question = now[g, QUESTION]
    what = what_of(question)
    if what == ASK_BATTLE:
        return seat_of(question) == seat
    if what == ASK_REVEAL or (what == ASK_COLOR and first_of(question)):
        return seat in (now[g, CHALLENGER], now[g, TARGET])
    return False


@compiled
def may_jump(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int) -> bool:
    """Whether the seat holds a card to jump in with, now."""
    if not window_for_jumps(now, g):
        return False
    low, high = _identical(rules, now, piles, g, seat)
    return low != 0 or high != 0


@compiled
def window_for_jumps(now: Ints, g: int) -> bool:
    """Whether the top may be jumped on: its window is open, and no question of its effects (HOUSE-02)."""
    return now[g, JUMPABLE] != 0 and what_of(now[g, QUESTION]) == ASK_PLAY


@compiled
def _identical(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int) -> tuple[int, int]:
    """The cards of a hand that show the face of the top."""
    side = now[g, SIDE]
    face = rules.faces[side, top_of(rules, now, piles, g), FITS]
    low, high = now[g, HANDS + 2 * seat], now[g, HANDS + 2 * seat + 1]
    found_low, found_high = low & 0, high & 0
    while low or high:
        kind = first_kind(rules, low, high)
        if rules.faces[side, kind, FITS] == face:
            found_low |= now[g, HANDS + 2 * seat] & rules.masks[COPIES + kind, 0]
            found_high |= now[g, HANDS + 2 * seat + 1] & rules.masks[COPIES + kind, 1]
        low &= ~rules.masks[COPIES + kind, 0]
        high &= ~rules.masks[COPIES + kind, 1]
    return found_low, found_high
