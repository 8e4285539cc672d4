"""The balance of an edition as a picture: lengths, wins by seat, and a dot and a bar for what each card is worth."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from lastcard.lab.card_worth import Worth
from lastcard.lab.edition_report import Figures, Report
from lastcard.lab.summary import Spread

WIDTH: Final = 720
LABEL: Final = 250
EDGE: Final = 16
TOP: Final = 76
PANEL: Final = 150
"""Height of the lengths and of the wins."""
HEAD: Final = 44
"""Above each panel."""
FOOT: Final = 26
"""Below it."""
LINE: Final = 26
STEPS: Final = 30
"""Bars of the lengths."""
OURS: Final = 'fill="#b4b4b4" stroke="#000"'
THEIRS: Final = 'fill="none" stroke="#000" stroke-width="2" stroke-dasharray="6 4"'


class Card(NamedTuple):
    """A line of the lowest panel."""

    label: str
    worth: Worth | None
    classic: Worth | None


class Drawing(NamedTuple):
    """What is written into the picture."""

    title: str
    names: Sequence[str]
    """Of the edition, and of classic if it stands beside it."""
    lengths: str
    wins: str
    places: Sequence[str]
    """From the dealer on."""
    worth: str
    cards: Sequence[Card]
    percent: Callable[[float], str]


def picture(report: Report, drawing: Drawing) -> str:
    """An SVG text; black and white with dashes, so that it reads the same for everybody."""
    found = [report.edition, *([report.classic] if report.classic else [])]
    wins = TOP + HEAD + PANEL + FOOT
    worth = wins + HEAD + PANEL + FOOT
    height = worth + HEAD + LINE * len(drawing.cards) + FOOT + EDGE
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            f'width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" font-size="13">'
        ),
        f"<title>{escape(drawing.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{EDGE}" y="30" font-size="18" font-weight="bold">{escape(drawing.title)}</text>',
        *_legend(drawing.names),
        *_panel(TOP, drawing.lengths, _lengths([one.summary.length for one in found], TOP + HEAD)),
        *_panel(wins, drawing.wins, _wins(found, drawing, wins + HEAD)),
        *_panel(worth, drawing.worth, _worths(drawing, worth + HEAD)),
    ]
    return "\n".join((*parts, "</svg>", ""))


def _legend(names: Sequence[str]) -> Iterator[str]:
    for name, look, left in zip(names, (OURS, THEIRS), (EDGE, WIDTH // 2), strict=False):
        yield f'<rect x="{left}" y="46" width="24" height="14" {look}/>'
        yield f'<text x="{left + 32}" y="58">{escape(name)}</text>'


def _panel(top: int, title: str, parts: Iterator[str]) -> Iterator[str]:
    yield f'<text x="{EDGE}" y="{top + 28}" font-size="15" font-weight="bold">{escape(title)}</text>'
    yield from parts


# --- lengths ---------------------------------------------------------------------------------------------


def _lengths(spreads: Sequence[Spread], top: int) -> Iterator[str]:
    """A step for every few moves, up to what all but a hundredth of the rounds do not exceed."""
    width = max(1, -(-max(one.quantiles[99] for one in spreads) // STEPS))
    shares = [_shares(one, width) for one in spreads]
    highest = max(max(one) for one in shares)
    step = (WIDTH - 2 * EDGE) / STEPS
    for look, one in zip((OURS, THEIRS), shares, strict=False):
        steps = "".join(f"V{top + PANEL * (1 - share / highest):.1f}h{step:.2f}" for share in one)
        yield f'<path d="M{EDGE} {top + PANEL}{steps}V{top + PANEL}" {look}/>'
    for at in range(0, STEPS + 1, 5):
        anchor = "start" if at == 0 else "end" if at == STEPS else "middle"
        yield (
            f'<text x="{EDGE + at * step:.1f}" y="{top + PANEL + 18}" text-anchor="{anchor}" fill="#555">'
            f"{at * width}</text>"
        )


def _shares(one: Spread, width: int) -> list[float]:
    steps = [0] * STEPS
    for number, games in one.counts.items():
        if number // width < STEPS:
            steps[number // width] += games
    return [games / sum(one.counts.values()) for games in steps]


# --- wins ------------------------------------------------------------------------------------------------


def _wins(found: Sequence[Figures], drawing: Drawing, top: int) -> Iterator[str]:
    """Bars side by side for every place, and where a fair share lies."""
    fair = 1 / len(drawing.places)
    highest = max(fair, *(share for one in found for share in one.wins)) * 1.15
    room = (WIDTH - 2 * EDGE) / len(drawing.places)
    bar = min(60.0, room * 0.8 / len(found))
    for place, label in enumerate(drawing.places):
        middle = EDGE + room * (place + 0.5)
        for at, (look, one) in enumerate(zip((OURS, THEIRS), found, strict=False)):
            left, tall = middle + bar * (at - len(found) / 2), PANEL * one.wins[place] / highest
            yield (
                f'<rect x="{left:.1f}" y="{top + PANEL - tall:.1f}" width="{bar * 0.9:.1f}" height="{tall:.1f}" {look}/>'
            )
            yield (
                f'<text x="{left + bar * 0.45:.1f}" y="{top + PANEL - tall - 5:.1f}" text-anchor="middle" '
                f'font-size="{11 if bar > 50 else 8}">{drawing.percent(one.wins[place])}</text>'
            )
        yield f'<text x="{middle:.1f}" y="{top + PANEL + 18}" text-anchor="middle">{escape(label)}</text>'
    level = top + PANEL * (1 - fair / highest)
    yield f'<path d="M{EDGE} {level:.1f}H{WIDTH - EDGE}" stroke="#777" stroke-dasharray="2 4"/>'


# --- worth -----------------------------------------------------------------------------------------------


def _worths(drawing: Drawing, top: int) -> Iterator[str]:
    """A dot and a bar for each card, a ring for the card of classic that does the same, and a line at nothing."""
    known = [one for card in drawing.cards for one in (card.worth, card.classic) if one]
    edges = [edge for one in known for edge in one.interval]
    low, high = min(-0.01, *edges, 0.0), max(0.01, *edges, 0.0)

    def at(gain: float) -> float:
        return LABEL + (gain - low) / (high - low) * (WIDTH - LABEL - 2 * EDGE)

    bottom = top + LINE * len(drawing.cards)
    yield f'<path d="M{at(0):.1f} {top - 6}V{bottom}" stroke="#777" stroke-dasharray="4 4"/>'
    for gain, anchor in ((low, "start"), (0.0, "middle"), (high, "end")):
        yield (
            f'<text x="{at(gain):.1f}" y="{bottom + 18}" text-anchor="{anchor}" fill="#555">'
            f"{drawing.percent(gain)}</text>"
        )
    for row, card in enumerate(drawing.cards):
        y = top + LINE * row + LINE // 2
        yield f'<text x="{EDGE}" y="{y + 5}">{escape(_short(card.label))}</text>'
        if card.classic:
            yield (
                f'<circle cx="{at(card.classic.gain):.1f}" cy="{y}" r="7" fill="none" stroke="#000" '
                'stroke-dasharray="3 2"/>'
            )
        if card.worth:
            left, right = map(at, card.worth.interval)
            yield (
                f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 4}v8M{right:.1f} {y - 4}v8" '
                'stroke="#000" stroke-width="2"/>'
            )
            yield f'<circle cx="{at(card.worth.gain):.1f}" cy="{y}" r="4"/>'


def _short(label: str, most: int = 32) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"


__all__ = ["Card", "Drawing", "picture"]
