"""What the compiled policy reads of faces beside the rules' own tables: one more array.

traits[side, kind, FIELD]  effects, the place in the order of an offer, and what a back tells of its front
"""

from functools import lru_cache
from typing import Final

from lastcard.fast.compiled import Ints, np
from lastcard.fast.twin.layout import MOST_CARDS
from lastcard.fast.twin.tables import MOST_COLORS
from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet
from lastcard.policy.backs import shares_of
from lastcard.policy.outlook import symbol_places
from lastcard.policy.traits import TRAITS, traits_of
from lastcard.views.sight import mask

ORDER: Final = TRAITS
"""Where a prompt offers the card; equal for cards that look alike to their holder."""
LOOKS: Final = ORDER + 1
"""Where the offer of a gift has it."""
CARDS_FIRST: Final = LOOKS + 1
"""Whether a prompt offers cards before all other answers."""
TELLS: Final = CARDS_FIRST + 1
"""Whether backs are seen at all."""
BACK: Final = TELLS + 1
"""By color of the active side: how much of a card the back of this one tells of (`lastcard.policy.backs`)."""
SYMBOL: Final = BACK + MOST_COLORS
"""The place of its symbol (`lastcard.policy.outlook`)."""
FIELDS: Final = SYMBOL + 1


@lru_cache(maxsize=64)
def compile_traits(sheet: Sheet) -> Ints:
    """The array of a sheet."""
    traits = np.zeros((2, MOST_CARDS, FIELDS), np.int64)
    shares = shares_of(sheet)
    for side, name in enumerate(sheet.faces):
        looks = _places(sheet, name)
        symbols = symbol_places(sheet, name)
        for card, kind in sheet.rank.items():
            row = traits[side, kind]
            row[:TRAITS] = traits_of(sheet.faces[name][card])
            row[LOOKS] = looks[card]
            row[ORDER] = looks[card] if sheet.two_sided else kind
            row[CARDS_FIRST] = sheet.two_sided
            row[TELLS] = bool(shares)
            row[SYMBOL] = symbols[sheet.faces[name][card].symbol]
            if shares:
                back = shares[name][mask(card, name, active=False, idle=True)]
                row[BACK : BACK + len(back)] = back
    return traits


def _places(sheet: Sheet, side: Side) -> dict[Card, int]:
    """The place of each card among all cards as their holder sees them."""
    peeks = sheet.rulings.peek_own_back
    seen = {card: mask(card, side, active=True, idle=peeks) for card in sheet.rank}
    order = {look: place for place, look in enumerate(sorted(set(seen.values())))}
    return {card: order[look] for card, look in seen.items()}
