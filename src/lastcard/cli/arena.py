"""`lastcard arena`: bots against bots, with how sure the result is."""

import csv
import io
import os
from collections.abc import Iterator, Mapping
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lastcard.bots.levels import make_bot
from lastcard.cli.arena_kept import keep_heap, known_heaps
from lastcard.cli.figures import percent
from lastcard.cli.options import edition, language, printing, rule, rules_for, seats, seed
from lastcard.cli.progress import progress_bar
from lastcard.engine.options import in_full
from lastcard.files import write_text
from lastcard.lab.arena import By, Heap, Terms, heaps, meetings, play_all, terms_of
from lastcard.lab.arena_picture import picture
from lastcard.lab.ratings import Rating, Score, rate
from lastcard.locale.naming import edition_name
from lastcard.locale.options import printing_name
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition

Scores = dict[tuple[str, str], Score]
PRINTED = Path("-")
"""A file that is printed."""


@click.command()
@click.argument("levels", nargs=-1, required=True)
@edition
@seats
@click.option(
    "--rounds",
    type=click.IntRange(1, 10**9),
    metavar="N",
    default=1000,
    show_default=True,
    help="Rounds of each meeting, rounded up to whole deals.",
)
@seed
@printing
@rule
@click.option("--engine", is_flag=True, help="Play with the rules engine even if the compiled game could.")
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    metavar="N",
    show_default="all cores",
    help="Processes that play.",
)
@click.option(
    "--keep",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep what was played in this file; called again, the contest goes on from there.",
)
@click.option(
    "--csv",
    "csv_file",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Write the shares of wins to a file; with - print them instead of tables.",
)
@click.option(
    "--picture",
    "picture_file",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Draw the shares of wins as an SVG picture; with - print it instead of tables.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@language
# parameters: one for each option of the command
def command(
    *,
    levels: tuple[str, ...],
    edition: Edition,
    seats: int,
    rounds: int,
    seed: int,
    printing: str | None,
    rules: tuple[str, ...],
    engine: bool,
    workers: int | None,
    keep: Path | None,
    csv_file: Path | None,
    picture_file: Path | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play each other, every deal from every seat, and say how sure the result is.

    Everybody meets everybody. In a meeting one of the bot named first sits among bots of the other level; with
    four seats a fair share of wins is 25 %. Intervals hold with 99 %; a round that is blocked is won by nobody.

    The compiled game (pip install 'lastcard[fast]') plays the meetings in which both levels can, the rules engine
    all others; each has its own luck.

    \b
      lastcard arena normal random
      lastcard arena hard normal --edition battle --rounds 100000 --keep battle.jsonl
      lastcard arena hard normal random --seats 2 --picture ratings.svg
      lastcard arena hard normal --edition mini --printing fr --seats 2
      lastcard arena hard random --edition ./duo.edition.toml
    """  # noqa: D301 - click wants the real character
    if len(set(levels)) != len(levels) or len(levels) == 1:
        raise click.UsageError(f"expected two levels or more, each once, found {' '.join(levels)}")
    outputs = {"--json": as_json, "--csv -": csv_file == PRINTED, "--picture -": picture_file == PRINTED}
    if sum(outputs.values()) > 1:
        found = " and ".join(option for option, asked in outputs.items() if asked)
        raise click.UsageError(f"expected one of {', '.join(outputs)}, found {found}")
    # In full: what is kept must not be mixed with what is played by other rules later.
    chosen = in_full(edition, rules_for(edition, printing, rules))
    terms = terms_of(edition, seats, chosen, seed)
    for level in levels:
        make_bot(level, terms.sheet())
    met = meetings(levels, compiled=not engine and find_spec("numba") is not None)
    speaker = Speaker(lang, edition=terms.printed())
    workers = workers or os.cpu_count() or 1
    known = known_heaps(keep, terms) if keep is not None else {}
    who = "both" if len(set(met.values())) > 1 else next(iter(met.values()))
    click.echo(speaker.phrase(f"arena-by-{who}", workers=workers), err=True)
    deals = -(-rounds // seats)
    scores: Scores = {pair: Score(seats=seats) for pair in met}
    todo = _not_yet(heaps(met, deals), known, scores)
    with progress_bar() as progress, closing(play_all(terms, todo, workers)) as played:
        bar = progress.add_task(speaker.phrase("arena-playing"), total=deals * seats * len(scores))
        for heap, score in played:
            scores[heap.one, heap.other] += score
            if keep is not None:
                keep_heap(keep, heap, score)
            progress.update(bar, completed=sum(one.rounds for one in scores.values()))
    ratings = rate(levels, scores)
    drawn = picture(scores, seats, _title(terms, printing, speaker), lambda share: percent(share, speaker))
    if csv_file == PRINTED:
        click.echo(_csv(scores), nl=False)
    elif picture_file == PRINTED:
        click.echo(drawn, nl=False)
    elif as_json:
        click.echo(msgspec.json.encode({"printing": printing, **_figures(terms, met, scores, ratings)}))
    else:
        console = Console()
        console.print(_shares(terms, printing, scores, speaker))
        console.print(_list(ratings, speaker))
    # Last of all: what was played is shown even if a file cannot be written.
    for path, text in ((csv_file, _csv(scores)), (picture_file, drawn)):
        if path is not None and path != PRINTED:
            write_text(path, text)


def _not_yet(todo: Iterator[Heap], known: Mapping[Heap, Score], scores: Scores) -> Iterator[Heap]:
    """The heaps that are still to be played; those that are known count at once."""
    for heap in todo:
        if heap in known:
            scores[heap.one, heap.other] += known[heap]
        else:
            yield heap


def _title(terms: Terms, printing: str | None, speaker: Speaker) -> str:
    title = speaker.phrase("arena-title", edition=edition_name(speaker, terms.printed()), seats=terms.seats)
    if printing is None:
        return title
    return f"{title} · {speaker.phrase('home-by-sheet', printing=printing_name(speaker, printing))}"


def _shares(terms: Terms, printing: str | None, scores: Scores, speaker: Speaker) -> Table:
    table = Table(title=Text(_title(terms, printing, speaker)))
    for heading in ("arena-one", "arena-among"):
        table.add_column(speaker.phrase(heading))
    for heading in ("label-rounds", "label-wins", "arena-sure", "arena-fair"):
        table.add_column(speaker.phrase(heading), justify="right")
    for (one, other), score in scores.items():
        share, low, high, fair = (
            percent(part, speaker) for part in (score.share, *score.interval, 1 / terms.seats)
        )
        rounds = f"{score.rounds:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")  # as in every language
        table.add_row(one, other, rounds, share, f"{low} – {high}", fair)
    return table


def _list(ratings: list[Rating], speaker: Speaker) -> Table:
    table = Table(title=speaker.phrase("arena-ratings"))
    table.add_column(speaker.phrase("arena-one"))
    table.add_column(speaker.phrase("label-points"), justify="right")
    table.add_column(speaker.phrase("arena-sure"), justify="right")
    for rating in ratings:
        table.add_row(rating.name, f"{rating.points:.0f}", f"± {rating.margin:.0f}" if rating.margin else "")
    return table


def _csv(scores: Scores) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("one", "among", "rounds", "wins", "share", "low", "high", "blocked"))
    for (one, other), score in scores.items():
        figures = (f"{figure:.6f}" for figure in (score.share, *score.interval))
        rows.writerow((one, other, score.rounds, score.wins, *figures, score.blocked))
    return text.getvalue()


def _figures(
    terms: Terms, met: Mapping[tuple[str, str], By], scores: Scores, ratings: list[Rating]
) -> dict[str, object]:
    meetings_held = [
        {
            "one": one,
            "among": other,
            "by": met[one, other],
            "rounds": score.rounds,
            "wins": score.wins,
            "share": score.share,
            "low": score.interval[0],
            "high": score.interval[1],
            "blocked": score.blocked,
        }
        for (one, other), score in scores.items()
    ]
    told = msgspec.structs.asdict(terms)
    if terms.brought is None:
        del told["brought"]
    return {**told, "meetings": meetings_held, "ratings": ratings}
