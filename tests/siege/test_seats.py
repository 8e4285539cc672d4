"""Seats are for many: one address can neither fill a table nor keep coming back to it."""

from collections import Counter
from pathlib import Path

from tests.siege.house import Guest, House, house


def status_from(place: House, address: str, table: str, name: str) -> tuple[int, str]:
    """A guest from any address, as a proxy on this machine would pass the request on."""
    answer = place.request(
        "POST", f"/api/tables/{table}/seats", {"name": name}, headers={"x-forwarded-for": address}
    )
    return answer.status, answer.json().get("code", "seated")


def frees(host: Guest, player: int) -> None:
    """The host removes a player, and it is done."""
    host.say("Unseat", player=player)
    while True:
        news = host.hear("Update", "Snapshot")["table"]
        if news and news["seats"][player]["kind"] == "open":
            return


def test_one_address_does_not_fill_a_table(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        mine = place.open_table(seats=10)
        table = mine["table"]
        with place.guest(table, mine["ticket"]):
            got = [place.take_seat(table, f"Guest{n}", source="127.0.0.2").status for n in range(9)]
            assert got == [201] * 6 + [429] * 3

            assert place.take_seat(table, "Zoe", source="127.0.0.3").status == 201


def test_a_v6_network_counts_as_one_address_and_a_mapped_v4_address_as_itself(tmp_path: Path) -> None:
    with house(tmp_path, LASTCARD_SEATS_PER_ADDRESS="2") as place:
        mine = place.open_table(seats=10)
        with place.guest(mine["table"], mine["ticket"]):
            same = [status_from(place, f"2001:db8:0:1::{n}", mine["table"], f"Guest{n}") for n in range(4)]
            other = status_from(place, "2001:db8:0:2::1", mine["table"], "Zoe")
            mapped = [
                status_from(place, address, mine["table"], f"Four{n}")
                for n, address in enumerate(("192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"))
            ]
        assert Counter(same) == {(201, "seated"): 2, (429, "too_many"): 2}
        assert other == (201, "seated")
        assert mapped == [(201, "seated"), (201, "seated"), (429, "too_many")]


def test_one_network_does_not_open_table_after_table(tmp_path: Path) -> None:
    terms = {"edition": "classic", "seats": 3, "name": "Ann"}
    with house(tmp_path, LASTCARD_TABLES_PER_ADDRESS="3") as place:
        got = [
            place.request("POST", "/api/tables", terms, headers={"x-forwarded-for": f"2001:db8::{n}"}).status
            for n in range(5)
        ]
        assert got == [201, 201, 201, 429, 429]


def test_who_was_removed_does_not_sit_down_again_and_everybody_else_may(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        mine = place.open_table()
        table = mine["table"]
        with place.guest(table, mine["ticket"]) as ann:
            assert place.take_seat(table, "Bob", source="127.0.0.2").status == 201
            frees(ann, 1)

            again = place.take_seat(table, "Rob", source="127.0.0.2")
            assert (again.status, again.json()["code"]) == (403, "kept_out")
            assert place.take_seat(table, "Bob", source="127.0.0.3").status == 201
        assert place.take_seat(place.open_table()["table"], "Bob", source="127.0.0.2").status == 201


def test_who_leaves_may_come_back_but_not_for_ever(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        mine = place.open_table()
        table = mine["table"]
        got = []
        with place.guest(table, mine["ticket"]):
            for _ in range(14):
                answer = place.take_seat(table, "Bob", source="127.0.0.2")
                got.append(answer.status)
                if answer.status == 201:
                    with place.guest(table, answer.json()["ticket"], source="127.0.0.2") as bob:
                        bob.say("Leave")
                        bob.hear("Goodbye")
        assert got == [201] * 12 + [429] * 2


def test_addresses_are_written_nowhere(tmp_path: Path) -> None:
    with house(tmp_path, "--log-level", "debug") as place:
        mine = place.open_table()
        with place.guest(mine["table"], mine["ticket"]) as ann:
            place.take_seat(mine["table"], "Bob", source="127.0.0.77")
            frees(ann, 1)
            place.take_seat(mine["table"], "Bob", source="127.0.0.77")
        assert place.stop() < 5
        kept = [path for path in tmp_path.rglob("*") if path.is_file()]
        assert kept
        assert not [path for path in kept if b"127.0.0.77" in path.read_bytes()]
