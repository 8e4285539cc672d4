"""The game for PettingZoo: its owner's own tests, secrecy, and what is refused."""

import pickle
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("numba")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from lastcard.fast.compiled import np
from lastcard.model.errors import BadOption, BadSeats, NotInstalled, UnknownEdition
from lastcard.rl.batch import Batch
from lastcard.rl.errors import BadShape, IllegalAction, StepAfterDone
from lastcard.rl.pettingzoo_env import LastcardAEC, env, raw_env
from tests.editions import ALL_EDITIONS, edition_of

EDITION_KEYS = [edition.key for edition in ALL_EDITIONS]
TABLES = [(key, seats) for key in EDITION_KEYS for seats in (2, 4, edition_of(key).players[1])]

# PettingZoo's own games with masks are spared this by name; a mask is empty for whom the game is over.
with_mask = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def picture(game: LastcardAEC) -> list[str]:
    """Its lines."""
    text = game.render()
    assert text is not None
    return text.splitlines()


def play(game: LastcardAEC, rng: Random, steps: int = 10_000) -> None:
    """Random legal play until the game is over."""
    for _ in range(steps):
        if game.terminations[game.agent_selection]:
            return
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(rng.choice(np.flatnonzero(mask).tolist()))


# --- the owner's suite --------------------------------------------------------------------------------------


@with_mask
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_api(edition: str, seats: int) -> None:
    api_test(env(edition=edition_of(edition), seats=seats), num_cycles=1000)


@with_mask
@pytest.mark.parametrize(
    "options", [{"reward": "points"}, {"reward": "match"}, {"auto_call": True, "bluffs": False}]
)
def test_api_with_options(options: dict[str, Any]) -> None:
    api_test(env(edition="classic", seats=3, **options), num_cycles=1000)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_seeds(edition: str, seats: int) -> None:
    seed_test(lambda: env(edition=edition_of(edition), seats=seats), num_cycles=200)


@pytest.mark.parametrize("edition", [edition.key for edition in ALL_EDITIONS])
def test_rendering(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(edition=edition_of(edition), render_mode=render_mode))
    assert "> seat_" in capsys.readouterr().out


# --- the same game as the batch -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_it_is_the_game_of_a_batch(edition: str) -> None:
    game, batch = (
        env(edition=edition_of(edition), reward="points"),
        Batch(edition_of(edition), games=1, seed=7, reward="points"),
    )
    game.reset(seed=7)
    while not batch.done[0]:
        assert game.agent_selection == f"seat_{batch.acting[0]}"
        seen = game.observe(game.agent_selection)
        assert np.array_equal(seen["observation"], batch.observation[0])
        assert np.array_equal(seen["action_mask"], batch.mask[0])
        actions = batch.sample()
        batch.step(actions)
        game.step(int(actions[0]))

    assert list(game.rewards.values()) == batch.reward[0].tolist()
    assert sum(game.rewards.values()) == 0
    assert all(game.terminations.values())
    assert not any(game.truncations.values())
    rewards = {}
    for agent in game.agent_iter():
        _, rewards[agent], *_ = game.last()
        game.step(None)
    assert list(rewards.values()) == batch.reward[0].tolist()
    assert game.agents == []


def test_without_a_seed_games_differ() -> None:
    game = env(edition="classic")
    first = []
    for _ in range(3):
        game.reset()
        first.append(game.observe("seat_0")["observation"].tolist())
    other = env(edition="classic")
    other.reset()
    first.append(other.observe("seat_0")["observation"].tolist())

    assert len({tuple(seen) for seen in first}) == 4


def test_what_is_seen_is_never_written_again() -> None:
    game = env()
    game.reset(seed=1)
    seen = game.observe(game.agent_selection)
    kept = {name: part.copy() for name, part in seen.items()}
    play(game, Random(1), 20)

    assert all(np.array_equal(seen[name], kept[name]) for name in kept)


def test_a_game_can_be_sent_to_another_process() -> None:
    game = env(edition="battle")
    game.reset(seed=1)
    play(game, Random(1), 10)
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    play(game, Random(2))
    play(twin, Random(2))

    assert game.rewards == twin.rewards


# --- secrecy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_only_the_acting_agent_knows_what_it_may_say(edition: str) -> None:
    game, rng = env(edition=edition_of(edition), seats=3), Random(edition)
    game.reset(seed=3)
    for _ in range(60):
        if game.terminations[game.agent_selection]:
            break
        for seat, agent in enumerate(game.agents):
            seen = game.observe(agent)
            assert seen["action_mask"].any() == (agent == game.agent_selection)
            assert np.array_equal(seen["observation"], game.batch.seen_by(seat)[0])
        play(game, rng, 1)


