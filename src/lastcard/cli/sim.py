"""`lastcard sim`: many rounds of random legal play."""

import csv
import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

import click
import msgspec
from rich.console import Console

from lastcard.cli.options import edition, language, parse_rules, rule, seats, seed
from lastcard.cli.progress import progress_bar
from lastcard.cli.sim_tables import tables
from lastcard.editions import get
from lastcard.lab.simulate import PlayedRound, simulate
from lastcard.lab.summary import PlayedBy, Summary, summarize, tidy_rows
from lastcard.lab.tally import Tally
from lastcard.locale.speaker import Speaker
from lastcard.match.match import sheet_of
from lastcard.match.players import Player
from lastcard.model.edition import Edition
from lastcard.model.errors import BadSeats, LastcardError
from lastcard.model.sheet import Sheet
from lastcard.notation.document import Header
from lastcard.notation.record import write_record

MOST_ROUNDS = 10**12


@click.command()
@edition
@seats
@click.option(
    "--rounds",
    type=click.IntRange(1, MOST_ROUNDS),
    metavar="N",
    default=1000,
    show_default=True,
    help="How many rounds.",
)
@seed
@rule
@click.option("--engine", is_flag=True, help="Play with the rules engine even if the compiled game is there.")
@click.option(
    "--workers",
    type=click.IntRange(1, 1024),
    metavar="N",
    show_default="all cores",
    help="Threads that play; the rules engine has one.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@click.option(
    "--csv",
    "csv_file",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    metavar="FILE",
    help="Write rows of statistic,key,value to a file; with - print them instead of tables.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep every round as a record in this folder, for `lastcard replay` and `lastcard check`; "
    "the rules engine plays.",
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
    engine: bool,
    workers: int | None,
    as_json: bool,
    csv_file: Path | None,
    save: Path | None,
) -> None:
    """Play rounds of random legal play and sum them up.

    Every player says anything that is legal, bluffs and catches included, and draws only when no card
    fits; the deal goes round.

    The compiled game plays if it is installed (pip install 'lastcard[fast]'), else the rules engine, hundreds
    of times slower. They play by the same rules but each has its own luck: one seed gives other rounds with
    one than with the other.

    \b
      lastcard sim --rounds 1000000                a million rounds
      lastcard sim --edition flip --json           figures for a program
      lastcard sim --csv - | head                  the same as a table for a program
      lastcard sim --rounds 1 --save games         one round, kept as a record
    """  # noqa: D301 - click wants the real character
    sheet_edition = get(edition)
    fewest, most = sheet_edition.players
    if not fewest <= seats <= most:
        raise BadSeats(f"expected {fewest} to {most} seats for {edition}, found {seats}")
    printed = csv_file is not None and str(csv_file) == "-"
    if as_json and printed:
        raise click.UsageError("expected --json or --csv -, found both")
    options = parse_rules(rules)
    sheet = sheet_of(sheet_edition, sheet_edition.mode, options)
    speaker = Speaker(lang)
    # Opened first: nobody wants to play a million rounds for a file that cannot be written.
    rows = None if csv_file is None or printed else _opened(csv_file)

    played_by: PlayedBy = "engine"
    compiled = None if engine or save is not None else compiled_play()
    if compiled is not None:
        played_by, workers = "kernel", workers or os.cpu_count() or 1
        click.echo(speaker.say("sim-by-kernel", workers=workers), err=True)
        tallies = compiled(sheet, seats, rounds, seed, workers)
    elif workers is not None and workers > 1 and not (engine or save):
        raise click.UsageError(
            f"expected one worker without the extra `fast` (pip install 'lastcard[fast]'), found {workers}"
        )
    elif workers is not None and workers > 1:
        raise click.UsageError(f"expected one worker with the rules engine, found {workers}")
    else:
        chosen = engine or save is not None
        click.echo(speaker.say("sim-by-engine" if chosen else "sim-without-fast"), err=True)
        played = simulate(sheet, seats, rounds, seed)
        if save is not None:
            played = _saved(played, _header(sheet_edition, seats, options), save, seed)
        tallies = (one.tally for one in played)

    summary = summarize(sheet, seats, seed, played_by, _added_up(tallies, rounds, speaker))
    if rows is not None:
        with rows:
            rows.write(_csv(summary))
    if as_json:
        click.echo(msgspec.json.encode(summary))
    elif printed:
        click.echo(_csv(summary), nl=False)
    else:
        Console().print(*tables(sheet, summary, speaker), sep="\n")


def compiled_play() -> Callable[[Sheet, int, int, int, int], Iterator[Tally]] | None:
    """Random play with the kernel; None without the extra `fast`."""
    try:
        from lastcard.lab.compiled_play import simulate as play  # noqa: PLC0415 - Numba takes long to load
    except ImportError as missing:
        if not isinstance(missing, LastcardError):
            raise
        return None
    return play


def _added_up(tallies: Iterator[Tally], rounds: int, speaker: Speaker) -> Tally:
    """All of them, with a bar that moves meanwhile."""
    everything = Tally()
    with progress_bar() as progress:
        bar = progress.add_task(speaker.say("sim-preparing"), total=None)
        playing = speaker.say("sim-playing")
        for tally in tallies:
            everything.add(tally)
            progress.update(bar, total=rounds, completed=everything.rounds, description=playing)
    return everything


def _opened(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise LastcardError(f"{path}: expected a file to write to, found: {error.strerror}") from error


def _csv(summary: Summary) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("statistic", "key", "value"))
    rows.writerows(tidy_rows(summary))
    return text.getvalue()


def _header(edition: Edition, seats: int, options: dict[str, object]) -> Header:
    """The head of a record; who deals is known round by round."""
    return Header(
        edition=edition,
        names=tuple(f"P{seat}" for seat in range(1, seats + 1)),
        mode=edition.mode,
        rules=options,
        dealer=None,
        position=None,
        cites=(),
    )


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
