"""Whose turn it is, and putting a card down."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import only, push
from lastcard.fast.twin.calls import after_play
from lastcard.fast.twin.codes import (
    ASK_COLOR,
    ASK_PLAY,
    CHALLENGEABLE,
    DRAW_CARDS,
    DUEL,
    GO_OUT,
    NEXT_TURN,
    OFFER_CHALLENGE,
    OPEN_BATTLE,
    RESTORE_COLOR,
    SET_COLOR,
    first_of,
    pack,
    second_of,
    what_of,
)
from lastcard.fast.twin.hands import is_empty, size_of, take_out
from lastcard.fast.twin.layout import (
    ACCUSED,
    BEFORE,
    COLOR,
    DIRECTION,
    DISCARD_PILE,
    DISCARD_SIZE,
    HANDS,
    HELD,
    JUMPABLE,
    PASSES,
    QUESTION,
    RESPECTED,
    SEATS,
    SIDE,
    TURN,
)
from lastcard.fast.twin.tables import DUELS_LAST, FACE_COLOR, JUMP_IN, LAST, PLAYED, REVERSE_SKIPS, Rules


@compiled
def seat_after(now: Ints, g: int, seat: int) -> int:
    """The neighbor in the direction of play."""
    beside = seat + now[g, DIRECTION]
    if beside < 0:
        return now[g, SEATS] - 1
    return 0 if beside == now[g, SEATS] else beside


@compiled
def begin_turn(now: Ints, g: int, seat: int) -> None:
    """A seat is asked to play; a turned-up wild face gets its color first (G09, F04)."""
    now[g, TURN] = seat
    now[g, QUESTION] = pack(ASK_PLAY if now[g, COLOR] else ASK_COLOR, seat)


@compiled
def next_turn(now: Ints, g: int) -> None:
    """The turn passes to the neighbor."""
    begin_turn(now, g, seat_after(now, g, now[g, TURN]))


@compiled
def put_down(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, kind: int, carry: int) -> None:
    """A card lands on the discard pile: the window of the card before mostly closes, its effects become pending.

    `carry` is what a stacked draw adds to (HOUSE-01).
    """
    side, color = now[g, SIDE], now[g, COLOR]
    held_before = size_of(now, g, seat)
    card = take_out(rules, now, g, seat, kind)
    piles[g, DISCARD_PILE, now[g, DISCARD_SIZE]] = card
    now[g, DISCARD_SIZE] += 1
    own = rules.faces[side, kind, FACE_COLOR]
    if own:
        now[g, COLOR] = own
    now[g, TURN] = seat
    after_play(rules, now, g, seat, side, kind)
    now[g, JUMPABLE] = 1 if rules.words[JUMP_IN] and own else 0
    now[g, PASSES] = 0
    now[g, QUESTION] = 0
    if is_empty(now, g, seat):
        # The card's own effect is carried out, then the empty hand is checked (G35). Nobody goes out on a
        # battle: the cardless battler draws and fights (K03).
        programme = LAST
        only(now, g, pack(NEXT_TURN) if rules.faces[side, kind, DUELS_LAST] else pack(GO_OUT, seat))
    elif rules.faces[side, kind, PLAYED + 1] == 0:
        next_turn(now, g)
        return
    else:
        programme = PLAYED
        only(now, g, pack(NEXT_TURN))
    place = rules.faces[side, kind, programme]
    for at in range(place, place + rules.faces[side, kind, programme + 1]):
        push(now, g, bound(now, g, rules.words[at], seat, color, held_before, carry))


@compiled
def bound(now: Ints, g: int, effect: int, seat: int, color: int, held_before: int, carry: int) -> int:
    """An effect as it stands on the agenda: what it must remember of the moment of the play is kept."""
    what = what_of(effect)
    if what == DRAW_CARDS:
        return pack(DRAW_CARDS, 0, first_of(effect) + carry, second_of(effect))
    if what == DUEL:
        for other in range(now[g, SEATS]):
            now[g, BEFORE + other] = size_of(now, g, other)
        now[g, BEFORE + seat] = held_before
        return pack(OPEN_BATTLE, 0, first_of(effect))
    if what == CHALLENGEABLE:
        now[g, ACCUSED] = seat
        now[g, HELD] = now[g, HANDS + 2 * seat]
        now[g, HELD + 1] = now[g, HANDS + 2 * seat + 1]
        now[g, RESPECTED] = color
        return pack(OFFER_CHALLENGE, 0, first_of(effect))
    if what == RESTORE_COLOR:
        return pack(SET_COLOR, 0, color)
    return effect


@compiled
def skip(now: Ints, g: int) -> None:
    """The next player loses the turn: it passes through that seat (BATTLE-30)."""
    now[g, TURN] = seat_after(now, g, now[g, TURN])


@compiled
def skip_everyone(now: Ints, g: int) -> None:
    """Every other seat is passed over (FLIP-44)."""
    for _ in range(now[g, SEATS] - 1):
        skip(now, g)


@compiled
def reverse_skips(rules: Rules, now: Ints, g: int) -> bool:
    """Whether a Reverse acts as a Skip: between two players (G10)."""
    return now[g, SEATS] == 2 and rules.words[REVERSE_SKIPS] != 0


@compiled
def reverse(rules: Rules, now: Ints, g: int) -> None:
    """Play runs the other way; between two players the card skips instead (G10)."""
    if reverse_skips(rules, now, g):
        skip(now, g)
    else:
        now[g, DIRECTION] = -now[g, DIRECTION]
