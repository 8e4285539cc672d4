"""The result of a contest as a picture: a dot and a bar for each meeting, and where a fair share lies."""

from collections.abc import Callable, Mapping
from xml.sax.saxutils import escape

from lastcard.lab.ratings import Score

WIDTH, LINE, LABEL, TOP = 720, 34, 210, 60


def picture(
    scores: Mapping[tuple[str, str], Score], seats: int, title: str, percent: Callable[[float], str]
) -> str:
    """An SVG text, with shares as `percent` says them; black and white, so that it reads the same for everybody."""
    edges = [edge for score in scores.values() for edge in score.interval]
    low, high = min(*edges, 1 / seats), max(*edges, 1 / seats)
    low, high = max(0.0, low - 0.02), min(1.0, high + 0.02)

    def at(share: float) -> float:
        return LABEL + (share - low) / (high - low) * (WIDTH - LABEL - 30)

    height = TOP + LINE * len(scores) + 40
    fair = at(1 / seats)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
            'font-family="sans-serif" font-size="14">'
        ),
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-size="18" font-weight="bold">{escape(title)}</text>',
        f'<path d="M{fair:.1f} {TOP - 14}V{height - 36}" stroke="#777" stroke-dasharray="4 4"/>',
        f'<text x="{fair:.1f}" y="{height - 16}" text-anchor="middle" fill="#555">{percent(1 / seats)}</text>',
    ]
    for row, ((one, other), score) in enumerate(scores.items()):
        y = TOP + LINE * row + 8
        left, right = map(at, score.interval)
        parts += [
            f'<text x="16" y="{y + 5}">{escape(one)} / {escape(other)}</text>',
            (
                f'<path d="M{left:.1f} {y}H{right:.1f}M{left:.1f} {y - 5}v10M{right:.1f} {y - 5}v10" '
                'stroke="#000" stroke-width="2"/>'
            ),
            f'<circle cx="{at(score.share):.1f}" cy="{y}" r="5"/>',
            (
                f'<text x="{at(score.share):.1f}" y="{y - 9}" text-anchor="middle" font-size="12">'
                f"{percent(score.share)}</text>"
            ),
        ]
    return "\n".join([*parts, "</svg>", ""])


__all__ = ["picture"]
