"""Requests: every address, what it answers, and every way to be refused."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lastcard.bots.levels import LEVELS
from lastcard.model.edition import Mode
from lastcard.server.app import app_of
from lastcard.server.desk import make_desk
from lastcard.server.document import Document
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.config import TIMERS
from lastcard.table.store.base import StoreError, TableRow
from lastcard.table.store.memory import MemoryStore
from tests.editions import ALL_EDITIONS, RELAY_FILE
from tests.server.visitors import finished, open_table, server, visitor
from tests.table.seated import TABLE

Body = dict[str, Any]
Client = TestClient[Litestar]

MALFORMED = {"type": "Refused", "code": "malformed"}


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    """Where the server of most of these tests keeps its tables."""
    return MemoryStore()


@pytest.fixture(scope="module")
def client(store: MemoryStore) -> Iterator[Client]:
    """One server for all who do not mind who was there before."""
    with server(Settings(tables_per_address=10_000, editions=(str(RELAY_FILE),)), store) as client:
        yield client


@pytest.fixture(scope="module")
def archive() -> Iterator[Client]:
    """A server that has a finished match."""
    with server(store=finished()) as client:
        yield client


def ask(client: Client, **terms: object) -> tuple[int, Body]:
    """Ask for a table."""
    answer = client.post("/api/tables", json={"edition": "classic", "name": "Ann", **terms})
    return answer.status_code, answer.json()


def sit(client: Client, table: str, name: object) -> tuple[int, Body]:
    """Ask for a seat."""
    answer = client.post(f"/api/tables/{table}/seats", json={"name": name})
    return answer.status_code, answer.json()


def show(client: Client, path: str) -> tuple[int, Any]:
    """Ask for anything."""
    answer = client.get(path)
    return answer.status_code, answer.json()


# --- a new table


def test_a_table_needs_an_edition_and_a_name_only(client: Client) -> None:
    status, ticket = ask(client)
    _, table = show(client, f"/api/tables/{ticket['table']}")

    assert (status, ticket["type"], ticket["player"]) == (201, "Ticket", 0)
    assert len(ticket["ticket"]) == 32
    assert (table["edition"], table["mode"], table["rules"]) == ("classic", "first_to", {})
    assert (table["timer"], table["public"], table["host"]) == (0, False, 0)
    assert (table["status"], table["match"]) == ("gathering", 0)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open", "open"]


@pytest.mark.parametrize(
    "terms",
    [
        *({"edition": edition.key, "seats": edition.players[0]} for edition in ALL_EDITIONS),
        *({"edition": edition.key, "seats": edition.players[1]} for edition in ALL_EDITIONS),
        *({"mode": mode} for mode in (*Mode, None)),
        *({"timer": timer} for timer in TIMERS),
        *({"level": level, "bots": 3} for level in LEVELS),
        {"bots": 0},
        {"rules": {"jump_in": True, "stacking": "higher"}},
        {"rules": {"target": 50}},
        {"rules": {"target": 2000, "cycles": 10}},
        *(
            {"edition": edition.key, "printing": printing.key}
            for edition in ALL_EDITIONS
            for printing in edition.printings
        ),
        {"name": "Ä"},
        {"name": "x" * 16},
        {"type": "OpenTable"},
        {"something": "of a later version"},
    ],
    ids=str,
)
def test_everything_that_can_be_played_can_be_asked_for(client: Client, terms: Body) -> None:
    status, ticket = ask(client, **terms)
    _, table = show(client, f"/api/tables/{ticket['table']}")

    assert status == 201
    for name in terms.keys() & {"edition", "timer", "rules", "printing"}:
        assert table[name] == terms[name]
    assert table["mode"] == terms.get("mode") or terms.get("mode") is None
    assert len(table["seats"]) == terms.get("seats", 4)
    assert table["seats"][0]["name"] == terms.get("name", "Ann")
    assert sum(seat["kind"] == "bot" for seat in table["seats"]) == terms.get("bots", 0)


def test_the_rules_of_a_printing_are_told_in_full_and_an_option_beside_it_wins(client: Client) -> None:
    _, ticket = ask(client, edition="mini", printing="fr", rules={"mini_deck": "a", "jump_in": True})
    _, table = show(client, f"/api/tables/{ticket['table']}")

    assert table["printing"] == "fr"
    assert table["target"] == 500
    assert table["rules"] == {
        "mini_deck": "a",
        "target": 500,
        "catch_until": "plays",
        "drawn_card": "may",
        "mini_draw_one": 2,
        "jump_in": True,
    }


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"edition": "poker"}, "bad_config"),
        ({"edition": "Classic"}, "bad_config"),
        ({"mode": "endless"}, "bad_config"),
        ({"mode": "partners", "seats": 3}, "bad_config"),
        ({"seats": 1}, "bad_config"),
        ({"seats": 11}, "bad_config"),
        ({"seats": -4}, "bad_config"),
        ({"seats": 10**30}, "bad_config"),
        *(
            ({"edition": edition.key, "seats": edition.players[1] + 1}, "bad_config")
            for edition in ALL_EDITIONS
        ),
        ({"timer": 1}, "bad_config"),
        ({"timer": -15}, "bad_config"),
        ({"bots": 4}, "bad_config"),
        ({"bots": -1}, "bad_config"),
        ({"bots": 1, "level": "genius"}, "bad_config"),
        ({"level": ""}, "bad_config"),
        ({"rules": {"no_such_option": True}}, "bad_config"),
        ({"rules": {"jump_in": "perhaps"}}, "bad_config"),
        *(({"rules": {"target": target}}, "bad_config") for target in (-5, 49, 2001, 10**30, "500", True)),
        *(({"rules": {"cycles": cycles}}, "bad_config") for cycles in (0, 11, "1", True)),
        ({"rules": {"target": 500.5}}, "malformed"),
        ({"rules": {"target": [500]}}, "malformed"),
        ({"rules": {"mini_deck": "b"}}, "bad_config"),
        ({"edition": "mini", "rules": {"target": 500, "mini_target": 500}}, "bad_config"),
        ({"edition": "mini", "printing": "fr-CA"}, "bad_config"),
        ({"edition": "mini", "printing": "FR"}, "bad_config"),
        ({"edition": "mini", "printing": ""}, "bad_config"),
        ({"edition": "mini", "printing": "fr" * 50}, "bad_config"),
        ({"printing": "fr"}, "bad_config"),
        ({"printing": 7}, "malformed"),
        ({"printing": ["en"]}, "malformed"),
        ({"rules": {"jump_in": None}}, "malformed"),
        ({"rules": ["jump_in"]}, "malformed"),
        ({"name": ""}, "bad_name"),
        ({"name": "x" * 17}, "bad_name"),
        ({"name": "Ann Bee"}, "bad_name"),
        ({"name": "<b>Ann</b>"}, "bad_name"),
        ({"name": "nobody"}, "bad_name"),
        ({"name": None}, "malformed"),
        ({"edition": 7}, "malformed"),
        ({"seats": "four"}, "malformed"),
        ({"seats": 2.5}, "malformed"),
        ({"public": "yes"}, "malformed"),
        ({"type": "TakeSeat"}, "malformed"),
    ],
    ids=str,
)
def test_whatever_cannot_be_played_is_refused_and_nothing_is_opened(
    client: Client, store: MemoryStore, terms: Body, code: str
) -> None:
    before = len(store._rows)

    assert ask(client, **terms) == (400, {"type": "Refused", "code": code})
    assert len(store._rows) == before


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"Ann"', b"\xff\xfe", b"[" * 3000, b'{"edition":"classic"}']
)
def test_a_body_that_is_none_is_refused_and_nothing_is_opened(
    client: Client, store: MemoryStore, body: bytes
) -> None:
    before = len(store._rows)
    answer = client.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()) == (400, MALFORMED)
    assert len(store._rows) == before


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/seats"])
@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json"]
)
def test_a_body_that_does_not_say_that_it_is_json_is_not_read(
    client: Client, kind: str | None, path: str
) -> None:
    """Only such kinds can a page of another site send from its visitors' browsers without being asked."""
    path = path.format(table=open_table(client)["table"])
    headers = {} if kind is None else {"content-type": kind}
    answer = client.post(path, content=b'{"edition": "classic", "name": "Bob"}', headers=headers)

    assert (answer.status_code, answer.json()) == (415, MALFORMED)


