"""How the server is set: by flags, by environment, by a TOML file, in this order of precedence."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec

from lastcard.model.errors import LastcardError
from lastcard.model.record import Record
from lastcard.notation.editions.limits import MOST_BYTES

PREFIX = "LASTCARD_"
LISTS = ("origins", "domains", "editions")
"""Settings of which there can be several; the environment has commas between them."""

_ORIGIN = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/?#@A-Z]+")
"""As browsers send it: small letters, no path; anything else would be compared in vain."""
DOMAIN = re.compile(r"[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?")
"""The same of a name: small letters, no port."""


class BadSettings(LastcardError):
    """A setting that is not known or not possible."""


class Settings(Record, frozen=True, kw_only=True):
    """Everything a host may set."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for all."""
    port: int = 8000
    """Port to listen on."""
    data: str = ""
    """Folder for the database; a folder of the user's by default."""
    database: str = ""
    """Database URL instead of the folder's SQLite file, e.g. postgresql://host/name."""
    origins: tuple[str, ...] = ()
    """Web addresses, beside the server's own, whose pages may connect."""
    domains: tuple[str, ...] = ()
    """Names under which browsers find the server; when any is set, requests for another are refused."""
    editions: tuple[str, ...] = ()
    """Files of editions, and folders of such files (*.edition.toml), to be played beside those that come along."""
    guest_editions: bool = False
    """Whether guests may bring editions of their own, and use the workshop."""
    max_tables: int = 2000
    """Tables open at the same time."""
    tables_per_address: int = 20
    """New tables that one address may open in ten minutes."""
    reads_per_address: int = 120
    """Records, replays and new analyses that one address may ask for in ten minutes."""
    analyses_per_address: int = 60
    """Rounds that one address may have analyzed, and editions it may try out, in ten minutes."""
    sheets_per_address: int = 600
    """Editions of their own that guests at one address may have read in ten minutes."""
    sockets_per_address: int = 60
    """Connections that one address may hold."""
    seats_per_address: int = 6
    """Seats that one address may hold at one table."""
    message_bytes: int = 4096
    """Size of the largest message taken."""
    messages_per_second: int = 20
    """Messages that one connection may send a second, in the long run."""
    requests_per_second: int = 50
    """Requests that one address may send, and connections that it may begin, a second, in the long run."""
    request_seconds: int = 15
    """How long a request may take to arrive, from the first moment of its connection to its last byte."""
    ping_seconds: int = 20
    """Between two pings of a connection; who does not answer one for as long is hung up on."""
    bot_speed: float = 1.0
    """Scales the bots' delays; 0.5 is twice as fast."""
    log_level: str = "info"
    """debug, info, warning or error."""

    @property
    def sheet_bytes(self) -> int:
        """Size of the largest body taken where an edition may be brought along."""
        return self.message_bytes + MOST_BYTES if self.guest_editions else self.message_bytes


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """Settings from all sources; raises BadSettings with what was expected."""
    found: dict[str, object] = {}
    if file is not None:
        found |= _from_file(file)
    names = {field.name: field for field in msgspec.structs.fields(Settings)}
    for name in names:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            found[name] = [one.strip() for one in value.split(",")] if name in LISTS else value
    found |= {name: value for name, value in flags.items() if value not in (None, ())}
    for name in found:
        if name not in names:
            raise BadSettings(f"expected a setting ({', '.join(names)}), found {name!r}")
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"settings: {_lowered(str(error))}") from error
    return _checked(settings)


def _from_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise BadSettings(f"{file}: expected a file of settings, found: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file}: expected TOML, found: {error}") from error


def _checked(settings: Settings) -> Settings:
    if not 0 <= settings.port <= 65535:
        raise BadSettings(f"expected a port from 0 to 65535, found {settings.port}")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSettings(f"expected a log level (debug, info, warning, error), found {settings.log_level!r}")
    for name in (
        "max_tables",
        "tables_per_address",
        "reads_per_address",
        "analyses_per_address",
        "sheets_per_address",
        "sockets_per_address",
        "seats_per_address",
        "message_bytes",
        "messages_per_second",
        "requests_per_second",
        "request_seconds",
        "ping_seconds",
    ):
        if getattr(settings, name) < 1:
            raise BadSettings(f"expected {name} to be at least 1, found {getattr(settings, name)}")
    for domain in settings.domains:
        if not DOMAIN.fullmatch(domain):
            raise BadSettings(f"expected a name such as games.example.org, found {domain!r}")
    for origin in settings.origins:
        if not _ORIGIN.fullmatch(origin):
            raise BadSettings(f"expected an origin such as https://games.example.org, found {origin!r}")
    if not 0 < settings.bot_speed <= 100:
        raise BadSettings(f"expected bot_speed above 0 and at most 100, found {settings.bot_speed}")
    return settings


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
