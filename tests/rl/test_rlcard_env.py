"""The environment in RLCard's shape: what it is asked, what it refuses, and what each player is shown."""

import random
import subprocess
import sys
from collections import OrderedDict
from typing import Any

import numpy as np
import pytest

from lastcard.model.errors import BadOption, BadSeats
from lastcard.rl import IllegalAction, StepAfterDone
from lastcard.rl.rlcard_shape import ACTION_IDS, ACTIONS, NoStepBack, RlcardEnv
from lastcard.rl.rlcard_shape.names import State


def play_out(env: RlcardEnv, rng: random.Random) -> None:
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))


def plain(state: State) -> dict[str, Any]:
    """A state that can be compared as a whole."""
    return {**state, "obs": state["obs"].tolist()}


def everything(env: RlcardEnv) -> tuple[Any, ...]:
    states = [plain(env.get_state(player)) for player in range(env.num_players)]
    return env.get_perfect_information(), states, env.get_player_id(), env.timestep, env.is_over()


def common_luck() -> str:
    """The state of NumPy's own generator, from which RLCard means to take an action in place of an illegal one."""
    return repr(np.random.get_state())  # noqa: NPY002 - that one


def test_it_looks_like_the_environment_there() -> None:
    env = RlcardEnv({"seed": 1, "game_num_players": 3})
    assert env.name == "uno"
    assert (env.num_players, env.num_actions, env.timestep) == (3, 61, 0)
    assert env.state_shape == [[4, 4, 15]] * 3
    assert env.action_shape == [None] * 3
    state, player = env.reset()
    assert list(state) == ["obs", "legal_actions", "raw_obs", "raw_legal_actions", "action_record"]
    assert isinstance(state["legal_actions"], OrderedDict)
    assert [ACTIONS[number] for number in state["legal_actions"]] == state["raw_legal_actions"]
    assert state["raw_obs"]["current_player"] == player == env.get_player_id()
    assert env.get_action_feature(7).tolist() == [int(number == 7) for number in range(61)]


def test_planes_show_the_hand_and_the_target() -> None:
    env = RlcardEnv({"seed": 2, "game_num_players": 10})
    counted = set()
    for _ in range(5):
        env.reset()
        for player in range(10):
            state = env.get_state(player)
            obs, hand, target = state["obs"], state["raw_obs"]["hand"], state["raw_obs"]["target"]
            assert (obs[:3].sum(axis=0) == 1).all()
            for number, name in enumerate(ACTIONS[:-1]):
                place = divmod(number, 15)
                copies = min(hand.count(f"r-{name[2:]}"), 1) if "wild" in name else hand.count(name)
                assert obs[copies][place] == 1
                assert obs[3][place] == (name == target)
                counted.add(copies)
    assert counted == {0, 1, 2}


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    one, same, other = (RlcardEnv({"seed": seed}) for seed in (1, 1, 2))
    for _ in range(3):
        assert plain(one.reset()[0]) == plain(same.reset()[0])
    assert one.reset()[0]["raw_obs"]["hand"] != other.reset()[0]["raw_obs"]["hand"]
    one.seed(2)
    other.seed(2)
    assert plain(one.reset()[0]) == plain(other.reset()[0])
    assert one.seed() != one.seed()


def test_only_the_player_on_turn_is_shown_legal_actions() -> None:
    env, rng = RlcardEnv({"seed": 4, "game_num_players": 4}), random.Random(4)
    state, player = env.reset()
    while not env.is_over():
        for other in set(range(4)) - {player}:
            seen = env.get_state(other)
            assert not seen["legal_actions"]
            assert seen["raw_legal_actions"] == seen["raw_obs"]["legal_actions"] == []
        assert state["legal_actions"]
        state, player = env.step(rng.choice(list(state["legal_actions"])))
    assert not state["legal_actions"]


def test_a_state_does_not_change_afterwards() -> None:
    env = RlcardEnv({"seed": 5})
    state, player = env.reset()
    action = next(iter(state["legal_actions"]))
    before = plain(state)
    after, _ = env.step(action)
    assert state["action_record"] == []
    assert plain(state) == before
    assert after["action_record"] == [(player, ACTIONS[action])]


@pytest.mark.parametrize("compat", [False, True])
@pytest.mark.parametrize("action", [-1, 61, 10**30, 2.0, True, False, "r-0", None, [3], np.float64(3)])
def test_what_is_no_action_is_refused(action: object, compat: bool) -> None:  # noqa: FBT001 - a parameter
    env = RlcardEnv({"seed": 6}, compat=compat)
    env.reset()
    before = everything(env)
    with pytest.raises(IllegalAction, match="expected an action from 0 to 60"):
        env.step(action)
    assert everything(env) == before


