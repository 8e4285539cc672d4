"""`lastcard edition report`: how an edition plays, beside classic."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
import msgspec
from msgspec.structs import replace
from rich.console import Console

from lastcard.cli.edition.report_tables import Told, for_terminal, in_markdown, unlike_the_sheet
from lastcard.cli.options import EDITION, language, printing, rule, rules_for, seed
from lastcard.cli.progress import progress_bar
from lastcard.cli.sim import check_seats, threads_for
from lastcard.cli.sim_studies import added_up
from lastcard.editions import CLASSIC
from lastcard.engine.options import in_full
from lastcard.files import opened
from lastcard.lab.arena import play_all, terms_of
from lastcard.lab.edition_report import Figures, Report, contests, figures_of, usual_seats
from lastcard.lab.edition_report_picture import picture as drawn
from lastcard.lab.ratings import Score
from lastcard.lab.simulate import simulate
from lastcard.lab.summary import Setting
from lastcard.lab.tally import Tally
from lastcard.locale.speaker import Speaker
from lastcard.match.match import sheet_of
from lastcard.model.edition import Edition
from lastcard.model.sheet import Sheet

MANY, FEW = 1_000_000, 1_000
"""Rounds that the compiled game plays, and the rules engine."""


@click.command()
@click.argument("edition", type=EDITION)
@click.option(
    "--rounds",
    type=click.IntRange(1, 10**9),
    metavar="N",
    show_default=f"{MANY}; {FEW} without the compiled game",
    help="How many rounds of random play; the deal goes round.",
)
@click.option(
    "--contest",
    type=click.IntRange(1, 10**8),
    metavar="N",
    show_default="as many as tell something",
    help="How many rounds of bots against bots, for each two.",
)
@click.option(
    "--seats", type=click.IntRange(2, 10), show_default="4, or as near as can be", help="How many play."
)
@printing
@rule
@seed
@click.option("--engine", is_flag=True, help="Play with the rules engine even if the compiled game is there.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the report to a file, as Markdown, instead of showing it.",
)
@click.option(
    "--picture",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Draw it as an SVG picture too; a report in a file shows it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@language
# parameters: one for each option of the command
def command(
    *,
    edition: Edition,
    rounds: int | None,
    contest: int | None,
    seats: int | None,
    printing: str | None,
    rules: tuple[str, ...],
    seed: int,
    engine: bool,
    out: Path | None,
    picture: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Tell how an edition plays, a file of yours or one of ours, beside classic.

    A million rounds of random legal play tell how long rounds are, how often nobody wins, who wins from which
    seat, how often each card is played and what it is worth: how much oftener a hand wins that was dealt it.
    Then bots meet, every deal from every seat: how much oftener does one win who thinks?

    It takes a minute or two with the compiled game (pip install 'lastcard[fast]'); without it fewer rounds are
    played. Classic beside it was played with as many seats, by its own sheet.

    \b
      lastcard edition report duo.edition.toml
      lastcard edition report duo.edition.toml --out duo.md --picture duo.svg
      lastcard edition report flip --seats 2 --lang fr
      lastcard edition report classic --rule stacking=same    what a house rule changes
    """  # noqa: D301 - click wants the real character
    if out is not None and out == picture:
        raise click.UsageError(f"expected one file for --out and another for --picture, found {out} for both")
    seats = usual_seats(edition) if seats is None else seats
    check_seats(edition, None, seats)
    chosen = in_full(edition, rules_for(edition, printing, rules))
    # Opened first: nobody wants to play a million rounds for a file that cannot be written.
    files = {path: opened(path) for path in (out, picture) if path is not None}
    speaker = Speaker(lang, edition=edition)
    threads = threads_for(None, speaker, chosen=engine)
    number = rounds or (MANY if threads else FEW)
    alone = edition == CLASSIC and not unlike_the_sheet(edition, chosen)
    setting = Setting(
        edition=edition.key,
        printing=printing,
        rules=chosen,
        seats=seats,
        seed=seed,
        played_by="kernel" if threads else "engine",
    )
    beside = replace(setting, edition=CLASSIC.key, printing=None, rules=in_full(CLASSIC, {}))
    looked_at = [
        _figures(one, of, number, contest, threads=threads, speaker=speaker)
        for one, of in ((edition, setting), *(() if alone else ((CLASSIC, beside),)))
    ]
    report = Report(edition=looked_at[0], classic=looked_at[1] if looked_at[1:] else None)
    told = Told(report, edition, speaker)
    texts = {
        out: lambda: in_markdown(told, _link(out, picture)),
        picture: lambda: drawn(report, told.drawing()),
    }
    for path, file in files.items():
        with file:
            file.write(texts[path]())
        click.echo(speaker.phrase("report-written", file=str(path)), err=True)
    if as_json:
        click.echo(msgspec.json.encode(report))
    elif out is None:
        Console().print(*for_terminal(told), sep="\n")


def _link(out: Path | None, picture: Path | None) -> str | None:
    """The way from the report to the picture."""
    if out is None or picture is None:
        return None
    try:
        return Path(os.path.relpath(picture, out.parent)).as_posix()
    except ValueError:  # on another drive
        return picture.absolute().as_posix()


def _figures(
    edition: Edition,
    setting: Setting,
    number: int,
    contest: int | None,
    *,
    threads: int,
    speaker: Speaker,
) -> Figures:
    """Rounds of random play, then bots."""
    sheet = sheet_of(edition, edition.mode, setting.rules)
    tally, _ = added_up(_tallies(sheet, setting, number, threads), number, speaker)
    scores = _scores(edition, setting, contest, compiled=threads > 0, speaker=speaker)
    return figures_of(sheet, setting, tally, scores)


def _tallies(sheet: Sheet, setting: Setting, number: int, threads: int) -> Iterator[Tally]:
    if threads:
        from lastcard.lab import compiled_play  # noqa: PLC0415 - only with the extra, and Numba takes long to load

        return iter(
            compiled_play.round_tallies(sheet, setting.seats, number, setting.seed, threads, dealt=True)
        )
    return (one.tally for one in simulate(sheet, setting.seats, number, setting.seed, dealt=True))


def _scores(
    edition: Edition, setting: Setting, contest: int | None, *, compiled: bool, speaker: Speaker
) -> dict[tuple[str, str], Score]:
    terms = terms_of(edition, setting.seats, setting.rules, setting.seed)
    todo = list(contests(setting.seats, contest, compiled=compiled))
    scores = {(heap.one, heap.other): Score(seats=setting.seats) for heap in todo}
    with progress_bar() as progress, closing(play_all(terms, iter(todo), os.cpu_count() or 1)) as played:
        bar = progress.add_task(speaker.phrase("report-bots"), total=len(todo))
        for heap, score in played:
            scores[heap.one, heap.other] += score
            progress.advance(bar)
    return scores
