"""The search: it finds what wins for certain, tries all moves alike, and keeps to its budget and to its seat."""

import subprocess
import sys
from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

pytest.importorskip("numba")

from lastcard.bots.belief import Belief
from lastcard.bots.expert import Budget, Expert
from lastcard.bots.halving import best, plan
from lastcard.bots.worlds import Worlds, worlds
from lastcard.editions import BEACH, CLASSIC, FLIP
from lastcard.engine import apply, open_round, sheet_for
from lastcard.engine.legal import asked_seats
from lastcard.fast.compiled import Floats, Ints, np
from lastcard.fast.search.rollout_kernel import Sample
from lastcard.fast.search.rollouts import Rollouts
from lastcard.lab.random_play import random_outcome
from lastcard.lab.referee import Referee
from lastcard.model.cards import Card, Color
from lastcard.model.decisions import AskPlay, ChanceDecision, Over
from lastcard.model.edition import Edition
from lastcard.model.moves import Call, Draw, Give, Move, Play
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, settle, view_of
from tests.editions import ALL_EDITIONS

ME, YOU = Seat(0), Seat(1)
FEW = Budget(60)


def dealt(edition: Edition, seats: int = 2, seed: int = 1) -> RoundState:
    """A round at its first question."""
    rng, state = Random(seed), open_round(sheet_for(edition, edition.rulings), seats, ME)
    while isinstance(state.decision, ChanceDecision):
        state = apply(state, None, random_outcome(rng, state, state.decision)).after
    return state


def position(top: str, color: Color, hands: Sequence[str], edition: Edition = CLASSIC) -> RoundState:
    """My turn, with these hands; all other cards are in the draw pile."""
    state = dealt(edition, len(hands))
    left = list(state.sheet.deck)
    left.remove(Card(top))
    held = [tuple(map(Card, hand.split())) for hand in hands]
    for hand in held:
        for card in hand:
            left.remove(card)
    return replace(
        state,
        hands=tuple(held),
        draw=tuple(left),
        discard=(Card(top),),
        color=color,
        turn=ME,
        decision=AskPlay(ME),
        calls=("silent",) * len(held),
    )


def worlds_of(state: RoundState, n: int, rollouts: Rollouts) -> Worlds:
    view = view_of(state, ME)
    return worlds(Belief.at_a_glance(state.sheet, view, ME), view, Random(1), n, rollouts.codec)


def answer(state: RoundState, seat: Seat = ME, seed: int = 1) -> Move | None:
    """What an expert says without a story, after a call if it makes one."""
    bot = Expert(state.sheet, FEW)
    prompt = prompt_for(state, seat)
    assert prompt is not None
    said = bot.move(view_of(state, seat), prompt, Random(seed))
    if said == Call():
        said = bot.move(view_of(state, seat), replace(prompt, rights=()), Random(seed))
    return said


# --- halving ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", range(2, 20))
def test_a_plan_spends_what_it_may_and_ends_with_two(moves: int) -> None:
    sizes: list[int] = []

    def trial(left: Ints, worlds: int) -> Floats:
        sizes.append(len(left) * worlds)
        return np.zeros((len(left), worlds))

    steps = plan(moves, 600)
    best(moves, steps, trial)

    assert len(sizes) == len(steps)
    assert 400 < sum(sizes) <= 600
    assert sizes[-1] == 2 * steps[-1]


@pytest.mark.parametrize("good", range(7))
def test_the_move_that_wins_more_often_is_found(good: int) -> None:
    rng = np.random.default_rng(good)

    def trial(left: Ints, worlds: int) -> Floats:
        return (rng.random((len(left), worlds)) < np.where(left == good, 0.6, 0.4)[:, None]).astype(float)

    assert best(7, plan(7, 7000), trial) == good


def test_what_is_thought_of_moves_decides_where_worlds_tell_little() -> None:
    def trial(left: Ints, worlds: int) -> Floats:
        found = np.zeros((len(left), worlds))
        found[left == 1, 0] = 1.0
        return found

    assert best(2, plan(2, 200), trial) == 1
    assert best(2, plan(2, 200), trial, np.array([0.02, 0.0])) == 0


# --- rollouts --------------------------------------------------------------------------------------------------


