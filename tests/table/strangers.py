"""A table of an edition that somebody else wrote."""

from typing import Any

from lastcard.model.edition import Mode
from lastcard.table.config import TableConfig
from tests.edition_files.files import duo


def plain_duo(**changes: object) -> dict[str, Any]:
    """Duo without an option of its own."""
    return duo(**{"option": None, "alternative": None, **changes})


DUO = plain_duo()


def duo_terms(seats: int = 3, *, mode: Mode = Mode.SINGLE, timer: int = 0) -> TableConfig:
    """What is played."""
    return TableConfig(edition="duo", sheet=DUO, seats=seats, mode=mode, timer=timer)  # type: ignore[arg-type]  # checked by the table
