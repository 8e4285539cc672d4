"""The comparison can fail: every leak on the list is heard."""

import asyncio

import pytest

from tests.editions import ALL_EDITIONS
from tests.secrecy.doors import compare_at_the_door
from tests.secrecy.leaks import LEAKS, Planted
from tests.secrecy.pair import Game, Leak, Pair

LONG_ENOUGH = 150
GAMES = 5


def listen(planted: Planted) -> None:
    """Play until the leak is heard, a few games at most."""
    for seed in range(planted.seed, planted.seed + GAMES):
        game = Game(planted.edition, planted.viewer, planted.rules, seed=seed)
        if planted.at_the_door:
            compare_at_the_door(game, 3)
        else:
            asyncio.run(compared(game))


async def compared(game: Game) -> None:
    await (await Pair.open(game)).compare(LONG_ENOUGH)


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_heard(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[name].plant(monkeypatch)

    with pytest.raises(Leak):
        listen(LEAKS[name])


def test_there_are_leaks_of_every_kind_and_for_every_edition() -> None:
    assert len(LEAKS) >= 40
    assert sum(planted.at_the_door for planted in LEAKS.values()) >= 6
    assert {planted.edition for planted in LEAKS.values()} == {edition.key for edition in ALL_EDITIONS}
    assert {planted.viewer for planted in LEAKS.values()} >= {1, None}
