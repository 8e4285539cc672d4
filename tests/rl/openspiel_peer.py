"""OpenSpiel itself, where it is installed, and games of ours played with it."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

WHY = "needs OpenSpiel to play with: pip install open_spiel"


def peer(module: str) -> Any:  # noqa: ANN401 - it has no types
    """A module that needs OpenSpiel; without OpenSpiel the tests that ask for it are skipped."""
    pytest.importorskip("pyspiel", reason=WHY)
    return import_module(module)


def load(**parameters: str | int | bool) -> Any:  # noqa: ANN401 - the same
    peer("lastcard.rl.openspiel")
    return peer("pyspiel").load_game("python_lastcard", parameters)


def choose(rng: Random, state: Any) -> int:  # noqa: ANN401 - the same
    """Any legal action, or what luck says."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, chances)[0])
    return int(rng.choice(state.legal_actions()))


def played(game: Any, seed: int) -> list[Any]:  # noqa: ANN401 - the same
    """A round of random play: its states one after the other, the last one included."""
    rng, state = Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        state.apply_action(choose(rng, state))
        states.append(state.clone())
    return states
