"""Whole rounds in a real browser: one click to the first card, friends by a link, a phone and a desk."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.editions import ALL_EDITIONS
from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, Person, phrase

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1280, height=800)
KEYS = tuple(edition.key for edition in ALL_EDITIONS)


@pytest.fixture
def two(browser: Browser) -> Iterator[tuple[Person, Person]]:
    """A person at a desk and a person with a phone."""
    with watched_tab(browser, DESK) as desk, watched_tab(browser, PHONE) as phone:
        yield Person(desk), Person(phone)


@pytest.mark.parametrize("edition", KEYS)
def test_two_people_and_bots_play_a_round(edition: str, page_server: str, two: tuple[Person, Person]) -> None:
    ann, bob = two
    table = opened(ann.tab, page_server, edition)
    bob.tab.goto(table)
    bob.tab.get_by_role("textbox").first.fill("Bob")
    bob.tab.get_by_role("button", name=phrase("table-sit")).click()
    expect(ann.tab.get_by_text("Bob").first).to_be_visible(timeout=PATIENCE_MS)
    ann.tab.get_by_role("button", name=phrase("table-begin")).click()
    for person in two:
        person.tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
        person.play_on()

    assert ann.sees_the_end()
    assert bob.sees_the_end()


def opened(tab: Page, server: str, edition: str) -> str:
    """A new table for four and a single round, by the form; its link."""
    tab.goto(f"{server}/new/{edition}")
    tab.get_by_text(phrase("mode-single"), exact=True).click()
    tab.get_by_role("button", name=phrase("new-open")).click()
    tab.wait_for_url(re.compile(r"/t/\w+"), timeout=PATIENCE_MS)
    tab.wait_for_selector("main", timeout=PATIENCE_MS)
    return tab.url


def test_bots_are_as_good_as_the_host_says(page_server: str, tab: Page) -> None:
    """Those who are asked to sit down, and those who take the open seats when it begins."""
    table = opened(tab, page_server, "mini").rsplit("/", 1)[1]
    levels = tab.get_by_role("group", name=phrase("new-level"))

    levels.get_by_text(phrase("new-level-easy"), exact=True).click()
    tab.get_by_role("button", name=phrase("table-add")).first.click()
    expect(tab.get_by_text(phrase("table-bot-easy"))).to_have_count(1)
    levels.get_by_text(phrase("new-level-hard"), exact=True).click()
    tab.get_by_role("button", name=phrase("table-begin")).click()
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)

    seats = tab.request.get(f"{page_server}/api/tables/{table}").json()["seats"]
    assert [seat["level"] for seat in seats] == ["", "easy", "hard", "hard"]


def test_the_first_card_is_one_click_away(page_server: str, tab: Page) -> None:
    person = Person(tab)
    person.play_quickly(page_server, "mini")

    dealt = person.hand()

    person.play_on()

    expect(tab.locator(".discard .top")).to_be_visible()
    for _ in range(200):
        if person.hand() != dealt:
            return
        tab.wait_for_timeout(100)
    pytest.fail("expected a card to be played or drawn")


def test_an_address_can_ask_for_a_game_at_once(page_server: str, tab: Page) -> None:
    tab.goto(f"{page_server}/#play=flip")

    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    assert len(Person(tab).hand()) >= 7, "and more, if bots were quick with their draws"
