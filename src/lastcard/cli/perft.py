"""`lastcard perft`: counted sequences of moves."""

from pathlib import Path

import click

from lastcard.files import UnreadableFile, read_document, toml_files
from lastcard.lab.perft import divide, run_suite_case, suite_position
from lastcard.model.errors import LastcardError


@click.command()
@click.argument("suites", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--max-nodes", type=click.IntRange(min=1), help="Leave out depths of more sequences than this.")
@click.option(
    "--divide", "divided", type=click.IntRange(min=1), help="Split the count to this depth by first move."
)
def command(suites: tuple[Path, ...], max_nodes: int | None, divided: int | None) -> None:
    """Count the sequences of inputs of the positions in suites, depth by depth.

    A suite is a file of cases with a [position] and `perft = [counts from depth 1]`. Where a count differs,
    it is split by first move, so that the wrong branch is soon found. Exit code 1 when a count differs, 2
    when a suite cannot be read.
    """
    passed = failed = 0
    for path in toml_files(suites):
        for case in read_document(path).cases:
            try:
                state, names, counts = suite_position(case)
            except LastcardError as error:
                raise UnreadableFile(f"{path}: {error}  [{case.name}]") from error
            for one in run_suite_case(state, counts, max_nodes):
                right = one.found == one.expected
                passed, failed = passed + right, failed + (not right)
                mark = "ok" if right else f"expected {one.expected}"
                click.echo(f"{path}: depth {one.depth}: {one.found} {mark}  [{case.name}]")
                if not right or one.depth == divided:
                    for part in divide(state, names, one.depth):
                        click.echo(f"    {part.seat} {part.move}: {part.count}")
    click.echo(f"{passed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)
