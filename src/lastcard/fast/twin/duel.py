"""Kickin' Battle: two seats reveal cards until one is higher."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import only, push
from lastcard.fast.twin.calls import after_decline, after_gain, call_of, during_battle, set_call
from lastcard.fast.twin.codes import (
    ARM,
    ASK_BATTLE,
    ASK_COLOR,
    ASK_REVEAL,
    GO_OUT,
    SETTLE,
    TAKE,
    first_of,
    pack,
    seat_of,
    second_of,
)
from lastcard.fast.twin.hands import is_empty, put_in, take_out
from lastcard.fast.twin.layout import (
    ASIDE,
    ASIDE_SIZE,
    CHALLENGER,
    LOSER_DRAWS,
    OWED,
    OWES,
    QUESTION,
    SIDE,
    SILENT,
    TARGET,
    TURN,
    VOID,
)
from lastcard.fast.twin.piles import can_draw
from lastcard.fast.twin.tables import NUMBER, Rules


@compiled
def open_battle(now: Ints, g: int, step: int) -> None:
    """Ask whom to battle; whether a call is due since the card landed is kept (K09)."""
    now[g, OWED] = call_of(now, g, now[g, TURN]) == OWES
    now[g, QUESTION] = pack(ASK_BATTLE, now[g, TURN], first_of(step))


@compiled
def battle(rules: Rules, now: Ints, g: int, opponent: int) -> None:
    """The player picks whom to battle, -1 for nobody; whoever is picked cannot refuse (K01, BATTLE-46)."""
    asked = now[g, QUESTION]
    seat = seat_of(asked)
    if opponent < 0:
        _declined(rules, now, g, seat)
        return
    now[g, CHALLENGER] = seat
    now[g, TARGET] = opponent
    now[g, LOSER_DRAWS] = first_of(asked)
    now[g, VOID] = 0
    now[g, ASIDE_SIZE] = now[g, ASIDE_SIZE + 1] = 0
    now[g, QUESTION] = 0
    push(now, g, pack(ARM))


@compiled
def _declined(rules: Rules, now: Ints, g: int, seat: int) -> None:
    """No battle, and the color of before goes on; who has no card left has gone out (K01)."""
    after_decline(rules, now, g, seat)
    now[g, QUESTION] = 0
    if is_empty(now, g, seat):
        only(now, g, pack(GO_OUT, seat))


@compiled
def arm(now: Ints, piles: Bytes, g: int) -> None:
    """Who has no card draws one, the challenger first; who can get none loses at once (K05)."""
    challenger, target = now[g, CHALLENGER], now[g, TARGET]
    for seat in (challenger, target):
        if is_empty(now, g, seat) and can_draw(now, g):
            push(now, g, pack(ARM))
            push(now, g, pack(TAKE, seat, 1))
            return
    if is_empty(now, g, challenger) and is_empty(now, g, target):
        _void(now, piles, g)
    elif is_empty(now, g, challenger):
        _won(now, piles, g, target, challenger)
    elif is_empty(now, g, target):
        _won(now, piles, g, challenger, target)
    else:
        now[g, QUESTION] = pack(ASK_REVEAL)
        during_battle(now, g)


@compiled
def reveal(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, kind: int) -> None:
    """A secret pick; when both are in they are turned over together (BATTLE-47)."""
    challenger, target, asked = now[g, CHALLENGER], now[g, TARGET], now[g, QUESTION]
    mine = kind + 1 if seat == challenger else first_of(asked)
    theirs = second_of(asked) if seat == challenger else kind + 1
    if mine == 0 or theirs == 0:
        now[g, QUESTION] = pack(ASK_REVEAL, 0, mine, theirs)
        return
    _set_aside(now, piles, g, 0, take_out(rules, now, g, challenger, mine - 1))
    _set_aside(now, piles, g, 1, take_out(rules, now, g, target, theirs - 1))
    for battler in (challenger, target):
        if call_of(now, g, battler) == OWES:  # the one card is set aside
            set_call(now, g, battler, SILENT)
    now[g, QUESTION] = 0
    side = now[g, SIDE]
    lead = rules.faces[side, mine - 1, NUMBER] - rules.faces[side, theirs - 1, NUMBER]
    if lead == 0:
        push(now, g, pack(ARM))
    elif lead > 0:
        _won(now, piles, g, challenger, target)
    else:
        _won(now, piles, g, target, challenger)


@compiled
def _set_aside(now: Ints, piles: Bytes, g: int, whose: int, card: int) -> None:
    """A revealed card is out of the hand while the battle is undecided (BATTLE-50)."""
    piles[g, ASIDE + whose, now[g, ASIDE_SIZE + whose]] = card
    now[g, ASIDE_SIZE + whose] += 1


@compiled
def _gain_aside(now: Ints, piles: Bytes, g: int, seat: int, whose: int) -> None:
    """The cards that one battler has revealed come into a hand."""
    size = now[g, ASIDE_SIZE + whose]
    for at in range(size):
        put_in(now, g, seat, int(piles[g, ASIDE + whose, at]))
    if size:
        after_gain(now, g, seat)


@compiled
def _won(now: Ints, piles: Bytes, g: int, winner: int, loser: int) -> None:
    """The loser takes every revealed card and draws two more (BATTLE-55, BATTLE-57)."""
    _gain_aside(now, piles, g, loser, 0)
    _gain_aside(now, piles, g, loser, 1)
    push(now, g, pack(SETTLE, winner))
    push(now, g, pack(TAKE, loser, now[g, LOSER_DRAWS]))


@compiled
def _void(now: Ints, piles: Bytes, g: int) -> None:
    """Nobody can reveal: own cards back, no penalty, the challenger names the color (K05)."""
    _gain_aside(now, piles, g, now[g, CHALLENGER], 0)
    _gain_aside(now, piles, g, now[g, TARGET], 1)
    now[g, VOID] = 1
    now[g, QUESTION] = pack(ASK_COLOR, now[g, CHALLENGER], 1)
    during_battle(now, g)


@compiled
def settle(now: Ints, g: int, step: int) -> None:
    """Who is left empty-handed draws one to go on, or has gone out if there is none (BATTLE-52, K04).

    Then the winner names the color, even out of turn (K10).
    """
    winner = seat_of(step)
    loser = now[g, CHALLENGER] + now[g, TARGET] - winner
    for seat in (winner, loser):
        if is_empty(now, g, seat):
            if can_draw(now, g):
                push(now, g, step)
                push(now, g, pack(TAKE, seat, 1))
            else:
                only(now, g, pack(GO_OUT, seat))
            return
    now[g, QUESTION] = pack(ASK_COLOR, winner, 1)
    during_battle(now, g)
