"""The one place where the server's parts meet."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar, Response, Router
from litestar.di import Provide
from litestar.exceptions import ClientException, InternalServerException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from lastcard import __version__
from lastcard.protocol import Refusal, Refused, RefusedEdition
from lastcard.server import library, workshop
from lastcard.server.desk import Desk, make_desk
from lastcard.server.document import Document
from lastcard.server.guests import EditionRefused
from lastcard.server.page import FOLDER, lost, page_routes, read_page
from lastcard.server.routes import HANDLERS, WITH_SHEETS, AnyRequest
from lastcard.server.settings import Settings
from lastcard.server.sockets import table_socket
from lastcard.server.watching import watch_loop, watch_memory, watch_store
from lastcard.table.actor import Ports
from lastcard.table.authority import RefusedCommand
from lastcard.table.store.base import Damaged, StoreError

log = logging.getLogger("lastcard.app")

GONE = "client disconnected prematurely"
"""What Litestar says of a request that ended before its body did."""

_STATUS = {
    Refusal.NO_SUCH_TABLE: HTTP_404_NOT_FOUND,
    Refusal.NO_SUCH_MATCH: HTTP_404_NOT_FOUND,
    Refusal.NAME_TAKEN: HTTP_409_CONFLICT,
    Refusal.TABLE_FULL: HTTP_409_CONFLICT,
    Refusal.TABLE_CLOSED: HTTP_409_CONFLICT,
    Refusal.NOT_GATHERING: HTTP_409_CONFLICT,
    Refusal.NOT_OVER: HTTP_409_CONFLICT,
    Refusal.TOO_MANY: HTTP_429_TOO_MANY_REQUESTS,
    Refusal.TOO_FAST: HTTP_429_TOO_MANY_REQUESTS,
    Refusal.BAD_TICKET: HTTP_403_FORBIDDEN,
    Refusal.KEPT_OUT: HTTP_403_FORBIDDEN,
    Refusal.NO_GUEST_EDITIONS: HTTP_403_FORBIDDEN,
    Refusal.BAD_EDITION: HTTP_422_UNPROCESSABLE_ENTITY,
    Refusal.NO_ANALYSIS: HTTP_503_SERVICE_UNAVAILABLE,
    Refusal.BUSY: HTTP_503_SERVICE_UNAVAILABLE,
    Refusal.TABLE_DAMAGED: HTTP_503_SERVICE_UNAVAILABLE,
    Refusal.STORE_DOWN: HTTP_503_SERVICE_UNAVAILABLE,
    Refusal.FAULT: HTTP_500_INTERNAL_SERVER_ERROR,
}


def create_app(settings: Settings, ports: Ports, folder: Path = FOLDER) -> Litestar:
    """The server for these settings on this store, clock and source of seeds, with the page of this folder."""
    return app_of(make_desk(settings, ports), folder)


def app_of(desk: Desk, folder: Path = FOLDER) -> Litestar:
    """The server of these parts."""
    page = read_page(folder)
    document = Document()

    def refused(_: AnyRequest, error: RefusedCommand) -> Response[Refused]:
        desk.metrics.refusals.labels(error.code).inc()
        return Response(Refused(error.code), status_code=_STATUS.get(error.code, HTTP_400_BAD_REQUEST))

    def no_edition(_: AnyRequest, error: EditionRefused) -> Response[RefusedEdition]:
        desk.metrics.refusals.labels(error.code).inc()
        told = RefusedEdition(code=error.code, problems=error.problems)
        return Response(told, status_code=_STATUS[error.code])

    def malformed(_: AnyRequest, error: ClientException) -> Response[Refused]:
        """The code only: the error's own text may quote what was sent."""
        large = error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE
        code = Refusal.TOO_LARGE if large else Refusal.MALFORMED
        desk.metrics.refusals.labels(code).inc()
        return Response(Refused(code), status_code=error.status_code, headers=error.headers)

    def too_deep(request: AnyRequest, _: RecursionError) -> Response[Refused]:
        """Brackets in brackets in brackets: the decoder gives up without an error of its own."""
        return malformed(request, ClientException())

    def store_down(request: AnyRequest, error: StoreError) -> Response[Refused]:
        """The log says already what is wrong with the store, or with the table."""
        code = Refusal.TABLE_DAMAGED if isinstance(error, Damaged) else Refusal.STORE_DOWN
        return refused(request, RefusedCommand(code))

    def gone(request: AnyRequest, error: InternalServerException) -> Response[Refused]:
        """Whoever hangs up in the middle of a request is no fault of the server's."""
        return malformed(request, ClientException()) if error.detail == GONE else fault(request, error)

    def fault(request: AnyRequest, error: Exception) -> Response[Refused]:
        log.error("request failed", exc_info=error)
        return refused(request, RefusedCommand(Refusal.FAULT))

    def nowhere(request: AnyRequest, error: NotFoundException) -> Response[str] | Response[Refused]:
        return lost(page, request) or malformed(request, error)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        document.make(app)
        desk.hall.wake()
        watching = [asyncio.create_task(watch(desk)) for watch in (watch_loop, watch_memory, watch_store)]
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            desk.analyst.close()
            await desk.hall.close()
            await desk.hall.ports.store.close()

    bringing = [*WITH_SHEETS, *workshop.HANDLERS]
    large = Router("/", route_handlers=bringing, request_max_body_size=desk.settings.sheet_bytes)
    return Litestar(
        route_handlers=[*HANDLERS, large, *library.HANDLERS, table_socket, *page_routes(page)],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            EditionRefused: no_edition,
            RefusedCommand: refused,
            NotFoundException: nowhere,
            ClientException: malformed,
            RecursionError: too_deep,
            InternalServerException: gone,
            StoreError: store_down,
            Exception: fault,
        },
        lifespan=[lifespan],
        request_max_body_size=desk.settings.message_bytes,
        openapi_config=OpenAPIConfig(title="lastcard", version=__version__, render_plugins=[document]),
        logging_config=None,  # the command sets logs up, without addresses and table ids
    )
