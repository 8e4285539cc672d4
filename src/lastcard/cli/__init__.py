"""The command line: `lastcard COMMAND`. Each command is imported only when it is called."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module

import click

from lastcard import __version__
from lastcard.model.errors import LastcardError

COMMANDS = {
    "play": "Play in your browser, against bots or with friends.",
    "serve": "Host tables for people and bots.",
    "admin": "Look after the tables of a server.",
    "watch": "Print what happens at a table.",
    "sim": "Play many rounds or matches of random legal play and sum them up.",
    "arena": "Let bots play each other, and say how sure the result is.",
    "check": "Run scenario files against the engine.",
    "replay": "Walk through a recorded game.",
    "verify": "Recompute every shuffle of a recorded match.",
    "editions": "Show the editions side by side.",
    "edition": "Make an edition of your own: a file, checked, shown and tried out.",
    "rules": "Tell how to play an edition.",
    "perft": "Count the sequences of moves of positions.",
}
"""Commands in the order of the help page; the module of the same name holds each."""


class BadWords(LastcardError):
    """A command line that click cannot read."""


@contextmanager
def _in_a_sentence() -> Iterator[None]:
    """What click finds wrong, in a line like ours and with the page that tells more."""
    try:
        yield
    except click.UsageError as error:
        said = error.format_message().rstrip(".")
        page = f"; see `{error.ctx.command_path} --help`" if error.ctx else ""
        raise BadWords(f"{said[:1].lower()}{said[1:]}{page}") from error


class LazyGroup(click.Group):
    """A group whose commands are found by name, so that `--help` starts at once."""

    package = __name__
    words: Mapping[str, str] = COMMANDS

    def list_commands(self, ctx: click.Context) -> list[str]:
        del ctx
        return list(self.words)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        del ctx
        if cmd_name not in self.words:
            return None
        command: click.Command = import_module(f"{self.package}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(self.words.items()))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Nobody who types no more than `lastcard` has got anything wrong: the help page is shown."""
        with _in_a_sentence():
            return super().parse_args(ctx, args or ["--help"])

    def invoke(self, ctx: click.Context) -> object:
        """A command reads its own words when it is called."""
        with _in_a_sentence():
            return super().invoke(ctx)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="lastcard")
def cli() -> None:
    """Play, check and study the UNO family of card games.

    \b
    First steps:
      lastcard play                              a table in your browser
      lastcard editions                          what can be played
      lastcard sim --edition flip --rounds 1000  a thousand rounds
      lastcard sim --mode elimination            a thousand whole matches
      lastcard sim --rounds 1 --save games       one round, kept as a record
      lastcard replay games/classic-7-0.toml     see what happened in it
      lastcard check tests/rules                 every rule, shown by example
      lastcard edition new duo.edition.toml      a game of your own

    `lastcard COMMAND --help` tells more about a command.
    """  # noqa: D301 - click wants the real character


def main() -> None:
    """Run the command line; what a user can get wrong is one sentence and exit code 2."""
    try:
        cli(standalone_mode=True)
    except LastcardError as error:
        click.echo(f"lastcard: {error}", err=True)
        sys.exit(2)
