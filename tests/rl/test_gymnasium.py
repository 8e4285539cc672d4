"""The game for Gymnasium, one learner and many games: its owner's own checks, opponents, and what is refused."""

import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

from lastcard.bots.levels import LEVELS, UnknownLevel
from lastcard.editions import EDITIONS
from lastcard.fast.compiled import np
from lastcard.model.errors import BadOption, BadSeats, NotInstalled, UnknownEdition
from lastcard.rl.actions import CALL, CATCH, SEAT
from lastcard.rl.batch import Batch
from lastcard.rl.errors import BadShape, IllegalAction, StepAfterDone
from lastcard.rl.gym_env import LastcardEnv
from tests.editions import ALL_EDITIONS, edition_of

EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]


def made(edition: str, **more: Any) -> Any:  # noqa: ANN401 - wrapped
    """By its id, if it is one of ours; any other is brought along."""
    if edition_of(edition) in EDITIONS:
        return gymnasium.make(f"lastcard.rl.gym_env:lastcard/{edition.capitalize()}-v1", **more)
    return gymnasium.make("lastcard.rl.gym_env:lastcard/Classic-v1", edition=edition_of(edition), **more)


def play(env: Any, rng: Random, info: dict[str, Any]) -> tuple[float, list[list[int]]]:  # noqa: ANN401 - wrapped or not
    """Random legal play to the end: the last reward, and all that was seen."""
    seen, over, reward = [], False, 0.0
    while not over:
        assert reward == 0.0
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert info["action_mask"].any() != over
        seen.append(observation.tolist())
    return reward, seen


