"""The public history of a round: what was said, and what came of it that nobody said.

It is kept for each seat as this seat has seen it, in the very bytes of an observation, which is written far
more often than something happens. Event number n stands at EVENTS - 1 - n modulo EVENTS and once more EVENTS
later: so the last EVENTS are always neighbors, the newest first.
"""

from typing import Final

from lastcard.fast.compiled import Bytes, Ints, compiled, count, lowest
from lastcard.fast.twin.calls import call_of
from lastcard.fast.twin.challenge import is_guilty
from lastcard.fast.twin.codes import (
    ACCEPT,
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
    SUIT_SHIFT,
    SWAP,
    argument_of,
    first_of,
    second_of,
    verb_of,
)
from lastcard.fast.twin.layout import (
    ACCUSED,
    CHALLENGER,
    CHOICES,
    DRAW_PILE,
    DRAW_SIZE,
    HANDS,
    OWES,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
    TURN,
    WORD,
)
from lastcard.fast.twin.passing import left_to_choose
from lastcard.fast.twin.tables import COPIES, KIND, MOST_COLORS, Rules
from lastcard.fast.twin.turns import seat_after
from lastcard.rl.kernel import sight as spot
from lastcard.rl.kernel.notes import COUNT_WORDS, COUNTS, HAPPENED, SHOWN
from lastcard.rl.kernel.sight import Sight, left_of
from lastcard.rl.observation import EVENT_SIZE, EVENTS, MOST

PLAYED: Final = 1  # a card
JUMPED: Final = 2  # in, with a card
DREW: Final = 3  # instead of playing: a number of cards
TOOK: Final = 4  # by force: a number of cards
KEPT: Final = 5  # the drawn card
PASSED: Final = 6
NAMED: Final = 7  # a color
ACCEPTED: Final = 8
CALLED: Final = 9  # UNO
PICKED: Final = 10  # a card, which only the one who did sees
REVEALED: Final = 11  # a card
SHUFFLED: Final = 12  # nobody: the discards were
# with a seat
EXPOSED: Final = 13  # the bluff of a seat, by a challenge
MISJUDGED: Final = 14  # a seat, by a challenge
GAVE: Final = 15  # or passed on: a card, which the two of it see, to a seat; or nothing to nobody
BATTLED: Final = 16  # a seat
SHOWED: Final = 17  # a card, which the two of it see, to a seat
SWAPPED: Final = 18  # hands with a seat
CAUGHT: Final = 19  # a seat without its call
MISCAUGHT: Final = 20  # a seat that owed none

LAP: Final = EVENTS * EVENT_SIZE

EVERYBODY: Final = 0x3FF
UNSEEN: Final = -1
"""In place of a card: there is none."""


@compiled
def record(
    notes: Ints, story: Bytes, g: int, what: int, seat: int, card: int, other: int, seen_by: int
) -> None:
    """One more event; seat -1 is nobody, and `seen_by` has a bit for each seat that has seen the card."""
    at = newest(notes[g, HAPPENED])
    notes[g, HAPPENED] += 1
    seats, is_seat = story.shape[1], other != 0 and what >= EXPOSED
    for viewer in range(seats):
        who = 1 + left_of(viewer, seat, seats) if seat >= 0 else 0
        which = card + 1 if seen_by >> viewer & 1 else 0
        else_ = 1 + left_of(viewer, other - 1, seats) if is_seat else min(MOST, other)
        for lap in range(at, 2 * LAP, LAP):
            story[g, viewer, lap] = what
            story[g, viewer, lap + 1] = who
            story[g, viewer, lap + 2] = which
            story[g, viewer, lap + 3] = else_


@compiled
def newest(number: int) -> int:
    """Where the event of this number begins."""
    return EVENT_SIZE * (EVENTS - 1 - (number & EVENTS - 1))


@compiled
def forget_story(notes: Ints, story: Bytes, g: int) -> None:
    """Nothing has happened yet."""
    notes[g, HAPPENED] = 0
    for viewer in range(story.shape[1]):
        for at in range(2 * LAP):
            story[g, viewer, at] = 0


