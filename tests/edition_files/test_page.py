"""The page for people who write an edition tells everything, and its example can be played."""

import re
from pathlib import Path

import pytest

from lastcard.model.edition import Opening
from lastcard.model.paints import PAINTS, SHAPES
from lastcard.notation.editions import read_edition
from lastcard.notation.editions.effects import WORDS
from lastcard.notation.editions.schema import schema
from tests.edition_files.files import DUO_TEXT

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")


def test_the_example_of_the_page_is_the_edition_of_the_tests() -> None:
    example = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    assert read_edition(example) == read_edition(DUO_TEXT)


def _keys(part: object) -> set[str]:
    """Every key that the schema has a place for, but for rulings and languages."""
    if isinstance(part, list):
        return set().union(*map(_keys, part))
    if not isinstance(part, dict):
        return set()
    fields = part.get("properties", {})
    inner = (value for key, value in fields.items() if key != "rulings")
    others = (value for key, value in part.items() if key != "properties")
    return set(fields).union(*map(_keys, inner), *map(_keys, others))


@pytest.mark.parametrize("word", [*sorted(_keys(schema())), *WORDS, *Opening])
def test_every_word_of_a_file_is_explained(word: str) -> None:
    assert re.search(rf"`[^`]*\b{re.escape(word)}\b[^`]*`", PAGE)


@pytest.mark.parametrize("look", [*PAINTS, *SHAPES])
def test_every_look_of_a_color_is_listed(look: str) -> None:
    assert look in PAGE
