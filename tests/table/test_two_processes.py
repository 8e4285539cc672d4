"""Two processes serve one table: the log decides who was first, and both tell the same story."""

from random import Random

import pytest

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.decisions import Over
from lastcard.model.edition import Mode
from lastcard.model.errors import Reason
from lastcard.model.moves import Answer, Call, Catch, Draw, Move, Play
from lastcard.model.seats import Seat
from lastcard.protocol import Begin, Leave, MixEntropy, Refusal, Refused, Rejected, Snapshot, Stale, Submit
from lastcard.table.authority import RefusedCommand
from lastcard.table.entries import (
    EntropyMixed,
    EntropySealed,
    Entry,
    HostMoved,
    MatchBegan,
    RoundBegan,
    Said,
    TableClosed,
    WentAway,
)
from lastcard.table.errands import IDLE_S
from lastcard.table.pacing import PAUSE_S
from lastcard.table.state import evolve, opened
from lastcard.views import view_of
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE

LUCK = "0123456789abcdef" * 4


async def two_of(evening: Evening) -> tuple[Evening, Evening]:
    """The same table in two processes that do not hear each other; everybody is connected to both."""
    other = await evening.again()
    for name in evening.guests:
        await other.connects(name)
    return evening, other


async def told_the_same(*processes: Evening) -> None:
    """After both have read the log, both know the same, and so does everybody who listens to either."""
    for process in processes:
        await process.actor.catch_up()
        await process.all_listen()
    first, *others = [process.actor.table for process in processes]
    for other in others:
        assert (other.seq, other.match, other.seats, other.status, other.host) == (
            first.seq,
            first.match,
            first.seats,
            first.status,
            first.host,
        )
    assert all(process.match is None or process.everybody_sees_the_truth() for process in processes)


def times(evening: Evening, kind: type[Entry]) -> int:
    return sum(isinstance(entry, kind) for entry in evening.entries)


def said(evening: Evening) -> list[Said]:
    return [entry for entry in evening.entries if isinstance(entry, Said) and isinstance(entry.what, Move)]


# --- commands ------------------------------------------------------------------------------------------------


@told
async def test_a_match_that_is_begun_in_both_begins_once() -> None:
    here, there = await two_of(await Evening.with_people("Ann", "Bob"))

    await here.says("Ann", Begin())
    heard = await there.says("Ann", Begin())

    assert times(here, MatchBegan) == 1
    assert heard[-1] == Refused(Refusal.NOT_GATHERING)
    assert any(isinstance(message, Snapshot) for message in heard), "and the deal was told on the way"
    await told_the_same(here, there)


@told
async def test_the_last_seat_is_taken_once() -> None:
    here, there = await two_of(await Evening.with_people("Ann", "Bob"))

    assert await here.actor.sit("Cid", "Cid's") == 2
    with pytest.raises(RefusedCommand, match="table full"):
        await there.actor.sit("Dee", "Dee's")

    assert [seat.name for seat in there.info.seats] == ["Ann", "Bob", "Cid"]


@told
async def test_two_who_sit_down_at_once_get_two_seats() -> None:
    here, there = await two_of(await Evening.with_people("Ann"))

    seats = (await here.actor.sit("Bob", "Bob's"), await there.actor.sit("Cid", "Cid's"))

    assert seats == (1, 2)


@told
async def test_a_name_is_taken_once() -> None:
    here, there = await two_of(await Evening.with_people("Ann"))

    await here.actor.sit("Bob", "Bob's")
    with pytest.raises(RefusedCommand, match="name taken"):
        await there.actor.sit("bob", "another Bob's")


@told
async def test_luck_is_added_once() -> None:
    here, there = await two_of(await Evening.with_people("Ann", "Bob"))

    await here.seals("Ann", LUCK)
    heard = await there.seals("Ann", LUCK[::-1])
    assert heard[-1] == Refused(Refusal.BAD_ENTROPY)
    assert times(here, EntropySealed) == 1

    await there.says("Ann", Begin())
    await here.actor.catch_up()
    await here.says("Ann", MixEntropy(LUCK))
    heard = await there.says("Ann", MixEntropy(LUCK))

    assert Refused(Refusal.BAD_ENTROPY) in heard
    assert times(here, EntropyMixed) == times(here, MatchBegan) == 1


