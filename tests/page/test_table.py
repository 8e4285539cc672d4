"""What people do at a table beside answering: touch, drag, react, catch, jump in, come back, play again."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from lastcard.match.players import Player
from lastcard.protocol import React
from lastcard.table.audience import Connection
from tests.page.asks import classic
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, phrase
from tests.page.played import gathering, played
from tests.page.scenes import POSITIONS
from tests.page.staged import Stage, Staged
from tests.page.test_dialogs import seated
from tests.page.test_rounds import PHONE

BOB = Player(1)


def test_a_card_is_played_by_tapping_it_twice(stage: Stage, browser: Browser) -> None:
    with watched_tab(browser, PHONE, touch=True) as tab:
        person = seated(tab, stage.table(POSITIONS["classic"]), "Ann")
        hint = tab.locator(".line .named")

        person.card("b7").tap()
        expect(hint).to_contain_text(phrase("table-tap-why"))
        person.card("b7").tap()
        expect(tab.locator(".line .why")).to_have_text(phrase("reason-no-match"))

        person.card("r1").tap()
        person.card("y2").tap()
        person.card("r1").tap()
        expect(hint).to_contain_text(phrase("table-tap-again"))
        expect(person.cards).to_have_count(9)
        person.card("r1").tap()
        expect(person.cards).to_have_count(8, timeout=PATIENCE_MS)


def test_a_card_that_is_dragged_far_enough_is_played(stage: Stage, tab: Page) -> None:
    person = seated(tab, stage.table(POSITIONS["classic"]), "Ann")

    for way, left in ((40, 9), (200, 8)):
        box = person.card("r1").bounding_box()
        assert box is not None
        x, y = box["x"] + 10, box["y"] + 20
        tab.mouse.move(x, y)
        tab.mouse.down()
        tab.mouse.move(x, y - way, steps=4)
        tab.mouse.up()
        expect(person.cards).to_have_count(left, timeout=PATIENCE_MS)


def test_who_watches_sees_reactions_and_can_hide_them(stage: Stage, tab: Page) -> None:
    table = stage.table(POSITIONS["classic"])
    tab.goto(f"{stage.address}/watch/{table.id}")
    switch = tab.get_by_role("button", name=phrase("settings-reactions"))
    expect(switch).to_have_attribute("aria-pressed", "true", timeout=PATIENCE_MS)
    expect(tab.get_by_role("button", name=phrase("react-title"), exact=True)).to_have_count(0)

    stage.wait(table.actor.receive(Connection(BOB), React("bravo")))
    expect(tab.locator(".bubble")).to_contain_text(phrase("react-bravo"))
    switch.click()
    stage.wait(table.actor.receive(Connection(BOB), React("wow")))
    table.say("Ann r1")

    said = tab.locator(".said[role=log]")
    expect(said).to_contain_text(phrase("event-card-played", who="Ann", card="red 1"), timeout=PATIENCE_MS)
    expect(said).to_contain_text(phrase("react-bravo"))
    expect(said).not_to_contain_text(phrase("react-wow"))


def test_who_plays_reacts_with_two_clicks(stage: Stage, tab: Page) -> None:
    seated(tab, stage.table(POSITIONS["classic"]), "Ann")

    tab.get_by_role("button", name=phrase("react-title")).click()
    tab.get_by_role("button", name=phrase("react-thanks")).click()

    expect(tab.locator(".bubble")).to_have_text(phrase("react-thanks"))


def test_who_has_not_called_is_caught(stage: Stage, tab: Page) -> None:
    seated(tab, stage.table(POSITIONS["owes a call"]), "Bob")

    tab.get_by_role("button", name=phrase("table-catch", who="Ann")).click()

    expect(tab.locator(".lines")).to_contain_text(phrase("event-uno-caught", who="Ann", other="Bob"))
    expect(tab.locator(".calls .catch")).to_have_count(0)


def test_several_can_be_caught_as_long_as_the_rules_leave_it_open(stage: Stage, tab: Page) -> None:
    hands = 'Ann = "r1 y2", Bob = "r3 g2", Cy = "r9 b7 b8"'
    table = stage.table(classic("Ann r1", hands, rules='catch_until = "open"'))
    seated(tab, table, "Cy")
    catches = tab.locator(".calls .catch")
    ann, bob = phrase("table-catch", who="Ann"), phrase("table-catch", who="Bob")
    expect(catches).to_contain_text([ann], timeout=PATIENCE_MS)

    table.say("Bob r3")
    expect(catches).to_contain_text([ann, bob])
    tab.get_by_role("button", name=ann).click()

    expect(tab.locator(".lines")).to_contain_text(phrase("event-uno-caught", who="Ann", other="Cy"))
    expect(catches).to_contain_text([bob])


def test_a_catch_stays_on_offer_until_the_next_player_has_played(stage: Stage, tab: Page) -> None:
    hands = 'Ann = "r1 y2", Bob = "g3 g2", Cy = "r9 b7 b8"'
    table = stage.table(classic("Ann r1", hands, rules='catch_until = "plays"'))
    seated(tab, table, "Cy")
    catches = tab.locator(".calls .catch")
    expect(catches).to_have_count(1, timeout=PATIENCE_MS)

    table.say("Bob draw")
    expect(tab.locator(".lines")).to_contain_text(phrase("event-cards-drawn-hidden", who="Bob", count=1))
    expect(catches).to_have_count(1)
    table.say("Bob keep")

    expect(catches).to_have_count(0)


def test_who_holds_the_same_card_jumps_in(stage: Stage, tab: Page) -> None:
    hands = 'Ann = "r1 y2 y3", Bob = "g2 y8 y9", Cy = "r1 b7 b8"'
    person = seated(tab, stage.table(classic("Ann r1", hands, rules="jump_in = true")), "Cy")
    expect(person.card("r1")).to_have_accessible_name(phrase("table-card-jump", card="red 1"))

    person.card("r1").click()

    expect(tab.locator(".lines")).to_contain_text(phrase("event-card-jumped", who="Cy", card="red 1"))
    assert person.hand() == ["b7", "b8"]


def test_who_left_comes_back_from_the_front_page(stage: Stage, tab: Page) -> None:
    table = stage.table(POSITIONS["classic"])
    tab.add_init_script(table.seat("Ann"))
    tab.goto(stage.address)

    tab.get_by_role("link", name=phrase("home-resume-go")).click()

    expect(tab.locator("button.card")).to_have_count(9, timeout=PATIENCE_MS)


def test_a_public_table_is_joined_from_the_list(stage: Stage, tab: Page) -> None:
    table = gathering(stage, "Ann", public=True)
    tab.goto(f"{stage.address}/tables")

    tab.locator(f"li a[href$='/t/{table.id}']").click()
    expect(tab.get_by_role("heading", level=1)).to_be_focused(timeout=PATIENCE_MS)
    tab.get_by_role("textbox").first.fill("Dora")
    tab.get_by_role("button", name=phrase("table-sit")).click()

    expect(tab.locator("main [role=status]")).to_contain_text("Ann", timeout=PATIENCE_MS)
    assert [seat.name for seat in table.actor.table.seats][:2] == ["Ann", "Dora"]


def test_the_focus_comes_to_the_table_when_the_match_begins(stage: Stage, tab: Page) -> None:
    table = gathering(stage, "Ann")
    tab.add_init_script(table.seat("Ann"))
    tab.goto(table.address)

    tab.get_by_role("button", name=phrase("table-begin")).click()

    # Or to a question that is asked at once, when a bot's first card is a wild draw.
    focused = tab.locator("main.cloth:focus, main.cloth [role=dialog]:focus-within")
    expect(focused).to_have_count(1, timeout=PATIENCE_MS)
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.matches('button.card, .questions *')"), "what is mine is next"


def test_after_a_match_the_host_plays_again(stage: Stage, tab: Page) -> None:
    table = played(stage)
    table.actor._speed = 1000.0
    tab.add_init_script(table.seat("Ann"))
    tab.goto(table.address)

    again = tab.get_by_role("button", name=phrase("score-rematch"))
    again.click(timeout=PATIENCE_MS)

    expect(again).to_be_hidden(timeout=PATIENCE_MS)
    expect(tab.locator("button.card").first).to_be_visible(timeout=PATIENCE_MS)
    assert table.actor.table.status == "playing"


def test_the_host_is_asked_before_a_bot_takes_somebodys_seat(stage: Stage, tab: Page) -> None:
    table = stage.table(POSITIONS["classic"])
    seated(tab, table, "Ann")
    tab.get_by_role("button", name=re.compile("Bob")).first.click()

    tab.get_by_role("button", name=phrase("table-replace"), exact=True).click()
    expect(tab.get_by_text(phrase("table-replace-why", who="Bob"))).to_be_visible()
    assert kind(table) == "person"
    tab.get_by_role("button", name=phrase("table-replace-sure")).click()

    expect(tab.locator("dialog[open]")).to_have_count(0)
    expect(tab.get_by_role("button", name=re.compile("Bob"))).to_have_count(0, timeout=PATIENCE_MS)
    assert kind(table) == "bot"


def kind(table: Staged) -> str:
    return table.actor.table.seats[BOB].kind


@pytest.mark.parametrize("full", [True, False], ids=["full", "not yet"])
def test_a_full_table_is_called_so_and_leads_on(full: bool, stage: Stage, tab: Page) -> None:  # noqa: FBT001
    table = gathering(stage, "Ann", "Bob", "Cy") if full else gathering(stage, "Ann")
    tab.goto(f"{stage.address}/watch/{table.id}")

    title = (
        phrase("problem-table-full") if full else phrase("table-gathering", edition=phrase("edition-classic"))
    )
    expect(tab.get_by_role("heading", level=1)).to_have_text(title, timeout=PATIENCE_MS)
    for way in ("problem-tables", "home-open"):
        expect(tab.get_by_role("link", name=phrase(way))).to_have_count(int(full))
