"""The HTTP part: open a table, sit down, list, health. Decoding and codes, nothing else."""

import asyncio
from collections.abc import Callable
from typing import Literal, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import LastcardError, UnknownEdition
from lastcard.protocol import (
    Analysis,
    OpenTable,
    PublicTable,
    Refusal,
    Refused,
    RefusedEdition,
    Replay,
    TableInfo,
    TakeSeat,
    Ticket,
)
from lastcard.server.desk import Desk
from lastcard.server.guests import brought
from lastcard.server.hall import Hall
from lastcard.server.limits import key_of
from lastcard.server.shelf import kept_of
from lastcard.server.tickets import new_ticket, ticket_hash
from lastcard.table.actor import TableActor
from lastcard.table.analysis import CAN_ANALYZE
from lastcard.table.authority import RefusedCommand
from lastcard.table.briefing import table_info
from lastcard.table.config import TableConfig, check_config, check_level
from lastcard.table.entries import Stamped
from lastcard.table.finished import finished_match
from lastcard.table.names import BadName, check_name
from lastcard.table.record import record_of
from lastcard.table.replay import replay_text
from lastcard.table.store.base import CannotWrite, Damaged, StoreError

T = TypeVar("T")

AnyRequest = Request[object, object, State]

Language = Literal["en", "es", "fr", "pt", "de", "it", "nl"]

READY = "ready"
NO_EDITION = {
    HTTP_422_UNPROCESSABLE_ENTITY: ResponseSpec(
        RefusedEdition, generate_examples=False, description="The sheet is no edition"
    )
}
"""For the OpenAPI document, where a sheet may be brought along."""


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI document: these statuses are answered with a code."""
    return {
        status: ResponseSpec(Refused, generate_examples=False, description="Refused, with a code")
        for status in statuses
    }


def json_only(connection: ASGIConnection[object, object, object, State], _: BaseRouteHandler) -> None:
    """A body must say that it is JSON: a page of another site cannot say so without asking first."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != MediaType.JSON:
        raise ClientException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)


def address_of(request: AnyRequest) -> str:
    """Where a request comes from, as the limits count it."""
    return key_of(request.client)


async def found(hall: Hall, table: str) -> TableActor:
    """The table of an id, or a refusal."""
    actor = await hall.find(table)
    if actor is None:
        raise RefusedCommand(Refusal.NO_SUCH_TABLE)
    return actor


async def seated(actor: TableActor, name: str, address: str) -> Ticket:
    """A person sits down and gets the ticket, once."""
    ticket = new_ticket()
    player = await actor.sit(name, ticket_hash(actor.table.id, ticket), address)
    return Ticket(table=actor.table.id, player=player, ticket=ticket)


def config_of(data: OpenTable, edition: Edition) -> TableConfig:
    """The terms of a new table for this edition, or a refusal."""
    try:
        mode = edition.mode if data.mode is None else Mode(data.mode)
        check_level(data.level)
        if not 0 <= data.bots < data.seats:
            raise RefusedCommand(Refusal.BAD_CONFIG)
        return check_config(
            TableConfig(
                edition=edition.key,
                sheet=kept_of(edition),
                seats=data.seats,
                mode=mode,
                rules=data.rules,
                printing=data.printing,
                timer=data.timer,  # type: ignore[arg-type]  # checked with the rest
                public=data.public,
            )
        )
    except (LastcardError, ValueError) as error:
        raise RefusedCommand(Refusal.BAD_CONFIG) from error


@post(
    "/api/tables",
    status_code=HTTP_201_CREATED,
    operation_id="openTable",
    guards=[json_only],
    responses={**refusals(400, 403, 413, 415, 429, 500, 503), **NO_EDITION},
)
async def open_table(
    data: JSONBody[OpenTable],
    request: AnyRequest,
    desk: NamedDependency[Desk],
    lang: FromQuery[Language] = "en",
) -> Ticket:
    """Open a table and take its first seat. What is wrong with a sheet is told in the language asked for."""
    check_new_name(data.name)
    address = address_of(request)
    if data.sheet is None:
        edition = on_shelf(desk, data.edition)
    else:
        edition = await brought(desk, address, data.sheet, lang)
    config = await asyncio.to_thread(config_of, data, edition)  # it reads a sheet once more
    if not desk.addresses.may_open(address):
        raise RefusedCommand(Refusal.TOO_MANY)
    actor = await desk.hall.open(config)
    desk.metrics.opened.inc()
    ticket = await seated(actor, data.name, address)
    await actor.fill(data.bots, data.level)
    return ticket


def on_shelf(desk: Desk, key: str) -> Edition:
    """The edition of this key, or a refusal."""
    try:
        return desk.shelf.get(key)
    except UnknownEdition as error:
        raise RefusedCommand(Refusal.BAD_CONFIG) from error


def check_new_name(name: str) -> None:
    """Refuse a bad name before a table is opened for it."""
    try:
        check_name(name)
    except BadName as error:
        raise RefusedCommand(Refusal.BAD_NAME) from error