def test_what_wins_for_certain_is_worth_one_and_the_rest_less() -> None:
    state = position("r9", "r", ["rs r3", "b7 y2 g5"])
    rollouts = Rollouts(state.sheet)
    tried = rollouts.numbers("light", [Play(Card("rs")), Play(Card("r3"))])

    skips, plays = rollouts.values(
        Sample(worlds_of(state, 200, rollouts).games, np.arange(200), 1), ME, tried
    )

    assert skips.min() == 1.0
    assert plays.mean() < 1.0


def test_a_move_meets_the_same_luck_whatever_is_tried_beside_it_and_in_whatever_heaps() -> None:
    state = dealt(CLASSIC, 3)
    rollouts, seat = Rollouts(state.sheet), asked_seats(state.decision)[0]
    view, prompt = view_of(state, seat), prompt_for(state, seat)
    assert prompt is not None
    games = worlds(Belief.at_a_glance(state.sheet, view, seat), view, Random(1), 40, rollouts.codec).games
    tried, rows = rollouts.numbers("light", (*prompt.moves, prompt.moves[0])), np.arange(40)

    whole = rollouts.values(Sample(games, rows, 5), seat, tried)
    halves = [rollouts.values(Sample(games, rows[at : at + 20], 5, at), seat, tried) for at in (0, 20)]

    assert (whole[0] == whole[-1]).all()
    assert (whole == np.concatenate(halves, axis=1)).all()
    assert 0 < whole.mean() < 1


def test_points_count_for_as_much_as_is_said() -> None:
    state = position("r9", "r", ["rs r3", "b7 y2 g5"])
    rollouts = Rollouts(state.sheet)
    tried, rows = rollouts.numbers("light", [Play(Card("rs"))]), np.zeros(1, np.int64)
    dealt_worlds = worlds_of(state, 1, rollouts)
    points = sum(
        state.sheet.faces["light"][card].points for card in rollouts.codec.hand(dealt_worlds.games, 0, YOU)
    )

    (paid,) = rollouts.values(Sample(dealt_worlds.games, rows, 1), ME, tried, aim=(0.5, 0.01, 0.0))

    assert paid[0] == pytest.approx(0.5 + 0.01 * points)
    assert points > 0


def test_points_that_are_paid_cost_as_much_as_is_said() -> None:
    state = position("r9", "r", ["b1 b2 b+2", "r5"])  # nothing to stop who goes out now
    rollouts = Rollouts(state.sheet)
    dealt_worlds = worlds_of(state, 400, rollouts)
    out = [row for row in range(400) if rollouts.codec.hand(dealt_worlds.games, row, YOU)[0].startswith("r")]
    tried, rows = rollouts.numbers("light", [Draw()]), np.array(out)

    (plain,) = rollouts.values(Sample(dealt_worlds.games, rows, 1), ME, tried, aim=(0.0, 0.0, 0.0))
    (paid,) = rollouts.values(Sample(dealt_worlds.games, rows, 1), ME, tried, aim=(0.0, 0.0, 0.01))

    assert not plain.any()
    assert paid.min() <= -0.23 > paid.max() - 0.5


def test_a_friend_who_goes_out_is_as_good() -> None:
    state = position("r9", "r", ["b1 b2 b3 b4 b5", "y1 y2 y3 y4", "r5", "g1 g2 g3 g4"])
    rollouts = Rollouts(state.sheet)
    games, rows = worlds_of(state, 200, rollouts).games, np.arange(200)
    tried, friend = rollouts.numbers("light", [Draw()]), Seat(2)

    (alone,) = rollouts.values(Sample(games, rows, 1), ME, tried)
    (together,) = rollouts.values(Sample(games, rows, 1), ME, tried, friends=(friend,))

    assert (together >= alone).all()
    assert together.mean() > 2 * alone.mean()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_outlook_tells_on_the_whole_what_playing_on_would(seats: int) -> None:
    state = dealt(CLASSIC, seats)
    seat = asked_seats(state.decision)[0]
    rollouts, view, prompt = Rollouts(state.sheet), view_of(state, seat), prompt_for(state, seat)
    assert prompt is not None
    games = worlds(Belief.at_a_glance(state.sheet, view, seat), view, Random(1), 3000, rollouts.codec).games
    tried, rows = rollouts.numbers("light", prompt.moves[:1]), np.arange(3000)

    (played,) = rollouts.values(Sample(games, rows, 1), seat, tried, depth=10_000)
    (told,) = rollouts.values(Sample(games, rows, 1), seat, tried, depth=0)

    assert set(played) == {0.0, 1.0}
    assert told.mean() == pytest.approx(played.mean(), abs=0.1)
    assert told.std() < played.std() / 2
    assert np.corrcoef(told, played)[0, 1] > 0.1


