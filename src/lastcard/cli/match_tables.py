"""What `lastcard sim` shows of whole matches in a terminal."""

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from lastcard.cli.figures import bars_of, grouped, lengths, share, spreads, table_of
from lastcard.cli.sim_tables import sheet_played
from lastcard.lab.match_summary import MatchSummary, Wins
from lastcard.locale.naming import edition_name
from lastcard.locale.speaker import Speaker
from lastcard.model.sheet import Sheet


def match_tables(sheet: Sheet, summary: MatchSummary, speaker: Speaker) -> Iterator[RenderableType]:
    """All tables, one below the other."""
    title = speaker.phrase(
        "sim-match-title",
        edition=edition_name(speaker, sheet.edition),
        mode=speaker.phrase(f"mode-{summary.mode}"),
        matches=grouped(summary.matches),
        seats=summary.seats,
    )
    yield Text(title, style="bold")
    yield from sheet_played(summary, speaker)
    if summary.target is not None:
        yield Text(speaker.phrase("sim-target", target=summary.target))
    length = speaker.phrase("sim-match-length")
    yield spreads(
        speaker,
        (length, summary.length),
        (speaker.phrase("label-length"), summary.moves),
        (speaker.phrase("sim-winning-total"), summary.totals),
    )
    yield lengths(
        bars_of(speaker.phrase("sim-match-histogram"), length, speaker.phrase("sim-matches"), speaker),
        summary.length,
        speaker,
    )
    yield _wins(summary, speaker)
    yield _ends(summary, speaker)


def _wins(summary: MatchSummary, speaker: Speaker) -> Table:
    """By seat, then from the first dealer; with a column for shared matches if there are any."""
    seats = {_seats(side, speaker): wins for side, wins in summary.wins.items()}
    places = {_places(side, speaker): wins for side, wins in summary.wins_from_dealer.items()}
    both = (*seats.values(), *places.values())
    highest, shared = max(wins.alone for wins in both), any(wins.shared for wins in both)
    headings = [speaker.phrase(key) for key in ("label-wins", "label-share")]
    more = [speaker.phrase("sim-shared")] if shared else []
    table = table_of(speaker.phrase("sim-winning"), "", *headings, *more, "")

    def add_rows(rows: Mapping[str, Wins]) -> None:
        for label, wins in rows.items():
            percent, bar = share(wins.alone, summary.matches, highest, speaker)
            cells = [grouped(wins.shared)] if shared else []
            table.add_row(label, grouped(wins.alone), percent, *cells, bar)

    add_rows(seats)
    table.add_section()
    add_rows(places)
    return table


def _seats(side: str, speaker: Speaker) -> str:
    one, _, other = side.partition("+")
    return (
        speaker.phrase("sim-pair", one=one, other=other) if other else f"{speaker.phrase('label-seat')} {one}"
    )


def _places(side: str, speaker: Speaker) -> str:
    place, _, other = side.partition("+")
    if other:
        return speaker.phrase("sim-first-pair" if place == "0" else "sim-other-pair")
    return (
        speaker.phrase("sim-first-dealer") if place == "0" else speaker.phrase("sim-first-place", place=place)
    )


def _ends(summary: MatchSummary, speaker: Speaker) -> Table:
    table = bars_of(speaker.phrase("sim-ending"), "", speaker.phrase("label-rounds"), speaker)
    won = summary.rounds - summary.blocked
    for label, n in ((speaker.phrase("sim-won"), won), (speaker.phrase("label-blocked"), summary.blocked)):
        table.add_row(label, grouped(n), *share(n, summary.rounds, max(won, summary.blocked), speaker))
    return table
