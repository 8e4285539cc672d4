"""The window for calls, catches and jumps: the next action waits its least time, whatever anybody holds."""

import pytest

from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.errors import Reason
from lastcard.model.moves import Accept, Battle, Call, Catch, Draw, JumpIn, Move, Name, Pass, Play
from lastcard.model.seats import Seat
from lastcard.protocol import (
    Goodbye,
    Leave,
    Refusal,
    Refused,
    Rejected,
    ServerMessage,
    Snapshot,
    Stale,
    Submit,
    Unseat,
    Update,
)
from tests.table.evening import Evening, terms, told

A_MOMENT = 0.001
WINDOW_S = 1.5
R1, R2, R3 = Card("r1"), Card("r2"), Card("r3")

HANDS = {
    "a card that fits": "r3 g4 g5",
    "nothing that fits": "g4 g5 b9",
    "only wild cards": "w w+4 w",
    "one card": "r3",
    "the same card": "r1 g4 g5",
}


async def ann_owes_a_call(bob: str = "r3 g4 g5", window_ms: int = 1500) -> Evening:
    """Ann has just played her last card but one, and said nothing; Bob is asked, Cid is next."""
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms(window_ms=window_ms))
    await evening.lies("Ann", "r5", draw="y1 y2 y3 y4", Ann="r1 r2", Bob=bob, Cid="b1 b2 b3")
    await evening.moves("Ann", Play(R1))
    assert evening.round.calls == ("owes", "silent", "silent")
    return evening


async def card_to_jump_on(bob: str = "r3 g4 g5", cid: str = "r1 b2 b3", seats: int = 3) -> Evening:
    """Ann has just played the red 1, and whoever has the other one may jump in."""
    names = ("Ann", "Bob", "Cid", "Dee")[:seats]
    evening = await Evening.begun(*names, config=terms(seats=seats, rules={"jump_in": True}))
    rest = {"Dee": "b4 b5 b6"} if seats > 3 else {}
    await evening.lies("Ann", "r5", draw="y1 y2 y3 y4", Ann="r1 r2 r4", Bob=bob, Cid=cid, **rest)
    await evening.moves("Ann", Play(R1))
    assert evening.round.jumpable
    return evening


def kinds(messages: list[ServerMessage]) -> list[str]:
    return [type(message).__name__ for message in messages]


# --- the next action waits -----------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
@pytest.mark.parametrize("answer", [Play(R3), Draw(), Pass(), Play(Card("b5"))], ids=str)
@told
async def test_the_next_action_is_held_whatever_the_hands_hold_and_whether_legal_or_not(
    hand: str, answer: Move
) -> None:
    evening = await ann_owes_a_call(hand)
    entries = len(evening.log)

    assert await evening.moves("Bob", answer) == []
    await evening.goes_by(WINDOW_S - A_MOMENT)
    assert len(evening.log) == entries
    known = {name: len(guest.heard) for name, guest in evening.guests.items()}
    await evening.goes_by(A_MOMENT)

    said = [move for _, move in evening.said_by("Bob")]
    heard = kinds(evening.guests["Bob"].heard[known["Bob"] :])
    assert (said, heard) in (([answer], ["Update"]), ([], ["Rejected"]))


@pytest.mark.parametrize("window_ms", [0, 500, 1500, 10_000])
@told
async def test_the_window_is_as_long_as_the_table_has_it(window_ms: int) -> None:
    evening = await ann_owes_a_call(window_ms=window_ms)
    landed_at = evening.clock.time

    await evening.moves("Bob", Play(R3))
    await evening.goes_by(20)

    assert evening.said_by("Bob") == [(landed_at + window_ms / 1000, Play(R3))]


@pytest.mark.parametrize("cid", ["r1 b2 b3", "b1 b2 b3"], ids=["one could jump", "nobody could jump"])
@told
async def test_a_card_that_may_be_jumped_on_holds_the_next_action_though_nobody_can_jump(cid: str) -> None:
    evening = await card_to_jump_on(cid=cid)
    landed_at = evening.clock.time

    assert await evening.moves("Bob", Play(R3)) == []
    await evening.goes_by(WINDOW_S)

    assert evening.said_by("Bob") == [(landed_at + WINDOW_S, Play(R3))]


async def bot_is_asked_in_the_window(number: int) -> tuple[float, list[Move]]:
    """How long after Ann's card a bot played on, and what it said until then."""
    evening = await Evening.begun("Ann", config=terms(seats=2))
    await evening.lies("Ann", "r5", Ann="r1 r2", Bot1="r3 g4 g5 g6")
    await evening.goes_by(number / 10)  # another moment, another time to think
    landed_at = evening.clock.time
    await evening.moves("Ann", Play(R1))
    await evening.comes_to(lambda: not evening.asked("Bot1"))
    said = evening.said_by("Bot1")
    return said[-1][0] - landed_at, [move for _, move in said]


