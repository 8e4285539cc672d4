"""`lastcard sim`: many rounds, or matches, of random legal play."""

import csv
import io
import os
from collections.abc import Iterable
from pathlib import Path

import click
import msgspec
from rich.console import Console

from lastcard.cli.options import edition, language, printing, rule, rules_for, seats, seed
from lastcard.cli.sim_studies import Study, of_matches, of_rounds
from lastcard.engine.options import in_full
from lastcard.files import opened
from lastcard.lab.summary import Row, Setting
from lastcard.locale.speaker import Speaker
from lastcard.match.match import check_players, sheet_of
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadSeats, LastcardError

MOST = 10**12
NUMBER = 1000


@click.command()
@edition
@printing
@seats
@click.option(
    "--rounds",
    type=click.IntRange(1, MOST),
    metavar="N",
    show_default=f"{NUMBER}",
    help="How many rounds; the deal goes round.",
)
@click.option(
    "--mode",
    type=click.Choice([str(mode) for mode in Mode]),
    help="Play whole matches: how rounds make a match.",
)
@click.option(
    "--matches",
    type=click.IntRange(1, MOST),
    metavar="N",
    show_default=f"{NUMBER} with --mode",
    help="How many matches; without --mode in the mode that the sheet prints.",
)
@click.option(
    "--target",
    type=int,
    metavar="N",
    help="Points that win or end a match, or put a player out; the same as --rule target=N.",
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
    help="Keep every round or match as a record in this folder, for `lastcard replay` and `lastcard check`; "
    "the rules engine plays.",
)
@language
# parameters: one for each option of the command
def command(
    *,
    edition: Edition,
    printing: str | None,
    seats: int,
    rounds: int | None,
    mode: str | None,
    matches: int | None,
    target: int | None,
    seed: int,
    rules: tuple[str, ...],
    lang: str,
    engine: bool,
    workers: int | None,
    as_json: bool,
    csv_file: Path | None,
    save: Path | None,
) -> None:
    """Play rounds, or whole matches, of random legal play and sum them up.

    Every player says anything that is legal, bluffs and catches included, and draws only when no card
    fits. Rounds tell how long they are, who wins, and which cards and moves are used; the deal goes round.
    With --mode whole matches are played: how many rounds they have, who wins them from which seat, with how
    many points, and how many there are in a second.

    The compiled game plays if it is installed (pip install 'lastcard[fast]'), else the rules engine, hundreds
    of times slower. They play by the same rules but each has its own luck: one seed gives other rounds with
    one than with the other.

    \b
      lastcard sim --rounds 1000000                a million rounds
      lastcard sim --edition flip --json           figures for a program
      lastcard sim --edition ./duo.edition.toml    an edition of your own
      lastcard sim --csv - | head                  the same as a table for a program
      lastcard sim --rounds 1 --save games         one round, kept as a record
      lastcard sim --mode first_to --target 300    a thousand matches to 300 points
      lastcard sim --edition beach --printing fr-CA --mode rotation --seats 8 --matches 100000
    """  # noqa: D301 - click wants the real character
    printed = csv_file is not None and str(csv_file) == "-"
    if as_json and printed:
        raise click.UsageError("expected --json or --csv -, found both")
    whole = mode is not None or matches is not None
    if whole and rounds is not None:
        other = "--mode" if matches is None else "--matches"
        raise click.UsageError(f"expected --rounds, or --mode and --matches, found --rounds and {other}")
    played_mode = edition.mode if mode is None else Mode(mode)
    check_seats(edition, played_mode if whole else None, seats)
    options = rules_for(edition, printing, rules, target)
    sheet = sheet_of(edition, played_mode, options)
    speaker = Speaker(lang, edition=edition)
    # Opened first: nobody wants to play a million rounds for a file that cannot be written.
    rows = None if csv_file is None or printed else opened(csv_file)

    threads = threads_for(workers, speaker, chosen=engine or save is not None)
    setting = Setting(
        edition=edition.key,
        printing=printing,
        rules=in_full(edition, options),
        seats=seats,
        seed=seed,
        played_by="kernel" if threads else "engine",
    )
    study = Study(sheet, played_mode, setting, matches or rounds or NUMBER, threads, save, speaker)
    found = of_matches(study) if whole else of_rounds(study)
    if rows is not None:
        with rows:
            rows.write(_csv(found.rows))
    if as_json:
        click.echo(msgspec.json.encode(found.summary))
    elif printed:
        click.echo(_csv(found.rows), nl=False)
    else:
        Console().print(*found.tables, sep="\n")


def check_seats(edition: Edition, mode: Mode | None, seats: int) -> None:
    """As many as the edition has, and the mode when there is one."""
    fewest, most = edition.players
    if mode is not None:
        check_players(edition, mode, seats)
    elif not fewest <= seats <= most:
        raise BadSeats(f"expected {fewest} to {most} seats for {edition.key}, found {seats}")


def threads_for(workers: int | None, speaker: Speaker, *, chosen: bool) -> int:
    """How many threads of the kernel play, none when the engine does, by choice or without the extra `fast`."""
    if not chosen and _is_compiled():
        threads = workers or os.cpu_count() or 1
        click.echo(speaker.phrase("sim-by-kernel", workers=threads), err=True)
        return threads
    if workers is not None and workers > 1:
        who = "with the rules engine" if chosen else "without the extra `fast` (pip install 'lastcard[fast]')"
        raise click.UsageError(f"expected one worker {who}, found {workers}")
    click.echo(speaker.phrase("sim-by-engine" if chosen else "sim-without-fast"), err=True)
    return 0


def _is_compiled() -> bool:
    """Whether the extra `fast` is there."""
    try:
        import lastcard.fast  # noqa: F401, PLC0415 - Numba takes long to load
    except ImportError as missing:
        if not isinstance(missing, LastcardError):
            raise
        return False
    return True


def _csv(figures: Iterable[Row]) -> str:
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(("statistic", "key", "value"))
    rows.writerows(figures)
    return text.getvalue()
