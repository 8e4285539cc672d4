"""`lastcard editions`: what can be played, side by side."""

from collections.abc import Iterator, Sequence

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from lastcard.cli.options import language
from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options, option_values, value_of
from lastcard.lab.matrix import matrix, printing_columns, printing_rows
from lastcard.locale.naming import edition_name
from lastcard.locale.options import printing_name
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition
from lastcard.model.rulings import GENERAL_OPTIONS, HOUSE_RULES, Value


@click.command()
@language
@click.option("--options", "show_options", is_flag=True, help="Also list the options with their values.")
@click.option(
    "--printings",
    "show_printings",
    is_flag=True,
    help="Show instead in which options the printed rule sheets of an edition differ.",
)
def command(lang: str, *, show_options: bool, show_printings: bool) -> None:
    """Show the six editions side by side, from their data.

    An option is given to `lastcard sim` as --rule KEY=VALUE and stands in a record under `rules`; a printing
    is given as --printing KEY and sets several options at once.
    """
    speaker, console = Speaker(lang), Console()
    if not show_printings:
        table = _empty_table([edition.key for edition in EDITIONS])
        for label, cells in matrix(EDITIONS, speaker):
            table.add_row(label, *map(Text, cells))
        console.print(table)
    if show_options:
        console.print(_options(EDITIONS, speaker))
    if show_printings:
        for table in _printings(EDITIONS, speaker):
            console.print(table, "")


def _empty_table(columns: Sequence[str], title: str | None = None) -> Table:
    table = Table(
        title=Text(title) if title else None, box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_lines=True
    )
    table.add_column("", overflow="fold")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _printings(editions: Sequence[Edition], speaker: Speaker) -> Iterator[Table]:
    """Where there is more than one printing: what each says otherwise than the first."""
    for edition in editions:
        if len(edition.printings) > 1:
            columns = [", ".join(one.key for one in alike) for alike in printing_columns(edition)]
            table = _empty_table(columns, edition_name(speaker, edition))
            table.caption = Text(
                ", ".join(f"{one.key}: {printing_name(speaker, one.key)}" for one in edition.printings)
            )
            for label, cells in printing_rows(edition, speaker):
                table.add_row(Text(label), *map(Text, cells))
            yield table


def _options(editions: Sequence[Edition], speaker: Speaker) -> Table:
    """Every option: its values, and what each edition has chosen."""
    table = _empty_table([edition.key for edition in editions], speaker.phrase("label-options"))
    special = dict.fromkeys(key for edition in editions for key in edition.options)
    for key in (*GENERAL_OPTIONS, *special, *HOUSE_RULES):
        cells = [
            _written(value_of(edition, edition.rulings, key)) if key in accepted_options(edition) else ""
            for edition in editions
        ]
        table.add_row(f"{key}\n[dim]{_values(option_values(key))}[/dim]", *cells)
    for edition in editions:
        for own in edition.own_options:
            cells = [_written(own.values[0]) if one is edition else "" for one in editions]
            table.add_row(f"{own.key}\n[dim]{_values(own.values)}[/dim]", *cells)
    return table


def _values(values: Sequence[Value]) -> str:
    if isinstance(values, range):
        return f"{values[0]}–{values[-1]}"
    return " / ".join(map(_written, values))


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
