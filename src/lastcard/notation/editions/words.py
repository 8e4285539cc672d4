"""What an edition calls its things, gathered by language on the way through its table."""

from typing import Final

from lastcard.model.cards import Color
from lastcard.model.edition import Words
from lastcard.model.languages import LANGUAGES
from lastcard.model.rulings import Value
from lastcard.notation.editions.fields import Table
from lastcard.notation.editions.limits import LONGEST_LINE, LONGEST_NAME
from lastcard.notation.editions.problems import written
from lastcard.notation.editions.texts import read_text

_LONGEST: Final = {"about": LONGEST_LINE, "text": LONGEST_LINE}
_FIELDS: Final = {
    "row.name": "symbols",
    "row.text": "texts",
    "color.name": "colors",
    "option.name": "options",
}


class Wordbook:
    """Names and lines by language; each thing is named once in a language."""

    def __init__(self) -> None:
        self._whole: dict[tuple[str, str], str] = {}
        self._parts: dict[tuple[str, str], dict[str, str]] = {}

    def whole(self, table: Table) -> None:
        """The edition's own name and line."""
        for key in ("name", "about"):
            for language, text in _texts(table, key):
                self._whole[language, key] = text

    def row(self, table: Table, symbol: str) -> None:
        """The name of a card and a line on what it does."""
        for key in ("name", "text"):
            self._named(table, key, f"row.{key}", symbol)

    def color(self, table: Table, color: Color) -> None:
        """The name of a color."""
        self._named(table, "name", "color.name", color)

    def option(self, table: Table, option: str, values: tuple[Value, ...]) -> None:
        """What an option is about, and what its values are called."""
        self._named(table, "name", "option.name", option)
        named = table.table("value_name")
        for value in named.keys([option_text(value) for value in values]):
            self._named(named, value, "option.name", f"{option}.{value}")

    def _named(self, table: Table, key: str, kind: str, thing: str) -> None:
        for language, text in _texts(table, key):
            known = self._parts.setdefault((language, _FIELDS[kind]), {})
            if known.setdefault(thing, text) != text:
                table.notes.add(table.at(key), "twice", found=written(thing))

    def words(self) -> tuple[Words, ...]:
        """All of it."""
        spoken = {language for language, _ in (*self._whole, *self._parts)}
        return tuple(
            Words(
                language=language,
                name=self._whole.get((language, "name"), ""),
                about=self._whole.get((language, "about"), ""),
                symbols=self._listed(language, "symbols"),
                texts=self._listed(language, "texts"),
                colors=self._listed(language, "colors"),
                options=self._listed(language, "options"),
            )
            for language in LANGUAGES
            if language in spoken
        )

    def _listed(self, language: str, field: str) -> tuple[tuple[str, str], ...]:
        return tuple(self._parts.get((language, field), {}).items())


def option_text(value: Value) -> str:
    """A value of an option as a key."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _texts(table: Table, key: str) -> list[tuple[str, str]]:
    """What is said under a key, by language."""
    by_language = table.table(key)
    longest = _LONGEST.get(key, LONGEST_NAME)
    read = (
        (language, read_text(by_language.get(language), longest, table.notes, by_language.at(language)))
        for language in by_language.keys(LANGUAGES)
    )
    return [(language, text) for language, text in read if text]