@get("/api/tables", operation_id="listTables", responses=refusals(400, 500, 503))
async def list_tables(desk: NamedDependency[Desk], lang: FromQuery[Language] = "en") -> list[PublicTable]:
    """Public tables that can be joined or watched."""
    return await desk.hall.public_tables(lang)


@get("/api/tables/{table:str}", operation_id="showTable", responses=refusals(404, 429, 500, 503))
async def show_table(table: FromPath[str], desk: NamedDependency[Desk]) -> TableInfo:
    """The table around the cards, as a spectator may know it."""
    return table_info((await found(desk.hall, table)).table)


@post(
    "/api/tables/{table:str}/seats",
    status_code=HTTP_201_CREATED,
    operation_id="takeSeat",
    guards=[json_only],
    responses=refusals(400, 403, 404, 409, 413, 415, 429, 500, 503),
)
async def take_seat(
    table: FromPath[str], data: JSONBody[TakeSeat], request: AnyRequest, desk: NamedDependency[Desk]
) -> Ticket:
    """Sit down at a table."""
    return await seated(await found(desk.hall, table), data.name, address_of(request))


@get(
    "/api/tables/{table:str}/matches/{match:int}/record",
    operation_id="downloadRecord",
    media_type="application/toml",
    responses=refusals(404, 409, 429, 500, 503),
)
async def download_record(
    table: FromPath[str], match: FromPath[int], request: AnyRequest, desk: NamedDependency[Desk]
) -> Response[str]:
    """The record of a finished match, in the notation."""
    record = await _look_up(desk, request, record_of, table, match)
    name = f'attachment; filename="{table}-{match}.toml"'
    return Response(record, media_type="application/toml", headers={"content-disposition": name})


@get(
    "/api/tables/{table:str}/matches/{match:int}/replay",
    operation_id="showReplay",
    responses=refusals(404, 409, 429, 500, 503),
)
async def show_replay(
    table: FromPath[str], match: FromPath[int], request: AnyRequest, desk: NamedDependency[Desk]
) -> Response[Replay]:
    """A finished match with all hands open."""
    replay = await _look_up(desk, request, replay_text, table, match)
    return Response(replay, media_type=MediaType.JSON)  # type: ignore[arg-type]  # a Replay, written already


@get(
    "/api/tables/{table:str}/matches/{match:int}/rounds/{number:int}/analysis",
    operation_id="showAnalysis",
    responses=refusals(404, 409, 429, 500, 503),
)
async def show_analysis(
    table: FromPath[str],
    match: FromPath[int],
    number: FromPath[int],
    request: AnyRequest,
    desk: NamedDependency[Desk],
) -> Analysis:
    """A round of a finished match as an expert sees it: what is known of it so far. Who asks first sets it going."""
    if not CAN_ANALYZE:
        raise RefusedCommand(Refusal.NO_ANALYSIS)
    place = (table, match, number)
    known = desk.analyst.known(place)
    if known is not None:
        return known
    desk.analyst.check_room()
    finished = await _look_up(desk, request, finished_match, table, match)
    if not 1 <= number <= len(finished.rounds):
        raise RefusedCommand(Refusal.NO_SUCH_MATCH)
    if not desk.addresses.may_analyze(address_of(request)):
        raise RefusedCommand(Refusal.TOO_MANY)
    return await desk.analyst.take(place, finished.table.config.mode, finished.rounds[number - 1])


async def _look_up(
    desk: Desk, request: AnyRequest, make: Callable[[list[Stamped], str, int], T], table: str, match: int
) -> T:
    """What is made of a finished match, for whoever has not asked for too many."""
    if not desk.addresses.may_read(address_of(request)):
        raise RefusedCommand(Refusal.TOO_MANY)
    with desk.hall.quarantine.watch(table):
        return await desk.archive.look_up(make, table, match)


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT)
async def healthz() -> str:
    """The process lives."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def readyz(desk: NamedDependency[Desk]) -> Response[str]:
    """The server takes players."""
    found = await readiness(desk)
    status = HTTP_200_OK if found == READY else HTTP_503_SERVICE_UNAVAILABLE
    return Response(found, status_code=status, media_type=MediaType.TEXT)


async def readiness(desk: Desk) -> str:
    """Ready, or what is in the way: the server is about to stop, or something is wrong with the store."""
    if desk.hall.closing:
        return "closing"
    try:
        await desk.hall.ports.store.check()
    except CannotWrite:
        return "cannot write"
    except Damaged:
        return "damaged"
    except StoreError:
        return "no store"
    return READY


@get("/metrics", include_in_schema=False)
async def show_metrics(desk: NamedDependency[Desk]) -> Response[bytes]:
    """Figures for Prometheus."""
    page = desk.metrics.page(lambda: desk.metrics.count(desk.hall.alive, len(desk.hall.quarantine)))
    return Response(page, media_type="text/plain; version=0.0.4")


WITH_SHEETS = (open_table, list_tables)
"""A whole edition may be brought here; both have one path, so they are kept together."""
HANDLERS = (
    show_table,
    take_seat,
    download_record,
    show_replay,
    show_analysis,
    healthz,
    readyz,
    show_metrics,
)
