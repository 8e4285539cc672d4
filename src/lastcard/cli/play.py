"""`lastcard play`: a table in the browser, at once."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from functools import partial
from urllib.parse import urlencode, urlsplit

import click

from lastcard.cli.options import EDITION, printing
from lastcard.editions import EDITIONS
from lastcard.engine.options import get_printing
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition
from lastcard.model.errors import UnknownPrinting
from lastcard.model.languages import LANGUAGES
from lastcard.server.page import FOLDER, NOT_BUILT, read_page
from lastcard.server.place import default_shown
from lastcard.server.serve import EVERYWHERE, CannotServe, listen, near_address, run
from lastcard.server.settings import DOMAIN, PREFIX, Settings, read_settings

PORT = 8108
"""8000 and the number of cards of a classic deck. The same every time, because browsers keep what was
chosen, and the tickets for seats, by address."""


@click.command()
@click.option(
    "--edition",
    type=EDITION,
    help="Deal at once, against three bots; `lastcard editions` compares the games. A file holds one of your own.",
)
@printing
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="Language of the page and of what is printed.  [default: your browser's; en]",
)
@click.option("--port", type=int, help=f"Port to listen on; 0 for any free one.  [default: {PORT}, if free]")
@click.option("--host", help="Address to listen on; 0.0.0.0 lets friends in.  [default: 127.0.0.1]")
@click.option("--data", type=click.Path(), help=f"Folder for the tables.  [default: {default_shown()}]")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
def command(
    *,
    edition: Edition | None,
    printing: str | None,
    lang: str | None,
    port: int | None,
    host: str | None,
    data: str | None,
    no_browser: bool,
) -> None:
    """Play in your browser, against bots or with friends.

    \b
      lastcard play                                choose a game on the page
      lastcard play --edition flip                 cards on the table, three bots around it
      lastcard play --edition mini --printing fr   by the French rule sheet
      lastcard play --edition ./duo.edition.toml   a game that you have written
      lastcard play --host 0.0.0.0                 friends in the same network can join
      lastcard play --lang es                      in Spanish

    Starts a server for this machine only and opens its page. Tables are kept in a folder of yours: stop with
    Ctrl-C, and the next time they go on. To host for longer or for more people, see `lastcard serve --help`.
    """  # noqa: D301 - click wants the real character
    if printing is not None:
        _check_printing(edition, printing)
    if read_page(FOLDER) is None:
        raise CannotServe(f"expected the page for browsers, found none: {NOT_BUILT.strip()}")
    flags = {
        "host": host,
        "port": PORT if port is None else port,
        "data": data,
        "log_level": "warning",
        "domains": own_names(),
    }
    environment = {f"{PREFIX}GUEST_EDITIONS": "true", **os.environ}
    settings = read_settings(flags, environment)
    if port is None and not _is_free(settings):
        settings = read_settings({**flags, "port": 0}, environment)
    asked = (("play", edition and edition.key), ("printing", printing), ("lang", lang))
    words = {name: value for name, value in asked if value}
    wish = f"#{urlencode(words)}" if words else ""
    ready = partial(_ready, settings.host, wish, not no_browser, Speaker(lang or "en"))
    run(settings, ready, *([edition] if edition else []))


def _check_printing(edition: Edition | None, printing: str) -> None:
    """A printing belongs to a game, so both are needed."""
    if edition is None:
        keys = ", ".join(one.key for one in EDITIONS)
        raise UnknownPrinting(f"expected --edition ({keys}) beside --printing, found none")
    get_printing(edition, printing)


def own_names() -> tuple[str, ...]:
    """What this machine is called by others in its network: no page elsewhere can take these names."""
    name = socket.gethostname().lower()
    names = ("localhost", name, f"{name.partition('.')[0]}.local")
    return tuple(one for one in names if DOMAIN.fullmatch(one))


def _is_free(settings: Settings) -> bool:
    try:
        listen(settings).close()
    except CannotServe:
        return False
    return True


def _ready(
    host: str,
    wish: str,
    browser: bool,  # noqa: FBT001 - bound by partial
    speaker: Speaker,
    address: str,
) -> None:
    """Say where the page is, and open it."""
    if host in EVERYWHERE:
        # Whoever opens a table sends its address to friends, so it must be one that leads them here.
        address = f"http://{near_address()}:{urlsplit(address).port}"
    click.echo(f"{address}/{wish}")
    if host in EVERYWHERE:
        click.echo(speaker.phrase("terminal-friends", address=f"{address}/"))
    click.echo(speaker.phrase("terminal-stop"))
    if browser and has_screen(os.environ):
        threading.Thread(target=_open, args=(f"{address}/{wish}",), daemon=True).start()


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser would get a window; without one, some would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(address: str) -> None:
    """Open the page; where there is no browser, the printed address is all."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
