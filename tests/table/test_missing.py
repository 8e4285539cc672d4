"""Somebody's connection breaks: the table waits a while, a bot plays on, and the person can come back."""

import pytest

from lastcard.model.cards import Card
from lastcard.model.moves import Battle, Play, Reveal
from lastcard.model.seats import Seat
from lastcard.protocol import Begin, Submit, Update
from lastcard.table.entries import BotSeated, CameBack, Vacated, WentAway
from tests.table.evening import Evening, terms, told
from tests.table.seated import Client

A_MOMENT = 0.001
GRACE_S = 30.0


async def at_anns_turn(config: dict[str, int] | None = None) -> Evening:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms(**(config or {})))  # type: ignore[arg-type]
    await evening.lies("Ann", "r5", Ann="r1 r2 r3 r4", Bob="r6 g4 g5 g6", Cid="b1 b2 b3 b4")
    return evening


def away(evening: Evening, name: str) -> bool:
    return evening.info.seats[evening.player(name)].away


@pytest.mark.parametrize("grace", [5, 30, 3600])
@told
async def test_a_missing_player_is_waited_for_and_then_a_bot_plays(grace: int) -> None:
    evening = await at_anns_turn({"grace_s": grace})
    await evening.is_cut_off("Ann")

    await evening.goes_by(grace - A_MOMENT)
    assert not away(evening, "Ann")
    assert evening.said_by("Ann") == []
    await evening.goes_by(A_MOMENT)
    assert away(evening, "Ann")
    gone_at = evening.clock.time
    await evening.comes_to(lambda: evening.asked("Bob"))

    assert gone_at <= evening.said_by("Ann")[0][0] <= gone_at + 2


@told
async def test_who_returns_while_the_bot_thinks_answers_the_open_question() -> None:
    evening = await at_anns_turn()
    await evening.is_cut_off("Bob")
    await evening.goes_by(GRACE_S)
    await evening.moves("Ann", Play(Card("r1")))
    question = evening.actor.table.question
    await evening.goes_by(0.5)
    assert (away(evening, "Bob"), evening.said_by("Bob")) == (True, [])

    await evening.connects("Bob")

    assert not away(evening, "Bob")
    assert evening.asked("Bob")
    assert evening.actor.table.question == question
    await evening.goes_by(600)
    assert evening.said_by("Bob") == [], "the bot plays no more"
    await evening.says("Bob", Submit(question, Play(Card("r6"))))
    assert [move for _, move in evening.said_by("Bob")] == [Play(Card("r6"))]
    assert evening.everybody_sees_the_truth()


@told
async def test_who_returns_in_the_middle_of_a_battle_picks_a_card_again() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms("battle"))
    await evening.lies("Ann", "r5", Ann="wb r2 r9", Bob="r3 g4 g5", Cid="b1 b2 b3")
    await evening.is_cut_off("Bob")
    await evening.goes_by(GRACE_S)
    await evening.moves("Ann", Play(Card("wb")))
    await evening.moves("Ann", Battle(Seat(1)))
    await evening.moves("Ann", Reveal(Card("r9")))
    await evening.goes_by(0.5)

    await evening.connects("Bob")
    await evening.goes_by(600)
    await evening.moves("Bob", Reveal(Card("g5")))

    assert [move for _, move in evening.said_by("Bob")] == [Reveal(Card("g5"))]
    assert evening.everybody_sees_the_truth()


@told
async def test_who_returns_after_the_bot_has_answered_goes_on_from_there() -> None:
    evening = await at_anns_turn()
    old_question = evening.actor.table.question
    await evening.is_cut_off("Ann")
    await evening.comes_to(lambda: evening.asked("Bob"))

    await evening.connects("Ann")
    heard = await evening.says("Ann", Submit(old_question, Play(Card("r2"))))

    assert [type(message).__name__ for message in heard] == ["Stale", "Snapshot"]
    assert evening.everybody_sees_the_truth()


@told
async def test_a_short_absence_leaves_no_trace() -> None:
    evening = await at_anns_turn()
    entries = len(evening.log)
    for _ in range(5):
        await evening.is_cut_off("Ann")
        await evening.goes_by(GRACE_S - A_MOMENT)
        await evening.connects("Ann")

    await evening.goes_by(600)

    assert len(evening.log) == entries


