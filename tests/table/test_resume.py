"""A connection breaks and comes back: it goes on where it was, or gets a snapshot; either way it sees the truth."""

import pytest

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.protocol import Begin, Hello, React, Resync, Snapshot, Update
from lastcard.table.audience import RECENT
from lastcard.table.pacing import PAUSE_S
from lastcard.views import View, view_of
from tests.table.evening import Evening, terms, told
from tests.table.seated import Client

LUCK = "0123456789abcdef" * 4

Known = dict[int, View | None]


async def some_moves(evening: Evening, moves: int) -> Known:
    """So many moves by people; what Ann saw after each entry that she heard of."""
    ann = evening.guests["Ann"]
    known: Known = {ann.seq: ann.view}
    for _ in range(moves):
        asked = next((name for name in ("Ann", "Bob", "Cid") if evening.asked(name)), None)
        if asked is None:
            break
        await evening.moves(asked, evening.answer(asked))
        await evening.goes_by(1.5)
        known[ann.seq] = ann.view
    return known


async def comes_back(evening: Evening, seq: int, view: View | None, player: int | None = 0) -> Client:
    """Another connection of a player who knows the table as it was after that entry."""
    who = None if player is None else Player(player)
    client = Client(evening.actor, await evening.actor.attach(who, seq))
    client.seq, client.view = seq, view
    await client.listen()
    return client


async def at_the_table() -> Evening:
    return await Evening.begun("Ann", "Bob", "Cid")


@told
async def test_from_every_entry_within_reach_a_connection_goes_on_with_updates() -> None:
    evening = await at_the_table()
    known = await some_moves(evening, RECENT - 4)
    assert len(known) > 20

    for seq, view in known.items():
        client = await comes_back(evening, seq, view)
        assert all(isinstance(message, Update) for message in client.heard)
        assert client.view == evening.guests["Ann"].view
        assert client.seq == evening.actor.table.seq
        last = client.heard[-1]
        assert isinstance(last, Update)
        assert last.prompt == evening.prompt("Ann")
        assert last.question == evening.actor.table.question


@told
async def test_beyond_the_last_updates_a_snapshot_comes() -> None:
    evening = await at_the_table()
    known = await some_moves(evening, RECENT + 20)
    newest = sorted(known)[-RECENT - 1 :]

    for seq, view in known.items():
        client = await comes_back(evening, seq, view)
        kind = Update if seq in newest else Snapshot
        assert {type(message) for message in client.heard} == {kind}
        assert len(client.heard) == 1 or kind is Update
        assert client.view == evening.guests["Ann"].view


@told
async def test_with_nothing_missed_one_empty_update_tells_the_question_again() -> None:
    evening = await at_the_table()
    ann = evening.guests["Ann"]

    client = await comes_back(evening, ann.seq, ann.view)

    (only,) = client.heard
    assert isinstance(only, Update)
    assert (only.after, only.seq, only.events) == (ann.seq, ann.seq, ())
    assert only.prompt == evening.prompt("Ann")


@pytest.mark.parametrize("seq", [-1, 0, 1, 10**6, 2**63])
@told
async def test_whoever_claims_to_know_what_never_was_gets_a_snapshot(seq: int) -> None:
    evening = await at_the_table()
    await some_moves(evening, 5)

    client = await comes_back(evening, seq, None)

    (only,) = client.heard
    assert isinstance(only, Snapshot)
    assert client.view == evening.guests["Ann"].view


@told
async def test_a_number_between_two_updates_gets_a_snapshot() -> None:
    """Entries are told together when they were true together."""
    evening = await Evening.with_people("Ann", "Bob", config=terms("mini", 2, mode=Mode.SINGLE, timer=15))
    await evening.says("Ann", Begin())
    await some_moves(evening, 3)
    heard = [m for m in evening.guests["Ann"].heard if isinstance(m, Update)]
    before = {message.after for message in heard} | {evening.actor.table.seq}

    for seq in set(range(evening.actor.table.seq)) - before:
        client = await comes_back(evening, seq, None)
        assert [type(message) for message in client.heard] == [Snapshot]


@told
async def test_a_new_deal_cannot_be_crossed_with_updates() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, timer=15))
    ann = evening.guests["Ann"]
    await evening.comes_to(lambda: evening.match.over is not None)
    seq, view = ann.seq, ann.view
    await evening.goes_by(PAUSE_S)
    assert evening.info.round == 2

    client = await comes_back(evening, seq, view)

    assert [type(message) for message in client.heard] == [Snapshot]
    assert client.view == ann.view


@told
async def test_after_a_restart_a_snapshot_comes_unless_nothing_has_happened() -> None:
    evening = await at_the_table()
    known = await some_moves(evening, 5)
    again = await evening.again()

    for seq, view in known.items():
        client = await comes_back(again, seq, view)
        kind = Update if seq == evening.actor.table.seq else Snapshot
        assert [type(message) for message in client.heard] == [kind]
        assert client.view == evening.guests["Ann"].view


@told
async def test_what_happened_around_the_cards_is_caught_up_with_too() -> None:
    evening = await at_the_table()
    ann = evening.guests["Ann"]
    seq, view = ann.seq, ann.view
    await evening.seals("Bob", LUCK)
    await evening.is_cut_off("Cid")
    await evening.goes_by(30)

    client = await comes_back(evening, seq, view)

    tables = [message.table for message in client.heard if isinstance(message, Update) and message.table]
    assert tables[-1] == evening.info
    assert client.seq == evening.actor.table.seq


@told
async def test_everybody_resumes_with_what_they_may_know_themselves() -> None:
    evening = await at_the_table()
    start = evening.actor.table
    assert start.match is not None
    views = {player: view_of(start.match.round, start.match.seat_of(Player(player))) for player in range(3)}
    watched = view_of(start.match.round, None)
    await some_moves(evening, 12)

    for player, view in views.items():
        client = await comes_back(evening, start.seq, view, player)
        assert client.view == view_of(evening.round, evening.match.seat_of(Player(player)))
    client = await comes_back(evening, start.seq, watched, None)
    assert client.view == view_of(evening.round, None)


@pytest.mark.parametrize("question", [Resync(), Hello(), Hello("a ticket", 3)], ids=str)
@told
async def test_whoever_asks_gets_a_snapshot_at_any_time(question: Resync | Hello) -> None:
    evening = await at_the_table()
    await evening.watches("Zoe")
    for name in ("Ann", "Zoe"):
        heard = await evening.says(name, question)

        (only,) = heard
        assert isinstance(only, Snapshot)
        assert only.seq == evening.actor.table.seq


@told
async def test_reactions_are_not_repeated() -> None:
    evening = await at_the_table()
    ann = evening.guests["Ann"]
    seq, view = ann.seq, ann.view
    await evening.says("Bob", React("bravo"))

    client = await comes_back(evening, seq, view)

    assert [type(message) for message in client.heard] == [Update]
