"""Whatever a crowd does at a table, in any order: the table stays sound, and nobody is stuck."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from lastcard.model.edition import Mode
from lastcard.protocol import Begin, Submit
from lastcard.table.config import TableConfig
from tests.editions import ALL_EDITIONS
from tests.fuzz.crowd import COMMANDS, Answer, Come, Command, Crowd, Go, Say, Wait, configs
from tests.fuzz.texts import MOVES
from tests.properties.strategies import examples
from tests.table.seated import config

BEGUN = st.sampled_from([[Say(0, Begin())], [Say(0, Begin())], []])


@examples(300)
@given(configs(), BEGUN, st.lists(COMMANDS, min_size=15, max_size=40))
def test_a_table_stays_sound_whatever_is_said(
    terms: TableConfig, begun: list[Command], commands: list[Command]
) -> None:
    async def evening() -> None:
        crowd = await Crowd.gather(terms)
        for command in (*begun, *commands):
            await crowd.do(command)
        await crowd.check_log()

    asyncio.run(evening())


@examples(30)
@given(configs(), st.lists(COMMANDS, min_size=5, max_size=15))
def test_when_everybody_has_gone_the_bots_play_on(terms: TableConfig, commands: list[Command]) -> None:
    async def evening() -> None:
        crowd = await Crowd.gather(terms)
        await crowd.do(Say(0, Begin()))
        for command in commands:
            await crowd.do(command)
        await crowd.do(Come(None, None))  # a spectator stays, so the table is not closed
        while len(crowd.listeners) > 1:
            await crowd.do(Go(0))
        await crowd.do(Wait(31.0))
        before = crowd.actor.table
        await crowd.do(Wait(90.0))
        assert crowd.actor.table.status != "playing" or crowd.actor.table.seq > before.seq + 20
        await crowd.check_log()

    asyncio.run(evening())


@examples(60)
@given(st.sampled_from([edition.key for edition in ALL_EDITIONS]), st.data())
def test_any_move_at_all_is_taken_or_refused_and_a_refusal_changes_nothing(
    edition: str, data: st.DataObject
) -> None:
    async def evening() -> None:
        crowd = await Crowd.gather(config(edition, 2, Mode.SINGLE))
        await crowd.do(Say(0, Begin()))
        for move in data.draw(st.lists(MOVES, min_size=1, max_size=8)):
            before = crowd.actor.table
            await crowd.do(Say(data.draw(st.integers(0, 2)), Submit(before.question, move)))
            assert crowd.actor.table == before or crowd.actor.table.seq > before.seq
            await crowd.do(Answer(data.draw(st.integers(0, 9)), right=False, late=False))
        await crowd.check_log()

    asyncio.run(evening())
