"""What stays the same in all rounds of a game, and what its parameters may say."""

from collections.abc import Mapping
from typing import Any, Final, Literal, get_args

from lastcard.engine import settle_rulings, sheet_for
from lastcard.fast.checks import flag_for, number_for, seats_for
from lastcard.files import find_edition
from lastcard.model.cards import Card
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption, BadSeats
from lastcard.model.rulings import Rulings
from lastcard.model.seats import Seat
from lastcard.rl.actions import ActionSpace
from lastcard.rl.rules import chosen_rules

Reward = Literal["win", "points"]

BY_THE_RULES: Final = -1
"""In place of a dealer: one is found as the edition says."""

DEFAULTS: Final[dict[str, str | int | bool]] = {
    "edition": "classic",
    "players": 2,
    "rules": "",
    "printing": "",
    "auto_call": False,
    "bluffs": True,
    "reward": "win",
    "dealer": BY_THE_RULES,
    "horizon": 10_000,
}
"""The parameters of a game."""


class Table:
    """A sheet in force, the seats around it, and how a round is played for learning."""

    def __init__(
        self,
        edition: Edition,
        rulings: Rulings,
        *,
        seats: int,
        dealer: Seat | None,
        auto_call: bool,
        reward: Reward,
        horizon: int,
    ) -> None:
        self.sheet = sheet_for(edition, rulings, points_kept=reward == "points")
        self.seats, self.dealer, self.auto_call = seats, dealer, auto_call
        self.reward, self.horizon = reward, horizon
        self.actions = ActionSpace(self.sheet)
        self.kinds: tuple[Card, ...] = tuple(self.sheet.rank)
        """Luck's outcomes: a kind of card each, and after them the seats."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A sheet is compared by identity, so that it is compiled again instead of being copied."""
        rest = ("seats", "dealer", "auto_call", "reward", "horizon")
        return _again, (
            self.sheet.edition,
            self.sheet.rulings,
            {name: getattr(self, name) for name in rest},
        )

    @property
    def most_points(self) -> int:
        """More points than are in the deck nobody can win or lose."""
        faces = self.sheet.faces.values()
        return sum(max(shown[card].points for shown in faces) for card in self.sheet.deck)


def _again(edition: Edition, rulings: Rulings, rest: Mapping[str, Any]) -> Table:
    return Table(edition, rulings, **rest)


def table_for(parameters: Mapping[str, object], edition: Edition | None = None) -> Table:
    """The table that a game's parameters ask for; `edition` in place of the one they name."""
    if surplus := sorted(map(str, parameters.keys() - DEFAULTS.keys())):
        raise BadOption(f"expected parameters among {', '.join(DEFAULTS)}, found {', '.join(surplus)}")
    chosen = DEFAULTS | dict(parameters)
    printed = edition or find_edition(str(chosen["edition"]))
    rulings = settle_rulings(
        printed,
        chosen_rules(printed, chosen["printing"] or None, parse_rules(chosen["rules"]), chosen["bluffs"]),
    )
    seats, dealer = (
        seats_for(sheet_for(printed, rulings), chosen["players"]),
        number_for("dealer", chosen["dealer"], BY_THE_RULES),
    )
    if dealer >= seats:
        raise BadSeats(f"expected a dealer from 0 to {seats - 1}, or {BY_THE_RULES}, found {dealer}")
    return Table(
        printed,
        rulings,
        seats=seats,
        dealer=None if dealer == BY_THE_RULES else Seat(dealer),
        auto_call=flag_for("auto_call", chosen["auto_call"]),
        reward=_reward(chosen["reward"]),
        horizon=number_for("horizon", chosen["horizon"], 1),
    )


def parse_rules(text: object) -> dict[str, object]:
    """`stacking:same;jump_in:true` as a rules table: OpenSpiel itself reads the signs = and , in parameters."""
    if not isinstance(text, str):
        raise BadOption(f"expected rules as key:value;key:value, found {text!r}")
    rules: dict[str, object] = {}
    words: dict[str, object] = {"true": True, "false": False}
    for pair in filter(None, text.split(";")):
        key, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(f"expected rules as key:value;key:value, found {pair!r}")
        rules[key] = words.get(value, int(value) if value.isdecimal() and len(value) < 20 else value)
    return rules


def _reward(value: object) -> Reward:
    for reward in get_args(Reward):
        if value == reward:
            return reward  # type: ignore[no-any-return]
    raise BadOption(f"expected a reward ({', '.join(get_args(Reward))}), found {value!r}")
