"""The closed vocabulary of effects: every word of it is used by a sheet and understood by the engine."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import lastcard
from lastcard.engine import settle_rulings, sheet_for
from lastcard.engine.options import accepted_options
from lastcard.model.effects import Effect
from lastcard.model.sheet import Sheet
from tests.choices import some_values
from tests.editions import ALL_EDITIONS

ENGINE = Path(lastcard.__file__).parent / "engine"
EFFECTS = get_args(Effect)


def all_sheets() -> Iterator[Sheet]:
    """Every edition with every option at every value, one at a time."""
    for edition in ALL_EDITIONS:
        for option in accepted_options(edition):
            for value in some_values(option):
                yield sheet_for(edition, settle_rulings(edition, {option: value}))


def cases(module: str, function: str) -> dict[str, ast.match_case]:
    """The classes that a function tells apart in its `match`, each with what happens then."""
    tree = ast.parse((ENGINE / f"{module}.py").read_text("utf-8"))
    found = next(
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function
    )
    return {
        pattern.cls.id: case
        for match in ast.walk(found)
        if isinstance(match, ast.Match)
        for case in match.cases
        for pattern in ast.walk(case.pattern)
        if isinstance(pattern, ast.MatchClass) and isinstance(pattern.cls, ast.Name)
    }


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__)
def test_every_effect_is_used_by_a_sheet(effect: type) -> None:
    used = {
        type(one)
        for sheet in all_sheets()
        for shown in sheet.faces.values()
        for face in shown.values()
        for one in (*face.when_played, *face.when_last)
    }

    assert effect in used


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__)
def test_the_engine_carries_every_effect_out_or_binds_it_to_the_moment_of_the_play(effect: type) -> None:
    carried_out = {
        name for name, case in cases("resolve", "resolve").items() if not isinstance(case.body[0], ast.Raise)
    }
    bound = set(cases("turns", "bound"))

    assert effect.__name__ in carried_out | bound


def test_no_card_that_is_the_last_of_a_hand_waits_for_a_moment_that_is_gone() -> None:
    unbound = {"Challengeable", "Stackable"}
    last = {
        type(effect).__name__
        for sheet in all_sheets()
        for shown in sheet.faces.values()
        for face in shown.values()
        for effect in face.when_last
    }

    assert not last & unbound
