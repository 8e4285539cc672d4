"""The environment: everything that RLCard's agents, `tournament` and `reorganize` ask of one.

Methods and attributes have the names that they have there, also the private ones that its tools call.
"""

import operator
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from lastcard.editions import CLASSIC
from lastcard.model.errors import BadOption, BadSeats
from lastcard.rl.errors import IllegalAction, StepAfterDone
from lastcard.rl.rlcard_shape.classic import ClassicGame
from lastcard.rl.rlcard_shape.errors import NoStepBack
from lastcard.rl.rlcard_shape.luck import Luck, luck_from
from lastcard.rl.rlcard_shape.names import (
    ACTION_IDS,
    ACTIONS,
    PLANES,
    PerfectInformation,
    RawState,
    State,
    ids_of,
    planes,
)
from lastcard.rl.rlcard_shape.replica import ReplicaGame

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Payoffs = NDArray[np.int_]
    Feature = NDArray[np.int8]
else:
    Payoffs = Feature = Any

DEFAULTS = {"seed": None, "allow_step_back": False, "game_num_players": 2}
"""The keys of a config are those of RLCard, which however does not heed the last one for UNO."""

Trajectory = list[Any]
"""A player's states and actions in turn, with a last state at the end."""


class Agent(Protocol):
    """Who plays; RLCard's agents are such."""

    use_raw: bool
    """Whether its actions are names instead of ids."""

    def step(self, state: Any, /) -> Any:  # noqa: ANN401 - theirs have no types
        """An action, in training."""

    def eval_step(self, state: Any, /) -> tuple[Any, Any]:  # noqa: ANN401 - the same
        """An action and something about it, when it counts."""


class Game(Protocol):
    """What the environment is wrapped around."""

    def deal(self, luck: Luck, /) -> None:
        """Begin a new game."""

    @property
    def player(self) -> int:
        """Who is to act."""

    @property
    def over(self) -> bool:
        """Whether somebody has won, or nobody can any more."""

    def actions(self) -> list[str]:
        """What the player may do."""

    def play(self, action: str, /, *, remember: bool) -> None:
        """Do it, and remember how to come back."""

    def back(self) -> bool:
        """Come back to the last point remembered, if there is one."""

    def payoffs(self) -> list[int]:
        """By player."""

    def state(self, player: int, /) -> RawState:
        """What a player sees."""

    def truth(self) -> PerfectInformation:
        """What is."""


