"""The rules on the page: what the terminal tells, to read, to jump about in, and for every edition."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from lastcard.locale import Speaker
from lastcard.locale.guide import tell
from lastcard.locale.howto import how_to_play
from lastcard.model.edition import Edition
from tests.editions import ALL_EDITIONS
from tests.locale.test_howto import lines

SHOWN = "main section h2, main section li, main section h3, main section p"
DESK = ViewportSize(width=1280, height=800)


@pytest.mark.parametrize("edition", ALL_EDITIONS, ids=lambda edition: edition.key)
def test_the_page_tells_what_the_terminal_tells(edition: Edition, page_server: str, tab: Page) -> None:
    speaker = Speaker("en", edition=edition)
    told = [tell(one, speaker) for one in lines(how_to_play(edition, edition.rulings, edition.mode))]

    tab.goto(f"{page_server}/rules/{edition.key}")
    tab.wait_for_selector("main section h3")

    assert tab.locator(SHOWN).all_inner_texts() == told


def test_every_card_stands_beside_its_rule(page_server: str, tab: Page) -> None:
    tab.goto(f"{page_server}/rules/flip")
    tab.wait_for_selector("main section h3")

    assert tab.locator("article svg.card").count() == tab.locator("article").count() == 14


def test_a_heading_is_one_click_away(page_server: str, tab: Page) -> None:
    tab.set_viewport_size(DESK)
    tab.goto(f"{page_server}/rules/flip")

    tab.get_by_role("navigation", name="Contents").get_by_role("link", name="The dark side").click()

    heading = tab.get_by_role("heading", name="The dark side")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_another_edition_is_one_click_away(page_server: str, tab: Page) -> None:
    tab.goto(f"{page_server}/rules")
    expect(tab.get_by_role("heading", level=1)).to_have_text("How to play Classic")

    tab.get_by_role("navigation", name="Editions").get_by_role("link", name="Mini").click()

    expect(tab.get_by_role("heading", level=1)).to_have_text("How to play Mini")
    expect(tab.get_by_text("56 cards.")).to_be_visible()
