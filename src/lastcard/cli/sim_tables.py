"""What `lastcard sim` shows of rounds in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lastcard.cli.figures import bars_of, decimal, grouped, lengths, share, spreads, table_of
from lastcard.lab.summary import Setting, Summary, by_symbol
from lastcard.locale.naming import edition_name
from lastcard.locale.options import printing_name
from lastcard.locale.speaker import Speaker
from lastcard.model.sheet import Sheet


def tables(sheet: Sheet, summary: Summary, speaker: Speaker) -> Iterator[RenderableType]:
    """All tables, one below the other."""
    title = speaker.phrase(
        "sim-title",
        edition=edition_name(speaker, sheet.edition),
        rounds=grouped(summary.rounds),
        seats=summary.seats,
    )
    yield Text(title, style="bold")
    yield from sheet_played(summary, speaker)
    length = speaker.phrase("label-length")
    yield spreads(speaker, (length, summary.length), (speaker.phrase("label-points"), summary.points))
    yield lengths(
        bars_of(speaker.phrase("sim-histogram"), length, speaker.phrase("label-rounds"), speaker),
        summary.length,
        speaker,
    )
    yield _wins(summary, speaker)
    yield _ends(summary, speaker)
    yield _cards(sheet, summary, speaker)
    yield _moves(summary, speaker)


def sheet_played(setting: Setting, speaker: Speaker) -> Iterator[Text]:
    """By which printing, if one was given."""
    if setting.printing is not None:
        yield Text(speaker.phrase("home-by-sheet", printing=printing_name(speaker, setting.printing)))


def _wins(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(speaker.phrase("sim-winning"), "", speaker.phrase("label-wins"), speaker)
    highest = max(1, *summary.wins, *summary.wins_from_dealer)
    for seat, wins in enumerate(summary.wins, start=1):
        label = f"{speaker.phrase('label-seat')} {seat}"
        table.add_row(label, grouped(wins), *share(wins, summary.rounds, highest, speaker))
    table.add_section()
    for place, wins in enumerate(summary.wins_from_dealer):
        label = speaker.phrase("sim-dealer-place", place=place) if place else speaker.phrase("sim-dealer")
        table.add_row(label, grouped(wins), *share(wins, summary.rounds, highest, speaker))
    return table


def _ends(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(
        speaker.phrase("sim-ending"), speaker.phrase("sim-last-move"), speaker.phrase("label-rounds"), speaker
    )
    highest = max(summary.ends.values())
    for end, rounds in summary.ends.items():
        label = speaker.phrase("label-blocked") if end == "blocked" else _move(speaker, end)
        table.add_row(label, grouped(rounds), *share(rounds, summary.rounds, highest, speaker))
    return table


def _cards(sheet: Sheet, summary: Summary, speaker: Speaker) -> Table:
    """Faces by their symbols, whatever their color; a two-sided deck one side after the other."""
    headings = (speaker.phrase(key) for key in ("sim-card", "sim-per-round", "label-share", "sim-last-card"))
    table = table_of(speaker.phrase("sim-cards"), *headings)
    plays = sum(summary.plays.values())
    for side in sheet.faces:
        if len(sheet.faces) > 1:
            table.add_section()
            table.add_row(Text(speaker.phrase(f"cards-side-{side}"), style="italic"))
        played = by_symbol(sheet, side, summary.plays)
        last = by_symbol(sheet, side, summary.last_cards)
        for symbol, n in played.items():
            shares = tuple(
                f"{decimal(100 * part, 1, speaker)}%" for part in (n / plays, last[symbol] / summary.rounds)
            )
            table.add_row(
                Text(speaker.symbol(symbol, side)), decimal(n / summary.rounds, 3, speaker), *shares
            )
    return table


def _moves(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(
        speaker.phrase("sim-moves"), speaker.phrase("sim-move"), speaker.phrase("sim-per-round"), speaker
    )
    highest = max(summary.said.values())
    for sort, n in sorted(summary.said.items(), key=lambda said: -said[1]):
        if n:
            shares = share(n, summary.moves, highest, speaker)
            table.add_row(_move(speaker, sort), decimal(n / summary.rounds, 3, speaker), *shares)
    return table


def _move(speaker: Speaker, sort: str) -> str:
    return speaker.phrase(f"sim-move-{sort.replace('_', '-')}")
