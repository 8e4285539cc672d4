"""A table is its log: whoever reads it, up to whichever append, knows the same table and can go on with it."""

import asyncio
from typing import ClassVar

import pytest
from msgspec.structs import replace

from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.moves import Draw, Play
from lastcard.protocol import Begin, Leave, Resync, Submit, Update
from lastcard.table.actor import Ports, TableActor
from lastcard.table.authority import Decided
from lastcard.table.entries import CameBack, WentAway
from lastcard.table.state import TableState
from lastcard.table.store.memory import MemoryStore
from lastcard.views import view_of
from tests.table.evening import Evening, Seeds, SlowStore, terms, told
from tests.table.seated import TABLE, Client, HandClock

LUCK = "0123456789abcdef" * 4


class RememberingActor(TableActor):
    """Remembers the table as it was after every append."""

    states: ClassVar[list[TableState]] = []

    def _publish(self, decided: Decided) -> None:
        super()._publish(decided)
        self.states.append(self.table)


def apart_from_clocks(table: TableState) -> TableState:
    """Whoever loads a table credits everybody with the time that was lost."""
    return replace(table, asked_at=0.0, landed_at=0.0)


async def eventful(edition: str, rules: dict[str, str | int | bool]) -> tuple[Evening, list[TableState]]:
    """A short match in which everything happens that a log can tell, and the table after every append."""
    clock, store = HandClock(), MemoryStore()
    ports = Ports(store, clock, Seeds())
    config = terms(edition, 3, mode=Mode.SINGLE, rules=rules, timer=15)
    actor = await RememberingActor.open(TABLE, config, ports)
    evening = Evening(actor, ports, clock, store)
    RememberingActor.states = [actor.table]
    for name in ("Ann", "Bob", "Cid"):
        await evening.sits_down(name)
    await evening.says("Cid", Leave())
    evening.guests.pop("Cid")
    await evening.begins("Ann", Ann=LUCK)
    await evening.is_cut_off("Bob")
    for number in range(100_000):
        await evening.actor.tick()
        await evening.all_listen()
        if evening.status == "over":
            break
        clock.time += 0.1
        if number == 600:
            await evening.connects("Bob")
    await evening.says("Ann", Begin())
    return evening, RememberingActor.states


async def resumed(evening: Evening, length: int) -> Evening:
    """The table in a world in which only so much of its log was ever written."""
    clock, store = HandClock(), MemoryStore()
    clock.time = 1_000_000.0
    store._logs[TABLE] = evening.log[:length]
    ports = Ports(store, clock, Seeds("afterwards"))
    actor = await TableActor.load(TABLE, ports)
    assert actor is not None
    return Evening(actor, ports, clock, store)


GAMES: list[tuple[str, dict[str, str | int | bool]]] = [
    ("mini", {}),
    ("battle", {}),
    ("flip", {}),
]


@pytest.mark.parametrize(("edition", "rules"), GAMES, ids=[game[0] for game in GAMES])
@told
async def test_after_every_append_of_a_match_the_log_gives_the_same_table(
    edition: str, rules: dict[str, str | int | bool]
) -> None:
    evening, states = await eventful(edition, rules)
    assert {WentAway, CameBack} <= {type(entry) for entry in evening.entries}

    for state in states:
        again = await resumed(evening, state.seq)
        assert apart_from_clocks(again.actor.table) == apart_from_clocks(state)


@pytest.mark.parametrize(("edition", "rules"), GAMES, ids=[game[0] for game in GAMES])
@told
async def test_from_every_append_of_a_match_it_can_be_played_to_its_end(
    edition: str, rules: dict[str, str | int | bool]
) -> None:
    """Every prefix that a store can hold: an append is written as a whole or not at all."""
    evening, states = await eventful(edition, rules)
    assert len(states) > 20

    for state in states:
        again = await resumed(evening, state.seq)
        await again.watches()
        if state.status == "gathering":
            name = again.host or "Dee"
            await (again.connects(name) if again.host else again.sits_down(name))
            await again.says(name, Begin())
        await again.comes_to(lambda: again.status == "over")  # noqa: B023 - at once

        assert again.match.winners
        assert again.everybody_sees_the_truth()


