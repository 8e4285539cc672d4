"""What `lastcard sim` shows in a terminal."""

from collections.abc import Iterable, Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lastcard.lab.summary import Summary, histogram
from lastcard.lab.tally import face_played
from lastcard.locale.speaker import Speaker
from lastcard.model.cards import Card, Side
from lastcard.model.sheet import Sheet

BAR = 20
"""Characters of the longest bar: then the tables of all languages are no wider than 80."""
SHOWN = (5, 25, 50, 75, 95)
"""Percents of the quantiles that are shown."""
EIGHTHS = " ▏▎▍▌▋▊▉"


def tables(sheet: Sheet, summary: Summary, speaker: Speaker) -> Iterator[RenderableType]:
    """All tables, one below the other."""
    title = speaker.say(
        "sim-title",
        edition=speaker.say(f"edition-{summary.edition}"),
        rounds=_number(summary.rounds),
        seats=summary.seats,
    )
    yield Text(title, style="bold")
    yield _spreads(summary, speaker)
    yield _lengths(summary, speaker)
    yield _wins(summary, speaker)
    yield _ends(summary, speaker)
    yield _cards(sheet, summary, speaker)
    yield _moves(summary, speaker)


def _spreads(summary: Summary, speaker: Speaker) -> Table:
    labels = (speaker.say("label-mean"), speaker.say("sim-least"))
    percents = (f"{percent} %" for percent in SHOWN)
    table = _table("", "", *labels, *percents, speaker.say("sim-most"))
    for label, one in (("label-length", summary.length), ("label-points", summary.points)):
        if one is not None:
            figures = (one.least, *(one.quantiles[percent] for percent in SHOWN), one.most)
            table.add_row(speaker.say(label), f"{one.mean:.1f}", *map(_number, figures))
    return table


def _lengths(summary: Summary, speaker: Speaker) -> Table:
    table = _bars(speaker.say("sim-histogram"), speaker.say("label-length"), "label-rounds", speaker)
    bars = histogram(summary.length)
    highest = max(bar.rounds for bar in bars)
    for bar in bars:
        span = f"{bar.first} +" if bar.last is None else _span(bar.first, bar.last)
        table.add_row(span, _number(bar.rounds), *_share(bar.rounds, summary.rounds, highest))
    table.columns[0].justify = "right"
    return table


def _span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first}–{last}"


def _wins(summary: Summary, speaker: Speaker) -> Table:
    table = _bars(speaker.say("sim-winning"), "", "label-wins", speaker)
    highest = max(1, *summary.wins, *summary.wins_from_dealer)
    for seat, wins in enumerate(summary.wins, start=1):
        label = f"{speaker.say('label-seat')} {seat}"
        table.add_row(label, _number(wins), *_share(wins, summary.rounds, highest))
    table.add_section()
    for place, wins in enumerate(summary.wins_from_dealer):
        label = speaker.say("sim-dealer-place", place=place) if place else speaker.say("sim-dealer")
        table.add_row(label, _number(wins), *_share(wins, summary.rounds, highest))
    return table


def _ends(summary: Summary, speaker: Speaker) -> Table:
    table = _bars(speaker.say("sim-ending"), speaker.say("sim-last-move"), "label-rounds", speaker)
    highest = max(summary.ends.values())
    for end, rounds in summary.ends.items():
        label = speaker.say("label-blocked") if end == "blocked" else _move(speaker, end)
        table.add_row(label, _number(rounds), *_share(rounds, summary.rounds, highest))
    return table


def _cards(sheet: Sheet, summary: Summary, speaker: Speaker) -> Table:
    """Faces by their symbols, whatever their color; a two-sided deck one side after the other."""
    headings = (speaker.say(key) for key in ("sim-card", "sim-per-round", "label-share", "sim-last-card"))
    table = _table(speaker.say("sim-cards"), *headings)
    plays = sum(summary.plays.values())
    for side in sheet.faces:
        if len(sheet.faces) > 1:
            table.add_section()
            table.add_row(Text(speaker.say(f"cards-side-{side}"), style="italic"))
        played = _by_symbol(sheet, side, summary.plays)
        last = _by_symbol(sheet, side, summary.last_cards)
        for symbol, n in played.items():
            shares = (f"{n / plays:.1%}", f"{last[symbol] / summary.rounds:.1%}")
            table.add_row(speaker.symbol(symbol), f"{n / summary.rounds:.3f}", *shares)
    return table


def _by_symbol(sheet: Sheet, side: Side, counted: dict[Card, int]) -> dict[str, int]:
    """Counts by face as counts by symbol, in the order of the edition's sheet."""
    printed = next(one for one in sheet.edition.sides if one.side == side)
    faces = {face_played(sheet, side, card): face.symbol for card, face in sheet.faces[side].items()}
    added = {row.symbol: 0 for row in printed.rows if row.symbol in faces.values()}
    for face, symbol in faces.items():
        added[symbol] += counted[face]
    return added


def _moves(summary: Summary, speaker: Speaker) -> Table:
    table = _bars(speaker.say("sim-moves"), speaker.say("sim-move"), "sim-per-round", speaker)
    highest = max(summary.said.values())
    for sort, n in sorted(summary.said.items(), key=lambda said: -said[1]):
        if n:
            share = _share(n, summary.moves, highest)
            table.add_row(_move(speaker, sort), f"{n / summary.rounds:.3f}", *share)
    return table


def _move(speaker: Speaker, sort: str) -> str:
    return speaker.say(f"sim-move-{sort.replace('_', '-')}")


# --- how a table looks -------------------------------------------------------------------------------------


def _bars(title: str, of_what: str, counted: str, speaker: Speaker) -> Table:
    return _table(title, of_what, speaker.say(counted), speaker.say("label-share"), "")


def _table(title: str, *headings: str) -> Table:
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


def _share(n: int, of: int, highest: int) -> Iterable[str]:
    eighths = round(n / highest * BAR * 8) if highest else 0
    whole, rest = divmod(eighths, 8)
    return f"{n / of:.1%}", "█" * whole + (EIGHTHS[rest] if rest else "")


def _number(n: int) -> str:
    """In groups of three digits, apart by a narrow space as in every language."""
    return f"{n:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
