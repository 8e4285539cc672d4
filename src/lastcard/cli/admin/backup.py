"""`lastcard admin backup`: everything in one file."""

import time
from pathlib import Path

import click

from lastcard.cli.admin.options import Where, bar, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.table.keeping.backup import Head, back_up
from lastcard.table.keeping.files import must_be_new
from lastcard.table.keeping.vault import Vault


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@where
@language
def command(*, file: Path, force: bool, where: Where, lang: str) -> None:
    """Write everything to one file, for `lastcard admin restore`.

    \b
      lastcard admin backup tables.backup
      lastcard admin backup --force tables.backup     every night, say

    A server may run meanwhile: all of the backup is of one moment. The file is the same for SQLite and
    PostgreSQL, and can be restored to either. It takes its name when it is whole and was read again.

    It has secrets, as the database does: the seeds of rounds to come, names, hashes of tickets. Only its owner
    may read it; keep it so.
    """  # noqa: D301 - click wants the real character
    if not force:
        must_be_new(file)
    speaker = Speaker(lang)

    async def scene(vault: Vault) -> tuple[Head, int]:
        with bar(speaker.phrase("admin-backing-up")) as tell:
            return await back_up(vault, file, time.time(), tell)

    head, left_out = with_vault(where, scene)
    if left_out:
        click.echo(speaker.phrase("admin-left-out", entries=left_out), err=True)
    click.echo(speaker.phrase("admin-backed-up", file=str(file), tables=head.tables, entries=head.entries))
