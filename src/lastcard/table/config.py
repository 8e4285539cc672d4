"""What a table is set to when it is opened."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from lastcard.bots.levels import LEVELS
from lastcard.editions import get
from lastcard.engine.options import in_full, with_printing
from lastcard.match.match import check_players
from lastcard.model.edition import Edition, Mode
from lastcard.model.errors import BadOption, UnknownEdition
from lastcard.model.record import Record
from lastcard.notation.editions import edition_of

TIMERS = (0, 15, 30, 60)


class TableConfig(Record, frozen=True, kw_only=True):
    """The game and its terms."""

    edition: str
    """Its key."""
    sheet: Mapping[str, object] | None = None
    """The whole edition as plain data, where it is not one of ours: whatever becomes of the file it came from, the
    table and its records have it."""
    seats: int
    mode: Mode
    rules: Mapping[str, str | int | bool] = {}
    printing: str | None = None
    """The printing that was chosen, for people to read; what counts is in `rules`."""
    timer: Literal[0, 15, 30, 60] = 0
    """Seconds for an answer; 0 for no limit."""
    public: bool = False
    """Whether the table is listed, or found by its link alone."""
    window_ms: int = 1500
    """How long a call or catch stays possible before the next action can close it, at the least."""
    grace_s: int = 30
    """How long a missing player is waited for before a bot plays for the seat."""


def edition_of_config(config: TableConfig) -> Edition:
    """The edition that is played; a LastcardError where it does not exist, or is none."""
    if config.sheet is None:
        return get(config.edition)
    edition = _read(msgspec.json.encode(config.sheet, order="deterministic"))
    if edition.key != config.edition:
        raise UnknownEdition(f"expected the sheet of {config.edition!r}, found one of {edition.key!r}")
    return edition


@lru_cache(maxsize=64)
def _read(sheet: bytes) -> Edition:
    """Every table of one sheet has the same edition, and so the same sheet in force."""
    return edition_of(msgspec.json.decode(sheet))


def check_config(config: TableConfig) -> TableConfig:
    """The same config, its rules told in full, or a LastcardError that says what was expected."""
    edition = edition_of_config(config)
    chosen = with_printing(edition, config.printing, config.rules)
    check_players(edition, config.mode, config.seats)
    if config.timer not in TIMERS:
        raise BadOption(f"expected a timer of {', '.join(map(str, TIMERS))} seconds, found {config.timer}")
    if not 0 <= config.window_ms <= 10_000 or not 0 <= config.grace_s <= 3600:
        raise BadOption("expected a window of at most 10 seconds and a grace of at most an hour")
    return replace(config, rules=in_full(edition, chosen))


def check_level(level: str) -> str:
    """The same bot level, or BadOption."""
    if level not in LEVELS:
        raise BadOption(f"expected a bot ({', '.join(LEVELS)}), found {level!r}")
    return level