@told
async def test_a_bot_does_not_close_the_window_early_either() -> None:
    played_on = [await bot_is_asked_in_the_window(number) for number in range(40)]

    assert any(Catch(Seat(0)) in moves for _, moves in played_on)
    for seconds, moves in played_on:
        assert seconds >= WINDOW_S - A_MOMENT or Catch(Seat(0)) in moves


@told
async def test_an_answer_that_closes_no_window_is_not_held() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.lies("Ann", "r5", Ann="w r2", Bob="r3 g4 g5", Cid="b1 b2 b3")
    await evening.moves("Ann", Play(Card("w")))
    assert "owes" in evening.round.calls

    heard = await evening.moves("Ann", Name("b"))

    assert kinds(heard) == ["Update"]


@told
async def test_without_a_window_nothing_is_held() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid")
    await evening.lies("Ann", "r5", Ann="r1 r2", Bob="r3 g4 g5", Cid="b1 b2 b3")

    await evening.moves("Ann", Call(), Play(R1))
    heard = await evening.moves("Bob", Play(R3))

    assert kinds(heard) == ["Update"]


@told
async def test_after_its_least_time_the_window_stays_open_until_somebody_acts() -> None:
    evening = await ann_owes_a_call()
    await evening.goes_by(600)

    await evening.moves("Ann", Call())

    assert evening.round.calls[0] == "called"


# --- calls and catches during it -----------------------------------------------------------------------------


@told
async def test_a_call_in_the_window_is_taken_at_once_and_lets_the_held_action_through() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3))
    await evening.goes_by(0.5)
    now = evening.clock.time

    await evening.moves("Ann", Call())

    assert evening.said_by("Ann")[-1] == (now, Call())
    assert evening.said_by("Bob") == [(now, Play(R3))]
    assert await evening.moves("Cid", Catch(Seat(0))) == [Rejected(Reason.NOTHING_TO_CATCH)]


@told
async def test_a_catch_in_the_window_costs_two_cards_and_lets_the_held_action_through() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3))
    await evening.goes_by(1.4)
    now = evening.clock.time

    await evening.moves("Cid", Catch(Seat(0)))

    assert len(evening.round.hands[0]) == 3
    assert evening.said_by("Bob") == [(now, Play(R3))]
    assert await evening.moves("Ann", Call()) == [Rejected(Reason.NO_CALL)]


@told
async def test_who_is_asked_may_catch_and_then_play() -> None:
    evening = await ann_owes_a_call()

    await evening.moves("Bob", Play(R3), Catch(Seat(0)))

    assert [move for _, move in evening.said_by("Bob")] == [Catch(Seat(0)), Play(R3)]


@told
async def test_of_a_call_and_a_catch_the_first_to_arrive_counts() -> None:
    called, caught = await ann_owes_a_call(), await ann_owes_a_call()

    await called.moves("Ann", Call())
    too_late = await called.moves("Bob", Catch(Seat(0)))
    await caught.moves("Bob", Catch(Seat(0)))

    assert too_late == [Rejected(Reason.NOTHING_TO_CATCH)]
    assert [len(evening.round.hands[0]) for evening in (called, caught)] == [1, 3]


@told
async def test_after_the_next_action_it_is_too_late_to_call_and_to_catch() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3))
    await evening.goes_by(WINDOW_S)

    assert await evening.moves("Cid", Catch(Seat(0))) == [Rejected(Reason.NOTHING_TO_CATCH)]
    assert await evening.moves("Ann", Call()) == [Rejected(Reason.NO_CALL)]


# --- jumps ---------------------------------------------------------------------------------------------------


@told
async def test_a_jump_goes_before_a_play_that_arrived_earlier() -> None:
    evening = await card_to_jump_on()
    await evening.moves("Bob", Play(R3))
    await evening.goes_by(1)
    assert await evening.moves("Cid", JumpIn(R1)) == []
    known = len(evening.guests["Bob"].heard)

    await evening.goes_by(0.5)

    assert [move for _, move in evening.said_by("Cid")] == [JumpIn(R1)]
    assert evening.said_by("Bob") == []
    assert kinds(evening.guests["Bob"].heard[known:]) == ["Update", "Stale", "Snapshot"]
    assert evening.asked("Ann"), "play goes on from the jumper"
    assert evening.everybody_sees_the_truth()


