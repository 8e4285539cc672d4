"""`lastcard verify`: the shuffles of a record, computed again."""

from pathlib import Path

import click

from lastcard.cli.options import language
from lastcard.files import UnreadableFile, read_document, toml_files
from lastcard.lab.verify import CheckedRound, Fault, check_rounds
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@language
def command(files: tuple[Path, ...], lang: str) -> None:
    """Recompute every shuffle of recorded matches from their opened seeds.

    A table commits itself to a secret seed before the first card of a round, the players seal luck of their
    own and open it when all of it is sealed, and when the match is over the seeds are opened: the record of
    the match has them in its [fairness] table. This command hashes each seed and each player's luck again,
    plays the record, and computes each chance line (the dealer, the cut, every shuffle and reshuffle) once
    more, without the server's code.

    \b
      lastcard verify game.toml   one record
      lastcard verify games       all .toml files below a folder

    Each round has one line, which ends with its commitment. What nobody can check for you, compare by hand:
    that it is the commitment your table showed before the deal, and that your own luck stands in the
    record as you sent it. A round with luck of no player rests on the server's word alone.

    Whatever does not match is reported as FILE:LINE: what the seed says and what the record says. The last
    line counts the rounds that passed and failed. Exit code 0 when all match, 1 when something does not, 2
    when a file cannot be read or has no [fairness] table. The scheme is told in full in docs/fairness.md.
    """  # noqa: D301 - click looks for the control character itself
    speaker = Speaker(lang)
    passed = failed = 0
    unreadable = False
    try:
        for path in toml_files(files):
            try:
                rounds = _rounds(path)
            except UnreadableFile as error:
                click.echo(str(error), err=True)
                unreadable = True
                continue
            for one in rounds:
                _tell(path, one, speaker)
                failed += bool(one.findings)
                passed += not one.findings
    except UnreadableFile as error:
        click.echo(str(error), err=True)
        unreadable = True
    click.echo(speaker.phrase("verify-counted", passed=passed, failed=failed))
    raise SystemExit(2 if unreadable else 1 if failed else 0)


def _rounds(path: Path) -> list[CheckedRound]:
    """The rounds of all cases of a file."""
    try:
        return [one for case in read_document(path).cases for one in check_rounds(case)]
    except UnreadableFile:
        raise
    except LastcardError as error:
        raise UnreadableFile(f"{path}: {error}") from error


def _tell(path: Path, one: CheckedRound, speaker: Speaker) -> None:
    """The line of a round, and one for each finding."""
    wrong = [finding.fault for finding in one.findings]
    committed = "wrong" if Fault.COMMITMENT in wrong else "ok" if one.commitment else "missing"
    said = [
        speaker.phrase(f"verify-commitment-{committed}"),
        speaker.phrase("verify-outcomes", count=one.outcomes),
    ]
    if Fault.OUTCOME in wrong:
        said.append(speaker.phrase("verify-wrong", count=wrong.count(Fault.OUTCOME)))
    said.append(speaker.phrase("verify-luck", count=one.contributors))
    if one.contributors and not one.sealed:
        said.append(speaker.phrase("verify-unsealed"))
    if Fault.SEAL in wrong:
        said.append(speaker.phrase("verify-seal-wrong", count=wrong.count(Fault.SEAL)))
    if one.withheld:
        said.append(speaker.phrase("verify-withheld", count=one.withheld))
    place = speaker.phrase("verify-round", round=one.number)
    click.echo(f"{path}: {place}: {', '.join(said)}  [{one.commitment or speaker.phrase('verify-none')}]")
    for finding in one.findings:
        click.echo(f"{path}:{finding.line}: expected {finding.expected}, found {finding.found}")
