"""The list of attacks."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from benchmarks.attacks.enemy import Enemy

Behaviour = Callable[[Enemy], Awaitable[None]]


class Attack(NamedTuple):
    """A behaviour, what it is, and the fault of the review that it repeats, where it does."""

    name: str
    what: str
    fault: int | None
    run: Behaviour


ATTACKS: dict[str, Attack] = {}


def attack(fault: int | None = None) -> Callable[[Behaviour], Behaviour]:
    """Put a behaviour on the list, under its own name."""

    def listed(run: Behaviour) -> Behaviour:
        name = run.__name__.replace("_", "-")
        ATTACKS[name] = Attack(name, (run.__doc__ or "").strip(), fault, run)
        return run

    return listed
