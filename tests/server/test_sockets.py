"""Connections: what a player says and hears, and what goes wrong on the way."""

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from lastcard.server.settings import Settings
from tests.server.visitors import Visitor, open_table, server, visitor


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


def test_foreign_pages_may_not_connect() -> None:
    with server() as client:
        table = open_table(client)["table"]
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(
                f"/ws/{table}", headers={"origin": "https://elsewhere.example"}
            ) as socket,
        ):
            socket.receive_json()


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


def test_fifty_people_for_four_seats_get_four() -> None:
    with server() as client:
        table = open_table(client, seats=5)["table"]
        codes = [
            client.post(f"/api/tables/{table}/seats", json={"name": f"Guest{number}"}).status_code
            for number in range(50)
        ]

    assert codes.count(201) == 4
    assert codes.count(409) == 46


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
