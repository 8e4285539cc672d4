"""Tables that play whole matches: everybody's folded view is the true one, and the log is all that counts."""

import asyncio

import pytest

from lastcard.model.edition import Mode
from lastcard.protocol import Begin
from lastcard.table.actor import TableActor
from lastcard.views import view_of
from tests.table.seated import TABLE, Client, config, ports, run_out

MATCHES = [
    ("classic", Mode.FIRST_TO, 4, {}),
    ("beach", Mode.PARTNERS, 4, {}),
    ("battle", Mode.LOWEST, 3, {}),
    ("trend", Mode.ELIMINATION, 3, {"jump_in": True}),
    ("flip", Mode.FIRST_TO, 5, {"stacking": "higher", "seven_zero": True}),
    ("mini", Mode.SINGLE, 2, {"false_catch_penalty": True}),
    ("relay", Mode.LOWEST, 6, {"jump_in": True, "seven_zero": True}),
]


@pytest.mark.parametrize(("edition", "mode", "seats", "rules"), MATCHES, ids=str)
def test_a_match_with_a_silent_person_ends_and_every_view_is_true(
    edition: str, mode: Mode, seats: int, rules: dict[str, str | int | bool]
) -> None:
    async def play() -> None:
        world, clock = ports()
        actor = await TableActor.open(TABLE, config(edition, seats, mode, rules, timer=15), world)
        ann = await Client.join(actor, await actor.sit("Ann", "hash of a ticket"))
        watcher = await Client.join(actor, None)
        await actor.receive(ann.connection, Begin())
        await run_out(actor, clock, [ann, watcher])
        match = actor.table.match
        assert match is not None
        assert match.winners
        assert ann.view == view_of(match.round, match.seat_of(ann.connection.player or 0))  # type: ignore[arg-type]
        assert watcher.view == view_of(match.round, None)

        loaded = await TableActor.load(TABLE, world)

        assert loaded is not None
        assert loaded.table.match == match

    asyncio.run(play())
