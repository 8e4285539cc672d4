"""With `compat`, the same seed and the same actions give RLCard's own states, its faults included."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lastcard.rl import IllegalAction
from lastcard.rl.rlcard_shape import ACTIONS, PileRanOut, RlcardEnv
from tests.rl.rlcard_peer import peer, rlcard_uno

peer("rlcard")

State = dict[str, Any]
Policy = Callable[[random.Random, State], str]


def ours(seed: int, players: int = 2, *, step_back: bool = False) -> RlcardEnv:
    config = {"seed": seed, "game_num_players": players, "allow_step_back": step_back}
    return RlcardEnv(config, compat=True)


def same(state: Any, other: Any) -> bool:  # noqa: ANN401 - theirs has no type
    return bool(
        state.keys() == other.keys()
        and (state["obs"] == other["obs"]).all()
        and state["legal_actions"] == other["legal_actions"]
        and state["raw_obs"] == other["raw_obs"]
        and state["raw_legal_actions"] == other["raw_legal_actions"]
        and state["action_record"] == other["action_record"]
    )


def play_beside(games: int, seed: int, players: int) -> int:
    """Games with any of the legal actions, compared after each of them; returns how many there were."""
    rng, steps = random.Random(seed), 0
    env, peers = ours(seed, players), rlcard_uno(seed, players)
    for _ in range(games):
        state, player = env.reset()
        expected, expected_player = peers.reset()
        while True:
            assert same(state, expected)
            assert player == expected_player == env.get_player_id()
            assert env.is_over() == peers.is_over()
            if env.is_over():
                break
            action = rng.choice(list(expected["legal_actions"]))
            expected, expected_player = peers.step(action)
            state, player = env.step(action)
            steps += 1
        assert env.get_payoffs().tolist() == peers.get_payoffs().tolist()
        assert env.get_perfect_information() == peers.get_perfect_information()
        assert all(same(env.get_state(seat), peers.get_state(seat)) for seat in range(players))
        assert env.timestep == peers.timestep
    return steps


@pytest.mark.parametrize("seed", range(5))
def test_thousands_of_games_are_the_same_move_by_move(seed: int) -> None:
    assert play_beside(600, seed, 2) > 600 * 20


@pytest.mark.parametrize("players", [3, 4, 7, 10])
def test_so_are_games_of_more_players(players: int) -> None:
    assert play_beside(60, players, players) > 60 * 20


def test_planes_have_the_same_numbers_in_them() -> None:
    state, _ = ours(1).reset()
    expected, _ = rlcard_uno(1).reset()
    assert state["obs"].dtype == expected["obs"].dtype
    assert state["obs"].shape == expected["obs"].shape


def test_actions_have_the_same_ids() -> None:
    assert list(ACTIONS) == peer("rlcard.games.uno.utils").ACTION_LIST


@pytest.mark.parametrize("training", [False, True])
def test_its_rule_agent_lives_through_the_same(training: bool) -> None:  # noqa: FBT001 - a parameter
    agent = peer("rlcard.models.uno_rule_models").UNORuleAgentV1()
    env, peers = ours(5), rlcard_uno(5)
    for one in (env, peers):
        one.set_agents([agent, agent])
    for number in range(150):
        np.random.seed(number)  # noqa: NPY002 - what the agent asks
        lived, payoffs = env.run(is_training=training)
        np.random.seed(number)  # noqa: NPY002 - the same
        expected, expected_payoffs = peers.run(is_training=training)
        assert payoffs.tolist() == expected_payoffs.tolist()
        for trajectory, other in zip(lived, expected, strict=True):
            assert trajectory[1::2] == other[1::2]
            assert all(map(same, trajectory[::2], other[::2]))


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**63 + 5, 2**64 + 7])
def test_a_seed_means_the_same_luck(seed: int) -> None:
    env, peers = RlcardEnv({}, compat=True), rlcard_uno(0)
    assert env.seed(seed) == peers.seed(seed)
    assert env.np_random.randint(0, 2**31, 5).tolist() == peers.np_random.randint(0, 2**31, 5).tolist()


def test_steps_back_lead_to_the_same_places() -> None:
    rng = random.Random(4)
    env, peers = ours(9, step_back=True), rlcard_uno(9, step_back=True)
    for _ in range(4):
        state, player = env.reset()
        expected, _ = peers.reset()
        assert env.step_back() is peers.step_back() is False
        for _ in range(60):
            if env.is_over() or (expected["action_record"] and rng.random() < 0.3):
                came, expected_came = env.step_back(), peers.step_back()
                if isinstance(came, bool):
                    assert came is expected_came is False
                    continue
                (state, player), (expected, expected_player) = came, expected_came
            else:
                action = rng.choice(list(expected["legal_actions"]))
                expected, expected_player = peers.step(action)
                state, player = env.step(action)
            assert same(state, expected)
            assert player == expected_player


def off_color(state: State) -> str:
    """A card of the hand, whether it fits or not."""
    return str(state["raw_obs"]["hand"][0])


def draw_cards(state: State) -> str:
    """A draw card if there is one to play, else one more card into the hand."""
    return next((name for name in state["raw_legal_actions"] if "draw_" in name), "draw")


@pytest.mark.parametrize("policy", [off_color, draw_cards])
@pytest.mark.parametrize("players", [2, 5])
def test_named_actions_are_not_looked_at(policy: Callable[[State], str], players: int) -> None:
    env, peers = ours(3, players), rlcard_uno(3, players)
    ran_out = 0
    for _ in range(20):
        state, _ = env.reset()
        expected, _ = peers.reset()
        while not peers.is_over():
            assert same(state, expected)
            name = policy(expected)
            try:
                expected, _ = peers.step(name, raw_action=True)
            except IndexError:
                before = env.get_perfect_information()
                with pytest.raises(PileRanOut):
                    env.step(name, raw_action=True)
                assert env.get_perfect_information() == before
                ran_out += 1
                break
            state, _ = env.step(name, raw_action=True)
        else:
            assert same(state, expected)
    assert ran_out == (20 if policy is draw_cards else 0)


def test_an_illegal_id_is_an_error_there_too_though_not_a_helpful_one() -> None:
    env, peers = ours(1), rlcard_uno(1)
    state, _ = env.reset()
    peers.reset()
    illegal = next(number for number in range(61) if number not in state["legal_actions"])
    with pytest.raises(ValueError, match="1-dimensional"):
        peers.step(illegal)
    with pytest.raises(IllegalAction, match="expected one of y-1, found r-0"):
        env.step(illegal)
    assert same(env.get_state(0), state)


def test_a_card_that_is_not_held_is_an_error_too() -> None:
    env, peers = ours(1, step_back=True), rlcard_uno(1)
    state, _ = env.reset()
    peers.reset()
    assert "g-8" not in state["raw_obs"]["hand"]
    with pytest.raises(TypeError):
        peers.step("g-8", raw_action=True)
    with pytest.raises(IllegalAction, match="a card of the hand"):
        env.step("g-8", raw_action=True)
    assert same(env.get_state(0), state)
    assert env.step_back() is False
