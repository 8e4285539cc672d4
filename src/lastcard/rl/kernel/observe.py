"""Writing an observation: only what the acting seat may know (`lastcard.rl.observation` draws it)."""

from lastcard.fast.compiled import Bytes, Ints, compiled, lowest, place
from lastcard.fast.twin.calls import call_of
from lastcard.fast.twin.challenge import at_stake
from lastcard.fast.twin.codes import (
    ASK_CHALLENGE,
    ASK_COLOR,
    ASK_DRAWN,
    ASK_PASS,
    ASK_PLAY,
    ASK_REVEAL,
    ASK_STACK,
    SUIT_SHIFT,
    argument_of,
    first_of,
    seat_of,
    second_of,
    what_of,
)
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import (
    ASIDE,
    ASIDE_SIZE,
    CHALLENGER,
    CHOICES,
    COLOR,
    DEALER,
    DIRECTION,
    DISCARD_SIZE,
    DRAW_PILE,
    DRAW_SIZE,
    HANDS,
    JUMPABLE,
    QUESTION,
    SEATS,
    SIDE,
    TARGET,
    TURN,
    WORD,
)
from lastcard.fast.twin.matching import top_of
from lastcard.fast.twin.passing import left_to_choose
from lastcard.fast.twin.tables import KIND, MOST_COLORS, Rules
from lastcard.rl.kernel import sight as spot
from lastcard.rl.kernel.history import LAP, newest
from lastcard.rl.kernel.notes import ACTING, COUNTS, GIFT, HAPPENED, SUIT, TOTALS
from lastcard.rl.kernel.sight import Sight, left_of
from lastcard.rl.observation import MOST


