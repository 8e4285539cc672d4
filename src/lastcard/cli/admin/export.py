"""`lastcard admin export`: a table as text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import click

from lastcard.cli.admin.options import Where, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.table.finished import NotFinished
from lastcard.table.keeping.export import log_of, records_of
from lastcard.table.keeping.files import make_folder, whole_file
from lastcard.table.keeping.vault import Vault


@click.command()
@click.argument("table")
@click.option("--match", type=click.IntRange(1), metavar="N", help="Only this match, counted from 1.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["record", "log"]),
    default="record",
    show_default=True,
    help="Finished matches in the notation, or all that was stored as JSON lines.",
)
@click.option("--secrets", is_flag=True, help="The log even of a table that is not closed.")
@click.option(
    "--to",
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="Write to this file, or into this folder, instead of the terminal.",
)
@where
@language
def command(
    *,
    table: str,
    match: int | None,
    form: Literal["record", "log"],
    secrets: bool,
    to: Path | None,
    where: Where,
    lang: str,
) -> None:
    """Print the records of a table's finished matches, or its log.

    \b
      lastcard admin export TABLE > game.toml           the record of its match
      lastcard admin export TABLE --to games            a file for every match
      lastcard admin export TABLE --format log          what was stored, as JSON lines

    A match that is not over has no record: it would open hands and seeds. Until its table is closed, a log has
    the seeds of rounds to come: whoever reads it knows every card. Only --secrets prints it then.
    """  # noqa: D301 - click wants the real character

    async def scene(vault: Vault) -> dict[str, str]:
        if form == "log":
            return {f"{table}.jsonl": await log_of(vault, table, secrets=secrets)}
        return named(table, await records_of(vault, table, match))

    texts = with_vault(where, scene)
    if not texts:
        raise NotFinished(f"expected a match of table {table} that is over, found none")
    if to is None and len(texts) > 1:
        raise click.UsageError(
            f"expected --match or --to for a table with {len(texts)} matches, found neither"
        )
    if to is None:
        click.echo("".join(texts.values()), nl=False)
        return
    if to.is_dir() or len(texts) > 1:
        written = _write_all(make_folder(to), texts)
    else:
        written = _write_all(to.parent, {to.name: next(iter(texts.values()))})
    for path in written:
        click.echo(Speaker(lang).phrase("admin-exported", file=str(path)))


def named(table: str, records: Mapping[int, str]) -> dict[str, str]:
    """Records by the names of their files."""
    return {f"{table}-{match}.toml": text for match, text in records.items()}


def write_records(folder: Path, table: str, records: Mapping[int, str]) -> None:
    """Keep records in a folder."""
    _write_all(folder, named(table, records))


def _write_all(folder: Path, texts: Mapping[str, str]) -> list[Path]:
    for name, text in texts.items():
        with whole_file(folder / name) as file:
            file.write(text.encode())
    return [folder / name for name in texts]
