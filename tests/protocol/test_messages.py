"""Every message survives the wire, and keeps the names by which old clients know it."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import chain
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scripts.protocol import CODES, HTTP, NAMED, PARTS, type_text

from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.protocol import VERSION, ClientMessage, Leave, ServerMessage, decoder, encode
from tests.protocol.messages import ALL, CLIENT, EVENTS, MOVES, SERVER
from tests.protocol.strategies import values

NAMES = Path(__file__).with_name("names.txt")

unions = pytest.mark.parametrize("union", [ClientMessage, ServerMessage, Move, Event], ids=str)


def pinned() -> Iterator[str]:
    """One line for every name on the wire, with its type; `?` for what may be left out."""
    yield f"VERSION = {VERSION}"
    for message in ALL:
        yield message.__name__
        for field in msgspec.structs.fields(message):
            may = "" if field.required else "?"
            name = f"{message.__name__}.{field.encode_name}"
            yield f"{name}{may}: {type_text(f'{message.__name__}.{field.name}')}"
    for name, type_ in NAMED.items():
        if not msgspec.inspect.is_struct_type(get_args(type_)[0]):
            yield f"{name} = {type_text(name)}"
    yield from chain.from_iterable(map(_codes, CODES))


def _codes(codes: type[StrEnum]) -> Iterator[str]:
    return (f"{codes.__name__} = {code.value}" for code in codes)


@pytest.mark.parametrize("message", CLIENT, ids=lambda one: one.__name__)
@settings(deadline=None)
@given(st.data())
def test_what_a_client_says_arrives_as_it_was_said(message: type, data: st.DataObject) -> None:
    said = data.draw(values(message))

    assert decoder.decode(encode(said)) == said


@pytest.mark.parametrize("message", SERVER, ids=lambda one: one.__name__)
@settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], max_examples=30
)
@given(st.data())
def test_what_a_client_hears_arrives_as_it_was_said(message: type, data: st.DataObject) -> None:
    said = data.draw(values(message))

    assert msgspec.json.decode(encode(said), type=ServerMessage) == said


@pytest.mark.parametrize("message", [*HTTP, *PARTS, *MOVES, *EVENTS], ids=lambda one: one.__name__)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=30)
@given(st.data())
def test_everything_else_arrives_too(message: type, data: st.DataObject) -> None:
    said = data.draw(values(message))

    assert msgspec.json.decode(encode(said), type=message) == said


@pytest.mark.parametrize("message", ALL, ids=lambda one: one.__name__)
@settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], max_examples=5
)
@given(st.data())
def test_all_fields_are_sent_under_their_names(message: type, data: st.DataObject) -> None:
    sent = msgspec.json.decode(encode(data.draw(values(message))))

    fields = msgspec.structs.fields(message)
    assert list(sent) == ["type", *(field.encode_name for field in fields)]
    assert sent["type"] == message.__name__


@unions
def test_no_two_messages_of_a_union_have_the_same_tag(union: object) -> None:
    tags = [one.__struct_config__.tag for one in get_args(union)]

    assert len(tags) == len(set(tags))


def test_a_field_of_a_later_version_is_ignored() -> None:
    assert decoder.decode(b'{"type":"Leave","later":[1]}') == Leave()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "{}", '{"type":"Nope"}', '{"type":"Submit","question":1}', '{"type":"Snapshot"}'],
)
def test_what_is_no_message_is_not_taken_for_one(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decoder.decode(text)


def test_names_and_types_on_the_wire_change_on_purpose_only() -> None:
    # Old clients know these names. Add a line for what is new; take none away and change none, unless VERSION
    # grows with it.
    assert list(pinned()) == NAMES.read_text("utf-8").splitlines()
