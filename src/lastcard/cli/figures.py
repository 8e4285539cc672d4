"""How figures look in a terminal: tables, bars and histograms that are no wider than 80 characters."""

from collections.abc import Iterable

from rich import box
from rich.table import Table

from lastcard.lab.summary import Spread, histogram
from lastcard.locale.speaker import Speaker

BAR = 20
"""Characters of the longest bar: then the tables of all languages are no wider than 80."""
SHOWN = (5, 25, 50, 75, 95)
"""Percents of the quantiles that are shown."""
EIGHTHS = " ▏▎▍▌▋▊▉"


def table_of(title: str, *headings: str) -> Table:
    """Names on the left, figures on the right; a column without a heading is for bars."""
    table = Table(
        title=title or None,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        collapse_padding=True,
    )
    for place, heading in enumerate(headings):
        figure = place > 0 and heading
        table.add_column(heading, justify="right" if figure else "left", no_wrap=bool(figure))
    return table


def bars_of(title: str, of_what: str, counted: str, speaker: Speaker) -> Table:
    """Numbers, their shares, and a bar for each."""
    return table_of(title, of_what, counted, speaker.phrase("label-share"), "")


def share(n: int, of: int, highest: int, speaker: Speaker) -> Iterable[str]:
    """A number in percent, and as a bar beside the highest one."""
    eighths = round(n / highest * BAR * 8) if highest else 0
    whole, rest = divmod(eighths, 8)
    return f"{decimal(100 * n / of, 1, speaker)}%", "█" * whole + (EIGHTHS[rest] if rest else "")


def percent(share: float, speaker: Speaker) -> str:
    """With two decimals, and the mark before them that the language has."""
    whole, decimals = f"{100 * share:.2f}".split(".")
    return speaker.phrase("arena-percent", whole=whole, decimals=decimals)


def decimal(number: float, places: int, speaker: Speaker) -> str:
    """A number with the decimal mark of the language."""
    whole, decimals = f"{number:.{places}f}".split(".")
    return speaker.phrase("figure-decimal", whole=whole, decimals=decimals)


def grouped(n: int) -> str:
    """In groups of three digits, apart by a narrow space as in every language."""
    return f"{n:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def spreads(speaker: Speaker, *rows: tuple[str, Spread | None]) -> Table:
    """Means and quantiles, one number below the other; what was never counted is left out."""
    labels = (speaker.phrase("label-mean"), speaker.phrase("sim-least"))
    percents = (f"{percent} %" for percent in SHOWN)
    table = table_of("", "", *labels, *percents, speaker.phrase("sim-most"))
    for label, one in rows:
        if one is not None:
            figures = (one.least, *(one.quantiles[percent] for percent in SHOWN), one.most)
            table.add_row(label, decimal(one.mean, 1, speaker), *map(grouped, figures))
    return table


def lengths(table: Table, one: Spread, speaker: Speaker) -> Table:
    """A histogram, in a table made for bars."""
    bars, games = histogram(one), sum(one.counts.values())
    highest = max(bar.number for bar in bars)
    for bar in bars:
        span = f"{bar.first} +" if bar.last is None else _span(bar.first, bar.last)
        table.add_row(span, grouped(bar.number), *share(bar.number, games, highest, speaker))
    table.columns[0].justify = "right"
    return table


def _span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}–{last}"
