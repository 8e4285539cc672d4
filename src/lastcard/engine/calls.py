"""Calling UNO and being caught: where each seat stands, and when that changes (G26…G32).

A window opens when a play, a gift or a battle leaves a seat one card, and closes when the player on turn
draws or passes, or when anybody plays a card; `catch_until` leaves it open longer.
"""

from lastcard.model.calls import CallStatus
from lastcard.model.cards import Face
from lastcard.model.decisions import Bout
from lastcard.model.effects import Duel
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat

Calls = tuple[CallStatus, ...]


def silence(seats: int) -> Calls:
    """Nobody has called and nobody owes a call."""
    silent: CallStatus = "silent"
    return (silent,) * seats


def with_call(calls: Calls, seat: Seat, status: CallStatus) -> Calls:
    """All calls, one of them changed."""
    if calls[seat] == status:
        return calls
    return (*calls[:seat], status, *calls[seat + 1 :])


def after_close(calls: Calls) -> Calls:
    """The window closes: what was owed is owed no more, what was called too early lapses (G27, BEACH-69)."""
    if "owes" in calls or "ahead" in calls:
        return tuple("called" if status == "called" else "silent" for status in calls)
    return calls


def after_lapse(calls: Calls) -> Calls:
    """What was called too early lapses, and the window stays open."""
    if "ahead" in calls:
        return tuple("silent" if status == "ahead" else status for status in calls)
    return calls


def after_begin(calls: Calls, rulings: Rulings) -> Calls:
    """The player on turn draws: has begun, but not played (G27)."""
    return after_close(calls) if rulings.catch_until == "begins" else after_lapse(calls)


def after_turn(calls: Calls, rulings: Rulings) -> Calls:
    """A card was played, or the player on turn has kept the drawn one or passed (G27)."""
    return after_lapse(calls) if rulings.catch_until == "open" else after_close(calls)


def after_play(calls: Calls, seat: Seat, left: int, face: Face, rulings: Rulings) -> Calls:
    """A card has landed: the old window mostly closes, and the player with one card left owes a call or has made it.

    A battle is judged when it is settled, not before, unless the call is due at once (K09).
    """
    ahead = calls[seat] == "ahead"
    calls = after_turn(calls, rulings)
    if left != 1:
        return with_call(calls, seat, "silent")
    if any(isinstance(effect, Duel) for effect in face.when_played):
        at_once: CallStatus = "owes" if rulings.battle_uno == "at_once" else "silent"
        return with_call(calls, seat, "ahead" if ahead else at_once)
    return with_call(calls, seat, "called" if ahead else "owes")


def after_gain(calls: Calls, seat: Seat) -> Calls:
    """A gained card ends a standing call and a duty (G32, G43); a call made ahead waits for its answer."""
    return calls if calls[seat] == "ahead" else with_call(calls, seat, "silent")


def after_answer(calls: Calls, seat: Seat) -> Calls:
    """A question was answered without leaving one card: a call made ahead lapses."""
    return with_call(calls, seat, "silent") if calls[seat] == "ahead" else calls


def after_gift(calls: Calls, seat: Seat, given: int, left: int) -> Calls:
    """A gift that leaves one card makes a call due, unless it was made (BEACH-85)."""
    status = calls[seat]
    if left > 1:
        return after_answer(calls, seat)
    if status == "ahead":
        return with_call(calls, seat, "called")
    if status == "silent" and given and left == 1:
        return with_call(calls, seat, "owes")
    return calls


def after_battle(calls: Calls, bout: Bout, left: tuple[int, int], rulings: Rulings) -> Calls:
    """Both battlers are judged once, when the color is named (K08); a call that was due before still is."""
    due = rulings.uno_after_battle == "on_drop" and not bout.void
    for seat, had, has in zip((bout.challenger, bout.target), bout.before, left, strict=True):
        if calls[seat] == "ahead":
            calls = with_call(calls, seat, "called" if has == 1 else "silent")
        elif calls[seat] == "silent" and due and has == 1 and had > 1:
            calls = with_call(calls, seat, "owes")
    return calls


def during_battle(calls: Calls, bout: Bout, left: int) -> Calls:
    """The challenger can be caught whenever the hand is one card, if the call was due at once (K09)."""
    due = bout.owed and left == 1 and calls[bout.challenger] == "silent"
    return with_call(calls, bout.challenger, "owes") if due else calls


def after_decline(calls: Calls, seat: Seat, left: int, rulings: Rulings) -> Calls:
    """No battle: one card left makes a call due from here on, unless it was due at once (K01)."""
    if left != 1 or calls[seat] == "ahead":
        return with_call(calls, seat, "called" if left == 1 else "silent")
    return calls if rulings.battle_uno == "at_once" else with_call(calls, seat, "owes")