# --- answers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "hands", "found"),
    [
        ("r9", ["rs r3", "b7 y2 g5"], "rs"),  # and then the other, before anybody else plays
        ("r9", ["r3 rv", "b7"], "rv"),
        ("b4", ["b+2 b7", "y1"], "b+2"),
    ],
)
def test_what_wins_for_certain_is_said(top: str, hands: list[str], found: str) -> None:
    color: Color = "r" if top.startswith("r") else "b"

    assert answer(position(top, color, hands)) == Play(Card(found))


def test_a_call_is_made_before_the_play_that_leaves_one_card() -> None:
    state = position("r9", "r", ["rs r3", "b7 y2 g5"])
    prompt = prompt_for(state, ME)
    assert prompt is not None

    assert Expert(state.sheet, FEW).move(view_of(state, ME), prompt, Random(1)) == Call()


def test_the_same_luck_gives_the_same_answer() -> None:
    states = [dealt(edition, 3, seed) for edition in (CLASSIC, FLIP) for seed in range(6)]

    for state in states:
        seat = asked_seats(state.decision)[0]
        assert answer(state, seat, 4) == answer(state, seat, 4)


def test_what_is_kept_of_another_round_changes_nothing() -> None:
    sheet = sheet_for(CLASSIC, CLASSIC.rulings)
    once = Referee(sheet, [Expert(sheet, FEW), Expert(sheet, FEW)], "b").play(ME)
    bots = [Expert(sheet, FEW), Expert(sheet, FEW)]
    Referee(sheet, bots, "a").play(ME)

    assert Referee(sheet, bots, "b").play(ME) == once


def test_what_was_seen_at_a_glance_is_not_taken_for_what_is_seen_now() -> None:
    one, other = position("r9", "r", ["rs r3", "b7 y2 g5"]), position("b4", "b", ["bs b7", "y1 r2 g5"])
    bot, answers = Expert(one.sheet, FEW), []
    for state in (one, other):
        prompt = prompt_for(state, ME)
        assert prompt is not None
        answers.append(bot.move(view_of(state, ME), replace(prompt, rights=()), Random(1)))

    assert answers == [Play(Card("rs")), Play(Card("bs"))]


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_whole_rounds_are_played_with_a_story(edition: Edition) -> None:
    """The engine refuses what is not legal."""
    sheet = sheet_for(edition, edition.rulings)
    bots = [Expert(sheet, Budget(12)) for _ in range(3)]

    assert isinstance(Referee(sheet, bots, "a").play(ME), Over)


def test_a_gift_is_chosen_among_a_handful() -> None:
    found = 0
    for seed in range(5):
        rng, state = Random(seed), dealt(BEACH, 3, seed)
        bot = Expert(state.sheet, Budget(24))
        while not isinstance(state.decision, Over):
            if isinstance(state.decision, ChanceDecision):
                state = apply(state, None, random_outcome(rng, state, state.decision)).after
                continue
            seat = asked_seats(state.decision)[0]
            prompt = prompt_for(state, seat)
            assert prompt is not None
            said = bot.move(view_of(state, seat), replace(prompt, rights=()), rng)
            assert said is not None
            if prompt.gift:
                assert isinstance(said, Give)
                found += 1
            state = apply(state, seat, settle(state, seat, said)).after
    assert found > 2


def test_with_a_limit_of_time_something_is_said_at_once() -> None:
    state = dealt(CLASSIC, 4)
    seat = asked_seats(state.decision)[0]
    prompt = prompt_for(state, seat)
    assert prompt is not None

    said = Expert(state.sheet, Budget(1000, milliseconds=1e-6)).move(view_of(state, seat), prompt, Random(1))

    assert said in (*prompt.moves, *prompt.rights)


def test_without_the_extra_the_other_levels_are_offered_and_the_expert_says_what_is_missing() -> None:
    code = """
import sys

sys.modules["numba"] = None
from lastcard.bots import levels
from lastcard.editions import CLASSIC
from lastcard.engine import sheet_for
print(levels.LEVELS)
levels.make_bot("expert", sheet_for(CLASSIC, CLASSIC.rulings))
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "hard" in ran.stdout
    assert "expert" not in ran.stdout
    assert "NotInstalled: expected the extra `fast`" in ran.stderr
