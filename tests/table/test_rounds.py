"""From round to round, from match to match, and the end of a table."""

import pytest

from lastcard.match.players import Player
from lastcard.model.decisions import Over
from lastcard.model.edition import Mode
from lastcard.model.errors import Reason
from lastcard.model.moves import Draw
from lastcard.protocol import (
    Begin,
    ClientMessage,
    Leave,
    MixEntropy,
    React,
    Refusal,
    Refused,
    Rejected,
    SeatBot,
    Snapshot,
    Submit,
    Update,
)
from lastcard.table.authority import RefusedCommand
from lastcard.table.entries import MatchBegan, RoundBegan, Said, TableClosed
from lastcard.table.errands import IDLE_S, Idle
from lastcard.table.fairness import commitment
from lastcard.table.finished import NeverFinished
from lastcard.table.pacing import PAUSE_S
from lastcard.table.record import record_of
from lastcard.table.replay import replay_of
from lastcard.views import advance
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE

A_MOMENT = 0.001


async def after_the_first_round() -> Evening:
    """A match that is not decided after one round."""
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=3, timer=15))
    await evening.comes_to(lambda: isinstance(evening.round.decision, Over))
    assert not evening.match.winners
    return evening


async def after_the_match(seats: int = 2) -> Evening:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", seats, mode=Mode.SINGLE, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    return evening


# --- the next round ----------------------------------------------------------------------------------------


@told
async def test_the_next_round_is_dealt_after_the_pause_and_not_before() -> None:
    evening = await after_the_first_round()
    ended_at = evening.clock.time

    await evening.goes_by(PAUSE_S - A_MOMENT)
    assert evening.info.round == 1
    assert isinstance(evening.round.decision, Over)
    await evening.goes_by(A_MOMENT)

    assert evening.info.round == 2
    began = [stamped.at for stamped in evening.log if isinstance(stamped.entry, RoundBegan)]
    assert began == [ended_at + PAUSE_S]


@told
async def test_a_round_begins_with_a_snapshot_and_points_are_kept() -> None:
    evening = await after_the_first_round()
    totals, points = evening.match.totals, evening.match.points
    known = len(evening.guests["Ann"].heard)
    assert points > 0

    await evening.goes_by(PAUSE_S)

    first = evening.guests["Ann"].heard[known]
    assert isinstance(first, Snapshot)
    assert first.view is not None
    assert first.table.totals == totals
    assert first.table.scores == (totals,)
    assert first.table.round == 2
    assert evening.everybody_sees_the_truth()


@told
async def test_in_the_pause_nobody_can_move_or_hurry() -> None:
    evening = await after_the_first_round()

    assert await evening.moves("Ann", Draw()) == [Rejected(Reason.ROUND_OVER)]
    assert await evening.says("Ann", Begin()) == [Refused(Refusal.NOT_GATHERING)]

    await evening.goes_by(PAUSE_S)
    assert evening.info.round == 2


@told
async def test_in_another_process_the_pause_begins_anew() -> None:
    evening = await after_the_first_round()
    await evening.goes_by(PAUSE_S - 1)

    again = await evening.again()
    await again.goes_by(PAUSE_S - A_MOMENT)
    assert again.info.round == 1
    await again.goes_by(A_MOMENT)

    assert again.info.round == 2


@told
async def test_who_leaves_in_the_pause_is_replaced_for_the_next_round() -> None:
    evening = await after_the_first_round()
    await evening.says("Bob", Leave())

    await evening.goes_by(PAUSE_S)

    assert [seat.kind for seat in evening.info.seats] == ["person", "bot", "bot"]
    assert evening.info.round == 2


# --- the rematch -------------------------------------------------------------------------------------------


@told
async def test_a_rematch_begins_from_nothing_with_luck_of_its_own() -> None:
    evening = await after_the_match()
    announced = evening.info.next_commitment
    first_proofs = evening.info.proofs

    await evening.says("Ann", Begin())

    info = evening.info
    assert (info.status, info.match, info.round) == ("playing", 2, 1)
    assert (info.totals, info.winners, info.points, info.scores) == ((0, 0), (), 0, ())
    assert [proof.commitment for proof in info.proofs] == [announced]
    assert announced not in {proof.commitment for proof in first_proofs}
    assert evening.everybody_sees_the_truth()


@told
async def test_only_the_host_begins_a_rematch_and_only_when_the_match_is_over() -> None:
    evening = await after_the_match()
    assert await evening.says("Bob", Begin()) == [Refused(Refusal.NOT_HOST)]

    await evening.says("Ann", Begin())
    assert await evening.says("Ann", Begin()) == [Refused(Refusal.NOT_GATHERING)]

    assert sum(isinstance(entry, MatchBegan) for entry in evening.entries) == 2


