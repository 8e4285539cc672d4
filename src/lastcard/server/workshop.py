"""For whoever makes an edition: whether a sheet is one, how it looks, and what becomes of rounds played with it."""

import asyncio
from collections import Counter
from collections.abc import Mapping

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from lastcard.engine.sheet import sheet_for
from lastcard.lab.tally import Tally, face_played
from lastcard.lab.trial import try_out
from lastcard.model.edition import Edition
from lastcard.model.sheet import Sheet
from lastcard.notation.editions import (
    BadEdition,
    edition_of,
    read_edition,
    table_of,
    warnings_of,
    write_edition,
)
from lastcard.protocol import CheckEdition, ReadEdition, Refusal, SymbolPlays, Trial, TryEdition, Verdict
from lastcard.server.desk import Desk
from lastcard.server.guests import admit, brought, remarks
from lastcard.server.library import edition_info
from lastcard.server.routes import NO_EDITION, AnyRequest, Language, address_of, json_only, refusals
from lastcard.table.authority import RefusedCommand

READING = refusals(400, 403, 413, 415, 429, 500, 503)
MOST_ROUNDS = 10_000
SECONDS = 2.0
"""How long rounds are played for one who asks."""
USUAL_SEATS = 4


@post(
    "/api/workshop/check",
    status_code=HTTP_200_OK,
    operation_id="checkEdition",
    guards=[json_only],
    responses=READING,
)
async def check_edition(
    data: JSONBody[CheckEdition],
    request: AnyRequest,
    desk: NamedDependency[Desk],
    lang: FromQuery[Language] = "en",
) -> Verdict:
    """Whether a sheet is an edition, what its author should think about, and how players would see it."""
    admit(desk, address_of(request))
    async with desk.sheets.turn():
        return await asyncio.to_thread(verdict, data.sheet, lang)


@post(
    "/api/workshop/read",
    status_code=HTTP_200_OK,
    operation_id="readEdition",
    guards=[json_only],
    responses=READING,
)
async def read_file(
    data: JSONBody[ReadEdition],
    request: AnyRequest,
    desk: NamedDependency[Desk],
    lang: FromQuery[Language] = "en",
) -> Verdict:
    """What stands in the file of an edition, as a sheet, and the same as for a sheet."""
    admit(desk, address_of(request))
    async with desk.sheets.turn():
        return await asyncio.to_thread(verdict_on_file, data.text, lang)


@post(
    "/api/workshop/rounds",
    status_code=HTTP_200_OK,
    operation_id="tryEdition",
    guards=[json_only],
    responses={**READING, **NO_EDITION},
)
async def try_edition(
    data: JSONBody[TryEdition],
    request: AnyRequest,
    desk: NamedDependency[Desk],
    lang: FromQuery[Language] = "en",
) -> Trial:
    """What becomes of rounds with a sheet: as many as can be played in a few seconds, up to the number asked for."""
    address = address_of(request)
    edition = await brought(desk, address, data.sheet, lang)
    fewest, most = edition.players
    seats = min(max(USUAL_SEATS, fewest), most) if data.seats is None else data.seats
    if not (fewest <= seats <= most and 1 <= data.rounds <= MOST_ROUNDS):
        raise RefusedCommand(Refusal.BAD_CONFIG)
    if not desk.addresses.may_analyze(address):
        raise RefusedCommand(Refusal.TOO_MANY)
    async with desk.trials.turn():
        return await asyncio.to_thread(tried, edition, seats, data.rounds)


def verdict(sheet: Mapping[str, object], language: str) -> Verdict:
    """What a sheet is, in the words of a language."""
    try:
        return _fine(edition_of(sheet), language)
    except BadEdition as error:
        return _refused(error, language)


def verdict_on_file(text: str, language: str) -> Verdict:
    """The same of the text of a file, with its sheet."""
    try:
        edition = read_edition(text)
    except BadEdition as error:
        return _refused(error, language)
    return replace(_fine(edition, language), sheet=table_of(edition))


def _refused(error: BadEdition, language: str) -> Verdict:
    problems = tuple(remarks(error.problems, "problem", language))
    return Verdict(problems=problems, warnings=(), cards=0, edition=None, file=None)


def _fine(edition: Edition, language: str) -> Verdict:
    info = edition_info(edition, language)
    return Verdict(
        problems=(),
        warnings=tuple(remarks(warnings_of(edition), "warning", language)),
        cards=len(info.deck),
        edition=info,
        file=write_edition(edition),
    )


def tried(edition: Edition, seats: int, rounds: int) -> Trial:
    """What became of rounds with an edition."""
    sheet = sheet_for(edition, edition.rulings)
    tally, endless = try_out(sheet, seats, rounds, SECONDS)
    played = max(tally.rounds, 1)
    return Trial(
        seats=seats,
        rounds=tally.rounds,
        length=sum(moves * number for moves, number in tally.lengths.items()) / played,
        blocked=tally.ends["blocked"] / played,
        wins=tuple(tally.wins_from_dealer[place] / played for place in range(seats)),
        plays=_plays(sheet, tally, played),
        endless=endless,
    )


def _plays(sheet: Sheet, tally: Tally, rounds: int) -> tuple[SymbolPlays, ...]:
    counted: Counter[tuple[str, str]] = Counter()
    for side, shown in sheet.faces.items():
        faces = {face_played(sheet, side, card): face.symbol for card, face in shown.items()}
        for face, symbol in faces.items():
            counted[side, symbol] += tally.plays[face]
    return tuple(
        SymbolPlays(side=side.side, symbol=row.symbol, plays=counted[side.side, row.symbol] / rounds)
        for side in sheet.edition.sides
        for row in side.rows
    )


HANDLERS = (check_edition, read_file, try_edition)
