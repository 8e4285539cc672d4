"""The public names of `lastcard` and what can be said to them, pinned in a file so that a change is meant.

python -m scripts.public_names    writes the file anew
"""

import inspect
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from types import ModuleType

import lastcard

PINNED = Path(__file__).parents[1] / "tests" / "library" / "public_names.txt"


def written() -> str:
    """All of them, one a line."""
    return "".join(f"{line}\n" for name in sorted(lastcard.__all__) for line in _lines(name))


def _lines(name: str) -> Iterator[str]:
    found = getattr(lastcard, name)
    if isinstance(found, ModuleType):
        yield from (
            f"{name}.{one}{_signature(what)}"
            for one, what in inspect.getmembers(found, inspect.isclass)
            if what.__module__ == found.__name__
        )
    elif not callable(found):
        yield f"{name}: {type(found).__name__}"
    elif not isinstance(found, type):
        yield f"{name}{_signature(found)}"
    elif issubclass(found, Exception):
        yield f"{name}({', '.join(base.__name__ for base in found.__bases__)})"
    elif issubclass(found, Enum):
        yield from (f"{name}.{member}" for member in found.__members__)
    else:
        yield f"{name}{_signature(found)}"
        yield from (f"{name}.{member}" for member in _members(found))


def _members(found: type) -> Iterator[str]:
    for member, what in inspect.getmembers(found):
        if not member.startswith("_") and not hasattr(tuple, member):
            yield f"{member}{_signature(what)}" if callable(what) else member


def _signature(what: Callable[..., object]) -> str:
    """Names and defaults: types are mypy's business, and are written in another way by every Python."""
    signature = inspect.signature(what)
    plain = [
        one.replace(
            annotation=one.empty, default=one.default if one.default is one.empty else _Default(one.default)
        )
        for one in signature.parameters.values()
    ]
    return str(signature.replace(parameters=plain, return_annotation=signature.empty))


class _Default:
    """A default as it is pinned: itself if it is short, else only that there is one."""

    def __init__(self, value: object) -> None:
        self._value = value

    def __repr__(self) -> str:
        return "…" if callable(self._value) or len(repr(self._value)) > 30 else repr(self._value)


if __name__ == "__main__":
    PINNED.write_text(written(), "utf-8")
