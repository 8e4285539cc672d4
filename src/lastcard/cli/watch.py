"""`lastcard watch`: a table in words, as a spectator sees it."""

import asyncio
from urllib.parse import urlsplit, urlunsplit
from urllib.request import urlopen

import click
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from lastcard.cli.options import language
from lastcard.editions import EDITIONS
from lastcard.lab.witness import Witness, unopened
from lastcard.locale.naming import Glossary, Kind, glossary
from lastcard.locale.options import printing_name
from lastcard.locale.phrases import Phrasebook
from lastcard.locale.speaker import Speaker
from lastcard.model.errors import LastcardError
from lastcard.protocol import (
    EditionInfo,
    Goodbye,
    Hello,
    Refused,
    ServerMessage,
    Snapshot,
    TableInfo,
    Update,
    encode,
)
from lastcard.views.advance import advance
from lastcard.views.view import View

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


_DEAL = 40
"""A deal has fewer entries; a snapshot further on stands for more than was sent to who reads so slowly."""


OURS = {edition.key: edition for edition in EDITIONS}

PATIENCE = 10
"""Seconds for the server to tell what is played."""

LONGEST = 1_000_000
"""Bytes of what it tells."""


class CannotWatch(LastcardError):
    """There is no such table to be seen."""


@click.command()
@click.argument("url")
@language
def command(url: str, lang: str) -> None:
    """Print what happens at a table, as somebody who looks on may see it.

    The table's promises before each deal and the luck that players have sealed are kept, and compared with the
    deal and with what is opened at the end of the match. A line that begins with ! tells where they differ.

    \b
      lastcard watch http://127.0.0.1:8000/t/kugeysum33f2
    """  # noqa: D301 - click wants the real character
    try:
        asyncio.run(_watch(socket_url(url), edition_url(url, lang), lang))
    except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
        raise CannotWatch(f"{url}: expected a table to watch, found: {error}") from error


def socket_url(url: str) -> str:
    """The address of a table's socket, from that of its page."""
    parts = urlsplit(url)
    path, _, table = parts.path.rstrip("/").rpartition("/")
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not table:
        raise CannotWatch(f"expected the address of a table (http://host/t/name), found {url!r}")
    return urlunsplit((scheme, parts.netloc, f"{path.removesuffix('/t')}/ws/{table}", "", ""))


def edition_url(url: str, lang: str) -> str:
    """Where the server tells what is played at a table, from the address of its page."""
    parts = urlsplit(url)
    path, _, table = parts.path.rstrip("/").rpartition("/")
    where = f"{path.removesuffix('/t')}/api/tables/{table}/edition"
    return urlunsplit((parts.scheme, parts.netloc, where, f"lang={lang}", ""))


async def _watch(url: str, edition: str, lang: str) -> None:
    watcher = _Watcher(lang)
    async with connect(url) as socket:
        await socket.send(encode(Hello()).decode())
        try:
            async for text in socket:
                message = _decoder.decode(text)
                if isinstance(message, Snapshot) and watcher.wonders(message.table.edition):
                    watcher.learn(await asyncio.to_thread(ask_edition, edition))
                for line in watcher.hear(message):
                    click.echo(line)
        except ConnectionClosed:
            return


def ask_edition(url: str) -> EditionInfo | None:
    """An edition that does not come with the program, as the server tells of it; None where it does not."""
    try:
        with urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - http or https, see `socket_url`
            return msgspec.json.decode(answer.read(LONGEST), type=EditionInfo)
    except (OSError, msgspec.MsgspecError):
        return None  # its cards are told by their codes then


class _Watcher:
    """Folds what is heard into a view, and says it in words."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._table: TableInfo | None = None
        self._edition: EditionInfo | None = None
        """What is played, where it does not come with the program."""
        self._view: View | None = None
        self._witness = Witness()
        self._seq = 0
        self._dealt = (0, 0)
        """The last deal that was looked at."""
        self._abandoned = 0

    def wonders(self, edition: str) -> bool:
        """Whether the server has to tell what this edition is."""
        return edition not in OURS and (self._edition is None or self._edition.key != edition)

    def learn(self, edition: EditionInfo | None) -> None:
        """What is played, as the server tells."""
        self._edition = edition

    def _speaker(self, table: TableInfo, names: tuple[str, ...] = ()) -> Speaker:
        """Who can name the cards that are played with."""
        if table.edition in OURS:
            return Speaker(self._lang, names, edition=OURS[table.edition])
        told = None if self._edition is None else names_told(self._edition, self._lang)
        return Speaker(self._lang, names, glossary=told)

    def hear(self, message: ServerMessage) -> list[str]:
        """The sentences of one message."""
        match message:
            case Snapshot(seq=seq, table=table, view=view):
                if seq - self._seq > _DEAL:
                    self._witness.missed()
                self._table, self._view, self._seq = table, view, seq
                seated = ", ".join(seat.name or "–" for seat in table.seats)
                title = self._edition.name if self._edition else table.edition
                return [f"{title}: {seated}", *self._sheet(table), *self._luck(table)]
            case Update(seq=seq, events=events, table=table):
                self._table, self._seq = table or self._table, seq
                luck = self._luck(table) if table else []
                if self._view is None or self._table is None:
                    return luck
                names = tuple(self._table.seats[player].name for player in self._table.seating)
                speaker = self._speaker(self._table, names)
                lines = list(speaker.events(events, self._view.side))
                for event in events:
                    self._view = advance(self._view, event)
                return lines + luck
            case Refused(code=code):
                raise CannotWatch(f"the table refuses: {code.replace('_', ' ')}")
            case Goodbye(code=code):
                return [Speaker(self._lang).phrase(f"refusal-{code}")]
        return []

    def _sheet(self, table: TableInfo) -> list[str]:
        """The printing that is played by, where one was chosen."""
        if table.printing is None:
            return []
        speaker = Speaker(self._lang)
        return [speaker.phrase("home-by-sheet", printing=printing_name(speaker, table.printing))]

    def _luck(self, table: TableInfo) -> list[str]:
        """What is to be told of the table's luck: what is not as it was shown, luck left out, matches broken off.

        With each deal of a rotation also how far it has got.
        """
        phrase = Speaker(self._lang).phrase
        title = phrase("doubts-title")
        lines = [
            f"! {title}: {phrase(f'doubt-{doubted.doubt}', round=doubted.round)}"
            for doubted in self._witness.hear(table)
        ]
        if table.proofs and (table.match, table.round) != self._dealt:
            self._dealt = (table.match, table.round)
            who = [seat.name for at, seat in enumerate(table.seats) if at in unopened(table.proofs[-1])]
            lines += (phrase("watch-unopened", round=table.round, who=name) for name in who)
            if table.rounds is not None and table.partners_until is not None:
                partners = phrase("table-partners-until", round=table.partners_until)
                lines.append(
                    f"{phrase('table-round-of', round=table.round, rounds=table.rounds)} · {partners}"
                )
        if table.abandoned > self._abandoned:
            self._abandoned = table.abandoned
            lines.append(phrase("table-abandoned", count=table.abandoned))
        return lines


def names_told(edition: EditionInfo, lang: str) -> Glossary:
    """The names of cards and colors as a server tells them."""
    colors = {one.color: one.name for side in edition.sides for one in side.colors}
    kinds = (
        Kind(
            side.side,
            face.symbol,
            face.name,
            () if face.colorless else tuple(one.color for one in side.colors),
        )
        for side in edition.sides
        for face in side.faces
    )
    return glossary(Phrasebook(lang), colors, kinds)
