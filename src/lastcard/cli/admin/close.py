"""`lastcard admin close`: nobody plays at a table any more."""

import time

import click

from lastcard.cli.admin.options import Where, dry_run, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.table.keeping import tables
from lastcard.table.keeping.vault import Vault


@click.command()
@click.argument("table")
@dry_run
@where
@language
def command(*, table: str, dry_run: bool, where: Where, lang: str) -> None:
    """Close a table for good.

    A running server notices within seconds: everybody there is told that the table is closed. What was played
    stays in the database; a match that was under way will have no record.
    """

    async def scene(vault: Vault) -> str:
        if dry_run:
            return "was-closed" if (await vault.row(table)).status == "closed" else "would-close"
        return "closed-now" if await tables.close(vault, table, time.time()) else "was-closed"

    click.echo(Speaker(lang).phrase(f"admin-{with_vault(where, scene)}", table=table))
