"""Anything that could come over the wire: noise, JSON, messages, and messages that are not quite right."""

import json
from typing import get_args

from hypothesis import strategies as st

from lastcard.model.moves import Move
from lastcard.protocol import ClientMessage, encode
from tests.protocol.strategies import values

KINDS = [kind.__name__ for kind in (*get_args(ClientMessage), *get_args(Move))]
SMALL = st.integers(-2, 12)
"""Numbers that could be a player or a seat."""
FIELDS = st.sampled_from(
    [
        "ticket",
        "seq",
        "question",
        "move",
        "entropy",
        "reaction",
        "player",
        "level",
        "card",
        "seat",
        "to",
        "cards",
    ]
)

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.sampled_from(KINDS)
)
TREES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(FIELDS | st.just("type") | st.text(max_size=4), inner)
    ),
    max_leaves=12,
)


def messages() -> st.SearchStrategy[ClientMessage]:
    """Any message of a client, with any values in its fields."""
    return values(ClientMessage)  # type: ignore[return-value]


def sent(message: ClientMessage) -> str:
    return encode(message).decode()


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A message with something cut out of it, put into it, or doubled."""
    text = sent(draw(messages()))
    start, end = sorted((draw(st.integers(0, len(text))), draw(st.integers(0, len(text)))))
    return text[:start] + draw(st.text(max_size=6) | st.just(text[start:end] * 2)) + text[end:]


@st.composite
def near_misses(draw: st.DrawFn) -> str:
    """The right type with the wrong fields, or with fields of wrong types."""
    body = draw(st.dictionaries(FIELDS, TREES, max_size=4))
    return json.dumps({"type": draw(st.sampled_from(KINDS) | st.text(max_size=8)), **body})


DEEP = st.builds(
    lambda depth, bracket: bracket * depth,
    st.sampled_from([10, 1_000, 4_000, 20_000]),
    st.sampled_from(["[", '{"type":', '{"move":', '[{"a":']),
)

TEXTS = (
    st.text(max_size=60)
    | TREES.map(json.dumps)
    | messages().map(sent)
    | spoilt()
    | near_misses()
    | DEEP
    | st.sampled_from(["", "null", "NaN", "1e999", "\ud800", '"\\ud800"', "\x00", "{}", '{"type": null}'])
)

MOVES: st.SearchStrategy[Move] = values(Move)  # type: ignore[assignment]
"""Any move, with any card and any seat in it."""