@compiled
def record_said(
    rules: Rules, sight: Sight, now: Ints, g: int, notes: Ints, story: Bytes, seat: int, said: int
) -> None:
    """A move that is about to be made. What a draw brings is recorded afterwards (`record_drawn`)."""
    verb, argument, question = verb_of(said), argument_of(said), now[g, QUESTION]
    side, me = now[g, SIDE], 1 << seat
    what, card, other, seen_by = 0, UNSEEN, 0, EVERYBODY
    if verb in (PLAY, JUMP_IN):
        what, card = PLAYED if verb == PLAY else JUMPED, sight.open[side, argument]
        _note_discard(rules, sight, now, g, notes, seat, argument)
    elif verb == KEEP:
        what = KEPT
    elif verb == PASS:
        what = PASSED
    elif verb == NAME:
        what, other = NAMED, (argument - 1) % MOST_COLORS + 1
    elif verb == CHALLENGE:
        what, other = EXPOSED if is_guilty(rules, now, g) else MISJUDGED, now[g, ACCUSED] + 1
    elif verb == ACCEPT:
        what = ACCEPTED
    elif verb == BATTLE:
        what, other = BATTLED, argument
    elif verb == REVEAL:
        what, card, seen_by = PICKED, sight.open[side, argument], me
    elif verb == SHOW:
        caller = first_of(question)
        what, card, other = SHOWED, sight.open[side, argument], caller + 1
        if not sight.spots[spot.ALL_SEE_SHOWN]:
            seen_by = me | 1 << caller
    elif verb == SWAP:
        what, other = SWAPPED, argument + 1
    elif verb == CALL:
        what = CALLED
    elif verb == CATCH:
        what, other = CAUGHT if call_of(now, g, argument) == OWES else MISCAUGHT, argument + 1
    elif verb == GIVE and argument == 0:
        what = GAVE
    if what:
        record(notes, story, g, what, seat, card, other, seen_by)
    if verb == GIVE:
        _record_gift(sight, notes, story, g, side, seat, said)
    elif verb == PASS_ON:
        _record_passing(sight, now, notes, story, g, seat, argument)
    elif verb == REVEAL:
        first, second = first_of(question), second_of(question)
        if first or second:
            mine, theirs = (argument, second - 1) if second else (first - 1, argument)
            record(notes, story, g, REVEALED, now[g, CHALLENGER], sight.open[side, mine], 0, EVERYBODY)
            record(notes, story, g, REVEALED, now[g, TARGET], sight.open[side, theirs], 0, EVERYBODY)


@compiled
def _record_gift(sight: Sight, notes: Ints, story: Bytes, g: int, side: int, seat: int, gift: int) -> None:
    """Each card of a gift is an event of its own."""
    to, cards = argument_of(gift), gift >> SUIT_SHIFT
    while cards:
        if cards & 0xFF:
            card = sight.open[side, (cards & 0xFF) - 1]
            record(notes, story, g, GAVE, seat, card, to, 1 << seat | 1 << (to - 1))
        cards >>= 8


@compiled
def _record_passing(sight: Sight, now: Ints, notes: Ints, story: Bytes, g: int, seat: int, kind: int) -> None:
    """Cards are passed on when the last one is chosen; until then `asked` tells who has chosen."""
    left, side = 0, now[g, SIDE]
    for giver in range(now[g, SEATS]):
        left += left_to_choose(now, g, giver)
    if left > 1:
        return
    for giver in range(now[g, SEATS]):
        to, chosen = seat_after(now, g, giver), now[g, CHOICES + giver] >> 8
        if giver == seat:
            chosen = chosen << 8 | kind + 1
        # In an order that does not tell what was chosen first.
        for card in range(sight.spots[spot.OPEN_CARDS]):
            left = chosen
            while left:
                if sight.open[side, (left & 0xFF) - 1] == card:
                    record(notes, story, g, GAVE, giver, card, to + 1, 1 << giver | 1 << to)
                left >>= 8


@compiled
def _note_discard(rules: Rules, sight: Sight, now: Ints, g: int, notes: Ints, seat: int, kind: int) -> None:
    """The card of this kind that is about to leave the hand for the discards."""
    at = HANDS + 2 * seat
    low, high = now[g, at] & rules.masks[COPIES + kind, 0], now[g, at + 1] & rules.masks[COPIES + kind, 1]
    note_open(rules, sight, notes, g, now[g, SIDE], lowest(low) if low else WORD + lowest(high))


@compiled
def note_open(rules: Rules, sight: Sight, notes: Ints, g: int, side: int, card: int) -> None:
    """A card lies open on the discards with this side up; it counts once."""
    at, bit = (SHOWN + 2 * side, card) if card < WORD else (SHOWN + 2 * side + 1, card - WORD)
    if notes[g, at] >> bit & 1 == 0:
        notes[g, at] |= 1 << bit
        face = sight.open[side, rules.words[KIND + card]]
        notes[g, COUNTS + (face >> 3)] += 1 << ((face & 7) << 3)


@compiled
def forget_open(notes: Ints, g: int) -> None:
    """The discards are no longer what they were."""
    for word in range(4):
        notes[g, SHOWN + word] = 0
    for word in range(COUNT_WORDS):
        notes[g, COUNTS + word] = 0


@compiled
def record_drawn(now: Ints, piles: Bytes, g: int, notes: Ints, story: Bytes, before: int, verb: int) -> None:
    """Who has got the cards that have left the draw pile, which had `before`."""
    low = high = 0
    for at in range(now[g, DRAW_SIZE], before):
        card = int(piles[g, DRAW_PILE, at])
        if card < WORD:
            low |= 1 << card
        else:
            high |= 1 << (card - WORD)
    seats = now[g, SEATS]
    for step in range(seats):
        seat = (now[g, TURN] + step) % seats
        drawn = count(now[g, HANDS + 2 * seat] & low) + count(now[g, HANDS + 2 * seat + 1] & high)
        if drawn:
            record(notes, story, g, DREW if verb == DRAW else TOOK, seat, UNSEEN, drawn, EVERYBODY)
