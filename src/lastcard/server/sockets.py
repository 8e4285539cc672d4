"""One WebSocket per viewer: messages in, numbered updates out."""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import Headers, State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lastcard.match.players import Player
from lastcard.protocol import (
    Goodbye,
    Hello,
    React,
    Refusal,
    Refused,
    Resync,
    ServerMessage,
    decoder,
    encode,
)
from lastcard.server.desk import Desk
from lastcard.server.limits import Bucket, key_of
from lastcard.server.settings import Settings
from lastcard.server.tickets import owner_of
from lastcard.table.actor import TableActor
from lastcard.table.audience import Connection
from lastcard.table.authority import RefusedCommand
from lastcard.table.store.base import Damaged, StoreError

log = logging.getLogger("lastcard.sockets")

HELLO_S = 10.0
"""How long a connection may take to say hello."""
COSTLY = 5.0
"""What a message is counted as that asks for a whole snapshot, or goes to everybody."""
FAREWELL_S = 3.0
"""How long a connection that is to end may take to hear so."""
PATIENCE = 20
"""Messages refused for their form or speed before a connection is closed."""

# Close codes, as RFC 6455 and its registry have them.
POLICY = 1008
RESTART = 1012
NORMAL = 1000
FAULT = 1011

GONE = (WebSocketDisconnect, OSError)
"""Nobody is there any more; the server below says so with an OSError to whoever still sends."""

Socket = WebSocket[object, object, State]