@told
async def test_a_player_with_another_tab_open_is_not_missing() -> None:
    evening = await at_anns_turn()
    other_tab = await Client.join(evening.actor, evening.player("Ann"))
    await evening.is_cut_off("Ann")
    await evening.goes_by(600)
    assert not away(evening, "Ann")

    await evening.actor.detach(other_tab.connection)
    await evening.goes_by(GRACE_S)

    assert away(evening, "Ann")


@told
async def test_everybody_hears_that_a_bot_plays_and_that_the_person_is_back() -> None:
    evening = await at_anns_turn()
    known = len(evening.guests["Bob"].heard)
    await evening.is_cut_off("Cid")
    await evening.goes_by(GRACE_S)
    await evening.connects("Cid")

    told_of = [
        message.table.seats[2].away
        for message in evening.guests["Bob"].heard[known:]
        if isinstance(message, Update) and message.table is not None
    ]
    assert told_of == [True, False]
    assert [entry for entry in evening.entries if isinstance(entry, WentAway | CameBack)] == [
        WentAway(evening.player("Cid")),
        CameBack(evening.player("Cid")),
    ]


@told
async def test_with_a_timer_whichever_ends_first_moves() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, timer=15))
    await evening.lies("Ann", "r5", Ann="r1 r2 r3 r4", Bob="r6 g4 g5 g6")
    asked_at = evening.clock.time
    await evening.is_cut_off("Ann")

    await evening.goes_by(15)

    assert evening.said_by("Ann")[0][0] == asked_at + 15
    assert not away(evening, "Ann")


@told
async def test_a_whole_match_is_played_for_people_who_never_come_back() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 3))
    await evening.is_cut_off("Ann")
    await evening.is_cut_off("Bob")

    await evening.comes_to(lambda: evening.status == "over")

    assert evening.match.winners


@told
async def test_before_the_match_a_missing_players_seat_is_freed() -> None:
    evening = await Evening.with_people("Ann", "Bob")
    await evening.is_cut_off("Bob")

    await evening.goes_by(GRACE_S - A_MOMENT)
    assert [seat.kind for seat in evening.info.seats] == ["person", "person", "open"]
    await evening.goes_by(A_MOMENT)

    assert [seat.kind for seat in evening.info.seats] == ["person", "open", "open"]
    await evening.sits_down("Cid")
    assert evening.info.seats[1].name == "Cid"


@told
async def test_who_sits_down_and_never_connects_loses_the_seat() -> None:
    evening = await Evening.with_people("Ann")
    await evening.actor.sit("Bob", "hash of Bob's ticket")

    await evening.goes_by(GRACE_S)

    assert [entry for entry in evening.entries if isinstance(entry, Vacated)] == [Vacated(evening.player(""))]


@told
async def test_when_the_match_is_over_nobody_is_missed() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 2, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    await evening.is_cut_off("Bob")

    await evening.goes_by(600)

    assert not away(evening, "Bob")


@told
async def test_whoever_is_still_missing_at_the_rematch_is_played_by_a_bot_at_once() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("mini", 2, timer=15))
    await evening.comes_to(lambda: evening.status == "over")
    await evening.is_cut_off("Bob")
    await evening.goes_by(600)

    await evening.says("Ann", Begin())

    assert away(evening, "Bob")


@told
async def test_in_another_process_everybody_has_the_full_time_to_come_back() -> None:
    evening = await at_anns_turn()
    await evening.is_cut_off("Bob")
    await evening.goes_by(GRACE_S - 1)

    again = await evening.again()
    await again.connects("Ann")
    await again.goes_by(GRACE_S - A_MOMENT)
    assert not away(again, "Bob")
    await again.goes_by(A_MOMENT)

    assert (away(again, "Ann"), away(again, "Bob"), away(again, "Cid")) == (False, True, True)


@told
async def test_a_stand_in_leaves_the_name_and_the_seat_to_the_person() -> None:
    evening = await at_anns_turn()
    await evening.is_cut_off("Ann")
    await evening.goes_by(GRACE_S)

    seat = evening.info.seats[0]
    assert (seat.name, seat.kind, seat.away) == ("Ann", "person", True)
    assert not [entry for entry in evening.entries if isinstance(entry, BotSeated)]