@pytest.mark.parametrize("kind", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_may_be_spelled_in_other_ways(client: Client, kind: str) -> None:
    body = b'{"edition": "classic", "name": "Ann"}'
    answer = client.post("/api/tables", content=body, headers={"content-type": kind})

    assert answer.status_code == 201


# --- a seat


def test_who_sits_down_gets_the_next_seat_and_a_ticket_of_their_own(client: Client) -> None:
    ann = open_table(client)
    status, bob = sit(client, ann["table"], "Bob")
    _, table = show(client, f"/api/tables/{ann['table']}")

    assert (status, bob["table"], bob["player"]) == (201, ann["table"], 1)
    assert bob["ticket"] != ann["ticket"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", ""]


@pytest.mark.parametrize(
    ("name", "code"),
    [("Ann", "name_taken"), ("aNN", "name_taken"), ("", "bad_name"), ("a b", "bad_name"), (7, "malformed")],
)
def test_a_bad_name_gets_no_seat(client: Client, name: object, code: str) -> None:
    table = open_table(client)["table"]
    refused = sit(client, table, name)
    _, info = show(client, f"/api/tables/{table}")

    assert refused == (409 if code == "name_taken" else 400, {"type": "Refused", "code": code})
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]


def test_a_full_table_and_one_that_plays_take_nobody(client: Client) -> None:
    full = open_table(client, bots=2)["table"]
    ann = open_table(client)
    with visitor(client, ann["table"], ann["ticket"]) as host:
        host.say("Begin")
        host.dealt()
        refused = [sit(client, table, "Bob") for table in (full, ann["table"], "nosuchtable")]

    assert [(status, answer["code"]) for status, answer in refused] == [
        (409, "table_full"),
        (409, "not_gathering"),
        (404, "no_such_table"),
    ]


# --- tables


def test_only_public_tables_that_are_not_over_are_listed() -> None:
    with server() as client:
        open_table(client)
        gathering = open_table(client, public=True, bots=1)
        playing = open_table(client, public=True, edition="battle")
        left = open_table(client, public=True, edition="mini")
        with (
            visitor(client, playing["table"], playing["ticket"]) as ann,
            visitor(client, left["table"], left["ticket"]) as bob,
        ):
            ann.say("Begin")
            ann.dealt()
            bob.say("Begin")
            bob.dealt()
            bob.say("Leave")  # the bots finish the match
            with visitor(client, left["table"]) as watcher:
                while not (heard := watcher.hear("Snapshot", "Update"))["table"] or (
                    heard["table"]["status"] != "over"
                ):
                    pass
            status, listed = show(client, "/api/tables")

    assert status == 200
    assert {table["id"]: table["status"] for table in listed} == {
        gathering["table"]: "gathering",
        playing["table"]: "playing",
    }
    assert next(table for table in listed if table["id"] == gathering["table"]) == {
        "type": "PublicTable",
        "name": "Classic",
        "id": gathering["table"],
        "edition": "classic",
        "mode": "first_to",
        "seats": 3,
        "open_seats": 1,
        "status": "gathering",
    }


def test_no_tables_are_an_empty_list() -> None:
    with server() as client:
        assert show(client, "/api/tables") == (200, [])


def test_a_table_that_never_was_is_not_shown(client: Client) -> None:
    assert show(client, "/api/tables/nosuchtable") == (404, {"type": "Refused", "code": "no_such_table"})


@pytest.mark.parametrize("what", ["record", "replay"])
@pytest.mark.parametrize(
    ("match", "status", "code"),
    [
        (f"{TABLE}/matches/0", 404, "no_such_match"),
        (f"{TABLE}/matches/2", 409, "not_over"),  # it has begun
        (f"{TABLE}/matches/3", 404, "no_such_match"),
        (f"{TABLE}/matches/-1", 404, "no_such_match"),
        (f"{TABLE}/matches/{10**40}", 404, "no_such_match"),
        ("nosuchtable/matches/1", 404, "no_such_table"),
    ],
)
def test_only_a_match_that_is_over_is_opened(
    archive: Client, what: str, match: str, status: int, code: str
) -> None:
    refused = show(archive, f"/api/tables/{match}/{what}")

    assert refused == (status, {"type": "Refused", "code": code})


@pytest.mark.parametrize("match", ["one", "1.0", "", "9" * 5000])
def test_a_match_has_a_number(archive: Client, match: str) -> None:
    assert show(archive, f"/api/tables/{TABLE}/matches/{match}/replay") == (404, MALFORMED)


def test_a_finished_match_can_be_downloaded_and_replayed_while_the_next_one_runs(archive: Client) -> None:
    record = archive.get(f"/api/tables/{TABLE}/matches/1/record")
    replay = archive.get(f"/api/tables/{TABLE}/matches/1/replay")

    assert (record.status_code, record.headers["content-type"]) == (200, "application/toml")
    assert record.headers["content-disposition"] == f'attachment; filename="{TABLE}-1.toml"'
    assert "Ann" in record.text
    assert replay.status_code == 200
    assert (replay.json()["names"][0], len(replay.json()["rounds"])) == ("Ann", 1)


# --- limits


def test_one_address_opens_so_many_tables_and_bad_wishes_do_not_count() -> None:
    with server(Settings(tables_per_address=2)) as client:
        answers = [ask(client, edition=edition) for edition in ("poker", "classic", "poker", "mini", "mini")]

    assert [status for status, _ in answers] == [400, 201, 400, 201, 429]
    assert answers[-1][1]["code"] == "too_many"


def test_no_more_tables_than_the_server_takes() -> None:
    with server(Settings(max_tables=2)) as client:
        answers = [ask(client) for _ in range(3)]

    assert [status for status, _ in answers] == [201, 201, 429]
    assert answers[-1][1]["code"] == "too_many"


def test_a_body_may_be_as_large_as_a_message() -> None:
    with server(Settings(message_bytes=200)) as client:
        answers = [ask(client, more="x" * length) for length in (100, 200)]

    assert [status for status, _ in answers] == [201, 413]
    assert answers[-1][1] == {"type": "Refused", "code": "too_large"}


# --- is it well


def test_health_and_readiness(client: Client) -> None:
    answers = [client.get(path) for path in ("/healthz", "/readyz")]

    assert [(answer.status_code, answer.text) for answer in answers] == [(200, "ok"), (200, "ready")]


def test_a_server_that_stops_lives_but_takes_nobody() -> None:
    store = finished()
    desk = make_desk(Settings(), Ports(store, SystemClock()))
    with TestClient(app_of(desk)) as client:
        desk.hall.closing = True
        answers = [client.get(path) for path in ("/healthz", "/readyz")]
        refused = [ask(client), sit(client, "elsewhere", "Bob"), show(client, "/api/tables/elsewhere")]
        with visitor(client, "elsewhere") as ann:
            heard = ann.hear()

    assert [(answer.status_code, answer.text) for answer in answers] == [(200, "ok"), (503, "closing")]
    assert {(status, answer["code"]) for status, answer in refused} == {(429, "too_many")}
    assert heard == {"type": "Goodbye", "code": "restart"}


class BrokenStore(MemoryStore):
    """Cannot be asked any more."""

    async def tables(self, **_: object) -> list[TableRow]:
        message = "the secret place of the store"
        raise StoreError(message)

    async def check(self) -> None:
        await self.tables()


def test_a_server_without_its_store_lives_but_is_not_ready_and_says_no_more_about_it() -> None:
    ports = Ports(BrokenStore(), SystemClock())
    with TestClient(app_of(make_desk(Settings(), ports)), raise_server_exceptions=False) as client:
        ready = client.get("/readyz")
        listed = client.get("/api/tables")

    assert (ready.status_code, ready.text) == (503, "no store")
    assert (listed.status_code, listed.json()["code"]) == (503, "store_down")
    assert "secret" not in listed.text


def test_figures_are_in_prometheus_form_and_name_nobody() -> None:
    with server() as client:
        ann = open_table(client, name="Annabella", public=True)
        sit(client, "nosuchtable", "Bobby")
        with visitor(client, ann["table"], ann["ticket"]) as host:
            host.hear("Snapshot")
            answer = client.get("/metrics")

    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/plain")
    figures = dict(re.findall(r"^(\w+(?:\{\w+=\"\w+\"\})?) (\S+)$", answer.text, re.MULTILINE))
    for line in answer.text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{(,?\w+="[\w.+]+")+\})? [0-9.e+-]+', line), line
    assert float(figures["lastcard_tables"]) == float(figures["lastcard_sockets"]) == 1
    assert float(figures["lastcard_tables_opened_total"]) == 1
    assert float(figures['lastcard_messages_total{kind="Hello"}']) == 1
    assert float(figures['lastcard_refusals_total{code="no_such_table"}']) == 1
    for secret in (ann["table"], ann["ticket"], "Annabella", "Bobby", "nosuchtable"):
        assert secret not in answer.text


