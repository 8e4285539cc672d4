"""Tables that a staged server has in other states than a question: gathering, between rounds, over, closed."""

import asyncio

from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.protocol import Begin
from lastcard.server.shelf import kept_of
from lastcard.server.tickets import new_ticket, ticket_hash
from lastcard.table import authority
from lastcard.table.audience import Connection
from lastcard.table.config import TableConfig
from tests.editions import edition_of
from tests.page.staged import Stage, Staged

LONG = 3600
ANN = Player(0)


async def opened(stage: Stage, config: TableConfig, names: tuple[str, ...]) -> Staged:
    actor = await stage._desk.hall.open(config)
    tickets = tuple(new_ticket() for _ in names)
    for name, ticket in zip(names, tickets, strict=True):
        await actor.sit(name, ticket_hash(actor.table.id, ticket))
    return Staged(actor, names, tickets, stage)


def gathering(
    stage: Stage, *names: str, seats: int = 3, edition: str = "classic", public: bool = False
) -> Staged:
    """A table before its first match."""
    config = TableConfig(
        edition=edition,
        sheet=kept_of(edition_of(edition)),
        seats=seats,
        mode=Mode.FIRST_TO,
        grace_s=LONG,
        public=public,
    )
    return stage.wait(opened(stage, config, names))


def played(stage: Stage, *, edition: str = "mini", mode: Mode = Mode.SINGLE) -> Staged:
    """A match from its first card to its last; Ann was away and a bot has played for her."""
    config = TableConfig(
        edition=edition,
        sheet=kept_of(edition_of(edition)),
        seats=3,
        mode=mode,
        grace_s=LONG,
        window_ms=0,
    )

    async def play() -> Staged:
        table = await opened(stage, config, ("Ann",))
        actor = table.actor
        actor._speed = 0.0
        await actor.receive(Connection(ANN), Begin())
        async with actor._door:
            await actor._perform(lambda table: authority.went_away(table, ANN))
        async with asyncio.timeout(20):
            while actor.table.status != "over":  # noqa: ASYNC110 - the table tells viewers only
                await asyncio.sleep(0.01)
        return table

    return stage.wait(play())


def played_long(stage: Stage) -> Staged:
    """A match of several rounds. Points can bring a match to its end in one, so it may take a second try."""
    while True:
        table = played(stage, mode=Mode.FIRST_TO)
        if len(table.actor.table.scores) > 1:
            return table


def paused(stage: Stage, position: str) -> Staged:
    """A table after a round, whose next one is a long way off."""
    table = stage.table(position)
    assert table.match.over is not None
    state = table.actor.table
    totals = (table.match.totals,)
    table.actor.table = replace(state, asked_at=state.asked_at + LONG, scores=totals)
    return table


def broken_off(stage: Stage, *, after: bool) -> Staged:
    """A table that was closed in the middle of a match, after one that was played to its end or not."""
    table = played(stage) if after else gathering(stage, "Ann", "Bob")
    table.actor._speed = 1000.0
    ann = stage.wait(table.actor.attach(ANN))
    stage.wait(table.actor.receive(ann, Begin()))
    assert table.actor.table.status == "playing"
    close(table)
    return table


def close(table: Staged) -> None:
    """Nobody has looked at the table for a long time."""

    async def end() -> None:
        async with table.actor._door:
            await table.actor._perform(lambda state: authority.close(state, "idle"))

    table.stage.wait(end())
