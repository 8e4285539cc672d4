"""`lastcard sim`: many rounds of random legal play."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lastcard.cli.options import edition, language, parse_rules
from lastcard.editions import get
from lastcard.lab.simulate import PlayedRound, Summary, simulate, summarize
from lastcard.locale.speaker import Speaker
from lastcard.match.match import sheet_of
from lastcard.match.players import Player
from lastcard.model.errors import BadSeats, LastcardError
from lastcard.notation.document import Header
from lastcard.notation.record import write_record


@click.command()
@edition
@click.option("--seats", type=click.IntRange(2, 10), default=4, show_default=True, help="How many play.")
@click.option(
    "--rounds", type=click.IntRange(min=1), default=1000, show_default=True, help="How many rounds."
)
@click.option(
    "--seed",
    type=int,
    default=7,
    show_default=True,
    help="The same seed gives the same result on every machine.",
)
@click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option or house rule, e.g. stacking=same; `lastcard editions --options` lists them.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@click.option(
    "--save",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep every round as a record in this folder, for `lastcard replay` and `lastcard check`.",
)
@language
def command(
    *,
    edition: str,
    seats: int,
    rounds: int,
    seed: int,
    rules: tuple[str, ...],
    lang: str,
    save: Path | None,
    as_json: bool,
) -> None:
    """Play rounds of random legal play with the rules engine and sum them up.

    Every player says anything that is legal, bluffs and catches included, and draws only when no card
    fits; the deal goes round.
    """
    sheet_edition = get(edition)
    fewest, most = sheet_edition.players
    if not fewest <= seats <= most:
        raise BadSeats(f"expected {fewest} to {most} seats for {edition}, found {seats}")
    options = parse_rules(rules)
    sheet = sheet_of(sheet_edition, sheet_edition.mode, options)
    header = Header(
        edition=sheet_edition,
        names=tuple(f"P{seat}" for seat in range(1, seats + 1)),
        mode=sheet_edition.mode,
        rules=options,
        dealer=None,
        position=None,
        cites=(),
    )
    played = simulate(sheet, seats, rounds, seed)
    if save is not None:
        played = _saved(played, header, save, seed)
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        summary = summarize(sheet, seats, seed, progress.track(played, total=rounds, description=edition))
    if as_json:
        click.echo(msgspec.json.encode(msgspec.structs.asdict(summary)))
    else:
        Console().print(_table(summary, Speaker(lang)))


def _saved(played: Iterator[PlayedRound], header: Header, folder: Path, seed: int) -> Iterator[PlayedRound]:
    """Write each round as a record while it passes by."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(played):
            head = msgspec.structs.replace(header, dealer=Player(one.dealer))
            inputs = ((None if actor is None else Player(actor), said) for actor, said in one.inputs)
            path = folder / f"{header.edition.key}-{seed}-{number}.toml"
            path.write_text(write_record(head, inputs), "utf-8")
            yield one
    except OSError as error:
        raise LastcardError(f"{folder}: expected a folder to write to, found: {error.strerror}") from error


def _table(summary: Summary, speaker: Speaker) -> Table:
    def label(word: str) -> str:
        return speaker.say(f"label-{word}")

    table = Table(title=f"{speaker.say(f'edition-{summary.edition}')}, {summary.seats} {label('seats')}")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_row(label("rounds"), str(summary.rounds))
    table.add_row(f"{label('length')}, {label('mean')}", f"{summary.mean_length:.1f}")
    table.add_row(f"{label('length')}, {label('shortest')}", str(summary.shortest))
    table.add_row(f"{label('length')}, {label('longest')}", str(summary.longest))
    table.add_row(f"{label('points')}, {label('mean')}", f"{summary.mean_points:.1f}")
    table.add_row(label("blocked"), str(summary.blocked))
    table.add_section()
    for seat, wins in enumerate(summary.wins, start=1):
        share = wins / summary.rounds
        bar = "█" * round(share * 40)
        table.add_row(f"{label('wins')}, {label('seat')} {seat}", f"{bar} {wins} ({share:.1%})")
    return table
