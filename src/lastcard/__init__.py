"""The UNO family of card games: rules, tables, replays, simulation.

    >>> import lastcard
    >>> game = lastcard.Game("classic", seats=["Ann", "Bob"], seed=1)

A name is imported when it is first asked for, so `import lastcard` costs next to nothing. `__init__.pyi` tells type
checkers and editors the same names.
"""

from importlib import import_module

__version__ = "0.2.0"

_HOMES = {
    "BadEdition": "lastcard.notation.editions",
    "BadOption": "lastcard.model.errors",
    "BadPosition": "lastcard.model.errors",
    "BadSeats": "lastcard.model.errors",
    "Bot": "lastcard.bots.bot",
    "EDITIONS": "lastcard.editions",
    "Edition": "lastcard.model.edition",
    "EndlessRound": "lastcard.model.errors",
    "Game": "lastcard.game",
    "IllegalMove": "lastcard.model.errors",
    "ImpossibleOutcome": "lastcard.model.errors",
    "LEVELS": "lastcard.bots.levels",
    "LastcardError": "lastcard.model.errors",
    "LineError": "lastcard.notation.lines",
    "MatchError": "lastcard.match",
    "NotInstalled": "lastcard.model.errors",
    "NotationError": "lastcard.model.errors",
    "NothingToAnalyze": "lastcard.lab.looking_back",
    "Prompt": "lastcard.views",
    "Reason": "lastcard.model.errors",
    "SilentBot": "lastcard.lab.referee",
    "Step": "lastcard.game",
    "UnknownCard": "lastcard.model.errors",
    "UnknownEdition": "lastcard.model.errors",
    "UnknownLanguage": "lastcard.locale",
    "UnknownLevel": "lastcard.bots.levels",
    "UnknownPrinting": "lastcard.model.errors",
    "UnknownSeat": "lastcard.model.errors",
    "UnreadableFile": "lastcard.files",
    "View": "lastcard.views",
    "load": "lastcard.game",
    "loads": "lastcard.game",
    "moves": "lastcard.model.moves",
}
"""Where each public name lives; `moves` is a module itself."""

__all__ = ["__version__", *_HOMES]  # noqa: PLE0604 - all of them are texts


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOMES[name])
    found = home if _HOMES[name].endswith(f".{name}") else getattr(home, name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
