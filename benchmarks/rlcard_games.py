"""Our bots in RLCard's own game: two players, from `raw_obs` and `action_record` only, against its own agents.

Every deal is played from both seats, with the same pile and the same luck for RLCard's agent. By the number of a
deal everything is settled, so it does not matter which process plays it.
"""

import time
import warnings
from functools import cache, partial
from importlib import import_module
from typing import Any

from benchmarks.numbered_rounds import rounds_by
from rich.progress import Progress

from lastcard.lab.ratings import Score
from lastcard.model.errors import LastcardError

KEYS = {
    "rlcard_rule_v1": ("expert", "rule"),
    "rlcard_random": ("expert", "random"),
    "hard_rlcard_rule_v1": ("hard", "rule"),
}
"""Who plays against whom."""
SEEN = ("raw_obs", "action_record")
"""What our agent is shown of a state."""
HEAP = 20


class NoRlcard(LastcardError):
    """RLCard is not installed."""


@cache
def _peer(module: str) -> Any:  # noqa: ANN401 - it has no types
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what its import warns about is not ours to mend
        try:
            return import_module(module)
        except ImportError as missing:
            raise NoRlcard(
                f"expected RLCard to play in, found none ({missing}): pip install 'lastcard[bench,rl]'"
            ) from missing


@cache
def _table(key: str) -> tuple[Any, Any, Any]:
    """RLCard's environment, our agent and its own."""
    from lastcard.rl.rlcard_shape.agents import BotAgent, bot_for  # noqa: PLC0415 - needs the extra `fast`

    level, other = KEYS[key]
    env = _peer("rlcard").make("uno")
    rule = _peer("rlcard.models.uno_rule_models").UNORuleAgentV1
    its = rule() if other == "rule" else _peer("rlcard.agents.random_agent").RandomAgent(env.num_actions)
    return env, BotAgent(bot_for(level)), its


def play(key: str, number: int) -> tuple[int, list[float]]:
    """One deal from both seats: how often our agent has won, and how many milliseconds its choices took."""
    env, ours, its = _table(key)
    numpy = _peer("numpy")
    wins, took = 0, []
    for seat in range(2):
        env.seed(number)
        numpy.random.seed(number)  # RLCard's agents ask this luck
        ours.begin(number)
        state, player = env.reset()
        while not env.is_over():
            is_ours = player == seat
            agent, seen = (ours, {key: state[key] for key in SEEN}) if is_ours else (its, state)
            start = time.perf_counter()
            action, _ = agent.eval_step(seen)
            if is_ours and len(set(state["raw_legal_actions"])) > 1:
                took.append(1_000 * (time.perf_counter() - start))
            state, player = env.step(action, agent.use_raw)
        wins += int(env.get_payoffs()[seat] > 0)
    return wins, took


def strength(key: str, rounds: int, workers: int, progress: Progress) -> Score:
    """So many games, rounded up to whole deals."""
    _table(key)
    deals, score = -(-rounds // 2), Score(seats=2)
    bar = progress.add_task(key, total=deals)
    with rounds_by(workers, range(deals), partial(play, key), HEAP) as results:
        for wins, _ in results:
            score += Score(seats=2, deals=1, wins=wins, squares=wins * wins)
            progress.update(bar, completed=score.deals)
    return score


def thinking(key: str, deals: int) -> list[float]:
    """Milliseconds of moves in which there was a choice, one process alone; the first deal only warms up."""
    play(key, 0)
    return [took for number in range(deals) for took in play(key, number)[1]]
