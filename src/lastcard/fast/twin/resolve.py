"""Running the agenda: pending steps happen until a question arises."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin import (
    challenge,
    duel,
    ending,
    gift,
    hands,
    passing,
    piles,
    setup,
    showing,
    sides,
    turns,
)
from lastcard.fast.twin.agenda import pop, push
from lastcard.fast.twin.codes import (
    ARM,
    ASK,
    ASK_COLOR,
    ASK_GIVE,
    ASK_SWAP,
    ASK_TO_SHOW,
    DEAL,
    DRAW_CARDS,
    DRAW_FOR_TURN,
    DRAW_UNTIL_COLOR,
    FLIP_SIDES,
    GIVE_CARDS,
    GO_OUT,
    NAME_COLOR,
    NEXT_TURN,
    OFFER_CHALLENGE,
    OPEN_BATTLE,
    PASS_CARDS,
    PASS_HANDS,
    PENALIZE,
    REVERSE,
    SET_COLOR,
    SETTLE,
    SHOW_COLOR,
    SKIP,
    SKIP_EVERYONE,
    STACKABLE,
    SWAP_HANDS,
    TAKE,
    TAKE_UNTIL,
    TURN_UP,
    first_of,
    pack,
    seat_of,
    what_of,
)
from lastcard.fast.twin.layout import COLOR, QUESTION, TURN
from lastcard.fast.twin.tables import Rules


@compiled
def run(rules: Rules, now: Ints, stacks: Bytes, g: int) -> None:
    """Take steps off the agenda until somebody is asked."""
    while now[g, QUESTION] == 0:
        resolve(rules, now, stacks, g, pop(now, g))


@compiled
def resolve(rules: Rules, now: Ints, stacks: Bytes, g: int, step: int) -> None:
    """One step of the agenda."""
    what = what_of(step)
    if what == NEXT_TURN:
        turns.next_turn(now, g)
    elif what == TAKE:
        piles.take(now, stacks, g, step)
    elif what == DRAW_FOR_TURN:
        piles.draw_for_turn(rules, now, stacks, g, step)
    elif what == SKIP:
        turns.skip(now, g)
    elif what == REVERSE:
        turns.reverse(rules, now, g)
    elif what == DRAW_CARDS:
        challenge.draw_cards(rules, now, g, step)
    elif what == NAME_COLOR:
        now[g, QUESTION] = pack(ASK_COLOR, now[g, TURN])
    elif what == OFFER_CHALLENGE:
        challenge.offer_challenge(now, g, step)
    elif what == GO_OUT:
        ending.go_out(rules, now, g, seat_of(step))
    elif what == SKIP_EVERYONE:
        turns.skip_everyone(now, g)
    elif what in (DRAW_UNTIL_COLOR, SHOW_COLOR) and now[g, COLOR] == 0:
        push(now, g, step)
        now[g, QUESTION] = pack(ASK_COLOR, now[g, TURN])
    elif what == DRAW_UNTIL_COLOR:
        challenge.draw_until_color(rules, now, g, step)
    elif what == TAKE_UNTIL:
        piles.take_until(rules, now, stacks, g, step)
    elif what == FLIP_SIDES:
        sides.flip_sides(rules, now, stacks, g)
    elif what == STACKABLE:
        challenge.offer_stack(now, g)
    elif what == GIVE_CARDS:
        now[g, QUESTION] = pack(ASK_GIVE, now[g, TURN], first_of(step))
    elif what == PENALIZE:
        gift.penalize(now, g, step)
    elif what == OPEN_BATTLE:
        duel.open_battle(now, g, step)
    elif what == ARM:
        duel.arm(now, stacks, g)
    elif what == SETTLE:
        duel.settle(now, g, step)
    elif what == SHOW_COLOR:
        showing.begin_show(now, g, step)
    elif what == ASK_TO_SHOW:
        showing.ask_to_show(rules, now, g, step)
    elif what == SET_COLOR:
        now[g, COLOR] = first_of(step)
    elif what == SWAP_HANDS:
        now[g, QUESTION] = pack(ASK_SWAP, now[g, TURN])
    elif what == PASS_HANDS:
        hands.pass_hands(now, g)
    elif what == PASS_CARDS:
        passing.begin_pass(now, g, first_of(step))
    elif what == ASK:
        now[g, QUESTION] = step >> 8
    elif what == DEAL:
        setup.deal(rules, now, stacks, g)
    elif what == TURN_UP:
        setup.turn_up(rules, now, stacks, g)
    else:
        raise AssertionError("an effect must be bound to its moment before it stands on the agenda")
