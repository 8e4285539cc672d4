"""The Flip card: the whole table is turned over."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.agenda import upcoming
from lastcard.fast.twin.codes import ASK_COLOR, GO_OUT, OFFER_CHALLENGE, SET_COLOR, pack, what_of
from lastcard.fast.twin.layout import (
    AGENDA,
    AGENDA_SIZE,
    COLOR,
    DISCARD_PILE,
    DISCARD_SIZE,
    DRAW_PILE,
    DRAW_SIZE,
    JUMPABLE,
    QUESTION,
    SIDE,
    TURN,
)
from lastcard.fast.twin.matching import top_of
from lastcard.fast.twin.tables import FACE_COLOR, FLIPPER_NAMES, Rules


@compiled
def turn_over(rules: Rules, now: Ints, piles: Bytes, g: int) -> None:
    """Both piles are turned and so reverse their order; a named color is dropped (F06, F27).

    Whatever face comes up does nothing (F05); if it is a wild one it has no color yet (F04). A color of the side
    that was up can no longer come back or be respected.
    """
    _reverse_order(piles, g, DISCARD_PILE, now[g, DISCARD_SIZE])
    _reverse_order(piles, g, DRAW_PILE, now[g, DRAW_SIZE])
    side = 1 - now[g, SIDE]
    now[g, SIDE] = side
    now[g, COLOR] = rules.faces[side, top_of(rules, now, piles, g), FACE_COLOR]
    now[g, JUMPABLE] = 0
    kept = 0
    for at in range(now[g, AGENDA_SIZE]):
        step = now[g, AGENDA + at]
        if what_of(step) not in (SET_COLOR, OFFER_CHALLENGE):
            now[g, AGENDA + kept] = step
            kept += 1
    now[g, AGENDA_SIZE] = kept


@compiled
def _reverse_order(piles: Bytes, g: int, pile: int, size: int) -> None:
    for at in range(size // 2):
        card = piles[g, pile, at]
        piles[g, pile, at] = piles[g, pile, size - 1 - at]
        piles[g, pile, size - 1 - at] = card


@compiled
def flip_sides(rules: Rules, now: Ints, piles: Bytes, g: int) -> None:
    """A Flip was played; a flipper who has gone out names no color (F03)."""
    turn_over(rules, now, piles, g)
    names = now[g, COLOR] == 0 and rules.words[FLIPPER_NAMES]
    if names and what_of(upcoming(now, g)) != GO_OUT:
        now[g, QUESTION] = pack(ASK_COLOR, now[g, TURN])