@told
async def test_the_seed_of_the_process_that_was_first_counts() -> None:
    here, there = await two_of(await Evening.with_people("Ann", "Bob", config=terms(seats=2, timer=15)))
    await here.says("Ann", Begin())
    await there.says("Ann", Begin())

    await told_the_same(here, there)

    assert here.info.next_commitment == there.info.next_commitment


# --- moves ---------------------------------------------------------------------------------------------------


@told
async def test_of_two_answers_to_one_question_the_first_counts_and_the_other_is_stale() -> None:
    here, there = await two_of(await Evening.begun("Ann", "Bob", config=terms(seats=2)))
    asked = next(name for name in ("Ann", "Bob") if here.asked(name))
    before = len(said(here))

    await here.moves(asked, Draw())
    heard = await there.moves(asked, there.answer(asked))

    assert [one.what for one in said(here)[before:]] == [Draw()]
    assert heard[-2] == Stale()
    assert isinstance(heard[-1], Snapshot)
    await told_the_same(here, there)


@told
async def test_a_call_in_one_and_a_catch_in_the_other_are_not_both_true() -> None:
    for call_first in (True, False):
        here, there = await two_of(await Evening.begun("Ann", "Bob", "Cid"))
        await here.lies("Ann", "r5", Ann="r1 r2", Bob="r3 g4 g5", Cid="b1 b2 b3")
        await here.moves("Ann", Play(Card("r1")))
        there.actor.table = here.actor.table
        for guest in there.guests.values():
            there.actor.brief(guest.connection)
        before = len(said(here))

        if call_first:
            await here.moves("Ann", Call())
            heard = await there.moves("Bob", Catch(Seat(0)))
        else:
            await here.moves("Bob", Catch(Seat(0)))
            heard = await there.moves("Ann", Call())

        assert [type(one.what) for one in said(here)[before:]] == [Call if call_first else Catch]
        assert heard[-1] == Rejected(Reason.NOTHING_TO_CATCH if call_first else Reason.NO_CALL)
        await told_the_same(here, there)


@pytest.mark.parametrize("seed", range(6))
@told
async def test_people_who_answer_in_both_at_once_play_one_match(seed: int) -> None:
    config = terms("mini", 3, mode=Mode.SINGLE, rules={"jump_in": True}, window_ms=0)
    processes = await two_of(await Evening.begun("Ann", "Bob", "Cid", config=config))
    rng = Random(seed)
    tries = 0
    while processes[0].status == "playing":
        quicker, slower = rng.sample(processes, 2)
        for process in (quicker, slower):
            asked = [name for name in ("Ann", "Bob", "Cid") if process.asked(name)]
            prompt = process.prompt(asked[0]) if asked else None
            if prompt is not None and process.status == "playing":
                tries += 1
                await process.moves(asked[0], rng.choice((*prompt.moves, *prompt.rights)))
        if rng.random() < 0.5:
            await slower.actor.catch_up()
        await processes[0].actor.catch_up()

    await told_the_same(*processes)
    assert processes[0].match.winners
    assert tries > len(said(processes[0])), "some came second"


# --- what happens by itself ----------------------------------------------------------------------------------


def answered(evening: Evening) -> list[tuple[Player | None, int]]:
    """Which questions were answered, by whom; sealed picks are two answers to one."""
    state, found = opened(TABLE, evening.log[0]), []
    for stamped in evening.log[1:]:
        if isinstance(stamped.entry, Said) and isinstance(stamped.entry.what, Answer):
            found.append((stamped.entry.player, state.question))
        state, _ = evolve(state, stamped)
    return found


