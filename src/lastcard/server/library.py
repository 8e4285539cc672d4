"""What can be played here and how, over HTTP: the editions with all that a table may choose, and their rules."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, get_args

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from lastcard.bots.levels import LEVELS
from lastcard.engine.options import accepted_options, option_values, settle_rulings, value_of, with_printing
from lastcard.engine.sheet import sheet_for
from lastcard.locale.howto import how_to_play
from lastcard.locale.naming import edition_about, edition_name, row_text
from lastcard.locale.options import option_name, option_value, printing_name
from lastcard.locale.speaker import Speaker
from lastcard.match.match import player_counts
from lastcard.match.rotation import schedule
from lastcard.model.cards import Card
from lastcard.model.edition import DeckSide, Edition, FaceRow, Mode
from lastcard.model.effects import DrawCards
from lastcard.model.errors import LastcardError
from lastcard.model.paints import paints_of
from lastcard.model.rulings import HOUSE_RULES, Rulings
from lastcard.model.vocabulary import OF_EFFECT
from lastcard.notation.editions import table_of
from lastcard.protocol import (
    ColorInfo,
    EditionInfo,
    FaceInfo,
    FigureInfo,
    HowToPlay,
    Library,
    ModeInfo,
    OptionInfo,
    PrintingInfo,
    Refusal,
    SideInfo,
)
from lastcard.server.desk import Desk
from lastcard.server.routes import AnyRequest, Language, found, on_shelf, refusals
from lastcard.server.shelf import Shelf, is_ours
from lastcard.table.analysis import CAN_ANALYZE
from lastcard.table.authority import RefusedCommand
from lastcard.table.config import TIMERS

MINUTES = CacheControlHeader(public=True, max_age=300)
"""The rules change with the program only; a page may keep them for a while."""
OURS = Shelf()


@get("/api/editions", operation_id="listEditions", cache_control=MINUTES)
async def list_editions(desk: NamedDependency[Desk], lang: FromQuery[Language] = "en") -> Library:
    """Every edition with its cards, modes and options, and what else a new table may choose."""
    return library(lang, desk.shelf, guests=desk.settings.guest_editions)


@get("/api/editions/{edition:str}/rules", operation_id="howToPlay", cache_control=MINUTES)
async def show_rules(edition: FromPath[str], request: AnyRequest, desk: NamedDependency[Desk]) -> HowToPlay:
    """How to play an edition; the query may choose a `mode`, a `printing`, and any option by its name."""
    chosen = dict(request.query_params)
    printed = on_shelf(desk, edition)
    try:
        mode = Mode(chosen.pop("mode", printed.mode))
        printing = chosen.pop("printing", None)
        today = dict(printed.renamed)
        options = {name: _value(printed, today.get(name, name), text) for name, text in chosen.items()}
        rulings = settle_rulings(printed, with_printing(printed, printing, options))
    except (LastcardError, ValueError) as error:
        raise RefusedCommand(Refusal.BAD_CONFIG) from error
    return _told(printed, rulings, mode)


@get("/api/editions/{edition:str}/sheet", operation_id="showSheet", cache_control=MINUTES)
async def show_sheet(edition: FromPath[str], desk: NamedDependency[Desk]) -> dict[str, Any]:
    """An edition as its file says it, as JSON: for whoever wants to make another one of it."""
    return table_of(on_shelf(desk, edition))


@get(
    "/api/tables/{table:str}/rules",
    operation_id="howToPlayHere",
    cache_control=MINUTES,
    responses=refusals(404, 429, 500, 503),
)
async def show_table_rules(table: FromPath[str], desk: NamedDependency[Desk]) -> HowToPlay:
    """How to play at a table, by its own rules."""
    there = (await found(desk.hall, table)).table
    rulings = settle_rulings(there.edition, there.config.rules)
    return _told(there.edition, rulings, there.config.mode)


@get(
    "/api/tables/{table:str}/edition",
    operation_id="showEdition",
    cache_control=MINUTES,
    responses=refusals(404, 429, 500, 503),
)
async def show_table_edition(
    table: FromPath[str], desk: NamedDependency[Desk], lang: FromQuery[Language] = "en"
) -> EditionInfo:
    """The edition that is played at a table, which need not be listed; its deck is the one under the table's rules."""
    there = (await found(desk.hall, table)).table
    return edition_info(there.edition, lang, there.config.rules)


def _told(edition: Edition, rulings: Rulings, mode: Mode) -> HowToPlay:
    sections = how_to_play(edition, rulings, mode)
    return HowToPlay(edition=edition.key, mode=mode, two_sided=edition.two_sided, sections=sections)