def last_legal(_: "np.ndarray[Any, Any]", mask: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """A policy that plays a card rather than draws."""
    return np.array([np.flatnonzero(row)[-1] for row in mask])


# --- the owner's checks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("opponents", ["random", "normal"])
def test_check_env(edition: str, opponents: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Warnings are errors here. It samples without the mask, and draws pictures."""
    check_env(made(edition, opponents=opponents, illegal="ignore").unwrapped)
    capsys.readouterr()


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_whole_games_under_the_passive_checker(edition: str) -> None:
    env = made(edition, seats=3)
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        assert observation in env.observation_space
        reward, seen = play(env, Random(seed), info)
        assert reward in {1.0, -0.5}
        assert seen[-1] == (seen[-2] if len(seen) > 1 else observation.tolist())


# --- the learner and its opponents --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 2])
def test_it_is_the_game_of_a_batch_in_which_the_others_are_played(seat: int) -> None:
    """Opponents of a fixed policy, so that everything can be followed from outside."""
    env, rng = LastcardEnv("beach", seat=seat, opponents=last_legal, reward="points"), Random(1)
    batch = Batch("beach", games=1, seed=11, reward="points")
    observation, info = env.reset(seed=11)
    over = False
    while not over:
        while batch.acting[0] != seat:
            batch.step(last_legal(batch.observation, batch.mask))
            assert not batch.done[0]
        assert np.array_equal(observation, batch.observation[0])
        assert np.array_equal(info["action_mask"], batch.mask[0])
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, _, info = env.step(action)
        batch.step([action])
        while not batch.done[0] and batch.acting[0] != seat:
            batch.step(last_legal(batch.observation, batch.mask))
        assert over == batch.done[0]
        assert reward == batch.reward[0, seat]


@pytest.mark.parametrize("edition", EDITION_KEYS)
@pytest.mark.parametrize("auto_call", [False, True])
def test_bots_play_every_edition(edition: str, auto_call: bool) -> None:  # noqa: FBT001 - a case
    """Whatever they say is legal, gifts in parts too."""
    env = LastcardEnv(edition_of(edition), opponents="normal", auto_call=auto_call)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        play(env, Random(seed), info)
        if auto_call:
            assert not info["action_mask"][[CALL, *range(CATCH, SEAT)]].any()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_without_a_story(level: str) -> None:
    env, twin = (LastcardEnv("mini", seats=2, opponents=level) for _ in range(2))
    (_, info), _ = env.reset(seed=2), twin.reset(seed=2)

    assert play(env, Random(2), info) == play(twin, Random(2), info)


def test_a_bot_is_stronger_than_a_random_opponent() -> None:
    """The learner plays at random: it wins half of the games against its like, and few against the bot."""
    wins = {}
    for opponents in ("random", "normal"):
        env = LastcardEnv("classic", seats=2, opponents=opponents, auto_call=True)
        _, info = env.reset(seed=1)
        wins[opponents] = 0
        for seed in range(30):
            reward, _ = play(env, Random(seed), info)
            wins[opponents] += reward > 0
            _, info = env.reset()

    assert 7 <= wins["random"] <= 23
    assert wins["normal"] <= 7


def test_opponents_of_different_kinds_begin_to_the_left_of_the_learner() -> None:
    asked: list[int] = []

    def policy(seen: "np.ndarray[Any, Any]", mask: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
        asked.append(len(seen))
        assert env.batch.acting[0] == 0
        return last_legal(seen, mask)

    env = LastcardEnv("classic", seat=2, opponents=["random", policy, "normal"])
    _, info = env.reset(seed=4)
    play(env, Random(4), info)

    assert set(asked) == {1}


@pytest.mark.parametrize("opponents", ["random", "normal"])
def test_the_same_seed_is_the_same_game(opponents: str) -> None:
    games = []
    for _ in range(2):
        env = LastcardEnv("battle", opponents=opponents)
        _, info = env.reset(seed=9)
        games.append(play(env, Random(1), info))
        _, info = env.reset()
        games.append(play(env, Random(1), info))

    assert games[:2] == games[2:]
    assert games[0] != games[1]


def test_without_a_seed_games_differ() -> None:
    first = [LastcardEnv().reset()[0].tolist() for _ in range(3)]

    assert len({tuple(seen) for seen in first}) == 3


def test_a_picture_is_what_the_learner_sees() -> None:
    env = LastcardEnv("mini", seats=2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert f"> seat_1  {' '.join(env.batch.view(0, 1).hands[1])}" in text
    _, info = env.reset(seed=1)
    play(env, Random(1), info)
    text = env.render()
    assert text is not None
    assert text.splitlines()[-1] in {"seat_0 +1  seat_1 -1", "seat_0 -1  seat_1 +1"}


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "error"),
    [(5, IllegalAction), (-1, IllegalAction), (10_000, IllegalAction), (1.0, BadShape), ("draw", BadShape),
     (None, BadShape), ([0], BadShape), ([0, [1]], BadShape), (True, BadShape)],
)  # fmt: skip
def test_what_is_not_legal_is_refused_and_nothing_changes(action: Any, error: type[Exception]) -> None:  # noqa: ANN401
    games = []
    for spoiled in (True, False):
        env = LastcardEnv()
        _, info = env.reset(seed=1)
        if spoiled:
            with pytest.raises(error, match="expected"):
                env.step(action)
        games.append(play(env, Random(1), info))

    assert games[0] == games[1]


def test_what_is_not_legal_may_be_ignored() -> None:
    env = LastcardEnv(illegal="ignore")
    observation, info = env.reset(seed=1)
    again, reward, over, truncated, told = env.step(5)

    assert np.array_equal(observation, again)
    assert (reward, over, truncated, told["ignored"]) == (0.0, False, False, True)
    assert np.array_equal(told["action_mask"], info["action_mask"])
    assert "ignored" not in env.step(int(info["action_mask"].argmax()))[-1]
    with pytest.raises(BadShape):
        env.step(1.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("illegal", ["refuse", "ignore"])
def test_an_opponent_that_breaks_the_rules_is_refused(illegal: Any) -> None:  # noqa: ANN401
    answers: list[Any] = [np.array([-1]), np.array([0.5]), np.array([0, 0]), "draw"]
    for answer in answers:
        env = LastcardEnv("classic", seats=2, opponents=lambda *_: answer, illegal=illegal)  # noqa: B023 - used at once
        with pytest.raises((IllegalAction, BadShape), match="expected"):
            play(env, Random(1), env.reset(seed=1)[1])
        with pytest.raises(StepAfterDone, match="expected a reset"):
            env.step(0)


def test_after_a_reset_that_was_refused_the_game_goes_on() -> None:
    env, twin = (LastcardEnv("mini", opponents="normal") for _ in range(2))
    (_, info), _ = env.reset(seed=1), twin.reset(seed=1)
    with pytest.raises(BadOption, match="`seed`"):
        env.reset(seed=2**63)
    action = int(info["action_mask"].argmax())

    assert np.array_equal(env.step(action)[0], twin.step(action)[0])


def test_a_step_after_the_end_is_refused() -> None:
    env = LastcardEnv("mini")
    with pytest.raises(StepAfterDone, match="expected a reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    play(env, Random(1), info)
    with pytest.raises(StepAfterDone, match="expected a reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "error"),
    [({"edition": "bridge"}, UnknownEdition), ({"seats": 11}, BadSeats), ({"seat": 4}, BadSeats),
     ({"seat": -1}, BadSeats), ({"seat": "me"}, BadSeats), ({"opponents": "genius"}, UnknownLevel),
     ({"opponents": ["random"]}, BadOption), ({"opponents": None}, BadOption), ({"opponents": 5}, BadOption),
     ({"opponents": ["random", None, "random"]}, BadOption), ({"auto_call": 1}, BadOption), ({"illegal": "wink"}, BadOption),
     ({"render_mode": "rgb"}, BadOption), ({"rules": {"nonsense": 1}}, BadOption)],
)  # fmt: skip
def test_what_no_table_has_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="expected"):
        LastcardEnv(**options)


@pytest.mark.parametrize("module", ["gym_env", "gym_vector"])
def test_without_gymnasium_the_extra_is_named(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, f"lastcard.rl.{module}", raising=False)
    with pytest.raises(NotInstalled, match=r"lastcard\[rl\].*gymnasium"):
        __import__(f"lastcard.rl.{module}")