@pytest.mark.parametrize(
    ("edition", "seats", "rules"),
    [
        ("mini", 2, {}),
        ("classic", 3, {"jump_in": True}),
        ("battle", 4, {}),
        ("beach", 3, {}),
        ("flip", 3, {}),
    ],
    ids=str,
)
@told
async def test_bots_that_both_look_after_move_once(
    edition: str, seats: int, rules: dict[str, str | int | bool]
) -> None:
    config = terms(edition, seats, mode=Mode.SINGLE, rules=rules)
    evening = await Evening.begun("Ann", config=config)
    await evening.says("Ann", Leave())
    await evening.is_cut_off("Ann")
    await evening.watches()
    here, there = evening, await evening.again()
    await there.watches()
    rng = Random(0)
    while here.status == "playing" or there.status == "playing":
        first, second = rng.sample((here, there), 2)
        due = [await first.actor.tick(), await second.actor.tick()]
        await here.all_listen()
        await there.all_listen()
        here.clock.time = max(here.clock.time, min((at for at in due if at is not None), default=0.0))

    await told_the_same(here, there)
    assert here.match.winners
    assert len(answered(here)) == len(set(answered(here)))


@told
async def test_a_bot_that_was_overtaken_thinks_again_and_the_table_goes_on() -> None:
    evening = await Evening.begun("Ann", config=terms("mini", 2, mode=Mode.SINGLE))
    await evening.lies("Bot1", "r5", Ann="g3 g4 g5", Bot1="rs r2 r3 r4")
    log = list(evening.log)
    here, there = evening, await evening.again()
    there.actor.table = here.actor.table
    assert there.log[: len(log)] == log

    await here.goes_by(2)
    moves = len(said(here))
    assert moves
    await there.actor.tick()

    assert len(said(here)) == moves
    assert there.actor.table.seq == here.actor.table.seq


@told
async def test_the_next_round_is_dealt_once() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, timer=15))
    await evening.comes_to(lambda: isinstance(evening.round.decision, Over))
    here, there = await two_of(evening)

    here.clock.time += PAUSE_S
    await here.actor.tick()
    await there.actor.tick()

    assert times(here, RoundBegan) == 1
    await told_the_same(here, there)


@told
async def test_time_is_up_once() -> None:
    here, there = await two_of(await Evening.begun("Ann", "Bob", config=terms(seats=2, timer=15)))
    before = len(said(here))

    here.clock.time += 15
    await here.actor.tick()
    moves = len(said(here))
    await there.actor.tick()

    assert before < moves == len(said(here))
    await told_the_same(here, there)


@told
async def test_somebody_who_is_missing_in_both_goes_away_once() -> None:
    here, there = await two_of(await Evening.begun("Ann", "Bob", "Cid"))
    for process in (here, there):
        await process.is_cut_off("Ann")

    here.clock.time += 30
    await here.actor.tick()
    await there.actor.tick()

    assert times(here, WentAway) == 1
    assert here.host == there.host == "Bob"
    assert [entry for entry in here.entries if isinstance(entry, HostMoved)][1:] == [HostMoved(Player(1))]


@told
async def test_a_table_that_is_idle_in_both_is_closed_once() -> None:
    evening = await Evening.with_people("Ann", config=terms(grace_s=3600))
    await evening.is_cut_off("Ann")
    there = await evening.again()

    evening.clock.time += IDLE_S
    await evening.actor.tick()
    await there.actor.tick()

    assert times(evening, TableClosed) == 1
    assert there.status == "closed"


@told
async def test_who_reads_on_hears_every_entry_once_and_in_order() -> None:
    here, there = await two_of(await Evening.begun("Ann", "Bob", config=terms(seats=2)))
    for _ in range(10):
        asked = next(name for name in ("Ann", "Bob") if here.asked(name))
        await here.says(asked, Submit(here.actor.table.question, here.answer(asked)))

    await there.actor.catch_up()
    await there.actor.catch_up()
    await there.all_listen()

    assert there.everybody_sees_the_truth()
    assert there.guests["Ann"].view == view_of(here.round, here.match.seat_of(Player(0)))
