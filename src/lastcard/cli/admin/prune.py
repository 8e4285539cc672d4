"""`lastcard admin prune`: what nobody needs any more leaves the database."""

import time
from pathlib import Path

import click

from lastcard.cli.admin.export import write_records
from lastcard.cli.admin.options import DAY, Age, Where, bar, dry_run, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError
from lastcard.table.keeping.export import records_of
from lastcard.table.keeping.files import make_folder
from lastcard.table.keeping.prune import remove, unchanged_since
from lastcard.table.keeping.vault import Vault
from lastcard.table.store.base import TableRow


@click.command()
@click.option(
    "--older-than",
    type=Age(DAY),
    required=True,
    metavar="AGE",
    help="How long nothing may have happened there, e.g. 90d or 12w; a day at least.",
)
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="FOLDER",
    help="Keep the records of finished matches in this folder.",
)
@click.option("--vacuum", is_flag=True, help="Make the SQLite file smaller afterwards; no server may run.")
@dry_run
@where
@language
def command(
    *, older_than: float, records: Path | None, vacuum: bool, dry_run: bool, where: Where, lang: str
) -> None:
    """Remove tables that are over or closed and have not changed for so long.

    \b
      lastcard admin prune --older-than 90d --dry-run
      lastcard admin prune --older-than 90d --records games

    Tables at which somebody gathers or plays always stay, and so does one that changes meanwhile. Replays of a
    removed table are gone; with --records their matches are kept as text for `lastcard replay` and
    `lastcard verify`. A table whose records cannot be made stays, and is named; the exit code is 1 then.

    SQLite uses the space again but keeps its file as large as it was; --vacuum gives it back to the disk.
    PostgreSQL does so by itself.
    """  # noqa: D301 - click wants the real character
    speaker = Speaker(lang)
    before = time.time() - older_than

    async def scene(vault: Vault) -> bool:
        rows = await unchanged_since(vault, before)
        if dry_run:
            entries = sum(row.seq for row in rows)
            click.echo(speaker.phrase("admin-would-remove", tables=len(rows), entries=entries))
            return True
        kept = rows if records is None else await _kept(vault, rows, make_folder(records), speaker)
        with bar(speaker.phrase("admin-removing")) as tell:
            removed = await remove(vault, kept, tell)
        click.echo(speaker.phrase("admin-removed", tables=removed.tables, entries=removed.entries))
        if vacuum and vault.file is not None:
            size = vault.file.stat().st_size
            await vault.shrink()
            click.echo(speaker.phrase("admin-shrunk", before=size, after=vault.file.stat().st_size))
        return len(kept) == len(rows)

    if not with_vault(where, scene, alone=vacuum and not dry_run):
        raise SystemExit(1)


async def _kept(vault: Vault, rows: list[TableRow], folder: Path, speaker: Speaker) -> list[TableRow]:
    """The tables whose records are kept by now."""
    kept, written = list[TableRow](), 0
    with bar(speaker.phrase("admin-keeping")) as tell:
        for done, row in enumerate(rows, start=1):
            try:
                records = await records_of(vault, row.id)
            except LastcardError as error:
                click.echo(f"{row.id}: {error}", err=True)
                continue
            write_records(folder, row.id, records)
            kept.append(row)
            written += len(records)
            tell(done, len(rows))
    click.echo(speaker.phrase("admin-kept", folder=str(folder), records=written))
    return kept
