"""`lastcard arena`: bots against bots, with how sure the result is."""

import csv
import io
import os
from collections.abc import Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import BinaryIO

import click
import msgspec
from rich.console import Console
from rich.table import Table

from lastcard.bots.levels import make_bot
from lastcard.cli.options import UnreadableFile, edition, language, parse_rules, rule, seats, seed
from lastcard.cli.progress import progress_bar
from lastcard.lab.arena import COMPILED, Heap, Terms, heaps, meetings, play_all
from lastcard.lab.arena_picture import picture
from lastcard.lab.ratings import Rating, Score, rate
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.policy.fingerprint import fingerprint

Scores = dict[tuple[str, str], Score]


class Contest(Record, frozen=True):
    """The first line of a file of results: what is played, and by which weights."""

    terms: Terms
    weights: str


class Kept(Record, frozen=True):
    """Every other line: a heap that was played."""

    heap: Heap
    score: Score


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
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Draw the shares of wins as an SVG picture.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
@language
def command(
    *,
    levels: tuple[str, ...],
    edition: str,
    seats: int,
    rounds: int,
    seed: int,
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

    Where all levels can, the compiled game plays (pip install 'lastcard[fast]'), else the rules engine; each has
    its own luck.

    \b
      lastcard arena normal random
      lastcard arena hard normal --edition battle --rounds 100000 --keep battle.jsonl
      lastcard arena hard normal random --seats 2 --picture ratings.svg
    """  # noqa: D301 - click wants the real character
    if len(set(levels)) != len(levels) or len(levels) == 1:
        raise click.UsageError(f"expected two levels or more, each once, found {' '.join(levels)}")
    by_kernel = not engine and set(levels) <= set(COMPILED) and find_spec("numba") is not None
    terms = Terms(
        edition=edition,
        seats=seats,
        rules=parse_rules(rules),
        seed=seed,
        by="kernel" if by_kernel else "engine",
    )
    for level in levels:
        make_bot(level, terms.sheet())
    deals = -(-rounds // seats)
    speaker = Speaker(lang)
    workers = workers or os.cpu_count() or 1
    click.echo(speaker.say("sim-by-kernel" if by_kernel else "sim-by-engine", workers=workers), err=True)
    scores: Scores = {pair: Score(seats=seats) for pair in meetings(levels)}
    with ExitStack() as stack:
        todo, kept = heaps(terms, levels, deals), None
        if keep is not None:
            known, kept = _opened(keep, terms)
            stack.enter_context(kept)
            todo = _not_yet(todo, known, scores)
        progress = stack.enter_context(progress_bar())
        total = deals * seats * len(scores)
        bar = progress.add_task(speaker.say("arena-playing"), total=total)
        for heap, score in play_all(terms, todo, workers):
            scores[heap.one, heap.other] += score
            if kept is not None:
                kept.write(msgspec.json.encode(Kept(heap, score)) + b"\n")
                kept.flush()
            progress.update(bar, completed=sum(one.rounds for one in scores.values()))
    ratings = rate(levels, scores)
    printed = csv_file is not None and str(csv_file) == "-"
    if printed:
        click.echo(_csv(scores), nl=False)
    elif as_json:
        click.echo(msgspec.json.encode(_figures(terms, scores, ratings)))
    else:
        console = Console()
        console.print(_shares(terms, scores, speaker))
        console.print(_list(ratings, speaker))
    # Last of all: what was played is shown even if a file cannot be written.
    if csv_file is not None and not printed:
        _write(csv_file, _csv(scores))
    if picture_file is not None:
        _write(picture_file, picture(scores, seats, _title(terms, speaker)))


def _not_yet(todo: Iterator[Heap], known: dict[Heap, Score], scores: Scores) -> Iterator[Heap]:
    """The heaps that are still to be played; those that are known count at once."""
    for heap in todo:
        if heap in known:
            scores[heap.one, heap.other] += known[heap]
        else:
            yield heap


def _opened(path: Path, terms: Terms) -> tuple[dict[Heap, Score], BinaryIO]:
    """The heaps of an earlier call, and the file to go on with; the first line says what is played.

    The last line may have been cut off while it was written; then it goes.
    """
    try:
        file = path.open("ab+")
        file.seek(0)
        head, *lines = file.read().splitlines(keepends=True) or [b""]
    except OSError as error:
        raise UnreadableFile(f"{path}: expected a file to keep results in, found: {error}") from error
    contest = Contest(terms, fingerprint())
    if not head:
        file.write(msgspec.json.encode(contest) + b"\n")
        return {}, file
    whole = [line for line in lines if line.endswith(b"\n")]
    try:
        found = msgspec.json.decode(head, type=Contest)
        kept = [msgspec.json.decode(line, type=Kept) for line in whole]
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        file.close()
        raise UnreadableFile(f"{path}: expected results of an earlier contest, found: {error}") from error
    if found != contest:
        file.close()
        raise UnreadableFile(f"{path}: expected results of the same contest, found those of {found}")
    file.truncate(len(head) + sum(map(len, whole)))
    if not head.endswith(b"\n"):
        file.write(b"\n")
    return {one.heap: one.score for one in kept}, file


def _title(terms: Terms, speaker: Speaker) -> str:
    return speaker.say("arena-title", edition=speaker.say(f"edition-{terms.edition}"), seats=terms.seats)


def _shares(terms: Terms, scores: Scores, speaker: Speaker) -> Table:
    table = Table(title=_title(terms, speaker))
    for heading in ("arena-one", "arena-among"):
        table.add_column(speaker.say(heading))
    for heading in ("label-rounds", "label-wins", "arena-sure", "arena-fair"):
        table.add_column(speaker.say(heading), justify="right")
    for (one, other), score in scores.items():
        low, high = score.interval
        interval = f"{low:.2%} – {high:.2%}"
        table.add_row(one, other, str(score.rounds), f"{score.share:.2%}", interval, f"{1 / terms.seats:.2%}")
    return table


def _list(ratings: list[Rating], speaker: Speaker) -> Table:
    table = Table(title=speaker.say("arena-ratings"))
    table.add_column(speaker.say("arena-one"))
    table.add_column(speaker.say("label-points"), justify="right")
    table.add_column(speaker.say("arena-sure"), justify="right")
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


def _figures(terms: Terms, scores: Scores, ratings: list[Rating]) -> dict[str, object]:
    meetings_held = [
        {
            "one": one,
            "among": other,
            "rounds": score.rounds,
            "wins": score.wins,
            "share": score.share,
            "low": score.interval[0],
            "high": score.interval[1],
            "blocked": score.blocked,
        }
        for (one, other), score in scores.items()
    ]
    return {**msgspec.structs.asdict(terms), "meetings": meetings_held, "ratings": ratings}


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise LastcardError(f"{path}: expected a file to write to, found: {error.strerror}") from error
