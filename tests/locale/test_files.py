"""All languages say the same things, about the same people and cards."""

import pytest
from fluent.syntax import ast

from lastcard.locale import LANGUAGES, UnknownLanguage, read_language
from tests.locale.fluent_files import choices, entries, messages, text, variables

OTHERS = [language for language in LANGUAGES if language != "en"]


def test_seven_languages_are_spoken() -> None:
    assert sorted(LANGUAGES) == ["de", "en", "es", "fr", "it", "nl", "pt"]


def test_there_is_no_other_language() -> None:
    with pytest.raises(UnknownLanguage, match=r"expected a language \(en, es, .*, found 'tlh'"):
        read_language("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_messages_and_comments_and_nothing_else(language: str) -> None:
    allowed = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)

    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert all(isinstance(entry, allowed) for entry in entries(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text_and_no_other_parts(language: str) -> None:
    odd = [name for name, one in messages(language).items() if one.value is None or one.attributes]

    assert not odd


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english = {name: variables(one) for name, one in messages("en").items()}

    assert {name: variables(one) for name, one in messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wording_that_depends_on_a_number_tells_one_from_several(language: str) -> None:
    numbered = {
        name: keys
        for name, one in messages(language).items()
        for variable, keys in choices(one)
        if variable in ("count", "points")
    }

    assert numbered
    assert all(keys >= {"one", "other"} for keys in numbered.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wording_that_depends_on_a_color_names_colors_of_that_language(language: str) -> None:
    words = {text(one) for name, one in messages(language).items() if name.startswith("color-")}
    depends = [
        keys for one in messages(language).values() for variable, keys in choices(one) if variable == "color"
    ]

    assert all(keys <= words | {"other"} for keys in depends)
