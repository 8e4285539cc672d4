"""Lessons for the network: whole questions, the same for a seed, with something in them to learn."""

import pytest

pytest.importorskip("numba")

from lastcard.editions import get
from lastcard.engine import sheet_for
from lastcard.fast.compiled import np
from lastcard.fast.play.network_play import network_contest
from lastcard.fast.play.policy_play import contest
from lastcard.fast.teaching.labelling import Lessons
from lastcard.fast.teaching.lessons import gather, room_for_lessons
from lastcard.policy import NORMAL, hard_weights
from lastcard.policy.inputs import INPUTS, LEFT, PLAY
from lastcard.policy.network import Network

CLASSIC = sheet_for(get("classic"), get("classic").rulings)


def gathered(seed: int) -> Lessons:
    room = room_for_lessons(3_000)
    *_, written = gather(CLASSIC, 2, seed, room)
    return room.first(written)


def test_lessons_are_whole_questions_and_the_same_for_a_seed() -> None:
    one, again, other = gathered(1), gathered(1), gathered(2)

    assert len(one.won) > 2_900
    assert (one.inputs == again.inputs).all()
    assert one.won.tolist() == again.won.tolist()
    assert one.worths.tolist() == again.worths.tolist()
    assert other.won.tolist() != one.won.tolist()
    starts, answers = np.unique(one.questions, return_counts=True)
    assert answers.min() > 1
    assert (np.diff(np.append(starts, len(one.won))) == answers).all()


def test_who_goes_out_has_won() -> None:
    found = gathered(1)
    out = (found.inputs[:, PLAY] == 1) & (found.inputs[:, LEFT] == 1)

    assert out.any()
    assert (found.won[out] == 1).all()
    assert 0.2 < found.won.mean() < 0.8


def test_a_network_that_adds_nothing_plays_like_the_tuned_weights() -> None:
    lineup = [hard_weights(CLASSIC, 3), NORMAL, NORMAL]
    nothing = Network(*(np.zeros(shape, np.float32) for shape in ((INPUTS, 2), 2, (2, 2), 2, 2)))

    expected = contest(CLASSIC, lineup, range(300), seed=4).winner
    found = network_contest(CLASSIC, lineup, 0b001, nothing, range(300), seed=4)

    # Of cards worth the same either may be said, so a few rounds differ.
    assert (found == expected).mean() > 0.9
    assert (network_contest(CLASSIC, lineup, 0, nothing, range(300), seed=4) == expected).all()
