"""One input at a time: what a seat says, and what luck says."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin import challenge, duel, gift, hands, passing, setup
from lastcard.fast.twin.agenda import only, push
from lastcard.fast.twin.calls import after_battle, after_begin, after_turn, call_of, set_call
from lastcard.fast.twin.codes import (
    ACCEPT,
    ASK,
    ASK_BATTLE,
    ASK_CHALLENGE,
    ASK_PLAY,
    ASK_STACK,
    BATTLE,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    DRAW_FOR_TURN,
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
    TAKE,
    argument_of,
    first_of,
    pack,
    verb_of,
    what_of,
)
from lastcard.fast.twin.ending import block, nobody_can_go_out
from lastcard.fast.twin.layout import (
    AGENDA_SIZE,
    AHEAD,
    CALLED,
    CHALLENGER,
    COLOR,
    DRAW_PILE,
    DRAW_SIZE,
    JUMPABLE,
    OWED,
    OWES,
    PASSES,
    QUESTION,
    SEATS,
    SILENT,
    TARGET,
    TURN,
)
from lastcard.fast.twin.legal import in_battle, is_stuck
from lastcard.fast.twin.matching import fitting
from lastcard.fast.twin.resolve import run
from lastcard.fast.twin.tables import BARS, CHALLENGED_LEADS, DRAWN_CARD, Rules
from lastcard.fast.twin.turns import begin_turn, next_turn, put_down

CAUGHT_DRAWS = 2
"""Cards drawn by who is caught without a call (BATTLE-43), or who catches without ground (HOUSE-07)."""


@compiled
def apply_move(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, said: int) -> None:
    """A legal move of a seat, and all that comes of it until the next question."""
    verb, argument, question = verb_of(said), argument_of(said), now[g, QUESTION]
    if verb in (PLAY, JUMP_IN):
        stacked = what_of(question) == ASK_CHALLENGE or what_of(question) == ASK_STACK
        put_down(rules, now, piles, g, seat, argument, challenge.at_stake(now, g) if stacked else 0)
    elif verb == DRAW:
        _draw(rules, now, piles, g, seat)
    elif verb == KEEP:
        after_turn(rules, now, g)
        next_turn(now, g)
    elif verb == PASS:
        _pass(rules, now, g)
    elif verb == NAME:
        _name(rules, now, g, argument)
    elif verb == CHALLENGE:
        challenge.challenge(rules, now, g)
    elif verb == ACCEPT:
        challenge.accept(now, g, seat)
    elif verb == GIVE:
        gift.give(rules, now, g, said)
    elif verb == BATTLE:
        duel.battle(rules, now, g, argument - 1)
    elif verb == REVEAL:
        duel.reveal(rules, now, piles, g, seat, argument)
    elif verb == SHOW:
        now[g, QUESTION] = 0  # the card goes back to the hand (T05)
    elif verb == SWAP:
        hands.swap_hands(now, g, seat, argument)
    elif verb == PASS_ON:
        passing.pass_on(rules, now, g, seat, argument)
    elif verb == CALL:
        landed = call_of(now, g, seat) == OWES and not in_battle(now, g, seat)
        set_call(now, g, seat, CALLED if landed else AHEAD)
    elif verb == CATCH:
        _catch(now, g, seat, argument)
    go_on(rules, now, piles, g)


@compiled
def apply_cut(rules: Rules, now: Ints, g: int, kinds: Ints) -> None:
    """Luck: the kinds of cards drawn for the deal, in the order of the seats asked."""
    setup.cut(rules, now, g, kinds)


@compiled
def apply_dealer(now: Ints, g: int, dealer: int) -> None:
    """Luck: the dealer found by lot."""
    setup.dealer_found(now, g, dealer)


@compiled
def apply_shuffle(rules: Rules, now: Ints, piles: Bytes, g: int, order: Bytes) -> None:
    """Luck: the cards of the new draw pile, next drawn first."""
    setup.gather(now, piles, g)
    size = now[g, DRAW_SIZE]
    for at in range(size):
        piles[g, DRAW_PILE, size - 1 - at] = order[at]
    go_on(rules, now, piles, g)


@compiled
def go_on(rules: Rules, now: Ints, piles: Bytes, g: int) -> None:
    """What is pending happens; a round that nobody can end is blocked."""
    if now[g, QUESTION] == 0:
        run(rules, now, piles, g)
    if rules.words[BARS] and what_of(now[g, QUESTION]) == ASK_PLAY and nobody_can_go_out(rules, now, g):
        block(now, g)


@compiled
def _draw(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int) -> None:
    """Draw instead of playing; a call made ahead lapses, and mostly the window closes (G27)."""
    stuck = rules.words[DRAWN_CARD] == 2 and is_stuck(rules, now, g, seat, fitting(rules, now, piles, g))
    now[g, QUESTION] = 0
    only(now, g, pack(DRAW_FOR_TURN, seat, 0, 1 if stuck else 0))
    after_begin(rules, now, g)
    now[g, JUMPABLE] = 0
    now[g, PASSES] = 0


@compiled
def _pass(rules: Rules, now: Ints, g: int) -> None:
    """Neither play nor draw; when a whole round of seats has passed the round is blocked (G37)."""
    now[g, PASSES] += 1
    after_turn(rules, now, g)
    now[g, JUMPABLE] = 0
    if now[g, PASSES] == now[g, SEATS]:
        block(now, g)
    else:
        next_turn(now, g)


@compiled
def _name(rules: Rules, now: Ints, g: int, color: int) -> None:
    """The named color counts from now on; a battle is judged when its color is named (K08)."""
    ends_battle = first_of(now[g, QUESTION])
    now[g, COLOR] = color
    now[g, QUESTION] = 0
    if ends_battle:
        after_battle(rules, now, g)
        if rules.words[CHALLENGED_LEADS]:
            now[g, TURN] = now[g, TARGET]
    if now[g, AGENDA_SIZE] == 0:
        # It was named for a turned-up card, by the player about to play on it.
        begin_turn(now, g, now[g, TURN])


@compiled
def _catch(now: Ints, g: int, seat: int, other: int) -> None:
    """Who is caught draws two, and the open question stays open (G31)."""
    punished = seat
    if call_of(now, g, other) == OWES:
        set_call(now, g, other, SILENT)
        if in_battle(now, g, other) and (
            what_of(now[g, QUESTION]) == ASK_BATTLE or now[g, CHALLENGER] == other
        ):
            now[g, OWED] = 0
        punished = other
    push(now, g, ASK | now[g, QUESTION] << 8)
    push(now, g, pack(TAKE, punished, CAUGHT_DRAWS))
    now[g, QUESTION] = 0
