"""`lastcard admin tables`: which tables there are."""

import time
from datetime import datetime

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lastcard.cli.admin.options import Age, Where, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.naming import edition_name
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError
from lastcard.table.config import TableConfig, edition_of_config
from lastcard.table.keeping.tables import Listed, all_tables

STATUSES = ("gathering", "playing", "over", "closed")


@click.command()
@click.option(
    "--status", "statuses", multiple=True, type=click.Choice(STATUSES), help="Only these; repeatable."
)
@click.option("--edition", metavar="KEY", help="Only of this game.")
@click.option(
    "--older-than", type=Age(), metavar="AGE", help="Only unchanged for so long, e.g. 12h, 90d, 2w."
)
@click.option("--newer-than", type=Age(), metavar="AGE", help="Only changed since.")
@click.option("--public/--private", default=None, help="Only those that are listed, or that are not.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@where
@language
def command(
    *,
    statuses: tuple[str, ...],
    edition: str | None,
    older_than: float | None,
    newer_than: float | None,
    public: bool | None,
    as_json: bool,
    where: Where,
    lang: str,
) -> None:
    """List tables, the last changed first.

    \b
      lastcard admin tables --status playing            where somebody plays now
      lastcard admin tables --older-than 90d --json     the old ones, for a program

    Whoever knows the id of a table can watch it: keep the list to yourself.
    """  # noqa: D301 - click wants the real character
    now = time.time()
    found = [
        one
        for one in with_vault(where, all_tables)
        if (not statuses or one.row.status in statuses)
        and (edition is None or (one.config is not None and one.config.edition == edition))
        and (older_than is None or one.row.updated_at < now - older_than)
        and (newer_than is None or one.row.updated_at >= now - newer_than)
        and (public is None or one.row.public is public)
    ]
    if as_json:
        click.echo(msgspec.json.encode({"tables": [_figures(one) for one in found]}))
    else:
        Console().print(_shown(found, Speaker(lang)))


def _figures(one: Listed) -> dict[str, object]:
    return {
        "table": one.row.id,
        "status": one.row.status,
        "edition": one.config and one.config.edition,
        "seats": one.config and one.config.seats,
        "public": one.row.public,
        "entries": one.row.seq,
        "changed": one.row.updated_at,
    }


def _shown(found: list[Listed], speaker: Speaker) -> Table:
    table = Table(title=speaker.phrase("admin-tables", number=len(found)), box=None, padding=(0, 1, 0, 0))
    longest = max((len(one.row.id) for one in found), default=0)  # never shortened: it is to be copied
    table.add_column(speaker.phrase("admin-table"), no_wrap=True, min_width=longest)
    for heading in ("admin-status", "admin-edition", "admin-seats", "admin-public"):
        table.add_column(speaker.phrase(heading))
    table.add_column(speaker.phrase("admin-entries"), justify="right")
    table.add_column(speaker.phrase("admin-changed"), no_wrap=True)
    for one in found:
        row, config = one.row, one.config
        table.add_row(
            row.id,
            speaker.phrase(f"admin-{row.status}") if row.status in STATUSES else row.status,
            _game(config, speaker) if config else "?",
            str(config.seats) if config else "?",
            speaker.phrase("admin-yes" if row.public else "admin-no"),
            str(row.seq),
            f"{datetime.fromtimestamp(row.updated_at).astimezone():%Y-%m-%d %H:%M}",
        )
    return table


def _game(config: TableConfig, speaker: Speaker) -> str:
    """What is played there is called, or else its key: a listing does not stumble over a table."""
    try:
        return escape(edition_name(speaker, edition_of_config(config)))
    except LastcardError:
        return escape(config.edition)
