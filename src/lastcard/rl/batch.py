"""Many games stepped together, as arrays.

::

    batch = Batch("classic", seats=4, games=1024)
    while True:
        batch.step(policy(batch.observation, batch.mask))   # one action for each game
        learn(batch.acting, batch.reward, batch.done)

What a step leaves behind is written into the same arrays again and again: copy what you want to keep.

A game never stops: on the step that ends it `done` is True and `reward` has what each seat has got, while
`observation`, `mask` and `acting` already show the first question of the next game (Gymnasium calls this
autoreset in the same step). On every other step all rewards are 0.

The luck of a game follows from the seed, the number of the game in the batch, and the number of the round; so
games are the same in a batch of any size, stepped by any number of threads.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from msgspec.structs import replace

from lastcard.engine import settle_rulings, sheet_for
from lastcard.fast.checks import MOST_SEED, flag_for, number_for, seat_among, seats_for
from lastcard.fast.compiled import np
from lastcard.fast.twin import match
from lastcard.fast.twin.codec import Codec, Games, room_for
from lastcard.fast.twin.legal import MOST_MOVES
from lastcard.fast.twin.tables import compile_rules
from lastcard.files import NamedEdition, find_edition
from lastcard.model.edition import Mode
from lastcard.model.errors import BadOption
from lastcard.model.moves import JumpIn
from lastcard.model.seats import Seat
from lastcard.rl.actions import ActionSpace
from lastcard.rl.errors import BadShape, IllegalAction
from lastcard.rl.kernel import history, notes, rounds
from lastcard.rl.kernel.sight import sight_of
from lastcard.rl.kernel.speech import PER_WORD, Offered
from lastcard.rl.kernel.step import (
    BEGIN_ANEW,
    LOOK_AGAIN,
    Kept,
    Outputs,
    Part,
    Terms,
    first_illegal,
    pick_actions,
    step_games,
)
from lastcard.rl.observation import layout_of, size_of
from lastcard.rl.rules import chosen_rules
from lastcard.views import Prompt, View, prompt_for, view_of

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

Reward = Literal["win", "points", "match"]
_KINDS: Final = {"win": rounds.WIN, "points": rounds.POINTS, "match": rounds.MATCH}
_DEALERS: Final = {
    "left": match.LEFT,
    "winner": match.WINNER,
    "redraw": match.REDRAW,
    "same": match.SAME,
}


class Batch:
    """`games` games of one edition, all with the same rules and seats.

    `reward`: with `win` a game is a round; who goes out gets 1, each of the others -1 / (seats - 1). With
    `points` a game is a round, too; who goes out gets the value of the cards left in the other hands, each of
    the others loses the value of the own ones. With `match` a game is a match by the edition's own mode, and
    its winner is rewarded as with `win`. What adds up is always 0, and a blocked round is worth nothing.

    `edition` is a key (`"flip"`), the path of a file (`"duo.edition.toml"`), or an edition itself.
    `rules` are options as in the notation (`{"stacking": "same"}`); `printing` is a text of the sheet to play
    by. `auto_call` calls UNO for everybody as soon as it is due, and nobody is offered a catch. Without
    `bluffs` no wild draw may be dishonest, and so none is challenged: house rule `no_bluff`.
    """

    # parameters: what a learner may choose, each by its name, as in the environments beside it
    def __init__(
        self,
        edition: NamedEdition = "classic",
        *,
        seats: int = 4,
        games: int = 1024,
        seed: int = 0,
        rules: Mapping[str, object] | None = None,
        printing: str | None = None,
        reward: Reward = "win",
        auto_call: bool = False,
        bluffs: bool = True,
        threads: int = 1,
    ) -> None:
        printed = find_edition(edition)
        games, threads = number_for("games", games, 1), number_for("threads", threads, 1)
        seed = number_for("seed", seed, 0, MOST_SEED)
        if reward not in get_args(Reward):
            raise BadOption(f"expected a reward ({', '.join(get_args(Reward))}), found {reward!r}")
        single = printed.mode is Mode.SINGLE
        self.sheet = sheet_for(
            printed,
            settle_rulings(printed, chosen_rules(printed, printing, rules, bluffs)),
            points_kept=reward == "points" or (reward == "match" and not single),
        )
        seats = seats_for(self.sheet, seats)
        self.seats, self.games, self.threads = seats, games, threads
        self.actions = ActionSpace(self.sheet)
        """What the numbers of actions mean."""
        self.layout = layout_of(self.sheet, seats)
        """Where everything is in an observation."""
        self._sampled = np.zeros(games, np.int64)
        self._terms = Terms(
            seats=seats,
            seed=seed,
            auto_call=int(flag_for("auto_call", auto_call)),
            kind=_KINDS[reward],
            target=0 if single else self.sheet.target,
            next_dealer=_DEALERS[self.sheet.rulings.next_dealer],
        )
        self._tables = compile_rules(self.sheet), sight_of(self.sheet, seats)
        self._games = room_for(games)
        self._notes = np.zeros((games, notes.FIELDS), np.int64)
        self._story = np.zeros((games, seats, 2 * history.LAP), np.int8)
        self._offers = np.zeros((games, self.actions.size // PER_WORD + 1), np.int64)
        self._scratch = [np.zeros(MOST_MOVES, np.int64) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.observation: NDArray[np.int8] = np.zeros((games, size_of(self.layout)), np.int8)
        self.mask: NDArray[np.bool_] = np.zeros((games, self.actions.size), np.bool_)
        """What the acting seats may say."""
        self.reward: NDArray[np.float32] = np.zeros((games, seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.acting: NDArray[np.int8] = np.zeros(games, np.int8)
        self._run(np.full(games, BEGIN_ANEW))

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew; without a seed the luck goes on where it is, so that they are other games."""
        if seed is not None:
            self._terms = self._terms._replace(seed=number_for("seed", seed, 0, MOST_SEED))
            self._sampled[:] = self._notes[:, notes.ROUND] = 0
        self._run(np.full(self.games, BEGIN_ANEW))

    def step(self, actions: "ArrayLike", where: "ArrayLike | None" = None) -> None:
        """One action for each game. If one is illegal it is refused, and no game has changed.

        With `where` only some games are stepped; in the others nothing is said, ended or rewarded.
        """
        said = _as_array(actions)
        if said.shape != (self.games,) or said.dtype.kind not in "iu":
            raise BadShape(
                f"expected {self.games} actions of a type of integers, found shape {said.shape} of {said.dtype}"
            )
        said = said.astype(np.int64)
        if where is None:
            wrong = first_illegal(self._offers, said)
        else:
            chosen = self._chosen(where)
            stepped = np.flatnonzero(chosen)
            wrong = first_illegal(self._offers[stepped], said[stepped])
            wrong = int(stepped[wrong]) if wrong >= 0 else wrong
            said[~chosen] = LOOK_AGAIN
        if wrong >= 0:
            raise IllegalAction(self._refusal(wrong, int(said[wrong])))
        self._run(said)

    def sample(self, where: "ArrayLike | None" = None) -> "NDArray[np.int64]":
        """Random legal actions, all equally likely. With `where` only some games are asked, the others give 0.

        What a game says follows from the seed, its number, and how often it was asked before.
        """
        asked = np.ones(self.games, np.bool_) if where is None else self._chosen(where).copy()
        actions, key = np.zeros(self.games, np.int64), MOST_SEED - self._terms.seed
        self._in_parts(
            lambda _, first, last: pick_actions(
                self._offers, asked.view(np.int8), self._sampled, actions, first, last, key
            )
        )
        return actions

    def copy(self) -> "Batch":
        """The same games at the same moment, to be played on in another way."""
        twin = copy(self)
        vars(twin).update(
            {name: part.copy() for name, part in vars(self).items() if isinstance(part, np.ndarray)},
            _games=Games(self._games.now.copy(), self._games.piles.copy()),
            _scratch=[moves.copy() for moves in self._scratch],
        )
        return twin

    def seen_by(self, seat: int) -> "NDArray[np.int8]":
        """What a seat sees of each game, whether it acts or not; a new array.

        A gift that is being put together is known to its giver alone.
        """
        seat = seat_among(self.seats, seat)
        twin = self.copy()
        parts = vars(twin)
        parts["_notes"][self.acting != seat, notes.GIFT] = 0
        parts["_notes"][:, notes.ACTING] = seat
        twin._run(np.full(self.games, LOOK_AGAIN))  # noqa: SLF001 - its own twin
        return twin.observation

    def view(self, game: int, seat: int | None = None) -> View:
        """A game as the engine shows it to a seat, or to a spectator."""
        viewer = None if seat is None else seat_among(self.seats, seat)
        return view_of(self._codec.store(self._games, self._checked(game)), viewer)

    def prompt(self, game: int) -> Prompt:
        """What the engine asks the acting seat; with automatic calls it has nothing to call or to catch."""
        game = self._checked(game)
        prompt = prompt_for(self._codec.store(self._games, game), Seat(int(self.acting[game])))
        assert prompt is not None  # noqa: S101 - a seat acts only if it can say something
        if not self._terms.auto_call:
            return prompt
        return replace(prompt, rights=tuple(right for right in prompt.rights if isinstance(right, JumpIn)))

    def _chosen(self, where: "ArrayLike") -> "NDArray[np.bool_]":
        chosen = _as_array(where)
        if chosen.shape != (self.games,) or chosen.dtype != np.bool_:
            raise BadShape(f"expected {self.games} bools, found shape {chosen.shape} of {chosen.dtype}")
        return chosen

    def _checked(self, game: int) -> int:
        return number_for("game", game, 0, self.games - 1)

    @cached_property
    def _codec(self) -> Codec:
        return Codec(self.sheet)

    def _run(self, actions: "NDArray[np.int64]") -> None:
        kept = Kept(self._notes, self._story)
        outputs = Outputs(
            self.observation,
            Offered(self.mask.view(np.int8), self._offers),
            self.reward,
            self.done.view(np.int8),
            self.acting,
        )

        def run(part: int, first: int, last: int) -> None:
            step_games(
                *self._tables,
                self._games,
                kept,
                actions,
                Part(first, last),
                self._terms,
                self._scratch[part],
                outputs,
            )

        self._in_parts(run)

    def _in_parts(self, work: Callable[[int, int, int], None]) -> None:
        """Half of the games by each of two threads, and so on; this thread takes the first part."""
        bounds = [self.games * part // self.threads for part in range(self.threads + 1)]
        others = [
            self._pool.submit(work, part, bounds[part], bounds[part + 1])
            for part in range(1, self.threads)
            if self._pool
        ]
        work(0, 0, bounds[1])
        for other in others:
            other.result()

    def _refusal(self, game: int, action: int) -> str:
        legal = (
            one
            for one in range(self.actions.size)
            if self._offers[game, one // PER_WORD] >> one % PER_WORD & 1
        )
        offered = ", ".join(map(self.actions.describe, legal))
        known = 0 <= action < self.actions.size
        found = f"{action} ({self.actions.describe(action)})" if known else str(action)
        return f"expected one of the actions {offered} in game {game}, found {found}; no game has changed"


def _as_array(actions: "ArrayLike") -> "NDArray[Any]":
    """Lists of different lengths are no array at all."""
    try:
        return np.asarray(actions)
    except ValueError:
        return np.empty(0, np.object_)
