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
    title = speaker.say(
        "sim-match-title",
        edition=edition_name(speaker, sheet.edition),
        mode=speaker.say(f"mode-{summary.mode}"),
        matches=grouped(summary.matches),
        seats=summary.seats,
    )
    yield Text(title, style="bold")
    yield from sheet_played(summary, speaker)
    if summary.target is not None:
        yield Text(speaker.say("sim-target", target=summary.target))
    length = speaker.say("sim-match-length")
    yield spreads(
        speaker,
        (length, summary.length),
        (speaker.say("label-length"), summary.moves),
        (speaker.say("sim-winning-total"), summary.totals),
    )
    yield lengths(
        bars_of(speaker.say("sim-match-histogram"), length, speaker.say("sim-matches"), speaker),
        summary.length,
    )
    yield _wins(summary, speaker)
    yield _ends(summary, speaker)


def _wins(summary: MatchSummary, speaker: Speaker) -> Table:
    """By seat, then from the first dealer; with a column for shared matches if there are any."""
    seats = {_seats(side, speaker): wins for side, wins in summary.wins.items()}
    places = {_places(side, speaker): wins for side, wins in summary.wins_from_dealer.items()}
    both = (*seats.values(), *places.values())
    highest, shared = max(wins.alone for wins in both), any(wins.shared for wins in both)
    headings = [speaker.say(key) for key in ("label-wins", "label-share")]
    more = [speaker.say("sim-shared")] if shared else []
    table = table_of(speaker.say("sim-winning"), "", *headings, *more, "")

    def add_rows(rows: Mapping[str, Wins]) -> None:
        for label, wins in rows.items():
            percent, bar = share(wins.alone, summary.matches, highest)
            cells = [grouped(wins.shared)] if shared else []
            table.add_row(label, grouped(wins.alone), percent, *cells, bar)

    add_rows(seats)
    table.add_section()
    add_rows(places)
    return table


def _seats(side: str, speaker: Speaker) -> str:
    one, _, other = side.partition("+")
    return speaker.say("sim-pair", one=one, other=other) if other else f"{speaker.say('label-seat')} {one}"


def _places(side: str, speaker: Speaker) -> str:
    place, _, other = side.partition("+")
    if other:
        return speaker.say("sim-first-pair" if place == "0" else "sim-other-pair")
    return speaker.say("sim-first-dealer") if place == "0" else speaker.say("sim-first-place", place=place)


def _ends(summary: MatchSummary, speaker: Speaker) -> Table:
    table = bars_of(speaker.say("sim-ending"), "", speaker.say("label-rounds"), speaker)
    won = summary.rounds - summary.blocked
    for label, n in ((speaker.say("sim-won"), won), (speaker.say("label-blocked"), summary.blocked)):
        table.add_row(label, grouped(n), *share(n, summary.rounds, max(won, summary.blocked)))
    return table
