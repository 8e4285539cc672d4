"""`lastcard serve`: host tables."""

import os
from pathlib import Path

import click

from lastcard.server.place import default_shown
from lastcard.server.serve import run
from lastcard.server.settings import read_settings


@click.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 for all.  [default: 127.0.0.1]")
@click.option("--port", type=int, help="Port to listen on; 0 for any free one.  [default: 8000]")
@click.option("--data", type=click.Path(), help=f"Folder for the database.  [default: {default_shown()}]")
@click.option("--database", help="Database URL instead, e.g. postgresql://user@host/lastcard.")
@click.option(
    "--origin", "origins", multiple=True, help="Another web address whose pages may connect; repeatable."
)
@click.option(
    "--domain",
    "domains",
    multiple=True,
    help="A name of this server; with any, requests for others are refused; repeatable.",
)
@click.option(
    "--editions",
    "--edition",
    "editions",
    multiple=True,
    type=click.Path(),
    metavar="PATH",
    help="An edition to be played here, or a folder of such files (*.edition.toml); repeatable. All are read at "
    "the start, and one that is no edition is an error: `lastcard edition check` tells before.",
)
@click.option(
    "--guest-editions/--no-guest-editions",
    default=None,
    help="Let guests bring editions of their own, and make some in the workshop.  [default: no]",
)
@click.option("--bot-speed", type=float, help="Scales the bots' delays; 0.5 is twice as fast.  [default: 1]")
@click.option("--log-level", help="debug, info, warning or error.  [default: info]")
@click.option("--config", type=click.Path(path_type=Path), help="A TOML file of settings.")
def command(config: Path | None, **flags: object) -> None:
    """Host tables on this machine, for people and bots.

    Nothing acknowledged is lost: every move is on disk before anybody hears of it, and after a restart every
    table goes on. Stop with Ctrl-C; players are told to come back.

    \b
      lastcard serve                              on this machine only
      lastcard serve --host 0.0.0.0 --port 8080   for the whole house
      lastcard serve --config lastcard.toml       settings from a file
      lastcard serve --editions ./editions        with games of your own

    Each setting can be given as a flag, as an environment variable (LASTCARD_PORT=8080) or in the file
    (port = 8080); flags win over the environment, the environment over the file. The file and the
    environment know more: limits on tables, connections and messages. docs/hosting.md has them all.
    """  # noqa: D301 - click wants the real character
    run(read_settings(flags, os.environ, config))
