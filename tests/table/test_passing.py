"""Everybody is asked at once what to pass on: people, bots and those who are away, each in their own time."""

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.decisions import AskPass
from lastcard.model.edition import Mode
from lastcard.model.moves import Catch, Name, PassOn, Play
from lastcard.model.seats import Seat
from lastcard.notation.document import parse_document
from lastcard.notation.record import read_record
from lastcard.protocol import SeatBot, Snapshot, Submit, Update
from lastcard.table.record import record_of
from lastcard.table.replay import replay_text
from tests.table.evening import Evening, terms, told
from tests.table.seated import TABLE

A_MOMENT = 0.001
GRACE_S = 30.0
TIMER_S = 15.0
WINDOW_S = 1.5


def passes(code: str) -> PassOn:
    return PassOn(Card(code))


async def two_each(timer: int = 0) -> Evening:
    """Ann has played a card by which everybody passes two cards on."""
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms("relay", timer=timer))
    await evening.lies("Ann", "r5", draw="b9", Ann="x r1 b1 b2", Bob="r6 b6 b7", Cid="r8 b8 b4")
    await evening.moves("Ann", Play(Card("x")))
    await evening.moves("Ann", Name("r"))
    return evening


async def one_each(**config: int) -> Evening:
    """Ann has played her last card but one, and said nothing; everybody passes one card on."""
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms("relay", **config))  # type: ignore[arg-type]
    await evening.lies("Ann", "r5", draw="b9 b3", Ann="rh r1", Bob="r6 b6", Cid="r8 b8")
    await evening.moves("Ann", Play(Card("rh")))
    return evening


def chosen(evening: Evening) -> tuple[int, ...]:
    """How many cards each has chosen."""
    assert isinstance(evening.round.decision, AskPass)
    return tuple(map(len, evening.round.decision.chosen))


# --- one question for all -------------------------------------------------------------------------------------


@told
async def test_whoever_is_slower_still_answers_the_same_question() -> None:
    evening = await two_each()
    question = evening.actor.table.question
    for said in ("Bob r6", "Ann b1", "Cid r8", "Bob b6", "Ann b2", "Cid b8"):
        name, code = said.split()
        (heard,) = await evening.moves(name, passes(code))
        assert isinstance(heard, Update)

    assert evening.round.hands == ((Card("r1"), Card("r8"), Card("b8")), *evening.round.hands[1:])
    assert evening.actor.table.question != question
    assert evening.asked("Bob")
    assert evening.everybody_sees_the_truth()


@told
async def test_a_choice_that_is_sent_twice_is_made_once_even_of_two_equal_cards() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms("relay"))
    await evening.lies("Ann", "r5", Ann="x r1 b1 b2", Bob="r6 r6 b7", Cid="r8 b8 b4")
    await evening.moves("Ann", Play(Card("x")))
    await evening.moves("Ann", Name("r"))
    question = evening.actor.table.question

    heard = await evening.moves("Bob", passes("r6"), passes("r6"))
    assert [type(one).__name__ for one in heard] == ["Update", "Stale", "Snapshot"]
    assert chosen(evening) == (0, 1, 0)
    assert evening.actor.table.question == question, "the others are still asked the same"
    assert {one.question for one in heard if isinstance(one, Update | Snapshot)} != {question}
    await evening.moves("Bob", passes("r6"))

    assert chosen(evening) == (0, 2, 0)


@told
async def test_a_catch_leaves_the_question_open_to_all() -> None:
    evening = await one_each()
    question = evening.actor.table.question
    await evening.moves("Cid", passes("r8"))
    await evening.moves("Bob", Catch(Seat(0)))

    assert evening.actor.table.question == question
    assert chosen(evening) == (0, 0, 1)
    await evening.says("Ann", Submit(question, passes("b9")))
    await evening.says("Bob", Submit(question, passes("r6")))
    assert evening.asked("Bob")
    assert evening.everybody_sees_the_truth()


# --- the window for calls -------------------------------------------------------------------------------------


@told
async def test_the_last_choice_waits_while_a_missing_call_can_be_caught() -> None:
    evening = await one_each()
    await evening.moves("Ann", passes("r1"))
    await evening.moves("Cid", passes("r8"))

    assert await evening.moves("Bob", passes("r6")) == []
    await evening.goes_by(WINDOW_S - A_MOMENT)
    assert chosen(evening) == (1, 0, 1)
    await evening.goes_by(A_MOMENT)

    assert evening.asked("Bob")
    assert set(evening.round.calls) == {"silent"}


