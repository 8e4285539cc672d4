"""`lastcard admin`: looking after the tables of a server, for whoever has the machine."""

import click

from lastcard.cli import LazyGroup

COMMANDS = {
    "tables": "List tables.",
    "close": "Close a table.",
    "prune": "Remove old tables at which nobody plays.",
    "check": "Look for anything that is wrong in the database.",
    "backup": "Write everything to one file.",
    "restore": "Fill an empty database from a backup.",
    "export": "Print the records of a table, or its log.",
}
"""Commands in the order of the help page; the module of the same name holds each."""


class _Admin(LazyGroup):
    package = __name__
    words = COMMANDS


@click.group(cls=_Admin)
def command() -> None:
    """Look after the tables of a server, on the machine where they are kept.

    \b
      lastcard admin tables                             what there is
      lastcard admin backup tables.backup               everything in one file
      lastcard admin prune --older-than 90d --dry-run   what would go
      lastcard admin check                              is everything as it should be?

    Without more words this is about the database that `lastcard serve` would use; --data, --database and
    --config name another, as they do there. All but restore and prune --vacuum work while a server runs.
    `lastcard admin COMMAND --help` tells more about a command.
    """  # noqa: D301 - click wants the real character
