"""What a seat hears adds up to what it sees."""

from functools import reduce

from hypothesis import given

from lastcard.model.seats import Seat
from lastcard.model.state import Transition
from lastcard.views import View, advance, redact, view_of
from tests.editions import TURNED
from tests.properties.strategies import Table, examples, tables, talk


def heard(view: View, step: Transition, viewer: Seat | None) -> View:
    return reduce(advance, redact(step, viewer), view)


@examples(60)
@given(tables())
def test_folding_what_a_viewer_hears_gives_what_the_viewer_sees(table: Table) -> None:
    viewers = (None, *map(Seat, range(table.seats)))
    views = {viewer: view_of(table.opened(), viewer) for viewer in viewers}
    for step in talk(table, 120):
        views = {viewer: heard(view, step, viewer) for viewer, view in views.items()}

        assert views == {viewer: view_of(step.after, viewer) for viewer in viewers}


@examples(30)
@given(tables(*(edition.key for edition in TURNED)))
def test_folding_holds_through_battles_flips_and_passing(table: Table) -> None:
    viewers = (None, Seat(0), Seat(1))
    views = {viewer: view_of(table.opened(), viewer) for viewer in viewers}
    for step in talk(table, 300):
        views = {viewer: heard(view, step, viewer) for viewer, view in views.items()}

        assert views == {viewer: view_of(step.after, viewer) for viewer in viewers}
