"""`lastcard editions`: what can be played, side by side."""

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from lastcard.cli.options import language
from lastcard.editions import EDITIONS
from lastcard.engine.sheet import accepted_options, option_values
from lastcard.lab.matrix import matrix
from lastcard.locale.speaker import Speaker
from lastcard.model.rulings import GENERAL_OPTIONS, HOUSE_RULES


@click.command()
@language
@click.option("--options", "show_options", is_flag=True, help="Also list the options with their values.")
def command(lang: str, *, show_options: bool) -> None:
    """Show the six editions side by side, from their data.

    An option is given to `lastcard sim` as --rule KEY=VALUE and stands in a record under `rules`.
    """
    speaker, console = Speaker(lang), Console()
    table = _empty_table()
    for label, cells in matrix(EDITIONS, speaker):
        table.add_row(label, *cells)
    console.print(table)
    if show_options:
        console.print(_options(speaker))


def _empty_table(title: str | None = None) -> Table:
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_lines=True)
    table.add_column("", overflow="fold")
    for edition in EDITIONS:
        table.add_column(edition.key, overflow="fold")
    return table


def _options(speaker: Speaker) -> Table:
    """Every option: its values, and what each edition has chosen."""
    table = _empty_table(speaker.say("label-options"))
    own = dict.fromkeys(key for edition in EDITIONS for key in edition.options)
    for key in (*GENERAL_OPTIONS, *own, *HOUSE_RULES):
        cells = [
            _written(getattr(edition.rulings, key)) if key in accepted_options(edition) else ""
            for edition in EDITIONS
        ]
        values = " / ".join(_written(value) for value in option_values(key))
        table.add_row(f"{key}\n[dim]{values}[/dim]", *cells)
    return table


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
