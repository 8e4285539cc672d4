"""One step of many games: an action each, all that comes of it, and what the next seat sees and may say."""

from typing import NamedTuple

from lastcard.fast.compiled import Bytes, Ints, compiled, count, lowest, making_arrays
from lastcard.fast.twin.apply import apply_move
from lastcard.fast.twin.calls import call_of, set_call
from lastcard.fast.twin.codec import Games
from lastcard.fast.twin.codes import ASK_SHUFFLE, GIVE, OVER, SUIT_SHIFT, verb_of, what_of
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import (
    AHEAD,
    CALLED,
    DISCARD_PILE,
    DISCARD_SIZE,
    DRAW_SIZE,
    OWES,
    QUESTION,
    SIDE,
)
from lastcard.fast.twin.legal import in_battle, may_call
from lastcard.fast.twin.luck import answer, word
from lastcard.fast.twin.tables import Rules
from lastcard.rl.actions import WAIT
from lastcard.rl.kernel import history
from lastcard.rl.kernel.floor import give_floor, open_floor, owing
from lastcard.rl.kernel.history import (
    EVERYBODY,
    SHUFFLED,
    UNSEEN,
    forget_open,
    note_open,
    record,
    record_drawn,
    record_said,
)
from lastcard.rl.kernel.notes import ACTING, GIFT, TOTALS, WAITED
from lastcard.rl.kernel.observe import observe
from lastcard.rl.kernel.rounds import NOT_FOUND, Floats, begin_round, end_round
from lastcard.rl.kernel.sight import Sight
from lastcard.rl.kernel.speech import PER_WORD, Offered, move_of, write_mask

BEGIN_ANEW = -1
"""In place of an action: the game is given up and its next round begins."""
LOOK_AGAIN = -2
"""In place of an action: nothing is said, and what the acting seat sees is written anew."""


class Terms(NamedTuple):
    """What is played for, and how; the same for all games of a batch."""

    seats: int
    seed: int
    auto_call: int
    """1 when UNO is called for everybody."""
    kind: int
    """What is rewarded (`rounds`)."""
    target: int
    """The points that win a match; 0 for one that a single round decides."""
    next_dealer: int


class Kept(NamedTuple):
    """What is kept of games beside the games themselves."""

    notes: Ints
    story: Bytes
    """A row for each seat (`history`)."""


class Part(NamedTuple):
    """The games from `first` to before `last`."""

    first: int
    last: int


class Outputs(NamedTuple):
    """What is written after a step, a row for each game."""

    observation: Bytes
    offered: Offered
    reward: Floats
    done: Bytes
    acting: Bytes


@making_arrays
def step_games(
    rules: Rules,
    sight: Sight,
    games: Games,
    kept: Kept,
    actions: Ints,
    part: Part,
    terms: Terms,
    moves: Ints,
    outputs: Outputs,
) -> None:
    """Step some games; every action is legal."""
    (now, piles), (notes, story) = games, kept
    seats, seed, auto_call, kind, target, next_dealer = terms
    observation, offered, reward, done, acting = outputs
    for g in range(part.first, part.last):
        for seat in range(seats):
            reward[g, seat] = 0
        done[g] = 0
        said, dealer = 0, NOT_FOUND
        anew = actions[g] == BEGIN_ANEW
        if anew:
            for seat in range(seats):
                notes[g, TOTALS + seat] = 0
        elif actions[g] != LOOK_AGAIN:
            said = _speak(rules, sight, now, piles, g, notes, story, actions[g], auto_call)
        while anew or what_of(now[g, QUESTION]) <= ASK_SHUFFLE or what_of(now[g, QUESTION]) == OVER:
            if anew:
                begin_round(rules, now, piles, g, notes, story, seats, dealer, seed)
                anew = False
                said = BEGIN_ANEW
            elif what_of(now[g, QUESTION]) == OVER:
                dealer = end_round(now, g, notes, kind, target, next_dealer, reward, done)
                anew = True
            else:
                _hear_luck(rules, sight, now, piles, g, notes, story, verb_of(said), moves)
        if said == BEGIN_ANEW:
            for at in range(now[g, DISCARD_SIZE]):
                note_open(rules, sight, notes, g, 0, int(piles[g, DISCARD_PILE, at]))
            if now[g, SIDE]:
                _note_top(rules, sight, now, piles, g, notes)
        if said:
            if auto_call and owing(now, g):
                _call_for_all(now, g, notes, story, seats)
            open_floor(now, g, notes)
        if notes[g, GIFT] == 0 and actions[g] != LOOK_AGAIN:
            give_floor(rules, now, piles, g, notes, auto_call)
        acting[g] = notes[g, ACTING]
        observe(rules, sight, now, piles, g, notes, story, max(target, 1), observation)
        write_mask(rules, sight, now, piles, g, notes, auto_call, moves, offered)


