"""One of OpenSpiel's own algorithms learns to play: tabular Q-learning, against random play."""

import numpy as np

from lastcard.editions.standard import numbers, wild
from tests.properties.micro_decks import STARTS, micro
from tests.rl.openspiel_peer import peer

rl_environment = peer("open_spiel.python.rl_environment")
random_agent = peer("open_spiel.python.algorithms.random_agent")
tabular_qlearner = peer("open_spiel.python.algorithms.tabular_qlearner")
openspiel = peer("lastcard.rl.openspiel")

# A table has a row for everything that can be seen, so the deck is small: r1 y1 and four wild cards.
SIX_CARDS = micro("six cards", *numbers(1, 1, copies=1), wild(copies=4, opening=STARTS), hand=2)
LESSONS, GAMES = 800, 400


def test_a_q_learner_comes_to_beat_random_play() -> None:
    """After its lessons the learner wins about half a point a game, before them about nothing.

    The error of a mean of 400 games is at most 1 / sqrt(400) = 0.05: the 0.3 that is asked for lies four of them
    below what it wins.
    """
    game = openspiel.LastcardGame({"dealer": 0, "auto_call": True, "horizon": 40}, edition=SIX_CARDS)
    luck = rl_environment.ChanceEventSampler(seed=1)
    environment = rl_environment.Environment(game, chance_event_sampler=luck)
    actions = environment.action_spec()["num_actions"]
    other = random_agent.RandomAgent(player_id=1, num_actions=actions)
    learner = tabular_qlearner.QLearner(player_id=0, num_actions=actions, step_size=0.5)

    def mean_return(games: int, *, learns: bool) -> float:
        won = 0.0
        for _ in range(games):
            step, has_acted = environment.reset(), False
            while not step.last():
                mine = step.observations["current_player"] == 0
                has_acted |= mine
                agent = learner if mine else other
                step = environment.step([agent.step(step, is_evaluation=not learns).action])
            if has_acted:  # else the peer's learner has nothing to learn from, and says so by an assertion
                learner.step(step, is_evaluation=not learns)
            won += step.rewards[0]
        return won / games

    kept = np.random.get_state()  # noqa: NPY002 - the peer's agents draw from NumPy's global generator
    np.random.seed(1)  # noqa: NPY002 - the same
    try:
        untaught = mean_return(GAMES, learns=False)
        mean_return(LESSONS, learns=True)
        taught = mean_return(GAMES, learns=False)
    finally:
        np.random.set_state(kept)  # noqa: NPY002 - the same

    assert taught > 0.3
    assert taught > untaught + 0.2