def _value(edition: Edition, option: str, text: str) -> object:
    """The value of an option that is written like this; the text itself where there is none, to be refused."""
    values = option_values(option, edition) if option in accepted_options(edition) else ()
    if isinstance(values, range):
        return int(text) if text.isdecimal() and len(text) <= len(str(values[-1])) else text
    return next((value for value in values if str(value).lower() == text), text)


@lru_cache(maxsize=len(get_args(Language)))
def library(language: str, shelf: Shelf = OURS, *, guests: bool = False) -> Library:
    """All of it, from the editions' own data, in the words of a language."""
    return Library(
        editions=tuple(edition_info(edition, language) for edition in shelf.editions),
        levels=tuple(LEVELS),
        timers=TIMERS,
        analysis=CAN_ANALYZE,
        guest_editions=guests,
    )


def edition_info(edition: Edition, language: str, rules: Mapping[str, object] | None = None) -> EditionInfo:
    """All that a client wants to know of an edition; the deck is the one under these rules."""
    speaker = Speaker(language, edition=edition)
    return EditionInfo(
        key=edition.key,
        name=edition_name(speaker, edition),
        about=edition_about(speaker, edition),
        players=edition.players,
        hand=edition.hand,
        target=edition.rulings.target,
        mode=edition.mode,
        modes=tuple(_mode(edition, mode) for mode in Mode),
        sides=tuple(_side(edition, side, speaker) for side in edition.sides),
        options=tuple(_option(edition, name, speaker) for name in accepted_options(edition)),
        printings=tuple(
            PrintingInfo(key=one.key, name=printing_name(speaker, one.key), rules=dict(one.rules))
            for one in edition.printings
        ),
        deck=sheet_for(edition, settle_rulings(edition, rules or {})).deck,
        ours=is_ours(edition),
    )


def _mode(edition: Edition, mode: Mode) -> ModeInfo:
    seats = tuple(player_counts(edition, mode))
    rotates = mode is Mode.ROTATION
    rounds = (len(schedule(players, edition.rulings.rotation_order)) for players in seats if rotates)
    return ModeInfo(mode=mode, seats=seats, rounds=tuple(rounds))


def _side(edition: Edition, side: DeckSide, speaker: Speaker) -> SideInfo:
    paints = paints_of(edition)
    return SideInfo(
        side=side.side,
        colors=tuple(
            ColorInfo(
                color=color,
                name=speaker.color(color),
                paint=paints[color].paint,
                shape=paints[color].shape,
            )
            for color in side.colors
        ),
        faces=tuple(_face(edition, side, row, speaker) for row in side.rows),
    )


def _face(edition: Edition, side: DeckSide, row: FaceRow, speaker: Speaker) -> FaceInfo:
    codes = row.codes(side.colors)
    return FaceInfo(
        card=Card("/".join(codes[0][0] if one is side else "?" for one in edition.sides)),
        symbol=row.symbol,
        name=speaker.symbol(row.symbol, side.side),
        text=row_text(speaker, edition, row),
        colorless=row.colorless,
        copies=row.copies * len(codes),
        points=row.points,
        figures=tuple(_figures(row)),
    )


_PRINTED = re.compile(r"\+([0-9]+)$")
"""A draw as it stands on a card. Players may have to draw another number: mini's Draw One makes draw two (M02)."""


def _figures(row: FaceRow) -> Iterator[FigureInfo]:
    printed = _PRINTED.search(row.symbol)
    for effect in row.when_played:
        figure, number = OF_EFFECT[type(effect)].figure, OF_EFFECT[type(effect)].number
        if figure is not None:
            count = getattr(effect, number) if number else 0
            if printed and isinstance(effect, DrawCards):
                count = int(printed[1])
            yield FigureInfo(figure=figure, count=count)


def _option(edition: Edition, name: str, speaker: Speaker) -> OptionInfo:
    values = option_values(name, edition)
    choices = () if isinstance(values, range) else tuple(values)
    return OptionInfo(
        name=name,
        label=option_name(speaker, name),
        choices=choices,
        labels=tuple(option_value(speaker, name, value) for value in choices),
        default=value_of(edition, edition.rulings, name),
        house=name in HOUSE_RULES,
        bounds=(values[0], values[-1]) if isinstance(values, range) else None,
    )


HANDLERS = (list_editions, show_rules, show_sheet, show_table_edition, show_table_rules)