@compiled
def _speak(
    rules: Rules,
    sight: Sight,
    now: Ints,
    piles: Bytes,
    g: int,
    notes: Ints,
    story: Bytes,
    action: int,
    auto_call: int,
) -> int:
    """The acting seat has said something; the move that came of it, 0 when none did."""
    seat = notes[g, ACTING]
    said = move_of(rules, sight, now, g, notes, seat, action)
    if said == 0:
        notes[g, WAITED] |= int(action == WAIT) << seat
        return 0
    if auto_call and verb_of(said) == GIVE:
        _call_before_gift(rules, now, piles, g, notes, story, seat, said)
    record_said(rules, sight, now, g, notes, story, seat, said)
    before, side = now[g, DRAW_SIZE], now[g, SIDE]
    apply_move(rules, now, piles, g, seat, said)
    if now[g, DRAW_SIZE] < before:
        record_drawn(now, piles, g, notes, story, before, verb_of(said))
    if now[g, SIDE] != side:
        _note_top(rules, sight, now, piles, g, notes)
    return said


@compiled
def _hear_luck(
    rules: Rules,
    sight: Sight,
    now: Ints,
    piles: Bytes,
    g: int,
    notes: Ints,
    story: Bytes,
    verb: int,
    moves: Ints,
) -> None:
    """Luck's answer. Only in the middle of a round is a shuffle asked for with an empty pile."""
    reshuffles = now[g, DRAW_SIZE] == 0
    before = now[g, DISCARD_SIZE] - 1
    answer(rules, now, piles, g, moves)
    if reshuffles:
        forget_open(notes, g)
        _note_top(rules, sight, now, piles, g, notes)
        record(notes, story, g, SHUFFLED, -1, UNSEEN, 0, EVERYBODY)
        record_drawn(now, piles, g, notes, story, before, verb)


@compiled
def _note_top(rules: Rules, sight: Sight, now: Ints, piles: Bytes, g: int, notes: Ints) -> None:
    """The face that is up on the discards now."""
    top = int(piles[g, DISCARD_PILE, now[g, DISCARD_SIZE] - 1])
    note_open(rules, sight, notes, g, now[g, SIDE], top)


@compiled
def _call_for_all(now: Ints, g: int, notes: Ints, story: Bytes, seats: int) -> None:
    """Whoever owes a call has made it."""
    for seat in range(seats):
        if call_of(now, g, seat) == OWES:
            record(notes, story, g, history.CALLED, seat, UNSEEN, 0, EVERYBODY)
            set_call(now, g, seat, AHEAD if in_battle(now, g, seat) else CALLED)


@compiled
def _call_before_gift(
    rules: Rules, now: Ints, piles: Bytes, g: int, notes: Ints, story: Bytes, seat: int, gift: int
) -> None:
    """Who gives everything away needs to have called before (BEACH-82)."""
    left, cards = size_of(now, g, seat), gift >> SUIT_SHIFT
    while cards:
        left -= int(cards & 0xFF != 0)
        cards >>= 8
    status = call_of(now, g, seat)
    if left == 0 and status <= OWES and may_call(rules, now, piles, g, seat):
        record(notes, story, g, history.CALLED, seat, UNSEEN, 0, EVERYBODY)
        set_call(now, g, seat, CALLED if status == OWES else AHEAD)


@compiled
def first_illegal(offers: Ints, actions: Ints) -> int:
    """The first game that does not offer its action; -1 when there is none."""
    for g in range(len(actions)):
        action = actions[g]
        if action < 0 or action >= PER_WORD * offers.shape[1]:
            return g
        if offers[g, action // PER_WORD] >> action % PER_WORD & 1 == 0:
            return g
    return -1


@compiled
def pick_actions(
    offers: Ints, asked: Bytes, sampled: Ints, actions: Ints, first: int, last: int, key: int
) -> None:
    """A legal action for each of these games that is asked, all equally likely."""
    for g in range(first, last):
        if not asked[g]:
            continue
        offered = 0
        for place in range(offers.shape[1]):
            offered += count(offers[g, place])
        nth = (word(word(key, g), sampled[g]) >> 30) * offered >> 32
        sampled[g] += 1
        for place in range(offers.shape[1]):
            some = offers[g, place]
            if nth < count(some):
                for _ in range(nth):
                    some &= some - 1
                actions[g] = PER_WORD * place + lowest(some)
                break
            nth -= count(some)