# --- addresses


def test_the_document_is_made_before_anybody_asks_for_it(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Document, "make", None)

    assert client.get("/schema/openapi.json").json()["paths"]


def test_the_document_names_every_operation_and_refusals_have_one_form(client: Client) -> None:
    answer = client.get("/schema/openapi.json")
    document = answer.json()
    operations: Mapping[str, Body] = {
        operation["operationId"]: operation
        for methods in document["paths"].values()
        for operation in methods.values()
    }

    assert answer.status_code == 200
    assert {
        "openTable",
        "listTables",
        "showTable",
        "takeSeat",
        "downloadRecord",
        "showReplay",
        "showAnalysis",
        "listEditions",
        "showEdition",
        "howToPlayHere",
        "showSheet",
        "checkEdition",
        "readEdition",
        "tryEdition",
    } <= set(operations)
    for operation in operations.values():
        for status, response in operation["responses"].items():
            if status >= "400":
                (content,) = response["content"].values()
                told = "RefusedEdition" if status == "422" else "Refused"
                assert content["schema"] == {"$ref": f"#/components/schemas/{told}"}
    assert document["components"]["schemas"]["OpenTable"]["required"] == ["edition", "name"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api", 404),
        ("GET", "/api/tables/x/y", 404),
        ("POST", "/nowhere", 404),
        ("GET", "/%00", 404),
        ("GET", "/../../etc/passwd", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/tables/x", 405),
        ("POST", "/healthz", 405),
        ("GET", "/ws/x", 405),
        ("BREW", "/api/tables", 405),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_with_a_code(
    client: Client, method: str, path: str, status: int
) -> None:
    answer = client.request(method, path)

    assert (answer.status_code, answer.json()) == (status, MALFORMED)
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/sesame/seats"])
def test_no_refusal_says_what_was_sent(client: Client, path: str) -> None:
    for body in ({"name": "sesame seed"}, {"edition": "sesame", "name": "Ann"}, {"sesame": 1}, "sesame"):
        answer = client.post(f"{path}?q=sesame", json=body, headers={"x-sesame": "sesame"})
        assert answer.status_code >= 400
        assert "sesame" not in f"{answer.text} {answer.headers}"
    assert "sesame" not in client.get("/sesame").text