@told
async def test_between_matches_nothing_can_be_played() -> None:
    evening = await after_the_match()

    assert await evening.moves("Ann", Draw()) == [Refused(Refusal.NOT_PLAYING)]
    await evening.goes_by(600)

    assert evening.status == "over"


@told
async def test_three_matches_in_a_row_can_all_be_replayed() -> None:
    evening = await after_the_match()
    for _ in range(2):
        await evening.says("Ann", Begin())
        await evening.comes_to(lambda: evening.status == "over")

    for match in (1, 2, 3):
        assert replay_of(evening.log, TABLE, match).table.match == match
        assert record_of(evening.log, TABLE, match)


# --- the end of a table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["gathering", "playing", "over"])
@told
async def test_a_table_that_nobody_looks_at_is_closed(status: str) -> None:
    config = terms("classic" if status == "playing" else "mini", 2, timer=60, grace_s=3600)
    evening = await Evening.with_people("Ann", config=config)
    if status != "gathering":
        await evening.says("Ann", Begin())
    await evening.comes_to(lambda: evening.status == status)
    await evening.is_cut_off("Ann")

    await evening.goes_by(IDLE_S - A_MOMENT)
    assert evening.status != "closed"
    await evening.goes_by(A_MOMENT)

    assert evening.status == "closed"
    assert evening.entries[-1] == TableClosed("idle")
    assert await evening.actor.tick() is None, "nothing happens there any more"


@told
async def test_one_spectator_keeps_a_table_open() -> None:
    evening = await Evening.with_people("Ann", config=terms("mini", 2))
    await evening.watches("Zoe")
    await evening.is_cut_off("Ann")
    await evening.goes_by(10 * IDLE_S)
    assert evening.status == "gathering"

    await evening.is_cut_off("Zoe")
    await evening.goes_by(IDLE_S)

    assert evening.status == "closed"


@told
async def test_a_short_look_makes_the_wait_begin_anew() -> None:
    evening = await Evening.with_people("Ann", config=terms("mini", 2))
    await evening.is_cut_off("Ann")
    await evening.goes_by(IDLE_S - 1)
    await evening.watches("Zoe")
    await evening.is_cut_off("Zoe")

    await evening.goes_by(IDLE_S - A_MOMENT)

    assert evening.status == "gathering"


@pytest.mark.parametrize(
    "message",
    [Begin(), Leave(), MixEntropy("0" * 64), Submit(1, Draw()), React("wow"), SeatBot(Player(1), "normal")],
    ids=lambda message: type(message).__name__,
)
@told
async def test_a_closed_table_takes_nobody_and_nothing(message: ClientMessage) -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, grace_s=5))
    for name in ("Ann", "Bob"):
        await evening.is_cut_off(name)
    await evening.goes_by(5)
    evening.clock.time += IDLE_S
    await evening.actor._keep(Idle(evening.clock.time))
    assert evening.status == "closed"
    entries = len(evening.log)

    with pytest.raises(RefusedCommand, match="table closed"):
        await evening.actor.sit("Cid", "hash of a ticket")
    await evening.connects("Ann")
    assert await evening.says("Ann", message) == [Refused(Refusal.TABLE_CLOSED)]

    assert len(evening.log) == entries, "not even that somebody came to look"


@told
async def test_a_finished_match_can_be_replayed_after_the_table_is_closed() -> None:
    evening = await after_the_match()
    played = [stamped.entry for stamped in evening.log if isinstance(stamped.entry, Said)]
    for name in ("Ann", "Bob"):
        await evening.is_cut_off(name)
    await evening.goes_by(IDLE_S)
    assert evening.status == "closed"

    log = await evening.store.read(TABLE)
    replay = replay_of(log, TABLE, 1)

    (only,) = replay.rounds
    assert [(step.player, step.what) for step in only.steps] == [(said.player, said.what) for said in played]
    view = only.view
    for step in only.steps:
        for event in step.events:
            view = advance(view, event)
    assert view.winner is not None
    assert replay.table.winners == evening.match.winners
    assert replay.table.proofs[0].seed is not None
    assert commitment(evening.actor.table.luck[0].seed) in record_of(log, TABLE, 1)


@told
async def test_a_match_that_never_ended_is_not_opened_by_closing_the_table() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, grace_s=3600))
    for name in ("Ann", "Bob"):
        await evening.is_cut_off(name)
    await evening.goes_by(IDLE_S)
    assert evening.status == "closed"

    for look in (replay_of, record_of):
        with pytest.raises(NeverFinished):
            look(evening.log, TABLE, 1)
    assert {proof.seed for proof in evening.info.proofs} == {None}


@told
async def test_everybody_hears_the_end_of_the_match_with_its_winner() -> None:
    evening = await after_the_match()

    for guest in evening.guests.values():
        last = guest.heard[-1]
        assert isinstance(last, Update)
        assert last.table is not None
        assert (last.table.status, last.table.winners) == ("over", evening.match.winners)
        assert last.prompt is None