@told
async def test_a_jump_without_the_card_stands_in_nobodys_way() -> None:
    evening = await card_to_jump_on(seats=4)
    await evening.moves("Dee", JumpIn(R1))
    await evening.moves("Cid", JumpIn(R1))

    await evening.goes_by(WINDOW_S)

    assert evening.guests["Dee"].heard[-2] == Rejected(Reason.NOT_IN_HAND)
    assert [move for _, move in evening.said_by("Cid")] == [JumpIn(R1)]


@told
async def test_a_jump_that_was_sent_twice_counts_once() -> None:
    evening = await card_to_jump_on()
    await evening.moves("Cid", JumpIn(R1), JumpIn(R1))

    await evening.goes_by(2 * WINDOW_S)

    assert [move for _, move in evening.said_by("Cid")] == [JumpIn(R1)]
    assert evening.guests["Cid"].heard[-1] == Rejected(Reason.NOT_IN_HAND)


@told
async def test_a_jump_in_time_goes_before_a_bot_that_has_thought_it_over_already() -> None:
    for number in range(40):
        evening = await Evening.begun("Ann", "Bob", config=terms(seats=3, rules={"jump_in": True}))
        await evening.lies("Bob", "r5", Ann="r1 b2 b3", Bob="r1 r2 r4", Bot1="r3 r6 g5")
        await evening.goes_by(number / 10)  # another moment, another time to think
        await evening.moves("Bob", Play(R1))
        await evening.moves("Ann", JumpIn(R1))

        await evening.goes_by(WINDOW_S)

        assert [move for _, move in evening.said_by("Ann")] == [JumpIn(R1)]


@told
async def test_a_play_at_the_very_end_of_the_window_does_not_overtake_a_held_jump() -> None:
    """Nobody has looked at the clock yet when it arrives."""
    evening = await card_to_jump_on()
    await evening.moves("Cid", JumpIn(R1))
    evening.clock.time += WINDOW_S

    heard = await evening.moves("Bob", Play(R3))

    assert [move for _, move in evening.said_by("Cid")] == [JumpIn(R1)]
    assert evening.said_by("Bob") == []
    assert "Stale" in kinds(heard)


@told
async def test_a_bot_that_reacted_in_time_jumps_before_a_play_that_was_held() -> None:
    jumps = 0
    for number in range(40):
        evening = await Evening.begun("Ann", "Bob", config=terms(seats=3, rules={"jump_in": True}))
        await evening.lies("Ann", "r5", Ann="r1 b2 b3", Bob="r3 r2 r4", Bot1="r1 r6 g5")
        await evening.goes_by(number / 10)  # another moment, another time to react
        await evening.moves("Ann", Play(R1))
        await evening.moves("Bob", Play(R3))
        await evening.goes_by(WINDOW_S)
        jumps += JumpIn(R1) in [move for _, move in evening.said_by("Bot1")]

    # It reacts after 0.6 to 2 seconds: in 9 of 14 cases before the window may close.
    assert 16 <= jumps <= 36


# --- held and then out of date -------------------------------------------------------------------------------


@told
async def test_a_held_action_that_was_sent_twice_counts_once() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3), Play(R3))
    known = len(evening.guests["Bob"].heard)

    await evening.goes_by(WINDOW_S)

    assert [move for _, move in evening.said_by("Bob")] == [Play(R3)]
    assert kinds(evening.guests["Bob"].heard[known:]) == ["Update", "Stale", "Snapshot"]


@told
async def test_a_change_of_mind_while_held_comes_too_late() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Draw())
    await evening.moves("Bob", Play(R3))

    await evening.goes_by(WINDOW_S)

    assert [move for _, move in evening.said_by("Bob")] == [Draw()]


@told
async def test_a_held_action_of_somebody_who_was_removed_is_dropped() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3))
    bob = evening.guests["Bob"]
    await evening.says("Ann", Unseat(evening.player("Bob")))

    await evening.goes_by(WINDOW_S)

    assert bob.heard[-1] == Goodbye("removed")


@told
async def test_a_held_action_of_somebody_who_left_is_not_carried_out() -> None:
    evening = await ann_owes_a_call("g4 g5 b9")
    await evening.moves("Bob", Draw())
    await evening.says("Bob", Leave())
    left_at = evening.clock.time

    await evening.goes_by(WINDOW_S - A_MOMENT)
    assert evening.actor.table.seats[1].kind == "bot"
    seated = evening.actor.table.seats[1].name
    assert not [move for _, move in evening.said_by(seated) if isinstance(move, Draw)]
    await evening.goes_by(5)

    assert min(at for at, move in evening.said_by(seated) if isinstance(move, Draw)) >= left_at + WINDOW_S


