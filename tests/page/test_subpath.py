"""Below a path of somebody's host, behind a proxy that takes the path off and tells the server nothing of it."""

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.types import LifeSpanScope, Receive, Scope, Send
from playwright.sync_api import Browser, Page, expect

from tests.page.conftest import watched_tab
from tests.page.person import PATIENCE_MS, Person, phrase
from tests.page.staged import staged_server
from tests.page.test_rounds import DESK, PHONE

PREFIX = "/games/cards"


class Proxy:
    """What a host puts before the server."""

    def __init__(self, app: Litestar, strays: list[str]) -> None:
        self._app, self._strays = app, strays

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            if not scope["path"].startswith(f"{PREFIX}/"):
                self._strays.append(scope["path"])
            scope["path"] = scope["path"].removeprefix(PREFIX)
            scope["raw_path"] = scope["raw_path"].removeprefix(PREFIX.encode())
        await self._app(scope, receive, send)


@pytest.fixture(scope="module")
def host(built: None) -> Iterator[str]:
    """Where the page lives; nothing may be asked for beside it."""
    del built
    strays: list[str] = []
    with staged_server(lambda app: Proxy(app, strays)) as stage:
        yield f"{stage.address}{PREFIX}"
    assert strays == []


def test_a_game_is_one_click_away(host: str, tab: Page) -> None:
    person = Person(tab)
    person.play_quickly(f"{host}/", "classic")

    assert re.fullmatch(rf"{re.escape(host)}/t/\w+", tab.url)
    assert len(person.hand()) >= 7


def test_a_deep_link_can_be_loaded_again(host: str, browser: Browser) -> None:
    with watched_tab(browser, DESK, forgives="Failed to load resource: .* 404") as tab:
        loaded_again(host, tab)


def loaded_again(host: str, tab: Page) -> None:
    person = Person(tab)
    person.play_quickly(f"{host}/", "classic")
    place = tab.url

    tab.reload()
    tab.wait_for_selector("button.card", timeout=PATIENCE_MS)
    assert tab.url == place
    assert len(person.hand()) >= 7

    for path in ("rules/flip", "settings", "no/such/place"):
        tab.goto(f"{host}/{path}")
        expect(tab.locator("h1")).to_be_visible()
        tab.locator("header .home").click()
        expect(tab.locator("#quick")).to_be_visible()
        assert tab.url == f"{host}/"


def test_an_invitation_leads_below_the_path(host: str, tab: Page, browser: Browser) -> None:
    tab.goto(f"{host}/new/mini")
    tab.get_by_role("group", name=phrase("new-bots")).get_by_text("0").click()
    tab.get_by_role("button", name=phrase("new-open")).click()
    link = tab.get_by_role("textbox", name=phrase("invite-link"))
    expect(link).to_be_visible(timeout=PATIENCE_MS)
    invitation = link.input_value()
    assert invitation == tab.url
    assert invitation.startswith(f"{host}/t/")

    with watched_tab(browser, PHONE) as friend:
        friend.goto(invitation)
        expect(friend.get_by_role("button", name=phrase("table-sit"))).to_be_visible(timeout=PATIENCE_MS)
