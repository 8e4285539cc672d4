"""`lastcard edition`: an edition of one's own, in a file."""

import click

from lastcard.cli import LazyGroup

COMMANDS = {
    "new": "Write a file to start from.",
    "check": "Tell everything that is wrong with a file.",
    "show": "Show the cards.",
    "test": "Try it out: rounds end, and nobody sees what is hidden.",
    "report": "Tell how it plays: length, seats, worth of cards, skill.",
}
"""Commands in the order of the help page; the module of the same name holds each."""


class _Edition(LazyGroup):
    package = __name__
    words = COMMANDS


@click.group(cls=_Edition)
def command() -> None:
    """Make an edition of your own: a text file, and no line of a program.

    \b
      lastcard edition new duo.edition.toml         a file to start from, with notes
      lastcard edition check duo.edition.toml       what is wrong, line by line
      lastcard edition show duo.edition.toml        its cards
      lastcard edition test duo.edition.toml        try it out
      lastcard edition report duo.edition.toml      how it plays, beside classic
      lastcard play --edition ./duo.edition.toml    and play it

    docs/editions.md explains every word of such a file. `lastcard edition COMMAND --help` tells more about a
    command.
    """  # noqa: D301 - click wants the real character
