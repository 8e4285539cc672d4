"""What can be chosen about an edition: options, their values, and printings as presets of them."""

from collections.abc import Mapping, Sequence
from typing import Annotated, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from lastcard.model.edition import Edition, Printing
from lastcard.model.errors import BadOption, UnknownPrinting
from lastcard.model.rulings import GENERAL_OPTIONS, HOUSE_RULES, RULINGS, Rulings, Value

HUGE = 10**18
"""A number beyond this is not written out: nobody could read it, and Python refuses the longest."""

_TYPES = get_type_hints(Rulings, include_extras=True)


def accepted_options(edition: Edition) -> tuple[str, ...]:
    """The keys of all options this edition can be played with."""
    own = (option.key for option in edition.own_options)
    return (*GENERAL_OPTIONS, *edition.options, *own, *HOUSE_RULES)


def option_values(key: str, edition: Edition | None = None) -> Sequence[Value]:
    """The values an option can take; a range where it is any whole number from one to another.

    An option that one edition alone has is known with that edition only.
    """
    for own in edition.own_options if edition else ():
        if own.key == key:
            return own.values
    if key == "dealer_draw" and edition is not None:
        return tuple(way for way in get_args(_TYPES[key]) if _finds_dealer(edition, way))
    kind = _TYPES[key]
    if get_origin(kind) is Annotated:
        _, bounds = get_args(kind)
        return range(bounds.ge, bounds.le + 1)
    return (False, True) if kind is bool else get_args(kind)


def _finds_dealer(edition: Edition, way: str) -> bool:
    """Whether cards can tell who deals first: where all are equal, players would draw for ever (B01)."""
    changing = {symbol for one in edition.alternatives if one.copies is not None for symbol in one.symbols}
    always = [row for row in edition.sides[0].rows if row.copies and row.symbol not in changing]
    match way:
        case "number":
            return len({int(row.symbol) if row.symbol.isdigit() else 0 for row in always}) > 1
        case "points":
            return len({row.points for row in always}) > 1
        case _:
            return True


def settle_rulings(edition: Edition, chosen: Mapping[str, object]) -> Rulings:
    """The edition's rulings with the chosen options in their place."""
    accepted = accepted_options(edition)
    chosen = _renamed(edition, chosen)
    for key, value in chosen.items():
        if key not in accepted:
            raise BadOption(f"expected an option of {edition.key} ({', '.join(accepted)}), found {key!r}")
        values = option_values(key, edition)
        # `True == 1` in Python, but not on a rule sheet.
        if isinstance(values, range):
            if type(value) is not int or value not in values:
                expected = f"a whole number from {values[0]} to {values[-1]}"
                raise BadOption(f"expected {key} to be {expected}, found {_toml(value)}")
        elif not any(value == allowed and type(value) is type(allowed) for allowed in values):
            expected = ", ".join(_toml(allowed) for allowed in values)
            raise BadOption(f"expected {key} to be one of {expected}, found {_toml(value)}")
    own = {key: value for key, value in chosen.items() if key not in RULINGS}
    return replace(
        edition.rulings,
        **{key: value for key, value in chosen.items() if key in RULINGS},
        own=tuple(
            (option.key, own[option.key])
            for option in edition.own_options
            if own.get(option.key, option.values[0]) != option.values[0]
        ),
    )


def value_of(edition: Edition, rulings: Rulings, key: str) -> Value:
    """What an option of this edition is set to."""
    for option in edition.own_options:
        if option.key == key:
            return dict(rulings.own).get(key, option.values[0])
    value: Value = getattr(rulings, key)
    return value


def _renamed(edition: Edition, chosen: Mapping[str, object]) -> dict[str, object]:
    """The same choices under the names that options have today."""
    now = dict(chosen)
    for old, new in edition.renamed:
        if old in now and new in now:
            raise BadOption(f"expected {new} or its older name {old}, found both")
        if old in now:
            now[new] = now.pop(old)
    return now


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) > HUGE:
        return "a huge number"
    return f'"{value}"' if isinstance(value, str) else str(value)


# --- printings ---------------------------------------------------------------------------------------------


def get_printing(edition: Edition, key: object) -> Printing:
    """The printing of this key, whatever somebody has written there."""
    for printing in edition.printings:
        if printing.key == key:
            return printing
    known = ", ".join(printing.key for printing in edition.printings)
    raise UnknownPrinting(f"expected a printing of {edition.key} ({known}), found {key!r}")


def with_printing(edition: Edition, printing: object, chosen: Mapping[str, object]) -> dict[str, object]:
    """The options of a printing, and those chosen beside it, which win over it."""
    preset = () if printing is None else get_printing(edition, printing).rules
    return {**dict(preset), **_renamed(edition, chosen)}


def in_full(edition: Edition, chosen: Mapping[str, object]) -> dict[str, Value]:
    """Choices for a game that is kept: every option in which printings differ is named, whatever its value.

    So is what once had another default. A later change of a preset never changes an old game then.
    """
    rulings = settle_rulings(edition, chosen)
    differing = (key for printing in edition.printings for key, _ in printing.rules)
    named = (*differing, *dict(edition.former), *_renamed(edition, chosen))
    return {key: value_of(edition, rulings, key) for key in named}


def as_kept(edition: Edition, chosen: Mapping[str, object]) -> dict[str, object]:
    """Choices of a game that was kept: what an old one does not name was as it was then."""
    return {**dict(edition.former), **_renamed(edition, chosen)}
