"""An edition is tried out before people meet it: rounds end, engine and kernel agree, nobody sees what is hidden."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from lastcard.bots.bot import pick
from lastcard.engine.apply import apply
from lastcard.engine.gift import gift_choices
from lastcard.engine.options import accepted_options, option_values, settle_rulings
from lastcard.engine.setup import open_round
from lastcard.engine.sheet import sheet_for
from lastcard.lab.random_play import random_input
from lastcard.lab.redeal import redealt
from lastcard.model.decisions import AskGive, Over
from lastcard.model.edition import Edition
from lastcard.model.errors import EndlessRound, LastcardError
from lastcard.model.rulings import Value
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.views import prompt_for, view_of

MOST_INPUTS: Final = 20_000
"""Of a round: people would have gone home long before."""
_MOST_GIFTS: Final = 2_000
_PRINTED: Final = 0.5
"""How often nothing is chosen."""
_CHOSEN: Final = 0.15
"""How often an option is, otherwise."""


class SeenThrough(LastcardError):
    """Somebody sees or is asked something that depends on what is hidden from them."""


class Trial(NamedTuple):
    """A table of this edition, and the luck of it."""

    edition: Edition
    rules: dict[str, Value]
    seats: int
    seed: str

    def opened(self) -> RoundState:
        """Before the first card."""
        return open_round(sheet_for(self.edition, settle_rulings(self.edition, self.rules)), self.seats)

    def __str__(self) -> str:
        rules = "".join(f" {key}={str(value).lower()}" for key, value in self.rules.items())
        return f"{self.seats} seats, round {self.seed}{rules}"


def trials(edition: Edition, number: int, seed: int) -> Iterator[Trial]:
    """Tables of every size, half of them with options that somebody might choose."""
    for round_number in range(number):
        rng = Random(f"{seed}/{round_number}")
        fewest, most = edition.players
        keys = accepted_options(edition) if rng.random() > _PRINTED else ()
        rules = {key: pick(rng, option_values(key, edition)) for key in keys if rng.random() < _CHOSEN}
        yield Trial(edition, rules, fewest + round_number % (most - fewest + 1), f"{seed}/{round_number}")


class Ended(NamedTuple):
    """How a round went."""

    inputs: int
    blocked: bool


def play_to_the_end(trial: Trial) -> Ended:
    """A round of random play; raises EndlessRound where there is no end."""
    for inputs, state in enumerate(_states(trial)):
        if isinstance(state.decision, Over):
            return Ended(inputs, state.decision.winner is None)
    raise EndlessRound(f"expected a round of at most {MOST_INPUTS} inputs, found one that goes on: {trial}")


def _states(trial: Trial) -> Iterator[RoundState]:
    rng, state = Random(trial.seed), trial.opened()
    for _ in range(MOST_INPUTS):
        yield state
        if isinstance(state.decision, Over):
            return
        state = apply(state, *random_input(rng, state, eager=True)).after


def play_both(trial: Trial) -> None:
    """The same round on engine and kernel; raises Disagreement where they part, NotCompiled where it has no room."""
    from lastcard.lab.lockstep import Pair  # noqa: PLC0415 - only with the extra, and Numba takes long to load

    rng, pair = Random(trial.seed), Pair(trial.opened(), opened=True)
    for _ in range(MOST_INPUTS):
        if isinstance(pair.state.decision, Over):
            return
        pair.feed(*random_input(rng, pair.state, eager=True), loaded=False)
        pair.compare_moves()
    raise EndlessRound(f"expected a round of at most {MOST_INPUTS} inputs, found one that goes on: {trial}")


def look_at_secrets(trial: Trial, every: int = 7) -> int:
    """Hidden cards dealt anew now and then change nothing for who does not see them; how often it was tried.

    Raises SeenThrough where they do.
    """
    rng, tried = Random(f"{trial.seed}/hidden"), 0
    for number, state in enumerate(_states(trial)):
        if number % every:
            continue
        for viewer in (None, *map(Seat, range(len(state.hands)))):
            if viewer is not None and _many_gifts(state, viewer):
                continue
            other = redealt(rng, state, viewer)
            alike = view_of(other, viewer) == view_of(state, viewer) and (
                viewer is None or prompt_for(other, viewer) == prompt_for(state, viewer)
            )
            if not alike:
                who = "a spectator" if viewer is None else f"seat {viewer}"
                raise SeenThrough(f"expected {who} to see no hidden card, found input {number}: {trial}")
            tried += 1
    return tried


def _many_gifts(state: RoundState, seat: Seat) -> bool:
    """Whether a list of all gifts would be too long to compare."""
    if not isinstance(state.decision, AskGive) or state.decision.seat != seat:
        return False
    suits, _ = gift_choices(state, seat)
    ways = 1
    for suit in suits:
        ways *= len(suit) + 1
    return ways > _MOST_GIFTS
