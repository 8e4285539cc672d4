"""Games of a batch in which one seat learns and the others are played for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcard.fast.checks import MOST_SEED, seat_among
from lastcard.fast.compiled import np
from lastcard.model.errors import BadOption
from lastcard.rl.batch import Batch
from lastcard.rl.errors import StepAfterDone
from lastcard.rl.opponents import Opponent, Player, player_for

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


class Practice:
    """After every step it is the learner who acts, in all games.

    A list of opponents begins with the one to the left of the learner. Without opponents the learner plays for
    all seats: whoever acts.
    """

    def __init__(self, batch: Batch, seat: int, opponents: Opponent | Sequence[Opponent] | None) -> None:
        seat = seat_among(batch.seats, seat)
        self.batch, self._seat = batch, seat
        others = [(seat + 1 + place) % batch.seats for place in range(batch.seats - 1)]
        if opponents is None:
            others, named = [], []
        elif isinstance(opponents, str) or not isinstance(opponents, Sequence):
            named = [opponents] * len(others)
        else:
            named = list(opponents)
        if len(named) != len(others):
            raise BadOption(f"expected {len(others)} opponents, found {len(named)}")
        self._players: dict[int, Player] = {
            other: player_for(opponent, batch) for other, opponent in zip(others, named, strict=True)
        }
        self._ready = self._seeded = False
        self.reward: NDArray[np.float32] = np.zeros((batch.games, batch.seats), np.float32)
        """What each seat has got with the last step."""
        self.done: NDArray[np.bool_] = np.zeros(batch.games, np.bool_)
        """The games that have ended with the last step; the next ones have begun."""

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; without a seed the luck goes on, and the first time it is any."""
        if seed is None and not self._seeded:
            seed = int(np.random.default_rng().integers(MOST_SEED))
        self.batch.reset(seed)
        self._ready, self._seeded = False, True
        for player in self._players.values():
            player.begin(seed)
        self._play_others()
        self.reward[:] = 0
        self.done[:] = False
        self._ready = True

    def step(self, actions: "ArrayLike") -> None:
        """An action of the learner for each game, and all that the others say then.

        Should an opponent's policy say something illegal, the games have to be reset.
        """
        if not self._ready:
            raise StepAfterDone("expected a reset before this step, found no game")
        self.batch.step(actions)
        self._ready = False
        self.reward, self.done = self.batch.reward.copy(), self.batch.done.copy()
        self._play_others()
        self._ready = True

    def _play_others(self) -> None:
        """Until the learner acts. A round that ends before it could say anything at all is not counted."""
        batch = self.batch
        while self._players and (others := batch.acting != self._seat).any():
            actions = np.zeros(batch.games, np.int64)
            for seat, player in self._players.items():
                games = np.flatnonzero(batch.acting == seat)
                if games.size:
                    actions[games] = player.act(batch, games)
            batch.step(actions, others)
            ended = batch.done & ~self.done
            self.reward[ended] = batch.reward[ended]
            self.done |= ended
