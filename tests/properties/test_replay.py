"""A round is a fold: the same inputs give the same round."""

from hypothesis import given

from lastcard.engine import replay
from lastcard.model.decisions import Over
from lastcard.model.events import Asked
from tests.properties.strategies import Table, examples, inputs_of, tables, talk


@examples(60)
@given(tables())
def test_a_replayed_log_goes_through_the_same_states(table: Table) -> None:
    played = list(inputs_of(table, 250))
    log = [said for said, _ in played]

    assert [step.after for step in replay(table.opened(), log)] == [state for _, state in played]


@examples(60)
@given(tables())
def test_every_transition_begins_where_the_last_one_ended(table: Table) -> None:
    state = table.opened()
    for step in talk(table, 150):
        assert step.before == state

        state = step.after


@examples(60)
@given(tables())
def test_everything_that_happens_ends_with_a_question(table: Table) -> None:
    for step in talk(table, 150):
        assert step.after.decision is not None
        assert [isinstance(event, Asked) for event in step.events].index(True) == len(step.events) - 1


@examples(60)
@given(tables())
def test_nothing_is_pending_when_the_round_is_over(table: Table) -> None:
    for step in talk(table, 250):
        assert not (isinstance(step.after.decision, Over) and step.after.agenda)
