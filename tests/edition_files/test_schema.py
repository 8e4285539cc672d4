"""The schema that is published is the one of the source, and says what the reader says."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from lastcard.editions import EDITIONS
from lastcard.model.edition import Edition
from lastcard.model.vocabulary import EFFECTS
from lastcard.notation.editions import table_of
from lastcard.notation.editions.effects import COUNTED, PLAIN, word_of
from lastcard.notation.editions.limits import MOST_CARDS, MOST_COLORS, MOST_EFFECTS, PLAYERS
from lastcard.notation.editions.schema import schema
from tests.edition_files.files import duo

PUBLISHED = Path(__file__).parents[2] / "docs" / "edition.schema.json"
VALIDATOR = jsonschema_rs.validator_for(json.loads(json.dumps(schema())))


def test_the_published_schema_is_up_to_date() -> None:
    assert json.loads(PUBLISHED.read_text("utf-8")) == json.loads(json.dumps(schema()))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_our_editions_have_the_form(edition: Edition) -> None:
    table = table_of(edition)
    for history in ("former", "renamed"):
        table.pop(history, None)
    assert [error.message for error in VALIDATOR.iter_errors(table)] == []


def test_an_edition_of_somebody_else_has_the_form() -> None:
    assert VALIDATOR.is_valid(duo())


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": 21},
        {"mood": "fine"},
        {"key": "Duo"},
        {"colors": ["red"]},
        {"name": {"xx": "Duo"}},
        {"rulings": {"target": 10}},
        {"row": [{"symbol": "s", "copies": 2, "played": ["draw"]}]},
        {"row": [{"symbol": "s", "copies": 2, "played": ["draw 21"]}]},
        {"color": {"r": {"paint": "mud"}}},
    ],
)
def test_what_the_reader_refuses_the_schema_refuses(changes: dict[str, Any]) -> None:
    assert not VALIDATOR.is_valid(duo(**changes))


def test_every_effect_of_a_card_has_a_word() -> None:
    written = {type(effect) for effect in PLAIN.values()} | {type(one.make(1)) for one in COUNTED.values()}
    # What a house rule adds stands on no card.
    assert {row.effect.__name__ for row in EFFECTS} - {one.__name__ for one in written} == {"Stackable"}
    assert all(word_of(one.make(1)) == word for word, one in COUNTED.items())


def test_the_compiled_game_has_room_for_every_edition() -> None:
    tables = pytest.importorskip("lastcard.fast.twin.tables")
    assert (MOST_CARDS, PLAYERS[-1], MOST_COLORS) == (
        tables.MOST_CARDS,
        tables.MOST_SEATS,
        tables.MOST_COLORS,
    )
    assert MOST_EFFECTS <= tables.MOST_EFFECTS
    assert tables.MOST_COLORS <= MOST_COLORS