@compiled
def observe(
    rules: Rules,
    sight: Sight,
    now: Ints,
    piles: Bytes,
    g: int,
    notes: Ints,
    story: Bytes,
    target: int,
    row: Bytes,
) -> None:
    """Write the row of game `g` as the acting seat sees it; `target` is the points that win a match."""
    seat = notes[g, ACTING]
    for at in range(row.shape[1]):
        row[g, at] = 0
    spots, side, seats = sight.spots, now[g, SIDE], now[g, SEATS]
    _count_hand(rules, sight, now, g, seat, row)
    row[g, spots[spot.TOP] + sight.open[side, top_of(rules, now, piles, g)]] = 1
    if now[g, COLOR]:
        row[g, spots[spot.COLOR] + (now[g, COLOR] - 1) % MOST_COLORS] = 1
    row[g, spots[spot.DIRECTION]] = now[g, DIRECTION]
    row[g, spots[spot.TURN] + left_of(seat, now[g, TURN], seats)] = 1
    row[g, spots[spot.DEALER] + left_of(seat, now[g, DEALER], seats)] = 1
    row[g, spots[spot.PILES]] = now[g, DRAW_SIZE]
    row[g, spots[spot.PILES] + 1] = now[g, DISCARD_SIZE]
    for left in range(seats):
        other = _beside(seat, left, seats)
        if left:
            row[g, spots[spot.SIZES] + left - 1] = size_of(now, g, other)
        call = call_of(now, g, other)
        if call:
            row[g, spots[spot.CALLS] + 3 * left + call - 1] = 1
        total = notes[g, TOTALS + other]
        if total:
            row[g, spots[spot.TOTALS] + left] = min(MOST, total * 100 // target)
    if spots[spot.JUMPABLE] >= 0:
        row[g, spots[spot.JUMPABLE]] = now[g, JUMPABLE]
    _show_question(rules, sight, now, piles, g, seat, row)
    _count_discards(sight, g, notes, row)
    if notes[g, GIFT]:
        _show_gift(sight, now, g, notes, seat, row)
    if spots[spot.SIDE] >= 0:
        row[g, spots[spot.SIDE]] = side
    if spots[spot.IDLE] >= 0:
        _show_idle(rules, sight, now, piles, g, seat, row)
    _show_history(sight, g, notes, story, seat, row)


@compiled
def _beside(seat: int, places: int, seats: int) -> int:
    """The seat that many places to the left of a seat; a division would cost more than all the rest."""
    other = seat + places
    return other if other < seats else other - seats


@compiled
def _count_hand(rules: Rules, sight: Sight, now: Ints, g: int, seat: int, row: Bytes) -> None:
    side, spot_of_hand = now[g, SIDE], sight.spots[spot.HAND]
    for word in range(2):
        cards = now[g, HANDS + 2 * seat + word]
        while cards:
            kind = rules.words[KIND + WORD * word + lowest(cards)]
            row[g, spot_of_hand + sight.held[side, kind]] += 1
            cards &= cards - 1


@compiled
def _count_discards(sight: Sight, g: int, notes: Ints, row: Bytes) -> None:
    """The faces that have lain open since the last shuffle."""
    first = sight.spots[spot.DISCARDED]
    for face in range(sight.spots[spot.OPEN_CARDS]):
        row[g, place(first + face)] = notes[g, COUNTS + (face >> 3)] >> ((face & 7) << 3) & 0xFF


@compiled
def _show_question(
    rules: Rules, sight: Sight, now: Ints, piles: Bytes, g: int, seat: int, row: Bytes
) -> None:
    """The open question and what hangs on it."""
    spots, seats, question = sight.spots, now[g, SEATS], now[g, QUESTION]
    what = what_of(question)
    row[g, spots[spot.QUESTION] + what - ASK_PLAY] = 1
    if what == ASK_REVEAL:
        _show_battle(rules, sight, now, piles, g, seat, row)
        return
    if what == ASK_PASS:
        _show_passing(sight, now, g, seat, row)
        return
    row[g, spots[spot.ASKED] + left_of(seat, seat_of(question), seats)] = 1
    if what == ASK_DRAWN and seat_of(question) == seat:
        row[g, spots[spot.DRAWN] + sight.held[now[g, SIDE], first_of(question)]] = 1
    elif what in (ASK_CHALLENGE, ASK_STACK):
        row[g, spots[spot.STAKES]] = min(MOST, at_stake(now, g))
    elif what == ASK_COLOR and first_of(question):
        _show_battlers(sight, now, g, seat, row)


@compiled
def _show_battlers(sight: Sight, now: Ints, g: int, seat: int, row: Bytes) -> None:
    seats, first = now[g, SEATS], sight.spots[spot.BATTLERS]
    row[g, first + left_of(seat, now[g, CHALLENGER], seats)] = 1
    row[g, first + seats + left_of(seat, now[g, TARGET], seats)] = 1


@compiled
def _show_battle(rules: Rules, sight: Sight, now: Ints, piles: Bytes, g: int, seat: int, row: Bytes) -> None:
    """Who battles, the cards that lie open, and the own pick: never the other's."""
    spots, side, question = sight.spots, now[g, SIDE], now[g, QUESTION]
    _show_battlers(sight, now, g, seat, row)
    for battler in range(2):
        who = now[g, CHALLENGER + battler]
        pick = second_of(question) if battler else first_of(question)
        if pick == 0:
            row[g, spots[spot.ASKED] + left_of(seat, who, now[g, SEATS])] = 1
        elif who == seat:
            row[g, spots[spot.PICKED] + sight.held[side, pick - 1]] = 1
        first = spots[spot.ASIDE] + battler * spots[spot.OPEN_CARDS]
        for at in range(now[g, ASIDE_SIZE + battler]):
            kind = rules.words[KIND + int(piles[g, ASIDE + battler, at])]
            row[g, first + sight.open[side, kind]] += 1


@compiled
def _show_passing(sight: Sight, now: Ints, g: int, seat: int, row: Bytes) -> None:
    """Who has still to choose, how many cards are passed on, and the own choice: never another's."""
    spots, seats = sight.spots, now[g, SEATS]
    row[g, spots[spot.STAKES]] = first_of(now[g, QUESTION])
    for other in range(seats):
        if left_to_choose(now, g, other):
            row[g, spots[spot.ASKED] + left_of(seat, other, seats)] = 1
    chosen = now[g, CHOICES + seat] >> 8
    while chosen:
        row[g, spots[spot.PICKED] + sight.held[now[g, SIDE], (chosen & 0xFF) - 1]] += 1
        chosen >>= 8


@compiled
def _show_gift(sight: Sight, now: Ints, g: int, notes: Ints, seat: int, row: Bytes) -> None:
    """Only the giver is asked for its parts, so that nobody else ever sees a gift that is not complete."""
    spots, gift = sight.spots, notes[g, GIFT]
    row[g, spots[spot.GIFT_TO] + left_of(seat, argument_of(gift) - 1, now[g, SEATS]) - 1] = 1
    row[g, spots[spot.GIFT_SUIT] + notes[g, SUIT]] = 1
    cards = gift >> SUIT_SHIFT
    while cards:
        if cards & 0xFF:
            row[g, spots[spot.GIFT_CARDS] + sight.held[now[g, SIDE], (cards & 0xFF) - 1]] = 1
        cards >>= 8


@compiled
def _show_idle(rules: Rules, sight: Sight, now: Ints, piles: Bytes, g: int, seat: int, row: Bytes) -> None:
    """The other faces of the others' cards and of the next card of the pile, by no means of one's own."""
    spots, seats, back = sight.spots, now[g, SEATS], 1 - now[g, SIDE]
    for left in range(seats - 1):
        other = _beside(seat, 1 + left, seats)
        first = spots[spot.IDLE] + left * spots[spot.OPEN_CARDS]
        for word in range(2):
            cards = now[g, HANDS + 2 * other + word]
            while cards:
                kind = rules.words[KIND + WORD * word + lowest(cards)]
                row[g, first + sight.open[back, kind]] += 1
                cards &= cards - 1
    if now[g, DRAW_SIZE]:
        kind = rules.words[KIND + int(piles[g, DRAW_PILE, now[g, DRAW_SIZE] - 1])]
        row[g, spots[spot.DRAW_TOP] + sight.open[back, kind]] = 1


@compiled
def _show_history(sight: Sight, g: int, notes: Ints, story: Bytes, seat: int, row: Bytes) -> None:
    first, begin = sight.spots[spot.HISTORY], newest(notes[g, HAPPENED] - 1)
    for at in range(LAP):
        row[g, place(first + at)] = story[g, seat, place(begin + at)]