@told
async def test_every_beginning_of_a_log_can_be_read() -> None:
    evening, _ = await eventful("mini", {})

    for length in range(1, len(evening.log) + 1):
        assert (await resumed(evening, length)).actor.table.seq == length


@told
async def test_loading_writes_nothing_and_can_be_repeated() -> None:
    evening, _ = await eventful("mini", {})
    log = list(evening.log)

    tables = [(await evening.again()).actor.table for _ in range(3)]

    assert evening.log == log
    assert tables[0] == tables[1] == tables[2]


@told
async def test_a_table_that_never_was_is_not_found() -> None:
    evening = await Evening.of()

    assert await TableActor.load("elsewhere", evening.ports) is None


@told
async def test_a_battle_goes_on_in_another_process() -> None:
    """Restarted between two sealed picks: the first stands, and stays sealed."""
    for seed in range(200):
        evening = await Evening.of(terms("battle", 2), seeds=seed)
        for name in ("Ann", "Bob"):
            await evening.sits_down(name)
        await evening.says("Ann", Begin())
        asked = next(name for name in ("Ann", "Bob") if evening.asked(name))
        prompt = evening.prompt(asked)
        if prompt is not None and Play(Card("wb")) in prompt.moves:
            break
    await evening.moves(asked, Play(Card("wb")))
    await evening.moves(asked, evening.answer(asked))
    picked = evening.answer(asked)
    await evening.moves(asked, picked)
    other = "Bob" if asked == "Ann" else "Ann"
    hidden = await evening.connects(other)

    again = await evening.again()
    seen = await again.connects(other)

    assert seen.view == hidden.view
    assert again.asked(other)
    assert not again.asked(asked)
    await again.moves(other, again.answer(other))
    assert again.everybody_sees_the_truth()
    assert len([move for _, move in again.said_by(asked) if move == picked]) == 1


# --- hanging up in the middle of it ----------------------------------------------------------------------------


@told
async def test_who_hangs_up_while_a_move_is_written_leaves_nobody_in_the_dark() -> None:
    """What is stored is true, so everybody must hear of it, even if who said it is gone."""
    clock, store = HandClock(), SlowStore()
    ports = Ports(store, clock, Seeds())
    evening = Evening(await TableActor.open(TABLE, terms(seats=2), ports), ports, clock, store)
    for name in ("Ann", "Bob"):
        await evening.sits_down(name)
    await evening.says("Ann", Begin())
    asked = next(name for name in ("Ann", "Bob") if evening.asked(name))
    other = evening.guests["Bob" if asked == "Ann" else "Ann"]
    store.written.clear()
    store.answers.clear()

    submit = Submit(evening.actor.table.question, Draw())
    saying = asyncio.create_task(evening.actor.receive(evening.guests[asked].connection, submit))
    await store.written.wait()
    saying.cancel()
    hanging_up = asyncio.create_task(evening.is_cut_off(asked))
    await asyncio.sleep(0)
    store.answers.set()
    await hanging_up
    heard = await other.listen()

    assert evening.actor.table.seq == len(evening.log)
    assert [message.seq for message in heard if isinstance(message, Update)] == [len(evening.log)]
    assert other.view == view_of(
        evening.round, evening.match.seat_of(other.connection.player or evening.player("Ann"))
    )


@told
async def test_who_hangs_up_before_anything_is_said_changes_nothing() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    before = evening.actor.table
    asking = asyncio.create_task(evening.actor.receive(evening.guests["Ann"].connection, Resync()))
    asking.cancel()
    await asyncio.sleep(0)

    assert evening.actor.table == before
    assert isinstance(await Client.join(evening.actor, None), Client)
