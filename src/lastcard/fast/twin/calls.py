"""Calling UNO and being caught: where each seat stands, and when that changes (G26…G32)."""

from lastcard.fast.compiled import Ints, compiled
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import (
    AHEAD,
    BEFORE,
    CALLED,
    CALLS,
    CHALLENGER,
    OWED,
    OWES,
    SILENT,
    TARGET,
    VOID,
)
from lastcard.fast.twin.tables import CALLS_AFTER_BATTLE, CALLS_AT_ONCE, CATCH_UNTIL, DUELS, Rules

LOW_BITS = 0x55555
"""The lower bit of each seat's two."""


@compiled
def call_of(now: Ints, g: int, seat: int) -> int:
    """Where a seat stands."""
    return now[g, CALLS] >> 2 * seat & 3


@compiled
def set_call(now: Ints, g: int, seat: int, status: int) -> None:
    now[g, CALLS] = now[g, CALLS] & ~(3 << 2 * seat) | status << 2 * seat


@compiled
def after_close(now: Ints, g: int) -> None:
    """The window closes: what was owed is owed no more, what was called too early lapses (G27, BEACH-69)."""
    calls = now[g, CALLS]
    now[g, CALLS] = 3 * (calls & calls >> 1 & LOW_BITS)  # only CALLED has both bits


@compiled
def after_lapse(now: Ints, g: int) -> None:
    """What was called too early lapses, and the window stays open."""
    calls = now[g, CALLS]
    now[g, CALLS] = calls & ~((calls >> 1 & ~calls & LOW_BITS) << 1)  # only AHEAD has just the upper bit


@compiled
def after_begin(rules: Rules, now: Ints, g: int) -> None:
    """The player on turn draws: has begun, but not played (G27)."""
    if rules.words[CATCH_UNTIL] == 0:
        after_close(now, g)
    else:
        after_lapse(now, g)


@compiled
def after_turn(rules: Rules, now: Ints, g: int) -> None:
    """A card was played, or the player on turn has kept the drawn one or passed (G27)."""
    if rules.words[CATCH_UNTIL] == 2:
        after_lapse(now, g)
    else:
        after_close(now, g)


@compiled
def after_play(rules: Rules, now: Ints, g: int, seat: int, side: int, kind: int) -> None:
    """A card has landed: the old window mostly closes, and the player with one card left owes a call or has made it.

    A battle is judged when it is settled, not before, unless the call is due at once (K09).
    """
    ahead = call_of(now, g, seat) == AHEAD
    after_turn(rules, now, g)
    if size_of(now, g, seat) != 1:
        set_call(now, g, seat, SILENT)
    elif rules.faces[side, kind, DUELS]:
        at_once = OWES if rules.words[CALLS_AT_ONCE] else SILENT
        set_call(now, g, seat, AHEAD if ahead else at_once)
    else:
        set_call(now, g, seat, CALLED if ahead else OWES)


@compiled
def after_gain(now: Ints, g: int, seat: int) -> None:
    """A gained card ends a standing call and a duty (G32, G43); a call made ahead waits for its answer."""
    if call_of(now, g, seat) != AHEAD:
        set_call(now, g, seat, SILENT)


@compiled
def after_answer(now: Ints, g: int, seat: int) -> None:
    """A question was answered without leaving one card: a call made ahead lapses."""
    if call_of(now, g, seat) == AHEAD:
        set_call(now, g, seat, SILENT)


@compiled
def after_gift(now: Ints, g: int, seat: int, given: int) -> None:
    """A gift that leaves one card makes a call due, unless it was made (BEACH-85)."""
    status, left = call_of(now, g, seat), size_of(now, g, seat)
    if left > 1:
        after_answer(now, g, seat)
    elif status == AHEAD:
        set_call(now, g, seat, CALLED)
    elif status == SILENT and given and left == 1:
        set_call(now, g, seat, OWES)


@compiled
def after_battle(rules: Rules, now: Ints, g: int) -> None:
    """Both battlers are judged once, when the color is named (K08); a call that was due before still is."""
    due = rules.words[CALLS_AFTER_BATTLE] and not now[g, VOID]
    for battler in (CHALLENGER, TARGET):
        seat = now[g, battler]
        status, left = call_of(now, g, seat), size_of(now, g, seat)
        if status == AHEAD:
            set_call(now, g, seat, CALLED if left == 1 else SILENT)
        elif status == SILENT and due and left == 1 and now[g, BEFORE + seat] > 1:
            set_call(now, g, seat, OWES)


@compiled
def during_battle(now: Ints, g: int) -> None:
    """The challenger can be caught whenever the hand is one card, if the call was due at once (K09)."""
    seat = now[g, CHALLENGER]
    if now[g, OWED] and size_of(now, g, seat) == 1 and call_of(now, g, seat) == SILENT:
        set_call(now, g, seat, OWES)


@compiled
def after_decline(rules: Rules, now: Ints, g: int, seat: int) -> None:
    """No battle: one card left makes a call due from here on, unless it was due at once (K01)."""
    one = size_of(now, g, seat) == 1
    if not one or call_of(now, g, seat) == AHEAD:
        set_call(now, g, seat, CALLED if one else SILENT)
    elif not rules.words[CALLS_AT_ONCE]:
        set_call(now, g, seat, OWES)
