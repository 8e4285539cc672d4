"""Luck of one's own in a browser: it is in the deal, and a server that cheats with it is found out."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from lastcard.table.authority import close
from tests.page.axe import findings
from tests.page.person import PATIENCE_MS, phrase
from tests.page.scenes import POSITIONS
from tests.page.staged import Stage
from tests.siege.house import House, house
from tests.siege.test_luck import cheating, is_over

pytestmark = pytest.mark.usefixtures("built")


@contextmanager
def seated(trick: str, tab: Page, folder: Path) -> Iterator[tuple[House, dict[str, Any]]]:
    """Ann has begun a match with two bots, on a server with a trick."""
    with house(folder, before=cheating(trick)) as server:
        opened = server.open_table(edition="mini", mode="single", bots=2)
        seat = {**opened, "edition": "mini", "at": 0}
        tab.add_init_script(
            f"localStorage['lastcard.seats'] ??= {json.dumps(json.dumps([seat]))}",
        )
        tab.goto(f"http://127.0.0.1:{server.port}/t/{opened['table']}")
        tab.get_by_role("button", name=phrase("table-begin")).click(timeout=PATIENCE_MS)
        expect(tab.locator(".cloth, .table").first).to_be_visible(timeout=PATIENCE_MS)
        yield server, opened


def checked(server: House, opened: dict[str, Any], tab: Page) -> Locator:
    """A bot plays Ann's cards to the end of the match, and she has its shuffles checked."""
    with server.guest(opened["table"], opened["ticket"]) as ann:
        ann.hear("Snapshot")
        ann.say("Leave")
        ann.hear("Goodbye")
    is_over(server, opened["table"])
    tab.goto(f"http://127.0.0.1:{server.port}/replay/{opened['table']}/1")
    tab.get_by_role("button", name=phrase("replay-check")).click(timeout=PATIENCE_MS)
    tab.get_by_text(phrase("replay-details")).click()
    return tab.locator(".check")


def test_the_own_luck_is_in_the_cards_and_the_check_says_so(tab: Page, tmp_path: Path) -> None:
    with seated("is_honest", tab, tmp_path) as (server, opened):
        expect(tab.locator(".hand").first).to_be_visible(timeout=PATIENCE_MS)
        expect(tab.locator(".doubts")).to_have_count(0)
        found = checked(server, opened, tab)

        expect(found).to_contain_text(phrase("replay-own-luck", count=1, rounds=1))
        expect(found.locator(".bad")).to_have_count(0)
        kept = server.get(f"/api/tables/{opened['table']}").json()["proofs"][0]
        assert kept["entropy"][0] in tab.evaluate("JSON.stringify(localStorage)")


def test_a_doubt_that_comes_later_is_seen_though_the_others_were_folded_away(
    tab: Page, tmp_path: Path
) -> None:
    lies: dict[str, Any] = {}

    def passes_on(text: str | bytes) -> str:
        message = json.loads(text)
        if message.get("table"):
            message["table"] |= lies
        return json.dumps(message)

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(passes_on(text)))

    with house(tmp_path) as server:
        table = server.open_table(edition="mini", seats=4)["table"]
        tab.route_web_socket("**/ws/*", between)
        tab.goto(f"http://127.0.0.1:{server.port}/watch/{table}")
        expect(tab.get_by_text("Ann").first).to_be_visible(timeout=PATIENCE_MS)
        doubts = tab.get_by_role("alert").get_by_role("listitem")
        lies["next_commitment"] = "f" * 64
        server.take_seat(table, "Bob")
        expect(doubts).to_have_text([phrase("doubt-promise", round=1)], timeout=PATIENCE_MS)
        tab.locator(".doubts summary").click()
        expect(doubts).to_have_count(0)
        lies["id"], lies["status"], lies["match"] = "elsewhere", "over", 1
        server.take_seat(table, "Cleo")

        expect(doubts).to_have_count(2, timeout=PATIENCE_MS)
        assert not [one for one in findings(tab) if "doubts" in one]


def test_a_match_that_was_broken_off_is_told_on_the_tables_page(stage: Stage, tab: Page) -> None:
    table = stage.table(POSITIONS["classic"])
    stage.wait(table.actor._perform(lambda state: close(state, "by whoever runs the server")))
    tab.goto(f"{stage.address}/watch/{table.id}")

    expect(tab.locator("aside.abandoned")).to_have_text(
        phrase("table-abandoned", count=1), timeout=PATIENCE_MS
    )
    assert findings(tab) == []


@pytest.mark.parametrize(
    ("trick", "doubt", "fault"),
    [
        ("replaces", "replaced", "opening"),
        ("replaces_with_its_seal", "seals", "seals"),
        ("adds_last", "seals", "seals"),
        ("leaves_out", "left-out", "left-out"),
        ("draws_anew", "promise", "promise"),
    ],
)
def test_a_server_that_cheats_is_found_out_at_the_deal_and_in_the_replay(
    tab: Page, tmp_path: Path, trick: str, doubt: str, fault: str
) -> None:
    with seated(trick, tab, tmp_path) as (server, opened):
        sentence = phrase(f"doubt-{doubt}", round=1)
        told = tab.get_by_role("alert").filter(has_text=sentence)
        expect(told).to_be_visible(timeout=PATIENCE_MS)
        tab.reload()
        expect(told).to_be_visible(timeout=PATIENCE_MS)
        assert not [one for one in findings(tab) if "doubts" in one]
        title = phrase("doubts-left-out" if doubt == "left-out" else "doubts-title")
        expect(tab.locator(".doubts summary")).to_have_text(title)
        found = checked(server, opened, tab)

        expect(found.locator(".bad")).to_have_count(1)
        expect(found).to_contain_text(phrase(f"fairness-fault-{fault}"))
