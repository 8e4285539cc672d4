"""The game for PettingZoo, one agent after the other.

::

    from lastcard.rl import pettingzoo_env

    env = pettingzoo_env.env(edition="flip", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`observe` shows every agent its own view at any time. What may be said is known to the acting agent alone: to all
others the mask is empty. When the game is over an agent sees what it saw when it last acted; who never did sees
the beginning.

An illegal action is refused (`IllegalAction`) and the game goes on as if nothing had been said. Who wants the
agent to lose instead wraps the environment in PettingZoo's own `TerminateIllegalWrapper`. No other wrapper is
needed: steps out of order are refused, too.
"""

import sys
from typing import TYPE_CHECKING, Any, ClassVar, Unpack

from lastcard.fast.checks import MOST_SEED
from lastcard.fast.compiled import np
from lastcard.files import NamedEdition
from lastcard.model.errors import BadOption, NotInstalled
from lastcard.rl.batch import Batch
from lastcard.rl.errors import StepAfterDone
from lastcard.rl.observation import MOST
from lastcard.rl.options import Options
from lastcard.rl.picture import draw_end, draw_game, seat_names

try:
    import gymnasium
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as missing:
    raise NotInstalled(
        f"expected the extra `rl` (pip install 'lastcard[rl]'), found no {missing.name}"
    ) from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray


class LastcardAEC(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One game. Agents are seats; an observation is what `lastcard.rl.observation` draws, with a mask."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lastcard_v1",
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: NamedEdition = "classic",
        *,
        render_mode: str | None = None,
        language: str = "en",
        **options: Unpack[Options],
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"expected a render mode (human, ansi) or None, found {render_mode!r}")
        self.batch = Batch(edition, games=1, **options)
        """The game itself; it begins anew by itself, so it is only to be looked at."""
        self._opening = self.batch
        self._last_seen: dict[int, NDArray[np.int8]] = {}
        self._over = self._seeded = False
        self._language, self._picture = language, ""
        self.render_mode = render_mode
        self.agents: list[str] = []
        self.possible_agents = seat_names(self.batch.seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, actions = self.batch.observation.shape[1], self.batch.actions.size
        self.observation_spaces = {
            agent: spaces.Dict(
                observation=spaces.Box(-1, MOST, (seen,), np.int8),
                action_mask=spaces.Box(0, 1, (actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the luck goes on, and the first time it is any."""
        del options
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(MOST_SEED))
        self.batch.reset(seed)
        self._seeded, self._over = True, False
        self._opening, self._last_seen = self.batch.copy(), {}
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.batch.acting[0]]
        self._show()

    def observe(self, agent: str) -> "dict[str, NDArray[np.int8]]":
        seat, batch = self._seats[agent], self.batch
        if seat == batch.acting[0] and not self._over:
            return {
                "observation": batch.observation[0].copy(),
                "action_mask": batch.mask[0].astype(np.int8),
            }
        if self._over and seat in self._last_seen:
            seen = self._last_seen[seat].copy()
        else:
            seen = (self._opening if self._over else batch).seen_by(seat)[0]
        return {"observation": seen, "action_mask": np.zeros(batch.actions.size, np.int8)}

    def step(self, action: int | None) -> None:
        """The acting agent says something; agents whose game is over are led out with None."""
        if not self.agents:
            raise StepAfterDone("expected a reset before this step, found no game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise StepAfterDone(f"expected None for {agent}, whose game is over, found {action!r}")
            self._was_dead_step(action)
            return
        said: Any = [action]
        seat, seen = int(self.batch.acting[0]), self.batch.observation[0].copy()
        self.batch.step(said)
        self._last_seen[seat] = seen
        self._cumulative_rewards[agent] = 0.0
        if self.batch.done[0]:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.batch.acting[0]]
        self._show()

    def _end(self) -> None:
        self._over = True
        self.rewards = dict(zip(self.agents, self.batch.reward[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _show(self) -> None:
        """A picture is made when the game has changed: a moment later it could be one of the next game."""
        if self.render_mode is None:
            return
        if self._over:
            self._picture += "\n" + draw_end(self.possible_agents, self.batch.reward[0].tolist())
        else:
            self._picture = draw_game(self.batch, 0, self._language)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """What the acting agent sees, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("expected a render mode (human, ansi) when the environment is made")
            return None
        if self.render_mode == "ansi":
            return self._picture
        sys.stdout.write(self._picture + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(**options: Any) -> LastcardAEC:  # noqa: ANN401 - those of LastcardAEC
    """The environment."""
    return LastcardAEC(**options)


env = raw_env
"""The same: what PettingZoo's wrappers check for others, this one checks itself."""
