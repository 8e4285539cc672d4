"""A tripwire for the order of the levels: few deals, each from every seat. How strong they are: `lastcard arena`."""

from importlib.util import find_spec

import pytest

from lastcard.editions import EDITIONS
from lastcard.lab.arena import By, Heap, play_heap, terms_of
from lastcard.lab.ratings import Score
from lastcard.model.edition import Edition
from lastcard.model.effects import Duel
from tests.editions import RELAY, does

NEEDS_FAST = pytest.mark.skipif(not find_spec("numba"), reason="needs the extra `fast`")


TWO_KINDS = [next(one for one in EDITIONS if one.two_sided == two_sided) for two_sided in (False, True)]
"""An edition with one side and one with two."""


def met(one: str, other: str, edition: Edition, seats: int, deals: int, *, by: By = "engine") -> Score:
    """One bot among others of another level."""
    terms = terms_of(edition, seats, {}, seed=1)
    return play_heap(terms, Heap(one, other, by, 0, deals))


@pytest.mark.parametrize("edition", TWO_KINDS, ids=lambda edition: edition.key)
def test_normal_beats_easy(edition: Edition) -> None:
    low, _ = met("normal", "easy", edition, seats=2, deals=90).interval

    assert low > 0.5


@pytest.mark.parametrize(
    ("edition", "seats"), [(next(one for one in EDITIONS if does(one, Duel)), 2), (RELAY, 3)]
)
def test_easy_beats_random_by_far(edition: Edition, seats: int) -> None:
    low, _ = met("easy", "random", edition, seats, deals=20).interval

    assert low > 1.2 / seats


@NEEDS_FAST
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_hard_beats_normal(edition: Edition, seats: int) -> None:
    low, _ = met("hard", "normal", edition, seats, deals=2_000, by="kernel").interval

    assert low > 1 / seats


@NEEDS_FAST
@pytest.mark.parametrize(("seats", "deals"), [(2, 8), (4, 8)])
def test_expert_beats_hard_by_far_where_backs_are_seen(seats: int, deals: int) -> None:
    low, _ = met("expert", "hard", TWO_KINDS[1], seats, deals).interval

    assert low > 1 / seats


@NEEDS_FAST
def test_expert_beats_normal_even_when_it_thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.bots import expert  # noqa: PLC0415 - needs the extra

    monkeypatch.setattr(expert, "USUAL", expert.Budget(200))
    low, _ = met("expert", "normal", TWO_KINDS[0], seats=2, deals=120).interval

    assert low > 0.5
