"""RLCard's own agents and tools, unchanged, on the environment in its shape."""

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from lastcard.rl.rlcard_shape import ACTION_IDS, ACTIONS, RlcardEnv
from tests.rl.rlcard_peer import peer

agents = peer("rlcard.agents")
rules = peer("rlcard.models.uno_rule_models")
tools = peer("rlcard.utils")


@pytest.fixture(autouse=True)
def _repeatable() -> None:
    np.random.seed(1)  # noqa: NPY002 - what its agents ask


def seated(players: int, *, compat: bool = False) -> RlcardEnv:
    """Random and rule agents in turn: the one answers with ids, the other with names."""
    env = RlcardEnv({"seed": 1, "game_num_players": players}, compat=compat)
    random_agent, rule_agent = agents.RandomAgent(env.num_actions), rules.UNORuleAgentV1()
    env.set_agents([(random_agent, rule_agent)[player % 2] for player in range(players)])
    return env


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("training", [False, True])
def test_agents_play_whole_games(players: int, training: bool) -> None:  # noqa: FBT001 - a parameter
    env = seated(players)
    for _ in range(5):
        trajectories, payoffs = env.run(is_training=training)
        assert sorted(payoffs.tolist()) == [-1] * (players - 1) + [1]
        moves = 0
        for trajectory in trajectories:
            for state, action in zip(trajectory[:-1:2], trajectory[1::2], strict=True):
                name = action if isinstance(action, str) else ACTIONS[action]
                assert ACTION_IDS[name] in state["legal_actions"]
                moves += 1
        assert moves == len(trajectories[0][-1]["action_record"])


def test_chances_are_told_of_the_actions_that_they_belong_to() -> None:
    """There equal cards are named twice, and the names no longer stand beside their ids."""
    env = seated(2)
    state, _ = env.reset()
    for _ in range(30):
        _, told = agents.RandomAgent(61).eval_step(state)
        assert list(told["probs"]) == [ACTIONS[number] for number in state["legal_actions"]]
        assert sum(told["probs"].values()) == pytest.approx(1)
        state, _ = env.step(next(iter(state["legal_actions"])))


def test_tournament_and_reorganize() -> None:
    env = seated(4)
    assert sum(tools.tournament(env, 20)) == pytest.approx(-2)
    trajectories, payoffs = env.run(is_training=True)
    for player, transitions in enumerate(tools.reorganize(trajectories, payoffs)):
        assert [done for *_, done in transitions] == [False] * (len(transitions) - 1) + [True]
        assert transitions[-1][2] == payoffs[player]


def test_it_can_be_registered_there() -> None:
    registration = peer("rlcard.envs.registration")
    if "lastcard" not in registration.registry.env_specs:
        registration.register("lastcard", "lastcard.rl.rlcard_shape:RlcardEnv")
    env = peer("rlcard").make("lastcard", config={"seed": 3, "game_num_players": 5})
    assert isinstance(env, RlcardEnv)
    assert env.num_players == 5


if find_spec("torch"):  # too large a thing to install for one test; with the extra `train` it is there

    @pytest.mark.parametrize("compat", [False, True])
    def test_its_deep_agent_learns_from_it(compat: bool) -> None:  # noqa: FBT001 - a parameter
        env: Any = seated(2, compat=compat)
        agent = peer("rlcard.agents.dqn_agent").DQNAgent(
            num_actions=env.num_actions, state_shape=env.state_shape[0], mlp_layers=[16],
            replay_memory_init_size=50, batch_size=16, device="cpu", save_every=10**9,
        )  # fmt: skip
        env.set_agents([agent, env.agents[0]])
        for _ in range(5):
            trajectories, payoffs = env.run(is_training=True)
            for transition in tools.reorganize(trajectories, payoffs)[0]:
                agent.feed(transition)
        assert agent.train_t > 0
