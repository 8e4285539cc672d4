"""OpenSpiel's game, state and observer: what it asks, answered by a `Moment`.

No information state tensor is claimed: what a seat has heard has no bounded length. Its text is the information
state; the tensor is the observation.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
import pyspiel

from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption
from lastcard.model.seats import Seat
from lastcard.rl.openspiel.memory import heard, seen
from lastcard.rl.openspiel.moment import CHANCE, OVER, Moment
from lastcard.rl.openspiel.sight import PRIVATE, Floats, Sight, sizes_of
from lastcard.rl.openspiel.table import DEFAULTS, Table, table_for

SHORT_NAME: Final = "python_lastcard"
MOST_SHUFFLES: Final = 2
"""For one decision, with room for opening cards that are put back and cuts that are tied."""

_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Lastcard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def _info(table: Table) -> pyspiel.GameInfo:
    by_points = table.reward == "points"
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions.size,
        max_chance_outcomes=len(table.kinds) + table.seats,
        num_players=table.seats,
        min_utility=float(-table.most_points if by_points else -1),
        max_utility=float(table.most_points if by_points else table.seats - 1),
        utility_sum=0.0,
        max_game_length=table.horizon,
    )


class LastcardGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One round of an edition.

    A sheet of one's own is played with `LastcardGame(edition=…)`; OpenSpiel cannot load it by a name, so that
    its states can be copied, but not stored.
    """

    def __init__(self, params: Mapping[str, object] | None = None, *, edition: Edition | None = None) -> None:
        self.table = table_for(params or {}, edition)
        self.beginning = Moment(self.table)
        super().__init__(_TYPE, _info(self.table), dict(params or {}))

    def new_initial_state(self) -> "LastcardState":
        return LastcardState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_SHUFFLES * len(self.table.sheet.deck) * (self.table.horizon + 1)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, object] | None = None,
    ) -> "LastcardObserver":
        return LastcardObserver(
            self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


class LastcardState(pyspiel.State):  # type: ignore[misc] # the same
    """OpenSpiel copies and stores whatever is set here; a moment is one value that never changes."""

    def __init__(self, game: LastcardGame) -> None:
        super().__init__(game)
        self.moment = game.beginning

    def current_player(self) -> int:
        return self.moment.acting

    def is_terminal(self) -> bool:
        return self.moment.acting == OVER

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.moment.offers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(self.moment.outcomes.items())

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.moment.table
        if player != CHANCE:
            return table.actions.describe(action)
        kinds = len(table.kinds)
        return table.kinds[action] if action < kinds else f"seat {action - kinds}"

    def returns(self) -> list[float]:
        return self.moment.returns()

    def __str__(self) -> str:
        return str(self.moment)


class LastcardObserver:
    """What a player knows: public, of the own, or both; now, or from the beginning."""

    def __init__(
        self, table: Table, kind: pyspiel.IIGObservationType, params: Mapping[str, object] | None = None
    ) -> None:
        if params:
            raise BadOption(f"expected no parameters of observations, found {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadOption("expected the private information of one player or of none, found that of all")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public, self._recall = kind.public_info, kind.perfect_recall
        sizes = {
            name: size
            for name, size in sizes_of(table).items()
            if (self._private if name in (*PRIVATE, "player") else self._public)
        }
        self._sight = Sight(table)
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        # To learn the shape OpenSpiel observes the beginning, before every other observation.
        self._first: dict[Seat | None, Floats] = {}
        ends = np.cumsum(list(sizes.values()))
        self.dict = {
            name: self.tensor[end - size : end] for (name, size), end in zip(sizes.items(), ends, strict=True)
        }

    def set_from(self, state: LastcardState, player: int) -> None:
        """Write what the player sees into `tensor`, of which `dict` has the parts by name."""
        viewer = self._viewer(player)
        if state.moment.before is None and viewer in self._first:
            self.tensor[:] = self._first[viewer]
            return
        self.tensor.fill(0)
        self._sight.write(state.moment, viewer, self.dict)
        if state.moment.before is None:
            self._first[viewer] = self.tensor.copy()

    def string_from(self, state: LastcardState, player: int) -> str:
        """The same as text; with perfect recall all that the player has heard and said."""
        viewer = self._viewer(player)
        if self._recall and self._public:
            return heard(state.moment, viewer)
        return seen(state.moment, viewer, public=self._public)

    def _viewer(self, player: int) -> Seat | None:
        return Seat(player) if self._private else None


pyspiel.register_game(_TYPE, LastcardGame)
