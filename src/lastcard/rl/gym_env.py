"""The game for Gymnasium: one seat learns, the others are chosen opponents.

::

    import gymnasium

    env = gymnasium.make("lastcard.rl.gym_env:lastcard/Classic-v1", opponents="normal")
    observation, info = env.reset(seed=1)
    over = False
    while not over:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, over, truncated, info = env.step(action)

Importing this module registers an id for each edition. When a game is over the observation is the one that the
learner saw last. For many games at once, `gymnasium.make_vec` makes a `lastcard.rl.gym_vector.LastcardVectorEnv`.

An illegal action is refused with `IllegalAction`. Some programs sample actions without looking at the mask, as
`gymnasium.utils.env_checker.check_env` does; with `illegal="ignore"` nothing happens then, and `info["ignored"]`
is true: the same question is open, and the reward is 0.
"""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Unpack, get_args

from lastcard.editions import EDITIONS
from lastcard.fast.compiled import np
from lastcard.files import NamedEdition
from lastcard.model.errors import BadOption, NotInstalled
from lastcard.rl.batch import Batch
from lastcard.rl.errors import IllegalAction, StepAfterDone
from lastcard.rl.observation import MOST
from lastcard.rl.opponents import Opponent
from lastcard.rl.options import Options
from lastcard.rl.picture import draw_end, draw_game, seat_names
from lastcard.rl.practice import Practice

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as missing:
    raise NotInstalled(
        f"expected the extra `rl` (pip install 'lastcard[rl]'), found no {missing.name}"
    ) from missing

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Base = gymnasium.Env[NDArray[np.int8], np.int64]
else:
    Base = gymnasium.Env

Illegal = Literal["refuse", "ignore"]


class LastcardEnv(Base):
    """One game for one learner; `info["action_mask"]` is 1 for each legal action."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        edition: NamedEdition = "classic",
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
        language: str = "en",
        **options: Unpack[Options],
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"expected a render mode (human, ansi) or None, found {render_mode!r}")
        if illegal not in get_args(Illegal):
            raise BadOption(f"expected `illegal` to be refuse or ignore, found {illegal!r}")
        if opponents is None:
            raise BadOption("expected opponents for one learner, found None")
        self.batch = Batch(edition, games=1, **options)
        """The game itself; it begins anew by itself, so it is only to be looked at."""
        self._practice = Practice(self.batch, seat, opponents)
        self._seat, self._illegal, self._over = seat, illegal, True
        self._language, self._picture = language, ""
        self._seen = self.batch.observation[0].copy()
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1, MOST, self.batch.observation.shape[1:], np.int8)
        self.action_space = spaces.Discrete(self.batch.actions.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> "tuple[NDArray[np.int8], dict[str, Any]]":
        """Begin a game; without a seed the luck goes on, and the first time it is any."""
        super().reset(seed=seed, options=options)
        self._practice.reset(seed)
        self._over = False
        self._look()
        return self._seen.copy(), self._info()

    def step(self, action: "np.int64 | int") -> "tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]":
        """The learner says something, then the others, until it is the learner's turn or the game is over."""
        if self._over:
            raise StepAfterDone("expected a reset before this step, found no game")
        said: Any = [action]
        try:
            self._practice.step(said)
        except IllegalAction:
            if self._illegal == "refuse" or self._is_legal(action):
                raise
            return self._seen.copy(), 0.0, False, False, self._info(ignored=True)
        self._over = bool(self._practice.done[0])
        self._look()
        return self._seen.copy(), float(self._practice.reward[0, self._seat]), self._over, False, self._info()

    def _is_legal(self, action: Any) -> bool:  # noqa: ANN401 - an array or an integer
        """If so it was an opponent who has said something illegal."""
        return 0 <= action < self.batch.actions.size and bool(self._mask[action])

    def _look(self) -> None:
        """The batch is in the next game already when one is over: the learner sees what it has seen last."""
        if not self._over:
            np.copyto(self._seen, self.batch.observation[0])
            self._mask = self.batch.mask[0].astype(np.int8)
        if self.render_mode is not None:
            if self._over:
                names = seat_names(self.batch.seats)
                self._picture += "\n" + draw_end(names, self._practice.reward[0].tolist())
            else:
                self._picture = draw_game(self.batch, 0, self._language)
            if self.render_mode == "human":
                self.render()

    def _info(self, *, ignored: bool = False) -> dict[str, Any]:
        mask = np.zeros_like(self._mask) if self._over else self._mask.copy()
        return {"action_mask": mask} | ({"ignored": True} if ignored else {})

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("expected a render mode (human, ansi) when the environment is made")
            return None
        if self.render_mode == "ansi":
            return self._picture
        sys.stdout.write(self._picture + "\n")
        return None


def _register() -> None:
    for edition in EDITIONS:
        name = f"lastcard/{edition.key.capitalize()}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="lastcard.rl.gym_env:LastcardEnv",
                vector_entry_point="lastcard.rl.gym_vector:LastcardVectorEnv",
                kwargs={"edition": edition.key},
            )


_register()
