"""What a linear policy sees at the table, for more than one kind of move (see `players.worth`)."""

from lastcard.fast.compiled import Ints, compiled, lowest
from lastcard.fast.players.policy_tables import BACK, TELLS
from lastcard.fast.twin.hands import size_of
from lastcard.fast.twin.layout import DIRECTION, HANDS, SEATS, SIDE, WORD
from lastcard.fast.twin.tables import DRAWS, KIND, MOST_COLORS, NUMBER, REVERSE_SKIPS, Rules
from lastcard.policy import features as by
from lastcard.policy import traits as of

rest_bucket = compiled(by.rest_bucket)
size_bucket = compiled(by.size_bucket)
accused_bucket = compiled(by.accused_bucket)


@compiled
def least_of(now: Ints, g: int, seat: int) -> int:
    """The cards of the opponent who has fewest."""
    least = WORD
    for other in range(now[g, SEATS]):
        if other != seat:
            least = min(least, size_of(now, g, other))
    return least


@compiled
def lead_of(cards: int, others: int) -> int:
    """How many cards more, within reason."""
    return max(-by.FARTHEST, min(by.FARTHEST, cards - others))


@compiled
def highest_of(rules: Rules, now: Ints, g: int, seat: int) -> int:
    """The highest number in a hand; 0 without one."""
    side, highest = now[g, SIDE], 0
    for word in range(2):
        cards = now[g, HANDS + 2 * seat + word]
        while cards:
            kind = rules.words[KIND + WORD * word + lowest(cards)]
            highest = max(highest, rules.faces[side, kind, NUMBER])
            cards &= cards - 1
    return highest


@compiled
def seat_before(now: Ints, g: int, seat: int) -> int:
    return (seat - now[g, DIRECTION] + now[g, SEATS]) % now[g, SEATS]


@compiled
def known_of(rules: Rules, traits: Ints, now: Ints, g: int, seat: int, color: int) -> int:
    """Cards of a color that the backs of a seat's cards tell of."""
    side, known = now[g, SIDE], 0
    if traits[side, 0, TELLS]:
        place = BACK + color - 1 - MOST_COLORS * side
        for word in range(2):
            cards = now[g, HANDS + 2 * seat + word]
            while cards:
                known += traits[side, rules.words[KIND + WORD * word + lowest(cards)], place]
                cards &= cards - 1
    return known


@compiled
def acts(rules: Rules, traits: Ints, now: Ints, g: int, kind: int) -> bool:
    """Whether a card takes the next player's turn."""
    side = now[g, SIDE]
    return (
        traits[side, kind, of.SKIPS] != 0
        or traits[side, kind, of.SKIPS_ALL] != 0
        or traits[side, kind, of.UNTIL_COLOR] != 0
        or rules.faces[side, kind, DRAWS] != 0
        or (traits[side, kind, of.REVERSES] != 0 and now[g, SEATS] == 2 and rules.words[REVERSE_SKIPS] != 0)
    )
