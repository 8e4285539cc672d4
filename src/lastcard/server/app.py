"""The one place where the server's parts meet."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import ClientException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
)

from lastcard import __version__
from lastcard.protocol import Refusal, Refused
from lastcard.server.desk import make_desk
from lastcard.server.routes import HANDLERS, AnyRequest
from lastcard.server.settings import Settings
from lastcard.server.sockets import table_socket
from lastcard.table.actor import Ports
from lastcard.table.authority import RefusedCommand

_STATUS = {
    Refusal.NO_SUCH_TABLE: HTTP_404_NOT_FOUND,
    Refusal.TABLE_FULL: HTTP_409_CONFLICT,
    Refusal.TABLE_CLOSED: HTTP_409_CONFLICT,
    Refusal.NOT_GATHERING: HTTP_409_CONFLICT,
    Refusal.NOT_OVER: HTTP_409_CONFLICT,
    Refusal.TOO_MANY: HTTP_429_TOO_MANY_REQUESTS,
    Refusal.TOO_FAST: HTTP_429_TOO_MANY_REQUESTS,
    Refusal.BAD_TICKET: HTTP_403_FORBIDDEN,
}


def create_app(settings: Settings, ports: Ports) -> Litestar:
    """The server for these settings on this store, clock and source of seeds."""
    desk = make_desk(settings, ports)

    def refused(_: AnyRequest, error: RefusedCommand) -> Response[Refused]:
        desk.metrics.refusals.labels(error.code).inc()
        return Response(Refused(error.code), status_code=_STATUS.get(error.code, HTTP_400_BAD_REQUEST))

    def malformed(_: AnyRequest, error: ClientException) -> Response[Refused]:
        """The code only: the error's own text may quote what was sent."""
        desk.metrics.refusals.labels(Refusal.MALFORMED).inc()
        return Response(Refused(Refusal.MALFORMED), status_code=error.status_code)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        desk.hall.wake()
        try:
            yield
        finally:
            await desk.hall.close()
            await ports.store.close()

    return Litestar(
        route_handlers=[*HANDLERS, table_socket],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={RefusedCommand: refused, ClientException: malformed},
        lifespan=[lifespan],
        request_max_body_size=settings.message_bytes,
        openapi_config=OpenAPIConfig(
            title="lastcard", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,  # the command sets logs up, without addresses and table ids
    )
