"""What the back of a card tells of its front: in a two-sided deck most backs belong to one or two fronts."""

from collections import Counter

from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet
from lastcard.policy.features import SHARE

Shares = dict[Side, dict[Card, tuple[int, ...]]]
"""By active side and by a card that shows its back only: for each color the share of such cards, of `SHARE`."""


def shares_of(sheet: Sheet) -> Shares:
    """The shares by all cards of the deck; nothing where backs are not seen."""
    if not sheet.two_sided or not sheet.rulings.show_inactive:
        return {}
    shares: Shares = {}
    for side, colors in sheet.colors.items():
        fronts: dict[Card, Counter[str | None]] = {}
        for card in sheet.deck:
            light, dark = card.split("/")
            back = Card(f"?/{dark}" if side == "light" else f"{light}/?")
            fronts.setdefault(back, Counter())[sheet.faces[side][card].color] += 1
        shares[side] = {
            back: tuple(SHARE * found[color] // found.total() for color in colors)
            for back, found in fronts.items()
        }
    return shares