@websocket("/ws/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str], desk: NamedDependency[Desk]) -> None:
    """A viewer's connection, from hello to goodbye."""
    address = key_of(socket.client)
    if not _welcome_origin(socket, desk.settings):
        await _turn_away(socket, desk, Refusal.WRONG_ORIGIN)
        return
    if not desk.addresses.connect(address):
        await _turn_away(socket, desk, Refusal.TOO_MANY)
        return
    desk.metrics.sockets.inc()
    try:
        await socket.accept()
        await _Conversation(socket, desk, address).serve(table)
    except GONE:
        pass
    except Exception:
        log.exception("connection failed")
        with suppress(Exception):  # it may be what failed
            await socket.close(code=FAULT, reason=Refusal.FAULT)
    finally:
        desk.metrics.sockets.dec()
        desk.addresses.disconnect(address)


async def _turn_away(socket: Socket, desk: Desk, refusal: Refusal) -> None:
    desk.metrics.refusals.labels(refusal).inc()
    await socket.close(code=POLICY, reason=refusal)


def _welcome_origin(socket: Socket, settings: Settings) -> bool:
    """Pages of the server's own address and of those set; programs send no origin."""
    headers = Headers(socket.scope["headers"])  # socket.headers would stay in memory with the socket
    origin = headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    # A proxy may ask for a host of its own and say here which one it was asked for. Anybody may send this
    # header but a page, and pages alone are meant to be stopped.
    asked = (headers.get("host"), headers.get("x-forwarded-host", "").partition(",")[0].strip())
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False  # no address at all
    return place != "" and place in asked


class _Closed(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.code = code
        self.refusal = refusal


class _Conversation:
    """What goes to and fro on one accepted socket."""

    def __init__(self, socket: Socket, desk: Desk, address: str) -> None:
        self._socket = socket
        self._desk = desk
        self._address = address
        self._bucket = Bucket(desk.hall.ports.clock, desk.settings.messages_per_second)
        self._strikes = 0

    async def serve(self, table: str) -> None:
        """Hello, then reading and writing side by side until one of them ends, or the connection is dismissed."""
        try:
            actor, connection = await self._greet(table)
        except _Closed as closed:
            if self._desk.hall.closing:
                await self._part(Goodbye("restart"))
            else:
                await self._refuse(closed.refusal)
                await self._socket.close(code=closed.code, reason=closed.refusal)
            return
        reading = asyncio.create_task(self._read(actor, connection))
        writing = asyncio.create_task(self._write(actor, connection))
        dismissed = asyncio.create_task(connection.dismissed.wait())
        try:
            await asyncio.wait((reading, writing, dismissed), return_when=asyncio.FIRST_COMPLETED)
            if connection.dismissed.is_set():
                reading.cancel()
                await asyncio.wait((writing,), timeout=FAREWELL_S)
        finally:
            for task in (reading, writing, dismissed):
                task.cancel()
            ended = await asyncio.gather(reading, writing, dismissed, return_exceptions=True)
            await actor.detach(connection)
        for one in ended:
            if isinstance(one, _Closed):
                await self._socket.close(code=one.code, reason=one.refusal)
            elif isinstance(one, Exception) and not isinstance(one, GONE):
                raise one

    async def _greet(self, table: str) -> tuple[TableActor, Connection]:
        """The table and the seat of a new connection; a ticket of another seat or table opens nothing."""
        try:
            async with asyncio.timeout(HELLO_S):
                message = await self._message(greeting=True)
        except TimeoutError as error:
            raise _Closed(POLICY, Refusal.MALFORMED) from error
        if not isinstance(message, Hello):
            raise _Closed(POLICY, Refusal.MALFORMED)
        try:
            actor = await self._desk.hall.find(table)
            if actor is None:
                raise _Closed(POLICY, Refusal.NO_SUCH_TABLE)
            player: Player | None = None
            ticket = ""
            if message.ticket is not None:
                player = owner_of(actor.table, message.ticket)
                if player is None:
                    raise _Closed(POLICY, Refusal.BAD_TICKET)
                ticket = actor.table.seats[player].ticket
            return actor, await actor.attach(player, message.seq, ticket, self._address)
        except RefusedCommand as error:
            raise _Closed(POLICY, error.code) from error
        except Damaged as error:
            raise _Closed(POLICY, Refusal.TABLE_DAMAGED) from error
        except StoreError as error:
            raise _Closed(FAULT, Refusal.STORE_DOWN) from error

    async def _message(self, *, greeting: bool = False) -> object:
        """The next message that can be read; others are refused until patience ends.

        Whoever greets was counted when the connection was made.
        """
        while True:
            text = await self._socket.receive_data(mode="text")
            if not self._bucket.take():
                await self._strike(Refusal.TOO_FAST)
            elif len(text.encode(errors="surrogatepass")) > self._desk.settings.message_bytes:
                await self._strike(Refusal.TOO_LARGE)
            else:
                try:
                    message = decoder.decode(text)
                except (msgspec.MsgspecError, UnicodeError, RecursionError):
                    await self._strike(Refusal.MALFORMED)
                else:
                    cost = COSTLY if isinstance(message, Resync | Hello | React) else 1.0
                    if not greeting and not self._desk.addresses.may_say(self._address, cost):
                        await self._strike(Refusal.TOO_FAST)
                        continue
                    self._desk.metrics.messages.labels(type(message).__name__).inc()
                    return message

    async def _strike(self, refusal: Refusal) -> None:
        self._strikes += 1
        if self._strikes > PATIENCE:
            raise _Closed(POLICY, refusal)
        await self._refuse(refusal)

    async def _refuse(self, refusal: Refusal) -> None:
        self._desk.metrics.refusals.labels(refusal).inc()
        await self._send(Refused(refusal))

    async def _read(self, actor: TableActor, connection: Connection) -> None:
        while True:
            message = await self._message()
            await actor.receive(connection, message)  # type: ignore[arg-type]  # the decoder knows no other

    async def _write(self, actor: TableActor, connection: Connection) -> None:
        while True:
            message = await connection.outbox.get()
            if message is None:
                actor.brief(connection)
                continue
            if isinstance(message, Goodbye):
                await self._part(message)
                return
            await self._send(message)

    async def _send(self, message: ServerMessage) -> None:
        await self._socket.send_data(encode(message).decode(), mode="text")

    async def _part(self, message: Goodbye) -> None:
        await self._send(message)
        code = RESTART if message.code == "restart" else NORMAL
        await self._socket.close(code=code, reason=message.code)
