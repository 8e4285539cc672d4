"""`lastcard check`: scenario files against the engine."""

from pathlib import Path

import click

from lastcard.files import UnreadableFile, read_document, toml_files
from lastcard.notation.check import run_case


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("-v", "--verbose", is_flag=True, help="Name the cases that hold, too.")
def command(paths: tuple[Path, ...], *, verbose: bool) -> None:
    """Run the scenarios in files, and in all .toml files below folders.

    Each failing line is reported as FILE:LINE: what was expected and what was found, with the name of its
    case. The last line says how many passed and failed. Exit code 0 when all hold, 1 when a scenario fails,
    2 when a file cannot be read.
    """
    passed = failed = 0
    unreadable = False
    try:
        for path in toml_files(paths):
            try:
                cases = read_document(path).cases
            except UnreadableFile as error:
                click.echo(str(error), err=True)
                unreadable = True
                continue
            for case in cases:
                failure = run_case(case)
                if failure:
                    failed += 1
                    click.echo(f"{path}:{failure.line}: {failure.message}  [{case.name}]")
                else:
                    passed += 1
                    if verbose:
                        click.echo(f"{path}: holds  [{case.name}]")
    except UnreadableFile as error:
        click.echo(str(error), err=True)
        unreadable = True
    click.echo(f"{passed} passed, {failed} failed")
    raise SystemExit(2 if unreadable else 1 if failed else 0)