@pytest.mark.parametrize("raw", [False, True])
def test_an_illegal_action_is_refused_and_nothing_has_changed(raw: bool) -> None:  # noqa: FBT001 - a parameter
    env, rng = RlcardEnv({"seed": 7, "allow_step_back": True}), random.Random(7)
    state, _ = env.reset()
    for _ in range(15):
        before, luck = everything(env), common_luck()
        for number in set(range(61)) - state["legal_actions"].keys():
            with pytest.raises(IllegalAction, match=f"found {ACTIONS[number]}"):
                env.step(ACTIONS[number] if raw else number, raw_action=raw)
        assert everything(env) == before
        assert common_luck() == luck
        action = rng.choice(list(state["legal_actions"]))
        state, _ = env.step(ACTIONS[action] if raw else action, raw_action=raw)
    with pytest.raises(IllegalAction, match="the name of an action like 'r-0', found 'purple'"):
        env.step("purple", raw_action=True)


@pytest.mark.parametrize("compat", [False, True])
def test_no_step_before_the_first_deal_or_after_the_end(compat: bool) -> None:  # noqa: FBT001 - a parameter
    env = RlcardEnv({"seed": 8}, compat=compat)
    for use in (env.is_over, env.get_player_id, env.get_payoffs, env.get_perfect_information):
        with pytest.raises(StepAfterDone, match=r"found none: call reset\(\) first"):
            use()
    with pytest.raises(StepAfterDone, match=r"found none: call reset\(\) first"):
        env.step(0)
    play_out(env, random.Random(8))
    before = everything(env)
    with pytest.raises(StepAfterDone, match=r"is over: call reset\(\) first"):
        env.step(ACTION_IDS["draw"])
    assert everything(env) == before


@pytest.mark.parametrize("players", [0, 1, 11, True, "3", 2.0, None])
def test_a_number_of_players_that_cannot_be_is_refused(players: object) -> None:
    with pytest.raises(BadSeats, match="expected 2 to 10 players"):
        RlcardEnv({"game_num_players": players})


@pytest.mark.parametrize("seed", [-1, 1.5, "7", [1]])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="expected a seed of 0 or more, or None"):
        RlcardEnv({"seed": seed})


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(BadOption, match="found num_players"):
        RlcardEnv({"num_players": 3})


def test_agents_must_be_there_and_enough() -> None:
    env = RlcardEnv({"game_num_players": 3})
    with pytest.raises(BadSeats, match="expected 3 agents, found none"):
        env.run()
    with pytest.raises(BadSeats, match="expected 3 agents, found 0"):
        env.set_agents([])


def test_states_are_of_players_that_sit_here() -> None:
    env = RlcardEnv({"seed": 1})
    env.reset()
    with pytest.raises(BadSeats, match="expected a player from 0 to 1, found 2"):
        env.get_state(2)


def test_steps_back_are_off_unless_asked_for() -> None:
    env = RlcardEnv({"seed": 1})
    state, _ = env.reset()
    env.step(next(iter(state["legal_actions"])))
    before = everything(env)
    with pytest.raises(NoStepBack, match="allow_step_back"):
        env.step_back()
    assert everything(env) == before


def test_steps_back_undo_a_game_and_it_can_be_played_again_alike() -> None:
    env, rng = RlcardEnv({"seed": 13, "game_num_players": 10, "allow_step_back": True}), random.Random(13)
    state, _ = env.reset()
    path = []
    while not env.is_over():
        action = rng.choice(list(state["legal_actions"]))
        path.append((plain(state), action))
        state, _ = env.step(action)
    end = plain(state)
    for before, _ in reversed(path):
        came = env.step_back()
        assert isinstance(came, tuple)
        assert plain(came[0]) == before
    assert env.step_back() is False
    for _, action in path:
        state, _ = env.step(action)
    assert plain(state) == end
    piles = [len(before["raw_obs"]["played_cards"]) for before, _ in path]
    assert piles != sorted(piles), "the pile was shuffled on the way, so luck was undone too"


def without(module: str, code: str) -> str:
    """What a fresh interpreter prints that does not have a module."""
    blocked = f"import sys; sys.modules[{module!r}] = None; {code}"
    done = subprocess.run([sys.executable, "-c", blocked], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.strip()


def test_rlcard_need_not_be_installed() -> None:
    code = "from lastcard.rl.rlcard_shape import RlcardEnv; print(RlcardEnv({'seed': 1}).reset()[1])"
    assert without("rlcard", code) == "0"


def test_without_numpy_it_says_what_to_install() -> None:
    code = """
try:
    import lastcard.rl.rlcard_shape
except ImportError as error:
    print(type(error).__name__, error)
"""
    assert without("numpy", code).startswith("NotInstalled expected the extra `fast`")
