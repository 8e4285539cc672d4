"""What is printed: the contents of every box, written down from the rule pages, not from the sheets in code."""

from collections import Counter
from typing import NamedTuple

from lastcard.editions import get
from lastcard.engine import settle_rulings, sheet_for
from lastcard.model.cards import Side
from lastcard.model.sheet import Sheet


class Contents(NamedTuple):
    """The faces of one side of a deck."""

    edition: str
    side: Side
    colors: str
    each_color: dict[str, int]
    """Copies of a symbol in every color."""
    colorless: dict[str, int]

    @property
    def faces(self) -> Counter[str]:
        """How often every face is printed."""
        colored = {color + symbol: n for color in self.colors for symbol, n in self.each_color.items()}
        return Counter(colored | self.colorless)


ONE_TO_NINE = "123456789"
REGULAR = {"0": 1} | dict.fromkeys(ONE_TO_NINE, 2) | {"s": 2, "v": 2, "+2": 2}
LIGHT = dict.fromkeys(ONE_TO_NINE, 2) | {"+1": 2, "v": 2, "s": 2, "f": 2}
DARK = dict.fromkeys(ONE_TO_NINE, 2) | {"+5": 2, "v": 2, "e": 2, "f": 2}
SMALL = dict.fromkeys(ONE_TO_NINE, 1) | {"s": 1, "v": 1, "+1": 1}

CLASSIC = Contents("classic", "light", "rygb", REGULAR, {"w": 4, "w+4": 4})
BEACH = Contents("beach", "light", "tpgo", REGULAR, {"w": 4, "w+4": 4, "wg": 4})
BATTLE = Contents("battle", "light", "rygb", REGULAR, {"w": 4, "w+4": 4, "wb": 4})
TREND = Contents("trend", "light", "rygb", REGULAR, {"w": 4, "w+4": 4, "wt": 4})
FLIP_LIGHT = Contents("flip", "light", "rygb", LIGHT, {"w": 4, "w+2": 4})
FLIP_DARK = Contents("flip", "dark", "ptou", DARK, {"w": 4, "w+c": 4})
MINI_A = Contents("mini", "light", "rygb", SMALL, {"w": 4, "w+2": 4})
MINI_B = Contents("mini", "light", "rygb", SMALL | {"0": 1}, {"w": 2, "w+2": 2})


def sheet_in_force(edition: str, **options: object) -> Sheet:
    """The sheet of an edition with some options chosen."""
    return sheet_for(get(edition), settle_rulings(get(edition), options))


def faces_on(sheet: Sheet, side: Side) -> Counter[str]:
    """How often each face occurs on a side, read off the codes of the cards themselves."""
    place = 0 if side == "light" else 1
    return Counter(card.split("/")[place] for card in sheet.deck)


def split(code: str) -> tuple[str | None, str]:
    """Color and symbol of a face."""
    return (None, code) if code.startswith("w") else (code[0], code[1:])