@told
async def test_a_held_action_of_somebody_whose_connection_broke_is_carried_out() -> None:
    evening = await ann_owes_a_call()
    await evening.moves("Bob", Play(R3))
    await evening.is_cut_off("Bob")

    await evening.goes_by(WINDOW_S)

    assert [move for _, move in evening.said_by("Bob")] == [Play(R3)]


@told
async def test_a_held_action_is_refused_when_the_match_ended_meanwhile() -> None:
    config = terms(mode=Mode.SINGLE, rules={"jump_in": True})
    evening = await Evening.begun("Ann", "Bob", "Cid", config=config)
    await evening.lies("Ann", "r5", Ann="r1 r2 r4", Bob="r3 g4 g5", Cid="r1")
    await evening.moves("Ann", Play(R1))
    await evening.moves("Bob", Play(R3))
    await evening.moves("Cid", JumpIn(R1))
    known = len(evening.guests["Bob"].heard)

    await evening.goes_by(WINDOW_S)

    assert evening.status == "over"
    assert kinds(evening.guests["Bob"].heard[known:]) == ["Update", "Refused"]
    assert evening.guests["Bob"].heard[-1] == Refused(Refusal.NOT_PLAYING)


@told
async def test_an_answer_to_an_older_question_is_stale_at_once_and_not_held() -> None:
    evening = await ann_owes_a_call()

    heard = await evening.says("Bob", Submit(evening.actor.table.question - 1, Play(R3)))

    assert heard[0] == Stale()
    assert isinstance(heard[1], Snapshot)


@told
async def test_nobody_hears_that_something_is_held() -> None:
    evening = await ann_owes_a_call()
    await evening.watches()
    known = {name: len(guest.heard) for name, guest in evening.guests.items()}

    await evening.moves("Bob", Play(R3))
    await evening.goes_by(WINDOW_S - A_MOMENT)

    assert {name: len(guest.heard) for name, guest in evening.guests.items()} == known


@told
async def test_another_process_keeps_the_window_open_for_its_least_time() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, rules={"jump_in": True}))
    asked = "Ann" if evening.asked("Ann") else "Bob"
    while not evening.round.jumpable:
        asked = next(name for name in ("Ann", "Bob") if evening.asked(name))
        await evening.moves(asked, evening.answer(asked))
    await evening.goes_by(1)

    again = await evening.again()
    asked = next(name for name in ("Ann", "Bob") if again.asked(name))
    await again.connects(asked)
    loaded_at = again.clock.time
    entries = len(again.log)
    await again.moves(asked, Draw())
    await again.goes_by(WINDOW_S)

    assert [stamped.at for stamped in again.log[entries:]][:1] == [loaded_at + WINDOW_S]


@told
async def test_updates_about_the_window_join_up() -> None:
    evening = await card_to_jump_on(seats=4)
    await evening.watches()
    await evening.moves("Bob", Play(R3))
    await evening.moves("Cid", JumpIn(R1))
    await evening.goes_by(2 * WINDOW_S)

    assert evening.everybody_sees_the_truth()
    assert any(isinstance(message, Update) for message in evening.guests["a spectator"].heard)


# --- windows that stay open longer ------------------------------------------------------------------------


@told
async def test_a_catch_in_the_middle_of_a_battle_leaves_its_question_as_it_was() -> None:
    evening = await Evening.begun(
        "Ann", "Bob", "Cid", config=terms("battle", rules={"battle_uno": "at_once"})
    )
    await evening.lies("Ann", "r5", draw="y1 y2 y3 y4", Ann="wb r9", Bob="g2 g3 g4", Cid="b1 b2 b3")
    await evening.moves("Ann", Play(Card("wb")), Battle(Seat(1)))
    asked, at = evening.actor.table.question, evening.actor.table.asked_at
    evening.clock.time += 5
    await evening.moves("Cid", Catch(Seat(0)))

    assert len(evening.round.hands[0]) == 3
    assert (evening.actor.table.question, evening.actor.table.asked_at) == (asked, at)


@told
async def test_the_victim_does_not_close_the_window_by_taking_the_cards_too_soon() -> None:
    evening = await Evening.begun(
        "Ann", "Bob", "Cid", config=terms("beach", rules={"penalty_draw_closes_uno": True})
    )
    await evening.lies("Ann", "t5", draw="g1 g2 g3 g4", Ann="w+4 o2", Bob="g5 g6", Cid="o1 o3")
    await evening.moves("Ann", Play(Card("w+4")), Name("p"))
    await evening.moves("Bob", Accept())
    assert evening.round.calls[0] == "owes", "held until the least time is over"

    await evening.moves("Cid", Catch(Seat(0)))
    assert len(evening.round.hands[0]) == 3
