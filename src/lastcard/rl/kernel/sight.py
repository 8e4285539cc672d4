"""From a sheet to the integers that say how cards are seen, and where things stand in an observation."""

from typing import Final, NamedTuple

from lastcard.fast.compiled import Ints, compiled, np
from lastcard.fast.twin.layout import MOST_CARDS
from lastcard.fast.twin.tables import mask_of
from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet
from lastcard.rl.actions import more_colors
from lastcard.rl.cards import cards_as_held, cards_face_up, one_face
from lastcard.rl.observation import NAMES, layout_of

# --- places of spots: the offset of each slice, -1 where the sheet has none; then ---------------------------
HAND, DRAWN, SIZES, TOP, COLOR, SIDE, DIRECTION, QUESTION, ASKED, TURN, STAKES, CALLS = range(12)
JUMPABLE, PILES, DISCARDED, DEALER, GIFT_TO, GIFT_SUIT, GIFT_CARDS, BATTLERS, PICKED, ASIDE = range(12, 22)
IDLE, DRAW_TOP, TOTALS, HISTORY = range(22, 26)
HELD_CARDS: Final = len(NAMES)
"""How many cards a holder can tell apart."""
OPEN_CARDS: Final = HELD_CARDS + 1
"""How many can be told apart by one face."""
ALL_SEE_SHOWN: Final = HELD_CARDS + 2
"""Whether a card that is shown for the trend is shown to everybody."""
MORE_COLORS: Final = HELD_CARDS + 3
"""How much higher all ids after the colors are (`lastcard.rl.actions`)."""


@compiled
def left_of(seat: int, other: int, seats: int) -> int:
    """How far to the left of a seat another one sits; a division would cost more than all the rest."""
    return other - seat if other >= seat else other - seat + seats


class Sight(NamedTuple):
    """How the cards of a sheet are seen."""

    held: Ints
    """held[side, kind]: the place of a card among the cards that its holder can tell apart."""
    open: Ints
    """open[side, kind]: its place among cards that lie open with this side up."""
    masks: Ints
    """masks[place, word]: the cards of the deck that look alike to their holder."""
    spots: Ints


def sight_of(sheet: Sheet, seats: int) -> Sight:
    """The tables of a sheet and a number of seats."""
    as_held, face_up = cards_as_held(sheet), cards_face_up(sheet)
    held, shown = (np.zeros((2, MOST_CARDS), np.int64) for _ in range(2))
    alike: list[set[Card]] = [set() for _ in as_held]
    for side, name in enumerate(sheet.faces):
        for kind, card in enumerate(sheet.rank):
            seen = _face_up(sheet, name, card)
            shown[side, kind] = face_up.index(seen)
            held[side, kind] = as_held.index(card if card in as_held else seen)
            alike[held[side, kind]].add(card)
    layout = layout_of(sheet, seats)
    spots = [layout[name].offset if name in layout else -1 for name in NAMES]
    spots += [len(as_held), len(face_up), int(sheet.shown_to_all), more_colors(sheet)]
    masks = np.array([mask_of(sheet, cards) for cards in alike], np.int64)
    return Sight(held, shown, masks, np.array(spots, np.int64))


def _face_up(sheet: Sheet, side: Side, card: Card) -> Card:
    return one_face(side, sheet.faces[side][card].code) if sheet.two_sided else card
