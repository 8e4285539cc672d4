"""A guest brings an edition along, where the host allows it: it is played, named in the lobby and explained."""

from typing import Any

import pytest

from lastcard.engine.sheet import sheet_for
from lastcard.notation.editions import edition_of
from lastcard.server.settings import Settings
from tests.server.visitors import open_table, server, visitor
from tests.table.strangers import plain_duo

DUO = plain_duo()
OPEN = Settings(guest_editions=True, messages_per_second=1000, tables_per_address=100)

BROUGHT = {"edition": "duo", "sheet": DUO}


def test_a_table_is_opened_with_an_edition_that_its_opener_brings() -> None:
    with server(OPEN) as client:
        ticket = open_table(client, **BROUGHT, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            dealt = ann.dealt()

    assert dealt["table"]["edition"] == "duo"
    assert dealt["table"]["target"] == 200
    assert len(dealt["view"]["hands"][dealt["table"]["seating"].index(0)]) == 5


def test_the_lobby_names_it_in_the_language_asked_for() -> None:
    with server(OPEN) as client:
        open_table(client, **BROUGHT, public=True)
        open_table(client, public=True)
        names = [
            [one["name"] for one in client.get(f"/api/tables?lang={lang}").json()] for lang in ("de", "en")
        ]

    assert [set(one) for one in names] == [{"Duett", "Klassisch"}, {"Duo", "Classic"}]


def test_a_table_tells_what_is_played_there_and_how() -> None:
    with server(OPEN) as client:
        table = open_table(client, **BROUGHT, rules={"jump_in": True}, mode="single")["table"]
        info = client.get(f"/api/tables/{table}/edition?lang=de").json()
        rules = client.get(f"/api/tables/{table}/rules").json()

    edition = edition_of(DUO)
    assert (info["key"], info["name"], info["ours"]) == ("duo", "Duett", False)
    assert tuple(info["deck"]) == sheet_for(edition, edition.rulings).deck
    assert (rules["edition"], rules["mode"]) == ("duo", "single")
    assert "rules-house" in str(rules["sections"]), "by the rules of this table"


def test_the_deck_that_a_table_tells_is_the_one_under_its_rules() -> None:
    with server() as client:
        table = open_table(client, edition="mini", rules={"mini_deck": "b"})["table"]
        other = open_table(client, edition="mini")["table"]
        decks = [client.get(f"/api/tables/{one}/edition").json()["deck"] for one in (table, other)]

    assert decks[0] != decks[1]


@pytest.mark.parametrize("path", ["edition", "rules"])
def test_of_a_table_that_is_not_there_nothing_is_told(path: str) -> None:
    with server() as client:
        answer = client.get(f"/api/tables/nowhere/{path}")

    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")


def test_an_edition_is_refused_where_guests_may_bring_none() -> None:
    with server() as client:
        assert not client.get("/api/editions").json()["guest_editions"]
        refused = [
            client.post("/api/tables", json={**BROUGHT, "name": "Ann"}),
            client.post("/api/workshop/check", json={"sheet": DUO}),
            client.post("/api/workshop/rounds", json={"sheet": DUO}),
        ]

    assert [(one.status_code, one.json()["code"]) for one in refused] == [(403, "no_guest_editions")] * 3


def test_a_bad_edition_is_refused_with_all_that_is_wrong_in_the_language_asked_for() -> None:
    sheet = plain_duo(hand=99, key="Duo!")
    with server(OPEN) as client:
        answers = [
            client.post(f"/api/tables?lang={lang}", json={"edition": "duo", "sheet": sheet, "name": "Ann"})
            for lang in ("en", "de")
        ]

    told: list[dict[str, Any]] = [answer.json() for answer in answers]
    assert [answer.status_code for answer in answers] == [422, 422]
    assert [one["code"] for one in told] == ["bad_edition"] * 2
    paths = [[problem["path"] for problem in one["problems"]] for one in told]
    assert paths[0] == paths[1]
    assert set(paths[0]) == {"hand", "key"}
    assert told[0]["problems"][0]["text"] != told[1]["problems"][0]["text"]


def test_an_edition_of_ours_cannot_be_passed_off() -> None:
    with server(OPEN) as client:
        answer = client.post(
            "/api/tables", json={"edition": "classic", "sheet": plain_duo(key="classic"), "name": "A"}
        )

    assert [one["path"] for one in answer.json()["problems"]] == ["key"]


def test_rules_that_the_edition_does_not_have_are_refused_as_ever() -> None:
    with server(OPEN) as client:
        answer = client.post("/api/tables", json={**BROUGHT, "name": "Ann", "rules": {"mini_deck": "b"}})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_config")


def test_one_address_cannot_have_sheets_read_without_end() -> None:
    with server(Settings(guest_editions=True, sheets_per_address=2)) as client:
        codes = [client.post("/api/workshop/check", json={"sheet": {}}).status_code for _ in range(3)]

    assert codes == [200, 200, 429]


@pytest.mark.parametrize("sheet", [[], "duo", 7, {"key": {}}])
def test_what_is_no_sheet_at_all_is_a_code(sheet: object) -> None:
    with server(OPEN) as client:
        answer = client.post("/api/tables", json={"edition": "duo", "sheet": sheet, "name": "Ann"})

    assert answer.json()["code"] in ("malformed", "bad_edition")
