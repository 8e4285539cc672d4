"""What players of an edition can choose: options, what they change, and printings."""

import re
from collections.abc import Iterator
from typing import Final, get_args

from lastcard.editions import EDITIONS
from lastcard.engine.options import accepted_options, option_values, value_of
from lastcard.model.edition import Alternative, Edition, Opening, OwnOption, Printing
from lastcard.model.languages import LANGUAGES
from lastcard.model.rulings import GENERAL_OPTIONS, HOUSE_RULES, RULINGS, Value, WildMatch
from lastcard.notation.editions.fields import Table, one_of
from lastcard.notation.editions.limits import (
    HIGHEST_VALUE,
    LONGEST_WORD,
    MOST_ALTERNATIVES,
    MOST_OPTIONS,
    MOST_PRINTINGS,
    MOST_VALUES,
)
from lastcard.notation.editions.problems import written
from lastcard.notation.editions.rows import COPIES, read_effects
from lastcard.notation.editions.words import Wordbook

OPTIONS: Final = tuple(key for key in RULINGS if key not in (*GENERAL_OPTIONS, *HOUSE_RULES))
"""Options that not every edition has."""
PRINTINGS: Final = tuple(dict.fromkeys((*LANGUAGES, *(one.key for ed in EDITIONS for one in ed.printings))))
WILD_MATCHES: Final[tuple[WildMatch, ...]] = get_args(WildMatch)

_TAKEN: Final = frozenset((*RULINGS, "own", "mode", "printing", "edition", "seats", "lang"))
"""Words that stand beside options somewhere, and would be taken for them."""
_VALUE: Final = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_WORD - 1}}}")


def read_options(table: Table) -> Iterator[str]:
    """Options of ours that are open to players of this edition, beside those of all."""
    seen = set()
    for path, entry in table.items("options", range(len(OPTIONS) + 1)):
        if entry not in OPTIONS:
            table.notes.add(path, "choice", expected=", ".join(OPTIONS), found=written(entry))
        elif entry in seen:
            table.notes.add(path, "twice", found=written(entry))
        else:
            seen.add(entry)
            yield str(entry)


def read_own_options(table: Table, words: Wordbook) -> Iterator[OwnOption]:
    """Options that this edition alone has."""
    seen = set()
    for entry in table.tables("option", MOST_OPTIONS):
        entry.needed("key", "values")
        key = entry.word("key")
        if key in _TAKEN:
            entry.notes.add(entry.at("key"), "option-ours", found=written(key))
        elif key and key in seen:
            entry.notes.add(entry.at("key"), "twice", found=written(key))
        seen.add(key)
        values = tuple(_values(entry))
        words.option(entry, key, values)
        entry.done()
        yield OwnOption(key=key, values=values)


def _values(table: Table) -> Iterator[Value]:
    """Words, whole numbers, or false and true: of one kind."""
    seen: list[Value] = []
    for path, entry in table.items("values", range(2, MOST_VALUES + 1)):
        if isinstance(entry, str) and not _VALUE.fullmatch(entry):
            table.notes.add(path, "word", most=LONGEST_WORD, found=written(entry))
        elif not isinstance(entry, str | int):
            table.notes.add(path, "text", found=written(entry))
        elif isinstance(entry, int) and not 0 <= entry <= HIGHEST_VALUE:
            table.notes.add(path, "bounds", least=0, most=HIGHEST_VALUE, found=written(entry))
        elif seen and type(entry) is not type(seen[0]):
            table.notes.add(path, "option-values", found=written(entry))
        elif entry in seen:
            table.notes.add(path, "twice", found=written(entry))
        else:
            seen.append(entry)
            yield entry


def read_alternatives(table: Table, edition: Edition) -> Iterator[Alternative]:
    """What the sheet says instead when an option has another value."""
    symbols = tuple(dict.fromkeys(row.symbol for side in edition.sides for row in side.rows))
    for entry in table.tables("alternative", MOST_ALTERNATIVES):
        found = _alternative(entry, edition, symbols)
        if found is not None:
            yield found
        entry.done()


def _alternative(table: Table, edition: Edition, symbols: tuple[str, ...]) -> Alternative | None:
    table.needed("option", "value")
    known = (*edition.options, *(own.key for own in edition.own_options))
    option = table.choice("option", known, "") if table.has("option") else ""
    value = (
        one_of(table.get("value"), option_values(option, edition), table.notes, table.at("value"))
        if option
        else None
    )
    if option and value is not None and value == value_of(edition, edition.rulings, option):
        table.notes.add(table.at("value"), "own-value", found=written(value))
    concerned = []
    for path, entry in table.items("symbols", range(len(symbols) + 1)):
        if entry in symbols:
            concerned.append(str(entry))
        else:
            table.notes.add(path, "choice", expected=", ".join(symbols), found=written(entry))
    has_copies, has_opening = table.has("copies"), table.has("opening")
    changes = {
        "copies": table.number("copies", COPIES, 0) if has_copies else None,
        "opening": table.choice("opening", tuple(Opening), Opening.STARTS) if has_opening else None,
        "when_played": read_effects(table, "played"),
        "when_last": read_effects(table, "last"),
        "wild_match": table.choice("wild_match", WILD_MATCHES, "none") if table.has("wild_match") else None,
        "shown_to_all": table.flag("shown_to_all") if table.has("shown_to_all") else None,
    }
    of_rows = any(changes[key] is not None for key in ("copies", "opening", "when_played", "when_last"))
    if of_rows != bool(concerned) or all(change is None for change in changes.values()):
        table.notes.add(table.path, "no-change")
    if not option or value is None:
        return None
    return Alternative(option=option, value=value, symbols=tuple(concerned), **changes)  # type: ignore[arg-type]


def read_printings(table: Table, edition: Edition) -> tuple[Printing, ...]:
    """Texts of the sheet that differ; the first is the edition itself."""
    found: list[Printing] = []
    for entry in table.tables("printing", MOST_PRINTINGS):
        entry.needed("key")
        key = entry.choice("key", PRINTINGS, PRINTINGS[0])
        if entry.get("key") == key and any(printing.key == key for printing in found):
            entry.notes.add(entry.at("key"), "twice", found=written(key))
        rules = entry.table("rules")
        if not found and entry.has("rules"):
            entry.notes.add(entry.at("rules"), "first-printing", found=written(entry.get("rules")))
        said = (
            (option, one_of(rules.get(option), option_values(option, edition), entry.notes, rules.at(option)))
            for option in rules.keys(accepted_options(edition))
        )
        found.append(Printing(key, tuple((option, value) for option, value in said if value is not None)))
        entry.done()
    return tuple(found) or (Printing(LANGUAGES[0]),)
