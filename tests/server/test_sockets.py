"""Connections: what a player says and hears, and what goes wrong on the way."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient

from lastcard.server.app import create_app
from lastcard.server.settings import Settings
from lastcard.table.actor import Ports
from lastcard.table.clock import SystemClock
from lastcard.table.entries import Stamped
from lastcard.table.store.base import TableRow
from lastcard.table.store.memory import MemoryStore
from tests.server.visitors import Visitor, open_table, server, visitor
from tests.table.evening import told


def answer(player: Visitor, heard: dict[str, Any]) -> None:
    """Give the first answer offered."""
    player.say("Submit", question=heard["question"], move=heard["prompt"]["moves"][0])


def test_a_person_plays_a_round_against_bots_to_the_end() -> None:
    with server() as client:
        ticket = open_table(client, edition="mini", bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            while True:
                heard = ann.hear("Snapshot", "Update")
                if heard["table"] and heard["table"]["status"] == "over":
                    break
                if heard["prompt"] and heard["prompt"]["question"]:
                    answer(ann, heard)

    assert len(heard["table"]["winners"]) == 1


def test_a_spectator_sees_no_hand_and_gets_no_prompt() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with (
            visitor(client, ticket["table"], ticket["ticket"]) as ann,
            visitor(client, ticket["table"]) as watcher,
        ):
            ann.say("Begin")
            seen = watcher.dealt()

    assert seen["prompt"] is None
    assert {card for hand in seen["view"]["hands"] for card in hand} == {"?"}


def test_an_answer_to_an_old_question_is_stale_and_brings_a_fresh_snapshot() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            heard = ann.asked()
            ann.say("Submit", question=heard["question"] - 1, move=heard["prompt"]["moves"][0])
            ann.hear("Stale")
            fresh = ann.hear()

    assert (fresh["type"], fresh["question"]) == ("Snapshot", heard["question"])


def test_a_double_submit_counts_once() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            heard = ann.asked()
            answer(ann, heard)
            answer(ann, heard)
            kinds = [ann.hear("Update", "Stale", "Rejected")["type"] for _ in range(2)]

    assert kinds == ["Update", "Stale"]


def test_a_move_against_the_rules_is_rejected_with_its_reason() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            heard = ann.asked()
            ann.say("Submit", question=heard["question"], move={"type": "Play", "card": "nothing"})
            rejected = ann.hear("Rejected")

    assert rejected["reason"] in ("not_in_hand", "wrong_answer")


def test_a_broken_connection_goes_on_from_its_last_update() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.say("Begin")
            heard = ann.asked()
        with visitor(client, ticket["table"], ticket["ticket"], seq=heard["seq"]) as ann:
            again = ann.hear()

    assert (again["type"], again["after"]) == ("Update", heard["seq"])
    assert again["prompt"] == heard["prompt"]


def test_after_a_gap_too_long_a_snapshot_comes() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        with visitor(client, ticket["table"], ticket["ticket"], seq=999) as ann:
            heard = ann.hear()

    assert heard["type"] == "Snapshot"


def test_two_tabs_of_one_seat_hear_the_same() -> None:
    with server() as client:
        ticket = open_table(client, bots=2)
        seat = (ticket["table"], ticket["ticket"])
        with visitor(client, *seat) as one, visitor(client, *seat) as other:
            one.say("Begin")
            heard = (one.dealt(), other.dealt())

    assert heard[0]["view"]["hands"] == heard[1]["view"]["hands"]
    assert heard[0]["prompt"] == heard[1]["prompt"]


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({"ticket": "someone else's"}, "bad_ticket"),
        ({"table": "nosuchtable"}, "no_such_table"),
    ],
)
def test_a_wrong_ticket_or_table_is_refused_and_closed(terms: dict[str, str], code: str) -> None:
    with server() as client:
        mine = open_table(client, bots=2)
        with visitor(client, terms.get("table", mine["table"]), terms.get("ticket", mine["ticket"])) as ann:
            refused = ann.hear()
            with pytest.raises(WebSocketDisconnect):
                ann.hear()

    assert refused == {"type": "Refused", "code": code}


def test_a_ticket_opens_no_other_table() -> None:
    with server() as client:
        mine, other = open_table(client), open_table(client)
        with visitor(client, other["table"], mine["ticket"]) as ann:
            refused = ann.hear()

    assert refused["code"] == "bad_ticket"


OURS = "https://games.example.org"


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),  # a program, not a page
        ({"origin": "http://testserver.local"}, True),
        ({"origin": "https://testserver.local"}, True),  # a proxy has taken TLS off
        ({"origin": OURS}, True),  # it is set
        ({"origin": f"{OURS}:8443"}, False),
        ({"origin": "http://games.example.org"}, False),
        ({"origin": "https://elsewhere.example"}, False),
        ({"origin": "https://testserver.local.elsewhere.example"}, False),
        ({"origin": "https://testserver.local@elsewhere.example"}, False),
        ({"origin": "https://testserver.local:99"}, False),
        ({"origin": "null"}, False),  # a page in a sandbox, or a file
        ({"origin": "null", "host": ""}, False),
        ({"origin": "https://["}, False),
        # proxies that pass the host on, with its port or without
        ({"origin": "https://cards.example.org", "host": "cards.example.org"}, True),
        ({"origin": "https://cards.example.org:8443", "host": "cards.example.org:8443"}, True),
        # proxies that ask for a host of their own, and say which one they were asked for
        ({"origin": "https://cards.example.org", "x-forwarded-host": "cards.example.org"}, True),
        ({"origin": "https://cards.example.org", "x-forwarded-host": "cards.example.org, inner"}, True),
        ({"origin": "https://elsewhere.example", "x-forwarded-host": "cards.example.org"}, False),
        ({"origin": "null", "x-forwarded-host": ""}, False),
    ],
    ids=str,
)
def test_pages_of_the_own_site_may_connect_and_no_others(headers: dict[str, str], *, welcome: bool) -> None:
    with server(Settings(origins=(OURS,))) as client:
        table = open_table(client)["table"]
        if welcome:
            with client.websocket_connect(f"/ws/{table}", headers=headers) as socket:
                socket.send_text('{"type": "Hello"}')
                assert socket.receive_json(timeout=20)["type"] == "Snapshot"
        else:
            with (
                pytest.raises(WebSocketDisconnect, match="wrong_origin"),
                client.websocket_connect(f"/ws/{table}", headers=headers) as socket,
            ):
                socket.receive_json()


def test_an_address_holds_so_many_connections_and_no_more() -> None:
    with server(Settings(sockets_per_address=2)) as client:
        table = open_table(client)["table"]
        with visitor(client, table) as one:
            one.hear("Snapshot")
            with visitor(client, table) as other:
                other.hear("Snapshot")
                with pytest.raises(WebSocketDisconnect, match="too_many"), visitor(client, table) as third:
                    third.hear()
            while "lastcard_sockets 1.0" not in client.get("/metrics").text:
                time.sleep(0.01)  # until the server knows that one has gone
            with visitor(client, table) as third:
                assert third.hear()["type"] == "Snapshot"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "malformed"),
        ('{"type": "Nonsense"}', "malformed"),
        ('{"type": "Submit", "question": "one", "move": {"type": "Draw"}}', "malformed"),
        ('{"type": "React", "reaction": "you are all fools"}', "malformed"),
        ('{"type": "Leave", "x": "' + "x" * 5000 + '"}', "too_large"),
        ('{"type": "MixEntropy", "entropy": "short"}', "bad_entropy"),
        ('{"type": "SeatBot", "player": 9, "level": "normal"}', "no_such_player"),
    ],
)
def test_a_bad_message_is_refused_with_a_code_and_the_connection_kept(text: str, code: str) -> None:
    with server() as client:
        ticket = open_table(client)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            ann.hear("Snapshot")
            ann.socket.send_text(text)
            refused = ann.hear("Refused")
            ann.say("Resync")
            alive = ann.hear("Snapshot")

    assert (refused["code"], alive["you"]) == (code, 0)


def test_too_many_messages_are_refused_and_then_the_connection_is_closed() -> None:
    with server(Settings(messages_per_second=1)) as client:
        ticket = open_table(client)
        with visitor(client, ticket["table"], ticket["ticket"]) as ann:
            for _ in range(40):
                ann.say("Resync")
            with pytest.raises(WebSocketDisconnect):
                ann.hear("Goodbye")


class BusyStore(MemoryStore):
    """Lets everybody else go on before an append is done, as a database does."""

    async def append(self, row: TableRow, entries: Sequence[Stamped]) -> None:
        await asyncio.sleep(0.001)
        await super().append(row, entries)


@told
async def test_fifty_people_at_once_for_four_seats_get_four() -> None:
    app = create_app(Settings(), Ports(BusyStore(), SystemClock()))
    async with AsyncTestClient(app) as client:
        opened = await client.post("/api/tables", json={"edition": "classic", "seats": 5, "name": "Ann"})
        table = opened.json()["table"]
        answers = await asyncio.gather(
            *(
                client.post(f"/api/tables/{table}/seats", json={"name": f"Guest{number}"})
                for number in range(50)
            )
        )

    seated = [answer.json() for answer in answers if answer.status_code == 201]
    assert sorted(ticket["player"] for ticket in seated) == [1, 2, 3, 4]
    assert len({ticket["ticket"] for ticket in seated}) == 4
    assert [answer.json()["code"] for answer in answers if answer.status_code == 409] == ["table_full"] * 46


def test_who_leaves_during_a_question_is_replaced_by_a_bot_and_the_host_moves_on() -> None:
    with server() as client:
        mine = open_table(client)
        bob = client.post(f"/api/tables/{mine['table']}/seats", json={"name": "Bob"}).json()
        with (
            visitor(client, mine["table"], mine["ticket"]) as ann,
            visitor(client, mine["table"], bob["ticket"]) as other,
        ):
            ann.say("Begin")
            ann.dealt()
            ann.say("Leave")
            goodbye = ann.hear("Goodbye")
            while not (heard := other.hear("Update", "Snapshot"))["table"] or heard["table"]["host"] == 0:
                pass

    assert goodbye["code"] == "removed"
    assert heard["table"]["host"] == 1
    assert heard["table"]["seats"][0]["kind"] == "bot"


def test_only_the_host_begins() -> None:
    with server() as client:
        mine = open_table(client)
        bob = client.post(f"/api/tables/{mine['table']}/seats", json={"name": "Bob"}).json()
        with visitor(client, mine["table"], bob["ticket"]) as other:
            other.say("Begin")
            refused = other.hear("Refused")

    assert refused["code"] == "not_host"


def test_a_reaction_reaches_everybody() -> None:
    with server() as client:
        mine = open_table(client)
        with visitor(client, mine["table"], mine["ticket"]) as ann, visitor(client, mine["table"]) as watcher:
            watcher.hear("Snapshot")
            ann.say("React", reaction="bravo")
            heard = watcher.hear("Reacted")

    assert heard == {"type": "Reacted", "player": 0, "reaction": "bravo"}
