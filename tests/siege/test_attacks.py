"""Every attack of `benchmarks/siege.py` can be made; the server answers after each of them, and stops after all."""

import asyncio
from collections.abc import Iterator

import pytest
from benchmarks.attacks.every import ATTACKS
from benchmarks.siege_attackers import assail

from tests.siege.house import House, house

SECONDS = 0.3


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), LASTCARD_BOT_SPEED="1.0") as running:
        yield running
        assert running.stop() < 5


def test_there_are_attacks_enough_and_each_says_what_it_does() -> None:
    assert len(ATTACKS) >= 30
    assert all(attack.what.endswith(".") for attack in ATTACKS.values())


@pytest.mark.parametrize("name", ATTACKS)
def test_a_server_answers_after_an_attack(place: House, name: str) -> None:
    asyncio.run(assail(ATTACKS[name], place.port, SECONDS))

    assert place.get("/healthz").body == b"ok"
