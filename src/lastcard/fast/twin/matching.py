"""What fits on what."""

from lastcard.fast.compiled import Bytes, Ints, compiled
from lastcard.fast.twin.hands import count_of, kind_is_among
from lastcard.fast.twin.layout import COLOR, DISCARD_PILE, DISCARD_SIZE, SIDE
from lastcard.fast.twin.tables import BLUFFS, FITS, INCRIMINATING, KIND, WILD_DRAW, Rules


@compiled
def top_of(rules: Rules, now: Ints, piles: Bytes, g: int) -> int:
    """The kind of card on top of the discards."""
    return rules.words[KIND + int(piles[g, DISCARD_PILE, now[g, DISCARD_SIZE] - 1])]


@compiled
def fitting(rules: Rules, now: Ints, piles: Bytes, g: int) -> int:
    """The row of cards that fit the top by color, number or symbol, wild-class cards included (BATTLE-19)."""
    return rules.faces[now[g, SIDE], top_of(rules, now, piles, g), FITS] + now[g, COLOR]


@compiled
def is_bluff(rules: Rules, now: Ints, g: int, seat: int, kind: int) -> bool:
    """Whether playing this card now would be a dishonest wild draw (G16)."""
    if not rules.faces[now[g, SIDE], kind, WILD_DRAW] or now[g, COLOR] == 0:
        return False
    row = INCRIMINATING + now[g, COLOR]
    return count_of(rules, now, g, seat, row) > (1 if kind_is_among(rules, kind, row) else 0)


@compiled
def playable(rules: Rules, now: Ints, piles: Bytes, g: int, seat: int, kind: int) -> bool:
    """Whether the seat could put this card of its hand on the top."""
    if not kind_is_among(rules, kind, fitting(rules, now, piles, g)):
        return False
    return rules.words[BLUFFS] != 0 or not is_bluff(rules, now, g, seat, kind)
