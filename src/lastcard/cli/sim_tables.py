"""What `lastcard sim` shows of rounds in a terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lastcard.cli.figures import bars_of, grouped, lengths, share, spreads, table_of
from lastcard.lab.summary import Setting, Summary, by_symbol
from lastcard.locale.naming import edition_name
from lastcard.locale.options import printing_name
from lastcard.locale.speaker import Speaker
from lastcard.model.sheet import Sheet


def tables(sheet: Sheet, summary: Summary, speaker: Speaker) -> Iterator[RenderableType]:
    """All tables, one below the other."""
    title = speaker.say(
        "sim-title",
        edition=edition_name(speaker, sheet.edition),
        rounds=grouped(summary.rounds),
        seats=summary.seats,
    )
    yield Text(title, style="bold")
    yield from sheet_played(summary, speaker)
    length = speaker.say("label-length")
    yield spreads(speaker, (length, summary.length), (speaker.say("label-points"), summary.points))
    yield lengths(
        bars_of(speaker.say("sim-histogram"), length, speaker.say("label-rounds"), speaker), summary.length
    )
    yield _wins(summary, speaker)
    yield _ends(summary, speaker)
    yield _cards(sheet, summary, speaker)
    yield _moves(summary, speaker)


def sheet_played(setting: Setting, speaker: Speaker) -> Iterator[Text]:
    """By which printing, if one was given."""
    if setting.printing is not None:
        yield Text(speaker.say("home-by-sheet", printing=printing_name(speaker, setting.printing)))


def _wins(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(speaker.say("sim-winning"), "", speaker.say("label-wins"), speaker)
    highest = max(1, *summary.wins, *summary.wins_from_dealer)
    for seat, wins in enumerate(summary.wins, start=1):
        label = f"{speaker.say('label-seat')} {seat}"
        table.add_row(label, grouped(wins), *share(wins, summary.rounds, highest))
    table.add_section()
    for place, wins in enumerate(summary.wins_from_dealer):
        label = speaker.say("sim-dealer-place", place=place) if place else speaker.say("sim-dealer")
        table.add_row(label, grouped(wins), *share(wins, summary.rounds, highest))
    return table


def _ends(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(
        speaker.say("sim-ending"), speaker.say("sim-last-move"), speaker.say("label-rounds"), speaker
    )
    highest = max(summary.ends.values())
    for end, rounds in summary.ends.items():
        label = speaker.say("label-blocked") if end == "blocked" else _move(speaker, end)
        table.add_row(label, grouped(rounds), *share(rounds, summary.rounds, highest))
    return table


def _cards(sheet: Sheet, summary: Summary, speaker: Speaker) -> Table:
    """Faces by their symbols, whatever their color; a two-sided deck one side after the other."""
    headings = (speaker.say(key) for key in ("sim-card", "sim-per-round", "label-share", "sim-last-card"))
    table = table_of(speaker.say("sim-cards"), *headings)
    plays = sum(summary.plays.values())
    for side in sheet.faces:
        if len(sheet.faces) > 1:
            table.add_section()
            table.add_row(Text(speaker.say(f"cards-side-{side}"), style="italic"))
        played = by_symbol(sheet, side, summary.plays)
        last = by_symbol(sheet, side, summary.last_cards)
        for symbol, n in played.items():
            shares = (f"{n / plays:.1%}", f"{last[symbol] / summary.rounds:.1%}")
            table.add_row(Text(speaker.symbol(symbol, side)), f"{n / summary.rounds:.3f}", *shares)
    return table


def _moves(summary: Summary, speaker: Speaker) -> Table:
    table = bars_of(speaker.say("sim-moves"), speaker.say("sim-move"), speaker.say("sim-per-round"), speaker)
    highest = max(summary.said.values())
    for sort, n in sorted(summary.said.items(), key=lambda said: -said[1]):
        if n:
            shares = share(n, summary.moves, highest)
            table.add_row(_move(speaker, sort), f"{n / summary.rounds:.3f}", *shares)
    return table


def _move(speaker: Speaker, sort: str) -> str:
    return speaker.say(f"sim-move-{sort.replace('_', '-')}")
