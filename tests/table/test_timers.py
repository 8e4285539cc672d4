"""Turn timers: everybody has the full time, and not a moment more."""

import pytest

from lastcard.model.cards import Card
from lastcard.model.moves import Battle, Call, Catch, Draw, Keep, Play, Reveal
from lastcard.model.seats import Seat
from lastcard.protocol import Snapshot, Update
from lastcard.table.pacing import PAUSE_S
from tests.table.evening import Evening, terms, told

A_MOMENT = 0.001
HOURS = 3600.0
WINDOW_S = 1.5


def seconds_left(evening: Evening) -> float | None:
    """What everybody was last told about the time that is left."""
    (left,) = {
        [message for message in guest.heard if isinstance(message, Snapshot | Update)][-1].seconds_left
        for guest in evening.guests.values()
    }
    return left


async def at_bobs_turn(timer: int, config: dict[str, str | int | bool] | None = None) -> Evening:
    """Ann, with two cards, is about to play on Bob."""
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms(timer=timer, rules=config))
    await evening.lies("Ann", "r5", Ann="r1 r2", Bob="r3 g4 g5", Cid="b1 b2 b3")
    return evening


@pytest.mark.parametrize("timer", [15, 30, 60])
@told
async def test_whoever_is_asked_has_the_full_time_and_then_a_move_is_made(timer: int) -> None:
    evening = await at_bobs_turn(timer)
    asked_at = evening.clock.time

    await evening.goes_by(timer - A_MOMENT)
    assert evening.said_by("Ann") == []
    await evening.goes_by(A_MOMENT)

    assert [at for at, move in evening.said_by("Ann") if not isinstance(move, Call)] == [asked_at + timer]


@pytest.mark.parametrize("timer", [15, 30, 60])
@told
async def test_after_a_card_that_leaves_a_call_owed_the_window_is_added(timer: int) -> None:
    evening = await at_bobs_turn(timer)
    await evening.goes_by(2)
    await evening.moves("Ann", Play(Card("r1")))
    landed_at = evening.clock.time
    assert seconds_left(evening) == timer + WINDOW_S

    await evening.goes_by(timer + WINDOW_S - A_MOMENT)
    assert evening.said_by("Bob") == []
    await evening.goes_by(A_MOMENT)

    assert evening.said_by("Bob")[0][0] == landed_at + timer + WINDOW_S


@pytest.mark.parametrize("timer", [15, 30, 60])
@told
async def test_with_jumps_the_window_is_added_to_every_card(timer: int) -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms(timer=timer, rules={"jump_in": True}))
    await evening.lies("Ann", "r5", Ann="r1 r2 r3 r4", Bob="r3 g4 g5", Cid="b1 b2 b3")

    await evening.moves("Ann", Play(Card("r1")))

    assert seconds_left(evening) == timer + WINDOW_S


@pytest.mark.parametrize("timer", [15, 30, 60])
@told
async def test_without_an_owed_call_there_is_no_window_to_add(timer: int) -> None:
    evening = await at_bobs_turn(timer)
    await evening.moves("Ann", Call(), Play(Card("r1")))

    assert seconds_left(evening) == timer


@told
async def test_without_a_timer_nobody_is_ever_pressed() -> None:
    evening = await at_bobs_turn(0)
    await evening.watches()
    assert seconds_left(evening) is None

    await evening.goes_by(100 * HOURS)

    assert evening.said_by("Ann") == []
    assert evening.status == "playing"


@told
async def test_a_call_and_a_catch_give_nobody_new_time() -> None:
    evening = await at_bobs_turn(15)
    await evening.moves("Ann", Play(Card("r1")))
    asked_at = evening.clock.time
    await evening.goes_by(1)
    await evening.moves("Cid", Catch(Seat(0)))
    assert seconds_left(evening) == 14

    await evening.goes_by(14 - A_MOMENT)
    assert evening.said_by("Bob") == []
    await evening.goes_by(A_MOMENT)

    assert evening.said_by("Bob")[0][0] == asked_at + 15


@told
async def test_every_question_of_a_turn_has_its_own_time() -> None:
    evening = await at_bobs_turn(15)
    await evening.lies("Ann", "r5", draw="b9 b8", Ann="g1 g2", Bob="r3 g4 g5", Cid="b1 b2 b3")
    await evening.goes_by(14)
    await evening.moves("Ann", Draw())
    assert seconds_left(evening) == 15
    await evening.goes_by(14)
    await evening.moves("Ann", Keep())

    assert seconds_left(evening) == 15
    assert evening.asked("Bob")


@told
async def test_the_first_of_two_sealed_picks_gives_the_other_no_new_time() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("battle", 2, timer=15))
    await evening.lies("Ann", "r5", Ann="wb r2 r9", Bob="r3 g4 g5")
    await evening.moves("Ann", Play(Card("wb")))
    await evening.moves("Ann", Battle(Seat(1)))
    await evening.goes_by(10)
    await evening.moves("Ann", Reveal(Card("r9")))
    assert seconds_left(evening) == 5

    await evening.goes_by(5)

    picks = [move for _, move in evening.said_by("Bob") if isinstance(move, Reveal)]
    assert len(picks) == 1


@told
async def test_both_of_two_sealed_picks_are_made_when_time_is_up() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms("battle", 2, timer=15))
    await evening.lies("Ann", "r5", Ann="wb r2 r9", Bob="r3 g4 g5")
    await evening.moves("Ann", Play(Card("wb")))
    await evening.moves("Ann", Battle(Seat(1)))

    await evening.goes_by(15)

    for name in ("Ann", "Bob"):
        assert [type(move) for _, move in evening.said_by(name)].count(Reveal) == 1


@told
async def test_a_move_made_for_somebody_leaves_the_next_the_full_time() -> None:
    evening = await at_bobs_turn(15)
    await evening.lies("Ann", "r5", draw="b9 b8", Ann="r1 r2 r3", Bob="r3 g4 g5", Cid="b1 b2 b3")
    await evening.goes_by(15)

    assert evening.asked("Bob")
    await evening.all_listen()
    assert seconds_left(evening) == 15


@told
async def test_in_another_process_the_time_begins_anew() -> None:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2, timer=15))
    await evening.goes_by(10)

    again = await evening.again()
    heard = (await again.connects("Ann")).heard[0]

    assert isinstance(heard, Snapshot)
    assert heard.seconds_left == 15


@told
async def test_a_bot_is_under_no_timer() -> None:
    evening = await Evening.begun("Ann", config=terms(timer=15))
    await evening.comes_to(lambda: not evening.asked("Ann"))
    await evening.all_listen()

    assert seconds_left(evening) is None


@pytest.mark.parametrize("timer", [0, 15])
@pytest.mark.parametrize("speed", [1.0, 0.5])
@told
async def test_between_two_rounds_everybody_is_told_when_the_next_one_comes(timer: int, speed: float) -> None:
    evening = await at_bobs_turn(timer)
    evening.actor._speed = speed
    await evening.lies("Ann", "r5", Ann="r1", Bob="r3 g4 g5", Cid="b1 b2 b3")
    await evening.moves("Ann", Play(Card("r1")))
    assert seconds_left(evening) == PAUSE_S * speed

    await evening.goes_by(3)
    assert (await evening.connects("Bob")).heard[0].seconds_left == PAUSE_S * speed - 3  # type: ignore[union-attr]  # a snapshot
    await evening.goes_by(PAUSE_S * speed - 3 - A_MOMENT)
    assert evening.info.round == 1
    await evening.goes_by(A_MOMENT)
    assert evening.info.round == 2
