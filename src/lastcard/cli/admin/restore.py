"""`lastcard admin restore`: a database as it was when a backup was made."""

from pathlib import Path

import click

from lastcard.cli.admin.options import Where, bar, dry_run, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.table.keeping import backup
from lastcard.table.keeping.vault import Vault


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--force", is_flag=True, help="Replace everything that the database has.")
@dry_run
@where
@language
def command(*, file: Path, force: bool, dry_run: bool, where: Where, lang: str) -> None:
    """Fill an empty database from a file that `lastcard admin backup` has made.

    \b
      lastcard admin restore tables.backup
      lastcard admin restore tables.backup --database postgresql://lastcard@localhost/lastcard

    Stop the server first. The whole file is looked at before anything is written; then all of it is restored or,
    after an error, nothing. A database that has tables is left alone without --force, which gives up all that
    it has. With --dry-run only the file is looked at.
    """  # noqa: D301 - click wants the real character
    speaker = Speaker(lang)
    with bar(speaker.phrase("admin-reading")) as tell:
        head = backup.examine(file, tell)

    async def scene(vault: Vault) -> None:
        with bar(speaker.phrase("admin-restoring")) as tell:
            await backup.restore(vault, file, tell, force=force)

    if not dry_run:
        with_vault(where, scene, new=True, alone=True)
    said = "admin-would-restore" if dry_run else "admin-restored"
    click.echo(speaker.phrase(said, file=str(file), tables=head.tables, entries=head.entries))
