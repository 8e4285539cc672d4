"""Everything said and everything heard survives the wire."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard.model.chance import Outcome
from lastcard.model.events import Event
from lastcard.model.moves import Move
from lastcard.views import Prompt, View, prompt_for, redact, view_of
from tests.properties.strategies import Table, everybody, examples, inputs_of, moments, tables, talk


def any_of(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Any value of a record, built from the types of its fields."""
    return st.builds(kind, **{field: st.from_type(hint) for field, hint in get_type_hints(kind).items()})


def there_and_back(value: object, union: Any) -> object:  # noqa: ANN401 - a union of types is no type to mypy
    return msgspec.json.decode(msgspec.json.encode(value), type=union)


@pytest.mark.parametrize("kind", get_args(Move), ids=lambda kind: kind.__name__)
@examples(10)
@given(data=st.data())
def test_every_move_survives_the_wire(kind: type[Any], data: st.DataObject) -> None:
    move = data.draw(any_of(kind))

    assert there_and_back(move, Move) == move


@pytest.mark.parametrize("kind", get_args(Outcome), ids=lambda kind: kind.__name__)
@examples(10)
@given(data=st.data())
def test_every_outcome_survives_the_wire(kind: type[Any], data: st.DataObject) -> None:
    outcome = data.draw(any_of(kind))

    assert there_and_back(outcome, Outcome) == outcome


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@examples(10)
@given(data=st.data())
def test_every_event_survives_the_wire(kind: type[Any], data: st.DataObject) -> None:
    event = data.draw(any_of(kind))

    assert there_and_back(event, Event) == event


@examples(20)
@given(tables())
def test_a_log_of_a_round_survives_the_wire(table: Table) -> None:
    log = [said for said, _ in inputs_of(table, 150)]

    assert there_and_back(log, list[tuple[int | None, Move | Outcome]]) == log


@examples(20)
@given(tables())
def test_what_a_seat_hears_and_sees_survives_the_wire(table: Table) -> None:
    for step in talk(table, 60):
        for viewer in (None, *everybody(step.after)):
            assert there_and_back(redact(step, viewer), tuple[Event, ...]) == redact(step, viewer)
    for state in moments(table, 60, 2):
        for seat in everybody(state):
            assert there_and_back(view_of(state, seat), View) == view_of(state, seat)
            assert there_and_back(prompt_for(state, seat), Prompt | None) == prompt_for(state, seat)
