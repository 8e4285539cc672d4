"""`lastcard edition test`: an edition is tried out."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

import click

from lastcard.cli.options import EDITION, language, seed
from lastcard.cli.progress import progress_bar
from lastcard.files import read_document
from lastcard.lab.edition_trial import Trial, look_at_secrets, play_both, play_to_the_end, trials
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition
from lastcard.model.errors import LastcardError
from lastcard.notation.check import run_case
from lastcard.notation.document import bring

T = TypeVar("T")

ROUNDS = 200
SOME = 4
"""One of so many rounds is looked at for secrets, which takes longer."""


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--rounds",
    type=click.IntRange(1, 100_000),
    default=ROUNDS,
    show_default=True,
    metavar="N",
    help="How many rounds are played.",
)
@seed
@language
def command(file: Path, rounds: int, seed: int, lang: str) -> None:
    """Try an edition out before your friends do.

    Rounds of random play with every number of players, half of them with options that somebody might choose:
    every round ends; the rules engine and the compiled game, if it is installed, agree on every move; hidden
    cards that are dealt anew change nothing for who does not see them. Then the scenarios beside the file are
    run, as `lastcard check` does: for duo.edition.toml those are the files duo.*.toml and the folder duo; where
    they say no edition, or its key, it is this one.

    Exit code 0 when all is well, 1 when something is not.

    \b
      lastcard edition test duo.edition.toml
      lastcard edition test duo.edition.toml --rounds 5000 --lang nl
    """  # noqa: D301 - click wants the real character
    edition, speaker = EDITION.convert(str(file.absolute()), None, None), Speaker(lang)
    tables = list(trials(edition, rounds, seed))
    ended = _each(tables, play_to_the_end, speaker.phrase("terminal-edition-rounds"))
    mean = round(sum(one.inputs for one in ended) / len(ended))
    blocked = sum(one.blocked for one in ended)
    click.echo(speaker.phrase("terminal-edition-ended", count=len(ended), mean=mean, blocked=blocked))
    if find_spec("numba"):
        _each(tables, play_both, speaker.phrase("terminal-edition-both"))
        click.echo(speaker.phrase("terminal-edition-agreed", count=len(tables)))
    else:
        click.echo(speaker.phrase("terminal-edition-not-compiled"))
    tried = _each(tables[::SOME], look_at_secrets, speaker.phrase("terminal-edition-secrets"))
    click.echo(speaker.phrase("terminal-edition-secret", count=sum(tried)))
    passed, failed = _scenarios(file, edition)
    if passed or failed:
        click.echo(speaker.phrase("terminal-edition-scenarios", passed=passed, failed=failed))
    raise SystemExit(1 if failed else 0)


def _each(tables: list[Trial], attempt: Callable[[Trial], T], what: str) -> list[T]:
    """Something done with every table, with a bar meanwhile; what goes wrong is told, and ends it."""
    found = []
    with progress_bar() as progress:
        bar = progress.add_task(what, total=len(tables))
        for table in tables:
            try:
                found.append(attempt(table))
            except LastcardError as error:
                click.echo(f"{error}  [{table}]")
                raise SystemExit(1) from error
            progress.advance(bar)
    return found


def _scenarios(file: Path, edition: Edition) -> tuple[int, int]:
    """How many of the scenarios beside the file hold and how many do not; these are told."""
    passed = failed = 0
    for path in _beside(file):
        for case in read_document(path).cases:
            brought = case.table.get("edition", edition.key) == edition.key
            failure = run_case(bring(case, edition) if brought else case)
            if failure:
                failed += 1
                click.echo(f"{path}:{failure.line}: {failure.message}  [{case.name}]")
            else:
                passed += 1
    return passed, failed


def _beside(file: Path) -> Iterator[Path]:
    stem = file.name.partition(".")[0]
    yield from sorted(path for path in file.parent.glob(f"{stem}.*.toml") if path.name != file.name)
    yield from sorted((file.parent / stem).rglob("*.toml"))
