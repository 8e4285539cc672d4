"""A tripwire for the order of the levels: few deals, each from every seat. How strong they are: `lastcard arena`."""

from importlib.util import find_spec

import pytest

from lastcard.lab.arena import Heap, Terms, play_heap
from lastcard.lab.ratings import Score


def met(one: str, other: str, edition: str, seats: int, deals: int) -> Score:
    """One bot among others of another level."""
    terms = Terms(edition=edition, seats=seats, rules={}, seed=1)
    return play_heap(terms, Heap(one, other, "engine", 0, deals))


@pytest.mark.parametrize("edition", ["classic", "flip"])
def test_normal_beats_easy(edition: str) -> None:
    low, _ = met("normal", "easy", edition, seats=2, deals=90).interval

    assert low > 0.5


@pytest.mark.parametrize(("edition", "seats"), [("battle", 2), ("mini", 3)])
def test_easy_beats_random_by_far(edition: str, seats: int) -> None:
    low, _ = met("easy", "random", edition, seats, deals=20).interval

    assert low > 1.2 / seats


@pytest.mark.skipif(not find_spec("numba"), reason="the expert needs the extra `fast`")
def test_expert_beats_normal_even_when_it_thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.bots import expert  # noqa: PLC0415 - needs the extra

    monkeypatch.setattr(expert, "USUAL", expert.Budget(200))
    low, _ = met("expert", "normal", "classic", seats=2, deals=120).interval

    assert low > 0.5
