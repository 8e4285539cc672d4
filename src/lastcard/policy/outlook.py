"""How likely each seat is to go out first, for somebody who sees all hands: what is looked at, and the weights.

A seat's logit is a sum of weights, each times a number read off the open table; its chance is the softmax of all
logits (a multinomial logit model). Search need not play every round to its end with it.
`lastcard.fast.search.outlook` computes, `lastcard.fast.teaching.outlook` learns, `outlooks.json` has what was learned:
for each edition a table by seats, like `weights.json`.

A group has a weight for each bucket of the seat's own cards: 1 | 2 | 3 4 | 5 and more (`features.size_bucket`).
"""

from functools import lru_cache
from typing import Final

from lastcard.model.cards import Face, Side
from lastcard.model.effects import Reverse
from lastcard.model.sheet import Sheet
from lastcard.policy.features import SIZES
from lastcard.policy.traits import UNTIL_COLOR, traits_of
from lastcard.policy.weights import FALLBACK, BadWeights, decoded, nearest, shipped

FILE = "outlooks.json"

COUNTED: Final = 8
"""Hands of so many cards and more are told apart by MORE only."""
DISTANCES: Final = 4
"""On turn, next, the one after, later."""
SYMBOLS: Final = 16
OF_FALLBACK: Final = ("+2", *"0123456789", "s", "v", "w", "w+4")
"""The symbols of the edition whose weights others have, in the order of these."""

# --- all of this once for each side of the deck ------------------------------------------------------------
SIZE: Final = 0  # by the number of cards
MORE: Final = SIZE + COUNTED  # × cards above COUNTED
TURN: Final = MORE + 1  # by distance and bucket
FITS: Final = TURN + DISTANCES * SIZES  # by distance and bucket: some card fits now
FITTING: Final = FITS + DISTANCES * SIZES  # by bucket, × cards that fit now
VARIETY: Final = FITTING + SIZES  # by bucket, × colors
COLOR: Final = VARIETY + SIZES  # by bucket, × cards of the color in play
SYMBOL: Final = COLOR + SIZES  # by symbol and bucket, × cards that show it
OF_A_SIDE: Final = SYMBOL + SYMBOLS * SIZES

Tables = dict[str, dict[int, list[float]]]
"""Weights by edition and seats."""


def outlook_weights(sheet: Sheet, seats: int) -> tuple[float, ...]:
    """The weights for a table; an edition without any has those of the first, on both sides."""
    tables = _shipped()
    found = nearest(tables.get(sheet.edition.key, tables[FALLBACK]), seats)
    if sheet.edition.key not in tables:
        return (*found,) * len(sheet.faces)
    missing = OF_A_SIDE * len(sheet.faces) - len(found)
    return (*found, *[0.0] * missing)


def symbol_places(sheet: Sheet, side: Side) -> dict[str, int]:
    """The place of each symbol of a side among those that have weights.

    A card of an edition without weights counts as the card of the first edition that is most like it.
    """
    shown = {face.symbol: face for face in sheet.faces[side].values()}
    if sheet.edition.key in _shipped():
        return {symbol: min(place, SYMBOLS - 1) for place, symbol in enumerate(sorted(shown))}
    return {symbol: OF_FALLBACK.index(_like(face)) for symbol, face in shown.items()}


def _like(face: Face) -> str:
    traits = traits_of(face)
    draws = face.draws or traits[UNTIL_COLOR]
    if face.color is None:
        return "w+4" if draws else "w"
    if not face.when_played:
        return str(min(face.number, 9))
    return "+2" if draws else "v" if face.when_played == (Reverse(),) else "s"


@lru_cache(maxsize=1)
def _shipped() -> Tables:
    return shipped(FILE, read_outlooks)


def read_outlooks(text: bytes) -> Tables:
    """Weights from the text of a file; BadWeights where it is none."""
    tables = decoded(text, Tables, "weights of outlooks by edition and seats")
    if not tables.get(FALLBACK) or not all(tables.values()):
        raise BadWeights(f"expected weights for {FALLBACK}, and some for every edition named, found none")
    sizes = {len(weights) for by_seats in tables.values() for weights in by_seats.values()}
    if wrong := sizes - {OF_A_SIDE, 2 * OF_A_SIDE}:
        raise BadWeights(f"expected {OF_A_SIDE} weights for each side of a deck, found {max(wrong)}")
    return tables


def written(tables: Tables) -> bytes:
    """The text of a file of these weights, a line for each table."""
    lines = [
        f' "{edition}": {{\n'
        + ",\n".join(f'  "{seats}": {[round(one, 3) for one in found]}' for seats, found in by_seats.items())
        + "\n }"
        for edition, by_seats in tables.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
