"""Whom a learner plays against.

- `"random"` says anything that is legal, all equally likely.
- Another name is a bot of `lastcard.bots` (`"normal"`). It sees the view and the prompt of its seat, in Python, so
  that a game is some hundred times slower than against `"random"`. Of what happened before it is told nothing, so
  that `hard` plays without its networks and `expert` without a memory.
- A policy is a function of observations and masks, a row for each game in which it has to act; it gives as many
  actions back. A network that plays against an older one of itself is such a policy.
"""

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from lastcard.bots.bot import Bot
from lastcard.bots.levels import make_bot
from lastcard.fast.compiled import np
from lastcard.model.errors import BadOption
from lastcard.rl.actions import WAIT
from lastcard.rl.batch import Batch
from lastcard.rl.errors import BadShape

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    Policy = Callable[[NDArray[np.int8], NDArray[np.bool_]], ArrayLike]
else:
    Policy = Any

Opponent = str | Policy


class Player(Protocol):
    """Plays a seat, in as many games as there are."""

    def begin(self, seed: int | None) -> None:
        """All games begin anew; without a seed its luck goes on."""

    def act(self, batch: Batch, games: "NDArray[np.int64]") -> "NDArray[Any]":
        """An action for each of these games, in which it is this seat that acts."""


def player_for(opponent: Opponent, batch: Batch) -> Player:
    """Who plays by this name or this policy."""
    if isinstance(opponent, str):
        return _AtRandom() if opponent == "random" else _ByBot(make_bot(opponent, batch.sheet))
    if not callable(opponent):
        raise BadOption(f"expected the name of an opponent or a policy, found {opponent!r}")
    return _ByPolicy(opponent)


class _AtRandom:
    def begin(self, seed: int | None) -> None:
        """The luck is the batch's own."""

    def act(self, batch: Batch, games: "NDArray[np.int64]") -> "NDArray[Any]":
        asked = np.zeros(batch.games, np.bool_)
        asked[games] = True
        return batch.sample(asked)[games]


class _ByPolicy:
    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def begin(self, seed: int | None) -> None:
        """A policy brings its own luck."""

    def act(self, batch: Batch, games: "NDArray[np.int64]") -> "NDArray[Any]":
        actions = np.asarray(self._policy(batch.observation[games], batch.mask[games]))
        if actions.shape != games.shape or actions.dtype.kind not in "iu":
            raise BadShape(
                f"expected {len(games)} actions of a type of integers from the opponent's policy, "
                f"found shape {actions.shape} of {actions.dtype}"
            )
        return actions


class _ByBot:
    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._seed = 0
        self._luck: dict[int, Random] = {}
        self._to_say: defaultdict[int, list[int]] = defaultdict(list)
        """By game, the rest of a gift that has to be said in parts."""

    def begin(self, seed: int | None) -> None:
        self._to_say.clear()
        if seed is not None:
            self._seed = seed
            self._luck.clear()

    def act(self, batch: Batch, games: "NDArray[np.int64]") -> "NDArray[Any]":
        return np.array([self._say(batch, game) for game in games.tolist()], np.int64)

    def _say(self, batch: Batch, game: int) -> int:
        rest = self._to_say[game]
        if not rest:
            prompt, seat = batch.prompt(game), int(batch.acting[game])
            luck = self._luck.setdefault(game, Random(f"{self._seed}/{game}/{seat}"))  # noqa: S311 - repeatable
            move = self._bot.move(batch.view(game, seat), prompt, luck)
            rest.extend((WAIT,) if move is None else batch.actions.path(prompt, batch.seats, move))
        return rest.pop(0)
