"""How a round ends."""

from lastcard.fast.compiled import Ints, compiled, lowest
from lastcard.fast.twin.codes import OVER, pack
from lastcard.fast.twin.hands import count_of
from lastcard.fast.twin.layout import AGENDA_SIZE, CAUGHT, HANDS, QUESTION, SEATS, SIDE, WORD
from lastcard.fast.twin.tables import BARRING, KIND, POINTS, Rules


@compiled
def go_out(rules: Rules, now: Ints, g: int, seat: int) -> None:
    """A hand is empty: everybody else is caught with the cards left."""
    count_caught(rules, now, g)
    _ended(now, g, pack(OVER, seat, 1))


@compiled
def count_caught(rules: Rules, now: Ints, g: int) -> None:
    """What everybody is caught with if the round ends here, at the value of the active side (F16)."""
    for seat in range(now[g, SEATS]):
        points = 0
        for word in range(2):
            cards = now[g, HANDS + 2 * seat + word]
            while cards:
                kind = rules.words[KIND + WORD * word + lowest(cards)]
                points += rules.faces[now[g, SIDE], kind, POINTS]
                cards &= cards - 1
        now[g, CAUGHT + seat] = points


@compiled
def block(now: Ints, g: int) -> None:
    """Every seat has passed in a row: no points, and the deal moves on (G37)."""
    for seat in range(now[g, SEATS]):
        now[g, CAUGHT + seat] = 0
    _ended(now, g, pack(OVER))


@compiled
def nobody_can_go_out(rules: Rules, now: Ints, g: int) -> bool:
    """Whether every hand holds two wild draws that bar each other, so that no hand can ever be empty."""
    barred = 0
    for seat in range(now[g, SEATS]):
        barred += count_of(rules, now, g, seat, BARRING) >= 2
    return barred == now[g, SEATS]


@compiled
def _ended(now: Ints, g: int, over: int) -> None:
    now[g, QUESTION] = over
    now[g, AGENDA_SIZE] = 0
