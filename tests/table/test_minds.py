"""A bot that takes its time: it thinks while everybody goes on, and nobody waits for it."""

import asyncio
from collections.abc import Sequence
from importlib.util import find_spec
from random import Random
from threading import Event as Signal

import pytest

from lastcard.bots import make_bot
from lastcard.bots.aim import Aim
from lastcard.bots.bot import Bot
from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.edition import Mode
from lastcard.model.events import Event
from lastcard.model.moves import Call, Draw, Move, Play
from lastcard.model.sheet import Sheet
from lastcard.protocol import Begin, Leave, React, SeatBot
from lastcard.table import config, minds, pacing
from lastcard.table.minds import Minds
from lastcard.views import Prompt, View
from tests.editions import VARIED
from tests.table.evening import Evening, terms, told

MOST_S = 300.0
"""Longer than any thought in these tests; before the first of an expert its code may have to be compiled."""


class Thinker:
    """Says what it is told to say, as soon as it is told that it has thought enough."""

    def __init__(self) -> None:
        self.said: tuple[Move, ...] = ()
        """What to play, one time after the other; a fault after the last."""
        self.asked = 0
        """How often it had to think of what to play."""
        self.enough = Signal()
        self.enough.set()

    def move(self, view: View, prompt: Prompt, rng: Random, story: Sequence[Event] = ()) -> Move | None:
        del view, rng
        assert story, "it is told the round"
        if prompt.question != "play":
            return prompt.moves[0]
        self.asked += 1
        number = self.asked
        assert self.enough.wait(MOST_S)
        return self.said[number - 1]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """Who plays as `expert`, whether or not there is one on this machine."""
    found = Thinker()

    def made(level: str, sheet: Sheet, aim: Aim) -> Bot:
        return found if level == "expert" else make_bot(level, sheet, aim)

    monkeypatch.setattr(minds, "make_bot", made)
    monkeypatch.setattr(pacing, "THINKERS", {"expert"})
    monkeypatch.setattr(config, "LEVELS", ("normal", "hard", "expert"))
    return found


async def against_an_expert(turn: str = "Bot1", **hands: str) -> Evening:
    """Ann, Bob and a bot, who by default was just asked for the first time; there lies a red 5."""
    evening = await Evening.with_people("Ann", "Bob")
    await evening.says("Ann", SeatBot(Player(2), "expert"), Begin())
    assert evening.asked("Bob")
    hands = {"Ann": "g3 r4 g5", "Bob": "b3 r7 b5", "Bot1": "r1 r2 r6"} | hands
    await evening.lies(turn, "r5", **hands)
    await evening.actor.tick()
    return evening


async def made_up_its_mind(evening: Evening) -> None:
    """All that is being thought comes to its end."""
    thoughts = tuple(evening.actor._minds._thoughts.values())
    await asyncio.to_thread(lambda: [thought.exception(MOST_S) for thought in thoughts])


def moves(evening: Evening) -> list[Move]:
    return [move for _, move in evening.said_by("Bot1") if not isinstance(move, Call)]


def test_what_it_thought_of_is_said_when_its_time_has_come(thinker: Thinker) -> None:
    thinker.said = (Draw(),)

    @told
    async def story() -> None:
        evening = await against_an_expert()
        await made_up_its_mind(evening)
        assert moves(evening) == [], "it is not its time yet"
        await evening.comes_to(lambda: bool(moves(evening)))
        assert moves(evening) == [Draw()]

    story()
    assert thinker.asked == 1


def test_who_is_not_done_plays_as_the_quicker_level_and_nobody_waits(thinker: Thinker) -> None:
    thinker.enough.clear()

    @told
    async def story() -> None:
        evening = await against_an_expert()
        await evening.says("Ann", React("wow"))
        await evening.goes_by(2.0)
        assert len(moves(evening)) == 1
        assert isinstance(moves(evening)[0], Play), "`hard` does not draw here"

    story()
    thinker.enough.set()


def test_what_comes_to_mind_too_late_is_not_said(thinker: Thinker) -> None:
    thinker.said = (Draw(), Play(Card("r6")))
    thinker.enough.clear()

    @told
    async def story() -> None:
        evening = await against_an_expert(Bot1="r1 r2 r6 b6 y6")
        await evening.goes_by(2.0)
        first = moves(evening)
        thinker.enough.set()
        await evening.lies("Bot1", "r5", Ann="g3 r4 g5", Bob="b3 r7 b5", Bot1="r1 r2 r6 b6")
        await evening.actor.tick()
        await made_up_its_mind(evening)
        await evening.comes_to(lambda: len(moves(evening)) > len(first))
        assert moves(evening) == [*first, Play(Card("r6"))]

    story()


