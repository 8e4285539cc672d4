"""Finding the dealer, dealing, and the opening card."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import only, push
from lastcard.fast.twin.codes import (
    ASK_CUT,
    ASK_DEALER,
    ASK_SHUFFLE,
    DEAL,
    NEXT_TURN,
    TURN_UP,
    first_of,
    pack,
)
from lastcard.fast.twin.hands import put_in, size_of
from lastcard.fast.twin.layout import (
    AGENDA_SIZE,
    CALLS,
    COLOR,
    DEALER,
    DIRECTION,
    DISCARD_PILE,
    DISCARD_SIZE,
    DRAW_PILE,
    DRAW_SIZE,
    HANDS,
    JUMPABLE,
    PASSES,
    QUESTION,
    SEATS,
    SIDE,
    TURN,
)
from lastcard.fast.twin.piles import pop_card
from lastcard.fast.twin.sides import turn_over
from lastcard.fast.twin.tables import (
    CARDS,
    CUT_BY_POINTS,
    DEALER_BY_LOT,
    FACE_COLOR,
    HAND,
    KIND,
    NUMBER,
    OPENED,
    OPENING,
    OPENING_BURIED,
    OPENING_FLIPS,
    OPENING_PUT_BACK,
    OPENING_REVERSES,
    OPENING_STARTS,
    OPENING_TURNS,
    POINTS,
    REJECTED,
    STARTS_RIGHT,
    Rules,
)
from lastcard.fast.twin.turns import begin_turn, bound, next_turn, reverse, reverse_skips, seat_after


@compiled
def open_round(rules: Rules, now: Ints, piles: Bytes, g: int, seats: int, dealer: int) -> None:
    """A round before its first card; the first question is chance's. With dealer -1 one is found first."""
    now[g, SEATS] = seats
    now[g, DEALER] = dealer
    now[g, TURN] = max(dealer, 0)
    now[g, COLOR] = now[g, SIDE] = now[g, CALLS] = now[g, JUMPABLE] = now[g, PASSES] = 0
    now[g, DIRECTION] = -1 if rules.words[STARTS_RIGHT] else 1
    now[g, AGENDA_SIZE] = now[g, DISCARD_SIZE] = 0
    push(now, g, pack(TURN_UP))
    push(now, g, pack(DEAL))
    for word in range(2 * seats):
        now[g, HANDS + word] = 0
    cards = rules.words[CARDS]
    now[g, DRAW_SIZE] = cards
    for card in range(cards):
        piles[g, DRAW_PILE, cards - 1 - card] = card
    if dealer >= 0:
        now[g, QUESTION] = pack(ASK_SHUFFLE)
    elif rules.words[DEALER_BY_LOT]:
        now[g, QUESTION] = pack(ASK_DEALER)
    else:
        now[g, QUESTION] = pack(ASK_CUT, 0, (1 << seats) - 1)


@compiled
def cut(rules: Rules, now: Ints, g: int, kinds: Ints) -> None:
    """The highest card deals; only tied seats draw again (G01)."""
    asked, field = first_of(now[g, QUESTION]), POINTS if rules.words[CUT_BY_POINTS] else NUMBER
    highest, tied, drawn, last = -1, 0, 0, 0
    for seat in range(now[g, SEATS]):
        if asked >> seat & 1:
            value = rules.faces[0, kinds[drawn], field]
            drawn += 1
            if value > highest:
                highest, tied = value, 0
            if value == highest:
                tied |= 1 << seat
                last = seat
    if tied == 1 << last:
        dealer_found(now, g, last)
    else:
        now[g, QUESTION] = pack(ASK_CUT, 0, tied)


@compiled
def dealer_found(now: Ints, g: int, dealer: int) -> None:
    """Who deals is known: the whole deck is shuffled."""
    now[g, DEALER] = now[g, TURN] = dealer
    now[g, QUESTION] = pack(ASK_SHUFFLE)


@compiled
def gather(now: Ints, piles: Bytes, g: int) -> None:
    """The cards that are shuffled become the draw pile; of discards that are only the top stays (G36)."""
    if now[g, DRAW_SIZE] == 0:
        discards = now[g, DISCARD_SIZE]
        for at in range(discards - 1):
            piles[g, DRAW_PILE, at] = piles[g, DISCARD_PILE, at]
        now[g, DRAW_SIZE] = discards - 1
        piles[g, DISCARD_PILE, 0] = piles[g, DISCARD_PILE, discards - 1]
        now[g, DISCARD_SIZE] = 1
    now[g, QUESTION] = 0


