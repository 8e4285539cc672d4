"""A reader who is slow gets one snapshot in place of all that waited, and nobody else waits for it."""

import pytest

from lastcard.model.edition import Mode
from lastcard.model.moves import Draw, JumpIn, Keep
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Goodbye,
    MixEntropy,
    React,
    Refusal,
    Refused,
    Resync,
    ServerMessage,
    Snapshot,
    Submit,
    Unseat,
    Update,
)
from lastcard.table.audience import Connection
from lastcard.table.outbox import LIMIT, Outbox
from lastcard.views import view_of
from tests.table.evening import Evening, terms, told
from tests.table.seated import Client


async def reads(evening: Evening, connection: Connection) -> list[ServerMessage]:
    """Read as a connection does: where updates were left out, a fresh snapshot is sent."""
    heard = []
    while not connection.outbox.empty:
        message = await connection.outbox.get()
        if message is None:
            evening.actor.brief(connection)
        else:
            heard.append(message)
    return heard


def waiting(connection: Connection) -> int:
    return len(connection.outbox._messages)


async def draws(evening: Evening, updates: int) -> None:
    """So many updates within one round: everybody draws and keeps."""
    for _ in range(updates):
        asked = next(name for name in ("Ann", "Bob") if evening.asked(name))
        await evening.moves(asked, Draw() if Draw() in evening.prompts(asked) else Keep())


async def a_long_match(*, slow: bool) -> Evening:
    """A match of many rounds; perhaps somebody watches who never reads."""
    evening = await Evening.with_people("Ann", config=terms("mini", 3, mode=Mode.FIRST_TO, timer=15))
    if slow:
        await evening.actor.attach(None)
    await evening.says("Ann", Begin())
    await evening.comes_to(lambda: evening.status == "over")
    return evening


@told
async def test_a_slow_reader_changes_nothing_for_anybody_else() -> None:
    without, beside = await a_long_match(slow=False), await a_long_match(slow=True)

    assert len(without.log) > 3 * LIMIT
    assert beside.log == without.log, "the same things happened at the same times"
    assert beside.guests["Ann"].heard == without.guests["Ann"].heard
    assert beside.everybody_sees_the_truth()


@told
async def test_who_is_just_in_time_gets_every_update() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = await evening.actor.attach(None)
    await draws(evening, LIMIT - 1)

    heard = await reads(evening, slow)

    assert [type(message) for message in heard] == [Snapshot, *[Update] * (LIMIT - 1)]


@pytest.mark.parametrize("updates", [LIMIT, LIMIT + 1, 2 * LIMIT])
@told
async def test_who_is_too_late_gets_exactly_one_snapshot_of_how_things_are_now(updates: int) -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = await evening.actor.attach(None)
    await draws(evening, updates)

    (only,) = await reads(evening, slow)

    assert isinstance(only, Snapshot)
    assert (only.seq, only.view) == (evening.actor.table.seq, view_of(evening.round, None))


@told
async def test_after_the_snapshot_updates_join_up_again() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = Client(evening.actor, await evening.actor.attach(None))
    await draws(evening, LIMIT + 5)
    assert await slow.connection.outbox.get() is None
    evening.actor.brief(slow.connection)
    await slow.listen()

    await draws(evening, 10)
    await slow.listen()

    assert (slow.seq, slow.view) == (evening.actor.table.seq, view_of(evening.round, None))


@told
async def test_a_snapshot_that_was_read_late_is_not_too_old() -> None:
    """It is made when it is sent, not when the reader fell behind."""
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = await evening.actor.attach(None)
    await draws(evening, LIMIT + 5)
    assert await slow.outbox.get() is None
    await draws(evening, 3)

    evening.actor.brief(slow)
    heard = await reads(evening, slow)

    assert heard[-1].seq == evening.actor.table.seq  # type: ignore[union-attr]


@told
async def test_many_deals_leave_a_slow_reader_with_the_last() -> None:
    evening = await Evening.with_people("Ann", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
    slow = await evening.actor.attach(None)
    for _ in range(LIMIT // 4):
        await evening.says("Ann", Begin())
        await evening.comes_to(lambda: evening.status == "over")
        assert waiting(slow) <= LIMIT

    heard = await reads(evening, slow)

    last = heard[-1]
    assert isinstance(last, Snapshot | Update)
    assert last.seq == evening.actor.table.seq
    assert len(heard) <= LIMIT


SPAM: dict[str, ClientMessage] = {
    "reactions": React("hurry"),
    "questions for a snapshot": Resync(),
    "stale answers": Submit(0, Draw()),
    "illegal jumps": Submit(0, JumpIn("r5")),  # type: ignore[arg-type]
    "bad luck": MixEntropy("short"),
}


@pytest.mark.parametrize("message", SPAM.values(), ids=SPAM)
@told
async def test_nothing_can_pile_up_for_who_does_not_read(message: ClientMessage) -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    silent = Client(evening.actor, await evening.actor.attach(evening.player("Ann")))
    for _ in range(20 * LIMIT):
        await evening.actor.receive(silent.connection, message)
        await evening.guests["Ann"].listen()
        await evening.guests["Bob"].listen()
        assert waiting(silent.connection) <= LIMIT

    heard = await reads(evening, silent.connection)

    assert len(heard) <= LIMIT + 1
    assert any(isinstance(one, Snapshot) for one in heard)


@told
async def test_what_concerns_a_slow_reader_alone_is_not_dropped_for_later_updates() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = await evening.actor.attach(evening.player("Ann"))
    await draws(evening, LIMIT + 1)
    await evening.actor.receive(slow, MixEntropy("short"))
    await draws(evening, 3)

    heard = await reads(evening, slow)

    assert heard[0] == Refused(Refusal.BAD_ENTROPY)
    assert [type(message) for message in heard[1:]] == [Snapshot]


@told
async def test_a_goodbye_reaches_the_slowest_reader() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    slow = await evening.actor.attach(evening.player("Bob"))
    await draws(evening, LIMIT + 1)

    await evening.says("Ann", Unseat(evening.player("Bob")))

    assert Goodbye("removed") in await reads(evening, slow)


@told
async def test_a_goodbye_is_not_dropped_for_what_comes_after_it() -> None:
    outbox = Outbox(limit=3)
    outbox.put(Goodbye("restart"))
    for _ in range(10):
        outbox.put(Refused(Refusal.TOO_FAST))

    assert await outbox.get() == Goodbye("restart")
