"""Cards by what is seen of them, in the order in which actions and observations count them."""

from collections.abc import Iterator

from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet


def cards_as_held(sheet: Sheet) -> tuple[Card, ...]:
    """Every card that its holder can tell from others: whole cards, or faces where one's backs are hidden."""
    if sheet.rulings.peek_own_back or not sheet.two_sided:
        return tuple(sheet.rank)
    return cards_face_up(sheet)


def cards_face_up(sheet: Sheet) -> tuple[Card, ...]:
    """Every card that everybody can tell from others when one face of it is up: of each side its faces."""
    if not sheet.two_sided:
        return tuple(sheet.rank)
    return tuple(one_face(side, code) for side in sheet.faces for code in _codes(sheet, side))


def one_face(side: Side, code: str) -> Card:
    """A two-sided card of which only one face is seen, as `lastcard.views` writes it."""
    return Card(f"{code}/?" if side == "light" else f"?/{code}")


def _codes(sheet: Sheet, side: Side) -> Iterator[str]:
    """The faces of a side, color by color in the order of the sheet, colorless ones last."""
    rows = next(row.rows for row in sheet.edition.sides if row.side == side)
    faces = [face for row in rows for face in row.codes(sheet.colors[side])]
    for group in (*sheet.colors[side], None):
        yield from (code for code, color in faces if color == group)
