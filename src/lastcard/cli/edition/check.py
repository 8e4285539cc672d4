"""`lastcard edition check`: everything that is wrong with a file."""

from pathlib import Path

import click

from lastcard.cli.options import language
from lastcard.engine.sheet import sheet_for
from lastcard.files import UnreadableFile, read_edition_text
from lastcard.locale.naming import edition_name
from lastcard.locale.speaker import Speaker
from lastcard.notation.editions import BadEdition, Problem, read_edition, warnings_of


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@language
def command(files: tuple[Path, ...], lang: str) -> None:
    """Tell everything that is wrong with files of editions, each with its line.

    A note is no fault: the edition can be played, but may not be what you want. Exit code 0 when every file
    can be played, 2 when one cannot.

    \b
      lastcard edition check duo.edition.toml
    """  # noqa: D301 - click wants the real character
    speaker = Speaker(lang)
    good = [_is_good(file, speaker) for file in files]
    raise SystemExit(0 if all(good) else 2)


def _is_good(file: Path, speaker: Speaker) -> bool:
    try:
        edition = read_edition(read_edition_text(file))
    except UnreadableFile as error:
        click.echo(str(error), err=True)
        return False
    except BadEdition as error:
        for problem in error.problems:
            click.echo(_told(file, problem, speaker), err=True)
        return False
    for warning in warnings_of(edition):
        said = speaker.phrase(warning.message, **dict(warning.values))
        click.echo(speaker.phrase("terminal-edition-note", file=str(file), note=said))
    fewest, most = edition.players
    figures = {"cards": len(sheet_for(edition, edition.rulings).deck), "fewest": fewest, "most": most}
    name = edition_name(speaker, edition)
    click.echo(speaker.phrase("terminal-edition-good", file=str(file), name=name, **figures))
    return True


def _told(file: Path, problem: Problem, speaker: Speaker) -> str:
    """As compilers tell it: file, line, place, fault."""
    line = f":{problem.line}" if problem.line else ""
    path = f" {problem.path}:" if problem.path else ""
    return f"{file}{line}:{path} {speaker.phrase(problem.message, **dict(problem.values))}"
