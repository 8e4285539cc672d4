"""Hands as masks; and house rule seven-zero, by which they change places (HOUSE-03)."""

from lastcard.fast.compiled import Ints, compiled, count, lowest
from lastcard.fast.twin.layout import CALLS, DIRECTION, HANDS, JUMPABLE, QUESTION, SEATS, WORD
from lastcard.fast.twin.tables import COPIES, Rules


@compiled
def size_of(now: Ints, g: int, seat: int) -> int:
    """How many cards a seat holds."""
    return count(now[g, HANDS + 2 * seat]) + count(now[g, HANDS + 2 * seat + 1])


@compiled
def is_empty(now: Ints, g: int, seat: int) -> bool:
    return now[g, HANDS + 2 * seat] == 0 and now[g, HANDS + 2 * seat + 1] == 0


@compiled
def holds_any(rules: Rules, now: Ints, g: int, seat: int, row: int) -> bool:
    """Whether a seat holds a card of this set."""
    at = HANDS + 2 * seat
    return now[g, at] & rules.masks[row, 0] != 0 or now[g, at + 1] & rules.masks[row, 1] != 0


@compiled
def count_of(rules: Rules, now: Ints, g: int, seat: int, row: int) -> int:
    """How many cards of this set a seat holds."""
    at = HANDS + 2 * seat
    return count(now[g, at] & rules.masks[row, 0]) + count(now[g, at + 1] & rules.masks[row, 1])


@compiled
def is_among(rules: Rules, card: int, row: int) -> bool:
    """Whether a card of the deck belongs to this set."""
    if card < WORD:
        return rules.masks[row, 0] >> card & 1 != 0
    return rules.masks[row, 1] >> (card - WORD) & 1 != 0


@compiled
def kind_is_among(rules: Rules, kind: int, row: int) -> bool:
    """Whether the cards of a kind belong to this set; sets never part equal cards."""
    return (
        rules.masks[COPIES + kind, 0] & rules.masks[row, 0] != 0
        or rules.masks[COPIES + kind, 1] & rules.masks[row, 1] != 0
    )


@compiled
def put_in(now: Ints, g: int, seat: int, card: int) -> None:
    """A card comes into a hand."""
    if card < WORD:
        now[g, HANDS + 2 * seat] |= 1 << card
    else:
        now[g, HANDS + 2 * seat + 1] |= 1 << (card - WORD)


@compiled
def take_out(rules: Rules, now: Ints, g: int, seat: int, kind: int) -> int:
    """A card of this kind leaves a hand that has one; which of equal cards does not matter."""
    at = HANDS + 2 * seat
    found = now[g, at] & rules.masks[COPIES + kind, 0]
    if found:
        card = lowest(found)
        now[g, at] ^= 1 << card
        return card
    card = lowest(now[g, at + 1] & rules.masks[COPIES + kind, 1])
    now[g, at + 1] ^= 1 << card
    return card + WORD


@compiled
def swap_hands(now: Ints, g: int, seat: int, other: int) -> None:
    """Who played a 7 takes the hand of a seat and leaves the own one."""
    for word in range(2):
        mine, theirs = HANDS + 2 * seat + word, HANDS + 2 * other + word
        kept = now[g, mine]
        now[g, mine] = now[g, theirs]
        now[g, theirs] = kept
    now[g, QUESTION] = 0
    moved(now, g)


@compiled
def pass_hands(now: Ints, g: int) -> None:
    """After a 0 every hand moves one seat in the direction of play."""
    seats = now[g, SEATS]
    for word in range(2):
        # Walking against the direction, each seat gets the hand of the one before it in play.
        seat = 0
        first = now[g, HANDS + word]
        for _ in range(seats - 1):
            giver = (seat - now[g, DIRECTION] + seats) % seats
            now[g, HANDS + 2 * seat + word] = now[g, HANDS + 2 * giver + word]
            seat = giver
        now[g, HANDS + 2 * seat + word] = first
    moved(now, g)


@compiled
def moved(now: Ints, g: int) -> None:
    """Moved hands owe no call, all calls lapse and the windows close."""
    now[g, CALLS] = 0
    now[g, JUMPABLE] = 0