class RlcardEnv:
    """UNO in the shape of `rlcard.make("uno")`: by the rules, or with `compat` exactly as RLCard plays it."""

    name = "uno"
    num_actions = len(ACTIONS)

    def __init__(self, config: Mapping[str, Any] | None = None, *, compat: bool = False) -> None:
        settings = DEFAULTS | dict(config or {})
        if surplus := settings.keys() - DEFAULTS.keys():
            raise BadOption(f"expected settings among {', '.join(DEFAULTS)}, found {', '.join(surplus)}")
        self.compat = compat
        self.num_players = _players(settings["game_num_players"])
        self.allow_step_back = bool(settings["allow_step_back"])
        self.state_shape = [list(PLANES) for _ in range(self.num_players)]
        self.action_shape = [None] * self.num_players
        self.action_recorder: list[tuple[int, str]] = []
        self.timestep = 0
        self.agents: Sequence[Agent] = ()
        self._game: Game = (ReplicaGame if compat else ClassicGame)(self.num_players)
        self._dealt = False
        self.seed(settings["seed"])

    def seed(self, seed: int | None = None) -> int:
        """Begin a new stream of luck, from the next game on; returns the seed."""
        self.np_random, number = luck_from(seed)
        return number

    def reset(self) -> tuple[State, int]:
        """Deal a new game: the first player's state, and who that is."""
        self._game.deal(self.np_random)
        self._dealt = True
        self.action_recorder = []
        return self.get_state(self._game.player), self._game.player

    def step(self, action: Any, raw_action: bool = False) -> tuple[State, int]:  # noqa: ANN401, FBT001, FBT002 - RLCard's signature
        """One action by its id, or by its name when it is raw: the next player's state, and who that is."""
        if self.is_over():
            raise StepAfterDone("expected a game that is on, found one that is over: call reset() first")
        name = self._checked(action) if raw_action else self._decode_action(action)
        player = self._game.player
        self._game.play(name, remember=self.allow_step_back)
        self.timestep += 1
        self.action_recorder.append((player, name))
        return self.get_state(self._game.player), self._game.player

    def _decode_action(self, action_id: Any) -> str:  # noqa: ANN401 - whatever an agent says
        """The name of an action that is legal now."""
        try:
            number = -1 if isinstance(action_id, bool) else operator.index(action_id)
        except TypeError:
            number = -1
        if not 0 <= number < len(ACTIONS):
            raise IllegalAction(f"expected an action from 0 to {len(ACTIONS) - 1}, found {action_id!r}")
        return self._legal(ACTIONS[number])

    def _checked(self, action: Any) -> str:  # noqa: ANN401 - whatever an agent says
        """The name itself; RLCard does not look whether a card that is named may be played now."""
        if not isinstance(action, str) or action not in ACTION_IDS:
            raise IllegalAction(f"expected the name of an action like {ACTIONS[0]!r}, found {action!r}")
        return action if self.compat else self._legal(str(action))

    def _legal(self, name: str) -> str:
        offered = self._playing.actions()
        if name not in offered:
            raise IllegalAction(f"expected one of {', '.join(offered)}, found {name}")
        return name

    def step_back(self) -> tuple[State, int] | bool:
        """Take the last action back; False at the beginning of a game."""
        if not self.allow_step_back:
            raise NoStepBack("expected an environment made with allow_step_back, found one without")
        if not self._playing.back():
            return False
        if not self.compat:  # RLCard leaves the record as it is
            self.action_recorder.pop()
        return self.get_state(self._game.player), self._game.player

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Who plays in `run`, one for each player."""
        if len(agents) < self.num_players:
            raise BadSeats(f"expected {self.num_players} agents, found {len(agents)}")
        self.agents = agents

    def run(self, is_training: bool = False) -> tuple[list[Trajectory], Payoffs]:  # noqa: FBT001, FBT002 - RLCard's signature
        """A whole game by the agents: what each went through, and the payoffs."""
        if not self.agents:
            raise BadSeats(f"expected {self.num_players} agents, found none: call set_agents() first")
        trajectories: list[Trajectory] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player] += (state, action)
            state, player = self.step(action, agent.use_raw)
        for seat, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(seat))
        return trajectories, self.get_payoffs()

    @property
    def _playing(self) -> Game:
        """The game, once there is one."""
        if not self._dealt:
            raise StepAfterDone("expected a game that is on, found none: call reset() first")
        return self._game

    def is_over(self) -> bool:
        return self._playing.over

    def get_player_id(self) -> int:
        """Who is to act."""
        return self._playing.player

    def get_payoffs(self) -> Payoffs:
        """By player; zeros until the game is over."""
        return np.array(self._playing.payoffs())

    def get_state(self, player_id: int) -> State:
        """What a player sees."""
        if player_id not in range(self.num_players):
            raise BadSeats(f"expected a player from 0 to {self.num_players - 1}, found {player_id!r}")
        return self._extract_state(self._playing.state(player_id))

    def get_perfect_information(self) -> PerfectInformation:
        """The whole truth; not for agents that play."""
        return self._playing.truth()

    def get_action_feature(self, action: int) -> Feature:
        """An action as a vector that is 1 at its id."""
        feature = np.zeros(self.num_actions, dtype=np.int8)
        feature[action] = 1
        return feature

    def _extract_state(self, state: RawState) -> State:
        """RLCard shows everybody the ids open to the player on turn, and one record that goes on growing."""
        offered = self._get_legal_actions() if self.compat else ids_of(state["legal_actions"])
        return State(
            obs=planes(state["hand"], state["target"]),
            legal_actions=offered,
            raw_obs=state,
            raw_legal_actions=list(state["legal_actions"]),
            action_record=self.action_recorder if self.compat else list(self.action_recorder),
        )

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        """The ids open to the player on turn."""
        return ids_of(self._playing.actions())


def _players(number: object) -> int:
    fewest, most = CLASSIC.players
    if not isinstance(number, int) or isinstance(number, bool) or not fewest <= number <= most:
        raise BadSeats(f"expected {fewest} to {most} players, found {number!r}")
    return number
