"""All cards of an edition on one sheet, as a picture: plain cards in the paints and shapes of the page."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from lastcard.model.edition import DeckSide, Edition, FaceRow
from lastcard.model.paints import paints_of

WIDTH: Final = 92
HEIGHT: Final = 136
GAP: Final = 14
LABEL: Final = 250
TOP: Final = 64
PAPER: Final = "#fdfbf7"
COLORLESS: Final = ("#2d2b3d", "#ffffff")

FIELDS: Final = {
    "red": ("#b90b08", "#ffffff"),
    "yellow": ("#ffe013", "#16182b"),
    "green": ("#287859", "#ffffff"),
    "blue": ("#168ff9", "#16182b"),
    "turquoise": ("#88f2f2", "#16182b"),
    "pink": ("#e892ae", "#16182b"),
    "orange": ("#f66101", "#16182b"),
    "purple": ("#5c18a7", "#ffffff"),
    "brown": ("#40251c", "#ffffff"),
    "gray": ("#686b7f", "#ffffff"),
    "lime": ("#c7e599", "#16182b"),
    "navy": ("#0a0f35", "#ffffff"),
}
"""A paint and what can be read on it, as web/src/cards/palette.css has them."""

OUTLINES: Final = {
    "diamond": "m0-10.5q2.6 6 8.6 10.5q-6 4.5-8.6 10.5q-2.6-6-8.6-10.5q6-4.5 8.6-10.5z",
    "circle": "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "triangle": "m-1.7-8.1q1.7-3 3.4 0l8.4 14.6q1.7 3-1.7 3h-16.8q-3.4 0-1.7-3z",
    "square": "m-6.5-8.5h13q2 0 2 2v13q0 2-2 2h-13q-2 0-2-2v-13q0-2 2-2z",
    "waves": (
        "m-10-4c3-5.5 7-5.5 10-2s7 3.5 10-2v5.6c-3 5.5-7 5.5-10 2s-7-3.5-10 2z"
        "m0 8.8c3-5.5 7-5.5 10-2s7 3.5 10-2v5.6c-3 5.5-7 5.5-10 2s-7-3.5-10 2z"
    ),
    "heart": (
        "m0 9.6c-6-4.5-10-8.1-10-12.9c0-3.6 2.6-6 5.6-6c2 0 3.6 1.1 4.4 2.8"
        "c.8-1.7 2.4-2.8 4.4-2.8c3 0 5.6 2.4 5.6 6c0 4.8-4 8.4-10 12.9z"
    ),
    "sun": (
        "m-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0zm3.5-6.7l2.1-4.3l2.1 4.3zm5.4 .5l4.5-1.6l-1.6 4.5z"
        "m3.4 4.1l4.3 2.1l-4.3 2.1zm-.5 5.4l1.6 4.5l-4.5-1.6zm-4.1 3.4l-2.1 4.3l-2.1-4.3z"
        "m-5.4-.5l-4.5 1.6l1.6-4.5zm-3.4-4.1l-4.3-2.1l4.3-2.1zm.5-5.4l-1.6-4.5l4.5 1.6z"
    ),
    "moon": "m2.2-9.9a10 10 0 1 0 7.6 12.6a8.2 8.2 0 0 1-7.6-12.6z",
    "star": "m0-10.2l2.9 6.8l7.4 .7l-5.6 4.8l1.6 7.2l-6.3-3.8l-6.3 3.8l1.6-7.2l-5.6-4.8l7.4-.7z",
    "ring": ("m-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zm4.7 0a4.8 4.8 0 1 1 9.6 0a4.8 4.8 0 1 1-9.6 0z"),
    "cross": (
        "m-3.4-9.5h6.8q.6 0 .6.6v4.9h4.9q.6 0 .6.6v6.8q0 .6-.6.6h-4.9v4.9q0 .6-.6.6h-6.8q-.6 0-.6-.6"
        "v-4.9h-4.9q-.6 0-.6-.6v-6.8q0-.6.6-.6h4.9v-4.9q0-.6.6-.6z"
    ),
    "leaf": "m-9 9.4c-1.6-10.6 5-18.4 18.2-18.6c.6 12.2-5.4 18.6-15.4 16.8l7-8.8l-.9-.8z",
}
"""A shape from its middle, 20 wide, as web/src/cards/shapes.ts has them."""


class Labelled(NamedTuple):
    """A row of cards, with what is written beside it: its name, then smaller lines."""

    side: DeckSide
    row: FaceRow
    lines: Sequence[str]


def page_of_cards(edition: Edition, title: str, rows: Sequence[Labelled]) -> str:
    """An SVG text: a line for every row, a card for every color of it."""
    most = max(1 if one.row.colorless else len(one.side.colors) for one in rows)
    width = LABEL + most * (WIDTH + GAP) + GAP
    height = TOP + len(rows) * (HEIGHT + GAP) + GAP
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="#16182b">'
        ),
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{GAP}" y="40" font-size="24" font-weight="700">{escape(title)}</text>',
    ]
    for place, one in enumerate(rows):
        parts += _row(edition, one, TOP + place * (HEIGHT + GAP))
    return "\n".join((*parts, "</svg>", ""))


def _row(edition: Edition, one: Labelled, top: int) -> Iterator[str]:
    for number, line in enumerate(one.lines):
        look = 'font-size="16" font-weight="700"' if number == 0 else 'fill="#4a4d63"'
        yield f'<text x="{GAP}" y="{top + 26 + 20 * number}" {look}>{escape(line)}</text>'
    looks = paints_of(edition)
    for place, (_, color) in enumerate(one.row.codes(one.side.colors)):
        field, ink = COLORLESS if color is None else FIELDS[looks[color].paint]
        outline = None if color is None else OUTLINES[looks[color].shape]
        yield from _card(LABEL + place * (WIDTH + GAP), top, one.row.symbol, (field, ink), outline)


def _card(left: int, top: int, symbol: str, paint: tuple[str, str], outline: str | None) -> Iterator[str]:
    """A field of the color on paper, its shape above and below, and the symbol large in the middle."""
    field, ink = paint
    middle, text = left + WIDTH / 2, escape(symbol)
    size = 46 if len(symbol) < 3 else 30
    yield (
        f'<rect x="{left + 1}" y="{top + 1}" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="12" '
        f'fill="{PAPER}" stroke="#16182b" stroke-width="1.5"/>'
    )
    yield (
        f'<rect x="{left + 7}" y="{top + 7}" width="{WIDTH - 14}" height="{HEIGHT - 14}" rx="8" fill="{field}"/>'
    )
    yield (
        f'<text x="{middle}" y="{top + HEIGHT / 2 + size * 0.36:.1f}" text-anchor="middle" '
        f'font-size="{size}" font-weight="800" fill="{ink}">{text}</text>'
    )
    if outline:
        for x, y in ((left + 22, top + 24), (left + WIDTH - 22, top + HEIGHT - 24)):
            yield f'<path d="M{x} {y}{outline}" fill="{ink}"/>'
