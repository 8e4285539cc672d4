"""The judge of the kills, tried on small histories: a true one passes, and every kind of lie is found."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from lastcard.match.players import Player
from lastcard.model.cards import Card
from lastcard.model.moves import Draw, Keep, Play
from lastcard.table.entries import Said, Stamped
from tests.table.evening import Evening, terms
from tests.table.history import Diary, Outcome, Submitted, Verdict, judge
from tests.table.seated import TABLE


class Past:
    """Ann and Bob have drawn and kept a few cards; what the log and what the two remember of it."""

    def __init__(self, log: list[Stamped], diaries: dict[Player, Diary]) -> None:
        self.log, self.diaries = log, diaries

    def judged(self) -> Verdict:
        return judge(TABLE, self.log, self.diaries)

    def first(self) -> tuple[Diary, Submitted]:
        """The first move that was made, and whose it was."""
        diary = min(self.diaries.values(), key=lambda one: one.submitted[0].known)
        return diary, diary.submitted[0]


async def some_moves() -> Past:
    evening = await Evening.begun("Ann", "Bob", config=terms(seats=2))
    diaries = {Player(player): Diary() for player in range(2)}
    for _ in range(8):
        name = next(name for name in ("Ann", "Bob") if evening.asked(name))
        client, player = evening.guests[name], evening.player(name)
        move = Draw() if Draw() in evening.prompts(name) else Keep()
        submitted = Submitted(evening.actor.table.question, move, client.seq, Outcome.OK)
        await evening.moves(name, move)
        submitted.settled = client.seq
        diaries[player].submitted.append(submitted)
        for guest, diary in zip(evening.guests.values(), diaries.values(), strict=True):
            diary.seen.append((guest.seq, evening.actor.table.question, guest.view))
    return Past(list(evening.log), diaries)


@pytest.fixture
def past() -> Past:
    return asyncio.run(some_moves())


def test_a_true_history_is_believed(past: Past) -> None:
    verdict = past.judged()

    assert verdict.faults == []
    assert (verdict.outcomes[Outcome.OK], verdict.views) == (8, 16)


@pytest.mark.parametrize("true", [True, False])
def test_a_move_of_unknown_end_may_be_true_or_not(past: Past, *, true: bool) -> None:
    diary, move = past.first()
    move.outcome = Outcome.UNKNOWN
    if not true:
        diary.submitted.insert(
            0, Submitted(0, Play(Card("r1")), move.known - 1, Outcome.UNKNOWN, move.known - 1)
        )

    verdict = past.judged()

    assert verdict.faults == []
    assert (verdict.outcomes[Outcome.UNKNOWN], verdict.applied_unknown) == ((1, 1) if true else (2, 1))


def lost_at_the_end(past: Past) -> None:
    """The last entries were told, and are gone after a restart."""
    del past.log[-2:]


def refused_but_done(past: Past) -> None:
    past.first()[1].outcome = Outcome.REFUSED


def done_but_never_said(past: Past) -> None:
    del past.first()[0].submitted[0]


def done_twice(past: Past) -> None:
    """One move was sent, and two stand in the log while it was open."""
    diary, move = past.first()
    move.settled = diary.submitted[1].settled
    del diary.submitted[1]


def done_once_more_later(past: Past) -> None:
    diary, _ = past.first()
    del diary.submitted[-1]


def another_move(past: Past) -> None:
    past.first()[1].move = Play(Card("r1"))


def another_question(past: Past) -> None:
    past.first()[1].question -= 1


def another_view(past: Past) -> None:
    diary, _ = past.first()
    seq, question, view = diary.seen[3]
    assert view is not None
    diary.seen[3] = (seq, question, replace(view, draw_count=view.draw_count - 1))


def another_question_was_told(past: Past) -> None:
    diary, _ = past.first()
    seq, question, view = diary.seen[3]
    diary.seen[3] = (seq, question - 1, view)


def a_gap(past: Past) -> None:
    del past.log[-4]


def acknowledged_and_replaced(past: Past) -> None:
    """The log has somebody else's move where one's own was acknowledged."""
    diary, move = past.first()
    lie = Submitted(move.question, move.move, move.settled or 0, Outcome.OK, move.settled)
    diary.submitted.insert(1, lie)


def complained_at_once(past: Past) -> None:
    past.first()[0].complaints.append("player 0 knew 12 and was told 9")


LIES: list[Callable[[Past], None]] = [
    lost_at_the_end,
    refused_but_done,
    done_but_never_said,
    done_twice,
    done_once_more_later,
    another_move,
    another_question,
    another_view,
    another_question_was_told,
    a_gap,
    acknowledged_and_replaced,
    complained_at_once,
]


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_lie_is_found(past: Past, lie: Callable[[Past], None]) -> None:
    lie(past)

    assert past.judged().faults


def test_only_what_people_said_is_compared(past: Past) -> None:
    """Luck's own entries are nobody's moves."""
    assert any(isinstance(stamped.entry, Said) and stamped.entry.player is None for stamped in past.log)
