"""The words of a language: messages by their ids, read from its Fluent files."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lastcard.model.errors import LastcardError
from lastcard.model.languages import LANGUAGES


class UnknownLanguage(LastcardError):
    """There is no such language."""


def read_language(language: str) -> str:
    """The words of a language, as Fluent source: all files of its folder."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"expected a language ({', '.join(LANGUAGES)}), found {language!r}")
    folder = files("lastcard.locale").joinpath(language)
    parts = sorted(
        (part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name
    )
    return "\n".join(part.read_text("utf-8") for part in parts)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(read_language(language)))
    return bundle


class Phrasebook:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def phrase(self, message_id: str, **values: str | int) -> str:
        """A message with its values filled in."""
        message = self._bundle.get_message(message_id)
        assert message.value is not None, message_id  # noqa: S101 - every message of ours has a text
        given = {
            key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for key, value in values.items()
        }
        text, errors = self._bundle.format_pattern(message.value, given)
        if errors:
            raise errors[0]
        return str(text)

    def find(self, message_id: str, **values: str | int) -> str | None:
        """The same, if there is a message of this id."""
        return self.phrase(message_id, **values) if self._bundle.has_message(message_id) else None
