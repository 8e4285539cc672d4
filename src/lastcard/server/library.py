"""What can be played here and how, over HTTP: the editions with all that a table may choose, and their rules."""

from functools import cache

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from lastcard.bots.levels import LEVELS
from lastcard.editions import EDITIONS
from lastcard.editions import get as get_edition
from lastcard.engine.options import accepted_options, option_values, settle_rulings, with_printing
from lastcard.locale.howto import how_to_play
from lastcard.match.match import player_counts
from lastcard.match.rotation import schedule
from lastcard.model.cards import Card
from lastcard.model.edition import Edition, FaceRow, Mode, SideSheet
from lastcard.model.errors import LastcardError
from lastcard.model.rulings import HOUSE_RULES, Rulings
from lastcard.protocol import (
    EditionInfo,
    FaceInfo,
    HowToPlay,
    Library,
    ModeInfo,
    OptionInfo,
    PrintingInfo,
    Refusal,
    SideInfo,
)
from lastcard.server.routes import AnyRequest
from lastcard.table.analysis import CAN_ANALYZE
from lastcard.table.authority import RefusedCommand
from lastcard.table.config import TIMERS

MINUTES = CacheControlHeader(public=True, max_age=300)
"""The rules change with the program only; a page may keep them for a while."""


@get("/api/editions", operation_id="listEditions", cache_control=MINUTES)
async def list_editions() -> Library:
    """Every edition with its cards, modes and options, and what else a new table may choose."""
    return library()


@get("/api/editions/{edition:str}/rules", operation_id="howToPlay", cache_control=MINUTES)
async def show_rules(edition: FromPath[str], request: AnyRequest) -> HowToPlay:
    """How to play an edition; the query may choose a `mode`, a `printing`, and any option by its name."""
    chosen = dict(request.query_params)
    try:
        printed = get_edition(edition)
        mode = Mode(chosen.pop("mode", printed.mode))
        printing = chosen.pop("printing", None)
        today = dict(printed.renamed)
        options = {name: _value(today.get(name, name), text) for name, text in chosen.items()}
        rulings = settle_rulings(printed, with_printing(printed, printing, options))
        sections = how_to_play(printed, rulings, mode)
    except (LastcardError, ValueError) as error:
        raise RefusedCommand(Refusal.BAD_CONFIG) from error
    return HowToPlay(edition=edition, mode=mode, two_sided=len(printed.sides) > 1, sections=sections)


def _value(option: str, text: str) -> object:
    """The value of an option that is written like this; the text itself where there is none, to be refused."""
    values = option_values(option) if option in Rulings.__struct_fields__ else ()
    if isinstance(values, range):
        return int(text) if text.isdecimal() and len(text) <= len(str(values[-1])) else text
    return next((value for value in values if str(value).lower() == text), text)


@cache
def library() -> Library:
    """All of it, from the editions' own data."""
    return Library(
        editions=tuple(map(_edition, EDITIONS)),
        levels=tuple(LEVELS),
        timers=TIMERS,
        analysis=CAN_ANALYZE,
    )


def _edition(edition: Edition) -> EditionInfo:
    return EditionInfo(
        key=edition.key,
        players=edition.players,
        hand=edition.hand,
        target=edition.rulings.target,
        mode=edition.mode,
        modes=tuple(_mode(edition, mode) for mode in Mode),
        sides=tuple(_side(edition, side) for side in edition.sides),
        options=tuple(_option(edition, name) for name in accepted_options(edition)),
        printings=tuple(PrintingInfo(key=one.key, rules=dict(one.rules)) for one in edition.printings),
    )


def _mode(edition: Edition, mode: Mode) -> ModeInfo:
    seats = tuple(player_counts(edition, mode))
    rotates = mode is Mode.ROTATION
    rounds = (len(schedule(players, edition.rulings.rotation_order)) for players in seats if rotates)
    return ModeInfo(mode=mode, seats=seats, rounds=tuple(rounds))


def _side(edition: Edition, side: SideSheet) -> SideInfo:
    return SideInfo(
        side=side.side,
        colors=side.colors,
        faces=tuple(_face(edition, side, row) for row in side.rows if row.copies),
    )


def _face(edition: Edition, side: SideSheet, row: FaceRow) -> FaceInfo:
    colorless = row.symbol.startswith("w")
    code = row.symbol if colorless else side.colors[0] + row.symbol
    return FaceInfo(
        card=Card("/".join(code if one is side else "?" for one in edition.sides)),
        symbol=row.symbol,
        copies=row.copies * (1 if colorless else len(side.colors)),
        points=row.points,
    )


def _option(edition: Edition, name: str) -> OptionInfo:
    values = option_values(name)
    return OptionInfo(
        name=name,
        choices=() if isinstance(values, range) else tuple(values),  # type: ignore[arg-type]  # each is a word, a number or a yes or no
        default=getattr(edition.rulings, name),
        house=name in HOUSE_RULES,
        bounds=(values[0], values[-1]) if isinstance(values, range) else None,
    )


HANDLERS = (list_editions, show_rules)