@compiled
def deal(rules: Rules, now: Ints, piles: Bytes, g: int) -> None:
    """One card at a time from the dealer's left, clockwise, until every hand is full."""
    seats = now[g, SEATS]
    for n in range(seats * rules.words[HAND]):
        put_in(now, g, (now[g, DEALER] + 1 + n) % seats, pop_card(now, piles, g))


@compiled
def turn_up(rules: Rules, now: Ints, piles: Bytes, g: int) -> None:
    """The top of the pile is turned up; what that means is the sheet's row for it.

    What may not open stays all the same where no other card would ever come: left of the dealer plays on it.
    """
    card = int(piles[g, DRAW_PILE, now[g, DRAW_SIZE] - 1])
    kind, side = rules.words[KIND + card], now[g, SIDE]
    opening = rules.faces[side, kind, OPENING]
    if opening == OPENING_PUT_BACK and _another_comes(rules, now, piles, g):
        push(now, g, pack(TURN_UP))
        _put_back(rules, now, piles, g, card)
        return
    now[g, DRAW_SIZE] -= 1
    piles[g, DISCARD_PILE, now[g, DISCARD_SIZE]] = card
    now[g, DISCARD_SIZE] += 1
    now[g, COLOR] = rules.faces[side, kind, FACE_COLOR]
    now[g, TURN] = now[g, DEALER]
    if opening == OPENING_BURIED and now[g, DRAW_SIZE]:
        push(now, g, pack(TURN_UP))
    elif opening in (OPENING_STARTS, OPENING_PUT_BACK, OPENING_BURIED):
        next_turn(now, g)
    elif opening == OPENING_FLIPS:
        turn_over(rules, now, piles, g)
        next_turn(now, g)
    elif opening == OPENING_REVERSES:
        _opening_reverse(rules, now, g)
    elif opening == OPENING_TURNS:
        # From the dealer on, who does not play; between two it makes no difference (G07, G10).
        if not reverse_skips(rules, now, g):
            reverse(rules, now, g)
        next_turn(now, g)
    else:
        # It acts as if the dealer had played it.
        only(now, g, pack(NEXT_TURN))
        place = rules.faces[side, kind, OPENED]
        for at in range(place, place + rules.faces[side, kind, OPENED + 1]):
            push(now, g, bound(now, g, rules.words[at], now[g, TURN], 0, size_of(now, g, now[g, TURN]), 0))


@compiled
def _another_comes(rules: Rules, now: Ints, piles: Bytes, g: int) -> bool:
    """Whether a card that need not go back is among those that would be turned up after one that does."""
    size = now[g, DRAW_SIZE]
    reach = (size + 1) // 2 if rules.words[REJECTED] == 2 else size
    for at in range(size - reach, size):
        kind = rules.words[KIND + int(piles[g, DRAW_PILE, at])]
        if rules.faces[now[g, SIDE], kind, OPENING] != OPENING_PUT_BACK:
            return True
    return False


@compiled
def _put_back(rules: Rules, now: Ints, piles: Bytes, g: int, card: int) -> None:
    """The card may not open: it is shuffled in, or goes to a place that everybody knows (G05)."""
    if rules.words[REJECTED] == 0:
        now[g, QUESTION] = pack(ASK_SHUFFLE)
        return
    others = now[g, DRAW_SIZE] - 1
    # The next card lies last: so many lie above the rejected one.
    below = others - (others // 2 if rules.words[REJECTED] == 2 else others)
    for at in range(others, below, -1):
        piles[g, DRAW_PILE, at] = piles[g, DRAW_PILE, at - 1]
    piles[g, DRAW_PILE, below] = card


@compiled
def _opening_reverse(rules: Rules, now: Ints, g: int) -> None:
    """A Reverse sends the turn back before it has reached the left: the dealer plays first (G07)."""
    direction, left = now[g, DIRECTION], seat_after(now, g, now[g, TURN])
    reverse(rules, now, g)
    if now[g, DIRECTION] != direction:
        begin_turn(now, g, seat_after(now, g, left))
    else:
        next_turn(now, g)
