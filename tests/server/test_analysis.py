"""The analysis of a finished round over HTTP: for everybody, bit by bit, once, and not for too many at a time."""

import asyncio
import copy
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

pytest.importorskip("numba")

import msgspec

from lastcard.match.players import Player
from lastcard.model.edition import Mode
from lastcard.model.errors import LastcardError
from lastcard.protocol import Analysis
from lastcard.server import analyst, routes
from lastcard.server.analyst import Analyst
from lastcard.server.app import app_of
from lastcard.server.desk import make_desk
from lastcard.server.library import library
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.analysis import Decision, Input, decisions_of, judging, marks_of
from lastcard.table.clock import SystemClock
from lastcard.table.finished import PlayedRound, finished_match
from lastcard.table.store.memory import MemoryStore
from tests.server.visitors import finished
from tests.table.seated import TABLE

Client = TestClient[Litestar]

WORLDS = 5
PATH = f"/api/tables/{TABLE}/matches/1/rounds/1/analysis"
PATIENCE_S = 120


@pytest.fixture
def settings() -> Settings:
    return Settings()


def archive() -> MemoryStore:
    """A copy, in which the match that is not over goes on by itself."""
    return copy.deepcopy(finished())


@pytest.fixture
def client(settings: Settings) -> Iterator[Client]:
    """A server that has a finished match, and thinks little about it."""
    desk = make_desk(settings, Ports(archive(), SystemClock()))
    with TestClient(app_of(desk._replace(analyst=Analyst(WORLDS)))) as client:
        yield client


def asked(client: Client, path: str = PATH) -> tuple[int, Any]:
    answer = client.get(path)
    return answer.status_code, answer.json()


def whole(client: Client) -> dict[str, Any]:
    """Asks again until all is judged."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        status, body = asked(client)
        assert status == 200
        if body["done"]:
            found: dict[str, Any] = body
            return found
        time.sleep(0.05)
    raise AssertionError("the analysis should be ready by now")


def played() -> PlayedRound:
    """The round, from the log itself."""
    (found,) = finished_match(asyncio.run(finished().read(TABLE)), TABLE, 1).rounds
    return found


def refused(code: str) -> dict[str, str]:
    return {"type": "Refused", "code": code}


# --- what is told


def test_who_asks_is_told_what_is_known_and_all_of_it_in_the_end(client: Client) -> None:
    status, first = asked(client)
    found = msgspec.convert(whole(client), Analysis)
    seating = tuple(Player(player) for player in played().seating)
    inputs = [Input(said.player, said.what, transition) for said, transition in played().said]
    decided = list(decisions_of(seating, inputs, {}))
    judge = judging(played().opened.sheet, worlds=WORLDS, seed=f"{TABLE}/1/1")

    assert (status, first["round"], first["worlds"]) == (200, 1, WORLDS)
    assert first["decisions"] == found.decisions == len(decided) > 5
    assert found.judgements == tuple(map(judge, decided))
    assert found.marks == marks_of(seating, found.judgements)


def test_it_is_worked_out_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    found = whole(client)
    monkeypatch.setattr(analyst.Work, "do", lambda _: pytest.fail("it is known"))

    assert [asked(client) for _ in range(3)] == [(200, found)] * 3


def test_the_library_says_that_it_can_be_had() -> None:
    assert library("en").analysis


# --- refusals


@pytest.mark.parametrize(
    ("place", "status", "code"),
    [
        ("nosuchtable/matches/1/rounds/1", 404, "no_such_table"),
        (f"{TABLE}/matches/0/rounds/1", 404, "no_such_match"),
        (f"{TABLE}/matches/3/rounds/1", 404, "no_such_match"),
        (f"{TABLE}/matches/1/rounds/0", 404, "no_such_match"),
        (f"{TABLE}/matches/1/rounds/2", 404, "no_such_match"),
        (f"{TABLE}/matches/1/rounds/-1", 404, "no_such_match"),
        (f"{TABLE}/matches/1/rounds/{10**40}", 404, "no_such_match"),
        (f"{TABLE}/matches/2/rounds/1", 409, "not_over"),
        (f"{TABLE}/matches/1/rounds/one", 404, "malformed"),
    ],
)
def test_only_a_round_of_a_match_that_is_over_is_analyzed(
    client: Client, place: str, status: int, code: str
) -> None:
    assert asked(client, f"/api/tables/{place}/analysis") == (status, refused(code))


def test_a_server_without_the_extra_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "CAN_ANALYZE", False)

    assert asked(client) == (503, refused("no_analysis"))


def test_who_comes_when_too_many_wait_is_sent_away(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "WAITING", 0)
    assert asked(client) == (503, refused("busy"))

    monkeypatch.undo()
    assert whole(client)["done"]
    monkeypatch.setattr(analyst, "WAITING", 0)
    assert asked(client)[0] == 200, "what is known needs no room"


@pytest.mark.parametrize("settings", [Settings(analyses_per_address=1)])
def test_one_address_may_have_so_many_analyzed_and_ask_for_them_often(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert whole(client)["done"]
    assert [asked(client)[0] for _ in range(3)] == [200, 200, 200]

    monkeypatch.setattr(analyst, "KEPT", 0)
    client.app.dependencies["desk"].dependency().analyst._works.clear()
    assert asked(client) == (429, refused("too_many"))


def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "KEPT", 2)
    monkeypatch.setattr(analyst.Work, "do", lambda _: None)
    keeper = Analyst(WORLDS)

    async def take(number: int) -> None:
        await keeper.take((TABLE, 1, number), Mode.SINGLE, played_round)
        future = keeper._works[TABLE, 1, number].future
        assert future is not None
        await asyncio.wrap_future(future)

    async def take_four() -> None:
        for number in range(4):
            await take(number)

    played_round = played()
    asyncio.run(take_four())
    keeper.close()

    assert [number for _, _, number in keeper._works] == [2, 3]


def test_a_failure_is_told_once_and_the_round_can_be_asked_for_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise LastcardError("the secret of a broken machine")

    monkeypatch.setattr(analyst.Work, "do", fail)
    desk = make_desk(settings, Ports(archive(), SystemClock()))
    with TestClient(app_of(desk._replace(analyst=Analyst(WORLDS))), raise_server_exceptions=False) as client:
        answers = [client.get(PATH)]
        while answers[-1].status_code == 200:
            answers.append(client.get(PATH))
        monkeypatch.undo()

        assert answers[-1].status_code == 500
        assert "secret" not in answers[-1].text
        assert whole(client)["done"]


def test_a_server_that_stops_gives_up_what_is_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, judged = threading.Event(), list[int]()

    def slowly(decision: Decision) -> None:
        begun.set()
        judged.append(decision.step)
        time.sleep(0.2)

    monkeypatch.setattr(analyst, "judging", lambda *_, **__: slowly)
    keeper, one = Analyst(WORLDS), played()
    asyncio.run(keeper.take((TABLE, 1, 1), Mode.SINGLE, one))
    begun.wait(PATIENCE_S)
    keeper.close()
    work = keeper._works[TABLE, 1, 1]
    assert work.future is not None
    work.future.result(PATIENCE_S)

    assert len(judged) < work.so_far().decisions
