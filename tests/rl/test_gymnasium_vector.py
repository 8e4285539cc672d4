"""Many games under Gymnasium's vector API."""

from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from lastcard.fast.compiled import np
from lastcard.model.errors import BadOption, BadSeats
from lastcard.rl.batch import Batch
from lastcard.rl.errors import BadShape, IllegalAction, StepAfterDone
from lastcard.rl.gym_env import LastcardEnv
from lastcard.rl.gym_vector import LastcardVectorEnv
from tests.editions import ALL_EDITIONS, edition_of

EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]
Array = np.ndarray[Any, Any]


def last_legal(_: Array, mask: Array) -> Array:
    """A card rather than anything else."""
    return np.array([np.flatnonzero(row)[-1] for row in mask])


def any_legal(rng: Random, mask: Array) -> Array:
    """Mostly cards, so that games end soon."""
    offered = [np.flatnonzero(row).tolist() for row in mask]
    return np.array([one[-1] if rng.random() < 0.7 else rng.choice(one) for one in offered])


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_spaces_shapes_and_types(edition: str) -> None:
    envs = gymnasium.make_vec(
        "lastcard.rl.gym_env:lastcard/Classic-v1",
        num_envs=5,
        edition=edition_of(edition),
        seats=3,
        auto_call=True,
    )
    assert isinstance(envs, LastcardVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    rng, ended = Random(1), 0
    for _ in range(300):
        assert observations in envs.observation_space
        assert infos["action_mask"].shape == (5, envs.single_action_space.n)  # type: ignore[attr-defined]
        assert infos["action_mask"].any(axis=1).all()
        assert (infos["acting"] == 0).all()
        actions = any_legal(rng, infos["action_mask"])
        assert actions in envs.action_space
        before = observations
        observations, rewards, terminations, truncations, infos = envs.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (5,)
        assert [part.dtype.name for part in (rewards, terminations, truncations)] == [
            "float64",
            "bool",
            "bool",
        ]
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert np.allclose(infos["rewards"].sum(axis=1), 0)
        assert ("final_obs" in infos) == terminations.any()
        for game in np.flatnonzero(terminations):
            ended += 1
            assert infos["_final_obs"][game]
            assert np.array_equal(infos["final_obs"][game], before[game])
            assert not np.array_equal(observations[game], before[game])

    assert ended > 5


@pytest.mark.parametrize("opponents", ["random", "normal", last_legal])
def test_every_game_is_the_one_that_a_single_environment_plays(opponents: Any) -> None:  # noqa: ANN401
    envs, env = LastcardVectorEnv(1, "trend", opponents=opponents), LastcardEnv("trend", opponents=opponents)
    observations, infos = envs.reset(seed=5)
    observation, info = env.reset(seed=5)
    rng, over = Random(5), False
    while not over:
        assert np.array_equal(observations[0], observation)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        actions = any_legal(rng, infos["action_mask"])
        observations, rewards, terminations, _, infos = envs.step(actions)
        observation, reward, over, _, info = env.step(actions[0])
        assert (rewards[0], terminations[0]) == (reward, over)
    assert np.array_equal(infos["final_obs"][0], observation)


@pytest.mark.parametrize("opponents", ["random", "normal", last_legal, None])
def test_games_do_not_depend_on_how_many_there_are_nor_on_threads(opponents: Any) -> None:  # noqa: ANN401
    few, many = (
        LastcardVectorEnv(2, opponents=opponents),
        LastcardVectorEnv(4, opponents=opponents, threads=2),
    )
    two, (four, infos) = few.reset(seed=3)[0], many.reset(seed=3)
    for _ in range(40):
        assert np.array_equal(two, four[:2])
        actions = last_legal(four, infos["action_mask"])
        two, rewards, *_ = few.step(actions[:2])
        four, more, _, _, infos = many.step(actions)
        assert np.array_equal(rewards, more[:2])


def test_self_play_is_the_batch_itself() -> None:
    envs, batch = (
        LastcardVectorEnv(6, "mini", opponents=None, auto_call=True),
        Batch("mini", games=6, seed=2, auto_call=True),
    )
    observations, infos = envs.reset(seed=2)
    rng, ended = Random(2), 0
    for _ in range(250):
        assert np.array_equal(observations, batch.observation)
        assert np.array_equal(infos["action_mask"], batch.mask)
        assert np.array_equal(infos["acting"], batch.acting)
        actions, acted = any_legal(rng, batch.mask), batch.acting.copy()
        batch.step(actions)
        observations, rewards, terminations, _, infos = envs.step(actions)
        assert np.array_equal(terminations, batch.done)
        assert np.array_equal(infos["rewards"], batch.reward)
        assert rewards.tolist() == [float(batch.reward[g, seat]) for g, seat in enumerate(acted)]
        ended += int(terminations.sum())

    assert ended > 5


def test_gymnasiums_own_wrapper_counts_episodes() -> None:
    envs = RecordEpisodeStatistics(LastcardVectorEnv(8, "mini", seats=2))
    _, infos = envs.reset(seed=1)
    rng = Random(1)
    for _ in range(300):
        _, _, terminations, _, infos = envs.step(any_legal(rng, infos["action_mask"]))
        if terminations.any():
            assert set(infos["episode"]["r"][terminations]) <= {1.0, -1.0}

    assert envs.episode_count > 8


def test_what_was_returned_is_never_written_again() -> None:
    envs = LastcardVectorEnv(3)
    observations, infos = envs.reset(seed=1)
    kept = observations.copy(), infos["action_mask"].copy()
    envs.step(last_legal(observations, infos["action_mask"]))

    assert np.array_equal(observations, kept[0])
    assert np.array_equal(infos["action_mask"], kept[1])


def test_what_is_not_legal_is_refused_and_no_game_changes() -> None:
    envs, twin = LastcardVectorEnv(3), LastcardVectorEnv(3)
    with pytest.raises(StepAfterDone, match="expected a reset"):
        envs.step([0, 0, 0])
    observations, infos = envs.reset(seed=1)
    twin.reset(seed=1)
    actions = last_legal(observations, infos["action_mask"])
    wrong: list[Any] = [[*actions[:2], 5], [*actions[:2], -1], actions[:2], actions.astype(float), 0, None]
    for said in wrong:
        with pytest.raises((IllegalAction, BadShape), match="expected"):
            envs.step(said)

    assert np.array_equal(envs.step(actions)[0], twin.step(actions)[0])


@pytest.mark.parametrize(
    ("options", "error"),
    [({"num_envs": 0}, BadOption), ({"render_mode": "human"}, BadOption), ({"threads": 0}, BadOption),
     ({"seat": 9}, BadSeats), ({"opponents": ["random"] * 4}, BadOption)],
)  # fmt: skip
def test_what_no_table_has_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="expected"):
        LastcardVectorEnv(**options)