@told
async def test_nobody_waits_where_no_call_is_owed() -> None:
    evening = await two_each()
    for name, codes in (("Ann", "r1 b1"), ("Bob", "r6 b6"), ("Cid", "r8 b8")):
        for code in codes.split():
            await evening.moves(name, passes(code))

    assert evening.asked("Bob")


@told
async def test_a_catch_comes_before_a_choice_that_waits() -> None:
    evening = await one_each()
    await evening.moves("Ann", passes("r1"))
    await evening.moves("Cid", passes("r8"))
    await evening.moves("Bob", passes("r6"))
    await evening.moves("Cid", Catch(Seat(0)))
    await evening.goes_by(WINDOW_S)

    assert set(evening.round.hands[0]) == {Card("r8"), Card("b9"), Card("b3")}
    assert evening.asked("Bob")


# --- time, and who is not there -------------------------------------------------------------------------------


@told
async def test_all_have_the_same_time_and_then_all_their_cards_are_chosen() -> None:
    evening = await two_each(timer=15)
    await evening.goes_by(10)
    heard = await evening.moves("Bob", passes("r6"))
    assert [one.seconds_left for one in heard if isinstance(one, Update)] == [TIMER_S - 10]

    await evening.goes_by(TIMER_S - 10 - A_MOMENT)
    assert chosen(evening) == (0, 1, 0)
    await evening.goes_by(A_MOMENT)

    assert evening.asked("Bob")
    for name in evening.guests:
        assert sum(isinstance(move, PassOn) for _, move in evening.said_by(name)) == 2


@told
async def test_a_bot_chooses_for_who_is_away_and_the_others_take_their_time() -> None:
    evening = await Evening.begun("Ann", "Bob", "Cid", config=terms("relay"))
    await evening.lies("Ann", "r5", Ann="x r1 b1 b2", Bob="r6 b6 b7", Cid="r8 b8 b4")
    await evening.is_cut_off("Cid")
    await evening.goes_by(GRACE_S)
    await evening.moves("Ann", Play(Card("x")))
    await evening.moves("Ann", Name("r"))
    await evening.moves("Bob", passes("r6"))
    await evening.goes_by(600)
    assert chosen(evening) == (0, 1, 2)

    await evening.connects("Cid")
    assert not evening.asked("Cid")
    await evening.moves("Ann", passes("r1"))
    await evening.moves("Ann", passes("b1"))
    await evening.moves("Bob", passes("b7"))

    assert evening.asked("Bob")
    assert evening.everybody_sees_the_truth()


@told
async def test_who_comes_back_between_two_choices_makes_the_second() -> None:
    evening = await two_each()
    await evening.moves("Cid", passes("r8"))
    await evening.is_cut_off("Cid")
    await evening.goes_by(GRACE_S - A_MOMENT)
    cid = await evening.connects("Cid")

    assert cid.view is not None
    assert cid.view.chosen == (Card("r8"),)
    assert evening.prompts("Cid") == (passes("b4"), passes("b8"))


@told
async def test_bots_choose_at_once_beside_a_person() -> None:
    evening = await Evening.with_people("Ann", config=terms("relay"))
    for player, level in ((1, "easy"), (2, "hard")):
        await evening.says("Ann", SeatBot(Player(player), level))
    await evening.begins("Ann")
    await evening.lies("Ann", "r5", Ann="x r1 b1 b2", Bot1="r6 b6 b7", Bot2="r8 b8 b4")
    await evening.moves("Ann", Play(Card("x")))
    await evening.moves("Ann", Name("r"))
    await evening.goes_by(3)

    assert chosen(evening) == (0, 2, 2)


# --- what is kept ---------------------------------------------------------------------------------------------


@told
async def test_another_process_goes_on_in_the_middle_of_choosing_and_the_record_tells_it_all() -> None:
    evening = await Evening.begun("Ann", config=terms("relay", mode=Mode.SINGLE, timer=15))
    await evening.comes_to(lambda: isinstance(evening.round.decision, AskPass) and any(chosen(evening)))
    other = await evening.again()

    assert other.match == evening.match
    assert other.actor.table.question == evening.actor.table.question
    await other.connects("Ann")
    await other.comes_to(lambda: other.status == "over")
    assert other.everybody_sees_the_truth()
    _, said = read_record(parse_document(record_of(await other.store.read(TABLE), TABLE, 1)).cases[0])
    assert said[-1].match.winners == other.match.winners
    assert any(isinstance(one.what, PassOn) for one in said)
    assert b'"type":"CardsPassed"' in replay_text(await other.store.read(TABLE), TABLE, 1)
