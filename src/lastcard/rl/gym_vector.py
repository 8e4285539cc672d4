"""Many games for Gymnasium's vector API: a batch under the names that its users expect.

::

    import gymnasium

    envs = gymnasium.make_vec("lastcard.rl.gym_env:lastcard/Classic-v1", num_envs=256)
    observations, infos = envs.reset(seed=1)
    observations, rewards, terminations, truncations, infos = envs.step(policy(observations, infos["action_mask"]))

A game that is over begins anew in the same step. `infos` has

- `action_mask`: 1 for each legal action of the question that is open now;
- `acting`: which seat is asked; always the learner's, but for self-play;
- `rewards`: what all seats have got;
- `final_obs`: by game what was seen last in the game that is over, else None; with `_final_obs` to say which.

With `opponents=None` the caller plays for all seats, whoever acts: the reward is that of the seat whose action it
was, and `rewards` has what the others have got.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Unpack

from lastcard.fast.compiled import np
from lastcard.files import NamedEdition
from lastcard.model.errors import BadOption, NotInstalled
from lastcard.rl.batch import Batch
from lastcard.rl.observation import MOST
from lastcard.rl.opponents import Opponent
from lastcard.rl.options import Options
from lastcard.rl.practice import Practice

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise NotInstalled(
        f"expected the extra `rl` (pip install 'lastcard[rl]'), found no {missing.name}"
    ) from missing

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Base = VectorEnv[NDArray[np.int8], ArrayLike, NDArray[Any]]
else:
    Base = VectorEnv


class LastcardVectorEnv(Base):
    """Games of one edition against opponents, or of all seats by one policy."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        edition: NamedEdition = "classic",
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] | None = "random",
        threads: int = 1,
        render_mode: str | None = None,
        **options: Unpack[Options],
    ) -> None:
        if render_mode is not None:
            raise BadOption(f"expected no render mode for many games, found {render_mode!r}")
        self.batch = Batch(edition, games=num_envs, threads=threads, **options)
        """The games themselves, only to be looked at."""
        self._practice = Practice(self.batch, seat, opponents)
        self._seat = None if opponents is None else seat
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(-1, MOST, self.batch.observation.shape[1:], np.int8)
        self.single_action_space = spaces.Discrete(self.batch.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> "tuple[NDArray[np.int8], dict[str, Any]]":
        """Begin all games anew; without a seed the luck goes on, and the first time it is any."""
        super().reset(seed=seed, options=options)
        self._practice.reset(seed)
        return self.batch.observation.copy(), self._infos()

    def step(
        self, actions: "ArrayLike"
    ) -> "tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]":
        """An action for each game; if one is illegal it is refused, and no game has changed."""
        before, acted = self.batch.observation.copy(), self.batch.acting.copy()
        self._practice.step(actions)
        done, rewards = self._practice.done, self._practice.reward
        infos = self._infos()
        if done.any():
            infos["final_obs"] = np.full(self.num_envs, None, np.object_)
            for game in np.flatnonzero(done):
                infos["final_obs"][game] = before[game]
            infos["_final_obs"] = done.copy()
        whose = acted if self._seat is None else np.full(self.num_envs, self._seat)
        earned = rewards[np.arange(self.num_envs), whose].astype(np.float64)
        return self.batch.observation.copy(), earned, done.copy(), np.zeros_like(done), infos

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.mask.astype(np.int8),
            "acting": self.batch.acting.copy(),
            "rewards": self._practice.reward.copy(),
        }
