"""`lastcard admin check`: whether everything in the database is as it should be."""

import click
import msgspec

from lastcard.cli.admin.options import Where, bar, where, with_vault
from lastcard.cli.options import language
from lastcard.locale.speaker import Speaker
from lastcard.table.keeping.check import Finding, Report, check
from lastcard.table.keeping.vault import Vault


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of sentences.")
@where
@language
def command(*, as_json: bool, where: Where, lang: str) -> None:
    """Look for anything that is wrong in the database.

    Every log is read and played again: no entry may be missing, all of them must be possible, all luck must
    come from the seeds that were committed to, and what is listed of a table must agree with its log. SQLite
    checks its file, too. A server may run meanwhile.

    Each finding is a line with the table and what is wrong; none tells a card, a seed or a ticket. Exit code 0
    when all is well, 1 when something is wrong, 2 when the database cannot be looked at.
    """
    speaker = Speaker(lang)

    async def scene(vault: Vault) -> Report:
        with bar(speaker.phrase("admin-checking")) as tell:
            return await check(vault, tell)

    report = with_vault(where, scene)
    if as_json:
        click.echo(msgspec.json.encode(report))
    else:
        for finding in report.findings:
            click.echo(_sentence(finding, speaker))
        counts = {"tables": report.tables, "entries": report.entries, "findings": len(report.findings)}
        click.echo(speaker.phrase("admin-checked", **counts))
    raise SystemExit(1 if report.findings else 0)


def _sentence(finding: Finding, speaker: Speaker) -> str:
    words = speaker.phrase(
        f"admin-found-{finding.what}",
        entry=finding.entry,
        expected=finding.expected,
        found=finding.found,
    )
    return f"{finding.table}: {words}" if finding.table else words
