"""The rule sheets: data only, one file each."""

from lastcard.editions.battle import BATTLE
from lastcard.editions.beach import BEACH
from lastcard.editions.classic import CLASSIC
from lastcard.editions.flip import FLIP
from lastcard.editions.mini import MINI
from lastcard.editions.trend import TREND
from lastcard.model.edition import Edition
from lastcard.model.errors import UnknownEdition

EDITIONS: tuple[Edition, ...] = (CLASSIC, BEACH, BATTLE, TREND, FLIP, MINI)

_BY_KEY = {edition.key: edition for edition in EDITIONS}


def get(key: str) -> Edition:
    """The edition of this key."""
    if key not in _BY_KEY:
        raise UnknownEdition(f"expected an edition ({', '.join(_BY_KEY)}), found {key!r}")
    return _BY_KEY[key]


__all__ = ["BATTLE", "BEACH", "CLASSIC", "EDITIONS", "FLIP", "MINI", "TREND", "get"]
