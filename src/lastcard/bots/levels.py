"""Bots by name."""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from itertools import product

from lastcard.bots.aim import TO_GO_OUT, Aim
from lastcard.bots.bot import Bot
from lastcard.bots.easy import Easy
from lastcard.bots.heuristic import Heuristic
from lastcard.bots.policy import Policy
from lastcard.bots.random_bot import RandomBot
from lastcard.model.errors import LastcardError
from lastcard.model.sheet import Sheet
from lastcard.policy import hard_weights
from lastcard.policy.outlook import outlook_weights


def _expert(sheet: Sheet, aim: Aim) -> Bot:
    """NotInstalled without the extra `fast`."""
    from lastcard.bots.expert import Expert  # noqa: PLC0415 - nobody else needs Numba

    return Expert(sheet, aim=aim)


_MAKERS: dict[str, Callable[[Sheet, Aim], Bot]] = {
    "random": lambda _sheet, _aim: RandomBot(),
    "easy": lambda sheet, _aim: Easy(sheet),
    "normal": lambda sheet, _aim: Heuristic(sheet),
    "hard": lambda sheet, _aim: Policy(sheet),
    "expert": _expert,
}
LEVELS: tuple[str, ...] = tuple(level for level in _MAKERS if level != "expert" or find_spec("numba"))
"""The levels that can play here, the weakest first."""
IN_HASTE = {"expert": "hard"}
"""Levels that take their time, each with the one that answers for it when there is none."""


class UnknownLevel(LastcardError):
    """There is no bot of this name."""


def make_bot(level: str, sheet: Sheet, aim: Aim = TO_GO_OUT) -> Bot:
    """A bot for a table that plays by this sheet; only an `expert` looks beyond the round."""
    if level not in _MAKERS:
        raise UnknownLevel(f"expected a bot ({', '.join(LEVELS)}), found {level!r}")
    return _MAKERS[level](sheet, aim)


def load_weights(sheets: Iterable[Sheet]) -> None:
    """Read all that bots play by with these sheets: what is missing or damaged is BadWeights before anybody plays."""
    for sheet, seats in product(sheets, (2, 3, 4)):  # where more sit, nothing else is read
        hard_weights(sheet, seats)
        if find_spec("numpy"):
            from lastcard.policy.network import network_for  # noqa: PLC0415 - with NumPy only

            network_for(sheet, seats)
        if "expert" in LEVELS:
            from lastcard.policy.foresight import foresight_for  # noqa: PLC0415 - the same

            outlook_weights(sheet, seats)
            foresight_for(sheet, seats)