def test_after_the_end_nobody_sees_the_next_game() -> None:
    game, rng = env(edition="mini"), Random(1)
    game.reset(seed=1)
    last = {agent: game.observe(agent)["observation"] for agent in game.agents}
    while not game.terminations["seat_0"]:
        last[game.agent_selection] = game.observe(game.agent_selection)["observation"]
        play(game, rng, 1)

    for agent in game.possible_agents:
        after = game.observe(agent)
        assert np.array_equal(after["observation"], last[agent])
        assert not after["action_mask"].any()


def test_who_never_acted_sees_the_beginning() -> None:
    game = env(edition="mini")
    game.reset(seed=1)
    opening = game.observe("seat_3")["observation"]
    play(game, Random(1))
    del game._last_seen[3]  # as if it had been skipped all the time

    assert np.array_equal(game.observe("seat_3")["observation"], opening)


def test_a_picture_shows_the_hand_of_the_acting_agent_only() -> None:
    game, rng = env(edition="flip", render_mode="ansi"), Random(1)
    game.reset(seed=1)
    for _ in range(40):
        acting = game.batch.acting[0]
        middle, *rows = picture(game)
        assert middle
        for seat, row in enumerate(rows[:4]):
            view = game.batch.view(0, int(acting))
            hand = " ".join(view.hands[seat])
            assert (hand in row) == (seat == acting)
            assert row.startswith(">") == (seat == acting)
        play(game, rng, 1)


def test_a_picture_of_the_end_has_the_rewards() -> None:
    game = env(edition="mini", seats=2, render_mode="ansi", language="de")
    game.reset(seed=1)
    play(game, Random(1))

    assert picture(game)[-1] in {"seat_0 +1  seat_1 -1", "seat_0 -1  seat_1 +1"}
    assert "Karte" in picture(game)[0]


def test_a_picture_has_to_be_asked_for() -> None:
    game = env()
    game.reset(seed=1)
    with pytest.warns(UserWarning, match="expected a render mode"):
        assert game.render() is None


# --- what is refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "error"),
    [(5, IllegalAction), (-1, IllegalAction), (10_000, IllegalAction), (1.0, BadShape), ("draw", BadShape),
     (None, BadShape), ([0], BadShape), ([0, [1]], BadShape), (True, BadShape)],
)  # fmt: skip
def test_what_is_not_legal_is_refused_and_nothing_changes(action: Any, error: type[Exception]) -> None:  # noqa: ANN401
    game, twin = env(), env()
    for one in (game, twin):
        one.reset(seed=1)
    with pytest.raises(error, match="expected"):
        game.step(action)
    for one in (game, twin):
        play(one, Random(1))

    assert game.rewards == twin.rewards
    assert np.array_equal(game.observe("seat_1")["observation"], twin.observe("seat_1")["observation"])


def test_a_step_after_the_end_is_refused() -> None:
    game = env(edition="mini")
    with pytest.raises(StepAfterDone, match="expected a reset"):
        game.step(0)
    game.reset(seed=1)
    play(game, Random(1))
    with pytest.raises(StepAfterDone, match="expected None"):
        game.step(0)
    while game.agents:
        game.step(None)
    with pytest.raises(StepAfterDone, match="expected a reset"):
        game.step(None)
    game.reset(seed=1)
    play(game, Random(1), 1)


@pytest.mark.parametrize(
    ("options", "error"),
    [({"edition": "bridge"}, UnknownEdition), ({"seats": 11}, BadSeats), ({"edition": "mini", "seats": 5}, BadSeats),
     ({"rules": {"nonsense": 1}}, BadOption), ({"reward": "glory"}, BadOption), ({"render_mode": "rgb"}, BadOption)],
)  # fmt: skip
def test_what_no_table_has_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error, match="expected"):
        raw_env(**options)


def test_pettingzoos_wrapper_lets_an_illegal_action_lose() -> None:
    game = TerminateIllegalWrapper(env(), illegal_reward=-1)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(5)

    assert game.rewards[agent] == -1
    assert all(game.terminations.values())


def test_without_pettingzoo_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "lastcard.rl.pettingzoo_env")
    with pytest.raises(NotInstalled, match=r"lastcard\[rl\].*pettingzoo"):
        __import__("lastcard.rl.pettingzoo_env")