def test_a_thought_goes_on_while_nothing_happens_in_the_round(thinker: Thinker) -> None:
    thinker.said = (Draw(),)

    @told
    async def story() -> None:
        evening = await against_an_expert()
        await made_up_its_mind(evening)
        await evening.seals("Ann", "0123456789abcdef" * 4)
        await evening.comes_to(lambda: bool(moves(evening)))
        assert moves(evening) == [Draw()]

    story()
    assert thinker.asked == 1


def test_when_something_happens_in_the_round_it_thinks_anew(thinker: Thinker) -> None:
    """Bob makes up for a call: the question is the same, and the round is not."""
    thinker.said = (Draw(), Play(Card("r6")))

    @told
    async def story() -> None:
        evening = await against_an_expert("Bob", Bob="r3 r4")
        await evening.moves("Bob", Play(Card("r3")))
        await made_up_its_mind(evening)
        await evening.moves("Bob", Call())
        await made_up_its_mind(evening)
        await evening.comes_to(lambda: bool(moves(evening)))
        assert moves(evening) == [Play(Card("r6"))]

    story()
    assert thinker.asked == 2


def test_a_fault_of_the_thinker_is_logged_and_the_game_goes_on(
    thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.said = ()

    @told
    async def story() -> None:
        evening = await against_an_expert()
        await made_up_its_mind(evening)
        await evening.goes_by(2.0)
        assert isinstance(moves(evening)[0], Play)

    story()
    assert "a bot could not think" in caplog.text


def test_a_table_whose_expert_cannot_play_here_goes_on(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log was written on a machine that could."""
    monkeypatch.setattr(pacing, "THINKERS", frozenset())

    @told
    async def story() -> None:
        evening = await against_an_expert()
        await evening.goes_by(2.0)
        assert isinstance(moves(evening)[0], Play)

    story()
    assert thinker.asked == 0


@pytest.mark.skipif(not find_spec("numba"), reason="the expert needs the extra `fast`")
@pytest.mark.parametrize("edition", [edition.key for edition in VARIED])
def test_experts_play_a_match_by_their_own_thoughts(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.bots.expert import Budget, Expert  # noqa: PLC0415 - needs the extra

    monkeypatch.setattr(minds, "make_bot", lambda _level, sheet, aim: Expert(sheet, Budget(12), aim))
    in_time: list[bool] = []
    answer = Minds.answer

    def watched(self: Minds, level: str, asked: minds.Question) -> Move | None:
        thought = self._thoughts.get((asked.prompt.seat, level))
        if level == "expert":
            in_time.append(thought is not None and thought.done() and not thought.exception())
        return answer(self, level, asked)

    monkeypatch.setattr(Minds, "answer", watched)

    @told
    async def story() -> None:
        evening = await Evening.of(terms(edition, 3, mode=Mode.SINGLE))
        await evening.sits_down("Ann")
        await evening.says(
            "Ann", SeatBot(Player(1), "expert"), SeatBot(Player(2), "expert"), Begin(), Leave()
        )
        evening.guests.clear()
        for _ in range(10_000):
            due = await evening.actor.tick()
            await made_up_its_mind(evening)
            if evening.status == "over":
                return
            assert due is not None
            evening.clock.time = max(evening.clock.time, due)
        pytest.fail("the match does not end")

    story()
    assert len(in_time) > 5
    assert all(in_time)


def test_partners_play_for_each_other_and_for_points(monkeypatch: pytest.MonkeyPatch) -> None:
    aims: dict[str, Aim] = {}

    def made(level: str, sheet: Sheet, aim: Aim) -> Bot:
        aims[level] = aim
        return make_bot("normal", sheet)

    monkeypatch.setattr(minds, "make_bot", made)

    @told
    async def story() -> None:
        evening = await Evening.of(terms("beach", 4, mode=Mode.PARTNERS))
        await evening.sits_down("Ann")
        bots = (SeatBot(Player(seat), level) for seat, level in ((1, "easy"), (2, "hard"), (3, "random")))
        await evening.says("Ann", *bots, Begin())
        await evening.lies("Bot2", "t5", Ann="t1 t2", Bot1="t3 t4", Bot2="t6 t7", Bot3="t8 t9")
        await evening.comes_to(lambda: bool(evening.said_by("Bot2")))

    story()
    assert aims["hard"].friends == (0,)
    assert aims["hard"].won > 0
